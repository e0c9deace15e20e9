// What is played, from the words for it: layout, rules and pack. The only place that reads them.
#pragma once

#include <optional>
#include <string_view>

#include "base/result.h"
#include "rules/setup.h"

namespace tacit::notation {

// The words as somebody gave them; without rules or pack it is the usual ones of the layout.
struct SetupWords {
  std::string_view layout;                // `pairs4`
  std::optional<std::string_view> rules;  // `std,places=yes`
  std::optional<std::string_view> pack;   // `basic+JW`
};

// The error begins with the word that is wrong: `layout: ..`, `rules: ..` or `pack: ..`.
base::Result<Setup> parseSetup(const SetupWords& words);

}  // namespace tacit::notation
