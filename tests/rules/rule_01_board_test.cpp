// Rules 1: the board, freshness, locks, finished seats.
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

std::string marble(char seat, int space) { return std::string(1, seat) + ":" + std::to_string(space); }

TEST(Rule1, R1_1_TheRingHas64Or66SpacesAndCloses) {
  for (const auto& layout : kAllLayouts) {
    SCOPED_TRACE(layout);
    const int ring = ringOf(layout);
    Table forward("layout=" + layout + " turn=c board=" + marble('c', 60) + " hands=c:10");
    EXPECT_EQ(forward.boards(), (Texts{marble('c', ring == 64 ? 6 : 4)}));
    Table backward("layout=" + layout + " turn=c board=" + marble('c', 2) + " hands=c:4");
    EXPECT_EQ(backward.boards(), (Texts{marble('c', ring == 64 ? 62 : 64)}));
  }
}

TEST(Rule1, R1_1_ThereIsNoSpaceBeyondTheRing) {
  for (const auto& layout : kAllLayouts) {
    EXPECT_FALSE(refused("layout=" + layout + " board=" + marble('a', ringOf(layout)))) << layout;
    EXPECT_TRUE(refused("layout=" + layout + " board=" + marble('a', ringOf(layout) + 1))) << layout;
    EXPECT_TRUE(refused("layout=" + layout + " board=a:0")) << layout;
  }
}

TEST(Rule1, R1_2_EverySeatHasItsStart) {
  const std::map<char, int> four = {{'a', 1}, {'b', 17}, {'c', 33}, {'d', 49}};
  const std::map<char, int> six = {{'a', 1}, {'b', 12}, {'c', 23}, {'d', 34}, {'e', 45}, {'f', 56}};
  for (const auto& layout : kAllLayouts)
    for (const char seat : seatsOf(layout)) {
      const int start = (layout.ends_with('6') ? six : four).at(seat);
      const std::string name(1, seat);
      Table t("layout=" + layout + " turn=" + name + " hands=" + name + ":13");
      EXPECT_EQ(t.plays(), (Texts{"13:" + name + "B-" + std::to_string(start)})) << layout;
      EXPECT_EQ(t.boards(), (Texts{marble(seat, start) + "*"})) << layout;
    }
}

TEST(Rule1, R1_2_HomeIsFourSpacesBehindTheStart) {
  for (const auto& layout : kAllLayouts)
    for (const char seat : seatsOf(layout)) {
      const int start = startOfSeat(layout, seat);
      const std::string name(1, seat);
      const int before = spaceFrom(layout, start, -1);
      Table t("layout=" + layout + " turn=" + name + " board=" + marble(seat, before) + " hands=" + name + ":5");
      EXPECT_EQ(t.boards(), (Texts{marble(seat, spaceFrom(layout, start, 4)), name + ":H4"})) << layout;
    }
  EXPECT_TRUE(refused("board=a:H5"));
  EXPECT_TRUE(refused("board=a:H0"));
}

TEST(Rule1, R1_2_TheStartOfAnEmptySeatIsAnOrdinarySpace) {
  // Duel: b and d are empty. A marble may stand on 17, be captured there, and walk on.
  Table t("layout=duel2 board=a:12/c:17 hands=a:5,6/c:1");
  EXPECT_EQ(t.plays(), (Texts{"5:a12-17"}));  // the 6 would pass it
  t.play("a 5:a12-17");
  EXPECT_EQ(t.board(), "a:17");
  Table later("layout=pair_vs_one3 board=b:49 turn=b hands=b:1,4");
  EXPECT_EQ(later.plays("4"), (Texts{"4:b49-45"}));
  EXPECT_TRUE(refused("layout=duel2 board=a:17*"));
}

TEST(Rule1, R1_3_ASpaceHoldsOneMarble) {
  EXPECT_TRUE(refused("board=a:20,20"));
  EXPECT_TRUE(refused("board=a:20/b:20"));
  EXPECT_TRUE(refused("board=a:H2,H2"));
  EXPECT_FALSE(refused("board=a:H2/b:H2"));  // homes are each colour's own
}

TEST(Rule1, R1_3_NobodyEntersAForeignHome) {
  for (const char seat : std::string("bcd")) {
    const std::string name(1, seat);
    Table t("turn=" + name + " board=" + name + ":63 hands=" + name + ":5");
    EXPECT_EQ(t.boards(), (Texts{name + ":4"}));
  }
}

TEST(Rule1, R1_4_EveryBringOutIsFresh) {
  EXPECT_EQ(Table("hands=a:1").boards(), (Texts{"a:1*"}));
  EXPECT_EQ(Table("hands=a:13").boards(), (Texts{"a:1*"}));
  EXPECT_EQ(Table("hands=a:ANG").boards(), (Texts{"b:17*"}));
  EXPECT_EQ(Table("hands=a:TAC fn=1").boards(), (Texts{"a:1*"}));
  EXPECT_EQ(Table("hands=a:TAC fn=13").boards(), (Texts{"a:1*"}));
  EXPECT_EQ(Table("hands=a:TAC fn=ANG").boards(), (Texts{"b:17*"}));
  EXPECT_EQ(Table("board=a:H1,H2,H3,H4 hands=a:13").boards(), (Texts{"a:H1,H2,H3,H4/c:33*"}));
}

TEST(Rule1, R1_4_TheIntroductoryMarbleIsFresh) {
  EXPECT_EQ(Table::newGame("pairs4", "std,intro_marble=yes").board(), "a:1*/b:17*/c:33*/d:49*");
}

TEST(Rule1, R1_4_LeavingTheStartClearsItForGood) {
  Table t("board=a:1* hands=a:1,3,4/b:12/c:12/d:12");
  t.play("a 4:a1-61 b 12:drop c 12:drop d 12:drop a 3:a61-64 a 1:a64-1");
  EXPECT_EQ(t.board(), "a:1");
}

TEST(Rule1, R1_4_EveryOtherArrivalOnTheStartIsNotFresh) {
  EXPECT_EQ(Table("board=a:60 hands=a:5").boards("5").front(), "a:1");                // forward
  EXPECT_EQ(Table("board=a:5 hands=a:4").boards("4"), (Texts{"a:1"}));                // backward
  EXPECT_EQ(Table("board=a:50/b:1 hands=a:WAR").boards("WAR"), (Texts{"a:1"}));       // Warrior
  EXPECT_EQ(Table("board=a:50/b:1 hands=a:TRI").boards("TRI"), (Texts{"a:1/b:50"}));  // Trickster
  Table seven("board=a:58 hands=a:7");
  EXPECT_EQ(seven.boards("7"), (Texts{"a:1"}));  // the seventh step
  Table angel("turn=d board=a:64,H2,H3,H4 hands=d:ANG");
  EXPECT_EQ(angel.boards("ANG"), (Texts{"a:1,H2,H3,H4", "a:13,H2,H3,H4"}));
}

TEST(Rule1, R1_4_UndoBringsFreshnessBack) {
  Table t("board=a:1*/b:20 hands=a:5/b:TAC");
  t.play("a 5:a1-6 b TAC=5:b20-25");
  EXPECT_EQ(t.board(), "a:1*/b:25");
}

TEST(Rule1, R1_4_UndoDoesNotMakeAnOldMarbleFresh) {
  Table t("board=a:1/b:20 hands=a:5/b:TAC");
  t.play("a 5:a1-6 b TAC=5:b20-25");
  EXPECT_EQ(t.board(), "a:1/b:25");
}

TEST(Rule1, R1_4_OnlyAMarbleOnItsOwnStartCanBeFresh) {
  EXPECT_TRUE(refused("board=a:2*"));
  EXPECT_TRUE(refused("board=b:1*"));
  EXPECT_TRUE(refused("board=a:H4*"));
}

TEST(Rule1, R1_5_LockedIsTheUnbrokenBlockFromH4) {
  EXPECT_EQ(Table("board=a:H4 hands=a:2").plays(), (Texts{"2:drop"}));
  EXPECT_EQ(Table("board=a:H3,H4 hands=a:7").plays(), (Texts{"7:drop"}));
  EXPECT_EQ(Table("board=a:H2,H3,H4 hands=a:7").plays(), (Texts{"7:drop"}));
  // A gap at H3: only H4 is locked.
  EXPECT_EQ(Table("board=a:H1,H2,H4 hands=a:7").boards(), (Texts{"a:H1,H3,H4"}));
  EXPECT_EQ(Table("board=a:H2,H4 hands=a:1,2").plays(), (Texts{"1:aB-1", "1:aH2-H3"}));
}

TEST(Rule1, R1_5_AnUndoMovesEvenALockedMarble) {
  Table t("board=a:H2,H4/b:20 hands=a:1/b:TAC");
  t.play("a 1:aH2-H3 b TAC=1:b20-21");
  EXPECT_EQ(t.board(), "a:H2,H4/b:21");
}

TEST(Rule1, R1_5_TheLockIsComputedFromTheBoard) {
  // The marble on H3 is locked now; after the undo it stands on H2 again and is not.
  Table t("turn=b board=b:H3,H4 fn=1 undo=b:H2,H4 hands=b:TAC");
  EXPECT_EQ(t.boards(), (Texts{"b:17*,H2,H4", "b:H3,H4"}));
}

TEST(Rule1, R1_6_FinishedMeansFourMarblesHome) {
  EXPECT_EQ(Table("board=a:H1,H2,H3,H4/c:40 hands=a:5").plays(), (Texts{"5:c40-45"}));
  EXPECT_EQ(Table("board=a:H2,H3,H4/c:40 hands=a:5").plays(), (Texts{"5:drop"}));
  EXPECT_EQ(Table("board=a:64,H2,H3,H4/c:40 hands=a:5").plays(), (Texts{"5:a64-5"}));
}

}  // namespace
}  // namespace tacit::testing
