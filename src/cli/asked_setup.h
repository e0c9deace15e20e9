// What is to be played, as the options of a command say it.
#pragma once

#include <string_view>

#include "notation/result.h"
#include "rules/setup.h"

namespace tacit::cli {

// The error names the option.
notation::Result<Setup> setupAsked(std::string_view layout, std::string_view rules, std::string_view pack);

}  // namespace tacit::cli
