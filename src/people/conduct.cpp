#include "people/conduct.h"

#include "service/answers.h"
#include "service/logging.h"
#include "service/secrets.h"
#include "text/writing.h"

namespace tacit::people {

using base::Refusal;
using base::RefusalCode;

namespace {

constexpr std::size_t kMaxBlocks = 1000;
constexpr std::size_t kMaxId = 64;

std::string nameOf(Reason reason) { return std::string(json::nameOf(reason)); }

base::Outcome refuseReport(const Report& report) {
  const auto bad = [](std::string why) { return Refusal{RefusalCode::BadText, std::move(why)}; };
  if (report.person.size() > kMaxId || report.table.value_or("").size() > kMaxId) return bad("there is no such id");
  if (report.table && report.table->find('\0') != std::string::npos) return bad("there is no such table");
  if (report.text.empty()) return {};
  const auto problem = text::problemWithReport(report.text);
  return problem ? bad(problem->what) : base::Outcome();
}

}  // namespace

Blocked blockedBy(store::Store& store, const std::vector<std::string>& ignored) {
  Blocked blocked;
  for (const auto& id : ignored)
    if (const auto person = store.people().find(id))
      blocked.people.push_back({person->id, person->name, person->guest});
  return blocked;
}

void Conduct::block(const Call& call) {
  BlockWish wish;
  if (!call.read(wish)) return;
  const std::string& me = call.person().id;
  if (wish.person == me) return call.reply(service::failure(RefusalCode::BadPerson));
  if (wish.on && people_.exclusions().ignoredBy(me).size() >= kMaxBlocks)
    return call.reply(service::failure(RefusalCode::TooManyBlocks));
  keeper_.ask([this, block = store::Block{me, wish.person}, on = wish.on, reply = call.reply](store::Store& store) {
    if (!store.conduct().setBlock(block, on, base::wallNow())) return reply(service::failure(RefusalCode::NoPerson));
    net_.post([this, block, on, reply] {
      people_.exclusions().setBlock(block, on);
      keeper_.look(block.person, [reply, ignored = people_.exclusions().ignoredBy(block.person)](store::Store& again) {
        reply(service::answerWith(blockedBy(again, ignored)));
      });
    });
  });
}

void Conduct::blocked(const Call& call) {
  keeper_.look(call.personId(), [reply = call.reply, ignored = people_.exclusions().ignoredBy(call.personId())](
                                    store::Store& store) { reply(service::answerWith(blockedBy(store, ignored))); });
}

void Conduct::report(const Call& call) {
  Report wish;
  if (!call.read(wish)) return;
  if (const auto refusal = refuseReport(wish)) return call.reply(service::failure(*refusal));
  const std::string& me = call.person().id;
  if (wish.person == me) return call.reply(service::failure(RefusalCode::BadPerson));
  if (const auto refusal = call.takeOne()) return call.reply(service::failure(*refusal));
  const store::KeptReport kept{service::newPersonId(),  base::wallNow(),     me,       wish.person,
                               wish.table.value_or(""), nameOf(wish.reason), wish.text};
  keeper_.ask([kept, reply = call.reply](store::Store& store) {
    if (!store.conduct().addReport(kept)) return reply(service::failure(RefusalCode::NoPerson));
    service::logInfo("report " + kept.id + ": person " + kept.reporter + " about person " + kept.person + ", " +
                     kept.reason);
    reply(service::answerWith(Done{"thank you; the people who run this server will look into it"}, 201));
  });
}

}  // namespace tacit::people
