// Whole games of solo: one person, all hands open, deal by deal, since the stack is not known.
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

SoloGame playSolo(Solver& solver, const Setup& setup, std::uint64_t seed, const Limits& perDeal,
                  const SoloWatch& watch = nullptr, const Watch& thinking = nullptr);

}  // namespace tacit::solver
