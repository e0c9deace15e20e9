#include "base/nearest.h"

#include <algorithm>
#include <numeric>
#include <utility>
#include <vector>

namespace tacit::base {

std::size_t distance(std::string_view a, std::string_view b) {
  std::vector<std::size_t> row(b.size() + 1);
  std::iota(row.begin(), row.end(), std::size_t{0});
  for (std::size_t i = 0; i < a.size(); ++i) {
    std::size_t corner = std::exchange(row[0], i + 1);
    for (std::size_t j = 0; j < b.size(); ++j) {
      const std::size_t changed = corner + (a[i] == b[j] ? 0 : 1);
      corner = row[j + 1];
      row[j + 1] = std::min({changed, row[j] + 1, row[j + 1] + 1});
    }
  }
  return row.back();
}

std::string didYouMean(std::string_view word, std::span<const std::string> names) {
  const auto nearest =
      std::ranges::min_element(names, {}, [&](const std::string& name) { return distance(word, name); });
  // Half of the letters may be wrong, not more: any name is as near as another then.
  if (nearest == names.end() || 2 * distance(word, *nearest) > nearest->size()) return {};
  return "; did you mean " + *nearest + "?";
}

}  // namespace tacit::base
