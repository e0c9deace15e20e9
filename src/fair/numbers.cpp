#include "fair/numbers.h"

#include <sodium.h>

#include <vector>

namespace tacit::fair {
namespace {

using Digest = std::array<unsigned char, crypto_auth_hmacsha256_BYTES>;

Digest hmac(const Secret& secret, const std::string& message) {
  static_assert(crypto_auth_hmacsha256_KEYBYTES == sizeof(secret.bytes));
  const std::vector<unsigned char> bytes(message.begin(), message.end());
  Digest digest{};
  crypto_auth_hmacsha256(digest.data(), bytes.data(), bytes.size(), secret.bytes.data());
  return digest;
}

std::uint32_t bigEndian(const Digest& digest, std::size_t at) {
  std::uint32_t number = 0;
  for (std::size_t i = at; i < at + 4; ++i) number = number << 8U | digest[i];
  return number;
}

}  // namespace

Numbers::Numbers(const Secret& secret, std::string_view words, std::uint32_t k)
    : secret_(secret), message_("tacit shuffle " + std::to_string(k) + '\n' + std::string(words) + '\n') {}

std::uint32_t Numbers::below(std::uint32_t n) {
  const std::uint64_t all = std::uint64_t{1} << 32U;
  const std::uint64_t even = all / n * n;  // beyond it, small results would come up more often than large ones
  std::uint32_t number = next();
  while (number >= even) number = next();
  return number % n;
}

std::uint32_t Numbers::next() {
  if (used_ == kPerBlock) makeBlock();
  return block_[used_++];
}

void Numbers::makeBlock() {
  const Digest digest = hmac(secret_, message_ + std::to_string(blocks_++));
  for (std::size_t i = 0; i < kPerBlock; ++i) block_[i] = bigEndian(digest, 4 * i);
  used_ = 0;
}

}  // namespace tacit::fair
