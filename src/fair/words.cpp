#include "fair/words.h"

#include <array>

#include "notation/words.h"

namespace tacit::fair {
namespace {

constexpr char kSeparator = '|';

// How many bytes the character has that begins with this one; 0 when none does.
std::size_t bytesOf(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

// Takes the first character off a text that is not empty; nothing when it is not UTF-8.
std::optional<char32_t> takeCharacter(std::string_view& text) {
  constexpr std::array<char32_t, 5> kSmallest = {0, 0, 0x80, 0x800, 0x10000};  // a longer form would be a second one
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t size = bytesOf(first);
  if (size == 0 || size > text.size()) return std::nullopt;
  char32_t character = size == 1 ? first : first & (0x7FU >> size);
  for (const char c : text.substr(1, size - 1)) {
    const auto byte = static_cast<unsigned char>(c);
    if ((byte & 0xC0U) != 0x80) return std::nullopt;
    character = character << 6U | (byte & 0x3FU);
  }
  const bool surrogate = character >= 0xD800 && character < 0xE000;
  if (character < kSmallest[size] || surrogate || character > 0x10FFFF) return std::nullopt;
  text.remove_prefix(size);
  return character;
}

// Control characters, ends of lines, and those that turn the direction of a text: what is seen would not be what counts.
bool isPrintable(char32_t c) {
  const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0);
  const bool turning = c == 0x200E || c == 0x200F || (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
  const bool nothing = c == 0xFEFF || (c & 0xFFFEU) == 0xFFFE;
  return !control && !turning && !nothing;
}

}  // namespace

std::optional<std::string> whyNoWord(std::string_view word) {
  if (word.empty()) return "a word has at least one character";
  std::size_t length = 0;
  for (std::string_view rest = word; !rest.empty(); ++length) {
    const auto character = takeCharacter(rest);
    if (!character) return "a word is UTF-8 text, not " + notation::quoted(word);
    if (!isPrintable(*character)) return "a word has printable characters only, not " + notation::quoted(word);
    if (*character == U'|' || *character == U'"' || *character == U'\\')
      return R"(a word has none of | " \, not )" + notation::quoted(word);
  }
  if (length > kLongestWord) return "a word has at most " + std::to_string(kLongestWord) + " characters";
  return std::nullopt;
}

std::string joinedWords(std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += kSeparator;
    text += word;
  }
  return text;
}

std::optional<std::string> whyNoWords(std::string_view words) {
  if (words.empty()) return std::nullopt;
  for (const auto word : notation::split(words, kSeparator))
    if (auto reason = whyNoWord(word)) return reason;
  return std::nullopt;
}

}  // namespace tacit::fair
