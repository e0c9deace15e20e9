// Ratings: against another implementation, by what must always hold, and whether they find strengths that are known.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <cmath>
#include <stdexcept>
#include <string>
#include <vector>

#include "rating/rating.h"
#include "rules/random.h"

namespace tacit::rating {
namespace {

using Teams = std::vector<Team>;
using Ranks = std::vector<int>;

struct Case {
  std::string name;
  Teams before;
  Ranks ranks;
  Teams after;
};

// Made with the Python package openskill 6.2.0: BradleyTerryFull(tau=0, kappa=1e-4).rate(teams, ranks=ranks).
const std::vector<Case> kCases = {
    {"one against one",
     {{{25.0, 25.0 / 3}}, {{25.0, 25.0 / 3}}},
     {1, 2},
     {{{27.6352313835, 8.0655063163}}, {{22.3647686165, 8.0655063163}}}},
    {"a draw of unequals",
     {{{30.0, 4.0}}, {{22.0, 6.5}}},
     {1, 1},
     {{{29.6742848467, 3.9696904672}}, {{22.8600915766, 6.2859303050}}}},
    {"two pairs",
     {{{28.5, 3.25}, {21.0, 7.0}}, {{31.0, 2.5}, {25.0, 25.0 / 3}}},
     {2, 1},
     {{{28.1938583760, 3.2359173995}, {19.5797927031, 6.8581571308}},
      {{31.1811488899, 2.4927792211}, {27.0127654435, 8.0618614806}}}},
    {"one against two",
     {{{33.0, 2.0}}, {{24.0, 5.0}, {27.5, 1.5}}},
     {1, 2},
     {{{33.4466752931, 1.9987404085}}, {{21.2082794178, 4.9483804932}, {27.2487451476, 1.4986128262}}}},
    {"three alone",
     {{{25.0, 25.0 / 3}}, {{27.0, 6.0}}, {{20.0, 5.0}}},
     {2, 1, 3},
     {{{24.7080542115, 7.5438643038}}, {{29.6005947334, 5.7450513214}}, {{18.2991319190, 4.8740970030}}}},
    {"three pairs, two of them level",
     {{{26.0, 4.0}, {24.0, 8.0}}, {{29.0, 3.0}, {25.0, 25.0 / 3}}, {{22.0, 2.0}, {35.0, 5.0}}},
     {2, 1, 2},
     {{{25.6961264461, 3.9351858961}, {22.7845057843, 7.4679989682}},
      {{29.7021451603, 2.9716007283}, {30.4177867308, 7.7037358855}},
      {{21.7639038728, 1.9939903364}, {33.5243992049, 4.9053441109}}}},
    {"two trios",
     {{{26.0, 4.0}, {24.0, 8.0}, {30.0, 1.2}}, {{29.0, 3.0}, {25.0, 25.0 / 3}, {18.0, 6.0}}},
     {1, 2},
     {{{26.3911682666, 3.9807043389}, {25.5646730663, 7.8444956839}, {30.0352051440, 1.1994801611}},
      {{28.7799678501, 2.9903578997}, {23.3022210653, 8.1243821373}, {17.1198714002, 5.9224864622}}}},
};

TEST(Rating, KnownAnswers) {
  for (const Case& known : kCases) {
    const Teams after = update(known.before, known.ranks);
    ASSERT_EQ(after.size(), known.after.size());
    for (std::size_t t = 0; t < after.size(); ++t)
      for (std::size_t m = 0; m < after[t].size(); ++m) {
        EXPECT_NEAR(after[t][m].mu, known.after[t][m].mu, 1e-9) << known.name;
        EXPECT_NEAR(after[t][m].sigma, known.after[t][m].sigma, 1e-9) << known.name;
        EXPECT_EQ(after[t][m].games, 1) << known.name;
      }
  }
}

double between(Random& random, double low, double high) { return low + (high - low) * random.below(1000) / 1000; }

Teams randomTeams(Random& random) {
  Teams teams(2 + random.below(3));
  for (Team& team : teams)
    for (auto n = 1 + random.below(3); n > 0; --n)
      team.push_back({between(random, 5, 45), between(random, 0.5, 9), static_cast<int>(random.below(100))});
  return teams;
}

Ranks inOrder(const Teams& teams) {
  Ranks ranks;
  for (std::size_t i = 0; i < teams.size(); ++i) ranks.push_back(static_cast<int>(i) + 1);
  return ranks;
}

TEST(Rating, WhatAlwaysHolds) {
  Random random(1);
  for (int n = 0; n < 2000; ++n) {
    const Teams before = randomTeams(random);
    const Teams after = update(before, inOrder(before));
    for (std::size_t t = 0; t < before.size(); ++t)
      for (std::size_t m = 0; m < before[t].size(); ++m) {
        EXPECT_LT(after[t][m].sigma, before[t][m].sigma);
        EXPECT_GT(after[t][m].sigma, 0);
        EXPECT_EQ(after[t][m].games, before[t][m].games + 1);
        if (t == 0) {
          EXPECT_GT(after[t][m].mu, before[t][m].mu);
        }
        if (t + 1 == before.size()) {
          EXPECT_LT(after[t][m].mu, before[t][m].mu);
        }
      }
  }
}

TEST(Rating, OrderDoesNotMatter) {
  Random random(2);
  for (int n = 0; n < 500; ++n) {
    Teams teams = randomTeams(random);
    Ranks ranks = inOrder(teams);
    Teams expected = update(teams, ranks);
    for (Teams* const all : {&teams, &expected}) {
      for (Team& team : *all) std::ranges::reverse(team);
      std::ranges::reverse(*all);
    }
    std::ranges::reverse(ranks);
    const Teams after = update(teams, ranks);
    for (std::size_t t = 0; t < after.size(); ++t)
      for (std::size_t m = 0; m < after[t].size(); ++m) {
        EXPECT_NEAR(after[t][m].mu, expected[t][m].mu, 1e-9);
        EXPECT_NEAR(after[t][m].sigma, expected[t][m].sigma, 1e-9);
      }
  }
}

TEST(Rating, EqualsGainWhatTheOthersLose) {
  const Teams after = update(Teams{{{}, {}}, {{}, {}}}, Ranks{1, 2});
  EXPECT_DOUBLE_EQ(after[0][0].mu - 25, 25 - after[1][0].mu);
  EXPECT_EQ(after[0][0], after[0][1]);
  EXPECT_DOUBLE_EQ(after[0][0].sigma, after[1][1].sigma);
  const Teams draw = update(Teams{{{}, {}}, {{}, {}}}, Ranks{3, 3});
  EXPECT_DOUBLE_EQ(draw[0][0].mu, 25);
  EXPECT_LT(draw[0][0].sigma, 25.0 / 3);
}

TEST(Rating, OnlyTheOrderOfRanksCounts) {
  const Teams teams = {{{28, 4}}, {{25, 6}}, {{21, 3}}};
  EXPECT_EQ(update(teams, Ranks{1, 2, 3}), update(teams, Ranks{-5, 0, 70}));
}

TEST(Rating, SurprisesTeachMoreThanWhatWasExpected) {
  const Team strong = {{35, 3}};
  const Team weak = {{15, 3}};
  const double expected = update(Teams{strong, weak}, Ranks{1, 2})[0][0].mu - 35;
  const double surprise = update(Teams{strong, weak}, Ranks{2, 1})[1][0].mu - 15;
  EXPECT_GT(surprise, 10 * expected);
}

TEST(Rating, ADuelIsAGameOfTwo) {
  const Rating person = {27, 5, 3};
  const Rating puzzle = {31, 2};
  EXPECT_EQ(afterDuel(person, puzzle, true), update(Teams{{person}, {puzzle}}, Ranks{1, 2})[0][0]);
  EXPECT_EQ(afterDuel(person, puzzle, false), update(Teams{{person}, {puzzle}}, Ranks{2, 1})[0][0]);
}

TEST(Rating, GamesThatAreNone) {
  EXPECT_THROW(update(Teams{}, Ranks{}), std::invalid_argument);
  EXPECT_THROW(update(Teams{{{}}}, Ranks{1}), std::invalid_argument);
  EXPECT_THROW(update(Teams{{{}}, {}}, Ranks{1, 2}), std::invalid_argument);
  EXPECT_THROW(update(Teams{{{}}, {{}}}, Ranks{1}), std::invalid_argument);
}

TEST(Rating, ExtremesStayNumbers) {
  const Teams after = update(Teams{{{1e6, 1e-3}}, {{-1e6, 1e3}}}, Ranks{2, 1});
  for (const Team& team : after) {
    EXPECT_TRUE(std::isfinite(team[0].mu));
    EXPECT_GT(team[0].sigma, 0);
  }
  const Teams certain = update(Teams{{{25, 0}}, {{}}}, Ranks{2, 1});
  EXPECT_EQ(certain[0][0], (Rating{25, 0, 1}));
}

TEST(Weight, OfOpponentsNobodyKnows) {
  EXPECT_EQ(weightAgainst({.sameAddress = false, .met = 40, .elsewhere = 0.9}, 3), 1);
  EXPECT_EQ(weightAgainst({.sameAddress = true, .met = 40, .elsewhere = 0.9}, 40), 0.1);
  EXPECT_EQ(weightAgainst({.sameAddress = false, .met = kEnoughMet - 1, .elsewhere = 1}, 40), 0.25);
  EXPECT_EQ(weightAgainst({.sameAddress = false, .met = 10, .elsewhere = 0}, 10), 0.25);  // a ring of accounts
  EXPECT_EQ(weightAgainst({.sameAddress = false, .met = 30, .elsewhere = 0}, 30), 1);     // a large club
}

TEST(WinChance, OfTwoTeams) {
  EXPECT_DOUBLE_EQ(winChance({{}}, {{}}), 0.5);
  const Team a = {{30, 2}, {24, 5}};
  const Team b = {{22, 3}, {25, 1}};
  EXPECT_DOUBLE_EQ(winChance(a, b) + winChance(b, a), 1);
  // Python: 1 / (1 + exp(-7 / sqrt(2**2 + 5**2 + 3**2 + 1**2 + 2 * (25 / 6)**2)))
  EXPECT_NEAR(winChance(a, b), 0.6932303208, 1e-9);
  EXPECT_GT(winChance({{30, 1}}, {{25, 1}}), winChance({{30, 8}}, {{25, 8}}));  // less is known, less is said
}

TEST(Shown, ForPeople) {
  EXPECT_EQ(shown({}), 1000);
  EXPECT_EQ(shown({30, 1, 200}), 1810);
  EXPECT_GT(shown({25, 2}), shown({25, 4}));
}

// Twenty people of known strengths play in changing pairs; results are drawn from the model the ratings assume.
TEST(Convergence, FindsKnownStrengths) {
  constexpr int kPeople = 20;
  constexpr double kBeta = 25.0 / 6;
  std::vector<double> strength;
  for (int n = 0; n < kPeople; ++n) strength.push_back(16 + 18.0 * n / (kPeople - 1));  // 25 on average
  std::vector<Rating> people(kPeople);
  std::vector<std::size_t> order(kPeople);
  for (std::size_t n = 0; n < kPeople; ++n) order[n] = n;
  Random random(3);
  for (int game = 0; game < 10'000; ++game) {
    for (std::size_t n = 0; n < 4; ++n)
      std::swap(order[n], order[n + random.below(static_cast<std::uint32_t>(kPeople - n))]);
    const auto [a, b, c, d] = std::array{order[0], order[1], order[2], order[3]};
    const double lead = strength[a] + strength[b] - strength[c] - strength[d];
    const double chance = 1 / (1 + std::exp(-lead / (std::sqrt(2.0) * kBeta)));
    const bool first = between(random, 0, 1) < chance;
    const Teams after =
        update(Teams{{people[a], people[b]}, {people[c], people[d]}}, Ranks{first ? 1 : 2, first ? 2 : 1});
    people[a] = after[0][0];
    people[b] = after[0][1];
    people[c] = after[1][0];
    people[d] = after[1][1];
  }
  double squares = 0;
  for (std::size_t n = 0; n < kPeople; ++n) {
    squares += (people[n].mu - strength[n]) * (people[n].mu - strength[n]);
    EXPECT_LT(people[n].sigma, 2) << n;
    EXPECT_NEAR(people[n].mu, strength[n], 4) << n;
  }
  EXPECT_LT(std::sqrt(squares / kPeople), 1.5);  // all at 25 would be 5.5 off
}

}  // namespace
}  // namespace tacit::rating
