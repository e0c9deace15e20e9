// Rules 12: layouts, people, switches.
#include <gtest/gtest.h>

#include <set>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

TEST(Rule12, R12_1_SeatsOfTheLayouts) {
  const std::map<std::string, std::string> seats = {{"pairs4", "abcd"},   {"coop4", "abcd"},       {"duel2", "ac"},
                                                    {"free3", "abc"},     {"pair_vs_one3", "abc"}, {"pairs6", "abcdef"},
                                                    {"trios6", "abcdef"}, {"coop6", "abcdef"}};
  for (const auto& layout : kAllLayouts) {
    std::string found;
    for (const auto& hand : words(Table::newGame(layout).field("hands"), '/')) found += hand[0];
    EXPECT_EQ(found, seats.at(layout)) << layout;
  }
}

// Each seat gives its only card; the cards they hold afterwards say who gave to whom.
std::string afterSwap(const std::string& layout, const std::string& rules) {
  const std::string six = "a:1/b:2/c:3/d:5/e:6/f:9";
  const std::string hands = six.substr(0, seatsOf(layout).size() * 4 - 1);
  const bool aSwaps = layout != "pair_vs_one3";
  Table t("layout=" + layout + " rules=" + rules + " phase=swap hands=" + hands +
          (aSwaps ? " turn=a" : " turn=b dealer=a"));
  while (t.phase() == "swap") t.playAny(0);
  return t.field("hands");
}

TEST(Rule12, R12_1_SwapPartners) {
  EXPECT_EQ(afterSwap("pairs4", "std"), "a:3/b:5/c:1/d:2");
  EXPECT_EQ(afterSwap("coop4", "std"), "a:3/b:5/c:1/d:2");
  EXPECT_EQ(afterSwap("pair_vs_one3", "std"), "a:1/b:3/c:2");
  EXPECT_EQ(afterSwap("pairs6", "std"), "a:5/b:6/c:9/d:1/e:2/f:3");
  EXPECT_EQ(afterSwap("coop6", "std"), "a:5/b:6/c:9/d:1/e:2/f:3");
  EXPECT_EQ(afterSwap("trios6", "std"), "a:6/b:9/c:1/d:2/e:3/f:5");  // to the next team mate clockwise
}

TEST(Rule12, R12_1_SwitchTrioPassNeighbour) {
  EXPECT_EQ(afterSwap("trios6", "pl"), "a:9/b:1/c:2/d:3/e:5/f:6");
  EXPECT_EQ(afterSwap("trios6", "std,trio_pass_neighbour=yes"), "a:9/b:1/c:2/d:3/e:5/f:6");
  EXPECT_EQ(afterSwap("trios6", "pl,trio_pass_neighbour=no"), "a:6/b:9/c:1/d:2/e:3/f:5");
  EXPECT_EQ(afterSwap("pairs6", "pl"), "a:5/b:6/c:9/d:1/e:2/f:3");  // only in trios
  EXPECT_EQ(afterSwap("pairs4", "pl"), "a:3/b:5/c:1/d:2");
}

TEST(Rule12, R12_1_NextSeatIsTheNextOccupiedOne) {
  for (const auto& layout : kAllLayouts) {
    const std::string seats = seatsOf(layout);
    std::string hands;
    for (const char seat : seats) hands += (hands.empty() ? "" : "/") + std::string(1, seat) + ":2,3";
    Table t("layout=" + layout + " hands=" + hands);
    std::string order;
    for (std::size_t i = 0; i < seats.size(); ++i) {
      order += t.turn();
      t.play(t.turn() + " 2:drop");
    }
    EXPECT_EQ(order, seats);
    EXPECT_EQ(t.turn(), "a");
  }
}

TEST(Rule12, R12_1_SidesHelpAndWinTogether) {
  // The last seat of each side brings the side home: a's partner's place is where 12.1 says.
  const auto wins = [](const std::string& layout, const std::string& finished) {
    std::string board = "board=a:" + std::string(layout.ends_with('6') ? "65" : "63") + ",H2,H3,H4";
    for (const char seat : finished) board += "/" + std::string(1, seat) + ":" + kDone;
    Table t("layout=" + layout + " " + board + " hands=a:3/" + (layout == "duel2" ? "c" : "b") + ":2");
    t.play(layout.ends_with('6') ? "a 3:a65-H1" : "a 3:a63-H1");
    return t.won();
  };
  EXPECT_EQ(wins("pairs4", "c"), "ac");
  EXPECT_EQ(wins("pairs6", "d"), "ad");
  EXPECT_EQ(wins("trios6", "ce"), "ace");
  EXPECT_EQ(wins("pairs4", "b"), "");
  EXPECT_EQ(wins("pairs6", "c"), "");
  EXPECT_EQ(wins("trios6", "bd"), "");
}

// ---- People ----

TEST(Rule12, R12_2_OnePersonSeesTheHandsOfHisSeats) {
  const Table t("hands=a:1,2/b:3,4/c:5,6/d:7,8");
  EXPECT_EQ(t.viewField("a", "hands"), "a:1,2/b:?2/c:?2/d:?2");
  EXPECT_EQ(t.viewField("ac", "hands"), "a:1,2/b:?2/c:5,6/d:?2");      // two players with two colours
  EXPECT_EQ(t.viewField("abcd", "hands"), "a:1,2/b:3,4/c:5,6/d:7,8");  // solo: all hands open
}

TEST(Rule12, R12_2_EachHandIsPlayedForItsOwnColour) {
  Table t("board=a:20/c:40 hands=a:5/b:2/c:9/d:3");
  EXPECT_EQ(t.plays(), (Texts{"5:a20-25"}));  // anyone who holds a and c
}

TEST(Rule12, R12_2_PartnersLookUntilTheSwapIsDone) {
  // The two against one person ask for both seats while the swap is on, and for their own afterwards.
  Table t("hands=a:1,2/b:3,4/c:5,6/d:7,8 phase=swap");
  EXPECT_EQ(t.viewField("bd", "hands"), "a:?2/b:3,4/c:?2/d:7,8");
  t.play("a give:1 b give:3 c give:5 d give:7");
  EXPECT_EQ(t.viewField("b", "hands"), "a:?2/b:4,7/c:?2/d:?2");
}

TEST(Rule12, R12_2_ThreePlayersWithTwoColours) {
  const Table t("layout=pairs6 hands=a:1/b:2/c:3/d:4/e:5/f:6");
  EXPECT_EQ(t.viewField("ad", "hands"), "a:1/b:?1/c:?1/d:4/e:?1/f:?1");
}

// ---- Introductory set-up ----

TEST(Rule12, R12_3_EverySeatStartsWithOneFreshMarble) {
  for (const auto& layout : kAllLayouts) {
    Texts expected;
    for (const char seat : seatsOf(layout))
      expected.push_back(std::string(1, seat) + ":" + std::to_string(startOfSeat(layout, seat)) + "*");
    for (const std::string rules : {"std,intro_marble=yes", "ja", "th"})
      EXPECT_EQ(Table::newGame(layout, rules).board(), joined(expected, "/")) << layout << " " << rules;
  }
}

TEST(Rule12, R12_3_OtherwiseAllAreInTheirBases) {
  for (const auto& layout : kAllLayouts)
    for (const std::string rules : {"std", "zh", "pl", "en", "ja,intro_marble=no"})
      EXPECT_EQ(Table::newGame(layout, rules).board(), "") << layout << " " << rules;
}

// ---- Switches and editions ----

struct Row {
  std::string name;
  std::array<std::string, 6> values;
};

const std::vector<Row> kTable = {
    {"skip_needs_marble", {"yes", "no", "yes", "yes", "yes", "yes"}},
    {"win_tac_optional", {"no", "yes", "no", "no", "yes", "no"}},
    {"counter_tac", {"no", "yes", "yes", "no", "yes", "no"}},
    {"lock_at_once", {"no", "no", "no", "yes", "no", "no"}},
    {"seven_help_ring_only", {"no", "no", "no", "yes", "no", "no"}},
    {"angel_ring_only", {"no", "no", "no", "no", "no", "no"}},
    {"devil_tricks_with_own", {"no", "no", "no", "yes", "no", "no"}},
    {"intro_marble", {"no", "no", "yes", "no", "yes", "no"}},
    {"coop_one_pack", {"no", "yes", "no", "no", "no", "no"}},
    {"coop_last_tac", {"no", "no", "no", "no", "no", "no"}},
    {"partners_look", {"yes", "no", "yes", "no", "yes", "yes"}},
    {"trio_pass_neighbour", {"no", "no", "no", "yes", "no", "no"}},
    {"places", {"no", "no", "no", "no", "no", "no"}},
};

TEST(Rule12, R12_4_EveryEditionHasItsSwitches) {
  // A switch equal to its edition's value is refused, the other value is accepted and printed.
  for (const auto& row : kTable)
    for (std::size_t e = 0; e < kAllEditions.size(); ++e) {
      const std::string other = row.values[e] == "yes" ? "no" : "yes";
      const std::string same = kAllEditions[e] + "," + row.name + "=" + row.values[e];
      const std::string differs = kAllEditions[e] + "," + row.name + "=" + other;
      EXPECT_TRUE(refused("rules=" + same)) << same;
      ASSERT_FALSE(refused("rules=" + differs)) << differs;
      EXPECT_EQ(Table("hands=a:2 rules=" + differs).field("rules"), differs);
    }
}

TEST(Rule12, R12_4_AllSwitchesCanDifferAtOnceInTheOrderOfTheTable) {
  for (std::size_t e = 0; e < kAllEditions.size(); ++e) {
    std::string rules = kAllEditions[e];
    for (const auto& row : kTable) rules += "," + row.name + "=" + (row.values[e] == "yes" ? "no" : "yes");
    EXPECT_EQ(Table("hands=a:2 rules=" + rules).field("rules"), rules);
  }
  EXPECT_TRUE(refused("rules=std,places=yes,intro_marble=yes"));
  EXPECT_TRUE(refused("rules=std,places=yes,places=yes"));
  EXPECT_TRUE(refused("rules=fr"));
  EXPECT_TRUE(refused("rules=std,no_such_switch=yes"));
  EXPECT_TRUE(refused("rules=std,places=maybe"));
}

TEST(Rule12, R12_4_StdIsTheDefault) {
  EXPECT_EQ(Table("hands=a:2").field("rules"), "");
  EXPECT_EQ(Table("hands=a:2 rules=std").field("rules"), "");
}

TEST(Rule12, R12_4_DevilTricksWithOwnNeedsAMarbleTheDevilsPlayerMayMove) {
  Table t("rules=std,devil_tricks_with_own=yes board=a:10/b:20 hands=a:DEV/b:TRI");
  t.play("a DEV");
  EXPECT_EQ(t.plays(), (Texts{"TRI:a10~b20"}));
}

// ---- Talking ----

TEST(Rule12, R12_5_TheDeclarationIsTheOnlyMessageAboutAHiddenHand) {
  // Whatever the hidden hands are: the same declarations, the same view.
  const std::string parts = "board=a:20/b:30 says=+-+- stack=?80 hands=a:5,6/";
  const std::string one = Table(parts + "b:2,3/c:1,13/d:TAC,JES").view("a");
  const std::string other = Table(parts + "b:9,DEV/c:13,2/d:7,7").view("a");
  EXPECT_EQ(one, other);
  EXPECT_EQ(Table::fieldOf(one, "says"), "+-+-");
  EXPECT_EQ(Table::fieldOf(one, "knows"), "");
}

TEST(Rule12, R12_5_TheDeclarationSaysYesOrNoAndNothingElse) {
  for (const auto& layout : kAllLayouts) {
    const std::string says = Table::newGame(layout).field("says");
    EXPECT_EQ(says.size(), seatsOf(layout).size());
    EXPECT_EQ(says.find_first_not_of("+-"), std::string::npos);
  }
}

}  // namespace
}  // namespace tacit::testing
