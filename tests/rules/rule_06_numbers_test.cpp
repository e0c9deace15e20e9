// Rules 6: plain and special number cards.
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

TEST(Rule6, R6_1_PlainCardsMoveOneOwnMarbleForward) {
  for (const int n : {2, 3, 5, 6, 9, 10, 12}) {
    const std::string card = std::to_string(n);
    EXPECT_EQ(Table("board=a:20,40/b:5 hands=a:" + card).plays(),
              (Texts{card + ":a20-" + std::to_string(20 + n), card + ":a40-" + std::to_string(40 + n)}));
    EXPECT_EQ(Table("board=b:20 hands=a:" + card).plays(), (Texts{card + ":drop"}));  // brings nothing out
  }
}

TEST(Rule6, R6_2_OneAndThirteenMoveOrBringOut) {
  EXPECT_EQ(Table("board=a:20 hands=a:1").plays(), (Texts{"1:a20-21", "1:aB-1"}));
  EXPECT_EQ(Table("board=a:20 hands=a:13").plays(), (Texts{"13:a20-33", "13:aB-1"}));
  EXPECT_EQ(Table("board=a:20,30,40,50 hands=a:13").plays(), (Texts{"13:a50-63"}));  // nothing in the base
}

TEST(Rule6, R6_2_OneMarbleComesOutAndStops) { EXPECT_EQ(Table("hands=a:13").boards(), (Texts{"a:1*"})); }

TEST(Rule6, R6_2_BringingOutCapturesWhateverStandsThere) {
  for (const std::string card : {"1", "13"})
    for (const std::string other : {"b:1,30", "c:1,30", "d:1,30"}) {
      Table t("board=" + other + " hands=a:" + card + "/b:2");
      EXPECT_EQ(t.boards(), (Texts{"a:1*/" + other.substr(0, 2) + "30"}));
    }
}

TEST(Rule6, R6_2_TheOwnColourIncluded) {
  // A marble that had left before stands on the start; captured by its own colour the new one is fresh.
  Table t("board=a:1/b:2 hands=a:13/b:2");
  EXPECT_EQ(t.plays(), (Texts{"13:aB-1"}));
  t.play("a 13:aB-1");
  EXPECT_EQ(t.board(), "a:1*/b:2");
}

TEST(Rule6, R6_3_FourGoesBackward) {
  EXPECT_EQ(Table("board=a:20 hands=a:4").plays(), (Texts{"4:a20-16"}));
  EXPECT_EQ(Table("board=b:2 turn=b hands=b:4").plays(), (Texts{"4:b2-62"}));
}

TEST(Rule6, R6_3_SameBlockingAndCapture) {
  for (const int between : {17, 18, 19})
    EXPECT_EQ(Table("board=a:20/b:" + std::to_string(between) + " hands=a:4").plays(), (Texts{"4:drop"}));
  EXPECT_EQ(Table("board=a:20/c:16 hands=a:4").boards(), (Texts{"a:16"}));
  EXPECT_EQ(Table("board=a:16,20/b:15 hands=a:4").boards(), (Texts{"a:16/b:15"}));
}

TEST(Rule6, R6_3_BackwardIntoHome) {
  for (const auto& layout : kAllLayouts)
    for (const char seat : seatsOf(layout))
      for (int d = 0; d <= 5; ++d) {
        const std::string name(1, seat);
        const int from = startOfSeat(layout, seat) + d;
        const Table t("layout=" + layout + " turn=" + name + " board=" + name + ":" + std::to_string(from) +
                      " hands=" + name + ":4");
        const std::string play = "4:" + name + std::to_string(from) + "-";
        Texts expected = {play + std::to_string(spaceFrom(layout, from, -4))};
        if (d < 4) expected.push_back(play + "H" + std::to_string(4 - d));
        EXPECT_EQ(t.plays(), expected) << t.position();
      }
}

TEST(Rule6, R6_3_NotIfFreshOnTheStart) { EXPECT_EQ(Table("board=a:1* hands=a:4").plays(), (Texts{"4:a1-61"})); }

TEST(Rule6, R6_3_LandingOnTheStartIsNotFresh) { EXPECT_EQ(Table("board=a:5 hands=a:4").boards(), (Texts{"a:1"})); }

TEST(Rule6, R6_3_AMarbleOnTheStartClosesBothWays) {
  EXPECT_EQ(Table("board=a:3/b:1 hands=a:4").plays(), (Texts{"4:drop"}));
  EXPECT_EQ(Table("board=a:1,3 hands=a:4").plays(), (Texts{"4:a1-61", "4:a1-H4"}));
  EXPECT_EQ(Table("board=a:5/b:1 hands=a:4").boards(), (Texts{"a:1"}));  // the fourth space: captured
}

TEST(Rule6, R6_3_HomeMustBeFreeOnTheWay) {
  EXPECT_EQ(Table("board=a:1,H4 hands=a:4").plays(), (Texts{"4:a1-61"}));
  EXPECT_EQ(Table("board=a:1,H2 hands=a:4").plays(), (Texts{"4:a1-61"}));
  EXPECT_EQ(Table("board=a:2,H3 hands=a:4").plays(), (Texts{"4:a2-62"}));
  EXPECT_EQ(Table("board=a:2,H4 hands=a:4").plays(), (Texts{"4:a2-62", "4:a2-H3"}));
  EXPECT_EQ(Table("board=a:2/b:63 hands=a:4").plays(), (Texts{"4:a2-H3"}));  // only the ring is closed
}

TEST(Rule6, R6_3_NeverInsideHome) { EXPECT_EQ(Table("board=a:H1 hands=a:4").plays(), (Texts{"4:drop"})); }

TEST(Rule6, R6_4_EightMovesOrSkips) {
  Table t("board=a:20 hands=a:8/b:2,3");
  EXPECT_EQ(t.plays(), (Texts{"8:a20-28", "8:skip"}));
  t.play("a 8:skip");
  EXPECT_EQ(t.phase(), "skipped");
  EXPECT_EQ(t.turn(), "b");
  EXPECT_EQ(t.board(), "a:20");
}

TEST(Rule6, R6_4_SkipNeedsAnOwnMarbleOnTheRing) {
  EXPECT_EQ(Table("hands=a:8").plays(), (Texts{"8:drop"}));
  EXPECT_EQ(Table("board=a:H1/b:20/c:40 hands=a:8").plays(), (Texts{"8:drop"}));  // home and partner do not count
  EXPECT_EQ(Table("board=a:1*/b:2 hands=a:8").plays(), (Texts{"8:skip"}));        // a fresh one does
}

TEST(Rule6, R6_4_SwitchSkipNeedsNoMarble) {
  EXPECT_EQ(Table("rules=zh hands=a:8").plays(), (Texts{"8:skip"}));
  EXPECT_EQ(Table("rules=std,skip_needs_marble=no hands=a:8").plays(), (Texts{"8:skip"}));
  EXPECT_EQ(Table("rules=zh,skip_needs_marble=yes hands=a:8").plays(), (Texts{"8:drop"}));
  EXPECT_EQ(Table("rules=zh hands=a:8/b:").plays(), (Texts{"8:drop"}));  // the next seat must hold a card all the same
}

TEST(Rule6, R6_4_TheNextSeatMustStillHoldACard) {
  EXPECT_EQ(Table("board=a:20 hands=a:8/b:").plays(), (Texts{"8:a20-28"}));  // c and d hold cards, b does not
  EXPECT_EQ(Table("layout=duel2 board=a:20 hands=a:8/c:2").plays(), (Texts{"8:a20-28", "8:skip"}));
}

TEST(Rule6, R6_4_TheNextSeatMayBeThePartner) {
  Table t("layout=pair_vs_one3 turn=b board=b:20 hands=b:8/c:2,3");
  t.play("b 8:skip");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.phase(), "skipped");
}

TEST(Rule6, R6_5_TheSkippedSeatDropsACardOfFreeChoice) {
  Table t("board=a:20/b:30 hands=a:8/b:1,5,JES/c:2");
  t.play("a 8:skip");
  EXPECT_EQ(t.plays(), (Texts{"1:drop", "5:drop", "JES:drop"}));  // although all could be played
  t.play("b 5:drop");
  EXPECT_EQ(t.board(), "a:20/b:30");
  EXPECT_EQ(t.phase(), "play");
  EXPECT_EQ(t.turn(), "c");
}

TEST(Rule6, R6_5_OrPlaysATacOnTheEight) {
  Table t("board=a:20/b:30 hands=a:8/b:5,TAC/c:2,3");
  t.play("a 8:skip");
  EXPECT_EQ(t.plays(), (Texts{"5:drop", "TAC:drop", "TAC=8:b30-38", "TAC=8:skip"}));  // never compulsory
}

TEST(Rule6, R6_5_OnlyIfItCanUseIt) {
  Table t("board=a:20 hands=a:8/b:5,TAC/c:2");
  t.play("a 8:skip");
  EXPECT_EQ(t.plays(), (Texts{"5:drop", "TAC:drop"}));
  Table zh("rules=zh board=a:20 hands=a:8/b:5,TAC/c:2");
  zh.play("a 8:skip");
  EXPECT_EQ(zh.plays(), (Texts{"5:drop", "TAC:drop", "TAC=8:skip"}));
}

TEST(Rule6, R6_5_AfterADropThePlayGoesOnBehindTheSkippedSeat) {
  Table t("board=a:20 hands=a:8/b:5/c:2/d:3");
  t.play("a 8:skip b 5:drop c 2:drop d 3:drop");
  EXPECT_EQ(t.field("laid"), "4");
}

}  // namespace
}  // namespace tacit::testing
