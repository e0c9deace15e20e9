#include "base/strings.h"

#include <charconv>

namespace tacit::base {

std::string quoted(std::string_view text) {
  constexpr std::size_t kLongest = 60;
  constexpr std::string_view kHex = "0123456789abcdef";
  std::string out = "'";
  for (const char c : text.substr(0, kLongest)) {
    const auto byte = static_cast<unsigned char>(c);
    if (byte >= 0x20 && byte < 0x7f) {
      out += c;
    } else {
      out += "\\x";
      out += kHex[byte >> 4U];
      out += kHex[byte & 15U];
    }
  }
  return out + (text.size() > kLongest ? "...'" : "'");
}

Error complain(std::string_view field, std::string_view what, std::string_view text) {
  return {std::string(field) + ": " + std::string(what) + ' ' + quoted(text)};
}

std::optional<std::uint64_t> numberIn(std::string_view word) {
  std::uint64_t number = 0;
  const auto [end, failure] = std::from_chars(word.data(), word.data() + word.size(), number);
  const bool leadingZero = word.size() > 1 && word[0] == '0';
  if (failure != std::errc{} || end != word.data() + word.size() || leadingZero) return std::nullopt;
  return number;
}

std::optional<std::uint32_t> numberIn(std::string_view word, std::uint32_t most) {
  const auto number = numberIn(word);
  if (!number || *number > most) return std::nullopt;
  return static_cast<std::uint32_t>(*number);
}

std::vector<std::string_view> split(std::string_view text, char separator) {
  std::vector<std::string_view> pieces;
  while (const auto piece = takeUntil(text, separator)) pieces.push_back(*piece);
  pieces.push_back(text);
  return pieces;
}

std::optional<std::string_view> takeUntil(std::string_view& text, char separator) {
  const auto at = text.find(separator);
  if (at == std::string_view::npos) return std::nullopt;
  const auto before = text.substr(0, at);
  text.remove_prefix(at + 1);
  return before;
}

}  // namespace tacit::base
