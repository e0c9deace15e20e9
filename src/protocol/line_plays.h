// A line of the solver as it is told: whose play, its text, the board after it.
#pragma once

#include <string>
#include <vector>

#include "json/fields.h"
#include "notation/position_text.h"
#include "solver/beam.h"

namespace tacit::protocol {

struct LinePlay {
  static constexpr std::string_view kType = "LinePlay";
  std::string seat;
  std::string play;
  std::string board;
  bool newDeal = false;  // begins one that is not the first; not told to programs
  TACIT_FIELDS(LinePlay, seat, play, board)
};

// Plays the line through from the scene; deals on where the stack is known.
std::vector<LinePlay> playsAlong(const notation::Scene& scene, const solver::Line& line);

}  // namespace tacit::protocol
