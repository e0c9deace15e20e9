#include "table/record.h"

#include <algorithm>
#include <ctime>

#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "table/event_check.h"
#include "text/words.h"

namespace tacit::table {
namespace {

std::string dateOf(base::Instant time) {
  const std::time_t seconds = std::chrono::system_clock::to_time_t(time);
  std::tm utc{};
  gmtime_r(&seconds, &utc);
  char text[11];  // NOLINT: room for a date
  std::strftime(text, sizeof text, "%Y.%m.%d", &utc);
  return text;
}

std::string playerText(const Place& place) { return place.isPerson() ? place.name : "bot " + place.level; }

std::vector<text::Seal> sealsOf(const Table& table) {
  std::vector<text::Seal> seals;
  for (const Place& place : table.places())
    if (!place.commit.empty()) seals.push_back({notation::seatLetters(place.seats), place.commit, place.word.empty()});
  return seals;
}

void addHeaders(notation::GameRecord& record, const Table& table, base::Instant began) {
  record.setHeader("Event", "Tacit table " + table.id());
  record.setHeader("Date", dateOf(began));
  for (const Place& place : table.places())
    for (const Seat seat : place.seats) record.setHeader(std::string(1, notation::seatLetter(seat)), playerText(place));
  record.setHeader("Result", table.result().empty() ? "none" : table.result());
  if (!table.fairness().commit.empty()) record.setHeader("Commit", table.fairness().commit);
  if (!table.fairness().words.empty()) record.setHeader("Words", table.fairness().words);
  if (const auto seals = sealsOf(table); !seals.empty()) record.setHeader("WordCommits", text::sealsText(seals));
  if (table.stage() != Stage::Playing && !table.fairness().seed.empty())
    record.setHeader("Seed", table.fairness().seed);
}

bool isDecision(const Event& event) {
  return std::holds_alternative<Gave>(event.what) || std::holds_alternative<Played>(event.what);
}

bool isDecisionOf(std::string_view seat, const Event& event) {
  const auto* const gave = std::get_if<Gave>(&event.what);
  const auto* const played = std::get_if<Played>(&event.what);
  return (gave != nullptr && gave->seat == seat) || (played != nullptr && played->seat == seat);
}

void takeOut(std::vector<Event>& stood, const TookBack& back) {
  if (back.since) {
    std::erase_if(stood, [&](const Event& one) { return one.n >= *back.since && isDecision(one); });
    return;
  }
  const auto isIts = [&](const Event& one) { return isDecisionOf(back.seat, one); };
  auto after = stood.end();
  while (after != stood.begin() && !isIts(*std::prev(after))) --after;
  if (after != stood.begin()) stood.erase(std::prev(after));
}

// The events without the decisions that were taken back.
std::vector<Event> whatStood(std::span<const Event> events) {
  std::vector<Event> stood;
  for (const Event& event : events) {
    if (const auto* const back = std::get_if<TookBack>(&event.what)) takeOut(stood, *back);
    else stood.push_back(event);
  }
  return stood;
}

bool sameDeal(const Position& x, const Position& y) { return x.deals == y.deals && x.shuffles == y.shuffles; }

// The decision an event made, or the board it set right, and the position before it.
void recordDecision(notation::Recorder& recorder, const Position& before, const Event& event) {
  if (const auto* const gave = std::get_if<Gave>(&event.what)) {
    const Position its = decidedBy(before, notation::seatNamed(gave->seat).value_or(kNoSeat));
    if (const auto play = notation::parsePlay(its, "give:" + gave->card.value_or(""))) recorder.play(its, *play);
  } else if (const auto* const played = std::get_if<Played>(&event.what)) {
    if (const auto play = notation::parsePlay(before, played->play)) recorder.play(before, *play);
  } else if (const auto* const set = std::get_if<BoardSet>(&event.what)) {
    if (const auto after = notation::withBoard(before, set->board)) recorder.boardSet(*after);
  }
}

}  // namespace

notation::GameRecord recordOf(std::span<const Event> events) {
  Table table;
  notation::Recorder recorder{Setup{}};
  for (const Event& event : whatStood(events)) {
    const Position before = table.position();
    const bool dealtBefore = table.dealt();
    table.apply(event);
    if (std::holds_alternative<Created>(event.what)) recorder = notation::Recorder(table.setup());
    recordDecision(recorder, before, event);
    if (table.dealt() && !(dealtBefore && sameDeal(before, table.position()))) recorder.deal(table.position());
  }
  addHeaders(recorder.record(), table, events.empty() ? base::Instant{} : events.front().t);
  return recorder.record();
}

}  // namespace tacit::table
