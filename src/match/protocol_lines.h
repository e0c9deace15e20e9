// The lines that a match sends to a program, and what it says of itself.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "match/player.h"

namespace tacit::match {

// `newgame pairs4 rules=std pack=master seat=a side=ac`, and the clock where there is one.
std::string newGameLine(const NewGame& game);

// `go time=100`: what is asked for, and what the seat's clock shows where there is one.
std::string goLine(const std::string& asks, std::optional<int> left);

// Takes a line `name ..` or `version ..`; false for any other, and for text that nobody could read.
bool readIdentity(std::string_view line, Identity& identity);

}  // namespace tacit::match
