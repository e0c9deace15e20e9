// Which passwords are too easily guessed. No rules about signs: only length, and what people guess first.
#pragma once

#include <string_view>

#include "base/refusal.h"

namespace tacit::people {

// In characters, as the page says.
inline constexpr std::size_t kMinPassword = 8;
inline constexpr std::size_t kMaxPassword = 256;

bool isTooLong(std::string_view password);

// Whether this can be the password of an account of this name.
base::Outcome refusePassword(std::string_view password, std::string_view name);

}  // namespace tacit::people
