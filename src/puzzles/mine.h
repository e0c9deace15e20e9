// Looking for puzzles in games of bots. No I/O and no threads of its own: one game is one piece of work.
#pragma once

#include <atomic>
#include <vector>

#include "puzzles/puzzle.h"

namespace tacit::puzzles {

// What was left after each step.
struct Sieve {
  std::uint64_t games = 0;
  std::uint64_t choices = 0;    // decisions with some plays to choose from
  std::uint64_t promising = 0;  // the simple bot and a quick look differ, and the look sees a difference
  std::uint64_t clear = 0;      // as judged
  std::uint64_t confirmed = 0;  // at ten times the effort
  std::uint64_t kept = 0;       // and not one of the plays that look unpromising comes near

  Sieve& operator+=(const Sieve& more);
};

// The puzzles of one game, at most one of a deal. Same layout and seed, same puzzles; `stop` ends it with those found so
// far.
std::vector<Puzzle> puzzlesOfGame(Layout layout, std::uint64_t seed, Sieve& sieve, const std::atomic<bool>& stop);

// The seed of the n-th game that a seed stands for.
std::uint64_t seedOfGame(std::uint64_t seed, Layout layout, std::uint64_t game);

}  // namespace tacit::puzzles
