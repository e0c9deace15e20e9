#include "tournament/round_robin.h"

namespace tacit::tournament {
namespace {

// The start is shared evenly if neighbours in the circle alternate, and the one outside it starts against half of it.
bool firstStarts(int low, int high, int circle) {
  return high == circle ? low < circle / 2 + circle % 2 : (low + high) % 2 == 1;
}

}  // namespace

int roundsOfRoundRobin(int count) { return count + count % 2 - 1; }

// The circle method: in each round those meet whose numbers add up to the same, and the one that would meet itself
// meets the one outside.
std::vector<std::vector<int>> roundRobin(int count, int round) {
  const int circle = roundsOfRoundRobin(count);  // odd; an even count has one more outside of it
  const int sum = (round - 1) % circle;
  const bool exchanged = (round - 1) / circle % 2 == 1;
  std::vector<std::vector<int>> boards;
  for (int low = 0; low < circle; ++low) {
    int high = ((sum - low) % circle + circle) % circle;
    if (high == low) high = circle;
    if (high < low) continue;
    if (high >= count) boards.push_back({low});
    else if (firstStarts(low, high, circle) != exchanged) boards.push_back({low, high});
    else boards.push_back({high, low});
  }
  return boards;
}

}  // namespace tacit::tournament
