// A person against a puzzle, in the ratings' own system.
#pragma once

#include <string>

#include "rating/rating.h"

namespace tacit::wasm {

// The person's rating after it and the number that is shown, as JSON. The puzzle stays what it is.
std::string ratedText(const rating::Rating& person, const rating::Rating& puzzle, bool won);

}  // namespace tacit::wasm
