#include "match/statistics.h"

#include <algorithm>
#include <cmath>

namespace tacit::match {
namespace {

constexpr double kNormal95 = 1.959963984540054;
constexpr double kTail = 0.025;
constexpr int kFewestForResult = 8;
constexpr double kNothing = 1e-12;  // but for the rounding

// Scores that are all the same, neither all won nor all lost, have no variance to go by. What can be said: with 95 percent
// certainty, other results than the one seen are at most this share.
double maxUnseen(int count) { return 1 - std::pow(kTail, 1.0 / count); }

// As many games, one independent of the other, would differ as these duplicates do.
double worthInGames(const Scores& scores, int games) {
  const double single = scores.mean() * (1 - scores.mean());
  return single < kNothing ? games : single * scores.count() / scores.variance();
}

// The means under which so many games would come out like this, or less likely still, once in twenty times.
Interval wilson(double mean, double games) {
  const double squared = kNormal95 * kNormal95 / games;
  const double middle = (mean + squared / 2) / (1 + squared);
  const double reach = std::sqrt(mean * (1 - mean) * squared + squared * squared / 4) / (1 + squared);
  return {std::max(0.0, middle - reach), std::min(1.0, middle + reach)};
}

}  // namespace

void Scores::add(double score) {
  ++count_;
  const double before = score - mean_;
  mean_ += before / count_;
  squares_ += before * (score - mean_);
}

double eloOf(double score) {
  const double least = 1 / (1 + std::pow(10, kMaxElo / 400));
  const double inside = std::clamp(score, least, 1 - least);
  return std::clamp(400 * std::log10(inside / (1 - inside)), -kMaxElo, kMaxElo);
}

double scoreOf(double elo) { return 1 / (1 + std::pow(10, -elo / 400)); }

Interval scoreInterval(const Scores& scores, int games) {
  if (scores.count() == 0) return {};
  const double mean = scores.mean();
  const bool clean = mean * (1 - mean) < kNothing;
  if (scores.squares() < kNothing && !clean) {
    const double unseen = maxUnseen(scores.count());
    return {mean * (1 - unseen), mean * (1 - unseen) + unseen};
  }
  return wilson(mean, worthInGames(scores, games));
}

EloEstimate eloEstimate(const Scores& scores, int games) {
  if (games == 0) return {};
  const Interval interval = scoreInterval(scores, games);
  const double halfGame = 0.5 / games;
  const double mean = std::clamp(scores.mean(), halfGame, 1 - halfGame);
  return {eloOf(mean), eloOf(std::min(mean, interval.low)), eloOf(std::max(mean, interval.high))};
}

double logLikelihoodRatio(const Scores& scores, SprtBounds bounds) {
  const int n = scores.count();
  if (n == 0) return 0;
  const double score0 = scoreOf(bounds.elo0);
  const double score1 = scoreOf(bounds.elo1);
  // One more duplicate as far off as can be, so that a few equal scores at the beginning prove nothing.
  const double variance = (scores.squares() + 0.25) / (n + 1);
  return n * (score1 - score0) * (2 * scores.mean() - score0 - score1) / (2 * variance);
}

SprtResult sprtResult(const Scores& scores, SprtBounds bounds) {
  const double ratio = logLikelihoodRatio(scores, bounds);
  if (scores.count() < kFewestForResult || std::abs(ratio) < kSprtLimit) return SprtResult::Open;
  return ratio > 0 ? SprtResult::Elo1 : SprtResult::Elo0;
}

}  // namespace tacit::match
