#include "bots/belief.h"

#include <algorithm>
#include <utility>

namespace tacit::bots {
namespace {

// Of twenty seats that declared an opening card and have not laid one since, so many surely still hold one; the others
// hold what chance gives them. And of those that declared none, so many may hold the one they were given: most of these
// are laid at once. Both by what bots do (bench/belief.md).
constexpr int kAlways = 20;
constexpr int kKeepsOpening = 13;
constexpr int kMayHoldGift = 8;
bool often(int ofTwenty, Random& random) { return static_cast<int>(random.below(kAlways)) < ofTwenty; }

void takeOut(CardCounts& counts, Hand hand) {
  if (hand.isHidden()) return;
  hand.forEachCard([&](Card card) {
    auto& count = counts[card];
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
    if (card != Card::None && unseen[card] > 0) --unseen[card];
  return unseen;
}

}  // namespace

View withoutMemory(View view) {
  view.position.says = {};
  view.knows = {};
  view.traces = {};
  return view;
}

Belief::Belief(const View& view) : known_(view.position) {
  const CardCounts unseen = unseenBy(view);
  for (const Card card : kAllCards)
    for (int n = unseen[card]; n > 0; --n) unseen_.add(card);
  for (const Seat seat : known_.inGame()) {
    if (view.position.hands[seat].isHidden()) addHand(view, seat);
  }
  for (const Seat seat : known_.gaveHidden()) addGift(view, seat);
}

void Belief::addHand(const View& view, Seat seat) {
  const Position& p = view.position;
  const Trace& trace = view.traces[seat];
  const Hand known = view.knows[seat];
  Hidden hidden{seat, false, p.hands[seat].size() - known.size(), trace.lacks, kMaxCards, 0};
  known_.hands[seat] = known;
  const bool saidNone = p.says.known && trace.dealtTo != kNoSeat && !p.says.yes.contains(trace.dealtTo);
  const Openings openings = openingsIn(view, seat);
  if (saidNone) hidden.maxOpenings = openings == Openings::SaidNone ? 1 : 0;
  else if (openings == Openings::SaidSome) hidden.keepsOpening = kKeepsOpening;
  else if (openings == Openings::Some && !known.holdsOpeningCard()) hidden.keepsOpening = kAlways;
  hidden_[hiddenCount_++] = hidden;
}

void Belief::addGift(const View& view, Seat seat) {
  const bool none = view.position.says.known && !view.position.says.yes.contains(seat);
  hidden_[hiddenCount_++] = {seat, true, 1, 0, none ? 0 : 1, 0};
}

bool Belief::fits(const Hidden& hidden, const Position& world, Card card, int openings) {
  if ((hidden.lacks & only(card)) != 0 || (isOpening(card) && openings >= hidden.maxOpenings)) return false;
  return hidden.gift || world.hands[hidden.seat].count(card) < Hand::kMaxOfAKind;
}

void Belief::put(const Hidden& hidden, Card card, Position& world) {
  if (hidden.gift) world.given[hidden.seat] = card;
  else world.hands[hidden.seat].add(card);
}

// Whether one was found that fits.
bool Belief::drawOpening(const Hidden& hidden, Position& world, Heap& unseen, Random& random) {
  constexpr int kTries = 160;
  for (int n = 0; n < kTries && hidden.cards > 0 && unseen.size > 0; ++n) {
    const auto at = random.below(unseen.size);
    if (!isOpening(unseen.cards[at]) || !fits(hidden, world, unseen.cards[at], 0)) continue;
    put(hidden, unseen.take(at), world);
    return true;
  }
  return false;
}

// The rest of a hand. False if a card had to be taken that does not fit.
bool Belief::drawRest(Hidden hidden, int openings, Position& world, Heap& unseen, Random& random) {
  constexpr int kTries = 40;
  if (hidden.maxOpenings == 1 && !hidden.gift && !often(kMayHoldGift, random)) hidden.maxOpenings = 0;
  bool allFit = true;
  int left = hidden.cards - openings;
  for (; left > 0 && unseen.size > 0; --left) {
    auto at = random.below(unseen.size);
    for (int n = 0; n < kTries && !fits(hidden, world, unseen.cards[at], openings); ++n) at = random.below(unseen.size);
    allFit = allFit && fits(hidden, world, unseen.cards[at], openings);
    const Card card = unseen.take(at);
    openings += isOpening(card) ? 1 : 0;
    put(hidden, card, world);
  }
  // A position set up by hand may know more cards than there are; any card is better than none.
  for (; left > 0; --left) put(hidden, Card::Two, world);
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
  // Opening cards that somebody must have come first: the others would take them.
  std::array<int, 2 * kSeats> openings{};
  for (std::uint32_t n = 0; n < hiddenCount_; ++n) {
    const Hidden& hidden = hidden_[order[n]];
    if (hidden.keepsOpening == 0 || !often(hidden.keepsOpening, random)) continue;
    openings[n] = drawOpening(hidden, world, unseen, random) ? 1 : 0;
    allFit = allFit && (openings[n] == 1 || hidden.keepsOpening < kAlways);
  }
  for (std::uint32_t n = 0; n < hiddenCount_; ++n)
    allFit = drawRest(hidden_[order[n]], openings[n], world, unseen, random) && allFit;
  return allFit;
}

// Few cards left may fall so that they do not fit the last hand; then they are drawn again. A position set up by hand
// may be one that nothing fits.
Position Belief::draw(Random& random) const {
  constexpr int kTries = 200;
  Position world = known_;
  for (int n = 0; n < kTries; ++n) {
    world = known_;
    if (tryToDraw(world, random)) break;
  }
  return world;
}

}  // namespace tacit::bots
