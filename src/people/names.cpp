#include "people/names.h"

#include <unicode/normalizer2.h>
#include <unicode/uchar.h>
#include <unicode/unistr.h>
#include <unicode/uspoof.h>

#include <algorithm>
#include <array>
#include <cctype>
#include <memory>
#include <stdexcept>

#include "bots/bot.h"
#include "text/utf8.h"
#include "text/writing.h"

namespace tacit::people {
namespace {

using icu::UnicodeString;

constexpr int kMaxMarks = 3;  // on one letter; some scripts need two
// Bytes: far more than a name has in whatever form. To sort thousands of marks on one letter takes seconds.
constexpr std::size_t kMaxLooked = 1024;
constexpr UChar32 kJoiner = 0x200D;
constexpr UChar32 kEmojiForm = 0xFE0F;
constexpr UChar32 kBrailleBlank = 0x2800;

// Bots of the page (web/src/words/say.ts), officials, and words that stand where a name is missing.
constexpr std::array kReserved = {
    std::string_view("Alma"),      std::string_view("Bruno"),    std::string_view("Clara"),
    std::string_view("Dario"),     std::string_view("Edda"),     std::string_view("Fynn"),
    std::string_view("Tacit"),     std::string_view("admin"),    std::string_view("administrator"),
    std::string_view("moderator"), std::string_view("mod"),      std::string_view("server"),
    std::string_view("system"),    std::string_view("operator"), std::string_view("support"),
    std::string_view("root"),      std::string_view("staff"),    std::string_view("official"),
    std::string_view("deleted"),   std::string_view("nobody"),   std::string_view("everyone"),
};

// Nobody is called "bot 7" or "guest of honour": these words say what somebody is.
constexpr std::array kReservedWords = {std::string_view("bot"),   std::string_view("guest"),
                                       std::string_view("gast"),  std::string_view("tacit"),
                                       std::string_view("admin"), std::string_view("moderator")};

void require(UErrorCode error) {
  if (U_FAILURE(error)) throw std::runtime_error(std::string("names cannot be compared: ") + u_errorName(error));
}

const icu::Normalizer2& normalizer(const icu::Normalizer2* (*instance)(UErrorCode&)) {
  UErrorCode error = U_ZERO_ERROR;
  const icu::Normalizer2* const found = instance(error);
  require(error);
  return *found;
}

UnicodeString normalized(const icu::Normalizer2* (*instance)(UErrorCode&), const UnicodeString& text) {
  UErrorCode error = U_ZERO_ERROR;
  UnicodeString result = normalizer(instance).normalize(text, error);
  require(error);
  return result;
}

UnicodeString folded(const UnicodeString& text) { return normalized(icu::Normalizer2::getNFKCCasefoldInstance, text); }

std::string utf8(const UnicodeString& text) {
  std::string result;
  return text.toUTF8String(result);
}

const USpoofChecker* checker() {
  static const auto checks = [] {
    UErrorCode error = U_ZERO_ERROR;
    std::unique_ptr<USpoofChecker, decltype(&uspoof_close)> opened(uspoof_open(&error), uspoof_close);
    require(error);
    return opened;
  }();
  return checks.get();
}

// Unchanged where ICU cannot say: an empty skeleton would be everybody's.
UnicodeString looks(const UnicodeString& text) {
  UErrorCode error = U_ZERO_ERROR;
  UnicodeString result;
  uspoof_getSkeletonUnicodeString(checker(), 0, text, result, &error);
  return U_FAILURE(error) || result.isEmpty() ? text : result;
}

UnicodeString withoutBlanks(const UnicodeString& text) {
  UnicodeString rest;
  for (int32_t i = 0; i < text.length(); i = text.moveIndex32(i, 1))
    if (!u_isUWhiteSpace(text.char32At(i))) rest.append(text.char32At(i));
  return rest.isEmpty() ? text : rest;
}

std::string skeletonOf(std::string_view name) {
  const auto text = UnicodeString::fromUTF8(icu::StringPiece(name.data(), static_cast<int32_t>(name.size())));
  return utf8(folded(withoutBlanks(looks(folded(text)))));
}

bool belongsToEmoji(UChar32 sign, UChar32 before) {
  return (sign == kJoiner || sign == kEmojiForm) &&
         (before == kEmojiForm || u_hasBinaryProperty(before, UCHAR_EXTENDED_PICTOGRAPHIC) != 0);
}

bool isInvisible(UChar32 sign, UChar32 before) {
  if (sign == kBrailleBlank || (u_isUWhiteSpace(sign) != 0 && sign != ' ')) return true;
  if (belongsToEmoji(sign, before)) return false;
  return u_hasBinaryProperty(sign, UCHAR_DEFAULT_IGNORABLE_CODE_POINT) != 0 ||
         u_hasBinaryProperty(sign, UCHAR_BIDI_CONTROL) != 0;
}

bool isNoSign(UChar32 sign) {
  const auto type = u_charType(sign);
  return type == U_UNASSIGNED || type == U_PRIVATE_USE_CHAR || type == U_SURROGATE || type == U_CONTROL_CHAR;
}

base::Refusal badName(base::RefusalReason reason, std::string text) {
  return {base::RefusalCode::BadName, std::move(text), {.reason = reason}};
}

base::Outcome refuseSigns(const std::string& name) {
  using enum base::RefusalReason;
  UChar32 before = ' ';
  int marks = 0;
  for (std::string_view rest = name; !rest.empty();) {
    const auto sign = static_cast<UChar32>(text::takeCharacter(rest).value_or(0));
    if (isInvisible(sign, before)) return badName(Invisible, "the name has an invisible character");
    if (isNoSign(sign)) return badName(Invisible, "the name has a character that not everyone can see");
    if (sign == ' ' && before == ' ') return badName(Spaces, "the name has two spaces in a row");
    const auto type = u_charType(sign);
    marks = type == U_NON_SPACING_MARK || type == U_ENCLOSING_MARK ? marks + 1 : 0;
    if (marks > kMaxMarks || (marks > 0 && before == ' '))
      return badName(Marks, "the name has too many marks on one letter");
    before = sign;
  }
  return std::nullopt;
}

std::string shapeOf(const std::string& name) {
  const auto compatible = normalized(icu::Normalizer2::getNFKCInstance, UnicodeString::fromUTF8(name));
  return utf8(folded(withoutBlanks(looks(compatible))));
}

// A one looks like an I, not like an i: so also in capitals.
template <std::size_t N>
bool looksLikeOneOf(const std::string& name, const std::array<std::string_view, N>& words) {
  const store::NameKeys keys = keysOf(name);
  return std::ranges::any_of(words, [&](std::string_view word) {
    std::string capitals(word);
    std::ranges::transform(capitals, capitals.begin(), [](unsigned char c) { return std::toupper(c); });
    return keys.skeleton == skeletonOf(word) || keys.shape == shapeOf(std::string(word)) ||
           keys.shape == shapeOf(capitals);
  });
}

std::string withoutEnd(std::string word) {
  while (!word.empty() && std::string_view("0123456789.:#_-!").find(word.back()) != std::string_view::npos)
    word.pop_back();
  return word;
}

bool isReserved(const std::string& name) {
  if (looksLikeOneOf(name, kReserved) || looksLikeOneOf(name, bots::kLevelNames)) return true;
  return looksLikeOneOf(withoutEnd(name.substr(0, name.find(' '))), kReservedWords);
}

}  // namespace

std::string shownForm(const std::string& name) {
  const std::string part = name.substr(0, kMaxLooked);  // still too long, if there is more
  return utf8(normalized(icu::Normalizer2::getNFCInstance, UnicodeString::fromUTF8(part)));
}

base::Outcome refuseName(const std::string& name) {
  if (auto problem = text::problemWithName(name)) return base::Refusal{base::RefusalCode::BadName, problem->what};
  if (auto refusal = refuseSigns(name)) return refusal;
  if (isReserved(name))
    return badName(base::RefusalReason::Reserved, "this name is reserved for bots and the people who run the server");
  return std::nullopt;
}

store::NameKeys keysOf(const std::string& name) { return {skeletonOf(name), shapeOf(name)}; }

}  // namespace tacit::people
