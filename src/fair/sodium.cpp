// All that libsodium does for fair shuffles.
#include <sodium.h>

#include <stdexcept>
#include <vector>

#include "fair/digest.h"
#include "fair/secret.h"

namespace tacit::fair {

static_assert(crypto_hash_sha256_BYTES == sizeof(Digest) && crypto_auth_hmacsha256_BYTES == sizeof(Digest));

Secret newSecret() {
  if (sodium_init() < 0) throw std::runtime_error("no secret for a fair shuffle: libsodium cannot be used here");
  Secret secret;
  randombytes_buf(secret.bytes.data(), secret.bytes.size());
  return secret;
}

Digest sha256(std::span<const std::uint8_t> bytes) {
  Digest digest{};
  crypto_hash_sha256(digest.data(), bytes.data(), bytes.size());
  return digest;
}

Digest hmacSha256(std::span<const std::uint8_t, 32> key, std::string_view message) {
  static_assert(crypto_auth_hmacsha256_KEYBYTES == decltype(key)::extent);
  const std::vector<std::uint8_t> bytes(message.begin(), message.end());
  Digest digest{};
  crypto_auth_hmacsha256(digest.data(), bytes.data(), bytes.size(), key.data());
  return digest;
}

}  // namespace tacit::fair
