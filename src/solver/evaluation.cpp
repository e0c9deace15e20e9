#include "solver/evaluation.h"

#include <algorithm>
#include <cmath>

namespace tacit::solver {
namespace {

bool takesHome(Card card, int before, int freeHome) {
  const int steps = card == Card::Seven ? 7 : forwardSteps(card);
  const int deep = steps - before;
  // A seven may also stop short and spend the rest elsewhere, most of the time.
  return card == Card::Seven ? deep >= 1 : deep >= 1 && deep <= freeHome;
}

bool isOpener(Card card) { return card == Card::One || card == Card::Thirteen || card == Card::Angel; }
bool isShortcut(Card card) { return card == Card::Four || card == Card::Trickster; }

float waitFor(int wanted, int cards) { return static_cast<float>(cards + 1) / static_cast<float>(wanted + 1); }

// The marbles still to come that would have to go all the way round.
constexpr int kFarAway = 20;

}  // namespace

Unseen unseenBeforeThisDeal(const Position& p) {
  const CardCounts left = notLaid(p);
  Unseen unseen{total(left), 0, 0};
  for (const Card card : kAllCards) {
    if (isOpener(card)) unseen.openers += left[card];
    if (isShortcut(card)) unseen.shortcuts += left[card];
  }
  return unseen;
}

Unseen unseenAfterThisDeal(const Position& p) {
  Position laid = p;
  if (p.stack == 0) laid.gone = {};  // all will be shuffled
  Unseen unseen = unseenBeforeThisDeal(laid);
  if (p.stack == 0) return unseen;
  const auto lay = [&](Card card) {
    unseen.openers -= isOpener(card) ? 1 : 0;
    unseen.shortcuts -= isShortcut(card) ? 1 : 0;
  };
  for (const Seat seat : p.layout().seats) {
    p.hands[seat].forEachCard(lay);
    lay(p.given[seat]);
  }
  return {p.stack, std::max(unseen.openers, 0), std::max(unseen.shortcuts, 0)};
}

Evaluation::Evaluation(const Setup& setup, const Weights& weights, Unseen unseen)
    : layout_(setup.table()), weights_(weights) {
  expect(unseen);
  const CardCounts pack = cardsOf(setup.pack, setup.seatCount());
  const auto all = static_cast<float>(total(pack));
  for (int before = 0; before < 14; ++before)
    for (int freeHome = 0; freeHome <= 4; ++freeHome)
      for (const Card card : kAllCards)
        if (freeHome > 0 && takesHome(card, before, freeHome))
          reach_[static_cast<std::size_t>(before)][static_cast<std::size_t>(freeHome)] +=
              static_cast<float>(pack[card]) / all;
}

void Evaluation::expect(Unseen unseen) {
  unseen_ = unseen;
  waitPerOpener_ = waitFor(unseen.openers, unseen.cards);
  waitPerShortcut_ = waitFor(unseen.shortcuts, unseen.cards);
}

template <typename Add>
void Evaluation::seatFeatures(Seat seat, Four four, Add add) const {
  const auto marbles = four.marbles();
  const Space start = startOf(layout_, seat);
  const auto bases = static_cast<int>(std::ranges::count(marbles, marbleOn(kBase)));
  const unsigned homeMask = homeMaskOf(marbles);
  const int atHome = std::popcount(homeMask);
  const int freeHome = freeHomeDepth(homeMask);
  bool out = false;
  bool blocked = false;
  for (const Marble m : marbles) {
    const Space space = spaceOf(m);
    if (!isRing(space)) continue;
    out = true;
    blocked = blocked || space == start;
    const int before = distance(layout_.ring, space, start);
    const int travelled = before == 0 ? 0 : layout_.ring - before;
    if (isFresh(m)) {
      add(kFresh, 1.0F);
      continue;
    }
    if (travelled <= 3) add(travelled == 0 ? kOnStart : kPastStart, 1.0F);
    else if (before <= 13) add(before <= 3 ? kVeryNear : before <= 8 ? kNear : kNearly, 1.0F);
    else {
      add(kOnTheWay, 1.0F);
      add(kWayToGo, static_cast<float>(before) / static_cast<float>(layout_.ring));
    }
    if (before <= 13) add(kInReach, reach_[static_cast<std::size_t>(before)][static_cast<std::size_t>(freeHome)]);
  }
  if (bases > 0) add(kInBase + bases - 1, 1.0F);
  add(kUnlocked, static_cast<float>(atHome - std::popcount(lockedHome(homeMask))));
  add(kHomeBlocked, static_cast<float>(kMarbles - atHome - freeHome));
  if (blocked && bases > 0) add(kStartBlocked, 1.0F);
  if (!out && atHome < kMarbles) add(kNothingOut, 1.0F);
}

template <typename Add>
void Evaluation::handFeatures(Seat seat, Four four, Hand hand, Add add) const {
  const auto marbles = four.marbles();
  const Situation situation = situationOf(marbles);
  const std::size_t first = static_cast<std::size_t>(situation) * kCards;
  const CardSet kinds = hand.kinds();
  forEachCard(kinds, [&](Card card) { add(first + index(card), hand.count(card)); });
  if (situation == Situation::Finished) return;
  const Space start = startOf(layout_, seat);
  const int freeHome = freeHomeDepth(homeMaskOf(marbles));
  int bases = 0;
  int suited = 0;
  int backward = 0;
  bool sevenReaches = false;
  for (const Marble m : marbles) {
    const Space space = spaceOf(m);
    bases += space == kBase ? 1 : 0;
    if (!isRing(space)) continue;
    const int before = distance(layout_.ring, space, start);
    if (isFresh(m) || (before > 0 && layout_.ring - before <= 3)) ++backward;
    else if (before <= 12) {
      const CardSet takes = cardsUpTo(std::min(before + freeHome, 13)) & ~cardsUpTo(before);
      suited += (takes & kinds) != 0 ? 1 : 0;
      sevenReaches = sevenReaches || (before <= 6 && freeHome > 0);
    }
  }
  const int openers = hand.count(Card::One) + hand.count(Card::Thirteen);
  const int fours = hand.count(Card::Four);
  add(kHomeCard, suited);
  add(kFourToUse, std::min(fours, backward));
  add(kFourToCome, std::min({fours - std::min(fours, backward), openers, bases}));
  add(kSpareOpeners, std::max(0, openers - bases));
  add(kSevenNearHome, sevenReaches && (kinds & only(Card::Seven)) != 0 ? 1 : 0);
  add(kNoOpener, situation == Situation::NothingOut && openers == 0 ? 1 : 0);
}

template <typename Add>
void Evaluation::jointFeatures(const Board& board, const SeatCards& seats, Add add) const {
  int bases = 0;
  int pairs = 0;
  int far = 0;
  float most = 0;
  float sum = 0;
  float apart = 0;
  const SeatSet unfinished = layout_.seats.without(board.finishedSeats(layout_.seats));
  for (const Seat seat : layout_.seats) {
    const Space start = startOf(layout_, seat);
    for (const Marble m : board.marbles[seat]) {
      bases += m == marbleOn(kBase) ? 1 : 0;
      far += m == marbleOn(kBase) || isFresh(m) ||
                     (isRing(spaceOf(m)) && distance(layout_.ring, spaceOf(m), start) > kFarAway)
                 ? 1
                 : 0;
    }
    const Seat mate = layout_.partner[seat];
    if (mate < seat) continue;
    const float both = seats[seat] + seats[mate];
    most = std::max(most, both);
    sum += both;
    apart += std::abs(seats[seat] - seats[mate]);
    pairs += unfinished.contains(seat) || unfinished.contains(mate) ? 1 : 0;
  }
  add(kConstant, 1.0F);
  add(kUnfinished, static_cast<float>(unfinished.size()));
  add(kPairUnfinished, static_cast<float>(pairs));
  add(kPairsUneven, most - sum * 2 / static_cast<float>(layout_.seats.size()));
  add(kSeatsUneven, apart);
  add(kWaitForOpeners, static_cast<float>(bases) * waitPerOpener_);
  add(kOpenersMissing, static_cast<float>(std::max(0, bases - unseen_.openers)));
  add(kWaitForShortcuts, static_cast<float>(far) * waitPerShortcut_);
  add(kShortcutsMissing, static_cast<float>(std::max(0, far - unseen_.shortcuts)));
}

float Evaluation::seatCards(Seat seat, Four four, Hand hand) const {
  float sum = 0;
  seatFeatures(seat, four, [&](int index, float value) { sum += weights_[static_cast<std::size_t>(index)] * value; });
  if (hand.empty()) return sum;
  handFeatures(seat, four, hand,
               [&](std::size_t index, int n) { sum -= weights_[kFeatures + index] * static_cast<float>(n); });
  return sum;
}

float Evaluation::cards(const Board& board, const SeatCards& seats) const {
  float sum = 0;
  for (const Seat seat : layout_.seats) sum += seats[seat];
  jointFeatures(board, seats,
                [&](int index, float value) { sum += weights_[static_cast<std::size_t>(index)] * value; });
  return sum;
}

float Evaluation::cards(const Board& board, const std::array<Hand, kSeats>& hands) const {
  SeatCards seats{};
  for (const Seat seat : layout_.seats) seats[seat] = seatCards(seat, board.four(seat), hands[seat]);
  return cards(board, seats);
}

Features Evaluation::boardFeatures(const Board& board) const {
  Features all(kFeatures);
  const auto add = [&](int index, float value) { all[static_cast<std::size_t>(index)] += value; };
  SeatCards seats{};
  for (const Seat seat : layout_.seats) {
    seats[seat] = seatCards(seat, board.four(seat), Hand{});
    seatFeatures(seat, board.four(seat), add);
  }
  jointFeatures(board, seats, add);
  return all;
}

Features Evaluation::handFeatures(const Board& board, const std::array<Hand, kSeats>& hands) const {
  Features all(kHandFeatures);
  for (const Seat seat : layout_.seats) {
    if (hands[seat].empty()) continue;
    handFeatures(seat, board.four(seat), hands[seat],
                 [&](std::size_t index, int n) { all[index] += static_cast<float>(n); });
  }
  return all;
}

}  // namespace tacit::solver
