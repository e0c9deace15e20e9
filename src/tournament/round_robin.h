// Everybody meets everybody.
#pragma once

#include <vector>

namespace tacit::tournament {

// One round (from 1) of those in which everybody meets everybody else once; numbers from 0, the one that starts first.
// With an odd count one has no opponent: its number is alone. After the last round it begins again with starts
// exchanged.
std::vector<std::vector<int>> roundRobin(int count, int round);

// Until all have met.
int roundsOfRoundRobin(int count);

}  // namespace tacit::tournament
