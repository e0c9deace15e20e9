#include "tables/quick_waits.h"

#include <algorithm>
#include <vector>

namespace tacit::server {

void QuickWaits::note(const table::Options& options, std::int64_t milliseconds) {
  constexpr std::size_t kLast = 21;
  auto& its = last_[kindOf(options)];
  its.push_back(milliseconds);
  if (its.size() > kLast) its.pop_front();
}

std::optional<int> QuickWaits::usual(const table::Options& options) const {
  const auto found = last_.find(kindOf(options));
  if (found == last_.end()) return std::nullopt;
  std::vector<std::int64_t> sorted(found->second.begin(), found->second.end());
  const auto middle = sorted.begin() + static_cast<std::ptrdiff_t>(sorted.size() / 2);
  std::ranges::nth_element(sorted, middle);
  return static_cast<int>((*middle + 999) / 1000);
}

}  // namespace tacit::server
