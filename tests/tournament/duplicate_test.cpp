// The same cards at every table: matchpoints and IMPs, worked out by hand.
#include "tournament/duplicate.h"

#include <gtest/gtest.h>

#include <set>

#include "support/tournaments.h"
#include "tournament/scoring.h"
#include "tournament/showing.h"
#include "tournament/standings.h"

namespace tacit::tournament {
namespace {

using tacit::testing::Hall;

Plan duplicatePlan(int games) {
  Plan plan;
  plan.rounds = 1;
  plan.games = games;
  plan.duplicate = true;
  return plan;
}

// One round: 1 against 2, 3 against 4, and so on; a fifth has a bye.
Hall inOrder(int entrants, int games) {
  Hall hall(duplicatePlan(games));
  hall.enter(entrants);
  EXPECT_TRUE(hall.pair());
  std::vector<Board> boards;
  for (int number = 1; number < entrants; number += 2)
    boards.push_back({static_cast<int>(boards.size()) + 1, {number, number + 1}, ""});
  const auto byes = entrants % 2 == 0 ? std::vector<int>{} : std::vector{entrants};
  hall.note(hall.director().changeBoards(boards, byes));  // refused where the lot has put them like this
  EXPECT_EQ(hall.tournament.pairing(1, 1)->board.entrants, (std::vector{1, 2}));
  return hall;
}

void play(Hall& hall, int board, const std::vector<std::vector<int>>& games) {
  Results results;
  for (const auto& marbles : games) results.push_back(Hall::game(hall.tournament.pairing(1, board)->board, marbles));
  ASSERT_FALSE(hall.director().report(1, board, {}, results));
}

// Differences of those who start: 1 +5, 2 +2, 3 +1, 4 -8; of the others: 3 +8, 4 -1, 1 -2, 2 -5.
void playFour(Hall& hall) {
  play(hall, 1, {{8, 3}, {6, 8}});
  play(hall, 2, {{8, 7}, {8, 0}});
}

struct Row {
  int side, entrant;
  std::int64_t matchpoints, imps;
  friend bool operator==(const Row&, const Row&) = default;
  friend void PrintTo(const Row& row, std::ostream* out) {
    *out << row.side << ": " << row.entrant << ' ' << row.matchpoints << ' ' << row.imps;
  }
};

std::vector<Row> rowsOf(const std::vector<DealLine>& lines) {
  std::vector<Row> rows;
  for (const DealLine& line : lines) rows.push_back({line.side, line.entrant, line.matchpoints, line.imps});
  return rows;
}

TEST(Imps, GrowLessTheMoreMarblesThereAre) {
  const std::vector<std::pair<int, int>> scale = {{0, 0},  {1, 1},   {2, 2},   {4, 4},   {5, 5},   {6, 5},   {7, 6},
                                                  {8, 6},  {9, 7},   {11, 7},  {12, 8},  {14, 8},  {15, 9},  {16, 9},
                                                  {18, 9}, {19, 10}, {40, 10}, {-3, -3}, {-6, -5}, {-16, -9}};
  for (const auto& [marbles, imps] : scale) EXPECT_EQ(impsOf(marbles), imps) << marbles;
}

TEST(Duplicate, ADealIsComparedWithAllWhoHeldTheSameSeats) {
  Hall hall = inOrder(4, 2);
  playFour(hall);
  const std::vector<Row> expected = {{0, 1, 600, 500}, {0, 2, 400, 166}, {0, 3, 200, 66},   {0, 4, 0, -733},
                                     {1, 3, 600, 733}, {1, 4, 400, -66}, {1, 1, 200, -166}, {1, 2, 0, -500}};
  EXPECT_EQ(rowsOf(dealReport(hall.tournament, 1, 1)), expected);
  const DealLine best = dealReport(hall.tournament, 1, 1)[4];
  EXPECT_EQ((std::vector{best.board, best.opponent, best.marbles, best.others}), (std::vector{2, 4, 8, 0}));
}

TEST(Duplicate, ARoundIsShownWithItsDeals) {
  Hall hall = inOrder(4, 4);
  playFour(hall);
  const auto deals = shownOf(hall.tournament, "").rounds[0].deals;
  ASSERT_TRUE(deals);
  ASSERT_EQ(deals->size(), 2U);
  EXPECT_EQ(rowsOf(deals->front()), rowsOf(dealReport(hall.tournament, 1, 1)));
  EXPECT_EQ(deals->front().size(), 8U);
  EXPECT_TRUE(deals->back().empty());
}

TEST(Duplicate, MatchpointsDecideThenImps) {
  Hall hall = inOrder(4, 2);
  playFour(hall);
  std::vector<std::vector<std::int64_t>> found;
  for (const Standing& row : standings(hall.tournament))
    found.push_back({row.place, row.entrant, row.values[0].hundredths, row.values[1].hundredths});
  EXPECT_EQ(found, (std::vector<std::vector<std::int64_t>>{
                       {1, 3, 800, 799}, {2, 1, 800, 334}, {3, 2, 400, -334}, {4, 4, 400, -799}}));
}

TEST(Duplicate, EqualsShareThePointsOfTheirPlaces) {
  Hall hall = inOrder(4, 2);
  play(hall, 1, {{8, 3}, {3, 8}});
  play(hall, 2, {{8, 3}, {3, 8}});
  for (const DealLine& line : dealReport(hall.tournament, 1, 1)) {
    EXPECT_EQ(line.matchpoints, 300);
    EXPECT_EQ(line.imps, 0);
  }
}

TEST(Duplicate, EachDealIsOnItsOwn) {
  Hall hall = inOrder(4, 4);
  play(hall, 1, {{8, 3}, {3, 8}, {8, 3}, {6, 8}});
  play(hall, 2, {{8, 3}, {3, 8}, {8, 7}, {8, 0}});
  const auto scores = scoresAgainstField(hall.tournament);
  EXPECT_EQ(rowsOf(dealReport(hall.tournament, 1, 2))[0], (Row{0, 1, 600, 500}));
  EXPECT_EQ(scores[1].matchpoints, 600 + 800);  // all equal in the first deal
  EXPECT_EQ(scores[4].imps, -799);
}

TEST(Duplicate, AByeIsWorthTheAverage) {
  Hall hall = inOrder(5, 2);
  playFour(hall);
  const auto scores = scoresAgainstField(hall.tournament);
  EXPECT_EQ(scores[5].matchpoints, 600);
  EXPECT_EQ(scores[5].imps, 0);
}

// Without the game 3 had won by eight: those who start 1 +5, 2 +2, 3 +1; the others 4 -1, 1 -2, 2 -5.
TEST(Duplicate, AForfeitIsNotComparedAndItsWinnerGetsTheAverage) {
  Hall hall = inOrder(4, 2);
  play(hall, 1, {{8, 3}, {6, 8}});
  const Board& board = hall.tournament.pairing(1, 2)->board;
  ASSERT_FALSE(hall.director().report(1, 2, {}, {Hall::game(board, {8, 7}), {{0, 0}, 3, {}, true}}));
  const auto scores = scoresAgainstField(hall.tournament);
  EXPECT_EQ(dealReport(hall.tournament, 1, 1).size(), 6U);
  EXPECT_EQ(scores[1].matchpoints, 600);
  EXPECT_EQ(scores[2].matchpoints, 200);
  EXPECT_EQ(scores[3].matchpoints, 0 + 200);
  EXPECT_EQ(scores[4].matchpoints, 400);
}

TEST(Duplicate, ThereIsNoReportOfADealThatNobodyHad) {
  Hall hall = inOrder(4, 2);
  playFour(hall);
  for (const int deal : {-1, 0, 2}) EXPECT_TRUE(dealReport(hall.tournament, 1, deal).empty()) << deal;
  for (const int round : {-1, 0, 2}) EXPECT_TRUE(dealReport(hall.tournament, round, 1).empty()) << round;
  Plan alone;
  alone.type = "team4";
  alone.rounds = 1;
  Hall other(alone);
  other.enter(2);
  ASSERT_TRUE(other.pair());
  Random random(1);
  other.playRound(random);
  EXPECT_TRUE(dealReport(other.tournament, 1, 1).empty());
}

TEST(Duplicate, EveryDealOfEveryRoundHasItsOwnSeed) {
  std::set<std::uint64_t> seeds;
  for (const std::int64_t seed : {1, 2}) {
    const Hall hall(duplicatePlan(2), seed);
    for (int round = 1; round <= 20; ++round)
      for (int deal = 1; deal <= 6; ++deal) seeds.insert(dealSeed(hall.tournament, round, deal));
  }
  EXPECT_EQ(seeds.size(), 240U);
}

}  // namespace
}  // namespace tacit::tournament
