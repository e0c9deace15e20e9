#include "text/words.h"

#include "text/utf8.h"

namespace tacit::text {
namespace {

constexpr char kSeparator = '|';
constexpr std::size_t kRandomDigits = 32;
constexpr std::size_t kCommitmentDigits = 64;
constexpr std::string_view kWithheld = " withheld";

bool isHex(std::string_view text) { return text.find_first_not_of("0123456789abcdef") == std::string_view::npos; }

std::optional<Seal> sealFrom(std::string_view text) {
  const bool withheld = text.ends_with(kWithheld);
  if (withheld) text.remove_suffix(kWithheld.size());
  const std::size_t colon = text.find(':');
  if (colon == 0 || colon == std::string_view::npos || !isCommitment(text.substr(colon + 1))) return std::nullopt;
  return Seal{std::string(text.substr(0, colon)), std::string(text.substr(colon + 1)), withheld};
}

}  // namespace

base::Problem whyNoWord(std::string_view word) {
  if (word.empty()) return base::Error{"a word has at least one character"};
  std::size_t length = 0;
  for (std::string_view rest = word; !rest.empty(); ++length) {
    const auto character = takeCharacter(rest);
    if (!character) return base::Error{"a word is UTF-8 text"};
    if (!isPrintable(*character)) return base::Error{"a word has printable characters only"};
    if (*character == U'|' || *character == U'"' || *character == U'\\')
      return base::Error{R"(a word has none of | " \ in it)"};
  }
  if (length > kLongestWord) return base::Error{"a word has at most " + std::to_string(kLongestWord) + " characters"};
  return {};
}

std::string joinedWords(std::span<const std::string> words) {
  std::string text;
  for (const std::string& word : words) {
    if (!text.empty()) text += kSeparator;
    text += word;
  }
  return text;
}

std::vector<std::string_view> separateWords(std::string_view joined) {
  std::vector<std::string_view> words;
  if (joined.empty()) return words;
  for (std::size_t end = joined.find(kSeparator); end != std::string_view::npos; end = joined.find(kSeparator)) {
    words.push_back(joined.substr(0, end));
    joined.remove_prefix(end + 1);
  }
  words.push_back(joined);
  return words;
}

base::Problem whyNoWords(std::string_view words) {
  for (const std::string_view word : separateWords(words))
    if (auto reason = whyNoWord(word)) return reason;
  return {};
}

// ---- Sealed words ----

base::Problem whyNoSealedWord(std::string_view word) {
  if (word.size() < kRandomDigits || !isHex(word.substr(0, kRandomDigits)))
    return base::Error{"a word with a commitment begins with 32 digits of 0-9 a-f"};
  word.remove_prefix(kRandomDigits);
  if (word.empty()) return {};
  if (word.front() != ' ') return base::Error{"there must be a space between the digits and the word"};
  return whyNoWord(word.substr(1));
}

bool isCommitment(std::string_view text) { return text.size() == kCommitmentDigits && isHex(text); }

std::string sealsText(std::span<const Seal> seals) {
  std::string text;
  for (const auto& [seats, commit, withheld] : seals) {
    if (!text.empty()) text += kSeparator;
    text.append(seats).append(":").append(commit).append(withheld ? kWithheld : "");
  }
  return text;
}

std::optional<std::vector<Seal>> sealsFrom(std::string_view text) {
  std::vector<Seal> seals;
  for (const std::string_view one : separateWords(text)) {
    const auto seal = sealFrom(one);
    if (!seal) return std::nullopt;
    seals.push_back(*seal);
  }
  return seals;
}

}  // namespace tacit::text
