// What is to be played, as the options of a command say it.
#pragma once

#include <string_view>

#include "base/result.h"
#include "rules/setup.h"

namespace tacit::cli {

// The error names the option.
base::Result<Setup> setupAsked(std::string_view layout, std::string_view rules, std::string_view pack);

}  // namespace tacit::cli
