// Rules 5: moving n spaces.
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

const std::vector<int> kForward = {1, 2, 3, 5, 6, 8, 9, 10, 12, 13};

// Where one marble can go with a card, as the boards without the other choices of the card (bring-out, skip).
Texts moves(const Table& t, int card) {
  Texts all;
  for (const auto& play : t.plays(std::to_string(card)))
    if (play.find("B-") == std::string::npos && play.find("skip") == std::string::npos &&
        play.find("drop") == std::string::npos)
      all.push_back(play.substr(play.find('-') + 1));
  return all;
}

TEST(Rule5, R5_1_TheMarbleMovesExactlyN) {
  for (const int n : kForward)
    EXPECT_EQ(moves(Table("board=a:20 hands=a:" + std::to_string(n)), n), (Texts{std::to_string(20 + n)}));
}

TEST(Rule5, R5_1_ItMayNotPassAnyMarble) {
  for (const int n : kForward)
    for (int ahead = 1; ahead < n; ++ahead)
      EXPECT_EQ(moves(Table("board=a:20/b:" + std::to_string(20 + ahead) + " hands=a:" + std::to_string(n)), n),
                (Texts{}))
          << n;
}

TEST(Rule5, R5_1_EndingOnAMarbleCaptures) {
  for (const int n : kForward) {
    const std::string to = std::to_string(20 + n);
    const std::string card = std::to_string(n);
    Table t("board=a:20/b:" + to + ",H4 hands=a:" + card + "/b:2");
    t.play("a " + card + ":a20-" + to);
    EXPECT_EQ(t.board(), "a:" + to + "/b:H4");
  }
}

TEST(Rule5, R5_1_TheMoversOwnIncluded) {
  Table t("board=a:20,25 hands=a:5/b:2");
  t.play("a 5:a20-25");
  EXPECT_EQ(t.board(), "a:25");
}

TEST(Rule5, R5_1_AMarbleJustBehindDoesNotMatter) {
  EXPECT_EQ(Table("board=a:20/b:19,26 hands=a:5").plays(), (Texts{"5:a20-25"}));
}

// From k spaces before the start a card n reaches H(n-k); on every board, for every seat.
TEST(Rule5, R5_2_FromKBeforeTheStartACardNReachesHomeNMinusK) {
  for (const auto& layout : kAllLayouts)
    for (const char seat : seatsOf(layout))
      for (int k = 0; k <= 13; ++k)
        for (const int n : kForward) {
          const std::string name(1, seat);
          const int from = spaceFrom(layout, startOfSeat(layout, seat), -k);
          const Table t("layout=" + layout + " turn=" + name + " board=" + name + ":" + std::to_string(from) +
                        " hands=" + name + ":" + std::to_string(n));
          Texts expected = {std::to_string(spaceFrom(layout, from, n))};
          if (n - k >= 1 && n - k <= 4) expected.push_back("H" + std::to_string(n - k));
          ASSERT_EQ(moves(t, n), expected) << t.position();
        }
}

TEST(Rule5, R5_2_AFreshMarbleOnTheStartDoesNotTurnIn) {
  for (const auto& layout : kAllLayouts)
    for (const char seat : seatsOf(layout))
      for (const int n : {1, 2, 3}) {
        const std::string name(1, seat);
        const int start = startOfSeat(layout, seat);
        const Table t("layout=" + layout + " turn=" + name + " board=" + name + ":" + std::to_string(start) +
                      "* hands=" + name + ":" + std::to_string(n));
        ASSERT_EQ(moves(t, n), (Texts{std::to_string(start + n)})) << t.position();
      }
}

TEST(Rule5, R5_2_TurningInIsOptional) {
  EXPECT_EQ(Table("board=a:62 hands=a:5").plays(), (Texts{"5:a62-3", "5:a62-H2"}));
  EXPECT_EQ(Table("board=a:1 hands=a:3").plays(), (Texts{"3:a1-4", "3:a1-H3"}));
}

TEST(Rule5, R5_2_TheStartMustBeFreeToBePassed) {
  for (const std::string other : {"b:1", "c:1", "d:1"})
    EXPECT_EQ(Table("board=a:62/" + other + " hands=a:5").plays(), (Texts{"5:drop"})) << other;
  EXPECT_EQ(Table("board=a:1,62 hands=a:5").plays(), (Texts{"5:a1-6"}));
  EXPECT_EQ(Table("board=a:1*,62 hands=a:5").plays(), (Texts{"5:a1-6"}));
}

TEST(Rule5, R5_2_LandingOnTheStartCaptures) { EXPECT_EQ(Table("board=a:62/b:1 hands=a:3").boards(), (Texts{"a:1"})); }

TEST(Rule5, R5_2_AMarbleBeyondTheStartClosesTheRingNotTheHome) {
  EXPECT_EQ(Table("board=a:62/b:2 hands=a:5").plays(), (Texts{"5:a62-H2"}));
}

TEST(Rule5, R5_2_AMarbleInHomeClosesTheHomeNotTheRing) {
  EXPECT_EQ(Table("board=a:62,H1 hands=a:5").plays(), (Texts{"5:a62-3"}));  // H2 is behind H1
  EXPECT_EQ(Table("board=a:62,H2 hands=a:5").plays(), (Texts{"5:a62-3"}));  // H2 itself
  EXPECT_EQ(Table("board=a:62,H3 hands=a:5").plays(), (Texts{"5:a62-3", "5:a62-H2"}));
}

TEST(Rule5, R5_2_ABlockedWayToTheStartClosesBoth) {
  EXPECT_EQ(Table("board=a:62/b:64 hands=a:5").plays(), (Texts{"5:drop"}));
}

TEST(Rule5, R5_2_AHelpedMarbleTurnsInAtItsOwnStart) {
  EXPECT_EQ(Table("board=a:H1,H2,H3,H4/c:31 hands=a:5").plays(), (Texts{"5:c31-36", "5:c31-H3"}));
  EXPECT_EQ(Table("board=a:H1,H2,H3,H4/c:63 hands=a:5").plays(), (Texts{"5:c63-4"}));
}

TEST(Rule5, R5_3_InHomeForwardOnlyWithOneTwoThree) {
  EXPECT_EQ(Table("board=a:H1 hands=a:1,2,3").plays(), (Texts{"1:aB-1", "1:aH1-H2", "2:aH1-H3", "3:aH1-H4"}));
  EXPECT_EQ(Table("board=a:H2 hands=a:2,3").plays(), (Texts{"2:aH2-H4"}));
  EXPECT_EQ(Table("board=a:H3 hands=a:2,3").plays(), (Texts{"2:drop", "3:drop"}));
  EXPECT_EQ(Table("board=a:H1 hands=a:4,5,6,9,10").plays(), (Texts{"10:drop", "4:drop", "5:drop", "6:drop", "9:drop"}));
  EXPECT_EQ(Table("board=a:H1 hands=a:8,12").plays(), (Texts{"12:drop", "8:drop"}));
}

TEST(Rule5, R5_3_NeverOntoOrPastAMarble) {
  EXPECT_EQ(Table("board=a:H1,H3 hands=a:2,3").plays(), (Texts{"2:drop", "3:drop"}));
  EXPECT_EQ(Table("board=a:H1,H2 hands=a:2").plays(), (Texts{"2:aH2-H4"}));
  EXPECT_EQ(Table("board=a:H1,H3 hands=a:1").plays(), (Texts{"1:aB-1", "1:aH1-H2", "1:aH3-H4"}));
}

TEST(Rule5, R5_3_NoCardTakesAMarbleOutOfHome) {
  const Table t("board=a:20,H1/b:30 hands=a:4,9,13,TRI,WAR/b:2");
  for (const auto& board : t.boards()) EXPECT_NE(board.find("H1"), std::string::npos) << board;
}

TEST(Rule5, R5_3_ExceptByUndo) {
  Table t("board=a:62/b:20 hands=a:5/b:TAC");
  t.play("a 5:a62-H2 b TAC=5:b20-25");
  EXPECT_EQ(t.board(), "a:62/b:25");
}

TEST(Rule5, R5_4_HomeMovesNeedNoMarbleOnTheRing) {
  EXPECT_EQ(Table("board=a:H2 hands=a:2,9").plays(), (Texts{"2:aH2-H4"}));
  EXPECT_EQ(Table("board=a:H2/b:20 hands=a:7,9").boards(), (Texts{"a:H1/b:20", "a:H3/b:20"}));
}

}  // namespace
}  // namespace tacit::testing
