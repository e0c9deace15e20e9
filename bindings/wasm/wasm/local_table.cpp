#include "wasm/local_table.h"

#include "json/json.h"
#include "notation/words.h"
#include "table/record.h"

namespace tacit::wasm {
namespace {

using table::Event;
using table::ServerMessage;

const table::Person kPerson = {"me", "me"};

std::string errorText(std::optional<std::string> id, std::string code, std::string text) {
  table::ErrorMessage error;
  error.re = std::move(id);
  error.code = std::move(code);
  error.text = std::move(text);
  return json::text(ServerMessage(std::move(error))) + '\n';
}

}  // namespace

std::string LocalTable::create(std::string_view options, double now) {
  table::Options wanted;
  if (const auto problem = json::readText(options, wanted)) return errorText({}, "malformed", problem.what);
  if (const auto agreed = table::agree(wanted); !agreed) return errorText({}, "bad_options", agreed.error());
  table::Referee(table_, outside_, static_cast<std::int64_t>(now))
      .create({"local", kPerson.id, wanted, "", std::nullopt});
  messages_.clear();
  return view();
}

std::string LocalTable::restore(std::string_view events) {
  while (const auto line = notation::takeUntil(events, '\n')) {
    Event event;
    if (const auto problem = json::readText(*line, event)) return errorText({}, "malformed", problem.what);
    table_.apply(event);
    events_.push_back(std::move(event));
  }
  return view();
}

std::string LocalTable::act(std::string_view command, double now) {
  table::Command wanted;
  if (const auto problem = json::readText(command, wanted)) return errorText({}, "malformed", problem.what);
  const auto refusal = table::Referee(table_, outside_, static_cast<std::int64_t>(now)).act(kPerson, wanted);
  if (refusal) return errorText(wanted.id, refusal->code, refusal->text);
  table::OkMessage ok;
  ok.re = wanted.id;
  ok.n = table_.lastNumber();
  if (const auto* const list = std::get_if<table::ListPlays>(&wanted.want))
    ok.plays = table::legalPlays(table_, notation::seatNamed(list->seat).value_or(kNoSeat));
  return takeMessages() + json::text(ServerMessage(std::move(ok))) + '\n';
}

std::string LocalTable::letBotDecide(double now) {
  SeatSet bots = 0;
  forEachSeat(table_.deciding(), [&](Seat seat) {
    if (table_.botDecides(seat)) bots |= only(seat);
  });
  if (bots == 0) return {};
  const Seat seat = firstOf(bots);
  const bots::Budget budget{.milliseconds = table_.options().botMilliseconds};
  const Play play = bots::decide(table_.see(seat), table_.botLevel(seat), budget, random_);
  static_cast<void>(
      table::Referee(table_, outside_, static_cast<std::int64_t>(now)).decideFor(seat, play, table::How::Bot));
  return takeMessages();
}

std::string LocalTable::view() const { return table::viewFor(table_, table_.viewer(kPerson.id)) + '\n'; }

std::string LocalTable::events() const {
  std::string text;
  for (const Event& event : events_) text += json::text(event) + '\n';
  return text;
}

std::string LocalTable::record() const { return notation::gameFileText(table::recordOf(events_)); }

table::Shuffled LocalTable::shuffled(const Setup& setup, int number) {
  const auto dealer = number == 1 ? std::optional(drawnDealer(setup, random_)) : std::nullopt;
  return table::shuffledEvent(number, shuffledPack(setup, random_), dealer);
}

void LocalTable::told(const Event& event) {
  events_.push_back(event);
  messages_ += table::eventFor(table_, event, table_.viewer(kPerson.id)) + '\n';
}

std::string LocalTable::takeMessages() { return std::exchange(messages_, {}); }

}  // namespace tacit::wasm
