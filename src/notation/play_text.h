// Plays as text (docs/notation.md, "Plays").
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "rules/tacit.h"

namespace tacit::notation {

// The canonical text of a play of this position's list.
std::string playText(const Position& position, const Play& play);

// The canonical texts of all plays of the list, in the order of the list.
std::vector<std::string> playTexts(const Position& position, const PlayList& list);

// Reads a play in any of its legal ways of writing.
base::Result<Play> parsePlay(const Position& position, std::string_view text);

}  // namespace tacit::notation
