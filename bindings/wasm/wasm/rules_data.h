// What the rules hold as data, for pages that draw the game.
#pragma once

#include <string>

namespace tacit::wasm {

// Cards, layouts, packs, switches and editions as JSON (type Rules in index.d.ts).
std::string rulesText();

}  // namespace tacit::wasm
