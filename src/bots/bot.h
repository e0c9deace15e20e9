// Deciding for a seat. A bot is given a View - what its seat may know - and nothing else.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "bots/thinking.h"
#include "rules/tacit.h"

namespace tacit::bots {

// From no thought at all to the best there is; even steps between them (bench/strength.md).
enum class Level : std::uint8_t { Random, Beginner, Simple, Casual, Planner, Club, Expert, Sampler };
// The names of the levels, in their order.
inline constexpr std::array<std::string_view, 8> kLevelNames = {"random",  "beginner", "simple", "casual",
                                                                "planner", "club",     "expert", "sampler"};

std::optional<Level> levelNamed(std::string_view name);  // the level of this name; nothing when there is none

// All names in a sentence: "random, simple, ..".
std::string levelNames();

// The play of the deciding seat; an (illegal) pass when the view leaves nothing to decide.
Play decide(const View& view, Level level, Budget budget, Random& random, Thought* thought = nullptr);

}  // namespace tacit::bots
