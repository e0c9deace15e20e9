// Messages to browsers that are closed: encrypted for one browser (RFC 8291, RFC 8188) and signed for its push service
// (VAPID, RFC 8292). No network here.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/time.h"

namespace tacit::alerts {

std::string base64Url(std::string_view bytes);
std::optional<std::string> fromBase64Url(std::string_view text);

// A key of the curve P-256: 32 bytes that are secret, and a point of 65 bytes that is not.
struct PushKey {
  std::string secret;
  std::string point;
};
PushKey newPushKey();
// Nothing when these are no 32 bytes of such a key.
std::optional<PushKey> pushKeyOf(std::string_view secret);

// The browser's own, as it has told us.
struct BrowserKeys {
  std::string point;
  std::string secret;  // 16 bytes that page and push service share
};
bool isGood(const BrowserKeys& keys);

// What the push service gets as the body. The sender's key and the salt are new each time; a test brings its own.
std::optional<std::string> encrypted(std::string_view message, const BrowserKeys& to, const PushKey& sender,
                                     std::string_view salt);
std::optional<std::string> encrypted(std::string_view message, const BrowserKeys& to);

// `https://push.example` of `https://push.example/abc`; empty when it is none.
std::string originOf(std::string_view url);

// The header Authorization: who sends, to which service, until when (seconds since 1970).
std::string vapid(const PushKey& key, std::string_view origin, std::string_view contact, base::Instant until);

}  // namespace tacit::alerts
