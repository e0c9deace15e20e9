// A bot as Python holds it.
#pragma once

#include <optional>
#include <string_view>

#include "bots/bot.h"

namespace tacit::python {

struct Bot {
  bots::Level level;
  bots::Budget budget;
  Random random;
  bots::Thought thought;  // of the last decision

  // Whether it decides the same from here on, given as many simulations.
  friend bool operator==(const Bot& x, const Bot& y);
};

Bot botNamed(std::string_view text, int ms, int sims, int threads, std::optional<std::uint64_t> seed);

// 0 stands for what was not said; without time and simulations it is the usual time.
bots::Budget budgetOf(int ms, int sims, int threads);

}  // namespace tacit::python
