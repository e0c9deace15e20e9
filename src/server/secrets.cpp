#include "server/secrets.h"

#include <sodium.h>

#include <array>
#include <stdexcept>

namespace tacit::server {
namespace {

constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz23456789";  // none that look alike

std::string randomWord(int length) {
  std::string word;
  for (int i = 0; i < length; ++i) word += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
  return word;
}

template <std::size_t N>
std::string hexOf(const std::array<unsigned char, N>& bytes) {
  std::string text(2 * N + 1, '\0');
  sodium_bin2hex(text.data(), text.size(), bytes.data(), N);
  text.pop_back();
  return text;
}

}  // namespace

void prepareSecrets() {
  if (sodium_init() < 0) throw std::runtime_error("the cryptography library cannot be used here");
}

std::string newToken() {
  std::array<unsigned char, 32> bytes{};
  randombytes_buf(bytes.data(), bytes.size());
  return hexOf(bytes);
}

std::string tokenHash(std::string_view token) {
  std::array<unsigned char, crypto_generichash_BYTES> hash{};
  const std::string copy(token);
  crypto_generichash(hash.data(), hash.size(),
                     reinterpret_cast<const unsigned char*>(copy.data()),  // NOLINT: C interface
                     copy.size(), nullptr, 0);
  return hexOf(hash);
}

std::string newTableId() { return randomWord(8); }
std::string newPersonId() { return randomWord(12); }

std::string passwordHash(std::string_view password) {
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), crypto_pwhash_OPSLIMIT_INTERACTIVE,
                            crypto_pwhash_MEMLIMIT_INTERACTIVE, crypto_pwhash_ALG_ARGON2ID13) != 0)
    throw std::runtime_error("not enough memory to hash a password");
  return hash.data();
}

bool passwordFits(std::string_view hash, std::string_view password) {
  return crypto_pwhash_str_verify(std::string(hash).c_str(), password.data(), password.size()) == 0;
}

std::uint64_t randomSeed() {
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

}  // namespace tacit::server
