#include "solver/lower_bound.h"

#include <algorithm>
#include <array>

namespace tacit::solver {
namespace {

constexpr int kMany = 99;
constexpr int kOutOfReach = 999;

// The steps of a seven that would take a marble home; more than any seven has where it needs a card of its own first.
int stepsHome(const LayoutTable& layout, Seat seat, Marble marble) {
  if (!isRing(spaceOf(marble)) || isFresh(marble)) return kOutOfReach;
  return distance(layout.ring, spaceOf(marble), startOf(layout, seat)) + 1;
}

struct Away {
  int inBase = 0;
  int fresh = 0;
  int marbles = 0;                                          // not home, wherever they are
  std::array<int, std::size_t{kSeats} * kMarbles> steps{};  // of each of them, fewest first
};

Away marblesAway(const LayoutTable& layout, const Board& board) {
  Away away;
  for (const Seat seat : layout.seats) {
    for (const Marble m : board.marbles[seat]) {
      if (isHome(spaceOf(m))) continue;
      away.inBase += m == marbleOn(kBase) ? 1 : 0;
      away.fresh += isFresh(m) ? 1 : 0;
      away.steps[static_cast<std::size_t>(away.marbles++)] = stepsHome(layout, seat, m);
    }
  }
  std::sort(away.steps.begin(), away.steps.begin() + away.marbles);
  return away;
}

// How many marbles so many steps can take home.
int coveredBy(const Away& away, int steps) {
  int covered = 0;
  while (covered < away.marbles && away.steps[static_cast<std::size_t>(covered)] <= steps)
    steps -= away.steps[static_cast<std::size_t>(covered++)];
  return covered;
}

// Each marble needs a card of its own to come home, but for those a seven takes along, and those an exchange puts where
// a seven can.
int cardsToComeHome(const Away& away, const Helpers& helpers) {
  int fewest = away.marbles;
  for (int sevens = 1; sevens <= std::min(helpers.sevens, fewest); ++sevens) {
    const int left = away.marbles - coveredBy(away, 7 * sevens);
    const int exchanges = std::min(helpers.exchanges, (left + 1) / 2);
    fewest = std::min(fewest, sevens + exchanges + std::max(0, left - 2 * exchanges));
  }
  return fewest;
}

}  // namespace

Helpers helpersIn(const Position& p, bool moreDeals) {
  Helpers helpers;
  for (const Seat seat : p.inGame()) {
    const auto count = [&](Card card) { return p.hands[seat].count(card) + (p.given[seat] == card ? 1 : 0); };
    const int tacs = count(Card::Tac);
    helpers.sevens += count(Card::Seven) + tacs;
    helpers.exchanges += count(Card::Trickster) + tacs;
    helpers.tac = helpers.tac || tacs > 0;
  }
  return moreDeals ? Helpers{kMany, kMany, true} : helpers;
}

int fewestCards(const LayoutTable& layout, const Board& board, const Helpers& helpers) {
  const Away away = marblesAway(layout, board);
  const int home = cardsToComeHome(away, helpers);
  // A fresh marble must leave its start before it can come home.
  return away.inBase + (away.inBase + away.fresh > 0 ? std::max(home, 2) : home);
}

int fewestCards(const Position& p, bool moreDeals) {
  const Helpers helpers = helpersIn(p, moreDeals);
  const int onward = fewestCards(p.layout(), p.board, helpers);
  if (!helpers.tac || p.function == Card::None) return onward;
  return std::min(onward, fewestCards(p.layout(), p.undo, helpers));
}

}  // namespace tacit::solver
