// The quick scores of the play-outs are the features times the weights, by whatever short cuts they are worked out.
#include "bots/policy.h"

#include <gtest/gtest.h>

#include <rapidcheck/gtest.h>

#include <cmath>

#include "support/random_games.h"
#include "support/watched_games.h"

namespace tacit::bots {
namespace {

using tacit::testing::playFromViews;
using tacit::testing::randomPlay;
using tacit::testing::randomSetup;

Weights randomWeights(Random& random) {
  Weights weights{};
  for (float& weight : weights) weight = static_cast<float>(random.below(2001)) / 1000.0F - 1;
  return weights;
}

float byFeatures(const Evaluation& evaluation, const Position& p, const Play& play) {
  float sum = 0;
  playFeatures(
      p, play, [&](Seat seat) { return evaluation.interest(p.by, seat); },
      [&](int feature, float amount) { sum += amount * evaluation.weight(feature); });
  return sum;
}

RC_GTEST_PROP(Policy, ScoresAreFeaturesTimesWeights, (std::uint64_t seed)) {
  Random random(seed);
  const auto setup = randomSetup(random);
  const Evaluation evaluation(setup, randomWeights(random));
  playFromViews(
      setup, random,
      [&](const View& view, const PlayList& plays, const FollowedGame&) {
        const Policy::Scores scores(evaluation, view.position);
        for (const Play& play : plays) {
          const float expected = byFeatures(evaluation, view.position, play);
          RC_ASSERT(std::abs(scores.of(play) - expected) < 1e-3F);
        }
        return randomPlay(plays, random);
      },
      200);
}

RC_GTEST_PROP(Evaluation, ChancesOfAllSidesAddUpToOne, (std::uint64_t seed)) {
  Random random(seed);
  auto setup = randomSetup(random);
  if (setup.table().cooperative) setup.layout = Layout::Pairs6;
  const Evaluation evaluation(setup, mindFor(setup.table()).value);
  playFromViews(
      setup, random,
      [&](const View&, const PlayList& plays, const FollowedGame& game) {
        const Position& p = game.position();
        if (p.everWon().empty()) {
          float sum = 0;
          for (const Seat seat : p.layout().seats) {
            if (seat == p.layout().side[seat].first()) sum += evaluation.outcome(p, seat);
          }
          RC_ASSERT(std::abs(sum - 1) < 1e-4F);
        }
        return randomPlay(plays, random);
      },
      200);
}

TEST(Evaluation, MarblesHomeAreWorthMoreThanMarblesInTheBase) {
  for (const Layout layout : {Layout::Pairs4, Layout::Coop4, Layout::Pairs6, Layout::Duel2}) {
    Position p;
    p.setup = Setup::of(layout);
    p.phase = Phase::Deal;
    const Evaluation evaluation(p.setup, mindFor(p.layout()).value);
    const float before = evaluation.outcome(p, Seat(0));
    p.board.put(Seat(0), 0, marbleOn(home(4)));
    EXPECT_GT(evaluation.outcome(p, Seat(0)), before);
  }
}

}  // namespace
}  // namespace tacit::bots
