// The version of the notation (docs/notation.md). Words may be added within one; what was valid stays valid and means the same.
#pragma once

namespace tacit::notation {

inline constexpr int kVersion = 1;

}  // namespace tacit::notation
