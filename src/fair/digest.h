// SHA-256, plain and with a key: by libsodium (sodium.cpp), in the browser by code of our own (bindings/wasm).
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

namespace tacit::fair {

using Digest = std::array<std::uint8_t, 32>;

Digest sha256(std::span<const std::uint8_t> bytes);
Digest hmacSha256(std::span<const std::uint8_t, 32> key, std::string_view message);

}  // namespace tacit::fair
