// What one decision changed, all hands known: what it was worth by what could be known, and what hidden cards made of it.
#pragma once

#include <optional>

#include "analysis/course.h"
#include "analysis/judge.h"
#include "analysis/luck.h"

namespace tacit::analysis {

// What the one who decided could not know, and what turned on it most.
struct Hidden {
  Seat seat = kNoSeat;  // who held the card; kNoSeat: nobody else did
  Card card{};
  double effect = 0;  // for the deciding side: how much better the play turns out where it is so than it mostly does

  friend bool operator==(const Hidden&, const Hidden&) = default;
};

// A decision beside those that the forecast takes, which plays as people usually do.
struct Swing {
  double usual = 1;         // how likely the forecast makes the same play; 1 where there was no choice
  bots::Prospects instead;  // how the game stands after what it makes otherwise
  bots::Estimate skill;     // by how much the play was better than what the forecast makes, by what could be known
  std::optional<Hidden> hidden;

  // How the game stood before the decision, by how it stood after it.
  bots::Prospects before(const bots::Prospects& after) const;
};

Swing swingOf(const Moment& moment, const Judgement& judgement, const Lines& lines, std::uint64_t seed);

}  // namespace tacit::analysis
