// One line of the data file, both ways, and what a line of text can say of a view.
#include "puzzles/puzzle.h"

#include <gtest/gtest.h>

#include "notation/play_text.h"
#include "notation/position_text.h"

namespace tacit::puzzles {
namespace {

constexpr auto kPosition =
    "layout=duel2 board=a:56,H2,H3,H4/c:18,H2,H3,H4 hands=a:2,4,12,13/c:?4 dealer=c turn=a laid=132 deals=4 shuffles=2";

Puzzle somePuzzle() {
  return {.rating = 21.04,
          .themes = {Theme::LastMarble, Theme::HomeStretch},
          .task = Task::Play,
          .positions = {kPosition},
          .solution = {"12:a56-4"},
          .best = 77.77,
          .second = 0};
}

TEST(Puzzle, IsALineOfNineFields) {
  EXPECT_EQ(lineText(somePuzzle()), somePuzzle().id() + "\tduel2\t21.0\tlast_marble,home_stretch\tplay\ta\t" +
                                        kPosition + "\t12:a56-4\t77.8/0.0");
}

TEST(Puzzle, ComesBackFromItsLine) {
  Puzzle puzzle = somePuzzle();
  EXPECT_EQ(lineText(*parseLine(lineText(puzzle))), lineText(puzzle));
  puzzle.themes.clear();
  puzzle.task = Task::Line;
  puzzle.positions.emplace_back(kPosition);
  puzzle.solution = {"12:a56-4", "c 3:c18-21", "4:a4-H1"};
  const auto line = parseLine(lineText(puzzle));
  ASSERT_TRUE(line.ok()) << line.error();
  EXPECT_TRUE(line->themes.empty());
  EXPECT_EQ(line->positions, puzzle.positions);
  EXPECT_EQ(line->solution, puzzle.solution);
}

TEST(Puzzle, HasAnIdOfItsPositionAlone) {
  Puzzle other = somePuzzle();
  other.rating = 30;
  other.solution = {"13:a56-5"};
  EXPECT_EQ(other.id(), somePuzzle().id());
  EXPECT_EQ(other.id().size(), 7U);
  other.positions.front() += " knows=c:1";
  EXPECT_NE(other.id(), somePuzzle().id());
}

TEST(Puzzle, RefusesALineThatDoesNotFit) {
  const std::string line = lineText(somePuzzle());
  const auto changed = [&](const std::string& from, const std::string& to) {
    std::string text = line;
    text.replace(text.find(from), from.size(), to);
    const auto parsed = parseLine(text);
    return parsed ? std::string() : parsed.error();
  };
  EXPECT_EQ(changed("21.0", "21"), "rating: not a number with one decimal '21'");
  EXPECT_EQ(changed("last_marble", "marbles"), "themes: no theme 'marbles'");
  EXPECT_EQ(changed("\tplay\t", "\tquiz\t"), "kind: no kind of puzzle 'quiz'");
  EXPECT_EQ(changed("77.8/", "77.8"), "best: not a number with one decimal ''");
  EXPECT_NE(changed("dealer=c", "dealer=x"), "");
  EXPECT_NE(changed("\tduel2", "\tfree3"), "");
  EXPECT_NE(changed("\ta\t", "\tc\t"), "");
  EXPECT_NE(changed("laid=132", "laid=133"), "");  // not the id of that position
  EXPECT_NE(changed("\t12:", " 12:"), "");
}

// What everybody could see is there, other hands are not.
TEST(AsKnown, HidesWhatTheSeatDoesNotKnow) {
  Random random(3);
  const FollowedGame game(Setup::of(Layout::Pairs4), random);
  const Seat seat = game.position().by;
  const auto view = viewIn(asKnown(game.view(only(seat))));
  ASSERT_TRUE(view.ok()) << view.error();
  EXPECT_EQ(view->position, game.view(only(seat)).position);
  EXPECT_FALSE(view->position.hands[seat].isHidden());
  EXPECT_TRUE(view->position.hands[view->position.next(seat)].isHidden());
  EXPECT_TRUE(view->position.says.known);
}

// The text cannot say that the opening card somebody declared is the one that was laid.
TEST(AsKnown, SaysNothingOfDeclarationsOnceAnOpeningCardIsLaid) {
  const auto scene =
      notation::parsePosition("layout=duel2 board=a:B,B,B,B/c:B,B,B,B hands=a:1,2,3/c:2,5,6 dealer=c turn=a says=+-");
  ASSERT_TRUE(scene.ok()) << scene.error();
  FollowedGame game(scene->position);
  EXPECT_NE(asKnown(game.view(only(Seat(0)))).find("says=+-"), std::string::npos);
  game.carryOut(*notation::parsePlay(game.position(), "1:aB-1"));
  EXPECT_EQ(asKnown(game.view(only(Seat(2)))).find("says="), std::string::npos);
}

}  // namespace
}  // namespace tacit::puzzles
