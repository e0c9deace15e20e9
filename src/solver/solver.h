// The solver: co-operative play with open hands. Finds the plays of a deal - or of all deals whose cards are known -
// that bring every marble home with the fewest cards, or else leave the board best placed for it.
#pragma once

#include <atomic>
#include <functional>
#include <memory>
#include <optional>
#include <string>

#include "solver/beam.h"

namespace tacit::solver {

struct Limits {
  int milliseconds = 10000;                 // 0: none
  std::uint64_t nodes = 0;                  // plays looked at; 0: no limit. The same answer on every machine
  const std::atomic<bool>* stop = nullptr;  // set it to get the best found so far
};

// How far a search is.
struct Progress {
  std::size_t width = 0;  // lines followed side by side
  std::uint64_t nodes = 0;
  double seconds = 0;
  double used = 0;  // part of the limits
  const Line* best = nullptr;
};
using Watch = std::function<void(const Progress&)>;

struct Solution {
  Line line;
  std::vector<Line> ends;  // of the deal, the best first, where it cannot be finished
  bool proven =
      false;  // nothing in these deals is better: no finish with fewer cards, or no end with a better estimate
  std::uint64_t nodes = 0;
  double seconds = 0;
};

// Why a position is not for the solver. Nothing: it is.
std::optional<std::string> whyNotSolve(const Position& position);

class Solver {
 public:
  static constexpr std::size_t kMinMegabytes = 16;

  Solver(const Setup& setup, std::size_t megabytes, const Weights& weights = kFittedWeights);

  // `stack` may be unknown: then one deal is searched.
  Solution solve(const Position& position, const Stack& stack, const Limits& limits, const Watch& watch = nullptr);

 private:
  struct Search;

  static void widen(Search& search);
  void lookAhead(Search& search) const;
  std::size_t maxLines(int cards) const;

  Setup setup_;
  Weights weights_;
  std::size_t bytes_;
};

}  // namespace tacit::solver
