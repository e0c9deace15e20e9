// How hard a puzzle is: by how many of a fixed row of bots find it.
#pragma once

#include "rules/tacit.h"

namespace tacit::puzzles {

// A rating in the scale of src/rating, from the share of the row that finds the solution: about 15 for what nearly all of
// them find, about 38 for what hardly any does.
double ratingFor(double share);

// Random (which finds it by the chance of a guess), planner, and sampler with 20, 50, 200 and 1000 simulations, these
// four times each. Simple is not asked: it finds none.
double shareOfFinders(const View& view, const Play& solution, std::uint64_t seed);

}  // namespace tacit::puzzles
