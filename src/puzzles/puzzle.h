// A puzzle: a position as one seat knows it in which one play is clearly the best, or a deal with open hands that brings
// every marble home (docs/puzzles.md).
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "puzzles/themes.h"
#include "rules/tacit.h"

namespace tacit::puzzles {

enum class Task : std::uint8_t {
  Play,  // find the best play
  Line,  // the best play, and after the answers of the others the best one again
  Solo,  // with open hands: all home with the cards of this deal, as few as can be
};
inline constexpr std::array<std::string_view, 3> kTaskNames = {"play", "line", "solo"};

// Texts are those of the notation; several positions and plays, of a line, one for each step.
struct Puzzle {
  double rating = 0;  // its strength in the scale of src/rating (grade.h)
  std::vector<Theme> themes;
  Task task = Task::Play;
  std::vector<std::string> positions;
  std::vector<std::string>
      solution;  // of a line: play, answers as `b 5:b20-25 c 9:drop`, play; of a solo deal: all plays
  // The chance to win after the best play and after the second best, in percent; together the cards still to come.
  // A solo deal: the cards it takes, and those that the simple bot takes, 0 where it does not get there.
  double best = 0;
  double second = 0;

  // Made from the first position, so that they stay while ratings change.
  std::uint64_t number() const;
  std::string id() const;
};

// What is to be decided.
struct Asked {
  View view;
  Play play;
};

// The decisions of a puzzle that is not solo, or what is wrong with one of them.
base::Result<std::vector<Asked>> decisionsIn(const Puzzle& puzzle);

// A line of the data file, and back. The error says what is wrong.
std::string lineText(const Puzzle& puzzle);
base::Result<Puzzle> parseLine(std::string_view line);

// The position as the deciding seat knows it, in one line; and what that line says, which is all a puzzle is judged by.
std::string asKnown(const View& view);
base::Result<View> viewIn(std::string_view position);

}  // namespace tacit::puzzles
