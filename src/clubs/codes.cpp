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

std::optional<int> entrantOfCode(std::string_view secret, std::string_view code) {
  const auto number = base::numberIn(code.substr(0, code.find('-')), tournament::kMaxEntrants);
  if (!number || *number == 0) return std::nullopt;
  const int entrant = static_cast<int>(*number);
  return isSameCode(code, entrantCode(secret, entrant)) ? std::optional(entrant) : std::nullopt;
}

std::string invitationCode(std::string_view secret, int number) {
  return codeFor(secret, "invitation " + std::to_string(number));
}

}  // namespace tacit::clubs
