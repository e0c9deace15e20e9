#include "core/observation.h"

#include <algorithm>

namespace tacit::python {
namespace {

// Where a feature begins; a name that is not there does not compile.
consteval std::size_t offsetIn(std::span<const Feature> features, std::string_view name) {
  std::size_t at = 0;
  for (const Feature& feature : features) {
    if (feature.name == name) return at;
    at += static_cast<std::size_t>(feature.size);
  }
  throw "no such feature";
}
consteval std::size_t table(std::string_view name) { return offsetIn(kTableFeatures, name); }
consteval std::size_t ofSeat(std::string_view name) { return offsetIn(kSeatFeatures, name); }
consteval std::size_t ofPlay(std::string_view name) { return offsetIn(kPlayFeatures, name); }

// A board's bytes for one seat: the ring, then the base, then home.
constexpr std::size_t kBoardSize = kMaxRing + 1 + kMarbles;
static_assert(ofSeat("base") == ofSeat("ring") + kMaxRing && ofSeat("home") == ofSeat("base") + 1);
static_assert(ofSeat("undo_ring") == ofSeat("ring") + kBoardSize && kSeatSize == ofSeat("undo_ring") + kBoardSize);

std::uint8_t byte(std::uint64_t number) { return static_cast<std::uint8_t>(std::min<std::uint64_t>(number, 255)); }

void mark(Row row, std::size_t at, Card card) {
  if (card != Card::None) row[at + index(card)] = 1;
}

void count(Row row, std::size_t at, const CardCounts& counts) {
  std::ranges::copy(counts, row.begin() + static_cast<std::ptrdiff_t>(at));
}

// The board's bytes of one seat.
void writeBoard(const Slots& slots, const Board& board, Seat seat, Row row) {
  const auto four = board.marbles[seat];
  for (const Marble marble : four) {
    const Space space = spaceOf(marble);
    if (space == kBase) ++row[kMaxRing];
    else if (isHome(space)) row[kMaxRing + static_cast<std::size_t>(homeNumber(space))] = 1;
    else row[static_cast<std::size_t>(slots.ringNumber(space))] = isFresh(marble) ? 2 : 1;
  }
}

std::size_t phaseIndex(Phase phase) {
  static_assert(Phase::Swap < Phase::Play && Phase::Play < Phase::Skipped && Phase::Skipped < Phase::Answer);
  return phase == Phase::Over ? 4 : static_cast<std::size_t>(phase);
}

void writeTable(const Position& p, Row row) {
  row[table("layout") + static_cast<std::size_t>(p.setup.layout)] = 1;
  for (unsigned k = 0; k < kSwitches; ++k) row[table("switches") + k] = (p.setup.switches >> k & 1U) != 0 ? 1 : 0;
  count(row, table("pack"), cardsOf(p.setup.pack, p.setup.seatCount()));
  row[table("phase") + phaseIndex(p.phase)] = 1;
  mark(row, table("function"), p.function);
  row[table("tac_banned")] = p.tacBanned ? 1 : 0;
  count(row, table("gone"), p.gone);
  const std::uint32_t laid = std::min(p.laid, 65535U);
  row[table("laid")] = byte(laid >> 8U);
  row[table("laid") + 1] = byte(laid & 255U);
  row[table("deals")] = p.deals;
  row[table("shuffles")] = byte(p.shuffles);
  row[table("stack")] = p.stack;
}

SeatSet setOf(Seat seat) { return seat == kNoSeat ? SeatSet{} : only(seat); }

SeatSet handsShown(const Position& p) {
  unsigned set = 0;
  for (const Seat s : p.layout().seats) set |= p.hands[s].isHidden() ? 0U : 1U << s;
  return SeatSet(set);
}

// The seat features that are yes or no, in their order: which seats have them.
using Flags = std::array<SeatSet, 11>;
static_assert(ofSeat("occupied") == 0 && ofSeat("place") == Flags{}.size());

Flags flagsOf(const Position& p, Seat observer) {
  const SeatSet declared = p.says.known ? p.layout().seats : SeatSet{};
  return {p.layout().seats, p.inGame(),  p.layout().side[observer], setOf(p.setup.givesTo(observer)), setOf(p.dealer),
          setOf(p.turn),    setOf(p.by), (declared & p.says.yes),   declared.without(p.says.yes),     p.gave,
          handsShown(p)};
}

void writeFlags(const Flags& flags, Seat seat, Row row) {
  for (std::size_t k = 0; k < flags.size(); ++k) row[k] = flags[k].contains(seat) ? 1 : 0;
}

void writeHand(const View& view, Seat seat, const Slots& slots, Row row) {
  const Position& p = view.position;
  const Hand hand = p.hands[seat];
  row[ofSeat("hand_size")] = byte(static_cast<std::uint64_t>(hand.size()));
  const Hand known = hand.isHidden() ? view.knows[seat] : hand;
  known.forEachKind(
      [&](Card card) { row[ofSeat("cards") + index(card)] = byte(static_cast<std::uint64_t>(known.count(card))); });
  mark(row, ofSeat("gift"), p.given[seat]);
  mark(row, ofSeat("received"), view.received[seat]);
  const Trace trace = view.traces[seat];
  if (trace.dealtTo != kNoSeat) row[ofSeat("dealt_to") + slots.of(trace.dealtTo)] = 1;
  row[ofSeat("openings_laid")] = trace.openings;
  forEachCard(trace.lacks, [&](Card card) { mark(row, ofSeat("lacks"), card); });
}

void writePlace(const Position& p, Seat seat, Row row) {
  for (std::size_t place = 0; place < p.won.size(); ++place)
    if (p.won[place].contains(seat)) row[ofSeat("place")] = byte(place + 1);
}

}  // namespace

void observe(const View& view, Seat observer, Row row) {
  const Position& p = view.position;
  const Slots slots(p.layout(), observer);
  const Flags flags = flagsOf(p, observer);
  std::ranges::fill(row, std::uint8_t{0});
  writeTable(p, row.first<kTableSize>());
  slots.forEach([&](Seat seat, std::size_t slot) {
    const Row block = row.subspan(kTableSize + slot * kSeatSize, kSeatSize);
    writeFlags(flags, seat, block);
    if (!p.won[0].empty()) writePlace(p, seat, block);
    writeHand(view, seat, slots, block);
    writeBoard(slots, p.board, seat, block.subspan<ofSeat("ring")>());
    if (p.function != Card::None) writeBoard(slots, p.undo, seat, block.subspan<ofSeat("undo_ring")>());
  });
}

void describe(const View& view, Seat observer, const Play& play, Row row) {
  std::ranges::fill(row, std::uint8_t{0});
  mark(row, ofPlay("card"), play.card);
  mark(row, ofPlay("as"), play.as);
  row[ofPlay("kind") + static_cast<std::size_t>(play.kind)] = 1;
  const Slots slots(view.position.layout(), observer);
  slots.forEach([&](Seat seat, std::size_t slot) {
    writeBoard(slots, play.after, seat, row.subspan(ofPlay("after") + slot * kBoardSize, kBoardSize));
  });
}

}  // namespace tacit::python
