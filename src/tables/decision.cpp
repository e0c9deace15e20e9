#include "tables/decision.h"

#include <algorithm>

#include "notation/position_text.h"
#include "rules/swap.h"

namespace tacit::tables {
namespace {

struct TraceSent {
  int dealtTo = 0;
  int openings = 0;
  std::int64_t lacks = 0;
  TACIT_FIELDS(TraceSent, dealtTo, openings, lacks)
};

// A line of notation, and what it has no words for.
struct DecisionSent {
  std::string position;
  int seat = 0;               // that decides: in the swap several do at a time
  std::vector<int> received;  // cards
  int keeps = 0;              // seats
  std::vector<TraceSent> traces;
  std::string level;  // by name: another node may know other levels
  int milliseconds = 0;
  std::string address;
  std::string person;
  std::string table;
  TACIT_FIELDS(DecisionSent, position, seat, received, keeps, traces, level, milliseconds, address, person, table)
};

bool isSound(const DecisionSent& sent) {
  const auto isCard = [](int card) { return card >= 0 && (card < kCards || card == static_cast<int>(Card::None)); };
  const auto isTrace = [](const TraceSent& one) {
    const bool isSeat = (one.dealtTo >= 0 && one.dealtTo < kSeats) || one.dealtTo == static_cast<int>(kNoSeat);
    return isSeat && one.openings >= 0 && one.openings < 256;
  };
  return sent.received.size() == kSeats && std::ranges::all_of(sent.received, isCard) && sent.traces.size() == kSeats &&
         std::ranges::all_of(sent.traces, isTrace) && bots::levelNamed(sent.level) && sent.milliseconds >= 0 &&
         sent.seat >= 0 && sent.seat < kSeats;
}

// As it is written: in the swap it is the turn of the first who has not given.
View writtenView(View view) {
  if (view.position.phase == Phase::Swap)
    view.position = decidedBy(view.position, yetToGive(view.position).next(view.position.dealer));
  return view;
}

}  // namespace

std::string textOf(const Decision& decision) {
  const View& view = decision.view;
  DecisionSent sent{.position = notation::positionText(writtenView(view)),
                    .seat = static_cast<int>(view.position.by),
                    .received = {},
                    .keeps = static_cast<int>(view.keeps.bits()),
                    .traces = {},
                    .level = std::string(bots::kLevelNames[static_cast<std::size_t>(decision.level)]),
                    .milliseconds = static_cast<int>(decision.asked.count()),
                    .address = decision.owner.address,
                    .person = decision.owner.person,
                    .table = decision.owner.table};
  for (const Card card : view.received) sent.received.push_back(static_cast<int>(card));
  for (const Trace& one : view.traces)
    sent.traces.push_back({static_cast<int>(one.dealtTo), one.openings, static_cast<std::int64_t>(one.lacks)});
  return json::text(sent);
}

std::optional<Decision> decisionFrom(const std::string& text) {
  DecisionSent sent;
  if (json::readText(text, sent) || !isSound(sent)) return std::nullopt;
  const auto scene = notation::parsePosition(sent.position);
  if (!scene) return std::nullopt;
  const auto decider = static_cast<Seat>(sent.seat);
  if (!deciders(scene->position).contains(decider)) return std::nullopt;
  Decision decision;
  decision.view.position = decidedBy(scene->position, decider);
  decision.view.knows = scene->knows;
  decision.view.keeps = SeatSet(static_cast<unsigned>(sent.keeps));
  for (std::size_t seat = 0; seat < kSeats; ++seat) {
    decision.view.received[seat] = static_cast<Card>(sent.received[seat]);
    const TraceSent& trace = sent.traces[seat];
    decision.view.traces[seat] = {static_cast<Seat>(trace.dealtTo), static_cast<std::uint8_t>(trace.openings),
                                  static_cast<CardSet>(trace.lacks)};
  }
  decision.level = bots::levelNamed(sent.level).value_or(bots::Level::Simple);
  decision.asked = std::chrono::milliseconds(sent.milliseconds);
  decision.owner = {sent.address, sent.person, sent.table};
  return decision;
}

}  // namespace tacit::tables
