// What a match has shown, for people and game by game.
#pragma once

#include <string>

#include "match/match.h"

namespace tacit::match {

// Some lines for people.
std::string reportText(const MatchOptions& options, const Tally& tally);

// Which bots forfeited how many games, and the first trouble; empty where there was no forfeit.
std::string forfeitText(const MatchOptions& options, const Tally& tally);

// One line for people while the match goes on.
std::string progressText(const MatchOptions& options, const Tally& tally, double seconds);

// One row for each game of a duplicate; the times, which differ from run to run, come last.
std::string csvHeader();
std::string csvRows(const Duplicate& duplicate);

// The .tac file of one game (from 0), which must have been recorded.
std::string gameFile(const MatchOptions& options, const Duplicate& duplicate, std::size_t game);
std::string gameFileName(const Duplicate& duplicate, std::size_t game);

}  // namespace tacit::match
