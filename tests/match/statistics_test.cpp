// Elo differences, their intervals, and the sequential test.
#include "match/statistics.h"

#include <gtest/gtest.h>

#include <cmath>
#include <initializer_list>

#include "rules/random.h"

namespace tacit::match {
namespace {

Scores scoresOf(std::initializer_list<double> list) {
  Scores scores;
  for (const double score : list) scores.add(score);
  return scores;
}

Scores times(int count, double score) {
  Scores scores;
  for (; count > 0; --count) scores.add(score);
  return scores;
}

TEST(Statistics, MeanAndVarianceOfASample) {
  const Scores scores = scoresOf({1, 0.5, 0.5, 0, 1, 0.5});
  EXPECT_EQ(scores.count(), 6);
  EXPECT_NEAR(scores.mean(), 3.5 / 6, 1e-12);
  EXPECT_NEAR(scores.variance(), 0.141666666667, 1e-9);
  EXPECT_EQ(Scores().mean(), 0.5);
  EXPECT_EQ(scoresOf({1}).variance(), 0);
}

TEST(Statistics, EloOfAScore) {
  EXPECT_NEAR(eloOf(0.5), 0, 1e-12);
  EXPECT_NEAR(eloOf(0.75), 190.848502, 1e-5);
  EXPECT_NEAR(eloOf(0.25), -190.848502, 1e-5);
  EXPECT_NEAR(eloOf(0.9), 381.697005, 1e-5);
  EXPECT_NEAR(scoreOf(100), 0.640065, 1e-6);
  EXPECT_NEAR(eloOf(scoreOf(-37)), -37, 1e-9);
  EXPECT_EQ(eloOf(1), kMaxElo);
  EXPECT_EQ(eloOf(0), -kMaxElo);
}

// Wilson's interval is where a mean is 1.96 of its own standard errors away from what was seen.
double errorsAway(double seen, double mean, double games) {
  return std::abs(seen - mean) / std::sqrt(mean * (1 - mean) / games);
}

TEST(Statistics, TheIntervalComesFromTheVarianceOverDuplicates) {
  Scores scores;
  for (int i = 0; i < 100; ++i) scores.add(i < 40 ? 1 : i < 85 ? 0.5 : 0);
  // Mean 0.625; squared distances 40 * 0.375^2 + 45 * 0.125^2 + 15 * 0.625^2 = 12.1875.
  const double games = 0.625 * 0.375 * 100 / (12.1875 / 99);
  const Interval interval = scoreInterval(scores, 200);
  EXPECT_NEAR(errorsAway(0.625, interval.low, games), 1.959964, 1e-5);
  EXPECT_NEAR(errorsAway(0.625, interval.high, games), 1.959964, 1e-5);
  EXPECT_LT(interval.low, 0.625);
  EXPECT_GT(interval.high, 0.625);
  const EloEstimate estimate = eloEstimate(scores, 200);
  EXPECT_NEAR(estimate.elo, 88.7395, 1e-3);
  EXPECT_NEAR(estimate.low, eloOf(interval.low), 1e-9);
  EXPECT_NEAR(estimate.high, eloOf(interval.high), 1e-9);
}

TEST(Statistics, CleanScoresStayFinite) {
  const EloEstimate all = eloEstimate(times(50, 1), 100);
  EXPECT_NEAR(all.elo, eloOf(0.995), 1e-9);
  EXPECT_NEAR(errorsAway(1, scoreOf(all.low), 100), 1.959964, 1e-5);
  EXPECT_EQ(all.high, kMaxElo);
  const EloEstimate none = eloEstimate(times(50, 0), 100);
  EXPECT_NEAR(none.elo, -all.elo, 1e-9);
  EXPECT_NEAR(none.high, -all.low, 1e-9);
  EXPECT_EQ(none.low, -kMaxElo);
}

// So many deals with both games won, and so many with one of them.
EloEstimate nearlyClean(int won, int shared) {
  Scores scores;
  for (int i = 0; i < won + shared; ++i) scores.add(i < won ? 1 : 0.5);
  return eloEstimate(scores, 2 * (won + shared));
}

TEST(Statistics, ACleanScoreIsNotWeakerThanOneOfMoreGamesWithLosses) {
  EXPECT_GE(nearlyClean(30, 0).low, nearlyClean(38, 2).low);  // 60 of 60, 78 of 80
  EXPECT_GE(nearlyClean(30, 0).elo, nearlyClean(38, 2).elo);
  for (int deals = 5; deals < 200; ++deals) {
    EXPECT_GT(nearlyClean(deals, 0).low, nearlyClean(deals - 1, 1).low) << deals;
    EXPECT_GT(nearlyClean(deals + 1, 0).low, nearlyClean(deals, 0).low) << deals;
  }
}

TEST(Statistics, EqualScoresProveLittleAtFirst) {
  const EloEstimate few = eloEstimate(times(2, 0.5), 4);
  const EloEstimate many = eloEstimate(times(1000, 0.5), 2000);
  EXPECT_LT(few.low, -300);
  EXPECT_GT(few.high, 300);
  EXPECT_NEAR(many.elo, 0, 1e-9);
  EXPECT_LT(many.high, 2);
  const EloEstimate nothing = eloEstimate(Scores(), 0);
  EXPECT_EQ(nothing.elo, 0);
  EXPECT_EQ(nothing.low, -kMaxElo);
  EXPECT_EQ(nothing.high, kMaxElo);
}

TEST(Statistics, NineteenIntervalsOutOfTwentyHoldTheTruth) {
  Random random(1);
  int held = 0;
  for (int match = 0; match < 1000; ++match) {
    Scores scores;
    for (int i = 0; i < 200; ++i) scores.add((random.below(100) < 60 ? 0.5 : 0) + (random.below(100) < 60 ? 0.5 : 0));
    const Interval interval = scoreInterval(scores, 400);
    held += interval.low <= 0.6 && 0.6 <= interval.high ? 1 : 0;
  }
  EXPECT_NEAR(held, 950, 25);
}

// Plays duplicates of a bot that is so much stronger until the test has a verdict.
SprtResult simulate(double elo, SprtBounds bounds, Random& random, int& length) {
  const auto chance = static_cast<std::uint32_t>(scoreOf(elo) * 1e6);
  Scores scores;
  for (length = 0; length < 100'000 && sprtResult(scores, bounds) == SprtResult::Open; ++length)
    scores.add((random.below(1'000'000) < chance ? 0.5 : 0) + (random.below(1'000'000) < chance ? 0.5 : 0));
  return sprtResult(scores, bounds);
}

TEST(Statistics, TheSequentialTestIsSeldomWrong) {
  constexpr SprtBounds kBounds{0, 30};
  Random random(2);
  int wrong0 = 0;
  int wrong1 = 0;
  double total = 0;
  constexpr int kRounds = 200;
  for (int round = 0; round < kRounds; ++round) {
    int length = 0;
    wrong0 += simulate(0, kBounds, random, length) == SprtResult::Elo0 ? 0 : 1;
    total += length;
    wrong1 += simulate(30, kBounds, random, length) == SprtResult::Elo1 ? 0 : 1;
    total += length;
  }
  EXPECT_LE(wrong0, kRounds / 10);
  EXPECT_LE(wrong1, kRounds / 10);
  EXPECT_LT(total / kRounds / 2, 1500);
}

TEST(Statistics, TheSequentialTestEndsSoonWhereItIsClear) {
  Random random(3);
  int length = 0;
  EXPECT_EQ(simulate(400, {0, 20}, random, length), SprtResult::Elo1);
  EXPECT_LT(length, 100);
  EXPECT_EQ(simulate(-400, {0, 20}, random, length), SprtResult::Elo0);
  EXPECT_LT(length, 100);
  EXPECT_EQ(sprtResult(times(3, 1), {0, 200}), SprtResult::Open) << "three wins are no proof";
  EXPECT_EQ(sprtResult(Scores(), {0, 20}), SprtResult::Open);
  EXPECT_EQ(sprtResult(times(60, 1), {0, 20}), SprtResult::Elo1);
}

}  // namespace
}  // namespace tacit::match
