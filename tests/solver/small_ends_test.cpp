// Small ends of games, in which everything can be tried: what the solver proves is so.
#include <gtest/gtest.h>

#include <memory>

#include "notation/position_text.h"
#include "solver/lower_bound.h"
#include "solver/solver.h"
#include "support/random_games.h"

namespace tacit::solver {
namespace {

constexpr std::uint32_t kNever = 1000;

// The cards laid once all is home, at least, by trying every play; `most` where that can't be done with fewer.
std::uint32_t fewestByTrying(const Position& p, std::uint32_t most) {
  if (p.phase == Phase::Over) return p.won[0].empty() ? most : std::min(most, p.laid);
  if (p.phase == Phase::Deal || p.laid >= most) return most;
  const auto plays = std::make_unique<PlayList>();
  listPlays(p, *plays);
  for (const Play& play : *plays) {
    Position next = p;
    carryOut(next, play);
    most = fewestByTrying(next, most);
  }
  return most;
}

class SmallEnd {
 public:
  explicit SmallEnd(std::uint64_t seed) : random_(seed) {
    do p_ = Position{};
    while (!setUp());
  }

  const Position& position() const { return p_; }

 private:
  int pick(int n) { return static_cast<int>(random_.below(static_cast<std::uint32_t>(n))); }
  Card anyCard() { return cardAt(pick(pick(3) == 0 ? kCards : 7)); }  // low ones take marbles home
  Seat anySeat() { return Seat(pick(p_.setup.seatCount())); }

  // All rules and cards; a few marbles away from home, a few cards in hand, some of them laid already or given away.
  bool setUp() {
    p_.setup = testing::randomSetup(random_);
    p_.setup.layout = pick(4) == 0 ? Layout::Coop6 : Layout::Coop4;
    for (const Seat seat : p_.layout().seats)
      for (int n = kMarbles; n > 0; --n) p_.board.put(seat, 0, marbleOn(home(n)));
    for (int away = pick(2) == 0 ? 1 : 2 + pick(2); away > 0; --away) takeAway();
    p_.dealer = anySeat();
    p_.turn = p_.by = p_.next(p_.dealer);
    const bool swap = pick(4) == 0;
    for (const Seat seat : p_.layout().seats)
      for (int cards = swap ? 2 : 1; cards > 0; --cards) p_.hands[seat].add(anyCard());
    if (swap) p_.phase = Phase::Swap;
    else p_.hands[p_.turn].add(anyCard());
    return playSome(pick(3));
  }

  void takeAway() {
    const Seat seat = anySeat();
    const auto marble = static_cast<unsigned>(pick(kMarbles));
    const Space start = startOf(p_.layout(), seat);
    if (pick(6) == 0) return p_.board.put(seat, marble, marbleOn(kBase));
    const Space space = pick(5) == 0 ? start : ahead(p_.layout().ring, behind(p_.layout().ring, start, 7), pick(11));
    for (const Seat other : p_.layout().seats)
      for (const Marble m : p_.board.marbles[other])
        if (spaceOf(m) == space) return;
    p_.board.put(seat, marble, marbleOn(space, space == start && pick(2) == 0));
  }

  bool playSome(int plays) {
    const auto list = std::make_unique<PlayList>();
    for (; plays > 0 && !whyNotSolve(p_); --plays) {
      listPlays(p_, *list);
      carryOut(p_, testing::randomPlay(*list, random_));
    }
    return !whyNotSolve(p_);
  }

  Random random_;
  Position p_;
};

TEST(SmallEnds, WhatIsProvenIsSo) {
  int proven = 0;
  int finished = 0;
  for (std::uint64_t seed = 1; seed <= 250; ++seed) {
    const Position p = SmallEnd(seed).position();
    SCOPED_TRACE(notation::positionText(notation::Scene{p, {}, {}}));
    const std::uint32_t most = p.laid + (p.phase == Phase::Swap ? 4 : 6);  // more would take long
    const std::uint32_t fewest = fewestByTrying(p, most);
    const bool possible = fewest < most;
    if (possible) {
      EXPECT_LE(p.laid + static_cast<std::uint32_t>(fewestCards(p, false)), fewest);
    }
    const Solution solution = Solver(p.setup, Solver::kMinMegabytes).solve(p, Stack{}, {0, 20000, nullptr});
    const Line& line = solution.line;
    const std::uint32_t found = line.finished ? line.end.laid : kNever;
    EXPECT_GE(found, fewest);
    if (!solution.proven) continue;
    ++proven;
    finished += line.finished ? 1 : 0;
    if (possible) {
      EXPECT_EQ(found, fewest);
    }
  }
  EXPECT_GT(proven, 150);
  EXPECT_GT(finished, 40);
}

}  // namespace
}  // namespace tacit::solver
