// Who is still in a knock-out, and how far everybody came.
#pragma once

#include "tournament/tournament.h"

namespace tacit::tournament {

// The places of a bracket from top to bottom for seeds from the best on: the first two meet in the final only, and the
// best ones have no opponent (0) where there are too few.
std::vector<int> bracketOf(const std::vector<int>& seeds);

// The bracket as it stands before the next round: half the places for every round that was played. Empty before it
// begins.
std::vector<int> stillIn(const Tournament& tournament);

// The better seeded of those at a board: by the bracket where one was drawn, by number otherwise.
int betterSeedAt(const State& state, const Board& board);

// The losers of the semifinals that were played last, for the third place.
std::vector<int> losersOfLastRound(const Tournament& tournament);

// The higher the further; all zero in a system without a knock-out.
ByEntrant<std::int64_t> progressOf(const Tournament& tournament);

}  // namespace tacit::tournament
