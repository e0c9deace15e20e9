#include "table/text_rules.h"

#include <cstdint>

namespace tacit::table {
namespace {

// Reads one character off the front; nothing when the bytes are not UTF-8 (overlong forms and surrogates neither).
std::optional<char32_t> takeCharacter(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  const std::size_t length = first < 0x80   ? 1
                             : first < 0xC2 ? 0
                             : first < 0xE0 ? 2
                             : first < 0xF0 ? 3
                             : first < 0xF5 ? 4
                                            : 0;
  if (length == 0 || text.size() < length) return std::nullopt;
  char32_t character = length == 1 ? first : first & (0x7FU >> length);
  for (std::size_t i = 1; i < length; ++i) {
    const auto byte = static_cast<unsigned char>(text[i]);
    if ((byte & 0xC0U) != 0x80U) return std::nullopt;
    character = character << 6U | (byte & 0x3FU);
  }
  constexpr char32_t least[] = {0, 0, 0x80, 0x800, 0x10000};
  if (character < least[length] || character > 0x10FFFF || (character >= 0xD800 && character < 0xE000))
    return std::nullopt;
  text.remove_prefix(length);
  return character;
}

// Control characters, and those that have no shape or change the direction of what follows.
bool unprintable(char32_t c) {
  return c < 0x20 || (c >= 0x7F && c < 0xA0) || c == 0xAD || (c >= 0x200B && c <= 0x200F && c != 0x200D) ||
         (c >= 0x2028 && c <= 0x202E) || (c >= 0x2060 && c <= 0x206F) || c == 0xFEFF || (c >= 0xFFF0 && c <= 0xFFFF) ||
         (c >= 0xE000 && c < 0xF900);
}

std::optional<std::string> problemWith(std::string_view what, std::string_view text, std::size_t most) {
  if (text.empty()) return std::string(what) + " is empty";
  std::size_t characters = 0;
  for (std::string_view rest = text; !rest.empty(); ++characters) {
    const auto character = takeCharacter(rest);
    if (!character) return std::string(what) + " is not UTF-8 text";
    if (unprintable(*character)) return std::string(what) + " has a character that cannot be shown";
  }
  if (characters > most) return std::string(what) + " is longer than " + std::to_string(most) + " characters";
  if (text.find_first_not_of(' ') == std::string_view::npos) return std::string(what) + " is blank";
  return std::nullopt;
}

}  // namespace

std::optional<std::string> problemWithName(std::string_view name) {
  if (auto problem = problemWith("the name", name, 24)) return problem;
  if (name.front() == ' ' || name.back() == ' ') return "the name begins or ends with a blank";
  if (name.find_first_of("\"\\<>&") != std::string_view::npos) return "the name has one of \" \\ < > & in it";
  return std::nullopt;
}

std::optional<std::string> problemWithWord(std::string_view word) {
  if (auto problem = problemWith("the word", word, 64)) return problem;
  if (word.find_first_of("|\"\\") != std::string_view::npos) return "the word has one of | \" \\ in it";
  return std::nullopt;
}

std::optional<std::string> problemWithChat(std::string_view text) { return problemWith("the text", text, 300); }

}  // namespace tacit::table
