// Judging a finished game: every decision from what its person could know, and luck apart from skill. No I/O and no
// threads of its own: the work comes in jobs, which the caller may share out.
#pragma once

#include <optional>
#include <vector>

#include "analysis/course.h"
#include "analysis/judge.h"
#include "analysis/luck.h"
#include "analysis/swing.h"

namespace tacit::analysis {

struct Settings {
  Effort effort;  // for each decision
  std::uint64_t seed = 1;
  std::optional<Lines> lines;  // none: as the effort has it
};

// What was found out about one decision.
struct Found {
  Judgement judgement;
  Swing swing;
};

// A sum with its standard error.
using bots::Estimate;

// What became of a side's chances (together: minus cards / 50), from before the first deal to the end:
// end = start + deal + play + skill.
struct Balance {
  SeatSet side;
  double start = 0;
  double end = 0;
  Estimate deal;   // luck: the cards that were dealt
  Estimate play;   // luck: how hidden cards made decisions turn out
  Estimate skill;  // what its own decisions were worth by what could be known, less what those of the others were
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
  bots::Prospects standAfter(std::size_t decision) const;
  bots::Prospects standBefore(std::size_t decision) const;
  Balance balanceOf(SeatSet side) const;
  // What a decision was worth to a seat's side by what could be known, beside what people usually play.
  Estimate skillOf(std::size_t decision, Seat seat) const;
  // What it changed besides: how hidden cards made it turn out.
  Estimate playLuckOf(std::size_t decision, Seat seat) const;
  // The hidden card that explains this luck, at least a third of it; nothing where none does by itself.
  std::optional<Hidden> turnedOn(std::size_t decision) const;
  // The share of what a seat had to lose that it kept; nothing where nothing was at stake.
  std::optional<double> accuracyOf(Seat seat) const;
  // The decisions that decided most, the first of them first: the greatest losses, then the greatest changes.
  std::vector<std::size_t> decisive(std::size_t most) const;
  // Those that hidden cards made turn out best or worst.
  std::vector<std::size_t> luckiest(std::size_t most) const;

 private:
  Course course_;
  Settings settings_;
  const bots::Prospects& standAtEndOf(std::size_t deal) const;
  const bots::Prospects& end() const;

  std::vector<Luck> luck_;
  std::vector<Found> found_;
  bots::Prospects end_;
  Lines lines_;
};

}  // namespace tacit::analysis
