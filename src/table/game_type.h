// The printed forms of the game by name: the layout, and which seats each person holds (rules 12.2).
#pragma once

#include <array>
#include <span>
#include <string_view>

#include "rules/tacit.h"

namespace tacit::table {

struct GameType {
  std::string_view name;
  Layout layout;
  std::array<SeatSet, kSeats> seats;  // of each place; a place is what one person takes
  Switches always = 0;                // switches this form turns on whatever the edition says

  constexpr int placeCount() const {
    int count = 0;
    for (const SeatSet set : seats) count += !set.empty() ? 1 : 0;
    return count;
  }
  constexpr std::span<const SeatSet> places() const {
    return std::span(seats).first(static_cast<std::size_t>(placeCount()));
  }
};

std::span<const GameType> gameTypes();

// Games of a family share a rating: those with as many seats. Empty for games that all play together, which have none.
std::string_view familyOf(const GameType& type);
inline constexpr std::array<std::string_view, 4> kFamilies = {"four", "six", "three", "two"};

// Nothing when there is no such form.
const GameType* gameTypeNamed(std::string_view name);

}  // namespace tacit::table
