// Numbers that must lie between two others.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/strings.h"
#include "notation/words.h"

namespace tacit::notation {

// What is wrong with a number that people have set; it is called by its name.
inline base::Problem outside(std::string_view name, int value, int least, int most) {
  if (value >= least && value <= most) return std::nullopt;
  return base::complain(name, "must be between " + std::to_string(least) + " and " + std::to_string(most) + ", not",
                        std::to_string(value));
}

}  // namespace tacit::notation
