// One game of a match, from the first deal to the end or to the first play that is not one.
#pragma once

#include <array>
#include <atomic>
#include <string>

#include "match/player.h"
#include "match/seating.h"
#include "notation/game_file.h"
#include "rules/tacit.h"

namespace tacit::match {

// How a game came to its end. Cap: it went on for too long and counts as undecided. After the last two there is nothing
// to count: it was stopped, or a program could not be started.
enum class End : std::uint8_t { Over, Cap, Illegal, Late, Crashed, Stopped, NotStarted };

// What a bot did in a game: of all its seats together.
struct Effort {
  std::int64_t decisions = 0;
  double milliseconds = 0;
  double longest = 0;
  int illegal = 0;   // plays that were none, and answers that were no plays
  int overtime = 0;  // decisions that took clearly longer than the budget, and answers that never came
  int late = 0;      // games lost by an answer that never came, or by the clock
  int crashed = 0;   // games lost by a program that ended

  void add(const Effort& other);
  int forfeits() const { return illegal + late + crashed; }  // each of these ends its game
  double msPerDecision() const { return decisions == 0 ? 0 : milliseconds / static_cast<double>(decisions); }
};

struct GameResult {
  Seating seating;
  Seat dealer{0};  // of the first deal
  End end = End::Over;
  Seat culprit = kNoSeat;  // Illegal, Late, Crashed: the seat that had no play to offer
  std::string trouble;     // ... and in words
  SeatSet winners;
  std::string result;  // as in a game file
  double score = 0.5;  // the first bot's; in a co-operative game it comes from comparing both games
  int deals = 0;
  int plays = 0;  // without the gifts of the swap
  std::uint32_t laid = 0;
  std::array<Effort, 2> efforts{};
  std::array<Identity, 2> identities{};
  notation::GameRecord record;  // where it was asked for

  bool forfeited() const { return culprit != kNoSeat; }
  bool won() const { return end == End::Over && !winners.empty(); }
};

// The game to be played: who decides for each seat, and where chance comes from.
struct Table {
  Setup setup;
  Seating seating;
  std::uint64_t chance = 0;  // seed of the shuffles: the same in all games of a duplicate
  std::array<Player*, kSeats> players{};
  std::array<int, 2> budgets{};  // milliseconds of each bot; 0 where time is no matter
  int clock = 0;                 // milliseconds that each seat has for all its decisions; 0: no clock
  int grace = 0;                 // ... and how far below 0 it may get
  bool record = false;
};

// More decisions than any sensible game has.
inline constexpr int kMaxDecisions = 20'000;

// Whether a decision took clearly longer than its budget; 0: there is none.
bool tooLong(double milliseconds, int budget);

GameResult playGame(const Table& table, const std::atomic<bool>& stop);

}  // namespace tacit::match
