// What is offered to those who set up a tournament.
#include "tournament/choices.h"

#include <gtest/gtest.h>

#include <algorithm>

namespace tacit::tournament {
namespace {

std::vector<System> systemsFor(int sides, bool duplicate) {
  std::vector<System> systems;
  for (const SystemChoice& one : allChoices().systems)
    if (one.sides == sides && one.duplicate == duplicate) systems.push_back(one.system);
  return systems;
}

SystemChoice choiceOf(int sides, System system, bool duplicate) {
  for (const SystemChoice& one : allChoices().systems)
    if (one.sides == sides && one.system == system && one.duplicate == duplicate) return one;
  return {};
}

using enum System;
using Systems = std::vector<System>;
using Criteria = std::vector<Criterion>;

TEST(TournamentChoices, TypesAreSeenByTheirSides) {
  std::vector<std::string> found;
  for (const TypeChoice& one : allChoices().types)
    found.push_back(one.name + ' ' + std::to_string(one.sides) + ' ' + std::to_string(one.people));
  for (const auto* const one : {"four 2 2", "two_double 2 1", "three 3 1", "team4 1 4", "six_trios 2 3"})
    EXPECT_EQ(std::ranges::count(found, one), 1) << one;
  EXPECT_EQ(std::ranges::count_if(found, [](const auto& one) { return one.starts_with("two_against_one"); }), 0);
}

TEST(TournamentChoices, SystemsGoWithTheNumberOfSides) {
  EXPECT_EQ(systemsFor(2, false), (Systems{Swiss, RoundRobin, Groups, Knockout, DoubleKnockout, Arena}));
  EXPECT_EQ(systemsFor(2, true), (Systems{Swiss, RoundRobin, Groups, Knockout, DoubleKnockout}));
  EXPECT_EQ(systemsFor(3, false), (Systems{Swiss, Arena}));
  EXPECT_EQ(systemsFor(3, true), Systems{});
  EXPECT_EQ(systemsFor(1, false), Systems{Swiss});
  EXPECT_EQ(systemsFor(1, true), Systems{});
}

TEST(TournamentChoices, CriteriaGoWithGameAndSystem) {
  using enum Criterion;
  const SystemChoice swiss = choiceOf(2, Swiss, false);
  EXPECT_EQ(swiss.usual, (Criteria{Tac, Wins, Marbles, Buchholz, Direct}));
  EXPECT_EQ(swiss.possible, (Criteria{Tac, Wins, Marbles, Buchholz, Sonneborn, Direct}));
  EXPECT_EQ(choiceOf(2, Swiss, true).possible,
            (Criteria{Tac, Wins, Marbles, Buchholz, Sonneborn, Direct, Matchpoints, Imps}));
  EXPECT_EQ(choiceOf(3, System::Arena, false).usual, (Criteria{Criterion::Arena, Wins, Marbles}));
  EXPECT_EQ(choiceOf(1, Swiss, false).possible, (Criteria{Wins, Cards}));
}

TEST(TournamentChoices, WhatIsUsualIsPossible) {
  for (const SystemChoice& one : allChoices().systems)
    for (const Criterion each : one.usual) EXPECT_EQ(std::ranges::count(one.possible, each), 1);
}

}  // namespace
}  // namespace tacit::tournament
