#include "server/club/codes.h"

#include <sodium.h>

#include "fair/digest.h"
#include "fair/secret.h"
#include "notation/words.h"
#include "tournament/tournament.h"

namespace tacit::server {
namespace {

constexpr std::string_view kCodeLetters = "abcdefghjkmnpqrstuvwxyz23456789";  // none that look alike
constexpr std::size_t kCodeLength = 16;

}  // namespace

std::string entrantCode(std::string_view secret, int number) {
  const auto key = fair::secretFrom(secret).value_or(fair::Secret{});
  std::string code = std::to_string(number) + '-';
  const auto digest = fair::hmacSha256(key.bytes, "entrant " + std::to_string(number));
  for (std::size_t i = 0; i < kCodeLength; ++i) code += kCodeLetters[digest[i] % kCodeLetters.size()];
  return code;
}

// It takes as long whatever is wrong with the code.
std::optional<int> entrantOfCode(std::string_view secret, std::string_view code) {
  const auto number = notation::numberIn(code.substr(0, code.find('-')), tournament::kMostEntrants);
  if (!number || *number == 0) return std::nullopt;
  const std::string right = entrantCode(secret, static_cast<int>(*number));
  if (code.size() != right.size() || sodium_memcmp(code.data(), right.data(), right.size()) != 0) return std::nullopt;
  return static_cast<int>(*number);
}

}  // namespace tacit::server
