#include "load/figures.h"

#include <algorithm>
#include <numeric>

namespace tacit::load {

double percentile(std::vector<std::uint32_t> microseconds, double part) {
  if (microseconds.empty()) return 0;
  const auto last = microseconds.size() - 1;
  const auto nth = microseconds.begin() + static_cast<std::ptrdiff_t>(static_cast<double>(last) * part);
  std::ranges::nth_element(microseconds, nth);
  return *nth / 1000.0;
}

double mean(const std::vector<double>& values) {
  if (values.empty()) return 0;
  return std::accumulate(values.begin(), values.end(), 0.0) / static_cast<double>(values.size());
}

double slope(const std::vector<std::pair<int, std::size_t>>& points) {
  const auto n = static_cast<double>(points.size());
  double x = 0;
  double y = 0;
  double xx = 0;
  double xy = 0;
  for (const auto& [px, py] : points) {
    x += px;
    y += static_cast<double>(py);
    xx += static_cast<double>(px) * px;
    xy += px * static_cast<double>(py);
  }
  const double spread = n * xx - x * x;
  return spread > 0 ? (n * xy - x * y) / spread : 0;
}

}  // namespace tacit::load
