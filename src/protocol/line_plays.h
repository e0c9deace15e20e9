// A line of the solver as it is told: whose play, its text, the board after it.
#pragma once

#include <string>
#include <vector>

#include "notation/position_text.h"
#include "solver/beam.h"

namespace tacit::protocol {

struct LinePlay {
  Seat seat;
  std::string play;
  std::string board;
  bool newDeal;  // begins one that is not the first
};

// Plays the line through from the scene; deals on where the stack is known.
std::vector<LinePlay> playsAlong(const notation::Scene& scene, const solver::Line& line);

}  // namespace tacit::protocol
