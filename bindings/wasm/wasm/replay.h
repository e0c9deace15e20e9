// A game file (docs/notation.md) made moments to be looked at, and its shuffles checked: text in, JSON out
// (index.d.ts).
#pragma once

#include <string>
#include <string_view>

namespace tacit::wasm {

// All moments of the game as the holder of the seats in `eyes` saw them; none: all hands open. Of a damaged file those
// before the damage, and what is wrong.
std::string replayText(std::string_view file, std::string_view eyes);

// Whether the shuffles are those of the seed (docs/fair-shuffle.md).
std::string fairText(std::string_view file);

}  // namespace tacit::wasm
