// What a match has shown, as one JSON object for programs (docs/bots.md).
#pragma once

#include <string>

#include "match/match.h"

namespace tacit::match {

std::string matchJson(const MatchOptions& options, const Tally& tally);

}  // namespace tacit::match
