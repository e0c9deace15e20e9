// A tournament in plain text: tables and sentences for a terminal.
#pragma once

#include "tournament/tournament.h"

namespace tacit::cli {

// What it is and how far it has come, in a line.
std::string headline(const tournament::Tournament& tournament);

std::string entrantsText(const tournament::Tournament& tournament);
std::string pairingsText(const tournament::Tournament& tournament, int round);
std::string standingsText(const tournament::Tournament& tournament);
std::string historyText(const tournament::Tournament& tournament);
// Of a duplicate tournament: what everybody did with each deal of a round.
std::string dealsText(const tournament::Tournament& tournament, int round);

// "Foxes 8:5 Owls", "Foxes 8:5, 3:8 Owls"; "+:-" where somebody didn't come.
std::string resultText(const tournament::Tournament& tournament, const tournament::Board& board,
                       const tournament::Results& results);

}  // namespace tacit::cli
