// Looking for puzzles in games of bots. No I/O and no threads of its own: one game is one piece of work.
#pragma once

#include <atomic>
#include <optional>
#include <vector>

#include "puzzles/puzzle.h"

namespace tacit::puzzles {

// Which games are looked through, and for what.
struct Source {
  Layout layout = Layout::Pairs4;
  std::optional<Theme> theme;  // nothing else is looked for
  std::uint64_t seed = 0;

  // The seed of the n-th game that it stands for.
  std::uint64_t seedOfGame(std::uint64_t game) const;
  friend bool operator==(const Source&, const Source&) = default;
};

// What was left after each step.
struct Sieve {
  std::uint64_t games = 0;
  std::uint64_t choices = 0;    // decisions with some plays to choose from
  std::uint64_t promising = 0;  // the simple bot and a quick look differ, and the look sees a difference
  std::uint64_t looked = 0;     // the same after a longer look
  std::uint64_t clear = 0;      // as judged
  std::uint64_t confirmed = 0;  // at ten times the effort
  std::uint64_t kept = 0;       // and not one of the plays that look unpromising comes near

  Sieve& operator+=(const Sieve& more);
};

// The puzzles of the n-th game, at most one of a deal. Same source and number, same puzzles; `stop` ends it with those found
// so far.
std::vector<Puzzle> puzzlesOfGame(const Source& source, std::uint64_t game, Sieve& sieve,
                                  const std::atomic<bool>& stop);

}  // namespace tacit::puzzles
