// The log of a game as everybody may read it (docs/wire.md): `= d +-+-` for a deal, `b 13:bB-17` for a play, `set` and a board
// where people set it right.
#pragma once

#include <string_view>
#include <vector>

#include "rules/tacit.h"

namespace tacit::notation {

// The position after each deal and before each play and each setting of the board, one for each line. Hands are not in a log: they are only
// counted. A line that cannot be read ends it.
std::vector<Position> positionsAlong(const Setup& setup, const std::vector<std::string_view>& log);

}  // namespace tacit::notation
