// The words that players add to a fair shuffle, so that nobody can have prepared it (docs/fair-shuffle.md).
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"

namespace tacit::text {

inline constexpr std::size_t kLongestWord = 64;  // characters, not bytes

// Why this is not a word that a person can type; nothing when it is one.
base::Problem whyNoWord(std::string_view word);

// The same for a word to be sealed: 32 random digits, then, if the person has typed something, a blank and that.
base::Problem whyNoSealedWord(std::string_view word);

// 64 lower-case hex digits.
bool isCommitment(std::string_view text);

// What the holder of these seats sealed before the game, and whether the word was shown when it was called.
struct Seal {
  std::string seats;
  std::string commit;
  bool withheld = false;
  friend bool operator==(const Seal&, const Seal&) = default;
};

// What the header `WordCommits` holds, and back.
std::string sealsText(std::span<const Seal> seals);
std::optional<std::vector<Seal>> sealsFrom(std::string_view text);

// The words as one text: what the numbers are made from and the header `Words` holds.
std::string joinedWords(std::span<const std::string> words);

std::vector<std::string_view> separateWords(std::string_view joined);

// Why this is not a text of words that were typed; an empty one is fine.
base::Problem whyNoWords(std::string_view words);

}  // namespace tacit::text
