// What an organiser and the teams may do, in which order, and what comes of it.
#include "tournament/director.h"

#include <gtest/gtest.h>

#include "support/tournaments.h"
#include "tournament/standings.h"

namespace tacit::tournament {
namespace {

using tacit::testing::describe;
using tacit::testing::Hall;

std::string_view codeOf(const Outcome& refusal) { return refusal ? nameOf(refusal->code) : ""; }

Hall running(System system, int entrants) {
  Plan plan;
  plan.system = system;
  plan.rounds = system == System::Swiss ? 3 : 0;
  Hall hall(plan);
  hall.enter(entrants);
  EXPECT_TRUE(hall.pair());
  return hall;
}

TEST(Reporting, OneTeamReportsAndTheOtherConfirms) {
  Hall hall = running(System::Swiss, 4);
  const Pairing& its = *hall.tournament.pairing(1, 1);
  const int one = its.board.entrants[0], other = its.board.entrants[1];
  const int stranger = hall.tournament.pairing(1, 2)->board.entrants[0];
  const Results results = {Hall::game(its.board, {8, 5})};
  EXPECT_EQ(codeOf(hall.director().confirm(1, 1, other)), "not_now");
  EXPECT_EQ(codeOf(hall.director().report(1, 1, stranger, results)), "not_yours");
  ASSERT_FALSE(hall.director().report(1, 1, one, results));
  EXPECT_FALSE(its.done());
  EXPECT_EQ(codeOf(hall.director().confirm(1, 1, one)), "not_yours");
  EXPECT_EQ(codeOf(hall.director().confirm(1, 1, stranger)), "not_yours");
  ASSERT_FALSE(hall.director().confirm(1, 1, other));
  EXPECT_EQ(its.results, results);
  EXPECT_EQ(codeOf(hall.director().report(1, 1, one, results)), "not_now");
}

TEST(Reporting, TheSameFromBothStands) {
  Hall hall = running(System::Swiss, 2);
  const Pairing& its = *hall.tournament.pairing(1, 1);
  const Results results = {Hall::game(its.board, {8, 5})};
  for (const int number : its.board.entrants) ASSERT_FALSE(hall.director().report(1, 1, number, results));
  EXPECT_EQ(its.results, results);
}

TEST(Disputes, BothReportsWaitUntilOneGivesWay) {
  Hall hall = running(System::Swiss, 2);
  const Pairing& its = *hall.tournament.pairing(1, 1);
  const int one = its.board.entrants[0], other = its.board.entrants[1];
  const auto result = [&](int lost) { return Results{Hall::game(its.board, {8, lost})}; };
  ASSERT_FALSE(hall.director().report(1, 1, one, result(5)));
  EXPECT_FALSE(its.disputed());
  ASSERT_FALSE(hall.director().report(1, 1, other, result(6)));
  EXPECT_TRUE(its.disputed());
  EXPECT_EQ(json::text(its.reports), json::text(std::vector<Report>{{one, result(5)}, {other, result(6)}}));
  for (const int number : its.board.entrants) EXPECT_EQ(codeOf(hall.director().confirm(1, 1, number)), "disputed");
  EXPECT_FALSE(its.done());
  ASSERT_FALSE(hall.director().report(1, 1, one, result(7)));  // only its own report is another one now
  EXPECT_EQ(its.reports.size(), 2U);
  ASSERT_FALSE(hall.director().report(1, 1, one, result(6)));
  EXPECT_EQ(its.results, result(6));
  EXPECT_TRUE(its.reports.empty());
}

TEST(Disputes, TheOrganiserSettlesThem) {
  Hall hall = running(System::Swiss, 2);
  const Pairing& its = *hall.tournament.pairing(1, 1);
  ASSERT_FALSE(hall.director().report(1, 1, its.board.entrants[0], {Hall::game(its.board, {8, 5})}));
  ASSERT_FALSE(hall.director().report(1, 1, its.board.entrants[1], {Hall::game(its.board, {3, 8})}));
  ASSERT_TRUE(hall.report(1, 1, {8, 5}));
  EXPECT_EQ(its.results, (Results{Hall::game(its.board, {8, 5})}));
  EXPECT_FALSE(its.disputed());
  ASSERT_FALSE(hall.director().undo());
  EXPECT_TRUE(hall.tournament.pairing(1, 1)->disputed());
}

TEST(Disputes, AmongThreeTheThirdDecides) {
  Plan plan;
  plan.type = "three";
  plan.rounds = 1;
  Hall hall(plan);
  hall.enter(3);
  ASSERT_TRUE(hall.pair());
  const Pairing& its = *hall.tournament.pairing(1, 1);
  const auto result = [&](int last) {
    return Results{
        Hall::game(its.board, {hall.tournament.agreed().marbles, 2, last}, hall.tournament.agreed().marbles)};
  };
  ASSERT_FALSE(hall.director().report(1, 1, its.board.entrants[0], result(1)));
  ASSERT_FALSE(hall.director().report(1, 1, its.board.entrants[1], result(0)));
  ASSERT_FALSE(hall.director().report(1, 1, its.board.entrants[2], result(1)));
  EXPECT_EQ(its.results, result(1));
}

// Older programs kept one report only; what was confirmed was the last one.
TEST(Disputes, AConfirmationInAnOlderFileIsOfTheOthersLastReport) {
  Hall hall = running(System::Swiss, 2);
  const Pairing& its = *hall.tournament.pairing(1, 1);
  const int one = its.board.entrants[0], other = its.board.entrants[1];
  ASSERT_FALSE(hall.director().report(1, 1, one, {Hall::game(its.board, {8, 5})}));
  ASSERT_FALSE(hall.director().report(1, 1, other, {Hall::game(its.board, {8, 6})}));
  const Event confirmed{kEventVersion, hall.tournament.lastNumber() + 1, hall.now(), {}, Confirmed{1, 1, one}};
  ASSERT_FALSE(hall.tournament.problemWith(confirmed));
  hall.tournament.apply(confirmed);
  EXPECT_EQ(its.results, (Results{Hall::game(its.board, {8, 6})}));
}

TEST(Leaving, TheRoundIsPairedAgainWithoutTheTeam) {
  Hall hall = running(System::Swiss, 6);
  const Tournament& its = hall.tournament;
  ASSERT_FALSE(hall.director().leave(its.pairing(1, 2)->board.entrants[0]));
  const auto before = describe(its);
  ASSERT_FALSE(hall.director().pairAgain());
  EXPECT_EQ(its.lastRound(), 1);
  EXPECT_EQ(its.rounds()[0].pairings.size(), 2U);
  EXPECT_EQ(its.rounds()[0].byes.size(), 1U);
  EXPECT_EQ(its.rounds()[0].startedAt, std::nullopt);
  ASSERT_FALSE(hall.director().undo());  // the pairing ...
  EXPECT_EQ(its.stage(), Stage::Open);
  ASSERT_FALSE(hall.director().undo());  // ... and that the one before was dropped
  EXPECT_EQ(describe(its), before);
}

TEST(Leaving, WithAResultInTheRoundStays) {
  Hall hall = running(System::Swiss, 6);
  const Pairing& its = *hall.tournament.pairing(1, 1);
  ASSERT_FALSE(hall.director().leave(hall.tournament.pairing(1, 2)->board.entrants[0]));
  ASSERT_FALSE(hall.director().report(1, 1, its.board.entrants[0], {Hall::game(its.board, {8, 5})}));
  EXPECT_EQ(codeOf(hall.director().pairAgain()), "not_now");
  ASSERT_TRUE(hall.report(1, 1, {8, 5}));
  EXPECT_EQ(codeOf(hall.director().pairAgain()), "not_now");
}

TEST(Leaving, WithTooFewLeftNothingChanges) {
  Hall hall = running(System::Swiss, 2);
  ASSERT_FALSE(hall.director().leave(1));
  const auto before = describe(hall.tournament);
  EXPECT_EQ(codeOf(hall.director().pairAgain()), "no_round");
  EXPECT_EQ(describe(hall.tournament), before);
}

TEST(Leaving, ABracketIsDrawnAnew) {
  Hall hall = running(System::Knockout, 4);
  ASSERT_FALSE(hall.director().leave(4));
  ASSERT_FALSE(hall.director().pairAgain());
  EXPECT_EQ(hall.tournament.rounds()[0].byes, (std::vector{1}));
  EXPECT_EQ(hall.tournament.rounds()[0].pairings.size(), 1U);
}

TEST(Leaving, ByesCountForThoseWhoStay) {
  Hall hall = running(System::Swiss, 3);
  const int bye = hall.tournament.rounds()[0].byes.at(0);
  ASSERT_FALSE(hall.director().leave(bye));
  EXPECT_TRUE(hall.tournament.rounds()[0].byes.empty());
  ASSERT_FALSE(hall.director().undo());
  ASSERT_TRUE(hall.report(1, 1, {8, 5}));
  ASSERT_FALSE(hall.director().leave(bye));  // it had sat out all of the round
  EXPECT_EQ(hall.tournament.rounds()[0].byes, (std::vector{bye}));
}

TEST(Reporting, TheOrganisersWordEndsIt) {
  Hall hall = running(System::Swiss, 2);
  const Pairing& its = *hall.tournament.pairing(1, 1);
  ASSERT_FALSE(hall.director().report(1, 1, its.board.entrants[0], {Hall::game(its.board, {8, 5})}));
  ASSERT_TRUE(hall.report(1, 1, {2, 8}));
  EXPECT_EQ(its.results[0].marbles, (std::vector{2, 8}));
  EXPECT_TRUE(its.reports.empty());
  EXPECT_EQ(codeOf(hall.director().confirm(1, 1, its.board.entrants[1])), "not_now");
}

TEST(Reporting, WhatCannotBeIsRefused) {
  Hall hall = running(System::Swiss, 2);
  const auto& board = hall.tournament.pairing(1, 1)->board;
  const int one = board.entrants[0], other = board.entrants[1];
  const std::vector<Results> wrong = {{},
                                      {Hall::game(board, {8, 5}), Hall::game(board, {8, 5})},
                                      {{{8}, one, {}, {}}},
                                      {{{8, 8}, one, {}, {}}},
                                      {{{9, 5}, one, {}, {}}},
                                      {{{8, -1}, one, {}, {}}},
                                      {{{8, 5}, other, {}, {}}},
                                      {{{8, 5}, {}, {}, {}}},
                                      {{{7, 5}, one, {}, {}}},
                                      {{{0, 0}, 3, {}, true}},
                                      {{{8, 5}, one, 90, {}}}};
  for (const Results& results : wrong) EXPECT_EQ(codeOf(hall.director().report(1, 1, {}, results)), "result");
  EXPECT_EQ(codeOf(hall.director().report(1, 2, {}, {})), "no_board");
  EXPECT_EQ(codeOf(hall.director().report(2, 1, {}, {})), "no_board");
}

TEST(Correcting, TheNewResultCountsAndTheOldOneStaysInTheEvents) {
  Hall hall = running(System::Swiss, 2);
  const Board board = hall.tournament.pairing(1, 1)->board;
  EXPECT_EQ(codeOf(hall.director().correct(1, 1, {Hall::game(board, {3, 8})}, "")), "not_now");
  ASSERT_TRUE(hall.report(1, 1, {8, 3}));
  EXPECT_EQ(codeOf(hall.director().correct(1, 1, {Hall::game(board, {3, 8})}, std::string(301, 'x'))), "why");
  ASSERT_FALSE(hall.director().correct(1, 1, {Hall::game(board, {3, 8})}, "sides mixed up"));
  EXPECT_TRUE(hall.tournament.pairing(1, 1)->corrected);
  EXPECT_EQ(standings(hall.tournament)[0].entrant, board.entrants[1]);
  const auto& events = hall.tournament.events();
  EXPECT_EQ(std::get<Reported>(events[events.size() - 2].what).results[0].marbles, (std::vector{8, 3}));
  EXPECT_EQ(std::get<Corrected>(events.back().what).why, "sides mixed up");
  ASSERT_FALSE(hall.director().finish());
  EXPECT_FALSE(hall.director().correct(1, 1, {Hall::game(board, {8, 3})}, ""));
  EXPECT_EQ(standings(hall.tournament)[0].entrant, board.entrants[0]);
}

TEST(Undoing, StepByStepBackToTheBeginning) {
  Hall hall = running(System::Swiss, 5);
  Random random(3);
  hall.playRound(random);
  ASSERT_FALSE(hall.director().leave(2));
  hall.enter(260);  // more than there are checkpoints for
  ASSERT_TRUE(hall.pair());
  hall.playRound(random);
  ASSERT_FALSE(hall.director().finish());
  std::vector<std::string> states;
  Tournament again;
  for (const Event& event : hall.tournament.events()) {
    again.apply(event);
    states.push_back(describe(again));
  }
  for (; states.size() > 1; states.pop_back()) {
    EXPECT_EQ(describe(hall.tournament), states.back());
    ASSERT_FALSE(hall.director().undo());
  }
  EXPECT_EQ(describe(hall.tournament), states.back());
  EXPECT_EQ(codeOf(hall.director().undo()), "not_now");
}

TEST(Undoing, WhatTeamsHaveDoneSinceStaysOrForbidsIt) {
  Hall hall = running(System::Swiss, 2);
  const Pairing& its = *hall.tournament.pairing(1, 1);
  const int one = its.board.entrants[0];
  ASSERT_FALSE(hall.director("ann").report(1, 1, one, {Hall::game(its.board, {8, 5})}));
  EXPECT_EQ(codeOf(hall.director().undo()), "not_now") << "the start of the round";
  ASSERT_FALSE(hall.director().change(1, "Another name", {}));
  ASSERT_FALSE(hall.director("bob").confirm(1, 1, its.board.entrants[1]));
  ASSERT_FALSE(hall.director().undo());
  EXPECT_EQ(hall.tournament.entrant(1).name, "Team 1");
  EXPECT_TRUE(hall.tournament.pairing(1, 1)->done());
}

TEST(Merging, BringsThePeopleOfBothTogether) {
  Plan plan;
  plan.rounds = 1;
  Hall hall(plan);
  ASSERT_FALSE(hall.director().enter("Ann", {{"Ann", "ann"}}));
  ASSERT_FALSE(hall.director().enter("Bob", {{"Bob", "bob"}}));
  ASSERT_FALSE(hall.director().enter("Two", {{"Eve", "eve"}, {"Dan", "dan"}}));
  EXPECT_EQ(codeOf(hall.director().merge(1, 3)), "members");
  EXPECT_EQ(codeOf(hall.director().merge(1, 1)), "same");
  EXPECT_EQ(codeOf(hall.director().merge(1, 4)), "no_entrant");
  ASSERT_FALSE(hall.director().merge(2, 1));
  EXPECT_EQ(hall.tournament.entrant(1).members, (std::vector<Member>{{"Ann", "ann"}, {"Bob", "bob"}}));
  EXPECT_EQ(hall.tournament.free(), (std::vector{1, 3}));
  EXPECT_EQ(codeOf(hall.director().merge(2, 1)), "not_now");
  EXPECT_EQ(codeOf(hall.director().enter("Bob again", {{"Bob", "bob"}})), "taken");
}

TEST(Entering, NobodyPlaysTwice) {
  Plan plan;
  plan.rounds = 1;
  Hall hall(plan);
  EXPECT_EQ(codeOf(hall.director().enter("Twins", {{"Ann", "ann"}, {"Ann B", "ann"}})), "taken");
  ASSERT_FALSE(hall.director().enter("Ann", {{"Ann", "ann"}}));
  ASSERT_FALSE(hall.director().leave(1));
  ASSERT_FALSE(hall.director().enter("Others", {{"Ann", "ann"}}));
  EXPECT_EQ(codeOf(hall.director().comeBack(1)), "taken");
}

TEST(Boards, TwoChangePlacesAndTheTwoOfABoardTheStart) {
  Hall hall = running(System::Swiss, 5);
  const int one = hall.tournament.pairing(1, 1)->board.entrants[0];
  const int other = hall.tournament.pairing(1, 2)->board.entrants[1];
  const int bye = hall.tournament.rounds()[0].byes[0];
  ASSERT_FALSE(hall.director().swap(one, other));
  EXPECT_EQ(hall.tournament.pairing(1, 1)->board.entrants[0], other);
  EXPECT_EQ(hall.tournament.pairing(1, 2)->board.entrants[1], one);
  ASSERT_FALSE(hall.director().swap(bye, one));
  EXPECT_EQ(hall.tournament.rounds()[0].byes, (std::vector{one}));
  EXPECT_EQ(codeOf(hall.director().swap(one, one)), "not_now");
  EXPECT_EQ(codeOf(hall.director().swap(one, 9)), "no_entrant");
  ASSERT_TRUE(hall.report(1, 1, {8, 1}));
  EXPECT_EQ(codeOf(hall.director().swap(one, bye)), "not_now");
}

TEST(Boards, InAKnockoutOnlyTablesAndStartsChange) {
  Hall hall = running(System::Knockout, 4);
  const auto first = hall.tournament.pairing(1, 1)->board, second = hall.tournament.pairing(1, 2)->board;
  EXPECT_EQ(codeOf(hall.director().swap(first.entrants[0], second.entrants[0])), "boards");
  ASSERT_FALSE(hall.director().swap(first.entrants[0], first.entrants[1]));
  EXPECT_EQ(hall.tournament.pairing(1, 1)->board.entrants[0], first.entrants[1]);
  auto third = second;
  third.stage = "third";
  EXPECT_EQ(codeOf(hall.director().changeBoards({first, third}, {})), "boards");
}

TEST(ChangingThePlan, WhatPairingsFollowFromStays) {
  Hall hall = running(System::Swiss, 4);
  Plan plan = hall.tournament.plan();
  plan.rounds = 5;
  plan.name = "Longer";
  ASSERT_FALSE(hall.director().changePlan(plan));
  EXPECT_EQ(roundsPlanned(hall.tournament), 5);
  plan.games = 2;
  EXPECT_EQ(codeOf(hall.director().changePlan(plan)), "not_now");
  plan.games = 1;
  plan.rounds = 0;
  EXPECT_EQ(codeOf(hall.director().changePlan(plan)), "plan");
}

TEST(ChangingThePlan, TheGameHasRoomForAllWhoHaveEntered) {
  Plan plan;
  plan.rounds = 1;
  Hall hall(plan);
  ASSERT_FALSE(hall.director().enter("Two", {{"Ann", {}}, {"Bob", {}}}));
  plan = hall.tournament.plan();
  plan.type = "two";
  EXPECT_EQ(codeOf(hall.director().changePlan(plan)), "members");
  ASSERT_FALSE(hall.director().change(1, "One", {{"Ann", {}}}));
  EXPECT_FALSE(hall.director().changePlan(plan));
}

TEST(LastRound, StaysOpenWhereThereIsNoNextOne) {
  Plan plan;
  plan.rounds = 1;
  Hall hall(plan);
  hall.enter(2);
  ASSERT_TRUE(hall.pair());
  ASSERT_TRUE(hall.report(1, 1, {8, 3}));
  const auto last = hall.tournament.lastNumber();
  EXPECT_EQ(codeOf(hall.director().pair()), "no_round");
  EXPECT_EQ(hall.tournament.lastNumber(), last);
  plan = hall.tournament.plan();
  plan.rounds = 2;
  ASSERT_FALSE(hall.director().changePlan(plan));
  EXPECT_FALSE(hall.director().pair());
  EXPECT_TRUE(hall.tournament.rounds()[0].closed);
}

TEST(Finishing, AnArenaEndsWhileSomeStillPlay) {
  Hall hall = running(System::Arena, 4);
  ASSERT_TRUE(hall.report(1, 1, {8, 3}));
  ASSERT_FALSE(hall.director().finish());
  EXPECT_EQ(hall.tournament.stage(), Stage::Finished);
  EXPECT_EQ(standings(hall.tournament)[1].won + standings(hall.tournament)[1].lost, 0);
  Hall swiss = running(System::Swiss, 4);
  ASSERT_TRUE(swiss.report(1, 1, {8, 3}));
  EXPECT_EQ(codeOf(swiss.director().finish()), "not_now");
}

TEST(Pausing, NothingIsPairedOrStartedButResultsComeIn) {
  Hall hall = running(System::Swiss, 2);
  EXPECT_EQ(codeOf(hall.director().resume()), "not_now");
  ASSERT_FALSE(hall.director().pause());
  EXPECT_EQ(codeOf(hall.director().pause()), "not_now");
  EXPECT_TRUE(hall.report(1, 1, {8, 1}));
  EXPECT_EQ(codeOf(hall.director().pair()), "not_now");
  EXPECT_FALSE(hall.tournament.rounds()[0].closed);
  ASSERT_FALSE(hall.director().resume());
  ASSERT_FALSE(hall.director().pair());
  ASSERT_FALSE(hall.director().pause());
  EXPECT_EQ(codeOf(hall.director().startRound()), "not_now");
}

using namespace std::chrono_literals;

Hall withMinutes(System system, int minutes) {
  Plan plan;
  plan.system = system;
  plan.rounds = system == System::Swiss ? 3 : 0;
  plan.minutes = system == System::Arena ? 0 : minutes;
  plan.arenaMinutes = minutes;
  Hall hall(plan);
  hall.enter(4);
  return hall;
}

TEST(Clocks, StandStillInAPause) {
  Hall hall = withMinutes(System::Swiss, 30);
  ASSERT_TRUE(hall.pair());
  const Tournament& its = hall.tournament;
  const auto start = hall.now();
  EXPECT_EQ(its.endOf(its.rounds()[0]), start + 30min);
  hall.wait(10min);
  ASSERT_FALSE(hall.director().pause());
  const auto paused = hall.now();
  hall.wait(25min);
  EXPECT_EQ(its.pausedAt(), paused);
  EXPECT_EQ(its.clock(hall.now()), paused);
  ASSERT_FALSE(hall.director().resume());
  const auto missed = hall.now() - paused;
  EXPECT_EQ(its.pausedAt(), std::nullopt);
  EXPECT_EQ(its.clock(hall.now()), hall.now());
  EXPECT_EQ(its.rounds()[0].startedAt, start);
  EXPECT_EQ(its.endOf(its.rounds()[0]), start + missed + 30min);
  // A second one is added; the next round knows of neither.
  ASSERT_FALSE(hall.director().pause());
  hall.wait(1min - 1ms);
  ASSERT_FALSE(hall.director().resume());
  EXPECT_EQ(its.endOf(its.rounds()[0]), start + missed + 31min);
  Random random(1);
  hall.playRound(random);
  ASSERT_TRUE(hall.pair());
  EXPECT_EQ(its.endOf(its.rounds()[1]), hall.now() + 30min);
  ASSERT_FALSE(hall.director().pause());
  hall.wait(1min);
  ASSERT_FALSE(hall.director().resume());
  EXPECT_EQ(its.endOf(its.rounds()[0]), start + missed + 31min) << "it was over by then";
}

TEST(Clocks, AnArenaEndsLaterByItsPauses) {
  Hall hall = withMinutes(System::Arena, 60);
  EXPECT_EQ(hall.tournament.endOfArena(), std::nullopt);
  ASSERT_TRUE(hall.pair());
  const auto end = hall.now() + 60min;
  EXPECT_EQ(hall.tournament.endOfArena(), end);
  ASSERT_TRUE(hall.report(1, 1, {8, 3}));
  ASSERT_TRUE(hall.report(1, 2, {8, 3}));
  ASSERT_TRUE(hall.pair());
  ASSERT_FALSE(hall.director().pause());
  hall.wait(5min - 1ms);
  ASSERT_FALSE(hall.director().resume());
  EXPECT_EQ(hall.tournament.endOfArena(), end + 5min);
  EXPECT_EQ(hall.tournament.endOf(hall.tournament.rounds()[1]), std::nullopt);
}

TEST(Clocks, AreAsBeforeWhenAPauseIsUndone) {
  Hall hall = withMinutes(System::Swiss, 30);
  ASSERT_TRUE(hall.pair());
  const Tournament& its = hall.tournament;
  const auto end = its.endOf(its.rounds()[0]);
  ASSERT_FALSE(hall.director().pause());
  const auto paused = hall.now();
  hall.wait(1min);
  ASSERT_FALSE(hall.director().resume());
  ASSERT_FALSE(hall.director().undo());  // it goes on since the beginning
  EXPECT_EQ(its.clock(hall.now()), paused);
  ASSERT_FALSE(hall.director().undo());
  EXPECT_EQ(its.clock(hall.now()), hall.now());
  EXPECT_EQ(its.endOf(its.rounds()[0]), end);
}

TEST(Extending, ARoundEndsLater) {
  Hall hall = withMinutes(System::Swiss, 30);
  EXPECT_EQ(codeOf(hall.director().extend(5)), "round");
  ASSERT_FALSE(hall.director().pair());
  EXPECT_EQ(codeOf(hall.director().extend(5)), "not_now") << "its clock doesn't run yet";
  ASSERT_FALSE(hall.director().startRound());
  const Tournament& its = hall.tournament;
  const auto end = hall.now() + 30min;
  for (const int minutes : {-1, 0, 61}) EXPECT_EQ(codeOf(hall.director().extend(minutes)), "minutes");
  ASSERT_FALSE(hall.director().extend(5));
  ASSERT_FALSE(hall.director().extend(1));
  EXPECT_EQ(its.endOf(its.rounds()[0]), end + 6min);
  ASSERT_FALSE(hall.director().undo());
  EXPECT_EQ(its.endOf(its.rounds()[0]), end + 5min);
  for (int i = 0; i < 23; ++i) ASSERT_FALSE(hall.director().extend(60));
  EXPECT_EQ(codeOf(hall.director().extend(60)), "not_now") << "more than a day";
  Random random(1);
  hall.playRound(random);
  ASSERT_TRUE(hall.pair());
  EXPECT_EQ(its.endOf(its.rounds()[1]), hall.now() + 30min);
}

TEST(Extending, CountsFromNowWhenTheTimeIsOver) {
  Hall hall = withMinutes(System::Swiss, 30);
  ASSERT_TRUE(hall.pair());
  const Tournament& its = hall.tournament;
  hall.wait(40min);
  ASSERT_FALSE(hall.director().extend(5));
  EXPECT_EQ(its.endOf(its.rounds()[0]), hall.now() + 5min);
  // In a pause the time that stands on the clock gets longer.
  hall.wait(2min);
  ASSERT_FALSE(hall.director().pause());
  const auto left = *its.endOf(its.rounds()[0]) - its.clock(hall.now());
  hall.wait(60min);
  ASSERT_FALSE(hall.director().extend(5));
  EXPECT_EQ(*its.endOf(its.rounds()[0]) - its.clock(hall.now()), left + 5min);
}

TEST(Extending, AnArenaAsAWhole) {
  Hall hall = withMinutes(System::Arena, 60);
  ASSERT_TRUE(hall.pair());
  const auto end = hall.now() + 60min;
  ASSERT_TRUE(hall.report(1, 1, {8, 3}));
  ASSERT_TRUE(hall.report(1, 2, {8, 3}));
  ASSERT_TRUE(hall.pair());
  ASSERT_FALSE(hall.director().extend(10));
  EXPECT_EQ(hall.tournament.endOfArena(), end + 10min);
  Hall without = running(System::Swiss, 2);
  EXPECT_EQ(codeOf(without.director().extend(5)), "not_now") << "no minutes are set";
}

TEST(Announcing, ARoundBeginsLaterAndItsClockWithIt) {
  Hall hall = withMinutes(System::Swiss, 30);
  ASSERT_FALSE(hall.director().pair());
  for (const int minutes : {-1, 61}) EXPECT_EQ(codeOf(hall.director().startRound(minutes)), "minutes");
  ASSERT_FALSE(hall.director().startRound(2));
  const Tournament& its = hall.tournament;
  const Round& round = its.rounds()[0];
  const auto start = hall.now() + 2min;
  EXPECT_EQ(round.startedAt, start);
  EXPECT_EQ(its.endOf(round), start + 30min);
  EXPECT_FALSE(its.hasBegun(round, start - 1ms));
  EXPECT_TRUE(its.hasBegun(round, start));
  EXPECT_EQ(codeOf(hall.director().startRound()), "not_now");
  // A pause holds up the start, however long it is.
  ASSERT_FALSE(hall.director().pause());
  hall.wait(10min - 1ms);
  EXPECT_FALSE(its.hasBegun(round, hall.now()));
  ASSERT_FALSE(hall.director().resume());
  EXPECT_EQ(round.startedAt, start + 10min);
  EXPECT_EQ(its.endOf(round), start + 40min);
  EXPECT_TRUE(hall.report(1, 1, {8, 1}));
}

}  // namespace
}  // namespace tacit::tournament
