// The data file: puzzles and the commands that made them (src/puzzles/puzzles.txt). And checking what it says.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "puzzles/mine.h"
#include "puzzles/puzzle.h"

namespace tacit::puzzles {

// Games that were looked through, from the first one on.
struct Made {
  Source source;
  bool solo = false;  // solo deals of the solver instead of games of bots
  std::uint64_t games = 0;

  bool isOfSameGames(const Made& other) const { return source == other.source && solo == other.solo; }
};

// Puzzles that were dropped when all were judged again.
struct Dropped {
  std::uint64_t seed = 0;
  int simulations = 0;
  std::uint64_t puzzles = 0;
};

class Collection {
 public:
  const std::vector<Made>& made() const { return made_; }
  const std::vector<Dropped>& dropped() const { return dropped_; }
  const std::vector<Puzzle>& puzzles() const { return puzzles_; }

  // All that it says but the puzzles.
  Collection withoutPuzzles() const;

  // How many of these games were looked through before.
  std::uint64_t gamesOf(const Made& these) const;
  // Says how many there are now.
  void setGames(const Made& these);
  // False: there is one of this position.
  bool add(Puzzle puzzle);
  void addDropped(const Dropped& dropped) { dropped_.push_back(dropped); }
  // Those of the same layout and theme, and solo or not.
  std::size_t countOf(const Made& these) const;
  const Puzzle* named(std::string_view id) const;

 private:
  std::vector<Made> made_;
  std::vector<Dropped> dropped_;
  std::vector<Puzzle> puzzles_;
};

// Puzzles by layout, solo deals last; otherwise as they were found.
std::string fileText(const Collection& collection);
// The error names the line.
base::Result<Collection> parseFile(std::string_view text);

// What is wrong with a puzzle at first sight: a solution that is not legal, themes that don't happen, a simple bot that
// finds it, a solo deal that doesn't come out. Nothing: all is well.
std::optional<std::string> problemWith(const Puzzle& puzzle);

// Judges it again: whether the solution still beats all else, each of its steps with so many simulations. Solo deals are
// solved again.
std::optional<std::string> problemWhenJudged(const Puzzle& puzzle, int simulations, std::uint64_t seed);

}  // namespace tacit::puzzles
