// Rules 8: Trickster and Warrior.
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

TEST(Rule8, R8_1_TwoMarblesOfAnyColoursExchangePlaces) {
  Table t("board=a:10/b:20/c:30 hands=a:TRI/b:2");
  EXPECT_EQ(t.plays(), (Texts{"TRI:a10~b20", "TRI:a10~c30", "TRI:b20~c30"}));
  t.play("a TRI:b20~c30");
  EXPECT_EQ(t.board(), "a:10/b:30/c:20");
}

TEST(Rule8, R8_1_ItNeedsAnOwnMarbleOnTheRing) {
  EXPECT_EQ(Table("board=b:20/c:30 hands=a:TRI").plays(), (Texts{"TRI:drop"}));
  EXPECT_EQ(Table("board=a:H1/b:20/c:30 hands=a:TRI").plays(), (Texts{"TRI:drop"}));
  EXPECT_EQ(Table("board=a:1*/b:20 hands=a:TRI").plays(), (Texts{"TRI:a1~b20"}));  // the fresh one will do
}

TEST(Rule8, R8_1_MarblesInHomeAndBaseAreOutOfReach) {
  EXPECT_EQ(Table("board=a:10,H1/b:20,H2 hands=a:TRI").plays(), (Texts{"TRI:a10~b20"}));
}

TEST(Rule8, R8_1_NeitherIsFreshAfterwards) {
  EXPECT_EQ(Table("board=a:1*/b:17* hands=a:TRI").boards(), (Texts{"a:17/b:1"}));
  EXPECT_EQ(Table("board=a:10/b:1,17* hands=a:TRI").boards(), (Texts{"a:1/b:10,17*", "a:10/b:1,17", "a:17/b:1,10"}));
}

TEST(Rule8, R8_1_AlsoWhenBothHaveOneColour) {
  Table t("board=a:1*,20 hands=a:TRI/b:2");
  EXPECT_EQ(t.plays(), (Texts{"TRI:a1~a20"}));
  t.play("a TRI:a1~a20");
  EXPECT_EQ(t.board(), "a:1,20");
  Table other("board=a:10/c:33*,40 hands=a:TRI");
  EXPECT_EQ(other.boards(), (Texts{"a:10/c:33,40", "a:33/c:10,40", "a:40/c:10,33*"}));
}

TEST(Rule8, R8_1_OntoTheOwnStartAndStraightHome) {
  Table t("board=a:30/b:1,40 hands=a:3,TRI/b:2 others=");
  t.play("a TRI:a30~b1 b 2:b30-32");
  EXPECT_EQ(t.plays(), (Texts{"3:a1-4", "3:a1-H3"}));
}

TEST(Rule8, R8_2_WithFewerThanTwoOnTheRingItIsNotPlayable) {
  EXPECT_EQ(Table("board=a:10 hands=a:TRI").plays(), (Texts{"TRI:drop"}));
  EXPECT_EQ(Table("board=a:10,H4/b:H1 hands=a:TRI,2").plays(), (Texts{"2:a10-12"}));
  EXPECT_EQ(Table("hands=a:TRI").plays(), (Texts{"TRI:drop"}));
}

TEST(Rule8, R8_3_TheWarriorRunsToTheNextMarbleAndCapturesIt) {
  EXPECT_EQ(Table("board=a:10/b:40/c:50 hands=a:WAR").plays(), (Texts{"WAR:a10-40"}));
  EXPECT_EQ(Table("board=a:10/b:40/c:50 hands=a:WAR").boards(), (Texts{"a:40/c:50"}));
  EXPECT_EQ(Table("board=a:60/b:5 hands=a:WAR").boards(), (Texts{"a:5"}));  // round the end of the ring
}

TEST(Rule8, R8_3_WhateverItsColour) {
  EXPECT_EQ(Table("board=a:10/c:40 hands=a:WAR").boards(), (Texts{"a:40"}));
  EXPECT_EQ(Table("board=a:10,20 hands=a:WAR").plays(), (Texts{"WAR:a10-20", "WAR:a20-10"}));
  EXPECT_EQ(Table("board=a:10,20/b:30 hands=a:WAR").boards(), (Texts{"a:10,30", "a:20/b:30"}));
  EXPECT_EQ(Table("board=a:10/b:17* hands=a:WAR").boards(), (Texts{"a:17"}));
}

TEST(Rule8, R8_3_ItNeverTurnsIn) {
  EXPECT_EQ(Table("board=a:62,H3/b:30 hands=a:WAR").boards(), (Texts{"a:30,H3"}));
  EXPECT_EQ(Table("board=a:1/b:30 hands=a:WAR").boards(), (Texts{"a:30"}));
}

TEST(Rule8, R8_3_OnItsOwnStartItIsNotFresh) {
  EXPECT_EQ(Table("board=a:62/b:1 hands=a:WAR").boards(), (Texts{"a:1"}));
  EXPECT_EQ(Table("board=a:1*,50 hands=a:WAR").boards(), (Texts{"a:1", "a:50"}));
}

TEST(Rule8, R8_3_AloneOnTheRingItCapturesItself) {
  Table t("board=a:20,H4/b:H1 hands=a:WAR/b:2");
  EXPECT_EQ(t.plays(), (Texts{"WAR:a20-B"}));
  t.play("a WAR:a20-B");
  EXPECT_EQ(t.board(), "a:H4/b:H1");
  EXPECT_EQ(Table("board=a:H1,H2,H3,H4/c:40 hands=a:WAR").plays(), (Texts{"WAR:c40-B"}));
}

TEST(Rule8, R8_3_ItNeedsAnOwnMarbleOnTheRing) {
  EXPECT_EQ(Table("board=a:H1/b:20/c:30 hands=a:WAR").plays(), (Texts{"WAR:drop"}));
}

}  // namespace
}  // namespace tacit::testing
