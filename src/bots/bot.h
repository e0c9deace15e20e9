// Deciding for a seat. A bot is given a View - what its seat may know - and nothing else.
#pragma once

#include <optional>
#include <string_view>

#include "rules/tacit.h"

namespace tacit::bots {

enum class Level : std::uint8_t { Random, Simple };
inline constexpr std::array<std::string_view, 2> kLevelNames = {"random", "simple"};

std::optional<Level> levelNamed(std::string_view name);

// How much thinking a decision may cost. These levels answer at once and use none of it.
struct Budget {
  int milliseconds = 0;
  int simulations = 0;
};

// The play of the deciding seat; an (illegal) pass when the view leaves nothing to decide.
Play decide(const View& view, Level level, Budget budget, Random& random);

}  // namespace tacit::bots
