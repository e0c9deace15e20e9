#include "match/seating.h"

#include <algorithm>

namespace tacit::match {
namespace {

Seat nthOf(SeatSet seats, int n) {
  for (n %= sizeOf(seats); n > 0; --n) seats = without(seats, only(firstOf(seats)));
  return firstOf(seats);
}

Seating mixedWith(const std::vector<SeatSet>& sides, SeatSet sidesOfA, int duplicate) {
  Seating seating{0, sidesOfA};
  for (const SeatSet side : sides)
    if ((side & sidesOfA) != 0) seating.seatsOfA |= only(nthOf(side, duplicate));
  return seating;
}

}  // namespace

std::vector<SeatSet> sidesOf(const LayoutTable& layout) {
  std::vector<SeatSet> sides;
  for (SeatSet rest = layout.seats; rest != 0; rest = without(rest, sides.back()))
    sides.push_back(layout.side[firstOf(rest)] & layout.seats);
  return sides;
}

bool canMix(const LayoutTable& layout) {
  return std::ranges::all_of(sidesOf(layout), [](SeatSet side) { return sizeOf(side) > 1; });
}

std::vector<Seating> seatings(const LayoutTable& layout, bool mixed, int duplicate) {
  const auto sides = sidesOf(layout);
  std::vector<SeatSet> sidesOfA;
  for (const SeatSet side : sides) {
    sidesOfA.push_back(side);
    if (sides.size() != 2) sidesOfA.push_back(without(layout.seats, side));
  }
  std::vector<Seating> games;
  games.reserve(sidesOfA.size());
  for (const SeatSet ofA : sidesOfA) games.push_back(mixed ? mixedWith(sides, ofA, duplicate) : Seating{ofA, ofA});
  return games;
}

}  // namespace tacit::match
