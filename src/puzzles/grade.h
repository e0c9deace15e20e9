// How hard a puzzle is: by how many of a fixed row of bots find it.
#pragma once

#include "puzzles/puzzle.h"

namespace tacit::puzzles {

// A rating in the scale of src/rating, from the share of the row that finds the solution: about 15 for what nearly all of
// them find, about 38 for what hardly any does.
double ratingFor(double share);

// The rating of a puzzle: by random (which finds a play by the chance of a guess), planner, and sampler with few and more
// simulations, four times each. Simple is not asked: it finds none. Of a line both plays must be found. For solo deals it is
// planner, sampler and solver, for all seats: who needs no more cards. The same puzzle always gets the same rating.
double ratingOf(const Puzzle& puzzle);

}  // namespace tacit::puzzles
