// The next round of a tournament, by its system.
#pragma once

#include "base/result.h"
#include "tournament/tournament.h"

namespace tacit::tournament {

// The same tournament gives the same round. The error says why there is no round.
base::Result<RoundPaired> drawRound(const Tournament& tournament);

// How many rounds it takes until it is over; 0 where nobody can know.
int roundsPlanned(const Tournament& tournament);

// The groups of a tournament with groups, as they were made when the first round was paired, or would be now: round and
// round and back again, so that each has as many of the strong ones.
std::vector<std::vector<int>> groupsOf(const Tournament& tournament);

}  // namespace tacit::tournament
