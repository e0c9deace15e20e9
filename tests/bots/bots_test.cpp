// Every level in every form of the game; what a decision depends on and what not.
#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <algorithm>
#include <cstdlib>

#include "bots/bot.h"
#include "notation/words.h"
#include "support/random_games.h"
#include "support/watched_games.h"

namespace tacit::bots {
namespace {

using tacit::testing::describe;
using tacit::testing::playFromViews;
using tacit::testing::randomSetup;

constexpr std::array<Level, 4> kLevels = {Level::Random, Level::Simple, Level::Planner, Level::Sampler};

// How many games of each kind: few, or with TACIT_LONG=<n> in the environment (make long) n times as many.
int times() {
  const char* const text = std::getenv("TACIT_LONG");
  return text == nullptr ? 1 : std::max(1, std::atoi(text));
}

// Plays a game with a level drawn for each seat; every play must be one of the list.
void playMixedGame(const Setup& setup, Random& random, int maxPlays) {
  std::array<Level, kSeats> levels{};
  for (auto& level : levels) level = kLevels[random.below(kLevels.size())];
  playFromViews(
      setup, random,
      [&](const View& view, const PlayList& plays, const FollowedGame& game) {
        const Level level = levels[view.position.by];
        const Play play = decide(view, level, Budget{.simulations = 30}, random);
        EXPECT_NE(std::ranges::find(plays, play), plays.end())
            << kLevelNames[static_cast<std::size_t>(level)] << " in " << describe(game.position().setup);
        return plays.empty() ? Play{} : play;
      },
      maxPlays);
}

class EveryLayout : public ::testing::TestWithParam<int> {};

TEST_P(EveryLayout, AllLevelsPlayLegallyInAllEditionsAndPacks) {
  const auto layout = static_cast<Layout>(GetParam());
  Random random(static_cast<std::uint64_t>(GetParam()) + 1);
  for (int round = 0; round < times(); ++round)
    for (int n = 0; n < kPacks; ++n) {
      const auto edition = static_cast<Edition>((n + round) % kEditions);
      const auto setup = Setup::of(layout, edition, Pack{static_cast<std::uint8_t>(n)});
      playMixedGame(setup, random, times() == 1 ? 150 : 3000);
      if (HasFailure()) return;
    }
}

INSTANTIATE_TEST_SUITE_P(Bots, EveryLayout, ::testing::Range(0, kLayouts), [](const auto& each) {
  return std::string(notation::layoutName(static_cast<Layout>(each.param)));
});

RC_GTEST_PROP(Bots, PlayLegallyUnderAnySwitches, (std::uint64_t seed)) {
  Random random(seed);
  playMixedGame(randomSetup(random), random, 60);
}

// The real cards are exchanged for others that the seat could not tell from them: a fair bot must not notice. The views
// are equal by construction (tests/rules); here the whole way to the decision is walked twice.
RC_GTEST_PROP(Bots, DecideTheSameInWorldsTheirSeatCannotTellApart, (std::uint64_t seed)) {
  Random random(seed);
  playFromViews(
      randomSetup(random), random,
      [&](const View& view, const PlayList& plays, const FollowedGame& game) {
        if (random.below(8) == 0) {
          Position other = game.position();
          const SeatSet seen = handsSeen(other, only(other.by));
          const auto hidden = other.inGame().without(seen);
          // Two hidden hands of one size change places, which no seat but theirs would see.
          for (const Seat x : hidden) {
            for (const Seat y : hidden) {
              if (x < y && other.hands[x].size() == other.hands[y].size()) std::swap(other.hands[x], other.hands[y]);
            }
          }
          Knowledge nothing;
          const View one = nothing.view(game.position(), only(view.position.by));
          const View two = nothing.view(other, only(view.position.by));
          for (const Level level : kLevels) {
            const auto thinking = random.next();
            Random first(thinking);
            Random second(thinking);
            const Budget budget{.simulations = 40};
            RC_ASSERT(decide(one, level, budget, first) == decide(two, level, budget, second));
          }
        }
        return tacit::testing::randomPlay(plays, random);
      },
      150);
}

TEST(Sampler, MakesExactlyTheSimulationsAskedForAndThreadsChangeNothing) {
  Random random(11);
  playFromViews(
      Setup::of(Layout::Pairs4), random,
      [&](const View& view, const PlayList& plays, const FollowedGame&) {
        const auto thinking = random.next();
        const int sims = 1 + static_cast<int>(random.below(random.below(10) == 0 ? 5000 : 200));
        Thought alone;
        Thought together;
        Random first(thinking);
        Random second(thinking);
        const Play play = decide(view, Level::Sampler, Budget{.simulations = sims}, first, &alone);
        const Play same = decide(view, Level::Sampler, Budget{.simulations = sims, .threads = 3}, second, &together);
        EXPECT_TRUE(play == same);
        EXPECT_EQ(alone.simulations, plays.size() == 1 ? 0 : sims);
        EXPECT_EQ(together.simulations, alone.simulations);
        EXPECT_EQ(together.value, alone.value);
        return play;
      },
      120);
}

TEST(Sampler, ThinksByTimeToo) {
  Random random(3);
  const Game game(Setup::of(Layout::Pairs4), random);
  Thought thought;
  decide(Knowledge().view(game.position(), only(game.decider())), Level::Sampler, Budget{.milliseconds = 2000}, random,
         &thought);
  EXPECT_GT(thought.simulations, 0);
  EXPECT_GT(thought.decisions, thought.simulations);
}

}  // namespace
}  // namespace tacit::bots
