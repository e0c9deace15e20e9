// Who sits where in the games of one duplicate, so that both bots get the same cards and seats.
#pragma once

#include <vector>

#include "rules/tacit.h"

namespace tacit::match {

// One game of a duplicate: the first bot has these seats, the second one the others.
struct Seating {
  SeatSet seatsOfA;
  SeatSet sidesOfA;  // the seats of the sides whose win counts for the first bot

  friend bool operator==(const Seating&, const Seating&) = default;
};

// Whether every side has a seat for a stranger.
bool canMix(const LayoutTable& layout);

// The games of a duplicate. Two sides: one game with each side. Three sides: each side alone against the two others, as
// either bot, six games in all; equal bots win half of them. Co-operative: all seats the first bot's, then all the
// second's. Mixed: only one seat on each of the first bot's sides is its own, another one from duplicate to duplicate.
std::vector<Seating> seatings(const LayoutTable& layout, bool mixed, int duplicate);

}  // namespace tacit::match
