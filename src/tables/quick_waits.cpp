#include "tables/quick_waits.h"

#include <algorithm>
#include <vector>

namespace tacit::tables {

void QuickWaits::note(const table::Options& options, base::Duration waited) {
  constexpr std::size_t kLast = 21;
  auto& its = last_[kindOf(options)];
  its.push_back(waited);
  if (its.size() > kLast) its.pop_front();
}

std::optional<int> QuickWaits::usual(const table::Options& options) const {
  const auto found = last_.find(kindOf(options));
  if (found == last_.end()) return std::nullopt;
  std::vector<base::Duration> sorted(found->second.begin(), found->second.end());
  const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
  std::ranges::nth_element(sorted, middle);
  return static_cast<int>(std::chrono::ceil<std::chrono::seconds>(*middle).count());
}

}  // namespace tacit::tables
