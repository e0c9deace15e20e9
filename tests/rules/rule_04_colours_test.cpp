// Rules 4: whose marbles a seat moves.
#include <gtest/gtest.h>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

TEST(Rule4, R4_1_ASeatMovesItsOwnColour) {
  for (const auto& layout : kAllLayouts) {
    Table t("layout=" + layout + " board=a:20/c:40 hands=a:5");
    EXPECT_EQ(t.plays(), (Texts{"5:a20-25"})) << layout;
  }
}

TEST(Rule4, R4_1_FinishedItMovesItsPartnersColour) {
  EXPECT_EQ(Table("board=a:H1,H2,H3,H4/b:20/c:40/d:50 hands=a:5").plays(), (Texts{"5:c40-45"}));
  EXPECT_EQ(Table("turn=d board=a:10/b:20/c:40/d:H1,H2,H3,H4 hands=d:5").plays(), (Texts{"5:b20-25"}));
  EXPECT_EQ(Table("layout=pairs6 board=a:H1,H2,H3,H4/b:20/c:30/d:40/e:50 hands=a:5").plays(), (Texts{"5:d40-45"}));
  EXPECT_EQ(Table("layout=pair_vs_one3 turn=b board=a:10/b:H1,H2,H3,H4/c:40 hands=b:5").plays(), (Texts{"5:c40-45"}));
  EXPECT_EQ(Table("layout=pair_vs_one3 turn=c board=a:10/b:20/c:H1,H2,H3,H4 hands=c:5").plays(), (Texts{"5:b20-25"}));
}

TEST(Rule4, R4_1_HelpIsWithEveryCard) {
  const std::string finished = "board=a:H1,H2,H3,H4/b:20/c:40,H1/d:50";
  EXPECT_EQ(Table(finished + " hands=a:13").plays(), (Texts{"13:cB-33"}));  // d stands in the way of 40-53
  EXPECT_EQ(Table(finished + " hands=a:2").plays(), (Texts{"2:c40-42", "2:cH1-H3"}));
  EXPECT_EQ(Table(finished + " hands=a:4").plays(), (Texts{"4:c40-36"}));
  EXPECT_EQ(Table(finished + " hands=a:8").plays(), (Texts{"8:c40-48", "8:skip"}));
  EXPECT_EQ(Table(finished + " hands=a:TRI").plays(), (Texts{"TRI:b20~c40", "TRI:b20~d50", "TRI:c40~d50"}));
  EXPECT_EQ(Table(finished + " hands=a:WAR").plays(), (Texts{"WAR:c40-50"}));
}

TEST(Rule4, R4_1_OwnMarbleThenMeansTheHelpedOne) {
  // Finished, and the partner has nothing on the ring: skip, Trickster and Warrior are dead.
  EXPECT_EQ(Table("board=a:H1,H2,H3,H4/b:20/d:50 hands=a:8,TRI,WAR").plays(),
            (Texts{"8:drop", "TRI:drop", "WAR:drop"}));
}

TEST(Rule4, R4_1_ThePartnerKeepsMovingItsOwn) {
  EXPECT_EQ(Table("turn=c board=a:H1,H2,H3,H4/c:40 hands=c:5").plays(), (Texts{"5:c40-45"}));
  EXPECT_EQ(Table("turn=c board=a:20/c:40 hands=c:5").plays(), (Texts{"5:c40-45"}));
}

TEST(Rule4, R4_1_TriosHelpEveryUnfinishedPartner) {
  const std::string layout = "layout=trios6 ";
  EXPECT_EQ(Table(layout + "board=a:H1,H2,H3,H4/b:20/c:30/e:50 hands=a:5").plays(), (Texts{"5:c30-35", "5:e50-55"}));
  EXPECT_EQ(Table(layout + "board=a:H1,H2,H3,H4/b:20/c:30/e:50 hands=a:13").plays("13"),
            (Texts{"13:c30-43", "13:cB-23", "13:e50-63", "13:eB-45"}));
  EXPECT_EQ(Table(layout + "board=a:H1,H2,H3,H4/b:20/c:H1,H2,H3,H4/e:50 hands=a:5").plays(), (Texts{"5:e50-55"}));
  EXPECT_EQ(Table(layout + "turn=c board=a:H1,H2,H3,H4/c:30/e:50 hands=c:5").plays(), (Texts{"5:c30-35"}));
}

TEST(Rule4, R4_1_TogetherTheOppositeSeatFirstThenAll) {
  const std::string four = "layout=coop4 hands=a:5 board=a:H1,H2,H3,H4/";
  EXPECT_EQ(Table(four + "b:20/c:40/d:50").plays(), (Texts{"5:c40-45"}));
  EXPECT_EQ(Table(four + "b:20/c:H1,H2,H3,H4/d:50").plays(), (Texts{"5:b20-25", "5:d50-55"}));
  EXPECT_EQ(Table(four + "b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:50").plays(), (Texts{"5:d50-55"}));
  EXPECT_EQ(Table(four + "b:20/d:50").plays(), (Texts{"5:drop"}));  // c is all in its base: nothing for a 5
  const std::string six = "layout=coop6 hands=a:5 board=a:H1,H2,H3,H4/";
  EXPECT_EQ(Table(six + "b:20/c:30/d:40/e:50/f:60").plays(), (Texts{"5:d40-45"}));
  EXPECT_EQ(Table(six + "b:20/c:30/d:H1,H2,H3,H4/e:50/f:59").plays(),
            (Texts{"5:b20-25", "5:c30-35", "5:e50-55", "5:f59-64"}));
}

TEST(Rule4, R4_1_TogetherAnUnfinishedSeatMovesOnlyItsOwn) {
  EXPECT_EQ(Table("layout=coop4 turn=b board=a:H1,H2,H3,H4/b:20/c:H1,H2,H3,H4/d:50 hands=b:5").plays(),
            (Texts{"5:b20-25"}));
}

TEST(Rule4, R4_1_ASevenMovesOnlyOneOfSeveralHelpedColours) {
  EXPECT_EQ(Table("layout=trios6 board=a:H1,H2,H3,H4/c:24/e:46 hands=a:7").plays(), (Texts{"7:c24-31", "7:e46-53"}));
  EXPECT_EQ(Table("layout=coop4 board=a:H1,H2,H3,H4/b:20/c:H1,H2,H3,H4/d:50 hands=a:7").plays(),
            (Texts{"7:b20-27", "7:d50-57"}));
  // Several marbles of the chosen colour share the steps as usual.
  EXPECT_EQ(Table("layout=trios6 board=a:H1,H2,H3,H4/c:24,40/e:46 hands=a:7").boards().size(), 8U + 1U);
}

TEST(Rule4, R4_1_AndAnotherOnlyOnceThatOneIsFinished) {
  // c needs two steps to its H1; the other five then go to e. With e first, c stays where it is.
  const std::string a = "a:H1,H2,H3,H4/";
  EXPECT_EQ(Table("layout=trios6 board=" + a + "c:22,H2,H3,H4/e:46 hands=a:7").boards(),
            (Texts{a + "c:22,H2,H3,H4/e:53", a + "c:29,H2,H3,H4/e:46", a + "c:H1,H2,H3,H4/e:51"}));
  EXPECT_EQ(Table("layout=coop4 board=" + a + "b:20/c:32,H2,H3,H4/d:50 hands=a:7").boards(),
            (Texts{a + "b:20/c:39,H2,H3,H4/d:50", a + "b:20/c:H1,H2,H3,H4/d:55", a + "b:25/c:H1,H2,H3,H4/d:50"}));
}

TEST(Rule4, R4_2_CapturesDoNotCareAboutColours) {
  EXPECT_EQ(Table("board=a:20/b:25 hands=a:5").boards(), (Texts{"a:25"}));
  EXPECT_EQ(Table("board=a:20/c:25 hands=a:5").boards(), (Texts{"a:25"}));
  EXPECT_EQ(Table("board=a:20,25/b:30 hands=a:5").boards(), (Texts{"a:20,30", "a:25/b:30"}));
  EXPECT_EQ(Table("board=a:H1,H2,H3,H4/c:20,25 hands=a:5").boards(),
            (Texts{"a:H1,H2,H3,H4/c:20,30", "a:H1,H2,H3,H4/c:25"}));
}

TEST(Rule4, R4_2_BlockingDoesNotCareAboutColours) {
  for (const std::string other : {"b:22", "c:22", "d:22"})
    EXPECT_EQ(Table("board=a:20/" + other + " hands=a:5").plays(), (Texts{"5:drop"})) << other;
  EXPECT_EQ(Table("board=a:20,22 hands=a:5").plays(), (Texts{"5:a22-27"}));
  EXPECT_EQ(Table("board=a:15/b:17* hands=a:5").plays(),
            (Texts{"5:drop"}));  // a fresh marble is an obstacle like any other
  EXPECT_EQ(Table("board=a:15/b:17* hands=a:2").boards(), (Texts{"a:17"}));  // and can be captured like any other
}

TEST(Rule4, R4_2_SwapsDoNotCareAboutColours) {
  EXPECT_EQ(Table("board=a:10/b:20/c:30/d:40 hands=a:TRI").plays(),
            (Texts{"TRI:a10~b20", "TRI:a10~c30", "TRI:a10~d40", "TRI:b20~c30", "TRI:b20~d40", "TRI:c30~d40"}));
}

}  // namespace
}  // namespace tacit::testing
