// SHA-256 (FIPS 180-4) and HMAC (RFC 2104) for the browser, where there is no libsodium.
#include "fair/digest.h"

#include <bit>
#include <vector>

namespace tacit::fair {
namespace {

constexpr std::size_t kBlock = 64;
constexpr std::size_t kRounds = 64;

using Bytes = std::vector<std::uint8_t>;
using Words = std::array<std::uint32_t, 8>;

constexpr Words kBegin = {0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a,
                          0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19};

constexpr std::array<std::uint32_t, kRounds> kRoundNumbers = {
    0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
    0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
    0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
    0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
    0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
    0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
    0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
    0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2};

std::uint32_t bigEndian(std::span<const std::uint8_t> bytes) {
  return std::uint32_t{bytes[0]} << 24U | std::uint32_t{bytes[1]} << 16U | std::uint32_t{bytes[2]} << 8U | bytes[3];
}

std::array<std::uint32_t, kRounds> schedule(std::span<const std::uint8_t> block) {
  std::array<std::uint32_t, kRounds> w{};
  for (std::size_t i = 0; i < 16; ++i) w[i] = bigEndian(block.subspan(4 * i));
  for (std::size_t i = 16; i < kRounds; ++i) {
    const std::uint32_t s0 = std::rotr(w[i - 15], 7) ^ std::rotr(w[i - 15], 18) ^ w[i - 15] >> 3U;
    const std::uint32_t s1 = std::rotr(w[i - 2], 17) ^ std::rotr(w[i - 2], 19) ^ w[i - 2] >> 10U;
    w[i] = w[i - 16] + s0 + w[i - 7] + s1;
  }
  return w;
}

void compress(Words& state, std::span<const std::uint8_t> block) {
  const auto w = schedule(block);
  auto [a, b, c, d, e, f, g, h] = state;
  for (std::size_t i = 0; i < kRounds; ++i) {
    const std::uint32_t t1 =
        h + (std::rotr(e, 6) ^ std::rotr(e, 11) ^ std::rotr(e, 25)) + ((e & f) ^ (~e & g)) + kRoundNumbers[i] + w[i];
    const std::uint32_t t2 = (std::rotr(a, 2) ^ std::rotr(a, 13) ^ std::rotr(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
    h = g, g = f, f = e, e = d + t1, d = c, c = b, b = a, a = t1 + t2;
  }
  const Words after = {a, b, c, d, e, f, g, h};
  for (std::size_t i = 0; i < state.size(); ++i) state[i] += after[i];
}

// The bytes, a one bit, zeros, and the number of bits: whole blocks.
Bytes padded(std::span<const std::uint8_t> bytes) {
  Bytes all(bytes.begin(), bytes.end());
  all.push_back(0x80);
  while (all.size() % kBlock != kBlock - 8) all.push_back(0);
  const std::uint64_t bits = std::uint64_t{bytes.size()} * 8;
  for (int shift = 56; shift >= 0; shift -= 8)
    all.push_back(static_cast<std::uint8_t>(bits >> static_cast<unsigned>(shift)));
  return all;
}

}  // namespace

Digest sha256(std::span<const std::uint8_t> bytes) {
  Words state = kBegin;
  const auto all = padded(bytes);
  for (std::size_t at = 0; at < all.size(); at += kBlock) compress(state, std::span(all).subspan(at, kBlock));
  Digest digest{};
  for (std::size_t i = 0; i < digest.size(); ++i)
    digest[i] = static_cast<std::uint8_t>(state[i / 4] >> (24 - 8 * (i % 4)));
  return digest;
}

Digest hmacSha256(std::span<const std::uint8_t, 32> key, std::string_view message) {
  const auto keyed = [&](std::uint8_t pad, auto&& rest) {
    Bytes text(kBlock, pad);
    for (std::size_t i = 0; i < key.size(); ++i) text[i] ^= key[i];
    text.insert(text.end(), rest.begin(), rest.end());
    return sha256(text);
  };
  return keyed(0x5c, keyed(0x36, message));
}

}  // namespace tacit::fair
