#include "fair/secret.h"

#include <span>
#include <vector>

#include "fair/digest.h"

namespace tacit::fair {
namespace {

std::string hexOf(std::span<const std::uint8_t> bytes) {
  constexpr std::string_view kDigits = "0123456789abcdef";
  std::string text;
  for (const auto byte : bytes) {
    text += kDigits[byte >> 4U];
    text += kDigits[byte & 15U];
  }
  return text;
}

// The value of a digit; nothing for capital letters too, so that a secret has one text only.
std::optional<unsigned> digit(char c) {
  if (c >= '0' && c <= '9') return static_cast<unsigned>(c - '0');
  if (c >= 'a' && c <= 'f') return static_cast<unsigned>(c - 'a' + 10);
  return std::nullopt;
}

}  // namespace

std::string hex(const Secret& secret) { return hexOf(secret.bytes); }

std::optional<Secret> secretFrom(std::string_view hex) {
  Secret secret;
  if (hex.size() != 2 * secret.bytes.size()) return std::nullopt;
  for (std::size_t i = 0; i < secret.bytes.size(); ++i) {
    const auto high = digit(hex[2 * i]);
    const auto low = digit(hex[2 * i + 1]);
    if (!high || !low) return std::nullopt;
    secret.bytes[i] = static_cast<std::uint8_t>(*high << 4U | *low);
  }
  return secret;
}

std::string commitment(const Secret& secret) { return hexOf(sha256(secret.bytes)); }

std::string commitmentTo(std::string_view word) {
  return hexOf(sha256(std::vector<std::uint8_t>(word.begin(), word.end())));
}

}  // namespace tacit::fair
