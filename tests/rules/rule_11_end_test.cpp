// Rules 11: the end of the game.
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

// ---- 11.1: sides win ----

// a plays its 3 and gets its last marble home; `rest` is the rest of the board.
Table aGetsHome(const std::string& layout, const std::string& rest, const std::string& more = "hands=a:2,3/b:2") {
  const std::string last = layout.ends_with('6') ? "65" : "63";
  Table t("layout=" + layout + " board=a:" + last + ",H2,H3,H4" + rest + " " + more);
  t.play("a 3:a" + last + "-H1");
  return t;
}

TEST(Rule11, R11_1_ASideWinsWhenAllItsMarblesAreHome) {
  const std::string c = "/c:" + kDone;
  const std::string d = "/d:" + kDone;
  EXPECT_EQ(aGetsHome("pairs4", c).won(), "ac");
  EXPECT_EQ(aGetsHome("duel2", "", "hands=a:2,3/c:2").won(), "a");
  EXPECT_EQ(aGetsHome("free3", "").won(), "a");
  EXPECT_EQ(aGetsHome("pair_vs_one3", "").won(), "a");  // four are enough for the single player
  EXPECT_EQ(aGetsHome("pairs6", d).won(), "ad");
  EXPECT_EQ(aGetsHome("trios6", c + "/e:" + kDone).won(), "ace");
  EXPECT_EQ(aGetsHome("coop4", "/b:" + kDone + c + d).won(), "abcd");
  EXPECT_EQ(aGetsHome("coop6", "/b:" + kDone + c + d + "/e:" + kDone + "/f:" + kDone).won(), "abcdef");
}

TEST(Rule11, R11_1_NotBefore) {
  const std::string c = "/c:" + kDone;
  EXPECT_EQ(aGetsHome("pairs4", "/c:40,H2,H3,H4").phase(), "play");
  EXPECT_EQ(aGetsHome("pairs6", c).phase(), "play");
  EXPECT_EQ(aGetsHome("trios6", c).phase(), "play");
  EXPECT_EQ(aGetsHome("coop4", c).phase(), "play");
  EXPECT_EQ(aGetsHome("coop6", "/d:" + kDone).phase(), "play");
}

TEST(Rule11, R11_1_ThePairNeedsEight) {
  Table four("layout=pair_vs_one3 turn=b board=b:15,H2,H3,H4/c:40 hands=b:3/c:2");
  four.play("b 3:b15-H1");
  EXPECT_EQ(four.phase(), "play");
  Table eight("layout=pair_vs_one3 turn=b board=b:15,H2,H3,H4/c:" + kDone + " hands=b:3/c:2");
  eight.play("b 3:b15-H1");
  EXPECT_EQ(eight.phase(), "over");
  EXPECT_EQ(eight.won(), "bc");
}

// ---- 11.2: the answer ----

// a completes a+c with a 3 from 63; b stands on 20.
Table aWins(const std::string& parts) {
  Table t("board=a:63,H2,H3,H4/b:20/c:" + kDone + " " + parts);
  t.play("a 3:a63-H1");
  return t;
}

TEST(Rule11, R11_2_TheNextSeatMustPlayATacItCanUse) {
  Table t = aWins("hands=a:2,3/b:5,TAC/c:9/d:12");
  EXPECT_EQ(t.phase(), "answer");
  EXPECT_EQ(t.turn(), "b");
  EXPECT_EQ(t.won(), "ac");
  EXPECT_EQ(t.plays(), (Texts{"TAC=3:b20-23"}));  // not the 5, no drop
  t.play("b TAC=3:b20-23");
  EXPECT_EQ(t.board(), "a:63,H2,H3,H4/b:23/c:" + kDone);
  EXPECT_EQ(t.phase(), "play");
  EXPECT_EQ(t.won(), "");
  EXPECT_EQ(t.turn(), "c");
}

TEST(Rule11, R11_2_TheUseOfTheTacIsFree) {
  Table t("board=a:51,H2,H3,H4/b:20/c:" + kDone + " hands=a:13/b:TAC");
  EXPECT_EQ(t.plays(), (Texts{"13:a51-64"}));
  Table one("board=a:1,H2,H3,H4/b:20/c:" + kDone + " hands=a:1/b:TAC");
  one.play("a 1:a1-H1");
  EXPECT_EQ(one.plays(), (Texts{"TAC=1:b20-21", "TAC=1:bB-17"}));
}

TEST(Rule11, R11_2_OtherwiseTheGameIsOver) {
  EXPECT_EQ(aWins("hands=a:3/b:5/c:TAC/d:TAC").phase(), "over");         // b has none; the others are not asked
  EXPECT_EQ(aWins("hands=a:3/b:/c:TAC/d:TAC").phase(), "over");          // b holds no cards
  EXPECT_EQ(aWins("hands=a:3/b:?3/c:TAC/d:TAC").phase(), "over");        // b's hand is not known
  Table blocked("board=a:63,H2,H3,H4/c:" + kDone + " hands=a:3/b:TAC");  // b cannot use a 3
  blocked.play("a 3:a63-H1");
  EXPECT_EQ(blocked.phase(), "over");
  EXPECT_EQ(blocked.won(), "ac");
  EXPECT_EQ(blocked.plays(), (Texts{}));
}

TEST(Rule11, R11_2_InOverTheTurnIsOfTheLastPlay) {
  Table t = aWins("hands=a:3/b:5");
  EXPECT_EQ(t.turn(), "a");
  EXPECT_EQ(t.fn(), "3");
  EXPECT_EQ(t.undo(), "a:63,H2,H3,H4/b:20/c:" + kDone);
}

TEST(Rule11, R11_2_SwitchWinTacOptional) {
  for (const std::string rules : {"rules=std,win_tac_optional=yes ", "rules=zh ", "rules=th "}) {
    Table t = aWins(rules + "hands=a:2,3/b:5,TAC/c:9/d:12 laid=40");
    EXPECT_EQ(t.phase(), "answer");
    EXPECT_EQ(t.plays(), (Texts{"TAC=3:b20-23", "pass"})) << rules;
    Table passed = t;
    passed.play("b pass");
    EXPECT_EQ(passed.phase(), "over");
    EXPECT_EQ(passed.won(), "ac");
    EXPECT_EQ(passed.hand('b'), "5,TAC");  // lays no card
    EXPECT_EQ(passed.field("laid"), "41");
    t.play("b TAC=3:b20-23");
    EXPECT_EQ(t.phase(), "play");
  }
}

TEST(Rule11, R11_2_WithoutAUsableTacThereIsNoPassEither) {
  EXPECT_EQ(aWins("rules=zh hands=a:2,3/b:5/c:9").phase(), "over");
}

TEST(Rule11, R11_2_AnAnswerThatCompletesASideEndsTheGame) {
  Table t("board=a:63,H2,H3,H4/b:15,H2,H3,H4/c:" + kDone + "/d:" + kDone +
          " hands=a:3/b:TAC/c:TAC rules=std,counter_tac=yes");
  t.play("a 3:a63-H1 b TAC=3:b15-H1");
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.won(), "bd");
}

TEST(Rule11, R11_2_AWinByATacOnAnOrdinaryCardIsAnswered) {
  Table t("board=a:20/b:15,H2,H3,H4/c:40/d:" + kDone + " hands=a:3/b:TAC/c:TAC/d:2");
  t.play("a 3:a20-23 b TAC=3:b15-H1");
  EXPECT_EQ(t.phase(), "answer");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.won(), "bd");
  EXPECT_EQ(t.boards(), (Texts{"a:23/b:15,H2,H3,H4/c:43/d:" + kDone}));
}

TEST(Rule11, R11_2_AWinMadeByAnOpponentsAngelCounts) {
  Table t("turn=d board=a:1,H2,H3,H4/c:" + kDone + " hands=a:TAC/d:ANG");
  t.play("d ANG:a1-H1");
  EXPECT_EQ(t.phase(), "over");  // a is next, and of the completed side
  EXPECT_EQ(t.won(), "ac");
  Table partner("board=b:" + kDone + "/d:49,H2,H3,H4 hands=a:ANG/b:TAC");
  partner.play("a ANG:d49-H1");
  EXPECT_EQ(partner.phase(), "over");
  EXPECT_EQ(partner.won(), "bd");
}

TEST(Rule11, R11_2_AWinMadeThroughADevilCountsAndIsAnswered) {
  Table t("board=b:15,H2,H3,H4/c:40/d:" + kDone + " hands=a:DEV/b:3/c:TAC/d:2");
  t.play("a DEV a 3:b15-H1");
  EXPECT_EQ(t.phase(), "answer");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.by(), "c");
  EXPECT_EQ(t.won(), "bd");
  EXPECT_EQ(t.plays(), (Texts{"TAC=3:c40-43"}));
  Table angel("board=c:33,H2,H3,H4/a:" + kDone + " hands=a:DEV/b:ANG/c:TAC/d:2");
  angel.play("a DEV a ANG:c33-H1");
  EXPECT_EQ(angel.phase(), "over");
  EXPECT_EQ(angel.won(), "ac");
}

TEST(Rule11, R11_2_AWinByASkippedSeatsTacIsAnswered) {
  Table t("board=a:20/b:10,H2,H3,H4/c:40/d:" + kDone + " hands=a:8/b:TAC/c:2,TAC/d:3");
  t.play("a 8:skip b TAC=8:b10-H1");
  EXPECT_EQ(t.phase(), "answer");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.plays(), (Texts{"TAC=8:c40-48", "TAC=8:skip"}));
  t.play("c TAC=8:skip");
  EXPECT_EQ(t.board(), "a:20/b:10,H2,H3,H4/c:40/d:" + kDone);
  EXPECT_EQ(t.phase(), "skipped");
  EXPECT_EQ(t.turn(), "d");
}

TEST(Rule11, R11_2_TheNextSeatOfTheCompletedSideEndsItAtOnce) {
  Table t("layout=pair_vs_one3 turn=b board=a:20/b:15,H2,H3,H4/c:" + kDone + " hands=a:TAC/b:3/c:TAC");
  t.play("b 3:b15-H1");
  EXPECT_EQ(t.phase(), "over");
  Table answered("layout=pair_vs_one3 turn=c board=a:20/c:31,H2,H3,H4/b:" + kDone + " hands=a:TAC/b:2/c:3");
  answered.play("c 3:c31-H1");
  EXPECT_EQ(answered.phase(), "answer");
  EXPECT_EQ(answered.turn(), "a");
}

// After a counter-TAC: c's TAC brings back the board on which a+d is complete, and its own use completes c+f.
const std::string kTwoSides = "layout=pairs6 turn=c fn=3 board=a:65,H2,H3,H4/b:20/c:21,H2,H3,H4/d:" + kDone +
                              "/f:" + kDone + " undo=a:" + kDone + "/b:17/c:21,H2,H3,H4/d:" + kDone + "/f:" + kDone;

TEST(Rule11, R11_2_IfOnePlayCompletesTwoSidesTheSideWhoseTurnItWasWins) {
  Table t(kTwoSides + " rules=std,counter_tac=yes hands=c:TAC");
  t.play("c TAC=3:c21-H1");
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.won(), "cf");
}

TEST(Rule11, R11_2_TwoSidesCompletedTheNextSeatAnswersAsUsual) {
  Table t(kTwoSides + " rules=std,counter_tac=yes hands=c:TAC/d:TAC");
  t.play("c TAC=3:c21-H1");
  EXPECT_EQ(t.phase(), "answer");  // d is not of the side that won
  EXPECT_EQ(t.turn(), "d");
  EXPECT_EQ(t.won(), "cf");
  EXPECT_EQ(t.plays(), (Texts{"TAC=3:a65-2", "TAC=3:a65-H1"}));
  t.play("d TAC=3:a65-H1");
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.won(), "ad");
}

TEST(Rule11, R11_2_TwoSidesCompletedAndAPass_TheSideWhoseTurnItWasStillWins) {
  Table t(kTwoSides + " rules=std,win_tac_optional=yes,counter_tac=yes hands=c:TAC/d:TAC");
  t.play("c TAC=3:c21-H1 d pass");
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.won(), "cf");
}

TEST(Rule11, R11_2_ACounterTacThatRestoresTheWin) {
  Table t("layout=pairs6 rules=std,counter_tac=yes board=a:65,H2,H3,H4/b:20/c:30/d:" + kDone +
          " hands=a:3/b:TAC/c:TAC/d:TAC");
  t.play("a 3:a65-H1 b TAC=3:b20-23 c TAC=3:c30-33");
  EXPECT_EQ(t.board(), "a:" + kDone + "/b:20/c:33/d:" + kDone);
  EXPECT_EQ(t.phase(), "over");  // d is next, and of the completed side
  EXPECT_EQ(t.won(), "ad");
}

TEST(Rule11, R11_2_AWinRestoredByASkipIsAnsweredBeforeTheSkipCounts) {
  Table t("rules=zh board=a:58,H2,H3,H4/b:20/c:" + kDone + "/d:50 hands=a:8/b:TAC/c:2,TAC/d:5,TAC");
  t.play("a 8:a58-H1 b TAC=8:b20-28 c TAC=8:skip");
  EXPECT_EQ(t.phase(), "answer");
  EXPECT_EQ(t.turn(), "d");
  EXPECT_EQ(t.won(), "ac");
  EXPECT_EQ(t.plays(), (Texts{"TAC=8:d50-58", "pass"}));
  t.play("d TAC=8:d50-58");  // a is back on 58, and captured there
  EXPECT_EQ(t.board(), "a:H2,H3,H4/b:28/c:" + kDone + "/d:58");
}

// ---- 11.3: the ban ----

TEST(Rule11, R11_3_AfterATacOnAWinningPlayNoTacMayBePlayed) {
  Table t = aWins("hands=a:2,3/b:5,TAC/c:5,TAC/d:12");
  t.play("b TAC=3:b20-23");
  EXPECT_EQ(t.field("ban"), "tac");
  EXPECT_EQ(t.plays(), (Texts{"5:a63-4"}));
  Table onlyTac = aWins("hands=a:2,3/b:5,TAC/c:TAC/d:12");
  onlyTac.play("b TAC=3:b20-23");
  EXPECT_EQ(onlyTac.plays(), (Texts{"TAC:drop"}));
}

TEST(Rule11, R11_3_UntilAnotherCardHasBeenLaid) {
  Table t("board=a:63,H2,H3,H4/b:20/c:" + kDone + "/d:50 hands=a:2,3/b:5,TAC/c:5/d:TAC");
  t.play("a 3:a63-H1 b TAC=3:b20-23 c 5:a63-4");
  EXPECT_EQ(t.field("ban"), "");
  EXPECT_EQ(t.plays(), (Texts{"TAC=5:d50-55"}));
}

TEST(Rule11, R11_3_ADroppedCardLiftsItToo) {
  Table t("board=a:63,H2,H3,H4/b:20/c:" + kDone + "/d:50 hands=a:2,3/b:5,TAC/c:TAC/d:TAC");
  t.play("a 3:a63-H1 b TAC=3:b20-23 c TAC:drop");
  EXPECT_EQ(t.field("ban"), "");
  EXPECT_EQ(t.boards(), (Texts{"a:63,H2,H3,H4/b:23/c:" + kDone + "/d:53"}));  // nothing is undone
}

TEST(Rule11, R11_3_AJesterDoesNot) {
  Table t("board=a:63,H2,H3,H4/b:20/c:" + kDone + "/d:50 hands=a:2,3/b:5,TAC/c:9,JES/d:5,TAC");
  t.play("a 3:a63-H1 b TAC=3:b20-23 c JES");
  EXPECT_EQ(t.hand('c'), "5,TAC");
  EXPECT_EQ(t.field("ban"), "tac");
  EXPECT_EQ(t.plays(), (Texts{"5:a63-4"}));
  t.play("c 5:a63-4");
  EXPECT_EQ(t.field("ban"), "");
}

TEST(Rule11, R11_3_ADevilLiftsIt) {
  Table t("board=a:63,H2,H3,H4/b:20/c:" + kDone + " hands=a:2,3/b:5,TAC/c:DEV/d:TAC");
  t.play("a 3:a63-H1 b TAC=3:b20-23 c DEV");
  EXPECT_EQ(t.field("ban"), "");
  EXPECT_EQ(t.plays(), (Texts{"TAC=DEV"}));
}

TEST(Rule11, R11_3_ASkippedSeatMayOnlyDrop) {
  Table t("board=a:58,H2,H3,H4/b:20/c:" + kDone + " hands=a:8/b:TAC/c:2,TAC,JES/d:TAC");
  t.play("a 8:a58-H1 b TAC=8:skip");
  EXPECT_EQ(t.phase(), "skipped");
  EXPECT_EQ(t.plays(), (Texts{"2:drop", "JES:drop", "TAC:drop"}));
  t.play("c JES:drop");
  EXPECT_EQ(t.field("ban"), "tac");  // dropped or not, it is a Jester
  EXPECT_EQ(t.plays(), (Texts{"TAC:drop"}));
}

TEST(Rule11, R11_3_SwitchCounterTac) {
  const std::string parts = " layout=pairs6 board=a:65,H2,H3,H4/b:20/c:30/d:" + kDone + " hands=a:3/b:TAC/c:5,TAC/d:2";
  Table banned("rules=std" + parts);
  banned.play("a 3:a65-H1 b TAC=3:b20-23");
  EXPECT_EQ(banned.plays(), (Texts{"5:c30-35"}));
  for (const std::string rules : {"rules=std,counter_tac=yes", "rules=ja"}) {
    Table allowed(rules + parts);
    allowed.play("a 3:a65-H1 b TAC=3:b20-23");
    EXPECT_EQ(allowed.field("ban"), "");
    EXPECT_EQ(allowed.plays(), (Texts{"5:c30-35", "TAC=3:c30-33"})) << rules;
  }
}

TEST(Rule11, R11_3_OrdinaryTacsBringNoBan) {
  Table t("board=a:20/b:30 hands=a:3/b:TAC/c:2");
  t.play("a 3:a20-23 b TAC=3:b30-33");
  EXPECT_EQ(t.field("ban"), "");
}

TEST(Rule11, R11_3_NotAcrossDeals) {
  Table t = aWins("hands=a:3/b:TAC others= deals=2");
  t.play("b TAC=3:b20-23");
  EXPECT_EQ(t.field("deals"), "3");
  EXPECT_EQ(t.field("ban"), "");
}

// ---- 11.4: co-operative ----

const std::string kCoop = "layout=coop4 board=a:63,H2,H3,H4/b:" + kDone + "/c:" + kDone + "/d:" + kDone + " ";

TEST(Rule11, R11_4_WonWhenEveryMarbleIsHome) {
  Table t(kCoop + "hands=a:3/b:TAC laid=87");
  t.play("a 3:a63-H1");
  EXPECT_EQ(t.phase(), "over");  // the TAC is not asked for
  EXPECT_EQ(t.won(), "abcd");
  EXPECT_EQ(t.field("laid"), "88");
}

TEST(Rule11, R11_4_DropsCount) {
  Table t("layout=coop4 hands=a:2/b:5 laid=10");
  t.play("a 2:drop b 5:drop");
  EXPECT_EQ(t.field("laid"), "12");
}

TEST(Rule11, R11_4_WithoutTheSwitchASecondShuffleIsPlayedOn) {
  for (const std::string layout : {"coop4", "coop6"}) {
    Table t("layout=" + layout + " hands=a:12 others= deals=" + (layout == "coop4" ? "5" : "3"));
    t.play("a 12:drop");
    EXPECT_EQ(t.phase(), "swap");
    EXPECT_EQ(t.field("shuffles"), "2");
  }
}

TEST(Rule11, R11_4_SwitchCoopOnePack) {
  for (const std::string layout : {"coop4", "coop6"})
    for (const std::string rules : {"zh", "std,coop_one_pack=yes"}) {
      const std::string parts = "layout=" + layout + " rules=" + rules + " hands=a:12 others= laid=9 deals=";
      Table last(parts + (layout == "coop4" ? "5" : "3"));
      last.play("a 12:drop");
      EXPECT_EQ(last.phase(), "over") << last.position();
      EXPECT_EQ(last.won(), "");
      EXPECT_EQ(last.turn(), "a");
      EXPECT_EQ(last.field("laid"), "10");
      EXPECT_EQ(last.field("shuffles"), "");
      Table earlier(parts + (layout == "coop4" ? "4" : "2"));
      earlier.play("a 12:drop");
      EXPECT_EQ(earlier.phase(), "swap");
    }
}

TEST(Rule11, R11_4_OnePackIsForCooperativeGamesOnly) {
  Table t("rules=zh hands=a:12 others= deals=5");
  t.play("a 12:drop");
  EXPECT_EQ(t.field("shuffles"), "2");
}

TEST(Rule11, R11_4_TheVeryLastCardOfThePackMayWin) {
  Table t(kCoop + "rules=zh hands=a:3 others= deals=5");
  t.play("a 3:a63-H1");
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.won(), "abcd");
}

TEST(Rule11, R11_4_SwitchCoopLastTac) {
  Table t(kCoop + "rules=std,coop_last_tac=yes hands=a:3/b:2,TAC/c:5,TAC/d:9 laid=87");
  t.play("a 3:a63-H1");
  EXPECT_EQ(t.phase(), "answer");
  EXPECT_EQ(t.turn(), "b");
  EXPECT_EQ(t.plays(), (Texts{"TAC=3:a63-2", "TAC=3:a63-H1"}));
  Table again = t;
  again.play("b TAC=3:a63-H1");
  EXPECT_EQ(again.phase(), "over");  // complete again; c's TAC is not asked for
  EXPECT_EQ(again.won(), "abcd");
  EXPECT_EQ(again.field("laid"), "89");
  t.play("b TAC=3:a63-2");
  EXPECT_EQ(t.phase(), "play");
  EXPECT_EQ(t.won(), "");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.field("laid"), "89");
  EXPECT_EQ(t.field("ban"), "tac");  // 11.3 applies
  EXPECT_EQ(t.plays(), (Texts{"5:a2-7"}));
}

TEST(Rule11, R11_4_CoopLastTacWithoutATacTheGameIsWon) {
  Table t(kCoop + "rules=std,coop_last_tac=yes hands=a:3/b:2/c:TAC");
  t.play("a 3:a63-H1");
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.won(), "abcd");
}

TEST(Rule11, R11_4_CoopLastTacIsADutyAlsoWhereTheAnswerToAWinIsNot) {
  Table t(kCoop + "rules=zh,coop_last_tac=yes hands=a:3/b:2,TAC");
  t.play("a 3:a63-H1");
  EXPECT_EQ(t.plays(), (Texts{"TAC=3:a63-2", "TAC=3:a63-H1"}));
}

TEST(Rule11, R11_4_CoopLastTacWithCounterTac) {
  Table t(kCoop + "rules=std,counter_tac=yes,coop_last_tac=yes hands=a:3/b:TAC/c:TAC");
  t.play("a 3:a63-H1 b TAC=3:a63-2");
  EXPECT_EQ(t.field("ban"), "");
}

// ---- 11.5: places ----

const std::string kPlaces = "layout=pairs6 rules=std,places=yes board=a:65,H2,H3,H4/b:20/d:" + kDone + " ";

TEST(Rule11, R11_5_WithoutTheSwitchTheGameIsOver) {
  Table t("layout=pairs6 board=a:65,H2,H3,H4/d:" + kDone + " hands=a:3/b:2");
  t.play("a 3:a65-H1");
  EXPECT_EQ(t.phase(), "over");
}

TEST(Rule11, R11_5_TheGameGoesOnWithoutTheCompletedSide) {
  Table t(kPlaces + "hands=a:3,9/b:5,6/c:2,3/d:4,12/e:5,6/f:6,9 fn=2 undo=");
  t.play("a 3:a65-H1");
  EXPECT_EQ(t.phase(), "play");
  EXPECT_EQ(t.won(), "ad");
  EXPECT_EQ(t.turn(), "b");
  EXPECT_EQ(t.field("hands"), "a:/b:5,6/c:2,3/d:/e:5,6/f:6,9");  // set aside
  EXPECT_EQ(t.field("gone"), "3");
  EXPECT_EQ(t.fn(), "");
  EXPECT_EQ(t.undo(), "none");
  t.play("b 5:b20-25 c 2:drop e 5:drop f 6:drop b 6:b25-31");
  EXPECT_EQ(t.turn(), "c");
}

TEST(Rule11, R11_5_UntilOneSideIsLeft) {
  Table t("layout=pairs6 rules=std,places=yes turn=b won=ad board=a:" + kDone + "/b:10,H2,H3,H4/d:" + kDone +
          "/e:" + kDone + " hands=a:/b:3/c:2/d:/e:5/f:6");
  t.play("b 3:b10-H1");
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.won(), "ad>be");
}

TEST(Rule11, R11_5_Free3) {
  Table t("layout=free3 rules=std,places=yes board=a:63,H2,H3,H4/b:15,H2,H3,H4/c:40 hands=a:3,9/b:2,3/c:5");
  t.play("a 3:a63-H1");
  EXPECT_EQ(t.won(), "a");
  EXPECT_EQ(t.phase(), "play");
  EXPECT_EQ(t.hand('a'), "");
  t.play("b 2:b15-17 c 5:c40-45");
  EXPECT_EQ(t.turn(), "b");
  Table end("layout=free3 rules=std,places=yes turn=b won=a board=a:" + kDone + "/b:15,H2,H3,H4/c:40 hands=a:/b:3/c:5");
  end.play("b 3:b15-H1");
  EXPECT_EQ(end.phase(), "over");
  EXPECT_EQ(end.won(), "a>b");
}

TEST(Rule11, R11_5_WithTwoSidesThereIsNothingToPlayFor) {
  EXPECT_EQ(aGetsHome("pairs4", "/c:" + kDone, "rules=std,places=yes hands=a:3/b:2").phase(), "over");
  EXPECT_EQ(aGetsHome("duel2", "", "rules=std,places=yes hands=a:3/c:2").phase(), "over");
  EXPECT_EQ(aGetsHome("trios6", "/c:" + kDone + "/e:" + kDone, "rules=std,places=yes hands=a:3/b:2").phase(), "over");
}

// A TAC brings back a board on which the other side was complete, and completes the own one.
TEST(Rule11, R11_5_OfTwoSidesOnlyOneWins) {
  Table t("layout=duel2 rules=std,places=yes board=a:62,H2,H3,H4/c:1,H2,H3,H4 undo=a:63,H2,H3,H4/c:" + kDone +
          " fn=3 hands=a:5,TAC/c:9 turn=a");
  t.play("a TAC=3:a63-H1");
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.won(), "a");
}

TEST(Rule11, R11_5_TheWinningPlayIsAnsweredFirst) {
  Table t(kPlaces + "hands=a:3,9/b:5,TAC/c:2/d:4/e:5/f:6");
  t.play("a 3:a65-H1");
  EXPECT_EQ(t.phase(), "answer");
  EXPECT_EQ(t.plays(), (Texts{"TAC=3:b20-23"}));
  t.play("b TAC=3:b20-23");
  EXPECT_EQ(t.won(), "");
  EXPECT_EQ(t.hand('a'), "9");
  EXPECT_EQ(t.turn(), "c");
}

TEST(Rule11, R11_5_TheSecondPlaceIsAnsweredToo) {
  Table t("layout=pairs6 rules=std,places=yes turn=b won=ad board=a:" + kDone + "/b:10,H2,H3,H4/c:30/d:" + kDone +
          "/e:" + kDone + " hands=a:/b:3/c:TAC/d:/e:5/f:6");
  t.play("b 3:b10-H1");
  EXPECT_EQ(t.phase(), "answer");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.won(), "ad>be");
  t.play("c TAC=3:c30-33");
  EXPECT_EQ(t.won(), "ad");
  EXPECT_EQ(t.turn(), "e");
  EXPECT_EQ(t.field("ban"), "tac");
}

TEST(Rule11, R11_5_AfterAPassThePassingSeatsTurnIsStillToCome) {
  Table t("layout=pairs6 rules=std,win_tac_optional=yes,places=yes board=a:65,H2,H3,H4/b:20/d:" + kDone +
          " hands=a:3,9/b:5,TAC/c:2/d:4/e:5/f:6 laid=30");
  t.play("a 3:a65-H1");
  EXPECT_EQ(t.plays(), (Texts{"TAC=3:b20-23", "pass"}));
  t.play("b pass");
  EXPECT_EQ(t.won(), "ad");
  EXPECT_EQ(t.phase(), "play");
  EXPECT_EQ(t.turn(), "b");
  EXPECT_EQ(t.field("laid"), "31");
  EXPECT_EQ(t.field("hands"), "a:/b:5,TAC/c:2/d:/e:5/f:6");
  EXPECT_EQ(t.plays(), (Texts{"5:b20-25"}));  // function and undo board are empty
}

TEST(Rule11, R11_5_ASideThatIsCompletedThroughADevilLeavesToo) {
  Table t("layout=pairs6 rules=std,places=yes turn=f board=a:65,H2,H3,H4/b:20/d:" + kDone +
          " hands=a:3,9/b:5/c:2/d:4/e:5/f:6,DEV");
  t.play("f DEV f 3:a65-H1");
  EXPECT_EQ(t.won(), "ad");
  EXPECT_EQ(t.turn(), "b");
  EXPECT_EQ(t.by(), "b");
  t.play("b 5:b20-25 c 2:drop e 5:drop");
  EXPECT_EQ(t.turn(), "f");
}

TEST(Rule11, R11_5_ASecondSideCompletedByTheSamePlayTakesTheNextPlace) {
  Table t(kTwoSides + " rules=std,counter_tac=yes,places=yes hands=c:TAC");
  t.play("c TAC=3:c21-H1");
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.won(), "cf>ad");
}

TEST(Rule11, R11_5_TwoSidesCompletedAndAPass_ThePlacesStayInOrder) {
  Table t(kTwoSides + " rules=std,win_tac_optional=yes,counter_tac=yes,places=yes hands=c:TAC/d:TAC");
  t.play("c TAC=3:c21-H1 d pass");
  EXPECT_EQ(t.phase(), "over");
  EXPECT_EQ(t.won(), "cf>ad");
}

// a and d have left.
const std::string kLeft = "layout=pairs6 rules=std,places=yes won=ad dealer=f board=a:" + kDone + "/d:" + kDone + "/";

TEST(Rule11, R11_5_NextLeftAndRightSkipTheSeatsThatLeft) {
  EXPECT_EQ(Table(kLeft + "c:30 turn=c hands=a:/c:ANG/d:/e:2").plays(), (Texts{"ANG:eB-45"}));
  Table skip(kLeft + "c:30 turn=c hands=a:/c:8/d:/e:2/f:3");
  skip.play("c 8:skip");
  EXPECT_EQ(skip.turn(), "e");
  EXPECT_EQ(skip.phase(), "skipped");
  Table devil(kLeft + "e:30 turn=c hands=a:/c:DEV/d:/e:2/f:3");
  devil.play("c DEV");
  EXPECT_EQ(devil.turn(), "e");
  EXPECT_EQ(devil.by(), "c");
  devil.play("c 2:e30-32");
  EXPECT_EQ(devil.turn(), "f");
  Table angel(kLeft + "e:" + kDone + " turn=c hands=a:/c:ANG/d:/e:2");
  EXPECT_EQ(angel.plays(), (Texts{"ANG:bB-12"}));  // e is finished: its partner
}

TEST(Rule11, R11_5_TheJesterGoesRoundTheRemainingSeats) {
  Table t(kLeft + "b:20 turn=b hands=a:/b:2,JES/c:3/d:/e:5/f:6");
  t.play("b JES");
  EXPECT_EQ(t.field("hands"), "a:/b:3/c:5/d:/e:6/f:2");
}

TEST(Rule11, R11_5_FurtherDealsAreFiveEachWhileThePackCanServe) {
  // Second and third deal would be 5 and 6; with four seats left it is 5, 5, 5 and then a shuffle.
  Table t("layout=pairs6 rules=std,places=yes won=ad dealer=a turn=b board=a:" + kDone + "/d:" + kDone +
          " hands=b:12 others= stack=?66");
  t.play("b 12:drop");
  EXPECT_EQ(t.field("deals"), "2");
  EXPECT_EQ(t.stack(), 46);
  EXPECT_EQ(t.field("dealer"), "b");  // clockwise among those who are left
  EXPECT_EQ(t.phase(), "swap");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.field("says")[0], '-');
  EXPECT_EQ(t.field("says")[3], '-');
  for (const char seat : std::string("bcef")) EXPECT_EQ(t.cardsHeld(seat), 5U);
  for (const char seat : std::string("ad")) EXPECT_EQ(t.cardsHeld(seat), 0U);
  Table third("layout=pairs6 rules=std,places=yes won=ad dealer=a turn=b board=a:" + kDone + "/d:" + kDone +
              " hands=b:12 others= deals=2 stack=?36");
  third.play("b 12:drop");
  EXPECT_EQ(third.stack(), 16);
  EXPECT_EQ(third.cardsHeld('c'), 5U);
  Table shuffled("layout=pairs6 rules=std,places=yes won=ad dealer=a turn=b board=a:" + kDone + "/d:" + kDone +
                 " hands=b:12 others= deals=3 stack=?16");
  shuffled.play("b 12:drop");
  EXPECT_EQ(shuffled.field("shuffles"), "2");
  EXPECT_EQ(shuffled.stack(), 102 - 20);
}

TEST(Rule11, R11_5_TheSwapIsAmongTheRemainingPairs) {
  Table t(kLeft + "b:20 turn=b phase=swap hands=a:/b:2/c:3/d:/e:5/f:6");
  t.play("b give:2 c give:3 e give:5 f give:6");
  EXPECT_EQ(t.field("hands"), "a:/b:5/c:6/d:/e:2/f:3");
}

TEST(Rule11, R11_5_Free3DealsForTwo) {
  Table t("layout=free3 rules=std,places=yes won=a dealer=c turn=b board=a:" + kDone +
          " hands=b:12 others= deals=6 stack=?14");
  t.play("b 12:drop");
  EXPECT_EQ(t.field("deals"), "7");  // fourteen still serve two seats
  EXPECT_EQ(t.stack(), 4);
  EXPECT_EQ(t.field("dealer"), "b");
  EXPECT_EQ(t.turn(), "c");
}

TEST(Rule11, R11_5_AWinWithTheLastCardOfADeal) {
  Table t("layout=pairs6 rules=std,places=yes board=a:65,H2,H3,H4/d:" + kDone + " hands=a:3 others=");
  t.play("a 3:a65-H1");
  EXPECT_EQ(t.won(), "ad");
  EXPECT_EQ(t.field("deals"), "2");
  EXPECT_EQ(t.cardsHeld('b'), 5U);
  EXPECT_EQ(t.cardsHeld('a'), 0U);
}

TEST(Rule11, R11_5_HandsSetAsideCanEndTheDeal) {
  Table t("layout=pairs6 rules=std,places=yes board=a:65,H2,H3,H4/d:" + kDone + " hands=a:3,5/d:9 others=");
  t.play("a 3:a65-H1");
  EXPECT_EQ(t.field("deals"), "2");
  EXPECT_EQ(t.field("gone"), "3");
}

}  // namespace
}  // namespace tacit::testing
