// Rules 13: the worked cases, one test each.
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

TEST(WorkedCases, R13_1) {
  EXPECT_EQ(Table("board=a:1* hands=a:3").plays(), (Texts{"3:a1-4"}));
  Table t("board=a:1* hands=a:4/b:2");
  t.play("a 4:a1-61");
  EXPECT_EQ(t.board(), "a:61");
  EXPECT_EQ(Table("board=a:61 hands=a:5").boards(), (Texts{"a:2", "a:H1"}));
  EXPECT_EQ(Table("board=a:61 hands=a:6").boards(), (Texts{"a:3", "a:H2"}));
  EXPECT_EQ(Table("board=a:61 hands=a:7").boards(), (Texts{"a:4", "a:H1", "a:H3"}));
  EXPECT_EQ(Table("board=a:61 hands=a:8 others=").boards(), (Texts{"a:5", "a:H4"}));
}

TEST(WorkedCases, R13_2) {
  EXPECT_EQ(Table("board=a:2 hands=a:4").plays(), (Texts{"4:a2-62", "4:a2-H3"}));
  EXPECT_EQ(Table("board=a:1 hands=a:4").plays(), (Texts{"4:a1-61", "4:a1-H4"}));
  EXPECT_EQ(Table("board=a:1 hands=a:1").boards(), (Texts{"a:1*", "a:2", "a:H1"}));
  EXPECT_EQ(Table("board=a:1 hands=a:2").boards(), (Texts{"a:3", "a:H2"}));
  EXPECT_EQ(Table("board=a:1 hands=a:3").boards(), (Texts{"a:4", "a:H3"}));
}

TEST(WorkedCases, R13_3) {
  EXPECT_EQ(Table("board=a:60/b:1 hands=a:6").plays(), (Texts{"6:drop"}));
  EXPECT_EQ(Table("board=a:60/b:1 hands=a:5").boards(), (Texts{"a:1"}));
  EXPECT_EQ(Table("board=a:60/b:1 hands=a:7").boards(), (Texts{"a:3", "a:H2"}));
}

TEST(WorkedCases, R13_4) {
  EXPECT_EQ(Table("board=a:H2,H3 hands=a:1").plays(), (Texts{"1:aB-1", "1:aH3-H4"}));
  Table t("board=a:H2,H3 hands=a:1,1/b:2 others=");
  t.play("a 1:aH3-H4 b 2:drop a 1:aH2-H3");
  EXPECT_EQ(t.board(), "a:H3,H4");
}

TEST(WorkedCases, R13_5) {
  Table t("hands=a:13/b:TAC/c:TAC/d:2,TAC");
  t.play("a 13:aB-1");
  EXPECT_EQ(t.board(), "a:1*");
  t.play("b TAC=13:bB-17");
  EXPECT_EQ(t.board(), "b:17*");
  t.play("c TAC=13:cB-33");
  EXPECT_EQ(t.board(), "a:1*/c:33*");
  t.play("d TAC=13:dB-49");
  EXPECT_EQ(t.board(), "b:17*/d:49*");
}

TEST(WorkedCases, R13_6) {
  Table dropped("board=a:20/c:40 hands=a:5/b:TAC/c:TAC/d:2");
  dropped.play("a 5:a20-25 b TAC:drop");
  EXPECT_EQ(dropped.plays(), (Texts{"TAC=5:c40-45"}));
  dropped.play("c TAC=5:c40-45");
  EXPECT_EQ(dropped.board(), "a:25/c:45");
  Table skipped("board=a:20/c:40 hands=a:8/b:9/c:TAC/d:2");
  skipped.play("a 8:skip b 9:drop");
  EXPECT_EQ(skipped.plays(), (Texts{"TAC=9:c40-49"}));
}

TEST(WorkedCases, R13_7) {
  Table t("board=a:20/b:30/c:40 hands=a:8/b:2,TAC/c:3,TAC/d:5");
  t.play("a 8:skip b TAC=8:skip");
  EXPECT_EQ(t.turn(), "c");
  EXPECT_EQ(t.phase(), "skipped");
  EXPECT_EQ(t.plays(), (Texts{"3:drop", "TAC:drop", "TAC=8:c40-48", "TAC=8:skip"}));
}

TEST(WorkedCases, R13_8) {
  Table next("board=a:20/b:30/c:40 hands=a:5/b:2,JES/c:6/d:TAC");
  next.play("a 5:a20-25 b JES b 6:b30-36");
  EXPECT_EQ(next.hand('c'), "TAC");
  next.play("c TAC=6:c40-46");
  EXPECT_EQ(next.board(), "a:25/b:30/c:46");
  Table himself("board=a:20/b:30 hands=a:5/b:2,JES/c:TAC/d:6");
  himself.play("a 5:a20-25 b JES b TAC=5:b30-35");
  EXPECT_EQ(himself.board(), "a:20/b:35");
}

TEST(WorkedCases, R13_9) {
  Table devil("board=c:40 hands=a:2,DEV/b:TAC/c:5/d:6");
  devil.play("a DEV a TAC=DEV");
  EXPECT_EQ(devil.turn(), "c");
  EXPECT_EQ(devil.by(), "b");
  Table nine("board=b:20/c:40 hands=a:2,DEV/b:9/c:TAC/d:6");
  nine.play("a DEV a 9:b20-29 c TAC=9:c40-49");
  EXPECT_EQ(nine.board(), "b:20/c:49");
}

TEST(WorkedCases, R13_10) {
  Table must("board=a:63,H2,H3,H4/b:20/c:" + kDone + " hands=a:3/b:2,TAC/c:2/d:5");
  must.play("a 3:a63-H1");
  EXPECT_EQ(must.plays(), (Texts{"TAC=3:b20-23"}));
  Table cannot("board=a:63,H2,H3,H4/c:" + kDone + " hands=a:3/b:2,TAC/c:2/d:5");
  cannot.play("a 3:a63-H1");
  EXPECT_EQ(cannot.phase(), "over");
  EXPECT_EQ(cannot.won(), "ac");
}

TEST(WorkedCases, R13_11) {
  Table t("board=a:62,H2,H3,H4/c:40 hands=a:7/b:2");
  EXPECT_TRUE(t.can("7:a62-H1,c40-43"));
  EXPECT_EQ(t.boards(), (Texts{"a:5,H2,H3,H4/c:40", "a:" + kDone + "/c:43"}));
  EXPECT_EQ(Table("board=a:62,H2,H3,H4 hands=a:7").boards(), (Texts{"a:5,H2,H3,H4"}));
}

TEST(WorkedCases, R13_12) { EXPECT_EQ(Table("turn=d board=d:47,H2,H3,H4 hands=d:7").plays(), (Texts{"7:d47-54"})); }

}  // namespace
}  // namespace tacit::testing
