// How far a seat's marbles have come: what its cards are worth depends most of all on this.
#pragma once

#include "rules/board.h"

namespace tacit {

// None of a seat's marbles is on the ring, some are, none is in the base, all are home.
enum class Situation : std::uint8_t { NothingOut, SomeOut, AllOut, Finished };
inline constexpr int kSituations = 4;  // how many situations there are

// Of four marbles in ascending order; none in the base and none on the ring means that all are home.
constexpr Situation situationOf(const std::array<Marble, kMarbles>& marbles) {
  if (isHome(spaceOf(marbles[0]))) return Situation::Finished;
  if (marbles[0] != marbleOn(kBase)) return Situation::AllOut;
  for (const Marble m : marbles)
    if (isRing(spaceOf(m))) return Situation::SomeOut;
  return Situation::NothingOut;
}

}  // namespace tacit
