// What a puzzle is about, told by what happens on the board and in the hand, and by nothing else.
#pragma once

#include <array>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/tacit.h"

namespace tacit::puzzles {

enum class Theme : std::uint8_t {
  Seven,
  Tac,
  Trickster,
  Warrior,
  Angel,
  Devil,
  Jester,
  Gift,
  Drop,
  LastMarble,   // a colour gets its last marble home
  Rescue,       // a marble leaves a space where a number card could have captured it, or a TAC takes its capture back
  Capture,      // a marble of the other side goes to its base
  HomeStretch,  // a marble goes into its home, or further in
  Together,     // everybody plays for the fewest cards
};
inline constexpr std::array<std::string_view, 14> kThemeNames = {
    "seven", "tac",  "trickster",   "warrior", "angel",   "devil",        "jester",
    "gift",  "drop", "last_marble", "rescue",  "capture", "home_stretch", "together"};

std::string_view themeName(Theme theme);
std::optional<Theme> themeNamed(std::string_view word);

// In the order of their names above, each once.
std::vector<Theme> themesOf(const Position& position, const Play& play);
std::vector<Theme> themesOf(Position position, std::span<const Play> line);
std::vector<Theme> together(const std::vector<Theme>& some, const std::vector<Theme>& more);

}  // namespace tacit::puzzles
