#include "core/observation.h"

#include <algorithm>
#include <bit>

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
constexpr std::size_t kBoardSize = kMostRing + 1 + kMarbles;
static_assert(ofSeat("base") == ofSeat("ring") + kMostRing && ofSeat("home") == ofSeat("base") + 1);
static_assert(ofSeat("undo_ring") == ofSeat("ring") + kBoardSize && kSeatSize == ofSeat("undo_ring") + kBoardSize);

std::uint8_t byte(std::uint64_t number) { return static_cast<std::uint8_t>(std::min<std::uint64_t>(number, 255)); }

void mark(Row row, std::size_t at, Card card) {
  if (card != Card::None) row[at + static_cast<std::size_t>(card)] = 1;
}

void count(Row row, std::size_t at, const CardCounts& counts) {
  std::ranges::copy(counts, row.begin() + static_cast<std::ptrdiff_t>(at));
}

// The observer's order of the seats.
class Slots {
 public:
  Slots(const LayoutTable& layout, Seat observer) : layout_(layout), observer_(observer) {}

  // Calls visit(seat, slot) for the seats clockwise from the observer.
  template <typename Visit>
  void forEach(Visit visit) const {
    Seat seat = observer_;
    for (int slot = 0; slot < tacit::sizeOf(layout_.seats); ++slot, seat = nextIn(layout_.seats, seat))
      visit(seat, static_cast<std::size_t>(slot));
  }

  std::size_t of(Seat seat) const {
    const unsigned twice = layout_.seats | static_cast<unsigned>(layout_.seats) << kSeats;
    const unsigned steps = seat >= observer_ ? seat - observer_ : seat + kSeats - observer_;
    return static_cast<std::size_t>(std::popcount(twice >> observer_ & ((1U << steps) - 1U)));
  }

  void writeBoard(const Board& board, Seat seat, Row row) const {
    const Space start = startOf(layout_, observer_);
    for (const Marble marble : board.marbles[seat]) {
      const Space space = spaceOf(marble);
      if (space == kBase) ++row[kMostRing];
      else if (isHome(space)) row[kMostRing + static_cast<std::size_t>(homeNumber(space))] = 1;
      else row[static_cast<std::size_t>(distance(layout_.ring, start, space))] = isFresh(marble) ? 2 : 1;
    }
  }

 private:
  const LayoutTable& layout_;
  Seat observer_;
};

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

void writePlace(const Position& p, Seat seat, Seat observer, Row row) {
  const LayoutTable& layout = p.layout();
  row[ofSeat("occupied")] = 1;
  row[ofSeat("in_game")] = contains(p.inGame(), seat) ? 1 : 0;
  row[ofSeat("own_side")] = contains(layout.side[observer], seat) ? 1 : 0;
  row[ofSeat("gets_gift")] = p.setup.givesTo(observer) == seat ? 1 : 0;
  row[ofSeat("dealer")] = p.dealer == seat ? 1 : 0;
  row[ofSeat("turn")] = p.turn == seat ? 1 : 0;
  row[ofSeat("decides")] = p.by == seat ? 1 : 0;
  for (std::size_t place = 0; place < p.won.size(); ++place)
    if (contains(p.won[place], seat)) row[ofSeat("place")] = byte(place + 1);
  if (p.says.known) row[ofSeat("says") + (contains(p.says.yes, seat) ? 0 : 1)] = 1;
}

void writeHand(const View& view, Seat seat, const Slots& slots, Row row) {
  const Position& p = view.position;
  const Hand hand = p.hands[seat];
  row[ofSeat("hand_size")] = byte(static_cast<std::uint64_t>(hand.size()));
  row[ofSeat("hand_seen")] = hand.isHidden() ? 0 : 1;
  const Hand known = hand.isHidden() ? view.knows[seat] : hand;
  known.forEachCard([&](Card card) { ++row[ofSeat("cards") + static_cast<std::size_t>(card)]; });
  row[ofSeat("gave")] = contains(p.gave, seat) ? 1 : 0;
  mark(row, ofSeat("gift"), p.given[seat]);
  mark(row, ofSeat("received"), view.received[seat]);
  const Trace& trace = view.traces[seat];
  if (trace.dealtTo != kNoSeat) row[ofSeat("dealt_to") + slots.of(trace.dealtTo)] = 1;
  row[ofSeat("openings_laid")] = trace.openings;
  forEachCard(trace.lacks, [&](Card card) { mark(row, ofSeat("lacks"), card); });
}

}  // namespace

void observe(const View& view, Seat observer, Row row) {
  const Position& p = view.position;
  const Slots slots(p.layout(), observer);
  std::ranges::fill(row, std::uint8_t{0});
  writeTable(p, row.first<kTableSize>());
  slots.forEach([&](Seat seat, std::size_t slot) {
    const Row block = row.subspan(kTableSize + slot * kSeatSize, kSeatSize);
    writePlace(p, seat, observer, block);
    writeHand(view, seat, slots, block);
    slots.writeBoard(p.board, seat, block.subspan<ofSeat("ring")>());
    if (p.function != Card::None) slots.writeBoard(p.undo, seat, block.subspan<ofSeat("undo_ring")>());
  });
}

void describe(const View& view, Seat observer, const Play& play, Row row) {
  std::ranges::fill(row, std::uint8_t{0});
  mark(row, ofPlay("card"), play.card);
  mark(row, ofPlay("as"), play.as);
  row[ofPlay("kind") + static_cast<std::size_t>(play.kind)] = 1;
  const Slots slots(view.position.layout(), observer);
  slots.forEach([&](Seat seat, std::size_t slot) {
    slots.writeBoard(play.after, seat, row.subspan(ofPlay("after") + slot * kBoardSize, kBoardSize));
  });
}

}  // namespace tacit::python
