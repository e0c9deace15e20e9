#include "wasm/local_table.h"
#include "base/strings.h"

#include "fair/shuffler.h"
#include "json/json.h"
#include "notation/play_text.h"
#include "notation/words.h"
#include "table/next_game.h"
#include "table/record.h"

namespace tacit::wasm {
namespace {

using table::Event;
using table::ServerMessage;

struct TableWish {
  std::string table;
  std::string host;
  table::Options options;
  std::optional<std::string> seed;
  TACIT_FIELDS(TableWish, table, host, options, seed)
};

struct NextWish {
  std::string table;
  std::string events;  // of the table that is over
  TACIT_FIELDS(NextWish, table, events)
};

struct Order {
  std::string person;
  std::string name;
  table::Command command;
  TACIT_FIELDS(Order, person, name, command)
};

std::string malformed(std::string text) {
  return table::refusalFor({}, {table::RefusalCode::Malformed, std::move(text)});
}

}  // namespace

std::string LocalTable::create(std::string_view wish, double now) {
  TableWish wanted;
  if (const auto problem = json::readText(wish, wanted)) return malformed(problem->what);
  if (const auto agreed = table::agree(wanted.options); !agreed)
    return table::refusalFor({}, {table::RefusalCode::BadOptions, agreed.error()});
  const auto secret = wanted.seed ? fair::secretFrom(*wanted.seed) : std::nullopt;
  if (wanted.seed && !secret) return malformed("seed: expected 64 digits of 0-9 a-f");
  table::Referee(table_, outside_, base::instantAt(static_cast<std::int64_t>(now)))
      .create({wanted.table, wanted.host, wanted.options, secret ? fair::commitment(*secret) : "", wanted.seed});
  return {};
}

std::string LocalTable::createNext(std::string_view wish, double now) {
  NextWish wanted;
  if (const auto problem = json::readText(wish, wanted)) return malformed(problem->what);
  LocalTable over(0);
  if (auto problem = over.restore(wanted.events); !problem.empty()) return problem;
  const auto everybodyIsHere = [](const std::string& /*person*/) { return true; };
  const table::NextGame next = table::nextGame(over.table_, everybodyIsHere);
  table::Referee referee(table_, outside_, base::instantAt(static_cast<std::int64_t>(now)));
  referee.create({wanted.table, next.host, over.table_.options(), "", {}, next.evening});
  referee.seat(next.seats);
  return {};
}

std::string LocalTable::restore(std::string_view events) {
  while (const auto line = base::takeUntil(events, '\n')) {
    Event event;
    if (const auto problem = json::readText(*line, event)) return malformed(problem->what);
    table_.apply(event);
    events_.push_back(std::move(event));
  }
  return {};
}

std::string LocalTable::act(std::string_view order, double now) {
  Order wanted;
  if (const auto problem = json::readText(order, wanted)) return malformed(problem->what);
  const table::Command& command = wanted.command;
  table::Referee referee(table_, outside_, base::instantAt(static_cast<std::int64_t>(now)));
  const auto refusal = referee.act({wanted.person, wanted.name}, command);
  return table::answerFor(table_, wanted.person, command, refusal);
}

bool LocalTable::letBotDecide(double now) {
  SeatSet bots;
  for (const Seat seat : table_.deciding()) {
    if (table_.places().botDecides(seat)) bots |= only(seat);
  }
  if (bots.empty()) return playForced(now);
  const Seat seat = bots.first();
  const bots::Budget budget{.milliseconds = table_.options().botMilliseconds};
  const Play play = bots::decide(see(table_, seat), botLevel(table_, seat), budget, random_);
  static_cast<void>(table::Referee(table_, outside_, base::instantAt(static_cast<std::int64_t>(now)))
                        .decideFor(seat, play, table::DecidedBy::Bot));
  return true;
}

bool LocalTable::playForced(double now) {
  const auto before = table_.lastNumber();
  table::Referee(table_, outside_, base::instantAt(static_cast<std::int64_t>(now))).playForced();
  return table_.lastNumber() != before;
}

std::string LocalTable::advise(std::string_view seat, int milliseconds) {
  const auto who = notation::seatNamed(seat);
  if (!who || !table_.deciding().contains(*who)) return {};
  const View seen = see(table_, *who);
  const Play play = bots::decide(seen, bots::Level::Sampler, {.milliseconds = milliseconds}, random_);
  return notation::playText(seen.position, play);
}

std::string LocalTable::view(std::string_view person, std::int64_t at) const {
  table::Table then;
  for (const Event& event : events_)
    if (event.n <= at) then.apply(event);
  return table::viewFor(then, viewerOf(then, person));
}

std::string LocalTable::after(std::string_view person, std::int64_t last) const {
  std::string text;
  for (const auto& message : table::restFor(events_, person, last)) text += message + '\n';
  return text;
}

std::string LocalTable::events(std::int64_t last) const {
  std::string text;
  for (const Event& event : events_)
    if (event.n > last) text += json::text(event) + '\n';
  return text;
}

std::string LocalTable::record() const { return notation::gameFileText(table::recordOf(events_)); }

table::Shuffled LocalTable::shuffled(const table::Table& at, int number) {
  const Setup& setup = at.setup();
  if (const auto secret = fair::secretFrom(at.fairness().seed)) {
    const fair::Shuffler shuffler(*secret, at.fairness().words);
    const Stack pack = shuffler.shuffledPack(setup, static_cast<std::uint32_t>(number));
    return table::shuffledEvent(number, pack, number == 1 ? std::optional(shuffler.firstDealer(setup)) : std::nullopt);
  }
  const auto dealer = number == 1 ? std::optional(drawnDealer(setup, random_)) : std::nullopt;
  return table::shuffledEvent(number, shuffledPack(setup, random_), dealer);
}

}  // namespace tacit::wasm
