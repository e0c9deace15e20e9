// What a play does on the board, marble by marble, for those who draw it and tell it.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/seven_walk.h"
#include "rules/tacit.h"

namespace tacit::notation {

// A marble by its colour and where it stands: `a20`.
struct Spot {
  Seat colour;  // whose marble it is
  Space space;  // where it stands
};
// Reads a spot, `a20`; nothing when it is none of the layout.
std::optional<Spot> spotNamed(const LayoutTable& layout, std::string_view text);

// One marble and where it goes: `a20-25`.
std::optional<Leg> legNamed(const LayoutTable& layout, std::string_view text);

// A line for each thing that happens, in order, on the board where the play begins (for a TAC: the undo board). A marble
// goes with every space it touches, `a20-21-22`; a captured one goes to its base, `b22-B`; two change places, `a10~c33`.
// Empty for plays that move no marble. Any way of writing a play will do; whether it is legal is not asked.
std::string courseText(const LayoutTable& layout, Board board, std::string_view play);

}  // namespace tacit::notation
