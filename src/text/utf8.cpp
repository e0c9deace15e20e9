#include "text/utf8.h"

#include <algorithm>
#include <array>
#include <span>

namespace tacit::text {
namespace {

// How many bytes the character has that begins with this one; 0 when none does.
std::size_t bytesOf(unsigned char first) {
  if (first < 0x80) return 1;
  if (first >= 0xC2 && first < 0xE0) return 2;
  if (first >= 0xE0 && first < 0xF0) return 3;
  return first >= 0xF0 && first < 0xF5 ? 4 : 0;
}

struct Range {
  char32_t first, last;
};

constexpr std::array<Range, 12> kWide = {{{0x1100, 0x115F},
                                          {0x2E80, 0x303E},
                                          {0x3041, 0x4DBF},
                                          {0x4E00, 0xA4CF},
                                          {0xAC00, 0xD7A3},
                                          {0xF900, 0xFAFF},
                                          {0xFE30, 0xFE6F},
                                          {0xFF00, 0xFF60},
                                          {0xFFE0, 0xFFE6},
                                          {0x1F300, 0x1F64F},
                                          {0x1F680, 0x1F9FF},
                                          {0x20000, 0x3FFFD}}};
constexpr std::array<Range, 7> kMarks = {{{0x0300, 0x036F},
                                          {0x0E31, 0x0E31},
                                          {0x0E34, 0x0E3A},
                                          {0x0E47, 0x0E4E},
                                          {0x200B, 0x200D},
                                          {0x20D0, 0x20FF},
                                          {0xFE00, 0xFE0F}}};

bool isIn(std::span<const Range> ranges, char32_t character) {
  return std::ranges::any_of(ranges, [&](Range one) { return character >= one.first && character <= one.last; });
}

}  // namespace

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

// Without a way out of the loop, so that many are looked at together.
bool isPlainAscii(std::string_view text) {
  bool plain = true;
  for (const char c : text) plain &= static_cast<unsigned char>(c - 1) < 0x7F;
  return plain;
}

void addCharacter(std::string& text, char32_t character) {
  const auto tail = [&](unsigned shift) { text += static_cast<char>(0x80U | (character >> shift & 0x3FU)); };
  if (character < 0x80) {
    text += static_cast<char>(character);
  } else if (character < 0x800) {
    text += static_cast<char>(0xC0U | character >> 6U);
    tail(0);
  } else if (character < 0x10000) {
    text += static_cast<char>(0xE0U | character >> 12U);
    tail(6);
    tail(0);
  } else {
    text += static_cast<char>(0xF0U | character >> 18U);
    tail(12);
    tail(6);
    tail(0);
  }
}

// Zero-width joiners stay: emoji and some scripts need them.
bool isPrintable(char32_t c) {
  const bool control = c < 0x20 || (c >= 0x7F && c < 0xA0);
  const bool turning = c == 0x200E || c == 0x200F || (c >= 0x2028 && c <= 0x202E) || (c >= 0x2066 && c <= 0x2069);
  const bool nothing = c == 0xAD || c == 0x200B || c == 0x2060 || c == 0xFEFF || (c & 0xFFFEU) == 0xFFFE;
  return !control && !turning && !nothing;
}

int columnsOf(std::string_view text) {
  int columns = 0;
  while (!text.empty()) {
    const auto character = takeCharacter(text);
    if (!character) return columns + static_cast<int>(text.size());
    if (!isIn(kMarks, *character)) columns += isIn(kWide, *character) ? 2 : 1;
  }
  return columns;
}

}  // namespace tacit::text
