// A tournament as text: one event a line, as JSON, from the first to the last.
#pragma once

#include <limits>
#include <string_view>

#include "base/result.h"
#include "tournament/tournament.h"

namespace tacit::tournament {

std::string eventLine(const Event& event);
std::string eventFile(const Tournament& tournament);

// The error names the line. `most`: events that it may have.
base::Result<Tournament> parseEventFile(std::string_view text,
                                        std::size_t most = std::numeric_limits<std::size_t>::max());

}  // namespace tacit::tournament
