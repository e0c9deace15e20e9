// Judging a finished game: every decision from what its person could know, and luck apart from skill. No I/O and no
// threads of its own: the work comes in jobs, which the caller may share out.
#pragma once

#include <optional>
#include <vector>

#include "analysis/course.h"
#include "analysis/judge.h"
#include "analysis/luck.h"

namespace tacit::analysis {

struct Settings {
  Effort effort;  // for each decision
  std::uint64_t seed = 1;
  Lines lines;
};

// What was found out about one decision.
struct Found {
  Judgement judgement;
  bots::Prospects after;  // how the game stood after it, all hands known to the reckoning
};

// A sum with its standard error.
using bots::Estimate;

// What became of a side's chances (together: minus cards / 50), from before the first deal to the end:
// end = start + luck + own + others + remainder.
struct Balance {
  SeatSet side;
  double start = 0;
  double end = 0;
  Estimate luck;    // of all deals
  Estimate own;     // what its own decisions lost, where that is significant: 0 at most
  Estimate others;  // what the others' decisions lost, as far as this side gained by it
  double remainder =
      0;  // cards that fell well or badly for decisions that were right by what could be known, and errors
  double luckAdjusted() const { return end - luck.mean; }
};

class Analysis {
 public:
  Analysis(Course course, const Settings& settings);

  // Jobs don't depend on each other: each may run on any thread. Same seed and simulations, same results.
  std::size_t jobs() const { return course_.deals.size() + course_.moments.size() + 1; }
  void run(std::size_t job);

  const Course& course() const { return course_; }
  const Settings& settings() const { return settings_; }

  // Once all jobs are done:
  const std::vector<Luck>& luck() const { return luck_; }     // by deal
  const std::vector<Found>& found() const { return found_; }  // by decision
  // How the game stood after a decision: between two deals as before the next one.
  const bots::Prospects& standAfter(std::size_t decision) const;
  const bots::Prospects& standBefore(std::size_t decision) const;
  Balance balanceOf(SeatSet side) const;
  // The share of what a seat had to lose that it kept; nothing where nothing was at stake.
  std::optional<double> accuracyOf(Seat seat) const;
  // The decisions that decided most, the first of them first: the greatest losses, then the greatest changes.
  std::vector<std::size_t> decisive(std::size_t most) const;

 private:
  Course course_;
  Settings settings_;
  std::vector<Luck> luck_;
  std::vector<Found> found_;
  bots::Prospects end_;
};

}  // namespace tacit::analysis
