// Lists whose members have numbers: the first has number 1.
#pragma once

#include <concepts>
#include <cstddef>
#include <iterator>

namespace tacit::base {

template <typename List>
constexpr decltype(auto) numbered(List& list, std::integral auto number) {
  return list[static_cast<std::size_t>(number - 1)];
}

// What another one would get.
constexpr int nextNumber(const auto& list) { return static_cast<int>(std::ssize(list)) + 1; }

}  // namespace tacit::base
