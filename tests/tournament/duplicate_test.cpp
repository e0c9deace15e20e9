// The same cards at every table: matchpoints and IMPs, worked out by hand. First as it was once, each deal from both
// sides; then as it is now, each deal once.
#include "tournament/duplicate.h"

#include <gtest/gtest.h>

#include <map>
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
Hall inOrder(int entrants, Plan plan, std::optional<bool> dealtOnce = {}) {
  Hall hall(std::move(plan), 1, dealtOnce);
  hall.enter(entrants);
  EXPECT_FALSE(hall.director().pair());
  std::vector<Board> boards;
  for (int number = 1; number < entrants; number += 2)
    boards.push_back({static_cast<int>(boards.size()) + 1, {number, number + 1}, ""});
  const auto byes = entrants % 2 == 0 ? std::vector<int>{} : std::vector{entrants};
  hall.note(hall.director().changeBoards(boards, byes));  // refused where the lot has put them like this
  EXPECT_FALSE(hall.director().startRound());
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
  Hall hall = inOrder(4, duplicatePlan(2));
  playFour(hall);
  const std::vector<Row> expected = {{0, 1, 600, 500}, {0, 2, 400, 166}, {0, 3, 200, 66},   {0, 4, 0, -733},
                                     {1, 3, 600, 733}, {1, 4, 400, -66}, {1, 1, 200, -166}, {1, 2, 0, -500}};
  EXPECT_EQ(rowsOf(dealReport(hall.tournament, 1, 1)), expected);
  const DealLine best = dealReport(hall.tournament, 1, 1)[4];
  EXPECT_EQ((std::vector{best.board, best.opponent, best.marbles, best.others}), (std::vector{2, 4, 8, 0}));
}

TEST(Duplicate, ARoundIsShownWithItsDeals) {
  Hall hall = inOrder(4, duplicatePlan(4));
  play(hall, 1, {{8, 3}, {6, 8}});
  EXPECT_FALSE(shownOf(hall.tournament, "").rounds[0].deals);
  play(hall, 2, {{8, 7}, {8, 0}});
  const auto deals = shownOf(hall.tournament, "").rounds[0].deals;
  ASSERT_TRUE(deals);
  ASSERT_EQ(deals->size(), 2U);
  EXPECT_EQ(rowsOf(deals->front()), rowsOf(dealReport(hall.tournament, 1, 1)));
  EXPECT_EQ(deals->front().size(), 8U);
  EXPECT_TRUE(deals->back().empty());
}

TEST(Duplicate, MatchpointsDecideThenImps) {
  Hall hall = inOrder(4, duplicatePlan(2));
  playFour(hall);
  std::vector<std::vector<std::int64_t>> found;
  for (const Standing& row : standings(hall.tournament))
    found.push_back({row.place, row.entrant, row.values[0].hundredths, row.values[1].hundredths});
  EXPECT_EQ(found, (std::vector<std::vector<std::int64_t>>{
                       {1, 3, 800, 799}, {2, 1, 800, 334}, {3, 2, 400, -334}, {4, 4, 400, -799}}));
}

TEST(Duplicate, EqualsShareThePointsOfTheirPlaces) {
  Hall hall = inOrder(4, duplicatePlan(2));
  play(hall, 1, {{8, 3}, {3, 8}});
  play(hall, 2, {{8, 3}, {3, 8}});
  for (const DealLine& line : dealReport(hall.tournament, 1, 1)) {
    EXPECT_EQ(line.matchpoints, 300);
    EXPECT_EQ(line.imps, 0);
  }
}

TEST(Duplicate, EachDealIsOnItsOwn) {
  Hall hall = inOrder(4, duplicatePlan(4));
  play(hall, 1, {{8, 3}, {3, 8}, {8, 3}, {6, 8}});
  play(hall, 2, {{8, 3}, {3, 8}, {8, 7}, {8, 0}});
  const auto scores = scoresAgainstField(hall.tournament);
  EXPECT_EQ(rowsOf(dealReport(hall.tournament, 1, 2))[0], (Row{0, 1, 600, 500}));
  EXPECT_EQ(scores[1].matchpoints, 600 + 800);  // all equal in the first deal
  EXPECT_EQ(scores[4].imps, -799);
}

TEST(Duplicate, AByeIsWorthTheAverage) {
  Hall hall = inOrder(5, duplicatePlan(2));
  playFour(hall);
  const auto scores = scoresAgainstField(hall.tournament);
  EXPECT_EQ(scores[5].matchpoints, 600);
  EXPECT_EQ(scores[5].imps, 0);
}

// Without the game 3 had won by eight: those who start 1 +5, 2 +2, 3 +1; the others 4 -1, 1 -2, 2 -5.
TEST(Duplicate, AForfeitIsNotComparedAndItsWinnerGetsTheAverage) {
  Hall hall = inOrder(4, duplicatePlan(2));
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
  Hall hall = inOrder(4, duplicatePlan(2));
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

TEST(Duplicate, TheGamesOfADealHaveTheSameCards) {
  const Hall hall(duplicatePlan(4));
  const auto cards = [&](int round, int game) { return cardsOf(hall.tournament, round, game); };
  EXPECT_EQ(cards(1, 1), cards(1, 2));
  EXPECT_EQ(cards(1, 3), cards(1, 4));
  EXPECT_EQ((std::set{cards(1, 1), cards(1, 3), cards(2, 1), cards(2, 3)}.size()), 4U);
}

// ---- Each deal once ----

TEST(DealtOnce, IsWhatANewDuplicateIs) {
  Tournament tournament;
  Director director(tournament, [](const Event&) {}, base::Instant(base::Duration(1)));
  Plan plan = duplicatePlan(1);
  plan.name = "Club evening";
  ASSERT_FALSE(director.create({base::TournamentId("test"), "", plan, 1}));
  EXPECT_TRUE(tournament.dealtOnce());
  ASSERT_FALSE(director.changePlan(plan));
  EXPECT_TRUE(tournament.dealtOnce());
  plan.duplicate = false;
  ASSERT_FALSE(director.changePlan(plan));
  EXPECT_FALSE(tournament.dealtOnce());
}

TEST(DealtOnce, AnOlderDuplicateStaysWhatItWas) {
  Hall hall(duplicatePlan(2));
  Plan plan = hall.tournament.plan();
  plan.rounds = 3;
  ASSERT_FALSE(hall.director().changePlan(plan));
  EXPECT_FALSE(hall.tournament.dealtOnce());
}

// Differences of those who start: 1 +5, 3 +1; of the others: 4 -1, 2 -5.
TEST(DealtOnce, EachGameIsADealOfItsOwn) {
  Hall hall = inOrder(4, duplicatePlan(2), true);
  play(hall, 1, {{8, 3}, {8, 0}});
  play(hall, 2, {{8, 7}, {0, 8}});
  const std::vector<Row> first = {{0, 1, 200, 400}, {0, 3, 0, -400}, {1, 4, 200, 400}, {1, 2, 0, -400}};
  // Sides have changed: 4 starts with +8, 2 with -8; 1 +8, 3 -8.
  const std::vector<Row> second = {{0, 4, 200, 900}, {0, 2, 0, -900}, {1, 1, 200, 900}, {1, 3, 0, -900}};
  EXPECT_EQ(rowsOf(dealReport(hall.tournament, 1, 1)), first);
  EXPECT_EQ(rowsOf(dealReport(hall.tournament, 1, 2)), second);
  EXPECT_TRUE(dealReport(hall.tournament, 1, 3).empty());
}

TEST(DealtOnce, AByeIsWorthTheAverageOfEachDeal) {
  Hall hall = inOrder(5, duplicatePlan(1), true);
  play(hall, 1, {{8, 3}});
  play(hall, 2, {{8, 7}});
  EXPECT_EQ(scoresAgainstField(hall.tournament)[5].matchpoints, 100);
}

TEST(DealtOnce, BoardsStayOnceTheirCardsAreDealt) {
  Hall hall = inOrder(4, duplicatePlan(1), true);
  EXPECT_TRUE(hall.note(hall.director().swap(1, 3)));
  EXPECT_EQ(hall.refusal, "the cards of this round are dealt: undo its start first");
  ASSERT_FALSE(hall.director().undo());
  EXPECT_FALSE(hall.director().swap(1, 3));
}

// What each entrant has been dealt, and what is compared.
class Dealt {
 public:
  void open(Hall& hall, const Pairing& pairing, int game) {
    const int round = hall.tournament.lastRound();
    const std::string cards = cardsOf(hall.tournament, round, game);
    const std::string table = "table" + std::to_string(++tables_);
    ASSERT_FALSE(
        hall.note(hall.director().openTable({round, pairing.board.number, pairing.board.entrants, game, table})))
        << hall.refusal;
    cards_[table] = cards;
    for (const int entrant : pairing.board.entrants)
      EXPECT_TRUE(seen_[entrant].insert(cards).second) << entrant << " has had " << cards;
  }

  void expectTablesAreAlike(const Tournament& tournament) const {
    for (const Round& round : tournament.rounds()) {
      if (wasClosedBefore(tournament, round.number)) continue;  // who plays on then gets cards that nobody was told
      for (int game = 0; game < tournament.plan().games; ++game) {
        std::set<std::string> cards;
        for (const Pairing& one : round.pairings)
          if (std::ssize(one.tables) > game) cards.insert(cards_.at(one.tables[static_cast<std::size_t>(game)]));
        EXPECT_LE(cards.size(), 1U);
      }
    }
  }

 private:
  static bool wasClosedBefore(const Tournament& tournament, int round) {
    return std::ranges::any_of(tournament.events(), [&](const Event& event) {
      const auto* const closed = std::get_if<RoundClosed>(&event.what);
      return closed != nullptr && closed->round == round && tournament.isUndone(event.n);
    });
  }

  int tables_ = 0;
  std::map<std::string, std::string> cards_;   // of each table
  std::map<int, std::set<std::string>> seen_;  // of each entrant
};

// The same, as a server reads it that was away.
void restart(Hall& hall) {
  Tournament again;
  ASSERT_FALSE(again.read(hall.tournament.events(), Tournament::Whose::Own));
  hall.tournament = std::move(again);
}

void openNextTable(Hall& hall, Random& random, Dealt& dealt) {
  std::vector<Pairing> open;
  for (const Pairing& one : hall.tournament.rounds().back().pairings)
    if (!one.done() && std::ssize(one.tables) < hall.tournament.plan().games) open.push_back(one);
  if (open.empty()) return;
  const Pairing& pairing = open[random.below(static_cast<std::uint32_t>(open.size()))];
  dealt.open(hall, pairing, static_cast<int>(pairing.tables.size()) + 1);
}

void playEveningByChance(std::uint64_t seed) {
  Random random(seed);
  Plan plan = duplicatePlan(1 + static_cast<int>(random.below(3)));
  plan.system = random.below(2) == 0 ? System::Swiss : System::RoundRobin;
  plan.rounds = plan.system == System::Swiss ? 4 : 0;
  Hall hall(plan, static_cast<std::int64_t>(seed), true);
  hall.enter(3 + static_cast<int>(random.below(6)));
  Dealt dealt;
  for (int step = 0; step < 120; ++step) {
    const std::uint32_t chance = random.below(20);
    const bool started = !hall.tournament.rounds().empty() && hall.tournament.rounds().back().startedAt.has_value();
    if (chance == 0 && !hall.tournament.rounds().empty()) hall.note(hall.director().undo());
    else if (chance == 1) restart(hall);
    else if (chance == 2 && started && hall.tournament.rounds().back().pairings.size() > 1)
      hall.note(hall.director().swap(hall.tournament.rounds().back().pairings[0].board.entrants[0],
                                     hall.tournament.rounds().back().pairings[1].board.entrants[0]));
    else if (!started)
      hall.note(hall.tournament.rounds().empty() ? hall.director().pair() : hall.director().startRound());
    else if (chance < 15) openNextTable(hall, random, dealt);
    else if (chance < 18) hall.playRound(random);
    else hall.note(hall.director().pair());
  }
  dealt.expectTablesAreAlike(hall.tournament);
}

TEST(DealtOnce, NobodyMeetsADealTwiceWhateverIsUndone) {
  for (std::uint64_t seed = 1; seed <= 1000 && !::testing::Test::HasFailure(); ++seed) playEveningByChance(seed);
}

}  // namespace
}  // namespace tacit::tournament
