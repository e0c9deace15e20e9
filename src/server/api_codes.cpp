// Short codes: from the same room to a table that waits for people, or to a big screen that waits for a table.
#include "server/api.h"
#include "service/answers.h"
#include "service/secrets.h"

namespace tacit::server {

using base::Refusal;
using base::RefusalCode;

namespace {

using namespace std::chrono_literals;

constexpr int kDraws = 20;           // until a code is free
constexpr auto kScreenWaits = 2min;  // after it last asked, which it does every few seconds
constexpr auto kKeepEvery = 30s;     // that this is written

// What `give` makes of a code that nobody has.
template <typename Give>
std::optional<std::string> draw(Give give) {
  for (int n = 0; n < kDraws; ++n)
    if (auto code = give(service::newShortCode(service::kTableCodeLength))) return code;
  return std::nullopt;
}

Refusal nothingWaits() { return {RefusalCode::NoTable, "nothing waits there"}; }
Refusal noCodeLeft() { return {RefusalCode::Busy, "no code is free; try again in a moment"}; }

}  // namespace

void Api::tableCode(const Call& call) {
  service::TableName name;
  if (!call.read(name)) return;
  toTable(
      call, name.table,
      [this, call](const std::shared_ptr<tables::Room>& room) {
        if (room->table().stage() != table::Stage::Open)
          return call.reply(service::failure({RefusalCode::NotNow, "this table no longer waits for people"}));
        keeper_.ask([table = room->table().id(), reply = call.reply](store::Store& store) {
          const auto code = draw([&](const std::string& drawn) { return store.codes().giveTable(table, drawn); });
          reply(code ? service::answerWith(service::ShortCode{*code}) : service::failure(noCodeLeft()));
        });
      },
      [call] { call.reply(service::failure(RefusalCode::NoTable)); });
}

void Api::findCode(const Call& call) {
  const auto code = service::shortCodeIn(call.rest, service::kTableCodeLength);
  if (!code) return call.reply(service::failure(nothingWaits()));
  keeper_.look(call.address(), [code = *code, reply = call.reply](store::Store& store) {
    const service::CodeHolder holder{store.codes().tableOf(code), store.codes().screenWaits(code, base::wallNow())};
    reply(holder.table || holder.screen ? service::answerWith(holder) : service::failure(nothingWaits()));
  });
}

// To a screen that waits.
void Api::bringTable(const Call& call) {
  service::TableName name;
  if (!call.read(name)) return;
  const auto code = service::shortCodeIn(call.rest, service::kTableCodeLength);
  if (!code) return call.reply(service::failure(nothingWaits()));
  keeper_.ask([code = *code, table = name.table, reply = call.reply](store::Store& store) {
    if (store.tables().statusOf(table) != store::TableStatus::Unfinished)
      return reply(service::failure(RefusalCode::NoTable));
    const bool brought = store.codes().bring(table, code, base::wallNow());
    reply(brought ? service::answerWith(people::Done{"brought"}) : service::failure(nothingWaits()));
  });
}

void Api::newScreen(const Call& call) {
  keeper_.ask([screen = service::newLinkId<std::string>(), reply = call.reply](store::Store& store) {
    const auto now = base::wallNow();
    const auto code = draw(
        [&](const std::string& drawn) { return store.codes().giveScreen(screen, drawn, now, now + kScreenWaits); });
    if (!code) return reply(service::failure(noCodeLeft()));
    reply(service::answerWith(service::WaitingScreen{screen, *code, {}}, 201));
  });
}

// It waits as long as it asks.
void Api::waitingScreen(const Call& call) {
  keeper_.look(call.address(), [&keeper = keeper_, screen = call.rest, reply = call.reply](store::Store& store) {
    const auto now = base::wallNow();
    const auto kept = store.codes().screen(screen, now);
    if (!kept) return reply(service::failure(nothingWaits()));
    if (kept->until < now + kScreenWaits - kKeepEvery)
      keeper.ask(
          [screen, until = now + kScreenWaits](store::Store& writing) { writing.codes().keepWaiting(screen, until); });
    service::WaitingScreen waiting{screen, kept->code, {}};
    if (!kept->table.empty()) waiting.table = kept->table;
    reply(service::answerWith(waiting));
  });
}

}  // namespace tacit::server
