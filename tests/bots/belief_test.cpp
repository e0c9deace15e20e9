// The worlds a bot imagines fit everything its seat knows.
#include "bots/belief.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include "support/random_games.h"
#include "support/watched_games.h"

namespace tacit::bots {
namespace {

using tacit::testing::playFromViews;
using tacit::testing::randomPlay;
using tacit::testing::randomSetup;

void checkWorld(const View& view, const Position& world) {
  const Position& p = view.position;
  CardCounts used = p.gone;
  for (const Seat seat : p.inGame()) {
    RC_ASSERT(!world.hands[seat].isHidden());
    RC_ASSERT(world.hands[seat].size() == p.hands[seat].size());
    if (!p.hands[seat].isHidden()) RC_ASSERT(world.hands[seat] == p.hands[seat]);
    world.hands[seat].forEachCard([&](Card card) { ++used[static_cast<std::size_t>(card)]; });
    if (world.given[seat] != Card::None) ++used[static_cast<std::size_t>(world.given[seat])];
    view.knows[seat].forEachKind(
        [&](Card card) { RC_ASSERT(world.hands[seat].count(card) >= view.knows[seat].count(card)); });
  }
  RC_ASSERT(world.gaveHidden().empty());
  const CardCounts pack = cardsOf(p.setup.pack, p.setup.seatCount());
  for (std::size_t k = 0; k < kCards; ++k) RC_ASSERT(used[k] <= pack[k]);
}

// While the swap is on, a declaration says exactly whether there is an opening card among hand and gift.
void checkDeclarations(const View& view, const Position& world) {
  if (view.position.phase != Phase::Swap) return;
  for (const Seat seat : world.inGame()) {
    Hand all = world.hands[seat];
    if (world.given[seat] != Card::None) all.add(world.given[seat]);
    if (!world.says.yes.contains(seat)) RC_ASSERT(!all.holdsOpeningCard());
  }
}

// What the view tells for sure of opening cards is so in every world.
void checkSureOpenings(const View& view, const Position& world) {
  for (const Seat seat : world.inGame()) {
    if (!view.position.hands[seat].isHidden()) continue;
    const Openings openings = openingsIn(view, seat);
    if (openings == Openings::Some) RC_ASSERT(world.hands[seat].holdsOpeningCard());
    if (openings == Openings::None) RC_ASSERT(!world.hands[seat].holdsOpeningCard());
  }
}

RC_GTEST_PROP(Belief, WorldsFitTheView, (std::uint64_t seed)) {
  Random random(seed);
  playFromViews(
      randomSetup(random), random,
      [&](const View& view, const PlayList& plays, const FollowedGame&) {
        const Belief belief(view);
        for (int n = 0; n < 3; ++n) {
          const Position world = belief.draw(random);
          checkWorld(view, world);
          checkDeclarations(view, world);
          checkSureOpenings(view, world);
        }
        return randomPlay(plays, random);
      },
      400);
}

RC_GTEST_PROP(Belief, WhatDropsRuleOutIsNotThere, (std::uint64_t seed)) {
  Random random(seed);
  playFromViews(
      randomSetup(random), random,
      [&](const View& view, const PlayList& plays, const FollowedGame& game) {
        for (const Seat seat : kAllSeats)
          RC_ASSERT((game.position().hands[seat].kinds() & view.traces[seat].lacks) == 0);
        return randomPlay(plays, random);
      },
      600);
}

TEST(Belief, CardsThatCouldHaveBeenPlayedAreNotImagined) {
  Random random(5);
  int ruledOut = 0;
  int broken = 0;
  for (int game = 0; game < 20; ++game)
    playFromViews(
        Setup::of(Layout::Pairs4), random,
        [&](const View& view, const PlayList& plays, const FollowedGame&) {
          const Position world = Belief(view).draw(random);
          for (const Seat seat : kAllSeats) {
            if (!view.position.hands[seat].isHidden() || view.traces[seat].lacks == 0) continue;
            ++ruledOut;
            broken += (world.hands[seat].kinds() & view.traces[seat].lacks) != 0 ? 1 : 0;
          }
          return randomPlay(plays, random);
        },
        400);
  EXPECT_GT(ruledOut, 1000);
  EXPECT_LT(broken, ruledOut / 100);
}

TEST(Belief, WhoDeclaredAnOpeningCardMostlyHasOne) {
  Random random(6);
  int declared = 0;
  int imagined = 0;
  for (int game = 0; game < 20; ++game)
    playFromViews(
        Setup::of(Layout::Pairs4), random,
        [&](const View& view, const PlayList& plays, const FollowedGame&) {
          const Position& p = view.position;
          if (p.phase == Phase::Swap && p.gave.empty()) {
            const Position world = Belief(view).draw(random);
            for (const Seat seat : p.says.yes.without(only(p.by))) {
              ++declared;
              imagined += world.hands[seat].holdsOpeningCard() ? 1 : 0;
            }
          }
          return randomPlay(plays, random);
        },
        400);
  EXPECT_GT(declared, 200);
  EXPECT_GT(imagined, declared * 3 / 4);
}

}  // namespace
}  // namespace tacit::bots
