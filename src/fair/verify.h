// Checks a finished game against its commitment, its seed and its players' words (docs/fair-shuffle.md).
#pragma once

#include <functional>

#include "base/result.h"
#include "notation/game_file.h"

namespace tacit::fair {

// The headers of a game file that a check needs, as docs/fair-shuffle.md has them.
inline constexpr std::string_view kCommitHeader = "Commit";
inline constexpr std::string_view kSeedHeader = "Seed";
inline constexpr std::string_view kWordsHeader = "Words";
inline constexpr std::string_view kWordCommitsHeader = "WordCommits";

// How much was checked.
struct Findings {
  int shuffles = 0;
  int deals = 0;
  int sealed = 0;    // words that were sealed before the game ...
  int withheld = 0;  // ... and those of them that were never shown
};

// Told after each deal that fits how much has been checked so far.
using Progress = std::function<void(const Findings& soFar)>;

// Compares the words with what was sealed, makes dealer, shuffles and deals again and plays the record through. The
// error names the first deal that does not fit and what it should have been, or says what else is wrong.
base::Result<Findings> verify(const notation::GameRecord& record, const Progress& progress = nullptr);

}  // namespace tacit::fair
