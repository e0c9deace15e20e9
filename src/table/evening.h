// An evening: the games that the same people play one after the other, each the rematch of the one before.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "json/fields.h"

namespace tacit::table {

// Whether the next game has the partners of this one.
enum class Partners : std::uint8_t { Same, Other };
constexpr auto enumNames(Partners /*any*/) { return std::array<std::string_view, 2>{"same", "other"}; }

constexpr std::string_view enumType(Partners /*any*/) { return "Partners"; }

// What became of a place in a game that is over.
struct EveningPlace {
  static constexpr std::string_view kType = "EveningPlace";
  std::string seats;
  std::optional<std::string> person;  // the id; a bot has none
  int home = 0;                       // marbles
  bool won = false;
  TACIT_FIELDS(EveningPlace, seats, person, home, won)
};

struct EveningGame {
  static constexpr std::string_view kType = "EveningGame";
  std::string table;
  std::vector<EveningPlace> places;
  TACIT_FIELDS(EveningGame, table, places)
};

// Somebody who plays, or sits out, and what they have played so far.
struct EveningPerson {
  static constexpr std::string_view kType = "EveningPerson";
  std::string person;  // the id
  std::string name;
  bool guest = false;
  int games = 0;
  int won = 0;
  int inARow = 0;  // games since they sat out or came
  TACIT_FIELDS(EveningPerson, person, name, guest, games, won, inARow)
};

struct Evening {
  static constexpr std::string_view kType = "Evening";
  std::vector<EveningGame> games;  // the last ones, oldest first
  std::vector<EveningPerson> people;
  std::vector<std::string> waiting;  // people who sit out and play in the next game, by id
  std::optional<Partners> partners;  // of the next game, as things stand; none where there is nothing to choose
  TACIT_FIELDS(Evening, games, people, waiting, partners)

  // Among the people from now on, under this name.
  void note(const std::string& person, const std::string& name, bool guest) {
    auto its = std::ranges::find(people, person, &EveningPerson::person);
    if (its == people.end()) its = people.emplace(its);
    its->person = person;
    its->name = name;
    its->guest = guest;
  }
};

}  // namespace tacit::table
