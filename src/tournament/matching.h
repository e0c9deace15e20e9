// Who is matched with whom so that everybody is, as cheaply as possible.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

namespace tacit::tournament {

// Two that may be matched. Costs are 0 to kMostCost.
struct Edge {
  int a = 0;
  int b = 0;
  std::int64_t cost = 0;
};
inline constexpr std::int64_t kMaxCost = std::int64_t{1} << 49;

// The partner of each of `count`, or -1. Where there is an edge between any two, at most one is left over and the sum
// of the costs is the least there is.
std::vector<int> cheapestMatching(int count, std::span<const Edge> edges);

}  // namespace tacit::tournament
