#include "people/passwords.h"

#include <algorithm>
#include <array>
#include <cctype>

#include "people/common_passwords.h"
#include "text/utf8.h"

namespace tacit::people {
namespace {

constexpr std::size_t kMaxBlock = 4;  // "abcabcabc"
constexpr std::size_t kMinOwn = 5;    // signs that must be left when a word everybody thinks of is taken out

// What fingers do without thinking; each also backwards.
constexpr std::array<std::string_view, 8> kWalks = {"abcdefghijklmnopqrstuvwxyz",
                                                    "01234567890",
                                                    "1234567890",
                                                    "qwertyuiopasdfghjklzxcvbnm",
                                                    "qwertzuiopasdfghjklyxcvbnm",
                                                    "azertyuiopqsdfghjklmwxcvbn",
                                                    "1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p",
                                                    "qazwsxedcrfvtgbyhnujmikolp"};
constexpr std::size_t kLongestWalk = std::ranges::max(kWalks, {}, &std::string_view::size).size();

std::string lower(std::string_view text) {
  std::string result(text);
  std::ranges::transform(result, result.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return result;
}

bool isLetter(char c) { return std::isalpha(static_cast<unsigned char>(c)) != 0 || (c & '\x80') != 0; }

// "p4ssw0rd" is "password".
std::string withoutLeet(std::string text) {
  constexpr std::string_view kFrom = "0134578@$!|+";
  constexpr std::string_view kTo = "oieastbasiit";
  for (char& c : text)
    if (const auto at = kFrom.find(c); at != std::string_view::npos) c = kTo[at];
  return text;
}

// Without what people put in front of a word and behind it.
std::string_view core(std::string_view text) {
  while (!text.empty() && !isLetter(text.front())) text.remove_prefix(1);
  while (!text.empty() && !isLetter(text.back())) text.remove_suffix(1);
  return text;
}

std::string lettersOf(std::string_view text) {
  std::string letters;
  std::ranges::copy_if(text, std::back_inserter(letters), isLetter);
  return letters;
}

bool isCommon(std::string_view word) { return std::ranges::binary_search(kCommonPasswords, word); }

// The shortest block that the text repeats; itself when it repeats none.
std::string_view blockOf(std::string_view text) {
  for (std::size_t size = 1; size <= text.size() / 2; ++size) {
    const auto block = text.substr(0, size);
    bool repeats = true;
    for (std::size_t at = size; at < text.size() && repeats; at += size)
      repeats = block.starts_with(text.substr(at, size));
    if (repeats) return block;
  }
  return text;
}

bool isWalk(std::string_view text) {
  const std::string backwards(text.rbegin(), text.rend());
  return std::ranges::any_of(kWalks, [&](std::string_view walk) {
    return walk.find(text) != std::string_view::npos || walk.find(backwards) != std::string_view::npos;
  });
}

// How much of its beginning is one walk, or one character again and again.
std::size_t firstRun(std::string_view text) {
  std::size_t size = std::min(text.find_first_not_of(text.front()), text.size());
  while (size < text.size() && isWalk(text.substr(0, size + 1))) ++size;
  return size;
}

// Two or three runs such as "qwer1234" or "abcd4321". A run may end early, as in "aaaaabc", but never by more than a walk
// is long: what is left of a run of one character would only be another one. Without that bound a long password that
// repeats a character would take a second.
bool isWalks(std::string_view text, int most) {
  if (text.empty()) return true;
  if (most == 0) return false;
  const std::size_t run = firstRun(text);
  for (std::size_t size = run; size >= 3 && size + kLongestWalk >= run; --size)
    if (isWalks(text.substr(size), most - 1)) return true;
  return false;
}

// 19871203, 03121987, 3.12.1987.
bool isBirthday(std::string_view text) {
  std::string digits;
  for (const char c : text) {
    if (std::isdigit(static_cast<unsigned char>(c)) != 0) digits += c;
    else if (std::string_view("./- ").find(c) == std::string_view::npos) return false;
  }
  const auto isYear = [](std::string_view year) { return year.starts_with("19") || year.starts_with("20"); };
  const std::string_view whole = digits;
  if (whole.size() < 6 || whole.size() > 8) return false;
  return whole.size() < 8 || isYear(whole.substr(0, 4)) || isYear(whole.substr(4));
}

bool isGuessed(const std::string& plain) {
  const std::array forms = {plain, withoutLeet(plain), withoutLeet(std::string(core(plain)))};
  return std::ranges::any_of(forms, [](const std::string& form) {
    return isCommon(form) || isCommon(core(form)) || isCommon(lettersOf(form));
  });
}

// Taken out wherever it stands, hardly anything is left.
bool isDecorated(const std::string& plain, const std::string& word) {
  if (word.empty()) return false;
  for (std::string rest : {plain, withoutLeet(plain), withoutLeet(std::string(core(plain)))}) {
    bool found = false;
    for (auto at = rest.find(word); at != std::string::npos; at = rest.find(word)) {
      rest.erase(at, word.size());
      found = true;
    }
    if (found && lettersOf(rest).size() < kMinOwn) return true;
  }
  return false;
}

std::size_t charactersIn(std::string_view text) {
  std::size_t count = 0;
  for (; !text.empty(); ++count)
    if (!text::takeCharacter(text)) text.remove_prefix(1);
  return count;
}

}  // namespace

bool isTooLong(std::string_view password) { return charactersIn(password) > kMaxPassword; }

base::Outcome refusePassword(std::string_view password, std::string_view name) {
  using enum base::RefusalReason;
  const auto bad = [](base::RefusalReason reason, std::string text) {
    return base::Refusal{base::RefusalCode::BadPassword, std::move(text), {.reason = reason}};
  };
  if (charactersIn(password) < kMinPassword) return bad(TooShort, "passwords need at least 8 characters");
  if (isTooLong(password)) return bad(TooLong, "passwords can have at most 256 characters");
  const std::string plain = lower(password);
  if (isDecorated(plain, lower(name))) return bad(LikeName, "the password is little more than the name");
  if (isDecorated(plain, "tacit")) return bad(LikeName, "the password is little more than the name of this game");
  if (blockOf(plain).size() <= kMaxBlock) return bad(Repeats, "the password repeats the same few characters");
  if (isWalks(plain, 3) || isBirthday(plain)) return bad(Row, "a row of keys, a number or a date is easy to guess");
  if (isGuessed(plain) || isGuessed(std::string(blockOf(plain))))
    return bad(Common, "this is one of the first passwords to be guessed; a few words in a row are better");
  return {};
}

}  // namespace tacit::people
