#include "alerts/web_push.h"

#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <sodium.h>

#include <array>
#include <memory>

#include "json/json.h"
#include "service/now.h"

namespace tacit::alerts {
namespace {

constexpr std::size_t kSecretBytes = 32;
constexpr std::size_t kPointBytes = 65;
constexpr std::size_t kAuthBytes = 16;
constexpr std::size_t kSaltBytes = 16;
constexpr std::size_t kTagBytes = 16;
constexpr std::uint32_t kRecord = 4096;
constexpr int kBase64 = sodium_base64_VARIANT_URLSAFE_NO_PADDING;

// What OpenSSL gives is given back.
template <auto Free>
struct Freed {
  template <typename T>
  void operator()(T* one) const {
    Free(one);
  }
};
using Key = std::unique_ptr<EVP_PKEY, Freed<EVP_PKEY_free>>;
using KeyContext = std::unique_ptr<EVP_PKEY_CTX, Freed<EVP_PKEY_CTX_free>>;
using Number = std::unique_ptr<BIGNUM, Freed<BN_clear_free>>;
using Group = std::unique_ptr<EC_GROUP, Freed<EC_GROUP_free>>;
using Point = std::unique_ptr<EC_POINT, Freed<EC_POINT_free>>;
using ParamBuilder = std::unique_ptr<OSSL_PARAM_BLD, Freed<OSSL_PARAM_BLD_free>>;
using Params = std::unique_ptr<OSSL_PARAM, Freed<OSSL_PARAM_free>>;
using Cipher = std::unique_ptr<EVP_CIPHER_CTX, Freed<EVP_CIPHER_CTX_free>>;
using Digest = std::unique_ptr<EVP_MD_CTX, Freed<EVP_MD_CTX_free>>;
using Signature = std::unique_ptr<ECDSA_SIG, Freed<ECDSA_SIG_free>>;

const unsigned char* bytesOf(std::string_view text) {
  return reinterpret_cast<const unsigned char*>(text.data());  // NOLINT: C interface
}
unsigned char* bytesOf(std::string& text) {
  return reinterpret_cast<unsigned char*>(text.data());  // NOLINT: C interface
}

Number numberOf(std::string_view bytes) {
  return Number(BN_bin2bn(bytesOf(bytes), static_cast<int>(bytes.size()), nullptr));
}

// With the secret where there is one; nothing when the point is not on the curve.
Key opened(const std::string& point, std::string_view secret = {}) {
  const ParamBuilder builder(OSSL_PARAM_BLD_new());
  const Number number = numberOf(secret);
  OSSL_PARAM_BLD_push_utf8_string(builder.get(), OSSL_PKEY_PARAM_GROUP_NAME, "prime256v1", 0);
  OSSL_PARAM_BLD_push_octet_string(builder.get(), OSSL_PKEY_PARAM_PUB_KEY, point.data(), point.size());
  if (!secret.empty()) OSSL_PARAM_BLD_push_BN(builder.get(), OSSL_PKEY_PARAM_PRIV_KEY, number.get());
  const Params params(OSSL_PARAM_BLD_to_param(builder.get()));
  const KeyContext context(EVP_PKEY_CTX_new_from_name(nullptr, "EC", nullptr));
  EVP_PKEY* key = nullptr;
  if (EVP_PKEY_fromdata_init(context.get()) <= 0 ||
      EVP_PKEY_fromdata(context.get(), &key, secret.empty() ? EVP_PKEY_PUBLIC_KEY : EVP_PKEY_KEYPAIR, params.get()) <=
          0)
    return nullptr;
  return Key(key);
}

// What two who know each other's points have in common.
std::optional<std::string> shared(const PushKey& own, const std::string& other) {
  const Key mine = opened(own.point, own.secret);
  const Key theirs = opened(other);
  if (!mine || !theirs) return std::nullopt;
  const KeyContext context(EVP_PKEY_CTX_new(mine.get(), nullptr));
  std::string secret(kSecretBytes, '\0');
  std::size_t size = secret.size();
  if (EVP_PKEY_derive_init(context.get()) <= 0 || EVP_PKEY_derive_set_peer(context.get(), theirs.get()) <= 0 ||
      EVP_PKEY_derive(context.get(), bytesOf(secret), &size) <= 0 || size != kSecretBytes)
    return std::nullopt;
  return secret;
}

std::string hmac(std::string_view key, std::string_view text) {
  crypto_auth_hmacsha256_state state;
  std::string sum(crypto_auth_hmacsha256_BYTES, '\0');
  crypto_auth_hmacsha256_init(&state, bytesOf(key), key.size());
  crypto_auth_hmacsha256_update(&state, bytesOf(text), text.size());
  crypto_auth_hmacsha256_final(&state, bytesOf(sum));
  return sum;
}

// HKDF (RFC 5869) for as many bytes as one sum has, or fewer.
std::string derived(std::string_view salt, std::string_view secret, std::string_view info, std::size_t size) {
  return hmac(hmac(salt, secret), std::string(info) + '\x01').substr(0, size);
}

std::optional<std::string> sealed(std::string_view text, const std::string& key, const std::string& nonce) {
  const Cipher cipher(EVP_CIPHER_CTX_new());
  std::string out(text.size() + kTagBytes, '\0');
  int size = 0;
  int rest = 0;
  const bool done =
      EVP_EncryptInit_ex(cipher.get(), EVP_aes_128_gcm(), nullptr, bytesOf(key), bytesOf(nonce)) > 0 &&
      EVP_EncryptUpdate(cipher.get(), bytesOf(out), &size, bytesOf(text), static_cast<int>(text.size())) > 0 &&
      EVP_EncryptFinal_ex(cipher.get(), bytesOf(out) + size, &rest) > 0 &&
      EVP_CIPHER_CTX_ctrl(cipher.get(), EVP_CTRL_GCM_GET_TAG, static_cast<int>(kTagBytes), bytesOf(out) + text.size()) >
          0;
  return done ? std::optional(out) : std::nullopt;
}

// The two numbers of a signature, 32 bytes each, as JSON Web Tokens have them.
std::string signatureOf(const PushKey& key, std::string_view text) {
  const Key opener = opened(key.point, key.secret);
  const Digest digest(EVP_MD_CTX_new());
  std::array<unsigned char, 80> der{};
  std::size_t size = der.size();
  if (!opener || EVP_DigestSignInit(digest.get(), nullptr, EVP_sha256(), nullptr, opener.get()) <= 0 ||
      EVP_DigestSign(digest.get(), der.data(), &size, bytesOf(text), text.size()) <= 0)
    return {};
  const unsigned char* from = der.data();
  const Signature signature(d2i_ECDSA_SIG(nullptr, &from, static_cast<long>(size)));
  std::string both(2 * kSecretBytes, '\0');
  BN_bn2binpad(ECDSA_SIG_get0_r(signature.get()), bytesOf(both), kSecretBytes);
  BN_bn2binpad(ECDSA_SIG_get0_s(signature.get()), bytesOf(both) + kSecretBytes, kSecretBytes);
  return both;
}

struct JwtClaims {
  std::string aud;
  std::int64_t exp = 0;
  std::string sub;
  TACIT_FIELDS(JwtClaims, aud, exp, sub)
};

}  // namespace

std::string base64Url(std::string_view bytes) {
  std::string text(sodium_base64_encoded_len(bytes.size(), kBase64), '\0');
  sodium_bin2base64(text.data(), text.size(), bytesOf(bytes), bytes.size(), kBase64);
  text.pop_back();
  return text;
}

std::optional<std::string> fromBase64Url(std::string_view text) {
  while (text.ends_with('=')) text.remove_suffix(1);
  std::string bytes(text.size(), '\0');
  std::size_t size = 0;
  if (sodium_base642bin(bytesOf(bytes), bytes.size(), text.data(), text.size(), nullptr, &size, nullptr, kBase64) != 0)
    return std::nullopt;
  bytes.resize(size);
  return bytes;
}

std::optional<PushKey> pushKeyOf(std::string_view secret) {
  if (secret.size() != kSecretBytes) return std::nullopt;
  const Group group(EC_GROUP_new_by_curve_name(NID_X9_62_prime256v1));
  const Number number = numberOf(secret);
  const Point point(EC_POINT_new(group.get()));
  if (BN_is_zero(number.get()) || BN_cmp(number.get(), EC_GROUP_get0_order(group.get())) >= 0 ||
      EC_POINT_mul(group.get(), point.get(), number.get(), nullptr, nullptr, nullptr) <= 0)
    return std::nullopt;
  PushKey key{std::string(secret), std::string(kPointBytes, '\0')};
  EC_POINT_point2oct(group.get(), point.get(), POINT_CONVERSION_UNCOMPRESSED, bytesOf(key.point), kPointBytes, nullptr);
  return key;
}

PushKey newPushKey() {
  for (;;) {
    std::string secret(kSecretBytes, '\0');
    randombytes_buf(secret.data(), secret.size());
    if (auto key = pushKeyOf(secret)) return *std::move(key);
  }
}

bool isGood(const BrowserKeys& keys) {
  return keys.point.size() == kPointBytes && keys.secret.size() == kAuthBytes && opened(keys.point) != nullptr;
}

std::optional<std::string> encrypted(std::string_view message, const BrowserKeys& to, const PushKey& sender,
                                     std::string_view salt) {
  using namespace std::string_literals;
  const auto common = shared(sender, to.point);
  if (!common) return std::nullopt;
  const std::string both = derived(to.secret, *common, "WebPush: info\0"s + to.point + sender.point, kSecretBytes);
  const std::string key = derived(salt, both, "Content-Encoding: aes128gcm\0"s, 16);
  const std::string nonce = derived(salt, both, "Content-Encoding: nonce\0"s, 12);
  const auto record = sealed(std::string(message) + '\x02', key, nonce);  // 2: the last one, and the only one
  if (!record) return std::nullopt;
  std::string size(4, '\0');
  for (int i = 0; i < 4; ++i) size[static_cast<std::size_t>(i)] = static_cast<char>(kRecord >> (24 - 8 * i) & 0xFFU);
  return std::string(salt) + size + static_cast<char>(kPointBytes) + sender.point + *record;
}

std::optional<std::string> encrypted(std::string_view message, const BrowserKeys& to) {
  std::string salt(kSaltBytes, '\0');
  randombytes_buf(salt.data(), salt.size());
  return encrypted(message, to, newPushKey(), salt);
}

std::string originOf(std::string_view url) {
  const auto host = url.find("://");
  if (host == std::string_view::npos) return {};
  return std::string(url.substr(0, url.find('/', host + 3)));
}

std::string vapid(const PushKey& key, std::string_view origin, std::string_view contact, base::Instant until) {
  const std::string claims =
      json::text(JwtClaims{std::string(origin), service::secondsOf(until), std::string(contact)});
  const std::string text = base64Url(R"({"typ":"JWT","alg":"ES256"})") + '.' + base64Url(claims);
  return "vapid t=" + text + '.' + base64Url(signatureOf(key, text)) + ", k=" + base64Url(key.point);
}

}  // namespace tacit::alerts
