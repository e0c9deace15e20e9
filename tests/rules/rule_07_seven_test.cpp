// Rules 7: the seven.
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

const std::string kHome = "H1,H2,H3,H4";

TEST(Rule7, R7_1_SevenStepsOverAnyOwnMarbles) {
  EXPECT_EQ(Table("board=a:10 hands=a:7").boards(), (Texts{"a:17"}));
  EXPECT_EQ(Table("board=a:10,20 hands=a:7").boards(),
            (Texts{"a:10,27", "a:11,26", "a:12,25", "a:13,24", "a:14,23", "a:15,22", "a:16,21", "a:17,20"}));
  EXPECT_EQ(Table("board=a:10,20,30,40 hands=a:7").boards().size(), 120U);  // ways to share 7 among 4
}

TEST(Rule7, R7_1_TheSameMarbleAgainAsOftenAsWanted) {
  Table t("board=a:10,20 hands=a:7/b:2");
  EXPECT_TRUE(t.can("7:a10-12,a20-23,a12-14"));
  t.play("a 7:a10-12,a20-23,a12-14");
  EXPECT_EQ(t.board(), "a:14,23");
}

TEST(Rule7, R7_1_AllSevenMustBeUsed) {
  const Table t("board=a:10,20 hands=a:7");
  EXPECT_FALSE(t.can("7:a10-16"));
  EXPECT_FALSE(t.can("7:a10-12,a20-24"));
  EXPECT_FALSE(t.can("7:a10-18"));
  EXPECT_TRUE(t.can("7:a10-13,a20-24"));
}

TEST(Rule7, R7_1_OnlyOwnMarbles) {
  EXPECT_EQ(Table("board=a:10/b:20/c:40 hands=a:7").boards(), (Texts{"a:17/b:20/c:40"}));
}

TEST(Rule7, R7_2_EveryStepCapturesWhatStandsThere) {
  EXPECT_EQ(Table("board=a:10/b:12,16/c:15/d:17 hands=a:7").boards(), (Texts{"a:17"}));
}

TEST(Rule7, R7_2_TheOwnMarblesToo_AndTheyTakeNoFurtherPart) {
  // The rear one catches the front one after it has made 0, 1 or 2 steps, and walks on alone.
  EXPECT_EQ(Table("board=a:10,12 hands=a:7").boards(),
            (Texts{"a:10,19", "a:11,18", "a:12,17", "a:13,16", "a:14,15", "a:15", "a:16", "a:17"}));
}

TEST(Rule7, R7_2_FromTheOwnStartIntoHome) {
  EXPECT_EQ(Table("board=a:1 hands=a:7").boards(), (Texts{"a:8", "a:H1", "a:H3"}));
  EXPECT_EQ(Table("board=a:62 hands=a:7").boards(), (Texts{"a:5", "a:H2", "a:H4"}));
  EXPECT_EQ(Table("board=a:60/b:1 hands=a:7").boards(), (Texts{"a:3", "a:H2"}));  // b is captured on the way
}

TEST(Rule7, R7_2_NotIfFresh) { EXPECT_EQ(Table("board=a:1* hands=a:7").boards(), (Texts{"a:8"})); }

TEST(Rule7, R7_2_NotIfH1IsOccupied) {
  const Table t("board=a:64,H1 hands=a:7");
  EXPECT_FALSE(t.can("7:a64-H1,aH1-H2,aH2-H4,aH1-H2"));
  EXPECT_TRUE(t.can("7:aH1-H2,a64-H1,aH2-H4,aH1-H3"));  // 1 + 2 + 2 + 2
}

TEST(Rule7, R7_2_BackAndForthInHome) {
  EXPECT_EQ(Table("board=a:H2 hands=a:7").boards(), (Texts{"a:H1", "a:H3"}));
  EXPECT_EQ(Table("board=a:H1 hands=a:7").boards(), (Texts{"a:H2", "a:H4"}));  // and never out
  Table t("board=a:H2 hands=a:7/b:2");
  t.play("a 7:aH2-H4,aH4-H1,aH1-H3");  // 2 + 3 + 2
  EXPECT_EQ(t.board(), "a:H3");
}

TEST(Rule7, R7_2_OntoFreeSpacesOnly) {
  // Two marbles on H1 and H2 with H4 locked: only three spaces, and they cannot pass each other.
  EXPECT_EQ(Table("board=a:H1,H2,H4 hands=a:7").boards(), (Texts{"a:H1,H3,H4"}));
}

TEST(Rule7, R7_2_AMarbleLockedWhenTheSevenBeganStays) {
  EXPECT_EQ(Table("board=a:H2,H4 hands=a:7").boards(), (Texts{"a:H1,H4", "a:H3,H4"}));
  EXPECT_EQ(Table("board=a:20,H3,H4 hands=a:7").boards(), (Texts{"a:27,H3,H4"}));
}

TEST(Rule7, R7_2_AMarbleThatLocksDuringTheSevenMayGoBack) {
  EXPECT_EQ(Table("board=a:H1,H2,H3 hands=a:7").boards(), (Texts{"a:H1,H2,H4", "a:H2,H3,H4"}));
  // Three steps to H1, then back and forth over H2, the last free space.
  EXPECT_EQ(Table("board=a:63,H3,H4 hands=a:7").boards(), (Texts{"a:6,H3,H4", "a:H1,H3,H4"}));
}

TEST(Rule7, R7_2_SwitchLockAtOnce) {
  EXPECT_EQ(Table("rules=std,lock_at_once=yes board=a:H1,H2,H3 hands=a:7").plays(), (Texts{"7:drop"}));
  EXPECT_EQ(Table("rules=std,lock_at_once=yes board=a:63,H3,H4 hands=a:7").boards(), (Texts{"a:6,H3,H4"}));
  EXPECT_EQ(Table("rules=pl board=a:63,H3,H4 hands=a:7").boards(), (Texts{"a:6,H3,H4"}));
  // Not locked is free to shuttle as before.
  EXPECT_EQ(Table("rules=pl board=a:H2 hands=a:7").boards(), (Texts{"a:H1", "a:H3"}));
}

TEST(Rule7, R7_2_AMarbleThatEnteredDuringThisSevenShuttlesToo) {
  Table t("board=a:64 hands=a:7/b:2");
  t.play("a 7:a64-H3,aH3-H1,aH1-H2");  // 4 + 2 + 1
  EXPECT_EQ(t.board(), "a:H2");
}

TEST(Rule7, R7_2_ForATacTheLocksOfTheUndoBoardCount) {
  EXPECT_EQ(Table("board=a:H3,H4 undo=a:H2,H4 fn=7 hands=a:TAC").boards(), (Texts{"a:H1,H4", "a:H3,H4"}));
  EXPECT_EQ(Table("board=a:H2,H4 undo=a:H3,H4 fn=7 hands=a:TAC").plays(), (Texts{"TAC:drop"}));
}

// a needs four steps to H1; three are left.
TEST(Rule7, R7_3_TheStepsLeftGoToTheHelpedColour) {
  EXPECT_EQ(Table("board=a:62,H2,H3,H4/c:40 hands=a:7").boards(), (Texts{"a:5,H2,H3,H4/c:40", "a:" + kHome + "/c:43"}));
  EXPECT_EQ(Table("board=a:62,H2,H3,H4/b:41/c:40,50 hands=a:7").boards(),
            (Texts{"a:5,H2,H3,H4/b:41/c:40,50", "a:" + kHome + "/b:41/c:40,53", "a:" + kHome + "/c:41,52",
                   "a:" + kHome + "/c:42,51", "a:" + kHome + "/c:43,50"}));
}

TEST(Rule7, R7_3_AndToItsUnlockedHomeMarbles) {
  EXPECT_EQ(Table("board=a:62,H2,H3,H4/c:H1,H3 hands=a:7").boards(),
            (Texts{"a:5,H2,H3,H4/c:H1,H3", "a:" + kHome + "/c:H1,H2", "a:" + kHome + "/c:H1,H4",
                   "a:" + kHome + "/c:H2,H3", "a:" + kHome + "/c:H3,H4"}));
  EXPECT_EQ(Table("board=a:62,H2,H3,H4/c:H3,H4 hands=a:7").boards(), (Texts{"a:5,H2,H3,H4/c:H3,H4"}));  // locked
}

TEST(Rule7, R7_3_TheHelpedMarbleMayTurnInAndCapture) {
  EXPECT_EQ(Table("board=a:62,H2,H3,H4/b:34/c:32 hands=a:7").boards(),
            (Texts{"a:5,H2,H3,H4/b:34/c:32", "a:" + kHome + "/b:34/c:H2", "a:" + kHome + "/c:35"}));
}

TEST(Rule7, R7_3_BeforeThatMomentItMayNotBeTouched) {
  const Table t("board=a:62,H2,H3,H4/c:40 hands=a:7");
  EXPECT_FALSE(t.can("7:c40-43,a62-H1"));
  EXPECT_FALSE(t.can("7:a62-64,c40-45"));
  EXPECT_TRUE(t.can("7:a62-H1,c40-43"));
}

TEST(Rule7, R7_3_ALineThatCannotSpendAllSevenIsIllegal) {
  EXPECT_EQ(Table("board=a:62,H2,H3,H4 hands=a:7").boards(), (Texts{"a:5,H2,H3,H4"}));
  for (const std::string alone : {"duel2", "free3", "pair_vs_one3"})
    EXPECT_EQ(Table("layout=" + alone + " board=a:62,H2,H3,H4/c:40 hands=a:7").boards(), (Texts{"a:5,H2,H3,H4/c:40"}))
        << alone;
}

TEST(Rule7, R7_3_TheWinIsTestedAfterTheSeventhStep) {
  Table exact("board=a:62,H2,H3,H4/c:31,H2,H3,H4 hands=a:7/b:2");
  exact.play("a 7:a62-H1,c31-H1");
  EXPECT_EQ(exact.phase(), "over");
  EXPECT_EQ(exact.won(), "ac");
  // One step too many: c may not stop in H1 after two.
  EXPECT_EQ(Table("board=a:62,H2,H3,H4/c:32,H2,H3,H4 hands=a:7").boards(),
            (Texts{"a:5,H2,H3,H4/c:32,H2,H3,H4", "a:" + kHome + "/c:35,H2,H3,H4"}));
  Table alone("layout=free3 board=a:59,H2,H3,H4 hands=a:7/b:2");
  alone.play("a 7:a59-H1");
  EXPECT_EQ(alone.won(), "a");
}

TEST(Rule7, R7_3_SwitchRingMarblesOnly) {
  const std::string rules = "rules=std,seven_help_ring_only=yes hands=a:7 board=a:62,H2,H3,H4/";
  EXPECT_EQ(Table(rules + "c:40").boards(), (Texts{"a:5,H2,H3,H4/c:40", "a:" + kHome + "/c:43"}));
  EXPECT_EQ(Table(rules + "c:H1,H3").boards(), (Texts{"a:5,H2,H3,H4/c:H1,H3"}));
  EXPECT_EQ(Table("rules=pl hands=a:7 board=a:62,H2,H3,H4/c:H1,H3").boards(), (Texts{"a:5,H2,H3,H4/c:H1,H3"}));
  // A marble that was on the ring when the help began goes on stepping after it has turned in.
  EXPECT_EQ(Table(rules + "c:32,H3").boards(),
            (Texts{"a:5,H2,H3,H4/c:32,H3", "a:" + kHome + "/c:35,H3", "a:" + kHome + "/c:H2,H3"}));
}

TEST(Rule7, R7_3_TheSwitchIsOnlyForColoursFirstHelpedWithinTheSeven) {
  for (const std::string value : {"rules=std ", "rules=std,seven_help_ring_only=yes "})
    EXPECT_EQ(Table(value + "board=a:" + kHome + "/c:H1,H3 hands=a:7").boards(),
              (Texts{"a:" + kHome + "/c:H1,H2", "a:" + kHome + "/c:H1,H4", "a:" + kHome + "/c:H2,H3",
                     "a:" + kHome + "/c:H3,H4"}))
        << value;
}

TEST(Rule7, R7_3_WithoutTheSwitchBothKindsShareTheSteps) {
  EXPECT_EQ(Table("board=a:62,H2,H3,H4/c:40,H3 hands=a:7").boards(),
            (Texts{"a:5,H2,H3,H4/c:40,H3", "a:" + kHome + "/c:40,H2", "a:" + kHome + "/c:40,H4",
                   "a:" + kHome + "/c:41,H1", "a:" + kHome + "/c:41,H3", "a:" + kHome + "/c:42,H2",
                   "a:" + kHome + "/c:42,H4", "a:" + kHome + "/c:43,H3"}));
}

TEST(Rule7, R7_3_TriosOnePartnerAfterTheOther) {
  const std::string done = "a:" + kHome + "/";
  EXPECT_EQ(Table("layout=trios6 board=a:64,H2,H3,H4/c:24/e:46 hands=a:7").boards(),
            (Texts{"a:5,H2,H3,H4/c:24/e:46", done + "c:24/e:49", done + "c:27/e:46"}));
  EXPECT_EQ(Table("layout=trios6 board=a:64,H2,H3,H4/c:22,H2,H3,H4/e:46 hands=a:7").boards(),
            (Texts{"a:5,H2,H3,H4/c:22,H2,H3,H4/e:46", done + "c:22,H2,H3,H4/e:49", done + "c:25,H2,H3,H4/e:46",
                   done + "c:" + kHome + "/e:47"}));
}

TEST(Rule7, R7_3_TogetherTheOppositeSeatThenAnyOther) {
  const std::string done = "a:" + kHome + "/";
  EXPECT_EQ(Table("layout=coop4 board=a:63,H2,H3,H4/b:20/c:32,H2,H3,H4/d:50 hands=a:7").boards(),
            (Texts{"a:6,H2,H3,H4/b:20/c:32,H2,H3,H4/d:50", done + "b:20/c:36,H2,H3,H4/d:50",
                   done + "b:20/c:" + kHome + "/d:52", done + "b:22/c:" + kHome + "/d:50"}));
  EXPECT_EQ(Table("layout=coop6 board=a:65,H2,H3,H4/b:20/c:30/d:33,H2,H3,H4/e:50/f:60 hands=a:7").boards(),
            (Texts{"a:6,H2,H3,H4/b:20/c:30/d:33,H2,H3,H4/e:50/f:60", done + "b:20/c:30/d:37,H2,H3,H4/e:50/f:60",
                   done + "b:20/c:30/d:" + kHome + "/e:50/f:62", done + "b:20/c:30/d:" + kHome + "/e:52/f:60",
                   done + "b:20/c:32/d:" + kHome + "/e:50/f:60", done + "b:22/c:30/d:" + kHome + "/e:50/f:60"}));
}

TEST(Rule7, R7_3_RingOnlyHoldsForEveryColourHelpedWithinTheSeven) {
  const std::string done = "a:" + kHome + "/";
  const std::string board = "board=a:63,H2,H3,H4/b:H1,H2,H4/c:32,H2,H3,H4/d:50 hands=a:7";
  EXPECT_EQ(Table("layout=coop4 rules=std,seven_help_ring_only=yes " + board).boards(),
            (Texts{"a:6,H2,H3,H4/b:H1,H2,H4/c:32,H2,H3,H4/d:50", done + "b:H1,H2,H4/c:36,H2,H3,H4/d:50",
                   done + "b:H1,H2,H4/c:" + kHome + "/d:52"}));
  // Without it b's two free marbles may take the two steps left, in three ways that end alike or not.
  EXPECT_EQ(Table("layout=coop4 " + board).boards(),
            (Texts{"a:6,H2,H3,H4/b:H1,H2,H4/c:32,H2,H3,H4/d:50", done + "b:H1,H2,H4/c:36,H2,H3,H4/d:50",
                   done + "b:H1,H2,H4/c:" + kHome + "/d:50", done + "b:H1,H2,H4/c:" + kHome + "/d:52",
                   done + "b:H2,H3,H4/c:" + kHome + "/d:50"}));
}

TEST(Rule7, R7_3_RingOnlySparesColoursHelpedBeforeTheSeven) {
  // a was finished already: c is free in every way, b is helped for the first time.
  const std::string done = "a:" + kHome + "/";
  const std::string board = "board=" + done + "b:H1,H2,H4/c:28,H2,H3,H4/d:" + kHome + " hands=a:7";
  const std::string past = done + "b:H1,H2,H4/c:35,H2,H3,H4/d:" + kHome;
  // Six steps bring c home; the seventh is b's.
  EXPECT_EQ(Table("layout=coop4 " + board).boards(), (Texts{past, done + "b:H1,H3,H4/c:" + kHome + "/d:" + kHome}));
  EXPECT_EQ(Table("layout=coop4 rules=std,seven_help_ring_only=yes " + board).boards(), (Texts{past}));
}

TEST(Rule7, R7_3_AFreshHelpedMarbleDoesNotTurnIn) {
  EXPECT_EQ(Table("board=a:62,H2,H3,H4/c:33* hands=a:7").boards(),
            (Texts{"a:5,H2,H3,H4/c:33*", "a:" + kHome + "/c:36"}));
}

TEST(Rule7, R7_3_AMarbleCapturedOnTheWayCannotBeHelped) {
  EXPECT_EQ(Table("board=a:62,H2,H3,H4/c:64 hands=a:7").boards(), (Texts{"a:5,H2,H3,H4"}));
}

TEST(Rule7, R7_3_AlreadyFinishedTheHelpedColourIsMovedFromTheFirstStep) {
  EXPECT_EQ(Table("board=a:" + kHome + "/c:40 hands=a:7").boards(), (Texts{"a:" + kHome + "/c:47"}));
}

TEST(Rule7, R7_4_PlayableWithARingMarbleOrAnUnlockedHomeMarble) {
  EXPECT_EQ(Table("hands=a:7").plays(), (Texts{"7:drop"}));
  EXPECT_EQ(Table("board=a:H4 hands=a:7").plays(), (Texts{"7:drop"}));
  EXPECT_EQ(Table("board=a:H2,H3,H4/c:40 hands=a:7").plays(), (Texts{"7:drop"}));
  EXPECT_NE(Table("board=a:H3 hands=a:7").plays(), (Texts{"7:drop"}));
  EXPECT_NE(Table("board=a:1* hands=a:7").plays(), (Texts{"7:drop"}));
}

TEST(Rule7, R7_4_LinesThatEndAlikeAreOnePlay) {
  const Table t("board=a:10,20 hands=a:7");
  Texts boards = t.boards();
  EXPECT_EQ(std::ranges::adjacent_find(boards), boards.end());
  Table one = t;
  Table other = t;
  one.play("a 7:a10-12,a20-25");
  other.play("a 7:a20-21,a10-11,a21-25,a11-12");
  EXPECT_EQ(one.position(), other.position());
}

}  // namespace
}  // namespace tacit::testing
