// The version of all of Tacit. It is written here only: CMake, the wheel, the browser's core and releases read this line.
#pragma once

namespace tacit::base {

inline constexpr const char* kVersion = "0.1.0";

}  // namespace tacit::base
