// Text taken apart, and foreign text in messages.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tacit::base {

// Foreign text made safe for a message: in quotes, unprintable bytes escaped, long text cut.
std::string quoted(std::string_view text);

// "field: what 'text'".
Error complain(std::string_view field, std::string_view what, std::string_view text);

// A number without sign and without leading zeros (at most `most`).
std::optional<std::uint64_t> numberIn(std::string_view word);
std::optional<std::uint32_t> numberIn(std::string_view word, std::uint32_t most);

// The pieces between separators; a text without any is one piece.
std::vector<std::string_view> split(std::string_view text, char separator);

// The part before the separator, or nothing when there is none; `text` keeps what comes after it.
std::optional<std::string_view> takeUntil(std::string_view& text, char separator);

}  // namespace tacit::base
