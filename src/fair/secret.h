// The secret of a fair game and the commitment to it (docs/fair-shuffle.md).
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace tacit::fair {

// What all shuffles of a game come from. Nobody but the dealing program knows it until the game is over.
struct Secret {
  std::array<std::uint8_t, 32> bytes{};
  friend bool operator==(const Secret&, const Secret&) = default;
};

// Drawn from the system's source of randomness. Throws std::runtime_error where there is none.
Secret newSecret();

// 64 lower-case hex digits, and back; nothing else is a secret.
std::string hex(const Secret& secret);
std::optional<Secret> secretFrom(std::string_view hex);

// What is published before the game: SHA-256 of the secret's bytes, in hex.
std::string commitment(const Secret& secret);

// The same for a word that a player seals before the game: SHA-256 of its UTF-8 text, in hex.
std::string commitmentTo(std::string_view word);

}  // namespace tacit::fair
