// All that was found out about a game, as JSON (docs/analysis.md).
#pragma once

#include <string>

#include "analysis/analysis.h"

namespace tacit::analysis {

// Once all jobs are done.
std::string reportJson(const Analysis& analysis);

// What kind of decision it was: gift, drop, seven, tac, out, move, ...
std::string_view kindOf(const Moment& moment);

}  // namespace tacit::analysis
