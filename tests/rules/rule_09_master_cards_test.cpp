// Rules 9: Jester, Angel, Devil.
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

// ---- Jester ----

TEST(Rule9, R9_1_EveryHandGoesToTheRight) {
  Table t("hands=a:5,JES/b:6,6/c:9/d:12");
  t.play("a JES");
  EXPECT_EQ(t.field("hands"), "a:6,6/b:9/c:12/d:5");
  EXPECT_EQ(t.turn(), "a");
  EXPECT_EQ(t.phase(), "play");
}

TEST(Rule9, R9_1_InEveryLayout) {
  for (const auto& layout : kAllLayouts) {
    const std::string seats = seatsOf(layout);
    std::string before;
    std::string after;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      const std::string held = std::to_string(i + 1);
      const std::string next = std::to_string((i + 1) % seats.size() + 1);
      before += (i == 0 ? "a:1,JES" : "/" + std::string(1, seats[i]) + ":" + held);
      after += (i == 0 ? "a:" : "/" + std::string(1, seats[i]) + ":") + next;
    }
    Table t("layout=" + layout + " hands=" + before);
    t.play("a JES");
    EXPECT_EQ(t.field("hands"), after) << layout;
    EXPECT_EQ(t.turn(), "a") << layout;
  }
}

TEST(Rule9, R9_1_TheSameSeatPlaysOfItsNewHand) {
  Table t("board=a:20 hands=a:9,JES/b:5,6/c:2/d:3");
  t.play("a JES");
  EXPECT_EQ(t.plays(), (Texts{"5:a20-25", "6:a20-26"}));
  t.play("a 5:a20-25");
  EXPECT_EQ(t.turn(), "b");
}

TEST(Rule9, R9_1_OrDropsOneIfNoneCanBePlayed) {
  Table t("hands=a:1,JES/b:5,6/c:2/d:3");
  t.play("a JES");
  EXPECT_EQ(t.plays(), (Texts{"5:drop", "6:drop"}));
}

TEST(Rule9, R9_1_AnEmptyNewHandEndsTheTurn) {
  Table t("hands=a:5,JES/b:/c:9/d:12");
  t.play("a JES");
  EXPECT_EQ(t.field("hands"), "a:/b:9/c:12/d:5");
  EXPECT_EQ(t.turn(), "b");
}

TEST(Rule9, R9_1_TheExchangeIsNeverUndone) {
  Table t("board=a:20/b:30 hands=a:9,JES/b:5,6/c:3,TAC/d:12");
  t.play("a JES a 5:a20-25 b TAC=5:b30-35");
  EXPECT_EQ(t.board(), "a:20/b:35");
  EXPECT_EQ(t.field("hands"), "a:6/b:3/c:12/d:9");
}

TEST(Rule9, R9_1_NeedsNoMarble) { EXPECT_EQ(Table("hands=a:JES").plays(), (Texts{"JES"})); }

TEST(Rule9, R9_1_TheJesterItselfIsNotPassedOn) {
  Table t("hands=a:JES/b:6/c:9/d:12");
  t.play("a JES");
  EXPECT_EQ(t.field("hands"), "a:6/b:9/c:12/d:");
  EXPECT_EQ(t.field("gone"), "JES");
}

TEST(Rule9, R9_2_IfNoOtherSeatHoldsACardItIsNotPlayable) {
  EXPECT_EQ(Table("hands=a:JES others=").plays(), (Texts{"JES:drop"}));
  EXPECT_EQ(Table("hands=a:5,JES others=").plays(), (Texts{"5:drop", "JES:drop"}));
  EXPECT_EQ(Table("hands=a:JES/d:2 others=").plays(), (Texts{"JES"}));
}

// ---- Angel ----

TEST(Rule9, R9_3_BringsAMarbleOfTheNextSeatOut) {
  EXPECT_EQ(Table("board=b:20,30,H2 hands=a:ANG").plays(), (Texts{"ANG:bB-17"}));  // never 1 or 13 instead
  EXPECT_EQ(Table("board=b:20 hands=a:ANG").boards(), (Texts{"b:17*,20"}));
}

TEST(Rule9, R9_3_CapturingWhatStandsThere) {
  EXPECT_EQ(Table("board=a:17,20 hands=a:ANG").boards(), (Texts{"a:20/b:17*"}));
  EXPECT_EQ(Table("board=c:17 hands=a:ANG").boards(), (Texts{"b:17*"}));
  EXPECT_EQ(Table("board=b:17 hands=a:ANG").boards(), (Texts{"b:17*"}));
  EXPECT_EQ(Table("board=b:17* hands=a:ANG").boards(), (Texts{"b:17*"}));
}

TEST(Rule9, R9_3_OtherwiseOneOfItsMarblesGoesOneOrThirteen) {
  EXPECT_EQ(Table("board=b:20,30,H1,H4 hands=a:ANG").plays(),
            (Texts{"ANG:b20-21", "ANG:b30-31", "ANG:b30-43", "ANG:bH1-H2"}));  // 20-33 would pass 30
  EXPECT_EQ(Table("board=a:33/b:20,H2,H3,H4 hands=a:ANG").boards(), (Texts{"a:33/b:21,H2,H3,H4", "b:33,H2,H3,H4"}));
}

TEST(Rule9, R9_3_UnderSection5) {
  EXPECT_EQ(Table("board=b:17,H2,H3,H4 hands=a:ANG").plays(), (Texts{"ANG:b17-18", "ANG:b17-30", "ANG:b17-H1"}));
  EXPECT_EQ(Table("board=b:17*,H2,H3,H4 hands=a:ANG").plays(), (Texts{"ANG:b17-18", "ANG:b17-30"}));
  EXPECT_EQ(Table("board=b:5,H2,H3,H4 hands=a:ANG").plays(), (Texts{"ANG:b5-18", "ANG:b5-6", "ANG:b5-H1"}));
  EXPECT_EQ(Table("board=b:20,H1,H2,H3 hands=a:ANG").plays(), (Texts{"ANG:b20-21", "ANG:b20-33", "ANG:bH3-H4"}));
}

TEST(Rule9, R9_3_SwitchAngelRingOnly) {
  const std::string rules = "rules=std,angel_ring_only=yes hands=a:ANG board=";
  EXPECT_EQ(Table(rules + "b:20,30,H1,H4").plays(), (Texts{"ANG:b20-21", "ANG:b30-31", "ANG:b30-43"}));
  EXPECT_EQ(Table(rules + "b:17,H2,H3,H4").plays(),
            (Texts{"ANG:b17-18", "ANG:b17-30", "ANG:b17-H1"}));  // from the ring
}

TEST(Rule9, R9_3_NeedsNoOwnMarbleAndLeavesTheTurnOrderAlone) {
  Table t("hands=a:ANG/b:2");
  t.play("a ANG:bB-17");
  EXPECT_EQ(t.turn(), "b");
}

TEST(Rule9, R9_3_Pairs4_NextFinished_ItsPartner) {
  EXPECT_EQ(Table("board=b:" + kDone + " hands=a:ANG").plays(), (Texts{"ANG:dB-49"}));
  EXPECT_EQ(Table("turn=d board=a:" + kDone + " hands=d:ANG").plays(), (Texts{"ANG:cB-33"}));
  EXPECT_EQ(Table("board=b:" + kDone + "/d:50,H2,H3,H4 hands=a:ANG").plays(), (Texts{"ANG:d50-51", "ANG:d50-63"}));
}

TEST(Rule9, R9_3_Pairs6_NextFinished_ItsPartner) {
  EXPECT_EQ(Table("layout=pairs6 board=b:" + kDone + " hands=a:ANG").plays(), (Texts{"ANG:eB-45"}));
  EXPECT_EQ(Table("layout=pairs6 turn=f board=a:" + kDone + " hands=f:ANG").plays(), (Texts{"ANG:dB-34"}));
}

TEST(Rule9, R9_3_PairVsOne_TheNextUnfinishedOpponent) {
  EXPECT_EQ(Table("layout=pair_vs_one3 hands=a:ANG").plays(), (Texts{"ANG:bB-17"}));
  EXPECT_EQ(Table("layout=pair_vs_one3 board=b:" + kDone + " hands=a:ANG").plays(), (Texts{"ANG:cB-33"}));
  EXPECT_EQ(Table("layout=pair_vs_one3 turn=b hands=b:ANG").plays(), (Texts{"ANG:cB-33"}));  // the partner is next
  EXPECT_EQ(Table("layout=pair_vs_one3 turn=b board=c:" + kDone + " hands=b:ANG").plays(), (Texts{"ANG:aB-1"}));
  EXPECT_EQ(Table("layout=pair_vs_one3 turn=c hands=c:ANG").plays(), (Texts{"ANG:aB-1"}));
}

TEST(Rule9, R9_3_Trios_TheNextUnfinishedOpponent) {
  const std::string t = "layout=trios6 hands=a:ANG board=";
  EXPECT_EQ(Table(t + "").plays(), (Texts{"ANG:bB-12"}));
  EXPECT_EQ(Table(t + "b:" + kDone).plays(), (Texts{"ANG:dB-34"}));
  EXPECT_EQ(Table(t + "b:" + kDone + "/d:" + kDone).plays(), (Texts{"ANG:fB-56"}));
  EXPECT_EQ(Table("layout=trios6 turn=e hands=e:ANG board=f:" + kDone).plays(), (Texts{"ANG:bB-12"}));
}

TEST(Rule9, R9_3_DuelAndFree_TheNextSeat) {
  EXPECT_EQ(Table("layout=duel2 hands=a:ANG").plays(), (Texts{"ANG:cB-33"}));
  EXPECT_EQ(Table("layout=free3 turn=c hands=c:ANG").plays(), (Texts{"ANG:aB-1"}));
}

TEST(Rule9, R9_3_Coop4_NextFinished_TheSeatOppositeIt) {
  EXPECT_EQ(Table("layout=coop4 hands=a:ANG").plays(), (Texts{"ANG:bB-17"}));
  EXPECT_EQ(Table("layout=coop4 board=b:" + kDone + " hands=a:ANG").plays(), (Texts{"ANG:dB-49"}));
  EXPECT_EQ(Table("layout=coop4 board=a:" + kDone + " hands=a:ANG").plays(), (Texts{"ANG:bB-17"}));
}

TEST(Rule9, R9_3_Coop4_ThatOneFinishedToo_AnyByChoice) {
  // a is judged by its base, c has none left there and moves 1 or 13 (40-53 would pass 50).
  EXPECT_EQ(Table("layout=coop4 board=a:20/b:" + kDone + "/c:40,50,H1,H3/d:" + kDone + " hands=a:ANG").plays(),
            (Texts{"ANG:aB-1", "ANG:c40-41", "ANG:c50-51", "ANG:c50-63", "ANG:cH1-H2", "ANG:cH3-H4"}));
}

TEST(Rule9, R9_3_Coop4_TheActingSeatAndTheOneOppositeFinished_AnyByChoice) {
  const std::string ac = "layout=coop4 board=a:" + kDone + "/";
  EXPECT_EQ(Table(ac + "b:20/c:" + kDone + "/d:60,H2,H3,H4 hands=a:ANG").plays(),
            (Texts{"ANG:bB-17", "ANG:d60-61", "ANG:d60-9"}));
  EXPECT_EQ(Table(ac + "b:" + kDone + "/c:" + kDone + " hands=a:ANG").plays(), (Texts{"ANG:dB-49"}));
}

TEST(Rule9, R9_3_Coop6_TheSameLadder) {
  const std::string t = "layout=coop6 hands=a:ANG board=";
  EXPECT_EQ(Table(t + "b:" + kDone).plays(), (Texts{"ANG:eB-45"}));
  EXPECT_EQ(Table(t + "b:" + kDone + "/e:" + kDone).plays(),
            (Texts{"ANG:aB-1", "ANG:cB-23", "ANG:dB-34", "ANG:fB-56"}));
  EXPECT_EQ(Table(t + "a:" + kDone + "/d:" + kDone).plays(),
            (Texts{"ANG:bB-12", "ANG:cB-23", "ANG:eB-45", "ANG:fB-56"}));
  EXPECT_EQ(Table(t + "a:" + kDone + "/c:" + kDone).plays(), (Texts{"ANG:bB-12"}));
}

// ---- Devil ----

TEST(Rule9, R9_4_TheDevilsPlayerTakesTheNextTurn) {
  Table t("board=a:10/b:20/c:40 hands=a:6,DEV/b:5,9/c:2/d:3");
  t.play("a DEV");
  EXPECT_EQ(t.turn(), "b");
  EXPECT_EQ(t.by(), "a");
  EXPECT_EQ(t.plays(), (Texts{"5:b20-25", "9:b20-29"}));  // b's cards, b's marbles, b's duty to play
  t.play("a 9:b20-29");
  EXPECT_EQ(t.board(), "a:10/b:29/c:40");
  EXPECT_EQ(t.field("hands"), "a:6/b:5/c:2/d:3");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.by(), "c");
}

TEST(Rule9, R9_4_SeesTheVictimsHand) {
  Table t("hands=a:6,DEV/b:5,9/c:2/d:3");
  EXPECT_EQ(t.viewField("a", "hands"), "a:6,DEV/b:?2/c:?1/d:?1");
  t.play("a DEV");
  EXPECT_EQ(t.viewField("a", "hands"), "a:6/b:5,9/c:?1/d:?1");
  EXPECT_EQ(t.viewField("c", "hands"), "a:?1/b:?2/c:2/d:?1");
}

TEST(Rule9, R9_4_PicksTheDropIfNothingCanBePlayed) {
  Table t("board=a:10 hands=a:DEV/b:5,9/c:2");
  t.play("a DEV");
  EXPECT_EQ(t.plays(), (Texts{"5:drop", "9:drop"}));
  t.play("a 9:drop");
  EXPECT_EQ(t.turn(), "c");
}

TEST(Rule9, R9_4_TheVictimsHelpedColours) {
  Table t("board=b:" + kDone + "/d:50 hands=a:DEV/b:5/c:2");
  t.play("a DEV");
  EXPECT_EQ(t.plays(), (Texts{"5:d50-55"}));
}

TEST(Rule9, R9_4_TheVictimsNeighbours) {
  Table skip("board=a:10/b:20 hands=a:DEV/b:8/c:2,TAC");
  skip.play("a DEV a 8:skip");
  EXPECT_EQ(skip.turn(), "c");
  EXPECT_EQ(skip.by(), "c");
  EXPECT_EQ(skip.phase(), "skipped");
  Table noMarble("board=a:10 hands=a:DEV/b:8/c:2");
  noMarble.play("a DEV");
  EXPECT_EQ(noMarble.plays(), (Texts{"8:drop"}));
  Table angel("hands=a:DEV/b:ANG/c:2");
  angel.play("a DEV");
  EXPECT_EQ(angel.plays(), (Texts{"ANG:cB-33"}));
}

TEST(Rule9, R9_4_AnAngelLaidThroughTheDevilActsFromTheVictimsSeat) {
  Table pairs("board=c:" + kDone + " hands=a:DEV/b:ANG/c:2");
  pairs.play("a DEV");
  EXPECT_EQ(pairs.plays(), (Texts{"ANG:aB-1"}));  // c is finished: its partner, who is the Devil's player
  Table coop("layout=coop4 board=b:" + kDone + "/d:" + kDone + " hands=a:DEV/b:ANG/c:2");
  coop.play("a DEV");
  EXPECT_EQ(coop.plays(), (Texts{"ANG:aB-1", "ANG:cB-33"}));  // b and d are finished: any by choice
}

TEST(Rule9, R9_4_TheVictimMayBeThePartner) {
  Table t("layout=pair_vs_one3 turn=b board=c:40 hands=a:3/b:DEV/c:5");
  t.play("b DEV b 5:c40-45");
  EXPECT_EQ(t.turn(), "a");
}

TEST(Rule9, R9_4_InTheDuelTheTurnComesBack) {
  Table t("layout=duel2 board=c:40 hands=a:3,DEV/c:2,5");
  t.play("a DEV a 5:c40-45");
  EXPECT_EQ(t.turn(), "a");
  EXPECT_EQ(t.by(), "a");
}

TEST(Rule9, R9_4_NeedsNoMarble) { EXPECT_EQ(Table("hands=a:DEV").plays(), (Texts{"DEV"})); }

TEST(Rule9, R9_4_ATricksterNeedsTheVictimsMarble) {
  Table with("board=b:20/c:40 hands=a:DEV/b:TRI");
  with.play("a DEV");
  EXPECT_EQ(with.plays(), (Texts{"TRI:b20~c40"}));
  Table without("board=a:10/c:40 hands=a:DEV/b:TRI");
  without.play("a DEV");
  EXPECT_EQ(without.plays(), (Texts{"TRI:drop"}));
}

TEST(Rule9, R9_4_SwitchDevilTricksWithOwn) {
  for (const std::string rules : {"rules=std,devil_tricks_with_own=yes ", "rules=pl "}) {
    Table victims(rules + "board=b:20/c:40 hands=a:DEV/b:TRI");
    victims.play("a DEV");
    EXPECT_EQ(victims.plays(), (Texts{"TRI:drop"})) << rules;
    Table own(rules + "board=a:10/c:40 hands=a:DEV/b:TRI");
    own.play("a DEV");
    EXPECT_EQ(own.plays(), (Texts{"TRI:a10~c40"})) << rules;
    // A marble that the Devil's player may move: finished, its partner's.
    Table helped(rules + "board=a:" + kDone + "/c:40/d:50 hands=a:DEV/b:TRI");
    helped.play("a DEV");
    EXPECT_EQ(helped.plays(), (Texts{"TRI:c40~d50"})) << rules;
    // Without a Devil the switch changes nothing.
    EXPECT_EQ(Table(rules + "board=b:20/c:40 hands=a:TRI").plays(), (Texts{"TRI:drop"})) << rules;
  }
}

TEST(Rule9, R9_4_TheSwitchIsForTheTricksterOnly) {
  Table t("rules=pl board=a:10/c:40 hands=a:DEV/b:8,WAR/c:2");
  t.play("a DEV");
  EXPECT_EQ(t.plays(), (Texts{"8:drop", "WAR:drop"}));
}

TEST(Rule9, R9_5_IfTheNextSeatHoldsNoCardItIsNotPlayable) {
  EXPECT_EQ(Table("hands=a:DEV/b:").plays(), (Texts{"DEV:drop"}));  // although c and d hold cards
  EXPECT_EQ(Table("board=a:20 hands=a:2,DEV/b:").plays(), (Texts{"2:a20-22"}));
}

TEST(Rule9, R9_6_TheDevilLaysTheVictimsJester) {
  Table t("board=b:20 hands=a:5,DEV/b:6,JES/c:9/d:12");
  t.play("a DEV a JES");
  EXPECT_EQ(t.field("hands"), "a:6/b:9/c:12/d:5");
  EXPECT_EQ(t.turn(), "b");
  EXPECT_EQ(t.by(), "a");
  EXPECT_EQ(t.plays(), (Texts{"9:b20-29"}));
  t.play("a 9:b20-29");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.by(), "c");
}

TEST(Rule9, R9_6_AnEmptyNewHandEndsTheVictimsTurn) {
  Table t("hands=a:5,DEV/b:6,JES/c:/d:12");
  t.play("a DEV a JES");
  EXPECT_EQ(t.field("hands"), "a:6/b:/c:12/d:5");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.by(), "c");
}

}  // namespace
}  // namespace tacit::testing
