#include "store/text.h"

#include <clocale>
#include <cwctype>
#include <optional>

#include "store/store.h"

namespace tacit::store {
namespace {

constexpr char32_t kLast = 0x10FFFF;

bool isSurrogate(char32_t c) { return c >= 0xD800 && c <= 0xDFFF; }

// How many bytes follow the first of a letter; -1 when none begins like that.
int following(unsigned char first) {
  if (first < 0x80) return 0;
  if (first >= 0xC2 && first < 0xE0) return 1;
  if (first >= 0xE0 && first < 0xF0) return 2;
  return first >= 0xF0 && first < 0xF5 ? 3 : -1;
}

// Takes the next letter off; nothing when it is not well-formed.
std::optional<char32_t> takeLetter(std::string_view& text) {
  const auto first = static_cast<unsigned char>(text.front());
  const int more = following(first);
  if (more < 0 || text.size() <= static_cast<std::size_t>(more)) return {};
  char32_t letter = more == 0 ? first : first & (0x3FU >> more);
  for (int i = 1; i <= more; ++i) {
    const auto byte = static_cast<unsigned char>(text[static_cast<std::size_t>(i)]);
    if ((byte & 0xC0U) != 0x80) return {};
    letter = letter << 6 | (byte & 0x3FU);
  }
  const bool tooLong = (more == 2 && letter < 0x800) || (more == 3 && letter < 0x10000);
  if (tooLong || isSurrogate(letter) || letter > kLast) return {};
  text.remove_prefix(static_cast<std::size_t>(more) + 1);
  return letter;
}

void append(std::string& text, char32_t letter) {
  const auto tail = [&](int shift) { text += static_cast<char>(0x80 | (letter >> shift & 0x3F)); };
  if (letter < 0x80) {
    text += static_cast<char>(letter);
  } else if (letter < 0x800) {
    text += static_cast<char>(0xC0 | letter >> 6);
    tail(0);
  } else if (letter < 0x10000) {
    text += static_cast<char>(0xE0 | letter >> 12);
    tail(6);
    tail(0);
  } else {
    text += static_cast<char>(0xF0 | letter >> 18);
    tail(12);
    tail(6);
    tail(0);
  }
}

// Always the same one, whatever the user's is: what is folded is kept.
locale_t unicode() {
  static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  if (locale == nullptr) throw StoreError("the C library has no locale C.UTF-8, so names cannot be compared");
  return locale;
}

}  // namespace

bool isText(std::string_view text) {
  while (!text.empty()) {
    const auto letter = takeLetter(text);
    if (!letter || *letter == 0) return false;
  }
  return true;
}

std::string folded(std::string_view text) {
  std::string lower;
  for (std::string_view rest = text; !rest.empty();) {
    const auto letter = takeLetter(rest);
    if (!letter) return std::string(text);
    append(lower, static_cast<char32_t>(towlower_l(static_cast<wint_t>(*letter), unicode())));
  }
  return lower;
}

}  // namespace tacit::store
