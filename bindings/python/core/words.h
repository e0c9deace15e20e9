// The words of the notation for Python: what cannot be read becomes a ValueError with the core's own message.
#pragma once

#include <optional>
#include <stdexcept>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/tacit.h"

namespace tacit::python {

// The value, or an exception that becomes a ValueError.
template <typename T>
T valueOf(base::Result<T> result) {
  if (!result) throw std::invalid_argument(result.error());
  return *std::move(result);
}

Setup setupNamed(std::string_view layout, std::string_view rules, std::string_view pack);
SeatSet seatsNamed(const LayoutTable& layout, std::string_view letters);
Seat seatNamed(const LayoutTable& layout, std::string_view letter);

std::vector<std::string> cardNames(Hand hand);

// A seed that was given, or a fresh one.
std::uint64_t seedOr(std::optional<std::uint64_t> seed);

// The board as a picture, the hands (a hidden one as ?5) and whose decision it is.
std::string picture(const Position& position);

}  // namespace tacit::python
