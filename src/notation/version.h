// The version of the notation (docs/notation.md). Words may be added within one; what was valid stays valid and means the same.
#pragma once

namespace tacit::notation {

inline constexpr int kVersion = 1;  // of what this program reads and writes

}  // namespace tacit::notation
