// What someone may have meant who typed a name that does not exist.
#pragma once

#include <span>
#include <string>
#include <string_view>

namespace tacit::base {

// How many letters have to change to make one of the other.
std::size_t distance(std::string_view a, std::string_view b);

// "; did you mean match?", or nothing where no name is near.
std::string didYouMean(std::string_view word, std::span<const std::string> names);

}  // namespace tacit::base
