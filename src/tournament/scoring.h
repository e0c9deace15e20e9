// What a game is worth. All points are in hundredths, so that half a win is a whole number.
#pragma once

#include "tournament/tournament.h"

namespace tacit::tournament {

inline constexpr std::int64_t kPoint = 100;

// What an entrant gets for one game.
struct Share {
  std::int64_t tac = 0;      // TAC-System
  std::int64_t wins = 0;     // 1 for a win, a half for a draw
  std::int64_t marbles = 0;  // home, less those of the best of the others
  friend bool operator==(const Share&, const Share&) = default;
};

// TAC-System: the winner gets 12 and the difference of marbles, the others theirs, at least 1. When time ran out, more
// marbles home win; equals share what the winner and the loser of a game without a difference would get.
std::vector<Share> sharesOf(const Board& board, const GameResult& result);

// As a win by two marbles: 14 points.
inline constexpr Share kBye{14 * kPoint, kPoint, 2 * kPoint};

// Whether somebody has to go on from this board.
bool needsWinner(const Board& board);

// Played, and neither games nor marbles tell who is ahead.
bool isLevel(const Board& board, const Results& results);

// The entrant that won the pairing: by games, then by the difference of marbles, then as it was settled. 0: nobody, or
// nobody yet.
int winnerOf(const Board& board, const Results& results);

// What decided a knock-out that was level after the games of the plan; nothing where it was not.
std::optional<IfLevel> whatDecided(const Plan& plan, const Pairing& pairing);

}  // namespace tacit::tournament
