#include "puzzles/themes.h"

#include <gtest/gtest.h>

#include "notation/play_text.h"
#include "notation/position_text.h"

namespace tacit::puzzles {
namespace {

std::string themes(const std::string& position, const std::string& text) {
  const auto scene = notation::parsePosition(position);
  if (!scene) return scene.error();
  const auto play = notation::parsePlay(scene->position, text);
  if (!play) return play.error();
  std::string all;
  for (const Theme theme : themesOf(scene->position, *play))
    all.append(all.empty() ? "" : ",").append(themeName(theme));
  return all;
}

// Seat a to play in a duel, with these marbles and cards.
std::string duel(const std::string& a, const std::string& c, const std::string& hand, const std::string& more = "") {
  return "layout=duel2 board=a:" + a + "/c:" + c + " hands=a:" + hand + "/c:?4 dealer=c turn=a" + more;
}

TEST(Themes, HaveNames) {
  for (std::size_t n = 0; n < kThemeNames.size(); ++n) EXPECT_EQ(themeNamed(kThemeNames[n]), static_cast<Theme>(n));
  EXPECT_EQ(themeNamed("luck"), std::nullopt);
}

TEST(Themes, AreTheCardPlayed) {
  EXPECT_EQ(themes(duel("B,B,B,10", "B,B,B,50", "5"), "5:a10-15"), "");
  EXPECT_EQ(themes(duel("B,B,10,20", "B,B,B,50", "7"), "7:a10-13,a20-24"), "seven");
  EXPECT_EQ(themes(duel("B,B,10,20", "B,B,B,50", "TRI"), "TRI:a10~a20"), "trickster");
  EXPECT_EQ(themes(duel("B,B,10,20", "B,B,B,50", "JES,5"), "JES"), "jester");
  EXPECT_EQ(themes(duel("B,B,10,20", "B,B,B,50", "DEV,5"), "DEV"), "devil");
  EXPECT_EQ(themes(duel("B,B,B,10", "B,B,B,50", "ANG"), "ANG:cB-33"), "angel");
  EXPECT_EQ(themes(duel("B,B,B,10", "B,B,B,50", "WAR"), "WAR:a10-50"), "warrior,capture");
}

TEST(Themes, AreWhatIsGivenOrDropped) {
  EXPECT_EQ(themes(duel("B,B,B,B", "B,B,B,50", "5,TAC"), "TAC:drop"), "drop");
  EXPECT_EQ(themes("layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:7,TAC/b:?5/c:?5/d:?5 dealer=d "
                   "turn=a phase=swap",
                   "give:7"),
            "gift");
}

TEST(Themes, AreMarblesGettingHome) {
  EXPECT_EQ(themes(duel("B,B,10,63", "B,B,B,40", "5"), "5:a63-H3"), "home_stretch");
  EXPECT_EQ(themes(duel("B,B,10,H1", "B,B,B,40", "2"), "2:aH1-H3"), "home_stretch");
  EXPECT_EQ(themes(duel("63,H2,H3,H4", "B,B,B,40", "3"), "3:a63-H1"), "last_marble,home_stretch");
  EXPECT_EQ(
      themes("layout=coop4 board=a:B,B,B,20/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:5/b:?5/c:?5/d:?5 dealer=d turn=a",
             "5:a20-25"),
      "together");
}

TEST(Themes, AreCapturesOfTheOtherSideOnly) {
  EXPECT_EQ(themes(duel("B,B,B,10", "B,B,B,15", "5"), "5:a10-15"), "capture");
  EXPECT_EQ(themes(duel("B,B,10,15", "B,B,B,50", "5"), "5:a10-15"), "");
}

TEST(Themes, AreRescuesFromNumberCards) {
  EXPECT_EQ(themes(duel("B,B,B,10", "B,B,B,5", "9"), "9:a10-19"), "rescue");                // 5 behind, 14 behind
  EXPECT_EQ(themes(duel("B,B,B,10", "B,B,B,5", "3"), "3:a10-13"), "");                      // 8 behind
  EXPECT_EQ(themes(duel("B,B,B,10", "B,B,B,3", "9"), "9:a10-19"), "");                      // 7 behind: no single step
  EXPECT_EQ(themes(duel("B,B,B,10", "B,B,B,14", "2"), "2:a10-12"), "rescue");               // 4 ahead: could step back
  EXPECT_EQ(themes(duel("B,B,7,10", "B,B,B,5", "9"), "9:a10-19"), "");                      // another one in between
  EXPECT_EQ(themes(duel("B,B,B,63", "B,B,B,60", "3"), "3:a63-H1"), "rescue,home_stretch");  // home is safe
}

// A TAC is what it copies, and it begins with the board it goes back to.
TEST(Themes, OfATacBeginWithTheUndoneBoard) {
  const std::string captured = duel("B,B,B,B", "B,B,10,50", "TAC", " fn=5 undo=a:B,B,B,10/c:B,B,5,50");
  EXPECT_EQ(themes(captured, "TAC=5:a10-15"), "tac,rescue");
  const std::string cameOut = duel("B,B,B,10", "B,B,33*,50", "TAC", " fn=13 undo=a:B,B,B,10/c:B,B,B,50");
  EXPECT_EQ(themes(cameOut, "TAC=13:aB-1"), "tac");  // what goes back to its base was not captured
}

TEST(Themes, OfALineAreThoseOfAllItsPlays) {
  const auto scene = notation::parsePosition(duel("B,B,10,63", "B,B,B,15", "5", ""));
  Position position = scene->position;
  position.hands[2] = Hand{};
  position.hands[0].add(Card::Seven);
  const std::vector first = {*notation::parsePlay(position, "5:a10-15")};
  Position after = position;
  carryOut(after, first[0]);
  const std::vector line = {first[0], *notation::parsePlay(after, "7:a15-22")};
  EXPECT_EQ(themesOf(position, line), (std::vector{Theme::Seven, Theme::Capture}));
  EXPECT_EQ(together({Theme::Capture}, {Theme::Seven, Theme::Capture}), themesOf(position, line));
}

}  // namespace
}  // namespace tacit::puzzles
