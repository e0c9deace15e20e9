#include "rating/change.h"

#include <algorithm>
#include <cmath>

namespace tacit::rating {
namespace {

constexpr double kBeta = 25.0 / 6;  // how much a single game depends on chance
constexpr double kKappa = 0.0001;   // no game makes a variance smaller by more than this factor

// The spread of the difference between two teams in a game.
double spread(const Sum& a, const Sum& b) { return std::sqrt(a.variance + b.variance + 2 * kBeta * kBeta); }

}  // namespace

Sum sumOf(const Team& team) {
  Sum sum;
  for (const Rating& rating : team) {
    sum.mu += rating.mu;
    sum.variance += rating.sigma * rating.sigma;
  }
  return sum;
}

double chance(const Sum& a, const Sum& b) { return 1 / (1 + std::exp((b.mu - a.mu) / spread(a, b))); }

void compare(Change& change, const Sum& team, const Sum& other, double result) {
  const double c = spread(team, other);
  const double p = chance(team, other);
  const double gamma = std::sqrt(team.variance) / c;
  change.omega += team.variance / c * (result - p);
  change.delta += gamma * team.variance / (c * c) * p * (1 - p);
}

Rating changed(const Rating& rating, const Sum& team, const Change& change) {
  if (team.variance <= 0) return {rating.mu, rating.sigma, rating.games + 1};
  const double share = rating.sigma * rating.sigma / team.variance;
  return {rating.mu + share * change.omega, rating.sigma * std::sqrt(std::max(1 - share * change.delta, kKappa)),
          rating.games + 1};
}

}  // namespace tacit::rating
