// Tokens, ids and passwords. Only hashes of tokens and passwords are ever kept.
#pragma once

#include <string>
#include <string_view>

namespace tacit::server {

// To be called once before anything else of this header.
void prepareSecrets();

// 256 random bits that make their holder a person.
std::string newToken();
std::string tokenHash(std::string_view token);

// Short and easy to read out: 8 characters for a table's link, 12 for a person.
std::string newTableId();
std::string newPersonId();

// argon2id; takes a tenth of a second and 64 MiB on purpose.
std::string passwordHash(std::string_view password);
bool passwordFits(std::string_view hash, std::string_view password);

std::uint64_t randomSeed();

}  // namespace tacit::server
