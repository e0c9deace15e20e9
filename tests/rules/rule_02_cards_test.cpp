// Rules 2: packs and deals.
#include <gtest/gtest.h>

#include <set>

#include "support/game_text.h"

namespace tacit::testing {
namespace {

using Counts = std::map<std::string, int>;

// Every card of a game that has just been dealt.
Counts cardsIn(const Table& t) {
  Counts counts;
  for (const auto& hand : words(t.field("hands"), '/'))
    for (const auto& card : words(hand.substr(2), ',')) ++counts[card];
  for (const auto& card : words(t.field("stack"), ',')) ++counts[card];
  return counts;
}

int sum(const Counts& counts) {
  int all = 0;
  for (const auto& [card, n] : counts) all += n;
  return all;
}

Counts basicPack() {
  return {{"1", 9}, {"2", 7}, {"3", 7},  {"4", 7},  {"5", 7},  {"6", 7},   {"7", 8},
          {"8", 7}, {"9", 7}, {"10", 7}, {"12", 7}, {"13", 9}, {"TRI", 7}, {"TAC", 4}};
}

// The pack of that name from the words of rules 2.1 to 2.3.
Counts packOf(const std::string& name, bool sixSeats) {
  Counts pack = basicPack();
  if (sixSeats) {
    pack["12"] -= 2;
    if (name != "master") {
      --pack["9"];
      --pack["10"];
    }
  }
  if (name == "master")
    for (const auto* card : {"JES", "ANG", "WAR", "DEV"}) pack[card] = 1;
  const std::map<char, std::array<std::string, 2>> replaced = {
      {'J', {"JES", "TRI"}}, {'A', {"ANG", "13"}}, {'W', {"WAR", "7"}}, {'D', {"DEV", "8"}}};
  if (const auto plus = name.find('+'); plus != std::string::npos)
    for (const char letter : name.substr(plus + 1)) {
      ++pack[replaced.at(letter)[0]];
      --pack[replaced.at(letter)[1]];
    }
  return pack;
}

Texts replacementPacks() {
  Texts all;
  for (unsigned set = 1; set < 16; ++set) {
    std::string name = "basic+";
    for (unsigned k = 0; k < 4; ++k)
      if ((set >> k & 1U) != 0) name += "JAWD"[k];
    all.push_back(name);
  }
  return all;
}

// The number of cards each seat gets, deal after deal, grouped by shuffle; checks that all seats get the same.
std::vector<std::vector<int>> dealsByPlaying(Table t, int shuffles) {
  std::vector<std::vector<int>> groups;
  std::string seen;
  std::uint32_t choice = 1;
  while (t.number("shuffles", 1) <= shuffles) {
    const std::string deal = t.field("shuffles") + "/" + t.field("deals");
    if (deal != seen) {
      seen = deal;
      if (static_cast<int>(groups.size()) < t.number("shuffles", 1)) groups.emplace_back();
      EXPECT_EQ(static_cast<int>(groups.back().size()) + 1, t.number("deals", 1));
      const Texts hands = words(t.field("hands"), '/');
      for (const auto& hand : hands) EXPECT_EQ(t.cardsHeld(hand[0]), t.cardsHeld(hands[0][0])) << t.position();
      groups.back().push_back(static_cast<int>(t.cardsHeld(hands[0][0])));
    }
    t.playAny(choice = choice * 1664525U + 1013904223U);
    if (t.phase() == "over") throw std::logic_error("the game was over too early for this test");
  }
  return groups;
}

void expectDeals(const std::string& layout, const std::string& pack, const std::vector<int>& deals) {
  const auto groups = dealsByPlaying(Table::newGame(layout, "std", pack, 3), 2);
  EXPECT_EQ(groups, (std::vector<std::vector<int>>{deals, deals})) << layout << " " << pack;
}

TEST(Rule2, R2_1_TheBasicPackHas100Cards) {
  const Counts cards = cardsIn(Table::newGame("pairs4", "std", "basic"));
  EXPECT_EQ(cards, basicPack());
  EXPECT_EQ(sum(cards), 100);
}

TEST(Rule2, R2_1_TheMasterPackHas104Cards) {
  const Counts cards = cardsIn(Table::newGame("pairs4", "std", "master"));
  EXPECT_EQ(cards, packOf("master", false));
  EXPECT_EQ(sum(cards), 104);
  for (const auto* one : {"JES", "ANG", "WAR", "DEV"}) EXPECT_EQ(cards.at(one), 1);
}

TEST(Rule2, R2_1_TwoAndThreeSeatsPlayWithTheSamePacks) {
  for (const std::string layout : {"coop4", "duel2", "free3", "pair_vs_one3"})
    for (const std::string pack : {"basic", "master"})
      EXPECT_EQ(cardsIn(Table::newGame(layout, "std", pack)), packOf(pack, false)) << layout << pack;
}

TEST(Rule2, R2_1_ThereIsNoEleven) { EXPECT_TRUE(refused("hands=a:11")); }

TEST(Rule2, R2_1_NoPositionHoldsMoreOfACardThanThePack) {
  EXPECT_FALSE(refused("hands=a:TAC,TAC,TAC,TAC"));
  EXPECT_TRUE(refused("hands=a:TAC,TAC,TAC,TAC/b:TAC"));
  EXPECT_TRUE(refused("hands=a:JES/b:JES"));
  EXPECT_TRUE(refused("hands=a:JES pack=basic"));
}

TEST(Rule2, R2_2_AReplacementPackKeepsItsHundredCards) {
  EXPECT_EQ(replacementPacks().size(), 15U);
  for (const auto& pack : replacementPacks()) {
    const Counts cards = cardsIn(Table::newGame("pairs4", "zh", pack));
    EXPECT_EQ(cards, packOf(pack, false)) << pack;
    EXPECT_EQ(sum(cards), 100) << pack;
  }
}

TEST(Rule2, R2_2_WithSixSeatsReplacementPacksAreMadeFromThe96) {
  for (const auto& pack : replacementPacks()) {
    const Counts cards = cardsIn(Table::newGame("pairs6", "zh", pack));
    EXPECT_EQ(cards, packOf(pack, true)) << pack;
    EXPECT_EQ(sum(cards), 96) << pack;
  }
}

TEST(Rule2, R2_3_SixSeatPacks) {
  for (const std::string layout : {"pairs6", "trios6", "coop6"}) {
    const Counts master = cardsIn(Table::newGame(layout, "std", "master"));
    EXPECT_EQ(master, packOf("master", true)) << layout;
    EXPECT_EQ(sum(master), 102);
    EXPECT_EQ(master.at("12"), 5);
    const Counts basic = cardsIn(Table::newGame(layout, "std", "basic"));
    EXPECT_EQ(basic, packOf("basic", true)) << layout;
    EXPECT_EQ(sum(basic), 96);
    EXPECT_EQ(basic.at("9"), 6);
  }
}

TEST(Rule2, R2_4_DealsOfFourSeats) {
  for (const std::string layout : {"pairs4", "coop4"}) {
    expectDeals(layout, "basic", {5, 5, 5, 5, 5});
    expectDeals(layout, "basic+JAWD", {5, 5, 5, 5, 5});
    expectDeals(layout, "master", {5, 5, 5, 5, 6});
  }
}

TEST(Rule2, R2_4_DealsOfSixSeats) {
  for (const std::string layout : {"pairs6", "trios6", "coop6"}) {
    expectDeals(layout, "basic", {5, 5, 6});
    expectDeals(layout, "basic+AD", {5, 5, 6});
    expectDeals(layout, "master", {6, 5, 6});
  }
}

TEST(Rule2, R2_4_DealsOfTwoAndThreeSeats) {
  expectDeals("duel2", "basic", std::vector<int>(10, 5));
  expectDeals("duel2", "master", std::vector<int>(10, 5));
  for (const std::string layout : {"free3", "pair_vs_one3"}) {
    expectDeals(layout, "basic", std::vector<int>(6, 5));
    expectDeals(layout, "master", std::vector<int>(6, 5));
  }
}

// A position in the last turn of a deal: a drops its 12, then cards are dealt.
Table lastTurn(const std::string& parts) { return Table("hands=a:12 others= dealer=c " + parts); }

TEST(Rule2, R2_4_WhatCannotServeEverySeatIsSetAside) {
  Table sixth("layout=free3 hands=a:12 others= deals=6 stack=1,2,3,4,5,6,7,8,9,10,12,13,TRI,TAC");
  sixth.play("a 12:drop");
  EXPECT_EQ(sixth.field("shuffles"), "2");
  EXPECT_EQ(sixth.number("deals", 1), 1);
  EXPECT_EQ(sum(cardsIn(sixth)), 104);  // the fourteen are shuffled in again
  EXPECT_EQ(sixth.stack(), 104 - 15);
}

TEST(Rule2, R2_4_TheFirstCardsGoToTheSeatLeftOfTheDealer) {
  Table t = lastTurn("deals=2 stack=1,1,1,1,1,2,2,2,2,2,3,3,3,3,3,4,4,4,4,4,5,5");
  t.play("a 12:drop");
  EXPECT_EQ(t.field("dealer"), "d");
  EXPECT_EQ(t.field("hands"), "a:1,1,1,1,1/b:2,2,2,2,2/c:3,3,3,3,3/d:4,4,4,4,4");
  EXPECT_EQ(t.field("stack"), "5,5");
}

TEST(Rule2, R2_5_AllCardsAreShuffledWhenThePackIsUsedUp) {
  Table t = lastTurn("deals=5 gone=1,2,3 laid=77 shuffles=4");
  t.play("a 12:drop");
  EXPECT_EQ(t.field("shuffles"), "5");
  EXPECT_EQ(t.field("deals"), "");
  EXPECT_EQ(t.field("gone"), "");
  EXPECT_EQ(t.field("laid"), "78");  // counts through the game
  EXPECT_EQ(cardsIn(t), packOf("master", false));
}

TEST(Rule2, R2_5_NothingIsShuffledBefore) {
  Table t = lastTurn("deals=4 gone=1,2,3");
  t.play("a 12:drop");
  EXPECT_EQ(t.field("shuffles"), "");
  EXPECT_EQ(t.field("deals"), "5");
  EXPECT_EQ(t.field("gone"), "1,2,3,12");
}

TEST(Rule2, R2_5_TheFirstDealerIsDrawnAtRandom) {
  for (const auto& layout : kAllLayouts) {
    std::set<std::string> dealers;
    for (std::uint64_t seed = 0; seed < 100; ++seed)
      dealers.insert(Table::newGame(layout, "std", "master", seed).field("dealer"));
    EXPECT_EQ(dealers.size(), seatsOf(layout).size()) << layout;
  }
}

TEST(Rule2, R2_5_ShufflesDiffer) {
  EXPECT_NE(Table::newGame("pairs4", "std", "master", 1).field("stack"),
            Table::newGame("pairs4", "std", "master", 2).field("stack"));
}

TEST(Rule2, R2_5_TheDealPassesClockwiseAcrossShufflesToo) {
  for (const auto& layout : kAllLayouts) {
    Table t = Table::newGame(layout, "std", "master", 5);
    const std::string seats = seatsOf(layout);
    const auto after = [&](const std::string& seat) {
      return std::string(1, seats[(seats.find(seat) + 1) % seats.size()]);
    };
    std::uint32_t choice = 1;
    EXPECT_EQ(t.turn(), layout == "pair_vs_one3" && t.field("dealer") == "c" ? "b" : after(t.field("dealer")));
    while (t.number("shuffles", 1) < 3) {
      const std::string dealer = t.field("dealer");
      const std::string deal = t.field("shuffles") + "/" + t.field("deals");
      t.playAny(choice = choice * 1664525U + 1013904223U);
      ASSERT_NE(t.phase(), "over");
      const bool next = t.field("shuffles") + "/" + t.field("deals") != deal;
      EXPECT_EQ(t.field("dealer"), next ? after(dealer) : dealer) << layout;
    }
  }
}

TEST(Rule2, R2_5_TheSeatLeftOfTheDealerPlaysFirst) {
  Table swap("hands=a:2/b:3/c:5/d:6 dealer=b turn=c phase=swap");
  swap.play("c give:5 d give:6 a give:2 b give:3");
  EXPECT_EQ(swap.phase(), "play");
  EXPECT_EQ(swap.turn(), "c");
  Table noSwap("layout=free3 hands=a:12 others= dealer=a");
  noSwap.play("a 12:drop");
  EXPECT_EQ(noSwap.field("dealer"), "b");
  EXPECT_EQ(noSwap.turn(), "c");
}

}  // namespace
}  // namespace tacit::testing
