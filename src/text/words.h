// The words that players add to a fair shuffle, so that nobody can have prepared it (docs/fair-shuffle.md).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

namespace tacit::text {

inline constexpr std::size_t kLongestWord = 64;  // characters, not bytes
inline constexpr std::size_t kMostWords = 1024;  // bytes of all words of a game together

// Why this is not a word to be added; nothing when it is one.
std::optional<std::string> whyNoWord(std::string_view word);

// The words in the order in which they came, as one text: what the numbers are made from and the header `Words` holds.
std::string joinedWords(std::span<const std::string> words);

// The same for a text of words; an empty one is fine.
std::optional<std::string> whyNoWords(std::string_view words);

}  // namespace tacit::text
