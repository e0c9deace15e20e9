// Tokens, ids and passwords. Only hashes of tokens and passwords are ever kept.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "base/id.h"

namespace tacit::service {

// To be called once before anything else of this header.
void prepareSecrets();

// 256 random bits that make their holder a person.
std::string newToken();
std::string tokenHash(std::string_view token);
// The same for a program of theirs; known by how it begins, so that neither is ever taken for the other.
std::string newApiToken();
bool isApiToken(std::string_view token);

// Short and easy to read out: 8 characters for what has a link, 12 for a person.
std::string randomWord(std::size_t length);
std::string newPersonId();
inline constexpr std::size_t kLinkIdLength = 8;
template <typename Id>
Id newLinkId() {
  return Id(randomWord(kLinkIdLength));
}
// Whether it could be one of those.
bool isLinkId(std::string_view id);
template <typename Tag>
bool isLinkId(const base::Id<Tag>& id) {
  return isLinkId(id.plain());
}

// Letters to read from a screen or paper and type on a phone: none that look alike, and none of which words are made.
inline constexpr std::size_t kTableCodeLength = 4;
inline constexpr std::size_t kTeamCodeLength = 6;
std::string newShortCode(std::size_t length);
// As it is kept, however it is capitalised and spaced; nothing when it can't be one.
std::optional<std::string> shortCodeIn(std::string_view typed, std::size_t length);

enum class HashWork : std::uint8_t { Full, Little };  // little for tests: their passwords guard nothing
// argon2id; takes a tenth of a second and 64 MiB on purpose. Nothing when the memory is not to be had.
std::optional<std::string> passwordHash(std::string_view password, HashWork work = HashWork::Full);
enum class Fits : std::uint8_t { Yes, No, NoMemory };
Fits passwordFits(std::string_view hash, std::string_view password);
// The hash of a password that nobody knows: costs as much to try as any other.
constexpr std::string_view nobodysHash(HashWork work) {
  return work == HashWork::Full
             ? "$argon2id$v=19$m=65536,t=2,p=1$glteadzKlk0TAX2R3rj2Kg$GEKKtaVPZ/tqBYzQuVXPbMEv/VWIY8s2GHF+BSjTkKc"
             : "$argon2id$v=19$m=8,t=1,p=1$glteadzKlk0TAX2R3rj2Kg$GEKKtaVPZ/tqBYzQuVXPbMEv/VWIY8s2GHF+BSjTkKc";
}

// To be written down, for a forgotten password: abcd-efgh-jkmn. Read however it is spaced and capitalised.
std::string newRecoveryCode();
std::string recoveryCodeHash(std::string_view person, std::string_view code);

std::uint64_t randomSeed();

}  // namespace tacit::service
