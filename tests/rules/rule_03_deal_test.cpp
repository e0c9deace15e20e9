// Rules 3: the course of a deal, and who can must.
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

// a drops the last card of a deal; these cards come next, five each for a, b, c, d.
Table dealt(const std::string& stack) {
  Table t("hands=a:12 others= dealer=c deals=2 stack=" + stack);
  t.play("a 12:drop");
  return t;
}

TEST(Rule3, R3_1_TheDeclarationTellsOpeningCardsTruthfully) {
  // A 1, a 13, neither, and neither of the cards that look like it: TAC, Angel, Jester do not count.
  Table t = dealt("1,2,2,2,2,13,3,3,3,3,4,4,4,4,4,TAC,ANG,JES,12,10");
  EXPECT_EQ(t.field("says"), "++--");
  EXPECT_EQ(t.phase(), "swap");
}

TEST(Rule3, R3_1_TheDeclarationHasNoCountAndNoKind) {
  const Table one = dealt("1,2,2,2,2,3,3,3,3,3,4,4,4,4,4,5,5,5,5,5");
  const Table more = dealt("1,13,13,1,13,3,3,3,3,3,4,4,4,4,4,5,5,5,5,5");
  EXPECT_EQ(one.field("says"), "+---");
  EXPECT_EQ(more.field("says"), "+---");
}

TEST(Rule3, R3_1_TheDeclarationIsMadeInEveryDeal) {
  for (const auto& layout : kAllLayouts) {
    Table t = Table::newGame(layout, "std", "master", 7);
    std::string deal;
    std::uint32_t choice = 1;
    while (t.number("shuffles", 1) < 2) {
      if (const std::string now = t.field("deals") + "/"; now != deal) {
        deal = now;
        std::string signs;
        for (const char seat : seatsOf(layout)) {
          const Texts hand = words(t.hand(seat), ',');
          signs += std::ranges::any_of(hand, [](const auto& card) { return card == "1" || card == "13"; }) ? '+' : '-';
        }
        EXPECT_EQ(t.field("says"), signs) << layout << " deal " << deal;
      }
      t.playAny(choice = choice * 1664525U + 1013904223U);
      ASSERT_NE(t.phase(), "over");
    }
  }
}

TEST(Rule3, R3_1_TheDeclarationIsMadeBeforeTheSwapAndStays) {
  Table t = dealt("1,2,2,2,2,3,3,3,3,3,4,4,4,4,4,5,5,5,5,5");
  t.play("a give:1 b give:3 c give:4 d give:5");
  EXPECT_EQ(t.hand('c'), "1,4,4,4,4");
  EXPECT_EQ(t.field("says"), "+---");
}

TEST(Rule3, R3_1_InTheSwapAnyCardMayBeGiven) {
  Table t("hands=a:1,7,TAC/b:2/c:3/d:5 phase=swap");
  EXPECT_EQ(t.plays(), (Texts{"give:1", "give:7", "give:TAC"}));
}

TEST(Rule3, R3_1_AllAreCommittedBeforeAnyIsShown) {
  Table t("hands=a:1,7/b:2,8/c:3,9/d:5,10 phase=swap");
  t.play("a give:7 b give:8 c give:9");
  EXPECT_EQ(t.field("hands"), "a:1/b:2/c:3/d:5,10");
  EXPECT_EQ(t.field("given"), "a:7/b:8/c:9");
  EXPECT_EQ(t.viewField("d", "given"), "a:?/b:?/c:?");
  t.play("d give:10");
  EXPECT_EQ(t.field("hands"), "a:1,9/b:2,10/c:3,7/d:5,8");
  EXPECT_EQ(t.field("given"), "");
  EXPECT_EQ(t.phase(), "play");
}

TEST(Rule3, R3_1_SeatsWithoutPartnerDoNotSwap) {
  for (const std::string layout : {"duel2", "free3"}) EXPECT_EQ(Table::newGame(layout).phase(), "play") << layout;
  Table t("layout=pair_vs_one3 hands=a:1,2/b:3,4/c:5,6 dealer=c turn=b phase=swap");
  t.play("b give:3 c give:6");
  EXPECT_EQ(t.field("hands"), "a:1,2/b:4,6/c:3,5");
  EXPECT_EQ(t.phase(), "play");
  EXPECT_EQ(t.turn(), "a");
}

TEST(Rule3, R3_1_FinishedSeatsSwapToo) {
  Table t("board=a:H1,H2,H3,H4 hands=a:12 others= dealer=c deals=2");
  t.play("a 12:drop");
  EXPECT_EQ(t.phase(), "swap");
  EXPECT_EQ(t.turn(), "a");
}

TEST(Rule3, R3_1_PlayGoesClockwiseOneCardATurn) {
  Table t("hands=a:2,3/b:2,3/c:2,3/d:2,3");
  t.play("a 2:drop b 2:drop c 2:drop d 2:drop a 3:drop b 3:drop c 3:drop");
  EXPECT_EQ(t.turn(), "d");
  EXPECT_EQ(t.field("hands"), "a:/b:/c:/d:3");
  EXPECT_EQ(t.field("gone"), "2,2,2,2,3,3,3");
  EXPECT_EQ(t.field("laid"), "7");
}

TEST(Rule3, R3_1_ASeatWithAnEmptyHandIsPassedOver) {
  Table t("hands=a:2,3/b:/c:5/d:");
  t.play("a 2:drop c 5:drop");
  EXPECT_EQ(t.turn(), "a");
}

TEST(Rule3, R3_1_WhenAllHandsAreEmptyTheNextDealFollows) {
  Table t("hands=a:2/b:3 others= dealer=d deals=1");
  t.play("a 2:drop");
  EXPECT_EQ(t.field("deals"), "");
  t.play("b 3:drop");
  EXPECT_EQ(t.field("deals"), "2");
  EXPECT_EQ(t.field("dealer"), "a");
  for (const char seat : std::string("abcd")) EXPECT_EQ(t.cardsHeld(seat), 5U);
}

TEST(Rule3, R3_2_AFunctionIsCarriedOutCompletely) {
  // 12 forward is blocked by c on 30: no shorter move in its place.
  EXPECT_EQ(Table("board=a:20/c:30 hands=a:12").plays(), (Texts{"12:drop"}));
  EXPECT_EQ(Table("board=a:62,H2,H3,H4 hands=a:7").plays(), (Texts{"7:a62-5"}));
}

TEST(Rule3, R3_2_WithoutALegalFunctionAnyCardMayBeDropped) {
  Table t("board=b:20 hands=a:2,9,TRI,TAC,WAR");
  EXPECT_EQ(t.plays(), (Texts{"2:drop", "9:drop", "TAC:drop", "TRI:drop", "WAR:drop"}));
}

TEST(Rule3, R3_2_ADropHasNoEffect) {
  Table t("board=b:20/c:33* hands=a:9/b:1");
  t.play("a 9:drop");
  EXPECT_EQ(t.board(), "b:20/c:33*");
  EXPECT_EQ(t.turn(), "b");
  EXPECT_EQ(t.hand('a'), "");
}

TEST(Rule3, R3_3_WhoCanMust) {
  EXPECT_EQ(Table("board=a:20 hands=a:5,TAC,ANG/b:2").plays(), (Texts{"5:a20-25", "ANG:bB-17"}));
  EXPECT_EQ(Table("hands=a:2,13").plays(), (Texts{"13:aB-1"}));
  EXPECT_EQ(Table("hands=a:2,TAC fn=1").plays(), (Texts{"TAC=1:aB-1"}));
  EXPECT_EQ(Table("hands=a:2,DEV").plays(), (Texts{"DEV"}));
  EXPECT_EQ(Table("hands=a:2,JES").plays(), (Texts{"JES"}));
  EXPECT_EQ(Table("board=a:10/c:11 hands=a:8,9").plays(), (Texts{"8:skip"}));
}

TEST(Rule3, R3_3_HowHarmfulSoever) {
  EXPECT_EQ(Table("board=a:20,25 hands=a:5").plays(), (Texts{"5:a20-25", "5:a25-30"}));
  EXPECT_EQ(Table("board=a:20/c:25 hands=a:5,5").plays(), (Texts{"5:a20-25"}));
  EXPECT_EQ(Table("board=a:20 hands=a:WAR,2/b:3 others=").plays("WAR"), (Texts{"WAR:a20-B"}));
  // The only use of the 3 locks the last marble out of the way of a better one; it is still owed.
  EXPECT_EQ(Table("board=a:H1 hands=a:3").plays(), (Texts{"3:aH1-H4"}));
}

TEST(Rule3, R3_3_AmongLegalPlaysTheChoiceIsFree) {
  EXPECT_EQ(Table("board=a:20 hands=a:1,5").plays(), (Texts{"1:a20-21", "1:aB-1", "5:a20-25"}));
}

TEST(Rule3, R3_3_ACardThatWouldDoNothingIsNotPlayable) {
  EXPECT_EQ(Table("board=a:20 hands=a:5,TRI").plays(), (Texts{"5:a20-25"}));          // one marble on the ring
  EXPECT_EQ(Table("board=a:20 hands=a:5,JES others=").plays(), (Texts{"5:a20-25"}));  // nobody else holds a card
  EXPECT_EQ(Table("board=a:20 hands=a:5,DEV/b:").plays(), (Texts{"5:a20-25"}));       // b holds no card
}

TEST(Rule3, R3_3_AnAngelIsNeverBlockedWhileItsTargetIsOnTheRing) {
  // Hemmed in on all sides: one step forward still captures.
  Table t("board=a:17,18,29/b:16,H1,H2,H4 hands=a:5,ANG");
  EXPECT_EQ(t.plays("ANG"), (Texts{"ANG:b16-17", "ANG:bH2-H3"}));
}

TEST(Rule3, R3_3_SwappingTwoMarblesOfOneColourIsAPlay) {
  EXPECT_EQ(Table("board=a:10,20 hands=a:TRI,TAC").plays(), (Texts{"TRI:a10~a20"}));
  EXPECT_EQ(Table("board=a:10/b:11,12 hands=a:TRI").plays(), (Texts{"TRI:a10~b11", "TRI:a10~b12", "TRI:b11~b12"}));
}

TEST(Rule3, R3_3_BringingOutOntoTheOwnFreshMarbleIsAPlay) {
  Table t("board=a:1*/b:14 hands=a:10,13/b:5");  // the 13 cannot pass b, and lands on b with 13 exactly
  EXPECT_EQ(t.plays("13"), (Texts{"13:a1-14", "13:aB-1"}));
  Table only("board=a:1*/b:2 hands=a:13,10/b:5");
  EXPECT_EQ(only.plays(), (Texts{"13:aB-1"}));
  only.play("a 13:aB-1");
  EXPECT_EQ(only.board(), "a:1*/b:2");
}

TEST(Rule3, R3_4_NoUndoReachesAcrossDeals) {
  Table t("board=a:20 hands=a:5 others= dealer=d deals=2 stack=1,1,1,1,TAC,2,2,2,2,2,3,3,3,3,3,TAC,9,9,9,9");
  t.play("a 5:a20-25");
  EXPECT_EQ(t.fn(), "");
  EXPECT_EQ(t.turn(), "b");  // dealer a
  t.play("b give:1 c give:2 d give:3 a give:9");
  EXPECT_EQ(t.hand('b'), "1,1,1,3,TAC");
  EXPECT_EQ(t.plays("TAC"), (Texts{}));
}

TEST(Rule3, R3_4_NoSkipReachesAcrossDeals) {
  EXPECT_EQ(Table("board=a:20 hands=a:8 others=").plays(), (Texts{"8:a20-28"}));
  EXPECT_EQ(Table("board=a:20/b:21 hands=a:8 others=").plays(), (Texts{"8:drop"}));
}

TEST(Rule3, R3_4_NoDevilReachesAcrossDeals) { EXPECT_EQ(Table("hands=a:DEV others=").plays(), (Texts{"DEV:drop"})); }

}  // namespace
}  // namespace tacit::testing
