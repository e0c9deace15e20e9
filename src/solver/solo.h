// Whole games of solo: one person, all hands open.
#pragma once

#include "solver/solver.h"

namespace tacit::solver {

struct SoloGame {
  bool won = false;  // all home; not so if it was lost by a shuffle, stopped, or had gone on without end
  bool stopped = false;
  std::uint32_t cards = 0;
  std::uint32_t shuffles = 0;
  int deals = 0;

  bool onePack() const { return won && shuffles == 1; }
};

// Told of every position before a play, and, without a play, of the position right after each deal.
using SoloWatch = std::function<void(const Position& position, const Play* play)>;

// How far the cards to come are known: as at a table, or to the end of the pack, which shows what could be done at best.
enum class Sight : std::uint8_t { Deal, Pack };

// The limits are for each deal, or for each pack where that is known.
SoloGame playSolo(Solver& solver, const Setup& setup, std::uint64_t seed, const Limits& limits,
                  const SoloWatch& watch = nullptr, Sight sight = Sight::Deal);

}  // namespace tacit::solver
