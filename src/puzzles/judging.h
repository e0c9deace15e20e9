// Whether a play is clearly the best of its position, by what the seat that decides may know.
#pragma once

#include "bots/trials.h"
#include "rules/tacit.h"

namespace tacit::puzzles {

// By how much the best play must be ahead of the second best: in chances to win, together 4 cards / 50.
inline constexpr double kGap = 0.08;

// A play against the best of all others.
struct Lead {
  double value = 0;      // what its side may expect: its chance to win, or together minus cards / 50
  bots::Estimate ahead;  // of the best of the others, in worlds that had no part in finding that one
  bool isClear() const;  // by the gap, and by three standard errors
};

// Same seed and simulations, same lead.
Lead leadOf(const View& view, const Play& play, int simulations, std::uint64_t seed);

// The judge looks at the sixteen most promising plays. Whether all others are surely worse, too, if not by the whole gap.
bool beatsTheUnpromising(const View& view, const Play& play, std::uint64_t seed);

// The play of the simple bot, which breaks ties by chance: whether it ever comes upon this one.
bool simpleFinds(const View& view, const Play& play);

}  // namespace tacit::puzzles
