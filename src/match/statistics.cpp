#include "match/statistics.h"

#include <algorithm>
#include <cmath>

namespace tacit::match {
namespace {

constexpr double kNormal95 = 1.959963984540054;
constexpr double kTail = 0.025;
constexpr int kFewestForResult = 8;

// Scores that are all the same have no variance to go by. What can be said: with 95 percent certainty, other results
// than the one seen are at most this share.
double mostUnseen(int count) { return 1 - std::pow(kTail, 1.0 / count); }

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

Interval scoreInterval(const Scores& scores) {
  if (scores.count() == 0) return {};
  const double mean = scores.mean();
  if (scores.squares() < 1e-12) {
    const double unseen = mostUnseen(scores.count());
    return {mean * (1 - unseen), mean * (1 - unseen) + unseen};
  }
  const double reach = kNormal95 * std::sqrt(scores.variance() / scores.count());
  return {std::max(0.0, mean - reach), std::min(1.0, mean + reach)};
}

EloEstimate eloEstimate(const Scores& scores, int games) {
  if (games == 0) return {};
  const Interval interval = scoreInterval(scores);
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
