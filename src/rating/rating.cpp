#include "rating/rating.h"

#include <algorithm>
#include <cmath>
#include <stdexcept>

namespace tacit::rating {
namespace {

// The names are those of Weng and Lin, A Bayesian Approximation Method for Online Ranking (2011), algorithm 1.

constexpr double kBeta = 25.0 / 6;   // how much a single game depends on chance
constexpr double kKappa = 0.0001;    // no game makes a variance smaller by more than this factor
constexpr double kShownZero = 1000;  // what is shown of a newcomer
constexpr double kShownScale = 30;   // about one point of Elo

// A team as one player: the sum of its members.
struct Sum {
  double mu = 0;
  double variance = 0;
};

Sum sumOf(const Team& team) {
  Sum sum;
  for (const Rating& rating : team) {
    sum.mu += rating.mu;
    sum.variance += rating.sigma * rating.sigma;
  }
  return sum;
}

// The spread of the difference between two teams in a game.
double spread(const Sum& a, const Sum& b) { return std::sqrt(a.variance + b.variance + 2 * kBeta * kBeta); }

double chance(const Sum& a, const Sum& b) { return 1 / (1 + std::exp((b.mu - a.mu) / spread(a, b))); }

double score(int rank, int other) { return rank < other ? 1 : rank == other ? 0.5 : 0; }

// What a game says about a team: how far its strength goes up, and by which part its variance shrinks.
struct Change {
  double omega = 0;
  double delta = 0;
};

void compare(Change& change, const Sum& team, const Sum& other, double result) {
  const double c = spread(team, other);
  const double p = chance(team, other);
  const double gamma = std::sqrt(team.variance) / c;
  change.omega += team.variance / c * (result - p);
  change.delta += gamma * team.variance / (c * c) * p * (1 - p);
}

// A member takes part in its team's change as far as the team's uncertainty is its own.
Rating changed(const Rating& rating, const Sum& team, const Change& change) {
  if (team.variance <= 0) return {rating.mu, rating.sigma, rating.games + 1};
  const double share = rating.sigma * rating.sigma / team.variance;
  return {rating.mu + share * change.omega, rating.sigma * std::sqrt(std::max(1 - share * change.delta, kKappa)),
          rating.games + 1};
}

}  // namespace

std::vector<Team> update(std::span<const Team> teams, std::span<const int> ranks) {
  const bool empty = std::ranges::any_of(teams, [](const Team& team) { return team.empty(); });
  if (teams.size() < 2 || empty) throw std::invalid_argument("a rated game has two teams or more, and none is empty");
  if (ranks.size() != teams.size()) throw std::invalid_argument("a rated game has a rank for every team");
  std::vector<Sum> sums;
  for (const Team& team : teams) sums.push_back(sumOf(team));
  std::vector<Team> after(teams.begin(), teams.end());
  for (std::size_t i = 0; i < teams.size(); ++i) {
    Change change;
    for (std::size_t q = 0; q < teams.size(); ++q)
      if (q != i) compare(change, sums[i], sums[q], score(ranks[i], ranks[q]));
    for (Rating& rating : after[i]) rating = changed(rating, sums[i], change);
  }
  return after;
}

Rating partOfTheWay(const Rating& before, const Rating& after, double weight) {
  return {before.mu + weight * (after.mu - before.mu), before.sigma + weight * (after.sigma - before.sigma),
          after.games};
}

double weightAfter(int gamesBefore) {
  constexpr int kFull = 3;  // an evening of the same four is no fraud
  return gamesBefore < kFull ? 1 : 1.0 / (2 + gamesBefore - kFull);
}

double winChance(const Team& a, const Team& b) { return chance(sumOf(a), sumOf(b)); }

double shown(const Rating& rating) { return std::round(kShownZero + kShownScale * (rating.mu - 3 * rating.sigma)); }

}  // namespace tacit::rating
