#include "match/seating.h"

#include <algorithm>

namespace tacit::match {
namespace {

Seat nthOf(SeatSet seats, int n) {
  for (n %= seats.size(); n > 0; --n) seats = seats.without(only(seats.first()));
  return seats.first();
}

std::vector<SeatSet> sidesIn(const LayoutTable& layout) {
  std::vector<SeatSet> sides;
  for (const SeatSet side : layout.sides()) sides.push_back(side);
  return sides;
}

Seating mixedWith(const std::vector<SeatSet>& sides, SeatSet sidesOfA, int duplicate) {
  Seating seating{SeatSet{}, sidesOfA};
  for (const SeatSet side : sides)
    if (!(side & sidesOfA).empty()) seating.seatsOfA |= only(nthOf(side, duplicate));
  return seating;
}

}  // namespace

bool canMix(const LayoutTable& layout) {
  return std::ranges::all_of(sidesIn(layout), [](SeatSet side) { return side.size() > 1; });
}

std::vector<Seating> seatings(const LayoutTable& layout, bool mixed, int duplicate) {
  const auto sides = sidesIn(layout);
  std::vector<SeatSet> sidesOfA;
  for (const SeatSet side : sides) {
    sidesOfA.push_back(side);
    if (sides.size() != 2) sidesOfA.push_back(layout.seats.without(side));
  }
  std::vector<Seating> games;
  games.reserve(sidesOfA.size());
  for (const SeatSet ofA : sidesOfA) games.push_back(mixed ? mixedWith(sides, ofA, duplicate) : Seating{ofA, ofA});
  return games;
}

}  // namespace tacit::match
