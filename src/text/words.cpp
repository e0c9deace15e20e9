#include "text/words.h"

#include "text/utf8.h"

namespace tacit::text {
namespace {

constexpr char kSeparator = '|';

}  // namespace

std::optional<std::string> whyNoWord(std::string_view word) {
  if (word.empty()) return "a word has at least one character";
  std::size_t length = 0;
  for (std::string_view rest = word; !rest.empty(); ++length) {
    const auto character = takeCharacter(rest);
    if (!character) return "a word is UTF-8 text";
    if (!isPrintable(*character)) return "a word has printable characters only";
    if (*character == U'|' || *character == U'"' || *character == U'\\') return R"(a word has none of | " \ in it)";
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
  for (std::string_view rest = words;;) {
    const std::size_t end = rest.find(kSeparator);
    if (auto reason = whyNoWord(rest.substr(0, end))) return reason;
    if (end == std::string_view::npos) return std::nullopt;
    rest.remove_prefix(end + 1);
  }
}

}  // namespace tacit::text
