// Standings, against a reckoning of the test's own and by hand.
#include "tournament/standings.h"

#include <gtest/gtest.h>

#include <map>

#include "support/tournaments.h"

namespace tacit::tournament {
namespace {

using tacit::testing::Hall;

std::int64_t valueOf(const Standing& row, Criterion criterion) {
  for (const Value& value : row.values)
    if (value.criterion == criterion) return value.hundredths;
  return -1;
}

std::vector<int> orderOf(const std::vector<Standing>& rows) {
  std::vector<int> order;
  for (const Standing& row : rows) order.push_back(row.entrant);
  return order;
}

// One entrant's points as a person with a pencil would reckon them: in halves of points, straight from the events.
struct Pencil {
  int tac = 0, wins = 0, marbles = 0;
  std::vector<int> opponents;  // a bye is oneself
  std::vector<int> beaten;     // twice for a win, once for a draw
};

void addToPaper(std::map<int, Pencil>& paper, const Board& board, const GameResult& result) {
  const int a = board.entrants[0], b = board.entrants[1];
  const int ma = result.marbles[0], mb = result.marbles[1];
  paper[a].marbles += 2 * (ma - mb);
  paper[b].marbles += 2 * (mb - ma);
  paper[a].opponents.push_back(b);
  paper[b].opponents.push_back(a);
  if (ma == mb) {
    for (const int one : {a, b}) {
      paper[one].tac += 12 + std::max(ma, 1);
      paper[one].wins += 1;
      paper[one].beaten.push_back(one == a ? b : a);
    }
    return;
  }
  const int winner = ma > mb ? a : b, loser = ma > mb ? b : a;
  paper[winner].tac += 2 * (12 + std::abs(ma - mb));
  paper[loser].tac += 2 * std::max(std::min(ma, mb), 1);
  paper[winner].wins += 2;
  paper[winner].beaten.insert(paper[winner].beaten.end(), {loser, loser});
}

std::map<int, Pencil> reckon(const Tournament& tournament) {
  std::map<int, Pencil> paper;
  std::map<std::pair<int, int>, const Results*> last;
  std::map<std::pair<int, int>, Board> boards;
  for (const Event& event : tournament.events()) {
    if (const auto* const paired = std::get_if<RoundPaired>(&event.what)) {
      for (const Board& board : paired->boards) boards[{paired->round, board.number}] = board;
      for (const int number : paired->byes) {
        paper[number].tac += 28;
        paper[number].wins += 2;
        paper[number].marbles += 4;
        paper[number].opponents.push_back(number);
        paper[number].beaten.insert(paper[number].beaten.end(), {number, number});
      }
    }
    if (const auto* const one = std::get_if<Reported>(&event.what)) last[{one->round, one->board}] = &one->results;
    if (const auto* const one = std::get_if<Corrected>(&event.what)) last[{one->round, one->board}] = &one->results;
  }
  for (const auto& [key, results] : last)
    for (const GameResult& result : *results) addToPaper(paper, boards[key], result);
  return paper;
}

TEST(Standings, AreThoseOfAnIndependentReckoning) {
  for (int seed = 1; seed <= 300; ++seed) {
    Random random(static_cast<std::uint64_t>(seed));
    Plan plan;
    plan.rounds = 5;
    plan.criteria = {Criterion::Tac, Criterion::Wins, Criterion::Marbles, Criterion::Buchholz, Criterion::Sonneborn};
    Hall hall(plan, seed);
    hall.enter(3 + static_cast<int>(random.below(10)));
    while (hall.pair()) {
      hall.playRound(random);
      const auto round = hall.tournament.rounds().back();
      if (round.pairings.empty() || random.below(2) == 0) continue;
      const Board& wrong = round.pairings[0].board;
      ASSERT_FALSE(hall.director().correct(round.number, wrong.number, {hall.randomGame(wrong, random)}, "misread"));
    }
    auto paper = reckon(hall.tournament);
    const auto rows = standings(hall.tournament);
    ASSERT_EQ(rows.size(), hall.tournament.entrants().size());
    std::vector<std::array<int, 5>> before;
    for (const Standing& row : rows) {
      const Pencil& its = paper[row.entrant];
      int buchholz = 0, sonneborn = 0;
      for (const int other : its.opponents) buchholz += paper[other].tac;
      for (const int other : its.beaten) sonneborn += paper[other].tac;  // in quarters
      EXPECT_EQ(valueOf(row, Criterion::Tac), its.tac * 50);
      EXPECT_EQ(valueOf(row, Criterion::Wins), its.wins * 50);
      EXPECT_EQ(valueOf(row, Criterion::Marbles), its.marbles * 50);
      EXPECT_EQ(valueOf(row, Criterion::Buchholz), buchholz * 50);
      EXPECT_EQ(valueOf(row, Criterion::Sonneborn), sonneborn * 25);
      const std::array now = {its.tac, its.wins, its.marbles, buchholz, sonneborn};
      const auto better = std::ranges::count_if(before, [&](const auto& one) { return one > now; });
      EXPECT_EQ(row.place, better + 1);
      EXPECT_FALSE(std::ranges::any_of(before, [&](const auto& one) { return one < now; }));
      before.push_back(now);
    }
  }
}

TEST(Standings, EqualsShareAPlaceAndTheNextIsLeftOut) {
  Plan plan;
  plan.rounds = 1;
  plan.criteria = {Criterion::Wins};
  Hall hall(plan);
  hall.enter(4);
  ASSERT_TRUE(hall.pair());
  ASSERT_TRUE(hall.report(1, 1, {8, 0}));
  ASSERT_TRUE(hall.report(1, 2, {8, 7}));
  const auto rows = standings(hall.tournament);
  EXPECT_EQ(rows[0].place, 1);
  EXPECT_EQ(rows[1].place, 1);
  EXPECT_EQ(rows[2].place, 3);
  EXPECT_EQ(rows[3].place, 3);
}

// 1 beats 2, 3 does not have to play against 4; then 1 beats 3, 2 beats 4.
TEST(Standings, WhoDidNotComeCountsAsSomebodyJustAsGood) {
  Plan plan;
  plan.rounds = 2;
  plan.criteria = {Criterion::Wins, Criterion::Buchholz, Criterion::Sonneborn};
  Hall hall(plan);
  hall.enter(4);
  const auto meet = [&](const std::vector<Board>& boards) {
    ASSERT_FALSE(hall.director().pair());
    hall.note(hall.director().changeBoards(boards, {}));  // refused where they sit like this already
    ASSERT_FALSE(hall.director().startRound());
  };
  meet({{1, {1, 2}, ""}, {2, {3, 4}, ""}});
  ASSERT_TRUE(hall.report(1, 1, {8, 3}));
  ASSERT_FALSE(hall.director().report(1, 2, {}, {{{0, 0}, 3, {}, true}}));
  meet({{1, {1, 3}, ""}, {2, {2, 4}, ""}});
  ASSERT_TRUE(hall.report(2, 1, {8, 3}));
  ASSERT_TRUE(hall.report(2, 2, {8, 3}));
  std::vector<std::vector<std::int64_t>> found;
  for (const Standing& row : standings(hall.tournament))
    found.push_back({row.entrant, row.values[0].hundredths, row.values[1].hundredths, row.values[2].hundredths});
  // 3 has met 1, with two wins, and somebody with one win as it has itself; 4 has met 3 and 2.
  EXPECT_EQ(found, (std::vector<std::vector<std::int64_t>>{
                       {1, 200, 200, 200}, {3, 100, 300, 100}, {2, 100, 200, 0}, {4, 0, 200, 0}}));
}

TEST(Standings, TheDirectEncounterDecidesBetweenThoseWhoAreStillEqual) {
  Plan plan;
  plan.system = System::RoundRobin;
  plan.criteria = {Criterion::Wins, Criterion::Direct};
  Hall hall(plan);
  hall.enter(4);
  // 1 beats 2 and 3, 2 beats 3 and 4, 4 beats 1 and 3: 1, 2 and 4 have two wins, and one each among themselves.
  const std::set<std::pair<int, int>> wins = {{1, 2}, {1, 3}, {2, 3}, {2, 4}, {4, 1}, {4, 3}};
  while (hall.pair())
    for (const Pairing& one : hall.tournament.rounds().back().pairings) {
      const bool first = wins.contains({one.board.entrants[0], one.board.entrants[1]});
      ASSERT_TRUE(hall.report(hall.tournament.rounds().back().number, one.board.number,
                              first ? std::vector{8, 4} : std::vector{4, 8}));
    }
  auto rows = standings(hall.tournament);
  EXPECT_EQ(orderOf(rows), (std::vector{1, 2, 4, 3}));
  EXPECT_EQ(rows[2].place, 1);
  EXPECT_EQ(valueOf(rows[0], Criterion::Direct), 100);
  // Now 1 has beaten 4 as well: 2 and 4 are equal, and 2 has beaten 4.
  for (const Round& round : std::vector(hall.tournament.rounds()))
    for (const Pairing& one : round.pairings) {
      const auto& entrants = one.board.entrants;
      if (std::set(entrants.begin(), entrants.end()) != std::set{1, 4}) continue;
      const auto won = entrants[0] == 1 ? std::vector{8, 4} : std::vector{4, 8};
      ASSERT_FALSE(hall.director().correct(round.number, one.board.number, {Hall::game(one.board, won)}, ""));
    }
  rows = standings(hall.tournament);
  EXPECT_EQ(orderOf(rows), (std::vector{1, 2, 4, 3}));
  EXPECT_EQ(rows[1].place, 2);
  EXPECT_EQ(rows[2].place, 4 - 1);
  EXPECT_EQ(rows[3].place, 4);
}

TEST(Standings, TogetherTheFewestCardsWin) {
  Plan plan;
  plan.type = "team4";
  plan.rounds = 2;
  Hall hall(plan);
  hall.enter(3);
  const std::map<int, std::vector<int>> cards = {{1, {100, 110}}, {2, {94, 112}}, {3, {90, 90}}};
  while (hall.pair()) {
    const Round round = hall.tournament.rounds().back();
    for (const Pairing& one : round.pairings) {
      const int number = one.board.entrants[0];
      GameResult result{{16}, number, cards.at(number)[static_cast<std::size_t>(round.number - 1)], {}};
      if (number == 3 && round.number == 2) result = {{15}, {}, 90, {}};  // not all came home
      ASSERT_FALSE(hall.director().report(round.number, one.board.number, {}, {result}));
    }
  }
  const auto rows = standings(hall.tournament);
  EXPECT_EQ(orderOf(rows), (std::vector{2, 1, 3}));
  EXPECT_EQ(valueOf(rows[0], Criterion::Cards), 10300);
}

TEST(Standings, InAnArenaPointsCountDoubleAfterTwoWinsInARow) {
  Plan plan;
  plan.system = System::Arena;
  Hall hall(plan);
  hall.enter(2);
  const auto play = [&](int winner) {
    ASSERT_TRUE(hall.pair());
    const Round round = hall.tournament.rounds().back();
    const bool first = round.pairings[0].board.entrants[0] == winner;
    ASSERT_TRUE(
        hall.report(round.number, round.pairings[0].board.number, first ? std::vector{8, 3} : std::vector{3, 8}));
  };
  for (const int winner : {1, 1, 1, 1, 2, 1}) play(winner);
  const auto rows = standings(hall.tournament);
  EXPECT_EQ(valueOf(rows[0], Criterion::Arena), 100 * (2 + 2 + 4 + 4 + 0 + 2));
  EXPECT_EQ(valueOf(rows[1], Criterion::Arena), 200);
}

}  // namespace
}  // namespace tacit::tournament
