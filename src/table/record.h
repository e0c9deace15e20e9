// A table's game as a game file.
#pragma once

#include <span>

#include "notation/game_file.h"
#include "table/event.h"

namespace tacit::table {

// Deals, gifts and plays as they stood in the end (what was taken back is not in it), players' names and the fair
// shuffle's headers.
notation::GameRecord recordOf(std::span<const Event> events);

}  // namespace tacit::table
