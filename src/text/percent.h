// Percent-encoded text, as in URLs.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tacit::text {

// "%20" becomes a space. Nothing for broken escapes and for zero bytes, with which no good path is written.
std::optional<std::string> percentDecoded(std::string_view text);

}  // namespace tacit::text
