#include "service/secrets.h"

#include <sodium.h>

#include <array>
#include <cctype>
#include <cstdio>
#include <stdexcept>

namespace tacit::service {
namespace {

constexpr std::string_view kLetters = "abcdefghjkmnpqrstuvwxyz23456789";  // none that look alike
// None that look alike from afar, no vowels, and not what rude words are left with without them: 38,416 codes.
constexpr std::string_view kCodeLetters = "BDFGHJLMPRTWXZ";

constexpr std::size_t kHashBytes = 32;
constexpr std::string_view kApiToken = "tacit_";

// $argon2id$v=19$m=65536,t=2,p=1$salt$hash
struct PasswordHash {
  std::size_t kibibytes = 0;
  unsigned long long passes = 0;
  std::array<unsigned char, crypto_pwhash_SALTBYTES> salt{};
  std::array<unsigned char, kHashBytes> hash{};
};

template <std::size_t N>
bool readBase64(std::string_view text, std::array<unsigned char, N>& bytes) {
  std::size_t size = 0;
  return sodium_base642bin(bytes.data(), N, text.data(), text.size(), nullptr, &size, nullptr,
                           sodium_base64_VARIANT_ORIGINAL_NO_PADDING) == 0 &&
         size == N;
}

std::optional<PasswordHash> takenApart(std::string_view text) {
  PasswordHash made;
  const std::string copy(text);
  int read = 0;
  // NOLINTNEXTLINE(cert-err34-c): our own words, and the library checks the numbers
  if (std::sscanf(copy.c_str(), "$argon2id$v=19$m=%zu,t=%llu,p=1$%n", &made.kibibytes, &made.passes, &read) != 2 ||
      read == 0)
    return std::nullopt;
  const std::string_view rest = std::string_view(copy).substr(static_cast<std::size_t>(read));
  const std::size_t dollar = rest.find('$');
  if (dollar == std::string_view::npos || !readBase64(rest.substr(0, dollar), made.salt) ||
      !readBase64(rest.substr(dollar + 1), made.hash))
    return std::nullopt;
  return made;
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

std::string newApiToken() { return std::string(kApiToken) + newToken(); }
bool isApiToken(std::string_view token) { return token.starts_with(kApiToken); }

std::string tokenHash(std::string_view token) {
  std::array<unsigned char, crypto_generichash_BYTES> hash{};
  const std::string copy(token);
  crypto_generichash(hash.data(), hash.size(),
                     reinterpret_cast<const unsigned char*>(copy.data()),  // NOLINT: C interface
                     copy.size(), nullptr, 0);
  return hexOf(hash);
}

std::string randomWord(std::size_t length) {
  std::string word;
  for (std::size_t i = 0; i < length; ++i)
    word += kLetters[randombytes_uniform(static_cast<std::uint32_t>(kLetters.size()))];
  return word;
}

bool isLinkId(std::string_view id) {
  return id.size() == kLinkIdLength && id.find_first_not_of(kLetters) == std::string_view::npos;
}
std::string newShortCode(std::size_t length) {
  std::string code;
  for (std::size_t i = 0; i < length; ++i)
    code += kCodeLetters[randombytes_uniform(static_cast<std::uint32_t>(kCodeLetters.size()))];
  return code;
}

std::optional<std::string> shortCodeIn(std::string_view typed, std::size_t length) {
  std::string code;
  for (const char c : typed)
    if (c != ' ' && c != '-') code += static_cast<char>(std::toupper(static_cast<unsigned char>(c)));
  if (code.size() != length || code.find_first_not_of(kCodeLetters) != std::string::npos) return std::nullopt;
  return code;
}

std::string newPersonId() { return randomWord(12); }

std::optional<std::string> passwordHash(std::string_view password, HashWork work) {
  const bool full = work == HashWork::Full;
  const auto passes = full ? crypto_pwhash_OPSLIMIT_INTERACTIVE : crypto_pwhash_OPSLIMIT_MIN;
  const auto memory = full ? crypto_pwhash_MEMLIMIT_INTERACTIVE : crypto_pwhash_MEMLIMIT_MIN;
  std::array<char, crypto_pwhash_STRBYTES> hash{};
  if (crypto_pwhash_str_alg(hash.data(), password.data(), password.size(), passes, memory,
                            crypto_pwhash_ALG_ARGON2ID13) != 0)
    return std::nullopt;
  return hash.data();
}

// The library's own check says the same for a wrong password and for missing memory. So: hash once more, and compare.
Fits passwordFits(std::string_view hash, std::string_view password) {
  const auto made = takenApart(hash);
  if (!made) return Fits::No;
  std::array<unsigned char, kHashBytes> again{};
  if (crypto_pwhash(again.data(), again.size(), password.data(), password.size(), made->salt.data(), made->passes,
                    made->kibibytes * 1024, crypto_pwhash_ALG_ARGON2ID13) != 0)
    return Fits::NoMemory;
  return sodium_memcmp(again.data(), made->hash.data(), again.size()) == 0 ? Fits::Yes : Fits::No;
}

std::string newRecoveryCode() { return randomWord(4) + '-' + randomWord(4) + '-' + randomWord(4); }

std::string recoveryCodeHash(std::string_view person, std::string_view code) {
  std::string plain(person);
  plain += '/';
  for (const char c : code)
    if (c != '-' && c != ' ') plain += static_cast<char>(std::tolower(static_cast<unsigned char>(c)));
  return tokenHash(plain);
}

std::uint64_t randomSeed() {
  std::uint64_t seed = 0;
  randombytes_buf(&seed, sizeof seed);
  return seed;
}

}  // namespace tacit::service
