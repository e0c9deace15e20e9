// A whole game of random plays: what speed is measured by, natively and in the browser.
#pragma once

#include "rules/tacit.h"

namespace tacit::bots {

// The number of decisions in it.
inline std::uint64_t randomGame(Random& random) {
  PlayList plays;
  std::uint64_t decisions = 0;
  for (Game game(Setup::of(Layout::Pairs4), random); !game.over(); ++decisions) {
    game.list(plays);
    game.carryOut(plays[static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())))], random);
  }
  return decisions;
}

}  // namespace tacit::bots
