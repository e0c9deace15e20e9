// What an organiser decides before a tournament: the game, the system, the scoring.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "json/fields.h"
#include "table/game_type.h"
#include "table/options.h"

namespace tacit::tournament {

// Who meets whom: by standing, everybody once, in groups and then as a knock-out, out after one loss, out after two, or
// everybody who is free.
enum class System : std::uint8_t { Swiss, RoundRobin, Groups, Knockout, DoubleKnockout, Arena };
constexpr auto enumNames(System /*any*/) {
  return std::array<std::string_view, 6>{"swiss", "round_robin", "groups", "knockout", "double_knockout", "arena"};
}

// What standings are made by; docs/clubs.md explains each.
enum class Criterion : std::uint8_t {
  Tac,
  Wins,
  Marbles,
  Buchholz,
  Sonneborn,
  Direct,
  Cards,
  Matchpoints,
  Imps,
  Arena,
  Progress,
};
constexpr auto enumNames(Criterion /*any*/) {
  return std::array<std::string_view, 11>{"tac",   "wins",        "marbles", "buchholz", "sonneborn", "direct",
                                          "cards", "matchpoints", "imps",    "arena",    "progress"};
}

// Where people sit: at tables of a server, or around real boards.
enum class Where : std::uint8_t { Online, Boards };
constexpr auto enumNames(Where /*any*/) { return std::array<std::string_view, 2>{"online", "boards"}; }

// What becomes of a seat whose person does not come.
enum class NoShow : std::uint8_t { Bot, Lose };
constexpr auto enumNames(NoShow /*any*/) { return std::array<std::string_view, 2>{"bot", "lose"}; }

// Who goes on where a knock-out is level in games and marbles: decided by one more game, by playing on until one more
// marble is home, for the better seeded, or as the organiser says. With none such a result is refused.
enum class IfLevel : std::uint8_t { None, ExtraGame, NextMarble, Seed, Organiser };
constexpr auto enumNames(IfLevel /*any*/) {
  return std::array<std::string_view, 5>{"none", "extra_game", "next_marble", "seed", "organiser"};
}

struct Plan {
  static constexpr std::string_view kType = "TournamentPlan";
  static constexpr bool kDefaults = true;

  std::string name;
  std::string type = "four";  // of the game (table/game_type.h)
  std::string rules = "std";
  std::string pack = "master";
  System system = System::Swiss;
  int rounds = 0;          // 0: as many as the system takes; a Swiss needs a number
  int games = 1;           // that each pairing plays in a round
  int minutes = 0;         // for a round; 0: until it is played
  int groups = 0;          // for System::Groups
  int advance = 2;         // of each group into the knock-out
  bool thirdPlace = true;  // the losers of the semifinals play for it
  bool duplicate = false;  // every table of a round gets the same cards
  int arenaMinutes = 60;
  std::vector<Criterion> criteria;  // in this order; empty: those that go with the game and the system
  Where where = Where::Boards;
  int noShowMinutes = 10;
  NoShow noShow = NoShow::Lose;
  // Of tables online.
  table::Clock clock;
  table::Spectators spectators = table::Spectators::Public;
  bool rated = false;
  IfLevel ifLevel = IfLevel::None;  // in a knock-out

  TACIT_FIELDS(Plan, name, type, rules, pack, system, rounds, games, minutes, groups, advance, thirdPlace, duplicate,
               arenaMinutes, criteria, where, noShowMinutes, noShow, clock, spectators, rated, ifLevel)
};

// What the plan means to the rules.
struct Agreed {
  const table::GameType* type = nullptr;
  Setup setup;
  int sides = 0;    // at a board; 1: all play together
  int people = 0;   // that a side has room for
  int marbles = 0;  // of a side
  bool together() const { return sides == 1; }
};

// The error names what is wrong with the plan.
base::Result<Agreed> agree(const Plan& plan);

// The plan's criteria, or the usual ones; the first is what Swiss pairings go by.
std::vector<Criterion> criteriaOf(const Plan& plan, const Agreed& agreed);

// How many losses put an entrant out; 0: no number does.
constexpr int livesOf(System system) {
  if (system == System::Knockout || system == System::Groups) return 1;
  return system == System::DoubleKnockout ? 2 : 0;
}

}  // namespace tacit::tournament
