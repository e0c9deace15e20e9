// A clock for all decisions of a game, and what one of them may take of it.
#pragma once

#include "bots/thinking.h"

namespace tacit::bots {

// The budget of a decision where a clock shows so many milliseconds for all that are to come: a fortieth of them. Games
// differ too much in length to plan for their end, and what is used this way never runs out.
constexpr Budget withinClock(Budget budget, int left) {
  const int share = left < 40 ? 1 : left / 40;
  if (budget.milliseconds == 0 || budget.milliseconds > share) budget.milliseconds = share;
  return budget;
}

}  // namespace tacit::bots
