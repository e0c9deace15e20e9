// People with accounts, friends and many finished games, as they are on a server that has been running for long: written
// into its database before it starts.
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace tacit::load {

// A person with an account and a session.
struct Known {
  std::string id;
  std::string name;
  std::string token;
};

struct Regulars {
  std::vector<Known> people;       // the first has played with all others, again and again
  std::vector<std::string> games;  // finished; the newest first
};

// Makes the database; nobody may have it open.
Regulars writeRegulars(const std::filesystem::path& data, int games);

// Gives the first of them so many browsers at endpoints that begin like this, and all others as friends.
void subscribe(const std::filesystem::path& data, const Regulars& regulars, int browsers, const std::string& endpoint);

}  // namespace tacit::load
