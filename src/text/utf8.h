// Text character by character.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tacit::text {

// Takes the first character off a text that is not empty; nothing when it is not UTF-8 (nor for a longer form than
// needed, nor for half of a pair).
std::optional<char32_t> takeCharacter(std::string_view& text);

// One byte each, and none of them zero.
bool isPlainAscii(std::string_view text);

void addCharacter(std::string& text, char32_t character);

// Has a shape, and does not turn the direction of the text: what is seen is what counts.
bool isPrintable(char32_t character);

// Columns the text takes in a terminal: two for the wide characters of East Asia and for emoji, none for marks above or
// below another character.
int columnsOf(std::string_view text);

}  // namespace tacit::text
