#include "clubs/codes.h"

#include <sodium.h>

#include "base/strings.h"
#include "fair/digest.h"
#include "fair/secret.h"
#include "tournament/tournament.h"

namespace tacit::clubs {
namespace {

constexpr std::string_view kCodeLetters = "abcdefghjkmnpqrstuvwxyz23456789";  // none that look alike
constexpr std::size_t kCodeLength = 16;
constexpr char kForResults = 'r';
constexpr std::uint64_t kLastTime = std::uint64_t{1} << 53U;

std::string codeFor(std::string_view secret, const std::string& what) {
  const auto key = fair::secretFrom(secret).value_or(fair::Secret{});
  const auto digest = fair::hmacSha256(key.bytes, what);
  std::string code;
  for (std::size_t i = 0; i < kCodeLength; ++i) code += kCodeLetters[digest[i] % kCodeLetters.size()];
  return code;
}

}  // namespace

bool isSameCode(std::string_view code, std::string_view right) {
  return code.size() == right.size() && sodium_memcmp(code.data(), right.data(), right.size()) == 0;
}

std::string entrantCode(std::string_view secret, int number) {
  return std::to_string(number) + '-' + codeFor(secret, "entrant " + std::to_string(number));
}

std::string resultsCode(std::string_view secret, int number, base::Instant until) {
  const std::string time = std::to_string(base::millisecondsOf(until));
  return kForResults + std::to_string(number) + '-' + time + '-' +
         codeFor(secret, "results " + std::to_string(number) + ' ' + time);
}

std::optional<HeldCode> heldByCode(std::string_view secret, std::string_view code, base::Instant now) {
  const bool isForResults = code.starts_with(kForResults);
  const auto parts = base::split(code.substr(isForResults ? 1 : 0), '-');
  const auto number = base::numberIn(parts[0], tournament::kMaxEntrants);
  if (!number || *number == 0 || parts.size() < 2) return std::nullopt;
  const HeldCode held{static_cast<int>(*number), isForResults};
  if (!isForResults) return isSameCode(code, entrantCode(secret, held.entrant)) ? std::optional(held) : std::nullopt;
  const auto time = base::numberIn(parts[1]);
  if (!time || *time > kLastTime) return std::nullopt;
  const auto until = base::instantAt(static_cast<std::int64_t>(*time));
  const bool isRight = isSameCode(code, resultsCode(secret, held.entrant, until));
  return isRight && now <= until ? std::optional(held) : std::nullopt;
}

std::string invitationCode(std::string_view secret, int number) {
  return codeFor(secret, "invitation " + std::to_string(number));
}

}  // namespace tacit::clubs
