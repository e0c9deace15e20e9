// Which passwords are too easily guessed. No rules about signs: only length, and what people guess first.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tacit::server {

// In characters, as the page says.
inline constexpr std::size_t kMinPassword = 8;
inline constexpr std::size_t kMaxPassword = 256;

bool isTooLong(std::string_view password);

// Why this cannot be the password of an account of this name; nothing when it can.
std::optional<std::string> problemWithPassword(std::string_view password, std::string_view name);

}  // namespace tacit::server
