// Checks a finished game against its commitment, its seed and its players' words (docs/fair-shuffle.md).
#pragma once

#include <functional>

#include "notation/game_file.h"

namespace tacit::fair {

// The headers of a game file that a check needs, as docs/fair-shuffle.md has them.
inline constexpr std::string_view kCommitHeader = "Commit";
inline constexpr std::string_view kSeedHeader = "Seed";
inline constexpr std::string_view kWordsHeader = "Words";

// How much was checked.
struct Verdict {
  int shuffles = 0;
  int deals = 0;
};

// Told after each deal that fits how much has been checked so far.
using Told = std::function<void(const Verdict& soFar)>;

// Makes dealer, shuffles and deals again and plays the record through. The error names the first deal that does not fit
// and what it should have been, or says what else is wrong.
notation::Result<Verdict> verify(const notation::GameRecord& record, const Told& told = nullptr);

}  // namespace tacit::fair
