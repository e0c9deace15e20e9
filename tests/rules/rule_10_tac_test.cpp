// Rules 10: TAC.
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

TEST(Rule10, R10_1_BothAreEmptyAtTheStartOfADeal) {
  EXPECT_EQ(Table::newGame("pairs4").fn(), "");
  EXPECT_EQ(Table::newGame("pairs4").undo(), "none");
  EXPECT_EQ(Table("hands=a:TAC").plays(), (Texts{"TAC:drop"}));
}

TEST(Rule10, R10_1_Row1_ACardWithEffect) {
  Table t("board=a:20/b:25 fn=9 undo=a:11 hands=a:5/b:2");
  t.play("a 5:a20-25");
  EXPECT_EQ(t.fn(), "5");
  EXPECT_EQ(t.undo(), "a:20/b:25");
}

TEST(Rule10, R10_1_Row1_ASkip) {
  Table t("board=a:20 fn=9 undo=a:11 hands=a:8/b:2");
  t.play("a 8:skip");
  EXPECT_EQ(t.fn(), "8");
  EXPECT_EQ(t.undo(), "a:20");
}

TEST(Rule10, R10_1_Row1_ADevil) {
  Table t("board=a:20 fn=9 undo=a:11 hands=a:DEV/b:2");
  t.play("a DEV");
  EXPECT_EQ(t.fn(), "DEV");
  EXPECT_EQ(t.undo(), "a:20");
}

TEST(Rule10, R10_1_Row1_TheCardLaidThroughADevil) {
  Table t("board=b:20 hands=a:DEV/b:2/c:3");
  t.play("a DEV a 2:b20-22");
  EXPECT_EQ(t.fn(), "2");
  EXPECT_EQ(t.undo(), "b:20");
}

TEST(Rule10, R10_1_Row2_ADroppedCard) {
  Table t("board=b:20 fn=9 undo=b:11 hands=a:5/b:2");
  t.play("a 5:drop");
  EXPECT_EQ(t.fn(), "5");
  EXPECT_EQ(t.undo(), "b:20");
}

TEST(Rule10, R10_1_Row2_ADroppedJester) {
  Table t("board=a:20 hands=a:8/b:3,JES/c:2");
  t.play("a 8:skip b JES:drop");
  EXPECT_EQ(t.fn(), "JES");
  EXPECT_EQ(t.undo(), "a:20");
}

TEST(Rule10, R10_1_Row2_ADroppedDevilAngelWarrior) {
  for (const std::string card : {"DEV", "ANG", "WAR", "TRI", "13"}) {
    Table t("board=a:20 hands=a:8/b:3," + card + "/c:2");
    t.play("a 8:skip b " + card + ":drop");
    EXPECT_EQ(t.fn(), card);
    EXPECT_EQ(t.undo(), "a:20");
  }
}

TEST(Rule10, R10_1_Row3_AJesterWithEffect) {
  Table t("board=a:25 fn=5 undo=a:20 turn=b hands=b:2,JES/c:3");
  t.play("b JES");
  EXPECT_EQ(t.fn(), "5");
  EXPECT_EQ(t.undo(), "a:20");
  Table first("hands=a:2,JES/b:TAC/c:3");
  first.play("a JES");
  EXPECT_EQ(first.fn(), "");
  EXPECT_EQ(first.plays(), (Texts{"TAC:drop"}));
}

TEST(Rule10, R10_1_Row4_ATacWithEffect) {
  Table t("board=a:25/b:30 fn=5 undo=a:20/b:30 turn=b hands=b:TAC/c:2");
  t.play("b TAC=5:b30-35");
  EXPECT_EQ(t.board(), "a:20/b:35");
  EXPECT_EQ(t.fn(), "5");
  EXPECT_EQ(t.undo(), "a:25/b:30");  // the board as it stood when the TAC was laid
}

TEST(Rule10, R10_1_Row4_ATacUsedAsSkipOrDevil) {
  Table skip("board=a:20/b:30 hands=a:8/b:TAC/c:2,3/d:5");
  skip.play("a 8:a20-28 b TAC=8:skip");
  EXPECT_EQ(skip.board(), "a:20/b:30");
  EXPECT_EQ(skip.fn(), "8");
  EXPECT_EQ(skip.undo(), "a:28/b:30");
  Table devil("board=b:30 hands=a:8/b:3,DEV/c:TAC/d:2 rules=zh");
  devil.play("a 8:skip b DEV:drop c TAC=DEV");
  EXPECT_EQ(devil.fn(), "DEV");
  EXPECT_EQ(devil.undo(), "b:30");
}

TEST(Rule10, R10_1_Row5_ADroppedTac) {
  Table t("board=a:25 fn=5 undo=a:20 turn=b hands=b:TAC/c:2");
  t.play("b TAC:drop");
  EXPECT_EQ(t.fn(), "5");
  EXPECT_EQ(t.undo(), "a:25");
  Table none("board=a:25 turn=b hands=b:TAC/c:2");
  none.play("b TAC:drop");
  EXPECT_EQ(none.fn(), "");
  EXPECT_EQ(none.undo(), "none");
}

TEST(Rule10, R10_1_SeveralDroppedTacs) {
  Table t("board=a:25/d:50 fn=5 undo=a:20/d:50 turn=b hands=b:TAC/c:TAC/d:TAC");
  t.play("b TAC:drop c TAC:drop");
  EXPECT_EQ(t.plays(), (Texts{"TAC=5:d50-55"}));
  EXPECT_EQ(t.boards(), (Texts{"a:25/d:55"}));  // nothing is undone
}

TEST(Rule10, R10_1_ATacUsedAsJesterLeavesBothUnchanged) {
  Table t("board=a:20 hands=a:2,8/b:3,JES/c:2,TAC/d:3,TAC");
  t.play("a 8:skip b JES:drop");
  EXPECT_EQ(t.plays(), (Texts{"TAC=JES"}));
  t.play("c TAC=JES");
  EXPECT_EQ(t.field("hands"), "a:3/b:2/c:3,TAC/d:2");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.fn(), "JES");
  EXPECT_EQ(t.undo(), "a:20");
  EXPECT_EQ(t.plays(), (Texts{"TAC=JES"}));  // a further TAC right after it is a Jester again
  t.play("c TAC=JES");
  EXPECT_EQ(t.field("hands"), "a:2/b:3/c:2/d:3");
  EXPECT_EQ(t.turn(), "c");
}

TEST(Rule10, R10_2_FirstTheUndoThenTheFunctionForHimself) {
  Table t("board=a:20/b:25,30 hands=a:5/b:TAC/c:2");
  t.play("a 5:a20-25");
  EXPECT_EQ(t.board(), "a:25/b:30");
  EXPECT_EQ(t.boards(), (Texts{"a:20/b:25,35", "a:20/b:30"}));  // the captured one is back and may be used
}

TEST(Rule10, R10_2_LegalityIsJudgedOnTheUndoBoard) {
  EXPECT_EQ(Table("board=b:30 undo= fn=5 turn=b hands=b:TAC").plays(), (Texts{"TAC:drop"}));
  EXPECT_EQ(Table("board= undo=b:30 fn=5 turn=b hands=b:TAC").plays(), (Texts{"TAC=5:b30-35"}));
  EXPECT_EQ(Table("board=b:30/c:32 undo=b:30 fn=5 turn=b hands=b:TAC").boards(), (Texts{"b:35"}));
}

TEST(Rule10, R10_2_FreeChoiceWhereTheCardHasSeveral) {
  Table one("board=a:20/b:30 hands=a:1/b:TAC");
  one.play("a 1:aB-1");
  EXPECT_EQ(one.plays(), (Texts{"TAC=1:b30-31", "TAC=1:bB-17"}));
  Table thirteen("board=a:40/b:10 hands=a:13/b:TAC");
  thirteen.play("a 13:a40-53");
  EXPECT_EQ(thirteen.plays(), (Texts{"TAC=13:b10-23", "TAC=13:bB-17"}));
  Table eight("board=a:20/b:30 hands=a:8/b:TAC/c:2");
  eight.play("a 8:a20-28");
  EXPECT_EQ(eight.plays(), (Texts{"TAC=8:b30-38", "TAC=8:skip"}));
}

TEST(Rule10, R10_2_FromHisOwnSeat) {
  Table angel("hands=a:ANG/b:TAC");
  angel.play("a ANG:bB-17");
  EXPECT_EQ(angel.plays(), (Texts{"TAC=ANG:cB-33"}));
  EXPECT_EQ(angel.boards(), (Texts{"c:33*"}));
  Table warrior("board=a:10/b:20/c:30 hands=a:WAR/b:TAC");
  warrior.play("a WAR:a10-20");
  EXPECT_EQ(warrior.boards(), (Texts{"a:10/b:30"}));
  Table four("board=a:10/b:20 hands=a:4/b:TAC");
  four.play("a 4:a10-6");
  EXPECT_EQ(four.boards(), (Texts{"a:10/b:16", "a:10/b:H1"}));
  Table trickster("board=a:10/b:20/c:30 hands=a:TRI/b:TAC");
  trickster.play("a TRI:a10~b20");
  EXPECT_EQ(trickster.boards(), (Texts{"a:10/b:30/c:20", "a:20/b:10/c:30", "a:30/b:20/c:10"}));
  Table seven("board=a:10/b:20 hands=a:7/b:TAC");
  seven.play("a 7:a10-17");
  EXPECT_EQ(seven.boards(), (Texts{"a:10/b:27"}));
}

TEST(Rule10, R10_2_NoFunctionOrNoUse_NotPlayable) {
  EXPECT_EQ(Table("board=a:20 hands=a:2,TAC").plays(), (Texts{"2:a20-22"}));
  EXPECT_EQ(Table("board=a:20/b:22 fn=5 hands=a:TAC").plays(), (Texts{"TAC:drop"}));
  EXPECT_EQ(Table("fn=JES hands=a:2,TAC others=").plays(), (Texts{"2:drop", "TAC:drop"}));
  EXPECT_EQ(Table("fn=DEV hands=a:TAC/b:").plays(), (Texts{"TAC:drop"}));
  EXPECT_EQ(Table("board=a:20 fn=TRI hands=a:TAC").plays(), (Texts{"TAC:drop"}));
}

TEST(Rule10, R10_2_WhoCanMustHoldsForTheTac) {
  EXPECT_EQ(Table("board=a:20 fn=5 hands=a:TAC,TRI").plays(), (Texts{"TAC=5:a20-25"}));
}

TEST(Rule10, R10_2_TheUndoneCardMayBeAPartners) {
  // The previous player in turn order, no matter who it is.
  Table t("layout=pair_vs_one3 turn=b board=b:20/c:40 hands=b:5/c:TAC");
  t.play("b 5:b20-25 c TAC=5:c40-45");
  EXPECT_EQ(t.board(), "b:20/c:45");
}

TEST(Rule10, R10_2_APendingSkipIsLifted) {
  Table t("board=a:20/b:30 hands=a:8/b:2,TAC/c:2");
  t.play("a 8:skip b TAC=8:b30-38");
  EXPECT_EQ(t.board(), "a:20/b:38");
  EXPECT_EQ(t.phase(), "play");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.hand('b'), "2");
}

TEST(Rule10, R10_2_FinishedTheTacIsForTheHelpedColour) {
  Table t("board=a:20/b:H1,H2,H3,H4/d:50 hands=a:13/b:TAC");
  t.play("a 13:aB-1");
  EXPECT_EQ(t.boards(), (Texts{"a:20/b:H1,H2,H3,H4/d:49*,50", "a:20/b:H1,H2,H3,H4/d:63"}));
}

TEST(Rule10, R10_3_EverySecondTacRestoresWhatTheFirstCancelled) {
  Table t("board=a:20/b:30/c:40/d:50 hands=a:5,TAC/b:TAC/c:TAC/d:TAC");
  t.play("a 5:a20-25");
  EXPECT_EQ(t.board(), "a:25/b:30/c:40/d:50");
  t.play("b TAC=5:b30-35");
  EXPECT_EQ(t.board(), "a:20/b:35/c:40/d:50");
  t.play("c TAC=5:c40-45");
  EXPECT_EQ(t.board(), "a:25/b:30/c:45/d:50");
  t.play("d TAC=5:d50-55");
  EXPECT_EQ(t.board(), "a:20/b:35/c:40/d:55");
  EXPECT_EQ(t.boards(), (Texts{"a:30/c:45/d:50"}));  // from the board c had made: a on 25, b on 30
}

TEST(Rule10, R10_3_UndoRestoresFinishedSeats) {
  Table finish("board=a:64,H2,H3,H4/b:20/c:40 hands=a:2,5/b:TAC/c:9/d:12");
  finish.play("a 2:a64-H1");
  EXPECT_EQ(finish.board(), "a:H1,H2,H3,H4/b:20/c:40");
  finish.play("b TAC=2:b20-22 c 9:c40-49 d 12:drop");
  EXPECT_EQ(finish.plays(), (Texts{"5:a64-5"}));  // a is not finished any more
}

TEST(Rule10, R10_3_UndoNeverRestoresHandsLaidCardsOrTurnOrder) {
  Table t("board=a:20/b:30 hands=a:2,5/b:3,TAC/c:9/d:12 laid=10");
  t.play("a 5:a20-25 b TAC=5:b30-35");
  EXPECT_EQ(t.field("hands"), "a:2/b:3/c:9/d:12");
  EXPECT_EQ(t.field("gone"), "5,TAC");
  EXPECT_EQ(t.field("laid"), "12");
  EXPECT_EQ(t.turn(), "c");
}

TEST(Rule10, R10_3_ARestoredSkipCostsNoSecondCard) {
  Table t("board=a:20/b:30/c:40 hands=a:8/b:2,TAC/c:3,TAC/d:5");
  t.play("a 8:skip b TAC=8:b30-38 c TAC=8:c40-48");
  EXPECT_EQ(t.board(), "a:20/b:30/c:48");
  EXPECT_EQ(t.turn(), "d");
  EXPECT_EQ(t.phase(), "play");
  EXPECT_EQ(t.hand('b'), "2");
}

TEST(Rule10, R10_4_TheVictimBecomesTheDevilsPlayer) {
  Table t("board=c:40 hands=a:6,DEV/b:2,TAC/c:5,9/d:3");
  t.play("a DEV");
  EXPECT_EQ(t.plays(), (Texts{"TAC=DEV"}));  // and must be laid: nothing else can be played
  t.play("a TAC=DEV");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.by(), "b");  // choosing himself
  EXPECT_EQ(t.plays(), (Texts{"5:c40-45", "9:c40-49"}));
  EXPECT_EQ(t.fn(), "DEV");
  t.play("b 5:c40-45");
  EXPECT_EQ(t.turn(), "d");
  EXPECT_EQ(t.by(), "d");
  EXPECT_EQ(t.field("hands"), "a:6/b:2/c:9/d:3");
}

TEST(Rule10, R10_4_OnlyIfTheSeatAfterItHoldsACard) {
  Table t("hands=a:6,DEV/b:2,TAC/c:/d:3");
  t.play("a DEV");
  EXPECT_EQ(t.plays(), (Texts{"2:drop", "TAC:drop"}));
}

TEST(Rule10, R10_4_AndSoOn) {
  Table t("hands=a:6,DEV/b:2,TAC/c:3,TAC/d:5");
  t.play("a DEV a TAC=DEV b TAC=DEV");
  EXPECT_EQ(t.turn(), "d");
  EXPECT_EQ(t.by(), "c");
}

TEST(Rule10, R10_4_AfterAForcedJesterToo) {
  // The Devil lays b's Jester, then a TAC of b's new hand: the function is still the Devil.
  Table t("hands=a:6,DEV/b:2,JES/c:3,TAC/d:5");
  t.play("a DEV a JES");
  EXPECT_EQ(t.field("hands"), "a:2/b:3,TAC/c:5/d:6");
  t.play("a TAC=DEV");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.by(), "b");
}

TEST(Rule10, R10_4_ADroppedDevilIsTakenByATac) {
  Table t("board=a:20 hands=a:8/b:2,DEV/c:TAC/d:5");
  t.play("a 8:skip b DEV:drop c TAC=DEV");
  EXPECT_EQ(t.turn(), "d");
  EXPECT_EQ(t.by(), "c");
}

}  // namespace
}  // namespace tacit::testing
