// Luck: how much a deal changed what each side may expect, before anybody decided anything.
#pragma once

#include "analysis/course.h"
#include "analysis/judge.h"
#include "bots/forecast.h"

namespace tacit::analysis {

// How many lines of play each figure comes from.
struct Lines {
  int deal = 2000;   // before and after a deal
  int hand = 800;    // with some of its hands known
  int play = 1000;   // after plays that might have been made instead
  int hidden = 800;  // pairs of lines, to find the hidden card on which a decision turned

  // So many from 50 ms or 5,000 play-outs for a decision on; who spends less on decisions gets fewer.
  static Lines forEffort(const Effort& effort);
};

struct Luck {
  bots::Prospects before;  // the cards as they may come, all alike
  bots::Prospects after;   // these hands, which the reckoning knows and the players don't
  // The part of each hand in the luck of its own side. The hands are turned up one by one, in the order of dealing and in
  // the opposite order; what each changes is its part, and the parts of all hands add up to the deal's luck.
  std::array<double, kSeats> hands{};

  double of(Seat seat) const { return double{after.means[seat]} - double{before.means[seat]}; }
  double error(Seat seat) const;
};

Luck luckOf(const Dealt& deal, const Lines& lines, std::uint64_t seed);

}  // namespace tacit::analysis
