// What one game says about a team's strength: the arithmetic behind every update.
// The names are those of Weng and Lin, A Bayesian Approximation Method for Online Ranking (2011), algorithm 1.
#pragma once

#include "rating/rating.h"

namespace tacit::rating {

// A team as one player: the sum of its members.
struct Sum {
  double mu = 0;
  double variance = 0;
};

// How far a team's strength goes up, and by which part its variance shrinks.
struct Change {
  double omega = 0;
  double delta = 0;
};

Sum sumOf(const Team& team);

double chance(const Sum& a, const Sum& b);

// Adds what a result against the other says: 1 for a win, 1/2 for a draw.
void compare(Change& change, const Sum& team, const Sum& other, double result);

// A member takes part in its team's change as far as the team's uncertainty is its own.
Rating changed(const Rating& rating, const Sum& team, const Change& change);

}  // namespace tacit::rating
