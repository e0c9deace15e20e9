// What a play does on the board, marble by marble.
#include "notation/course.h"

#include <gtest/gtest.h>

#include <string>
#include <string_view>

#include "notation/play_text.h"
#include "support/game_text.h"

namespace tacit::notation {
namespace {

// The lines of a course, one after the other.
std::string courseOf(std::string_view board, std::string_view play) {
  const auto scene = parsePosition(testing::completed("board=" + std::string(board) + " hands=a:1"));
  if (!scene) return scene.error();
  std::string text = courseText(scene->position.layout(), scene->position.board, play);
  for (char& c : text) c = c == '\n' ? ' ' : c;
  return text;
}

constexpr std::string_view kBoard = "a:B,2,20,H1/b:B,B,22,25/c:B,B,B,33/d:B,B,62,H2";

TEST(Course, HasEverySpaceThatAMarbleTouches) {
  EXPECT_EQ(courseOf(kBoard, "1:a20-21"), "a20-21 ");
  EXPECT_EQ(courseOf(kBoard, "TAC=3:d62-1"), "d62-63-64-1 ");
  EXPECT_EQ(courseOf(kBoard, "13:aB-1"), "aB-1 ");
  EXPECT_EQ(courseOf(kBoard, "2:aH1-H3"), "aH1-H2-H3 ");
}

TEST(Course, GoesBackWithAFour) {
  EXPECT_EQ(courseOf(kBoard, "4:a2-62"), "a2-1-64-63-62 d62-B ");
  EXPECT_EQ(courseOf("a:B,B,B,2/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B", "4:a2-H3"), "a2-1-H1-H2-H3 ");
}

TEST(Course, EntersHomeAtTheOwnStart) {
  EXPECT_EQ(courseOf("a:B,B,B,62/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B", "5:a62-H2"), "a62-63-64-1-H1-H2 ");
}

TEST(Course, CapturesWhereAMarbleLandsAndWithASevenOnTheWay) {
  EXPECT_EQ(courseOf(kBoard, "5:a20-25"), "a20-21-22-23-24-25 b25-B ");
  EXPECT_EQ(courseOf(kBoard, "7:a20-27"), "a20-21-22 b22-B a22-23-24-25 b25-B a25-26-27 ");
  EXPECT_EQ(courseOf(kBoard, "7:a20-23,a23-24,aH1-H2,aH2-H4"), "a20-21-22 b22-B a22-23 a23-24 aH1-H2 aH2-H3-H4 ");
}

TEST(Course, CapturesTheOwnMarbleOnTheStart) {
  EXPECT_EQ(courseOf("a:B,B,B,1*/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B", "1:aB-1"), "aB-1 a1-B ");
}

TEST(Course, OfAWarriorAloneEndsInItsBase) {
  EXPECT_EQ(courseOf("a:B,B,B,20/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B", "WAR:a20-B"), "a20-B ");
}

TEST(Course, HasBothMarblesThatChangePlaces) { EXPECT_EQ(courseOf(kBoard, "TRI:a20~c33"), "a20~c33 "); }

TEST(Course, IsEmptyWhereNothingMovesOrNothingIsSaid) {
  for (const auto* const play :
       {"pass", "give:7", "5:drop", "8:skip", "JES", "TAC=DEV", "", "5:", "5:a9-14", "TRI:a20", "x:a1-2"})
    EXPECT_EQ(courseOf(kBoard, play), "") << play;
}

}  // namespace
}  // namespace tacit::notation
