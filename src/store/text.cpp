#include "store/text.h"

#include <clocale>
#include <cwctype>

#include "store/store.h"
#include "text/utf8.h"

namespace tacit::store {
namespace {

// Always the same one, whatever the user's is: what is folded is kept.
locale_t unicode() {
  static const locale_t locale = newlocale(LC_CTYPE_MASK, "C.UTF-8", nullptr);
  if (locale == nullptr) throw StoreError("the C library has no locale C.UTF-8, so names cannot be compared");
  return locale;
}

}  // namespace

bool isText(std::string_view whole) {
  if (text::isPlainAscii(whole)) return true;  // nearly all that is kept
  while (!whole.empty()) {
    const auto letter = text::takeCharacter(whole);
    if (!letter || *letter == 0) return false;
  }
  return true;
}

std::string folded(std::string_view whole) {
  std::string lower;
  for (std::string_view rest = whole; !rest.empty();) {
    const auto letter = text::takeCharacter(rest);
    if (!letter) return std::string(whole);
    text::addCharacter(lower, static_cast<char32_t>(towlower_l(static_cast<wint_t>(*letter), unicode())));
  }
  return lower;
}

std::string literalInPattern(std::string_view text) {
  std::string pattern;
  for (const char letter : text) {
    if (letter == '%' || letter == '_' || letter == '!') pattern += '!';
    pattern += letter;
  }
  return pattern;
}

}  // namespace tacit::store
