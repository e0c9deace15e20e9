#include "bots/belief.h"

#include <algorithm>
#include <utility>

#include "rules/swap.h"

namespace tacit::bots {
namespace {

// How often somebody with an opening card gives his only one away: a guess, of little weight.
constexpr std::uint32_t kKeepsOpeningOf10 = 8;

void takeOut(CardCounts& counts, Hand hand) {
  if (hand.isHidden()) return;
  hand.forEachCard([&](Card card) {
    auto& count = counts[static_cast<std::size_t>(card)];
    if (count > 0) --count;
  });
}

// What is neither laid nor in a hand, or a part of one, that the viewer knows.
CardCounts unseenBy(const View& view) {
  const Position& p = view.position;
  CardCounts unseen = notLaid(p);
  for (const Hand hand : p.hands) takeOut(unseen, hand);
  for (const Hand hand : view.knows) takeOut(unseen, hand);
  for (const Card card : p.given)
    if (card != Card::None && unseen[static_cast<std::size_t>(card)] > 0) --unseen[static_cast<std::size_t>(card)];
  return unseen;
}

// Seats whose hand the viewer sees all the time are his own.
bool isViewers(const View& view, Seat seat) { return !view.position.hands[seat].isHidden(); }

}  // namespace

Belief::Belief(const View& view) : known_(view.position) {
  const CardCounts unseen = unseenBy(view);
  for (int k = 0; k < kCards; ++k)
    for (int n = unseen[static_cast<std::size_t>(k)]; n > 0; --n) unseen_.add(cardAt(k));
  for (const Seat seat : known_.inGame()) {
    if (view.position.hands[seat].isHidden()) addHand(view, seat);
  }
  for (const Seat seat : known_.gaveHidden()) addGift(view, seat);
}

void Belief::addHand(const View& view, Seat seat) {
  const Position& p = view.position;
  const Trace& trace = view.traces[seat];
  const Hand known = view.knows[seat];
  Hidden hidden{seat, false, p.hands[seat].size() - known.size(), trace.lacks, kMaxCards, false};
  known_.hands[seat] = known;
  if (p.says.known) {
    const Seat dealtTo = trace.dealtTo == kNoSeat ? seat : trace.dealtTo;
    const bool swapped = p.phase != Phase::Swap;
    const Seat giver = swapped ? giverTo(p, dealtTo) : kNoSeat;
    const Seat receiver = swapped ? p.setup.givesTo(dealtTo) : kNoSeat;
    const bool gotUnseen = giver != kNoSeat && !isViewers(view, giver);
    const bool gaveViewer = receiver != kNoSeat && isOpening(view.received[receiver]);
    if (!p.says.yes.contains(dealtTo)) hidden.mostOpenings = gotUnseen && trace.openings == 0 ? 1 : 0;
    else hidden.owesOpening = trace.openings == 0 && !known.holdsOpeningCard() && !gaveViewer;
  }
  hidden_[hiddenCount_++] = hidden;
}

void Belief::addGift(const View& view, Seat seat) {
  const bool none = view.position.says.known && !view.position.says.yes.contains(seat);
  hidden_[hiddenCount_++] = {seat, true, 1, 0, none ? 0 : 1, false};
}

bool Belief::fits(const Hidden& hidden, const Position& world, Card card, int openings) {
  if ((hidden.lacks & only(card)) != 0 || (isOpening(card) && openings >= hidden.mostOpenings)) return false;
  return hidden.gift || world.hands[hidden.seat].count(card) < Hand::kMaxOfAKind;
}

// False if a card had to be taken that does not fit.
bool Belief::drawHidden(const Hidden& hidden, Position& world, Heap& unseen, Random& random) {
  constexpr int kTries = 40;
  int openings = 0;
  bool allFit = true;
  const auto put = [&](Card card) {
    openings += isOpening(card) ? 1 : 0;
    if (hidden.gift) world.given[hidden.seat] = card;
    else world.hands[hidden.seat].add(card);
  };
  int left = hidden.cards;
  if (hidden.owesOpening && random.below(10) < kKeepsOpeningOf10)
    for (int n = 0; n < 4 * kTries && left > 0 && unseen.size > 0; ++n) {
      const auto at = random.below(unseen.size);
      if (!isOpening(unseen.cards[at]) || !fits(hidden, world, unseen.cards[at], openings)) continue;
      put(unseen.take(at));
      --left;
      break;
    }
  for (; left > 0 && unseen.size > 0; --left) {
    auto at = random.below(unseen.size);
    for (int n = 0; n < kTries && !fits(hidden, world, unseen.cards[at], openings); ++n) at = random.below(unseen.size);
    allFit = allFit && fits(hidden, world, unseen.cards[at], openings);
    put(unseen.take(at));
  }
  // A position set up by hand may know more cards than there are; any card is better than none.
  for (; left > 0; --left) put(Card::Two);
  return allFit;
}

// By patience, those alike in any order.
void Belief::shuffleOrder(std::array<std::uint8_t, 2 * kSeats>& order, Random& random) const {
  std::array<std::uint64_t, 2 * kSeats> keys{};
  for (std::uint32_t n = 0; n < hiddenCount_; ++n)
    keys[n] = static_cast<std::uint64_t>(hidden_[n].patience()) << 60U | random.next() >> 8U << 4U | n;
  std::sort(keys.begin(), keys.begin() + hiddenCount_);
  for (std::uint32_t n = 0; n < hiddenCount_; ++n) order[n] = static_cast<std::uint8_t>(keys[n] & 15U);
}

bool Belief::tryToDraw(Position& world, Random& random) const {
  Heap unseen = unseen_;
  std::array<std::uint8_t, 2 * kSeats> order{};
  shuffleOrder(order, random);
  bool allFit = true;
  for (std::uint32_t n = 0; n < hiddenCount_; ++n)
    allFit = drawHidden(hidden_[order[n]], world, unseen, random) && allFit;
  return allFit;
}

// Few cards left may fall so that they do not fit the last hand; then they are drawn again. A position set up by hand
// may be one that nothing fits.
Position Belief::draw(Random& random) const {
  constexpr int kTries = 20;
  Position world = known_;
  for (int n = 0; n < kTries; ++n) {
    world = known_;
    if (tryToDraw(world, random)) break;
  }
  return world;
}

}  // namespace tacit::bots
