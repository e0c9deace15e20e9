// What people may write: names, words for the shuffle, chat. Each says what is wrong, or nothing.
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace tacit::table {

inline constexpr std::size_t kMostWordsText = 1024;  // all words of a table together

// 1 to 24 characters, no blanks at the ends, nothing that hides or turns text round.
std::optional<std::string> problemWithName(std::string_view name);

// 1 to 64 printable characters without | " and backslash (docs/fair-shuffle.md).
std::optional<std::string> problemWithWord(std::string_view word);

// 1 to 300 characters.
std::optional<std::string> problemWithChat(std::string_view text);

}  // namespace tacit::table
