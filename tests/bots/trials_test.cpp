// What came of plays in common worlds, and how a position with open hands stands.
#include "bots/trials.h"

#include <gtest/gtest.h>

#include <cmath>

#include "bots/forecast.h"
#include "support/watched_games.h"

namespace tacit::bots {
namespace {

TEST(Trials, DifferencesAreTakenWorldByWorld) {
  Candidate x{nullptr, 0, 0, {1, 2, 3, 4}, {}, 0};
  const Candidate y{nullptr, 1, 0, {9, 1, 2, 3, 9}, {}, 0};
  const Estimate certain = difference(x, y, 1);
  EXPECT_EQ(certain.mean, 1);
  EXPECT_EQ(certain.error, 0);
  x.results = {0, 0, 2, 2};
  const Estimate unsure = difference(x, Candidate{nullptr, 1, 0, {0, 0, 0, 0}, {}, 0}, 0);
  EXPECT_EQ(unsure.mean, 1);
  EXPECT_NEAR(unsure.error, 1 / std::sqrt(3.0), 1e-9);
  EXPECT_EQ(difference(x, y, 4).error, 0);
}

// Sixteen worlds in a row that go together count like one.
TEST(Trials, WorldsThatGoTogetherMakeTheErrorGreater) {
  Candidate x{nullptr, 0, 0, {}, {}, 0};
  Candidate y{nullptr, 1, 0, std::vector<float>(256), {}, 0};
  for (int w = 0; w < 256; ++w) x.results.push_back(w / 16 % 2 == 0 ? 1.0F : -1.0F);
  EXPECT_NEAR(difference(x, y, 0).error, 1 / std::sqrt(15.0), 1e-9);
  for (int w = 0; w < 256; ++w) x.results[static_cast<std::size_t>(w)] = w % 2 == 0 ? 1.0F : -1.0F;
  EXPECT_NEAR(difference(x, y, 0).error, 1 / std::sqrt(255.0), 1e-9);
}

// Sees whether a play-out is told from its first play to its last.
struct Chain final : Witness {
  void saw(const Position& before, const Play& play, const Position& after) override {
    if (plays == 0) {
      first = play;
    } else {
      EXPECT_EQ(before, last);
    }
    ++plays;
    last = after;
  }
  int plays = 0;
  Play first{};
  Position last;
};

TEST(Trials, AWitnessSeesTheWholePlayOut) {
  Random random(3);
  const FollowedGame game(Setup::of(Layout::Pairs4), random);
  const View view = game.view(only(game.position().by));
  const auto plays = std::make_unique<PlayList>();
  listPlays(view.position, *plays);
  Trials trials(view, kVersusMind, 1, 100, 1);
  trials.enter(view.position, *plays);
  trials.tryWorlds(4, [] { return false; });
  Chain chain;
  trials.show(trials.candidates().front(), 2, chain);
  EXPECT_EQ(chain.first, *trials.candidates().front().play);
  EXPECT_TRUE(chain.last.phase == Phase::Deal || chain.last.phase == Phase::Over);
  EXPECT_GE(chain.plays, 4 + 20);
  EXPECT_EQ(trials.candidates().front().results.size(), 4U);
}

TEST(Trials, WhatIsAskedForIsEnteredEvenIfItIsTheWorst) {
  Random random(4);
  int checked = 0;
  testing::playFromViews(
      Setup::of(Layout::Pairs4), random,
      [&](const View& view, const PlayList& list, const FollowedGame&) {
        if (list.size() > 20 && checked < 3) {
          for (int i = 0; i < list.size(); ++i) {
            Trials trials(view, kVersusMind, 1, 100, 1);
            trials.enter(view.position, list, &list[i]);
            EXPECT_TRUE(std::ranges::any_of(trials.candidates(), [&](const Candidate& c) { return c.number == i; }));
          }
          ++checked;
        }
        return list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
      },
      400);
  EXPECT_GT(checked, 0);
}

TEST(Forecast, ChancesOfTwoSidesAddUpToOneAndAnEndIsCertain) {
  Random random(5);
  FollowedGame game(Setup::of(Layout::Pairs4), random);
  Forecast forecast(game.position().setup, kVersusMind);
  const Prospects now = forecast.of(game.position(), 100, random);
  EXPECT_NEAR(now.means[0] + now.means[1], 1, 1e-3);
  EXPECT_GT(now.errors[0], 0);
  Position over = game.position();
  over.phase = Phase::Over;
  over.won[0] = SeatSet(0b0101);
  const Prospects end = forecast.of(over, 100, random);
  EXPECT_EQ(end.means[2], 1);
  EXPECT_EQ(end.means[3], 0);
  EXPECT_EQ(end.errors[0], 0);
}

TEST(Forecast, HandsDealtAnewForgetWhatWasThere) {
  Random random(6);
  FollowedGame game(Setup::of(Layout::Pairs4), random);
  Forecast forecast(game.position().setup, kVersusMind);
  Position strong = game.position();
  Hand aces;
  for (const Card card : {Card::One, Card::One, Card::Thirteen, Card::Thirteen, Card::Seven}) aces.add(card);
  strong.hands[0] = aces;
  const SeatSet all = strong.layout().seats;
  const float known = forecast.withHandsOf(all.without(only(Seat(0))), strong, 400, random).means[0];
  const float unknown = forecast.withHandsOf(all, strong, 400, random).means[0];
  EXPECT_GT(known, unknown + 0.02F);
}

}  // namespace
}  // namespace tacit::bots
