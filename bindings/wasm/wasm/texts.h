// How questions come into a module and answers leave it: one text each way at a time.
#pragma once

#include <string>

#define TACIT_EXPORT(name) extern "C" __attribute__((export_name(#name), visibility("default")))

namespace tacit::wasm {

// The module's memory is the interface.
// NOLINTBEGIN(cppcoreguidelines-avoid-non-const-global-variables)
extern std::string input;
extern std::string output;
// NOLINTEND(cppcoreguidelines-avoid-non-const-global-variables)

}  // namespace tacit::wasm
