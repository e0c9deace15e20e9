// Matches between two bots over duplicate deals: the same packs, dealer and seats for both, and what that shows.
#pragma once

#include <array>
#include <atomic>
#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "base/result.h"
#include "match/bot_spec.h"
#include "match/one_game.h"
#include "match/statistics.h"

namespace tacit::match {

struct MatchOptions {
  Setup setup;
  std::array<BotSpec, 2> bots;
  bots::Budget budget;  // of a bot that names none of its own
  int duplicates = 100;
  std::uint64_t seed = 0;
  int jobs = 1;
  int grace = 5000;  // milliseconds beyond its budget after which a program has lost
  int clock = 0;     // milliseconds that a seat has for a whole game; 0: no clock
  bool mixed = false;
  bool record = false;
  std::optional<SprtBounds> sprt;
};

// All games with the same packs and dealer: the unit of the statistics.
struct Duplicate {
  int index = 0;
  std::vector<GameResult> games;
  double score = 0.5;  // the first bot's, from 0 to 1
};

// Cards laid in the games that were won, of a co-operative layout.
struct CardsLaid {
  int won = 0;
  int games = 0;
  double sum = 0;
  std::uint32_t least = 0;
  std::uint32_t most = 0;

  void add(const GameResult& game);
  double mean() const { return won == 0 ? 0 : sum / won; }
};

// What a match has shown so far.
struct Tally {
  Scores scores;
  int games = 0;
  int wins = 0;  // of the first bot; of duplicates in co-operative layouts
  int losses = 0;
  int undecided = 0;
  int contested = 0;  // of those, the ones without a forfeit
  std::int64_t deals = 0;
  std::int64_t plays = 0;
  std::array<Effort, 2> efforts{};
  std::array<CardsLaid, 2> cards{};
  std::array<Identity, 2> identities{};  // as soon as they are known
  std::string firstTrouble;              // the first game that was lost for want of a play, in words
  SprtResult sprt = SprtResult::Open;
  bool interrupted = false;

  void add(const Duplicate& duplicate, bool cooperative);
  // None where there is no game without a forfeit: that says nothing about strength.
  std::optional<EloEstimate> elo() const;
  double dealsPerGame() const { return games == 0 ? 0 : static_cast<double>(deals) / games; }
  double playsPerGame() const { return games == 0 ? 0 : static_cast<double>(plays) / games; }
};

// Told of every duplicate in their order, on the thread that called runMatch, and now and then that time has passed
// (null).
using Watch = std::function<void(const Tally& tally, const Duplicate* duplicate)>;

// Plays the match. Which duplicates count does not depend on the number of jobs: a sequential test looks at them in
// their order. When `interrupt` is set, the duplicates that are finished by then count.
base::Result<Tally> runMatch(const MatchOptions& options, const std::atomic<bool>& interrupt, const Watch& watch);

}  // namespace tacit::match
