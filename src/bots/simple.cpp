#include "bots/simple.h"

#include <array>

namespace tacit::bots {
namespace {

// What a marble is worth by where it is: out of base, near home, home, safe.
double marbleScore(const LayoutTable& layout, Seat seat, Marble marble, unsigned homeMask) {
  const Space space = spaceOf(marble);
  if (space == kBase) return 0;
  if (isHome(space)) {
    const unsigned bit = 1U << static_cast<unsigned>(homeNumber(space) - 1);
    return (lockedHome(homeMask) & bit) != 0 ? 110 : 88 + 4 * homeNumber(space);
  }
  const Space start = startOf(layout, seat);
  const int travelled = distance(layout.ring, start, space);
  if (travelled == 0) return isFresh(marble) ? 30 : 72;
  if (travelled <= 3) return 48;  // a 4 takes it home backward
  const int toStart = layout.ring - travelled;
  return 30 + 0.5 * travelled + (toStart <= 12 ? 6 : 0);
}

// What a card is worth to its holder, for choosing drops and gifts.
double cardScore(Card card) {
  constexpr ByCard<double> worth = {10, 3, 3, 6, 3, 4, 9, 5, 3, 3, 2, 9, 6, 8, 4, 5, 4, 6};
  return worth[card];
}

double giftScore(const Position& p, Card card) {
  const Seat me = p.turn;
  const Seat mate = p.setup.givesTo(me);
  const bool friendly = p.layout().side[me].contains(mate);
  if (!friendly) return -cardScore(card);
  const bool mateNeeds = p.board.hasBaseMarble(mate) && p.says.known && !p.says.yes.contains(mate);
  const int myOpenings = p.hands[me].count(Card::One) + p.hands[me].count(Card::Thirteen);
  const bool iCanSpare =
      myOpenings > 1 || !p.board.hasBaseMarble(me) || p.board.marbles[me][kMarbles - 1] != marbleOn(kBase);
  if ((kOpeningCards & only(card)) != 0) return mateNeeds && iCanSpare ? 20 : -10;
  return 5 - 0.5 * cardScore(card);
}

// The use of a play beyond the board it leads to.
double extraScore(const Position& p, const Play& play) {
  const bool nextIsFoe = !p.layout().side[p.by].contains(p.next(p.turn));
  switch (play.kind) {
    case Kind::Skip: return nextIsFoe ? 5 : -5;
    case Kind::Devil: return nextIsFoe ? 10 : -2;
    case Kind::Jester: return 3;
    default: return 0;
  }
}

double playScore(const Position& p, const Play& play) {
  if (play.kind == Kind::Give) return giftScore(p, play.card);
  const bool own = p.layout().side[p.by].contains(p.turn);
  const double held = play.card == Card::None ? 0 : cardScore(play.card);
  const double kept = own ? -0.4 * held : 0.4 * held;
  return boardScore(p.layout(), play.after, p.by) + extraScore(p, play) + kept;
}

}  // namespace

double boardScore(const LayoutTable& layout, const Board& board, Seat seat) {
  double score = 0;
  for (const Seat colour : layout.seats) {
    const unsigned homeMask = board.homeMask(colour);
    double sum = 0;
    for (const Marble m : board.marbles[colour]) sum += marbleScore(layout, colour, m, homeMask);
    const bool mine = layout.side[seat].contains(colour);
    score += mine ? sum : -0.7 * sum * layout.side[seat].size() / layout.seats.without(layout.side[seat]).size();
  }
  return score;
}

Play decideSimply(const View& view, const PlayList& plays, Random& random) {
  int best = 0;
  double bestScore = 0;
  for (int i = 0; i < plays.size(); ++i) {
    // A little chance, so that equal plays are not always decided the same way.
    const double score = playScore(view.position, plays[i]) + 0.01 * random.below(100) / 100.0;
    if (i != 0 && score <= bestScore) continue;
    best = i;
    bestScore = score;
  }
  return plays[best];
}

}  // namespace tacit::bots
