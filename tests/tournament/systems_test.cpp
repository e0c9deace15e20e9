// Round robin, groups, knock-out, double knock-out, arena: played to the end by chance.
#include <gtest/gtest.h>

#include <map>
#include <set>

#include "support/tournaments.h"
#include "tournament/knockout.h"
#include "tournament/past.h"
#include "tournament/round_robin.h"
#include "tournament/scoring.h"
#include "tournament/standings.h"

namespace tacit::tournament {
namespace {

using tacit::testing::Hall;

Hall played(Plan plan, int entrants, int seed) {
  Hall hall(std::move(plan), seed);
  hall.enter(entrants);
  Random random(static_cast<std::uint64_t>(seed));
  while (hall.pair()) hall.playRound(random);
  EXPECT_EQ(hall.refusal, "all rounds are played") << seed;
  EXPECT_FALSE(hall.director().finish());
  return hall;
}

TEST(RoundRobinTable, EverybodyMeetsEverybodyOnceWithAsManyStarts) {
  for (int count = 2; count <= 25; ++count) {
    std::map<std::set<int>, int> met;
    std::vector<int> lean(static_cast<std::size_t>(count));
    for (int round = 1; round <= roundsOfRoundRobin(count); ++round) {
      std::set<int> seen;
      for (const auto& board : roundRobin(count, round)) {
        for (const int place : board) EXPECT_TRUE(seen.insert(place).second);
        if (board.size() < 2) continue;
        ++met[{board[0], board[1]}];
        ++lean[static_cast<std::size_t>(board[0])];
        --lean[static_cast<std::size_t>(board[1])];
      }
      EXPECT_EQ(static_cast<int>(seen.size()), count);
    }
    EXPECT_EQ(static_cast<int>(met.size()), count * (count - 1) / 2);
    for (const auto& [pair, times] : met) EXPECT_EQ(times, 1);
    for (const int one : lean) EXPECT_LE(std::abs(one), 1) << count;
  }
}

// Who met whom how often, once all rounds are played; somebody enters after so many.
void playWithLateEntrant(int count, int after) {
  Plan plan;
  plan.system = System::RoundRobin;
  Hall hall(plan);
  Random random(7);
  hall.enter(count);
  for (int round = 0; round < after; ++round) {
    ASSERT_TRUE(hall.pair());
    hall.playRound(random);
  }
  hall.enter(1);
  ASSERT_EQ(hall.refusal, "");
  const int planned = roundsPlanned(hall.tournament);
  EXPECT_GE(planned, after + count);  // the late one meets everybody
  while (roundsPlanned(hall.tournament) > hall.tournament.lastRound()) {
    ASSERT_TRUE(hall.pair());
    hall.playRound(random);
  }
  std::map<std::pair<int, int>, int> met;
  std::map<int, int> byes;
  for (const Round& round : hall.tournament.rounds()) {
    for (const Pairing& one : round.pairings) ++met[std::minmax(one.board.entrants[0], one.board.entrants[1])];
    for (const int number : round.byes) ++byes[number];
  }
  EXPECT_EQ(std::ssize(met), (count + 1) * count / 2);
  for (const auto& [pair, times] : met) EXPECT_EQ(times, 1) << pair.first << " and " << pair.second;
  for (const auto& [number, times] : byes) EXPECT_EQ(times, 1) << number;
  EXPECT_LE(hall.tournament.lastRound(), planned + 2);
  EXPECT_FALSE(hall.pair());
}

TEST(RoundRobin, WhoComesLateMeetsEverybodyOnce) {
  for (int count = 2; count <= 9; ++count)
    for (int after = 1; after < roundsOfRoundRobin(count); ++after) {
      SCOPED_TRACE(std::to_string(count) + " teams, one more after round " + std::to_string(after));
      playWithLateEntrant(count, after);
    }
}

TEST(RoundRobin, WhoComesLateAndLeavesAgainIsNoLongerMet) {
  Plan plan;
  plan.system = System::RoundRobin;
  Hall hall(plan);
  Random random(7);
  hall.enter(4);
  ASSERT_TRUE(hall.pair());
  hall.playRound(random);
  hall.enter(1);
  EXPECT_FALSE(hall.director().leave(5));
  EXPECT_EQ(roundsPlanned(hall.tournament), 3);
}

TEST(RoundRobin, WhoseOpponentHasLeftHasABye) {
  Plan plan;
  plan.system = System::RoundRobin;
  Hall hall(plan);
  hall.enter(4);
  Random random(1);
  ASSERT_TRUE(hall.pair());
  hall.playRound(random);
  ASSERT_FALSE(hall.director().leave(2));
  while (hall.pair()) {
    EXPECT_EQ(hall.tournament.rounds().back().pairings.size(), 1U);
    EXPECT_EQ(hall.tournament.rounds().back().byes.size(), 1U);
    hall.playRound(random);
  }
  EXPECT_EQ(hall.tournament.rounds().size(), 3U);
}

TEST(Bracket, TheBestMeetLateAndHaveNoOpponentAtFirst) {
  EXPECT_EQ(bracketOf({1, 2, 3, 4, 5, 6, 7, 8}), (std::vector{1, 8, 4, 5, 2, 7, 3, 6}));
  EXPECT_EQ(bracketOf({1, 2, 3, 4, 5}), (std::vector{1, 0, 4, 5, 2, 0, 3, 0}));
}

TEST(Knockout, OneIsLeftAndTheThirdIsTheBetterLoserOfTheSemifinals) {
  for (int seed = 1; seed <= 200; ++seed) {
    Plan plan;
    plan.system = System::Knockout;
    const int count = 2 + seed % 15;
    const Hall hall = played(plan, count, seed);
    EXPECT_EQ(static_cast<int>(hall.tournament.rounds().size()), roundsPlanned(hall.tournament));
    const auto& final = hall.tournament.rounds().back();
    const auto rows = standings(hall.tournament);
    const auto winner = [](const Pairing& one) { return winnerOf(one.board, one.results); };
    EXPECT_EQ(rows[0].entrant, winner(final.pairings[0]));
    EXPECT_EQ(rows[0].place, 1);
    EXPECT_EQ(final.pairings[0].board.stage, "knockout:2");
    if (final.pairings.size() > 1) {
      EXPECT_EQ(final.pairings[1].board.stage, "third");
      EXPECT_EQ(rows[2].entrant, winner(final.pairings[1]));
      EXPECT_EQ(rows[2].place, 3);
    }
    const auto pasts = pastsOf(hall.tournament);
    int games = 0;
    for (const Past& past : pasts) games += past.games;
    EXPECT_EQ(games / 2, count - 1 + (final.pairings.size() > 1 ? 1 : 0));
  }
}

TEST(Knockout, WhoLeavesLosesWithoutPlaying) {
  Plan plan;
  plan.system = System::Knockout;
  Hall hall(plan);
  hall.enter(4);
  Random random(2);
  ASSERT_TRUE(hall.pair());
  hall.playRound(random);
  const auto both = stillIn(hall.tournament);
  ASSERT_FALSE(hall.director().leave(both[0]));
  ASSERT_TRUE(hall.pair());
  EXPECT_EQ(hall.tournament.rounds().back().byes, (std::vector{both[1]}));
  hall.playRound(random);
  EXPECT_FALSE(hall.pair());
  EXPECT_EQ(standings(hall.tournament)[0].entrant, both[1]);
}

TEST(Knockout, AResultThatLaterRoundsFollowFromKeepsItsWinner) {
  Plan plan;
  plan.system = System::Knockout;
  Hall hall(plan);
  hall.enter(4);
  ASSERT_TRUE(hall.pair());
  EXPECT_FALSE(hall.report(1, 1, {4, 4}));
  EXPECT_NE(hall.refusal.find("needs a winner"), std::string::npos);
  ASSERT_TRUE(hall.report(1, 1, {8, 4}));
  ASSERT_TRUE(hall.report(1, 2, {8, 4}));
  ASSERT_TRUE(hall.pair());
  const Board board = hall.tournament.pairing(1, 1)->board;
  EXPECT_FALSE(hall.director().correct(1, 1, {Hall::game(board, {8, 2})}, ""));
  EXPECT_TRUE(hall.director().correct(1, 1, {Hall::game(board, {2, 8})}, ""));
}

// Four in a knock-out whose first round runs.
Hall semifinals(IfLevel rule, int games = 1, Plan plan = {}) {
  plan.system = System::Knockout;
  plan.ifLevel = rule;
  plan.games = games;
  Hall hall(plan);
  hall.enter(4);
  EXPECT_TRUE(hall.pair());
  return hall;
}

// What is refused at board 1 of round 1, if anything.
std::string refusalOf(Hall& hall, Results results, std::optional<int> by = {}) {
  const auto refusal = hall.director().report(1, 1, by, std::move(results));
  return refusal ? std::string(base::nameOf(refusal->code)) : "";
}

Results gamesOf(const Hall& hall, const std::vector<std::vector<int>>& marbles) {
  Results results;
  for (const auto& one : marbles) results.push_back(Hall::game(hall.tournament.pairing(1, 1)->board, one));
  return results;
}

TEST(LevelKnockout, IsRefusedByNameUntilARuleIsChosen) {
  Hall hall = semifinals(IfLevel::None);
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{4, 4}})), "level");
  Plan plan = hall.tournament.plan();
  plan.ifLevel = IfLevel::ExtraGame;
  EXPECT_FALSE(hall.director().changePlan(plan));
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{4, 4}})), "draw");
  plan.ifLevel = IfLevel::Seed;
  EXPECT_EQ(hall.director().changePlan(plan)->code, RefusalCode::NotNow);  // not once it is drawn
  plan.ifLevel = IfLevel::ExtraGame;
  plan.minutes = 45;
  EXPECT_FALSE(hall.director().changePlan(plan));
}

TEST(LevelKnockout, AnExtraGameDecidesWhereItIsNeeded) {
  Hall hall = semifinals(IfLevel::ExtraGame, 2);
  const Board board = hall.tournament.pairing(1, 1)->board;
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{8, 5}, {5, 8}})), "draw");
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{8, 5}, {4, 8}, {8, 0}})), "result");  // not needed
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{8, 5}, {5, 8}, {3, 3}})), "draw");
  EXPECT_EQ(refusalOf(hall, {GameResult{}, GameResult{}, GameResult{}}), "result");
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{8}, {8, 5, 3}, {}, {1, 2}})), "result");
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{8, 5}, {5, 8}, {3, 3}, {3, 3}, {3, 3}, {2, 8}})), "result");  // too many
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{8, 5}, {5, 8}, {3, 3}, {2, 8}})), "");
  const Pairing& its = *hall.tournament.pairing(1, 1);
  EXPECT_EQ(winnerOf(board, its.results), board.entrants[1]);
  EXPECT_EQ(whatDecided(hall.tournament.plan(), its), IfLevel::ExtraGame);
}

TEST(LevelKnockout, GroupsAndOtherSystemsHaveNoExtraGames) {
  Plan plan;
  plan.system = System::Groups;
  plan.groups = 2;
  plan.advance = 1;
  plan.ifLevel = IfLevel::ExtraGame;
  Hall hall(plan);
  hall.enter(4);
  ASSERT_TRUE(hall.pair());
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{4, 4}, {8, 2}})), "result");
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{4, 4}})), "");
}

TEST(LevelKnockout, PlayedOnUntilTheNextMarbleItNeedsNoOtherRule) {
  Hall hall = semifinals(IfLevel::NextMarble);
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{6, 6}})), "draw");
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{6, 7}})), "");
  EXPECT_FALSE(whatDecided(hall.tournament.plan(), *hall.tournament.pairing(1, 1)));
}

TEST(LevelKnockout, TheBetterSeedGoesOnWithoutAWord) {
  Hall hall = semifinals(IfLevel::Seed);
  const Board board = hall.tournament.pairing(1, 1)->board;
  const int better = std::ranges::min(board.entrants);
  const int other = std::ranges::max(board.entrants);
  Results results = gamesOf(hall, {{6, 6}});
  results.back().settled = other;
  EXPECT_EQ(hall.tournament.problemIn(Reported{1, 1, {}, results})->code, RefusalCode::Draw);
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{6, 6}}), other), "");
  EXPECT_EQ(refusalOf(hall, gamesOf(hall, {{6, 6}}), better), "");  // agrees, so it stands
  const Pairing& its = *hall.tournament.pairing(1, 1);
  EXPECT_EQ(winnerOf(board, its.results), better);
  EXPECT_EQ(whatDecided(hall.tournament.plan(), its), IfLevel::Seed);
  EXPECT_EQ(sharesOf(board, its.results[0])[0], sharesOf(board, its.results[0])[1]);  // the game is a draw all the same
  EXPECT_FALSE(hall.director().correct(1, 1, gamesOf(hall, {{5, 5}}), ""));
  EXPECT_EQ(winnerOf(board, hall.tournament.pairing(1, 1)->results), better);
}

TEST(LevelKnockout, BehindGroupsTheBracketSaysWhoIsSeededBetter) {
  Plan plan;
  plan.system = System::Groups;
  plan.groups = 2;
  plan.ifLevel = IfLevel::Seed;
  Hall hall(plan);
  hall.enter(4);
  ASSERT_TRUE(hall.pair());
  for (const Pairing& one : std::vector(hall.tournament.rounds().back().pairings))  // the second entrants win
    ASSERT_TRUE(hall.report(1, one.board.number,
                            one.board.entrants[0] < one.board.entrants[1] ? std::vector{1, 8} : std::vector{8, 1}));
  ASSERT_TRUE(hall.pair());
  const auto places = hall.tournament.rounds().back().bracket;
  ASSERT_EQ(places.size(), 4U);
  for (const Pairing& one : hall.tournament.rounds().back().pairings) {
    const int better = betterSeedAt(hall.tournament, one.board);
    EXPECT_TRUE(better == places[0] || better == places[2]) << better;  // the winners of the groups
    EXPECT_EQ(better, std::ranges::max(one.board.entrants));
  }
}

TEST(LevelKnockout, TheOrganiserSaysWhoGoesOnAndNobodyElse) {
  Hall hall = semifinals(IfLevel::Organiser);
  const Board board = hall.tournament.pairing(1, 1)->board;
  Results level = gamesOf(hall, {{6, 6}});
  Results settled = level;
  settled.back().settled = board.entrants[1];
  EXPECT_EQ(refusalOf(hall, settled, board.entrants[1]), "not_yours");
  EXPECT_EQ(refusalOf(hall, level, board.entrants[1]), "");
  EXPECT_EQ(refusalOf(hall, level, board.entrants[0]), "draw");  // what both say doesn't stand yet
  EXPECT_EQ(hall.director().confirm(1, 1, board.entrants[0])->code, RefusalCode::Draw);
  EXPECT_EQ(refusalOf(hall, level), "draw");
  Results strange = level;
  strange.back().settled = 2;
  EXPECT_EQ(refusalOf(hall, strange), "result");  // plays at the other board
  Results decided = gamesOf(hall, {{7, 6}});
  decided.back().settled = board.entrants[1];
  EXPECT_EQ(refusalOf(hall, decided), "result");  // it isn't level
  EXPECT_EQ(refusalOf(hall, settled), "");
  EXPECT_EQ(winnerOf(board, hall.tournament.pairing(1, 1)->results), board.entrants[1]);
  ASSERT_TRUE(hall.report(1, 2, {8, 1}));
  ASSERT_TRUE(hall.pair());
  EXPECT_TRUE(hall.tournament.rounds().back().pairings[0].board.entrants[0] == board.entrants[1] ||
              hall.tournament.rounds().back().pairings[0].board.entrants[1] == board.entrants[1]);
}

TEST(LevelKnockout, AtTablesOfTheServerTheNextMarbleNeedsRoundsOfOneGame) {
  Plan plan;
  plan.name = "Cup";
  plan.system = System::Knockout;
  plan.ifLevel = IfLevel::NextMarble;
  plan.where = Where::Online;
  EXPECT_TRUE(agree(plan));
  plan.games = 2;
  EXPECT_EQ(agree(plan).error().substr(0, 8), "ifLevel:");
  plan.where = Where::Boards;
  EXPECT_TRUE(agree(plan));
}

TEST(DoubleKnockout, OutAfterTwoLossesAndNotBefore) {
  for (int seed = 1; seed <= 200; ++seed) {
    Plan plan;
    plan.system = System::DoubleKnockout;
    const int count = 2 + seed % 15;
    const Hall hall = played(plan, count, seed);
    const auto pasts = pastsOf(hall.tournament);
    const auto rows = standings(hall.tournament);
    for (const Standing& row : rows) {
      const int losses = pasts[row.entrant].losses;
      if (row.place == 1) EXPECT_LE(losses, 1);
      else EXPECT_EQ(losses, 2);
    }
    EXPECT_EQ(rows[1].place, 2);
    const std::string& last = hall.tournament.rounds().back().pairings.back().board.stage;
    EXPECT_TRUE(last == "final" || last == "final_again") << last;
    EXPECT_EQ(last == "final_again",
              pasts[rows[0].entrant].losses == 1 &&
                  hall.tournament.rounds()[hall.tournament.rounds().size() - 2].pairings.back().board.stage == "final");
  }
}

TEST(Groups, AreMadeRoundAndRoundAndBackAgain) {
  Plan plan;
  plan.system = System::Groups;
  plan.groups = 3;
  Hall hall(plan);
  hall.enter(8);
  EXPECT_EQ(groupsOf(hall.tournament), (std::vector<std::vector<int>>{{1, 6, 7}, {2, 5, 8}, {3, 4}}));
}

TEST(Groups, TheBestOfEachGroupMeetThoseOfOthers) {
  for (int seed = 1; seed <= 100; ++seed) {
    Plan plan;
    plan.system = System::Groups;
    plan.groups = 2 + seed % 4;
    plan.advance = 2;
    const Hall hall = played(plan, plan.groups * 3 + seed % 5, seed);
    const auto groups = groupsOf(hall.tournament);
    std::vector<int> groupOf(hall.tournament.entrants().size() + 1);
    for (std::size_t i = 0; i < groups.size(); ++i)
      for (const int number : groups[i]) groupOf[static_cast<std::size_t>(number)] = static_cast<int>(i);
    int advanced = 0;
    for (const Round& round : hall.tournament.rounds()) {
      if (round.bracket.empty()) continue;
      for (const int number : round.bracket) advanced += number != 0 ? 1 : 0;
      for (const Pairing& one : round.pairings)
        EXPECT_NE(groupOf[static_cast<std::size_t>(one.board.entrants[0])],
                  groupOf[static_cast<std::size_t>(one.board.entrants[1])])
            << seed;
    }
    EXPECT_EQ(advanced, 2 * plan.groups);
    EXPECT_EQ(static_cast<int>(hall.tournament.rounds().size()), roundsPlanned(hall.tournament));
  }
}

// The shape of championships: too many in a group to meet each other.
TEST(Groups, OfFewRoundsPairThoseWithAsManyPoints) {
  for (int seed = 1; seed <= 10; ++seed) {
    Plan plan;
    plan.system = System::Groups;
    plan.groups = 2;
    plan.rounds = 5;
    const Hall hall = played(plan, seed % 2 == 0 ? 64 : 21, seed);
    const auto groups = groupsOf(hall.tournament);
    std::map<std::set<int>, int> met;
    std::map<int, int> byes;
    for (int number = 1; number <= 5; ++number) {
      const Round& round = hall.tournament.round(number);
      for (const Pairing& one : round.pairings) {
        const std::set<int> both(one.board.entrants.begin(), one.board.entrants.end());
        EXPECT_EQ(++met[both], 1) << "nobody meets twice";
        const auto& group = groups[one.board.stage == "group:1" ? 0 : 1];
        for (const int who : both) EXPECT_NE(std::ranges::find(group, who), group.end());
      }
      for (const int who : round.byes) EXPECT_EQ(++byes[who], 1);
    }
    ASSERT_EQ(hall.tournament.rounds().size(), 7U);  // five, semifinals, final
    EXPECT_EQ(roundsPlanned(hall.tournament), 7);
    const auto& semifinals = hall.tournament.round(6);
    EXPECT_EQ(semifinals.bracket.size(), 4U);
    EXPECT_EQ(semifinals.pairings.size(), 2U);
    EXPECT_EQ(hall.tournament.round(7).pairings.size(), 2U);
  }
}

TEST(Groups, OfFewRoundsLetWinnersMeetWinners) {
  Plan plan;
  plan.system = System::Groups;
  plan.groups = 2;
  plan.rounds = 3;
  Hall hall(plan);
  hall.enter(32);
  std::map<int, int> wins;
  for (int number = 1; number <= 3; ++number) {
    ASSERT_TRUE(hall.pair());
    for (const Pairing& one : std::vector(hall.tournament.rounds().back().pairings)) {
      const auto& both = one.board.entrants;
      EXPECT_EQ(wins[both[0]], wins[both[1]]) << "round " << number;
      const bool first = both[0] < both[1];
      ++wins[std::ranges::min(both)];
      ASSERT_TRUE(hall.report(number, one.board.number, first ? std::vector{8, 2} : std::vector{2, 8}));
    }
  }
  ASSERT_TRUE(hall.pair());
  std::vector<int> best = hall.tournament.rounds().back().bracket;
  for (const int number : best) EXPECT_GE(wins[number], 2);
}

TEST(Groups, AResultTheKnockoutFollowsFromStays) {
  Plan plan;
  plan.system = System::Groups;
  plan.groups = 2;
  plan.advance = 1;
  Hall hall(plan);
  hall.enter(4);
  ASSERT_TRUE(hall.pair());
  const Board board = hall.tournament.pairing(1, 1)->board;
  ASSERT_TRUE(hall.report(1, 1, {8, 3}));
  ASSERT_FALSE(hall.director().correct(1, 1, {Hall::game(board, {8, 4})}, ""));
  ASSERT_TRUE(hall.report(1, 2, {8, 3}));
  ASSERT_TRUE(hall.pair());
  ASSERT_FALSE(hall.tournament.rounds()[1].bracket.empty());
  EXPECT_EQ(hall.director().correct(1, 1, {Hall::game(board, {8, 3})}, "")->text,
            "the knock-out is drawn by the groups; undo it first");
}

TEST(Arena, WhoeverIsFreeIsPairedAndNotWithTheLastOpponent) {
  Plan plan;
  plan.system = System::Arena;
  Hall hall(plan, 9);
  hall.enter(9);
  Random random(9);
  std::map<int, int> last;
  int again = 0;
  for (int step = 0; step < 200; ++step) {
    if (hall.tournament.free().size() >= 4 && hall.pair())
      for (const Pairing& one : hall.tournament.rounds().back().pairings) {
        const int a = one.board.entrants[0], b = one.board.entrants[1];
        again += last[a] == b || last[b] == a ? 1 : 0;
        last[a] = b;
        last[b] = a;
      }
    for (const Round& round : std::vector(hall.tournament.rounds()))
      for (const Pairing& one : round.pairings)
        if (!one.done() && random.below(2) == 0) hall.report(round.number, one.board.number, {8, 3});
  }
  const auto pasts = pastsOf(hall.tournament);
  int least = 1000, most = 0;
  for (std::size_t i = 1; i < pasts.size(); ++i) {
    least = std::min(least, pasts[i].games);
    most = std::max(most, pasts[i].games);
  }
  EXPECT_LE(again, 1);  // four who are free may be two pairs that have just played
  EXPECT_LE(most - least, 20);
  EXPECT_GT(least, 50);
}

}  // namespace
}  // namespace tacit::tournament
