// Rounds of a tournament at tables of the server: set up, started, reported and ended by it, and closed to everybody else.
#include <gtest/gtest.h>

#include "people/people_types.h"
#include "support/club_evening.h"
#include "tables/attendance.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;
using testing::Browser;
using testing::errorOf;
using testing::eveningPlan;
using testing::GameServer;
using testing::Player;
using testing::runningTime;
using testing::Talker;
using testing::Visitor;
using testing::won;

tournament::Plan onlinePlan(int rounds = 1) {
  tournament::Plan plan = eveningPlan(rounds);
  plan.type = "two";
  plan.where = tournament::Where::Online;
  return plan;
}

// An organiser, and people who play alone, each an entrant.
struct OnlineEvening {
  OnlineEvening(const GameServer& on, testing::TestTime& itsTime, int people, const tournament::Plan& plan)
      : server(on), time(itsTime), organiser(on, "Organiser") {
    id = organiser.make(plan);
    for (int i = 1; i <= people; ++i) {
      visitors.push_back(std::make_unique<Visitor>(on, "Person " + std::to_string(i)));
      const clubs::EnterWish wish{"Entrant " + std::to_string(i), {{"P", visitors.back()->person}}};
      EXPECT_EQ(visitors.back()->want(id, wish), "");
    }
  }

  void begin() {
    EXPECT_EQ(organiser.want(id, clubs::PairWish{}), "");
    EXPECT_EQ(organiser.want(id, clubs::StartRoundWish{}), "");
  }
  // The server looks at its tournaments once a second.
  bool comesTrue(const std::function<bool()>& what) const { return server.comesToPass(time, what); }
  clubs::PairingShown board(std::size_t index = 0) { return organiser.show(id).rounds.back().pairings[index]; }
  // The table of a game of the board, once it is there.
  std::string table(std::size_t game = 1, std::size_t index = 0) {
    EXPECT_TRUE(comesTrue([&] { return board(index).tables.size() >= game; }));
    return board(index).tables[game - 1];
  }
  Visitor& visitor(int entrant) { return *visitors[static_cast<std::size_t>(entrant - 1)]; }
  // Those who play at a board, in its order.
  std::vector<std::unique_ptr<Player>> sitDown(const std::string& table, std::size_t index = 0) {
    std::vector<std::unique_ptr<Player>> players;
    for (const int entrant : board(index).entrants) {
      players.push_back(std::make_unique<Player>(server, visitor(entrant).browser, table));
      EXPECT_TRUE(players.back()->waitForView());
    }
    server.letPass(time, std::chrono::seconds(1));
    for (const auto& one : players) EXPECT_TRUE(one->until([&] { return one->game.has_value(); }));
    return players;
  }

  const GameServer& server;
  testing::TestTime& time;
  Visitor organiser;
  std::string id;
  std::vector<std::unique_ptr<Visitor>> visitors;
};

// Anyone who has something to decide does.
bool decideOne(const std::vector<std::unique_ptr<Player>>& players) {
  Player& reader = *players.front();
  if (!reader.until([&] { return reader.over() || !reader.game->deciding.empty(); }) || reader.over()) return false;
  const Seat seat = *notation::seatNamed(reader.game->deciding.substr(0, 1));
  for (const auto& one : players) {
    if (one->view->you.find(notation::seatLetter(seat)) == std::string::npos) continue;
    if (!one->waitFor(reader.last) || !one->decide(seat).empty()) return false;
    for (const auto& other : players)
      if (!other->waitFor(one->answer->n)) return false;
    return true;
  }
  return false;
}

void playToTheEnd(const std::vector<std::unique_ptr<Player>>& players) {
  for (int n = 0; n < 5000 && decideOne(players); ++n) {}
  for (const auto& one : players) ASSERT_TRUE(one->until([&] { return one->over(); }));
}

TEST(TournamentTables, ARoundIsPlayedAndItsResultsCount) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  OnlineEvening evening(server, *time, 2, onlinePlan());
  evening.begin();
  const auto board = evening.board();
  const auto table = evening.table();
  auto players = evening.sitDown(table);
  EXPECT_EQ(players[0]->game->deciding.empty(), false);
  // The first entrant has the start.
  const auto scene = notation::parsePosition(players[0]->game->position);
  ASSERT_TRUE(scene);
  const Seat start = scene->position.setup.table().seats.next(scene->position.dealer);
  EXPECT_NE(players[0]->view->you.find(notation::seatLetter(start)), std::string::npos);
  playToTheEnd(players);
  ASSERT_TRUE(evening.comesTrue([&] { return !evening.board().results.empty(); }));
  const auto result = evening.board().results[0];
  ASSERT_TRUE(evening.comesTrue([&] { return server.store()->games().find(table).has_value(); }));
  const std::string winners = server.store()->games().find(table)->result;
  const std::size_t winner = players[0]->view->you == winners ? 0 : 1;
  EXPECT_EQ(result.winner, board.entrants[winner]);
  EXPECT_EQ(result.marbles[winner], 4);
  EXPECT_LT(result.marbles[1 - winner], 4);
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::FinishWish{}), "");
}

TEST(TournamentTables, TheOrganiserAloneSeesWhoIsThere) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  OnlineEvening evening(server, *time, 2, onlinePlan());
  evening.begin();
  const auto table = evening.table();
  const std::string path = "/api/tournaments/" + evening.id + "/attendance";
  const auto isOf = [&](int entrant) -> std::optional<tables::Coming> {
    const auto all = evening.organiser.browser.read<tables::Attendance>(evening.organiser.browser.get(path));
    const auto one = std::ranges::find(all.people, evening.visitor(entrant).person, &tables::Attendant::person);
    return one == all.people.end() ? std::nullopt : std::optional(one->is);
  };
  EXPECT_EQ(isOf(1), tables::Coming::Never);
  server.letPass(*time, std::chrono::seconds(1));
  auto player = std::make_unique<Player>(server, evening.visitor(1).browser, table);
  ASSERT_TRUE(player->waitForView());
  EXPECT_EQ(isOf(1), tables::Coming::Here);
  EXPECT_EQ(isOf(2), tables::Coming::Never);
  player.reset();
  EXPECT_TRUE(evening.comesTrue([&] { return isOf(1) == tables::Coming::Away; }));
  EXPECT_EQ(isOf(2), tables::Coming::Never);
  EXPECT_EQ(errorOf(evening.visitor(1).browser.get(path)), "not_yours");
}

TEST(TournamentTables, NobodyDecidesThereWhatTheTournamentDecides) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  OnlineEvening evening(server, *time, 2, onlinePlan());
  evening.begin();
  const auto table = evening.table();
  const auto entrants = evening.board().entrants;
  Player one(server, evening.visitor(entrants[0]).browser, table);
  ASSERT_TRUE(one.waitForView());
  Visitor stranger(server, "Stranger");
  Player other(server, stranger.browser, table);
  ASSERT_TRUE(other.waitForView());
  const std::vector<table::CommandBody> wants = {table::Sit{0},
                                                 table::Rise{0},
                                                 table::SeatBot{1, "simple"},
                                                 table::HandOver{0},
                                                 table::CommitWord{std::string(64, 'a')},
                                                 table::Start{},
                                                 table::Leave{}};
  for (const auto& want : wants) EXPECT_EQ(one.want(want), "tournament") << json::text(want);
  for (const auto& want : wants) EXPECT_EQ(other.want(want), "tournament") << json::text(want);
  EXPECT_EQ(errorOf(evening.visitor(1).browser.post("/api/tables/delete", json::text(service::TableName{table}))),
            "not_yours");
  auto players = evening.sitDown(table);
  for (const table::CommandBody& want :
       std::vector<table::CommandBody>{table::OfferAbort{}, table::AskSeat{0}, table::Start{}})
    EXPECT_EQ(players[0]->want(want), "tournament");
  EXPECT_EQ(players[0]->want(table::Leave{}), "");
  EXPECT_EQ(players[0]->want(table::Return{}), "");
  // Nor does anybody make such a table, or report what the server sees.
  for (const auto* const option : {R"("tournament":"abcdefgh")", R"("sealed":true)", R"("loseAfter":5)"})
    EXPECT_EQ(errorOf(stranger.browser.post("/api/tables", R"({"options":{)" + std::string(option) + "}}")),
              "bad_options");
  const clubs::ReportWish report{1, evening.board().number, won(entrants, 0, 0, 4)};
  EXPECT_EQ(evening.visitor(entrants[0]).want(evening.id, report), "not_yours");
}

TEST(TournamentTables, WhoDoesNotComeLoses) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  auto plan = onlinePlan();
  plan.noShowMinutes = 1;
  plan.games = 2;
  OnlineEvening evening(server, *time, 2, plan);
  evening.begin();
  const auto table = evening.table();
  const auto entrants = evening.board().entrants;
  Player waiting(server, evening.visitor(entrants[1]).browser, table);
  ASSERT_TRUE(waiting.waitForView());
  server.letPass(*time, 50s);
  EXPECT_TRUE(evening.board().results.empty());
  server.letPass(*time, 16s);
  ASSERT_TRUE(evening.comesTrue([&] { return !evening.board().results.empty(); }));
  const auto results = evening.board().results;
  ASSERT_EQ(results.size(), 2U);
  for (const auto& one : results) {
    EXPECT_EQ(one.forfeit, true);
    EXPECT_EQ(one.winner, entrants[1]);
  }
}

TEST(TournamentTables, WhoDoesNotComeGetsABot) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  auto plan = onlinePlan();
  plan.noShowMinutes = 1;
  plan.noShow = tournament::NoShow::Bot;
  OnlineEvening evening(server, *time, 2, plan);
  evening.begin();
  const auto table = evening.table();
  const auto entrants = evening.board().entrants;
  Player waiting(server, evening.visitor(entrants[1]).browser, table);
  ASSERT_TRUE(waiting.waitForView());
  server.letPass(*time, 66s);
  EXPECT_TRUE(waiting.until([&] { return waiting.game.has_value(); }));
  EXPECT_EQ(std::ranges::count_if(waiting.places, [](const auto& one) { return one.bot.has_value(); }), 1);
}

// Who sits at a table for a team of two.
struct Pairs : OnlineEvening {
  using OnlineEvening::OnlineEvening;

  static tournament::Plan plan(tournament::NoShow noShow) {
    auto plan = onlinePlan();
    plan.type = "four";
    plan.noShow = noShow;
    plan.noShowMinutes = 1;
    return plan;
  }
  // Somebody who takes the second place of the team, and goes to the table.
  std::unique_ptr<Player> partnerOf(Visitor& partner, int entrant, const std::string& table) {
    const auto code = visitor(entrant).role(id).code;
    EXPECT_EQ(partner.want(id, clubs::ClaimWish{1}, code), "");
    auto player = std::make_unique<Player>(server, partner.browser, table);
    EXPECT_TRUE(player->waitForView());
    return player;
  }
};

bool isAt(const Player& player, const std::string& person) {
  return std::ranges::any_of(player.places, [&](const auto& one) { return one.person == person; });
}

std::ptrdiff_t botsAt(const Player& player) {
  return std::ranges::count_if(player.places, [](const auto& one) { return one.bot.has_value(); });
}

TEST(TournamentTables, APlaceWaitsForThePersonWhoTakesIt) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  Pairs evening(server, *time, 2, Pairs::plan(tournament::NoShow::Bot));
  evening.begin();
  const auto table = evening.table();
  const auto entrants = evening.board().entrants;
  std::vector<std::unique_ptr<Player>> there;
  for (const int entrant : entrants) {
    there.push_back(std::make_unique<Player>(server, evening.visitor(entrant).browser, table));
    ASSERT_TRUE(there.back()->waitForView());
  }
  EXPECT_EQ(botsAt(*there[0]), 0) << "the minutes are not over";
  Visitor early(server, "Early");
  const auto partner = evening.partnerOf(early, entrants[0], table);
  server.letPass(*time, 4s);
  ASSERT_TRUE(partner->until([&] { return isAt(*partner, early.person); }));
  EXPECT_EQ(partner->stage, table::Stage::Open);
  server.letPass(*time, 66s);
  ASSERT_TRUE(partner->until([&] { return partner->game.has_value(); }));
  EXPECT_EQ(botsAt(*partner), 1);
  Visitor late(server, "Late");
  const auto other = evening.partnerOf(late, entrants[1], table);
  server.letPass(*time, 4s);
  ASSERT_TRUE(other->until([&] { return isAt(*other, late.person); }));
  EXPECT_EQ(botsAt(*other), 0);
}

TEST(TournamentTables, ATeamThatNobodyJoinedDoesNotWin) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  Pairs evening(server, *time, 1, Pairs::plan(tournament::NoShow::Lose));
  ASSERT_EQ(evening.organiser.want(evening.id, clubs::EnterWish{"Nobody", {{"A", {}}, {"B", {}}}}), "");
  evening.begin();
  Player waiting(server, evening.visitor(1).browser, evening.table());
  ASSERT_TRUE(waiting.waitForView());
  server.letPass(*time, 66s);
  ASSERT_TRUE(evening.comesTrue([&] { return !evening.board().results.empty(); }));
  EXPECT_EQ(evening.board().results[0].winner, 1) << "though its other place was empty, too";
}

TEST(TournamentTables, WhereNobodyIsKnownTheOrganiserHasTheResult) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  Pairs evening(server, *time, 0, Pairs::plan(tournament::NoShow::Lose));
  for (const auto* const name : {"Ants", "Bees"})
    ASSERT_EQ(evening.organiser.want(evening.id, clubs::EnterWish{name, {{"A", {}}, {"B", {}}}}), "");
  evening.begin();
  evening.table();
  server.letPass(*time, 130s);
  EXPECT_TRUE(evening.board().results.empty());
  EXPECT_EQ(evening.board().tables.size(), 1U);
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::ReportWish{1, 1, won(evening.board().entrants, 1)}), "");
}

TEST(TournamentTables, NobodyWinsWhereNobodyComes) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  for (const auto noShow : {tournament::NoShow::Bot, tournament::NoShow::Lose}) {
    auto plan = onlinePlan();
    plan.noShowMinutes = 0;
    plan.noShow = noShow;
    OnlineEvening evening(server, *time, 2, plan);
    evening.begin();
    ASSERT_TRUE(evening.comesTrue([&] { return !evening.board().results.empty(); }));
    EXPECT_FALSE(evening.board().results[0].winner);
  }
}

TEST(TournamentTables, TimeEndsAGameWithTheMarblesThatAreHome) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  auto plan = onlinePlan();
  plan.minutes = 30;
  OnlineEvening evening(server, *time, 2, plan);
  evening.begin();
  auto players = evening.sitDown(evening.table());
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(decideOne(players));
  EXPECT_TRUE(evening.board().results.empty());
  time->pass(31min);
  ASSERT_TRUE(evening.comesTrue([&] { return !evening.board().results.empty(); }));
  EXPECT_FALSE(evening.board().results[0].winner);
  EXPECT_FALSE(evening.board().results[0].forfeit);
  EXPECT_TRUE(players[0]->until([&] { return players[0]->stage == table::Stage::Aborted; }));
}

// Some looks of the server at its tournaments, in which something that must not happen could have happened.
constexpr auto kSomeLooks = 2500ms;

tournament::Plan finalPlan(tournament::IfLevel rule) {
  auto plan = onlinePlan(0);
  plan.system = tournament::System::Knockout;
  plan.minutes = 30;
  plan.ifLevel = rule;
  return plan;
}

TEST(TournamentTables, AFinalThatIsLevelGetsAnExtraGame) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  OnlineEvening evening(server, *time, 2, finalPlan(tournament::IfLevel::ExtraGame));
  evening.begin();
  {
    const auto players = evening.sitDown(evening.table());
    for (int i = 0; i < 4; ++i) ASSERT_TRUE(decideOne(players));
    time->pass(31min);
    EXPECT_TRUE(players[0]->until([&] { return players[0]->stage == table::Stage::Aborted; }));
  }
  const auto players =
      evening.sitDown(evening.table(2));  // the time of the round is over, and it is played all the same
  playToTheEnd(players);
  ASSERT_TRUE(evening.comesTrue([&] { return !evening.board().results.empty(); }));
  const auto board = evening.board();
  ASSERT_EQ(board.results.size(), 2U);
  EXPECT_EQ(board.results[0].marbles, (std::vector{0, 0}));
  EXPECT_TRUE(board.results[1].winner);
  EXPECT_EQ(board.winner, board.results[1].winner);
  EXPECT_EQ(board.decided, tournament::IfLevel::ExtraGame);
}

TEST(TournamentTables, AFinalThatIsLevelGoesOnUntilTheNextMarble) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  OnlineEvening evening(server, *time, 2, finalPlan(tournament::IfLevel::NextMarble));
  evening.begin();
  const auto players = evening.sitDown(evening.table());
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(decideOne(players));
  time->pass(31min);
  server.letPass(*time, kSomeLooks);
  EXPECT_EQ(players[0]->stage, table::Stage::Playing);
  while (evening.board().results.empty() && decideOne(players)) server.letPass(*time, 1s);
  ASSERT_TRUE(evening.comesTrue([&] { return !evening.board().results.empty(); }));
  const auto board = evening.board();
  ASSERT_EQ(board.results.size(), 1U);
  EXPECT_NE(board.results[0].marbles[0], board.results[0].marbles[1]);
  EXPECT_TRUE(board.winner);
  EXPECT_FALSE(board.decided);
}

TEST(TournamentTables, APauseHoldsUpTheEndOfARound) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  auto plan = onlinePlan();
  plan.minutes = 30;
  OnlineEvening evening(server, *time, 2, plan);
  evening.begin();
  auto players = evening.sitDown(evening.table());
  const auto before = evening.organiser.show(evening.id);
  EXPECT_EQ(before.rounds[0].endsAt, before.rounds[0].startedAt + 30min);
  EXPECT_EQ(before.pausedAt, base::Instant());
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::PauseWish{}), "");
  const auto paused = evening.organiser.show(evening.id);
  EXPECT_EQ(paused.rounds[0].endsAt, before.rounds[0].endsAt);
  EXPECT_GE(paused.pausedAt, before.now);
  EXPECT_LE(paused.pausedAt, paused.now);
  time->pass(31min);
  server.letPass(*time, kSomeLooks);
  EXPECT_TRUE(evening.board().results.empty());
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::ResumeWish{}), "");
  const auto after = evening.organiser.show(evening.id);
  EXPECT_GE(after.rounds[0].endsAt, before.rounds[0].endsAt + 31min);
  EXPECT_EQ(after.pausedAt, base::Instant());
  server.letPass(*time, kSomeLooks);
  EXPECT_TRUE(evening.board().results.empty());
  players.clear();
  server.restart();
  Visitor anybody(server, "Anybody");
  EXPECT_EQ(anybody.show(evening.id).rounds[0].endsAt, after.rounds[0].endsAt);
  server.letPass(*time, kSomeLooks);
  EXPECT_TRUE(anybody.show(evening.id).rounds[0].pairings[0].results.empty());
  time->pass(30min);
  EXPECT_TRUE(evening.comesTrue([&] { return !anybody.show(evening.id).rounds[0].pairings[0].results.empty(); }));
}

TEST(TournamentTables, OfAnAnnouncedRoundAreSetUpAtOnceAndAwaitNobodyBefore) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  auto plan = onlinePlan();
  plan.noShowMinutes = 0;
  OnlineEvening evening(server, *time, 2, plan);
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::PairWish{}), "");
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::StartRoundWish{61}), "minutes");
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::StartRoundWish{2}), "");
  const auto shown = evening.organiser.show(evening.id);
  EXPECT_GT(shown.rounds[0].startedAt, shown.now);
  const auto table = evening.table();
  Player early(server, evening.visitor(1).browser, table);
  ASSERT_TRUE(early.waitForView());
  server.letPass(*time, kSomeLooks);
  EXPECT_TRUE(evening.board().results.empty());
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::PauseWish{}), "");
  time->pass(3min);
  server.letPass(*time, kSomeLooks);
  EXPECT_TRUE(evening.board().results.empty());
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::ResumeWish{}), "");
  Player late(server, evening.visitor(2).browser, table);
  ASSERT_TRUE(late.waitForView());
  server.letPass(*time, kSomeLooks);
  EXPECT_EQ(early.want(table::Ping{}), "");  // what was said before it has been heard
  EXPECT_FALSE(early.game);
  time->pass(2min);
  EXPECT_TRUE(early.until([&] { return early.game.has_value(); }));
  EXPECT_EQ(evening.board().tables, std::vector{table});
}

TEST(TournamentTables, WhatWasUndoneOrEnteredByHandIsNotPlayedOn) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  OnlineEvening evening(server, *time, 4, onlinePlan());
  evening.begin();
  const auto undone = evening.table();
  const auto boards = evening.organiser.show(evening.id).rounds[0].pairings;
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::SwapWish{boards[0].entrants[0], boards[1].entrants[0]}), "");
  time->pass(20s);
  EXPECT_TRUE(evening.comesTrue([&] { return server.store()->tables().statusOf(undone) == store::TableStatus::Done; }));
  const auto played = evening.table();
  EXPECT_NE(played, undone);
  const auto board = evening.board();
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::ReportWish{1, board.number, won(board.entrants, 0, 2, 4)}), "");
  time->pass(20s);
  EXPECT_TRUE(evening.comesTrue([&] { return server.store()->tables().statusOf(played) == store::TableStatus::Done; }));
  EXPECT_EQ(evening.board().tables, std::vector{played});
  // The step is taken back, and the board is played again.
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::UndoWish{}), "");
  EXPECT_TRUE(evening.comesTrue([&] { return evening.board().tables != std::vector{played}; }));
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::UndoWish{}), "");  // the swap
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::UndoWish{}), "");  // the start
  EXPECT_TRUE(evening.board().tables.empty());
}

TEST(TournamentTables, SurviveARestart) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  OnlineEvening evening(server, *time, 2, onlinePlan());
  evening.begin();
  const auto table = evening.table();
  auto players = evening.sitDown(table);
  for (int i = 0; i < 5; ++i) ASSERT_TRUE(decideOne(players));
  players.clear();
  const auto cookies = std::pair(evening.visitor(1).browser.cookie, evening.visitor(2).browser.cookie);
  server.restart();
  Visitor organiser(server, "Anybody");
  Browser one(server);
  Browser two(server);
  one.cookie = cookies.first;
  two.cookie = cookies.second;
  for (const Browser* const browser : {&one, &two}) {
    players.push_back(std::make_unique<Player>(server, *browser, table));
    ASSERT_TRUE(players.back()->waitForView());
  }
  playToTheEnd(players);
  players.clear();
  server.restart();  // the result is reported by then, or follows from what was kept
  Visitor again(server, "Anybody");
  EXPECT_TRUE(evening.comesTrue([&] { return !again.show(evening.id).rounds[0].pairings[0].results.empty(); }));
}

TEST(TournamentTables, AnArenaPairsWhoeverIsFree) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  auto plan = onlinePlan(0);
  plan.system = tournament::System::Arena;
  plan.noShowMinutes = 0;
  OnlineEvening evening(server, *time, 3, plan);
  evening.begin();
  EXPECT_TRUE(
      evening.comesTrue([&] { return !evening.organiser.show(evening.id).rounds[0].pairings[0].results.empty(); }));
  time->pass(30s);
  EXPECT_TRUE(evening.comesTrue([&] { return evening.organiser.show(evening.id).rounds.size() == 2; }));
  EXPECT_NE(evening.organiser.show(evening.id).rounds[1].startedAt, base::Instant());
  time->pass(61min);
  EXPECT_TRUE(evening.comesTrue([&] { return !evening.board().results.empty(); }));
  EXPECT_TRUE(
      evening.comesTrue([&] { return evening.organiser.show(evening.id).stage == tournament::Stage::Finished; }));
  EXPECT_EQ(evening.organiser.show(evening.id).rounds.size(), 2U);
}

TEST(TournamentTables, AnArenaOnlineEndsWhenTheLastGameDoes) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  auto plan = onlinePlan(0);
  plan.system = tournament::System::Arena;
  OnlineEvening evening(server, *time, 2, plan);
  evening.begin();
  auto players = evening.sitDown(evening.table());
  time->pass(75min);
  server.letPass(*time, kSomeLooks);
  EXPECT_EQ(evening.organiser.show(evening.id).stage, tournament::Stage::Running);
  playToTheEnd(players);
  EXPECT_TRUE(
      evening.comesTrue([&] { return evening.organiser.show(evening.id).stage == tournament::Stage::Finished; }));
  EXPECT_EQ(evening.board().results.size(), 1U);
  EXPECT_EQ(evening.organiser.show(evening.id).rounds.size(), 1U);
}

TEST(TournamentTables, AnArenaOnRealBoardsWaitsTenMinutesForItsLastResults) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  Visitor organiser(server, "Organiser");
  tournament::Plan plan = eveningPlan(0);
  plan.system = tournament::System::Arena;
  for (const bool allCome : {true, false}) {
    const auto id = organiser.make(plan);
    for (int i = 1; i <= 4; ++i) EXPECT_EQ(organiser.want(id, clubs::EnterWish{"Team " + std::to_string(i), {}}), "");
    EXPECT_EQ(organiser.want(id, clubs::PairWish{}), "");
    EXPECT_EQ(organiser.want(id, clubs::StartRoundWish{}), "");
    const auto boards = organiser.show(id).rounds[0].pairings;
    const auto report = [&](std::size_t i) {
      EXPECT_EQ(organiser.want(id, clubs::ReportWish{1, boards[i].number, won(boards[i].entrants, 0)}), "");
    };
    report(0);
    server.letPass(*time, kSomeLooks);
    EXPECT_EQ(organiser.show(id).rounds.size(), 1U);  // the organiser pairs here
    time->pass(61min);
    server.letPass(*time, kSomeLooks);
    EXPECT_EQ(organiser.show(id).stage, tournament::Stage::Running);
    if (allCome) report(1);
    else time->pass(10min);
    EXPECT_TRUE(server.comesToPass(*time, [&] { return organiser.show(id).stage == tournament::Stage::Finished; }));
    EXPECT_EQ(organiser.show(id).rounds[0].pairings[1].results.empty(), !allCome);
  }
}

// ---- Rated games ----

// The organiser plays too, and both are known by name; their game has begun.
struct RatedEvening : OnlineEvening {
  RatedEvening(const GameServer& on, testing::TestTime& itsTime, bool rated = true, int seconds = 600)
      : OnlineEvening(on, itsTime, 1, planOf(rated, seconds)) {
    organiser.browser.makeAccount("Organiser");
    visitors[0]->browser.makeAccount("Person 1");
    EXPECT_EQ(organiser.want(id, clubs::EnterWish{"Entrant 2", {{"O", organiser.person}}}), "");
    visitors.push_back(std::make_unique<Visitor>(organiser));
    begin();
    where = table();
    players = sitDown(where);
    for (int i = 0; i < 5; ++i) EXPECT_TRUE(decideOne(players));
  }
  static tournament::Plan planOf(bool rated, int seconds) {
    auto plan = onlinePlan();
    plan.rated = rated;
    plan.clock.decision = seconds;
    return plan;
  }
  // By now the server would have called off whatever is nobody's.
  void waitForTheServer() const { server.letPass(time, 20s); }
  bool isPlaying() {
    EXPECT_EQ(players[0]->want(table::Ping{}), "");  // what was said before it has been heard
    return !players[0]->over();
  }
  // To the end, in rating and history.
  void expectItCounts() {
    playToTheEnd(players);
    ASSERT_TRUE(comesTrue([&] { return server.store()->games().find(where).has_value(); }));
    EXPECT_TRUE(server.store()->games().find(where)->rated);
    std::vector<double> mu;
    for (const auto& one : visitors) {
      const auto history = one->browser.read<service::History>(one->browser.get("/api/history?person=" + one->person));
      ASSERT_EQ(history.games.size(), 1U);
      EXPECT_EQ(history.games[0].table, where);
      const auto rating = server.store()->people().find(one->person)->ratingIn("two");
      EXPECT_EQ(rating.games, 1);
      mu.push_back(rating.mu);
    }
    EXPECT_NE(mu[0], mu[1]);
  }

  std::string where;
  std::vector<std::unique_ptr<Player>> players;
};

// An organiser who is about to lose does not get out of it by entering another result ...
TEST(TournamentTables, ARatedGameGoesOnWhenItsResultIsEntered) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  RatedEvening evening(server, *time);
  const auto board = evening.board();
  const clubs::ReportWish report{1, board.number, won(board.entrants, 0, 2, 4)};
  EXPECT_EQ(evening.organiser.want(evening.id, report), "");
  evening.waitForTheServer();
  EXPECT_TRUE(evening.isPlaying());
  // ... nor by ending it all.
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::CloseRoundWish{}), "");
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::FinishWish{}), "");
  evening.waitForTheServer();
  EXPECT_TRUE(evening.isPlaying());
  evening.expectItCounts();
  server.letPass(*time, kSomeLooks);
  EXPECT_EQ(evening.board().results, report.results);  // for the tournament it is as the organiser says
}

TEST(TournamentTables, ARatedGameGoesOnWhenItsRoundIsUndone) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  RatedEvening evening(server, *time);
  // Until the round is not even paired.
  while (!evening.organiser.show(evening.id).rounds.empty())
    ASSERT_EQ(evening.organiser.want(evening.id, clubs::UndoWish{}), "");
  evening.waitForTheServer();
  EXPECT_TRUE(evening.isPlaying());
  evening.expectItCounts();
  EXPECT_TRUE(evening.organiser.show(evening.id).rounds.empty());
}

// Also by a server that was away meanwhile, and without those who stay away: they lose.
TEST(TournamentTables, ARatedGameThatWasUndoneEndsWithoutItsPeople) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  std::string where;
  std::vector<std::string> people;
  {
    RatedEvening evening(server, *time, true, 20);
    where = evening.where;
    for (const auto& one : evening.visitors) people.push_back(one->person);
    EXPECT_EQ(evening.organiser.want(evening.id, clubs::UndoWish{}), "");
  }
  server.restart();
  ASSERT_TRUE(server.comesToPass(*time, [&] { return server.store()->games().find(where).has_value(); }));
  for (const auto& person : people) EXPECT_LT(server.store()->people().find(person)->ratingIn("two").mu, 25);
}

TEST(TournamentTables, AnyOtherGameThatWasUndoneEnds) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  RatedEvening evening(server, *time, false);
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::UndoWish{}), "");
  evening.waitForTheServer();
  EXPECT_TRUE(evening.players[0]->until([&] { return evening.players[0]->stage == table::Stage::Aborted; }));
  EXPECT_EQ(server.store()->games().find(evening.where), std::nullopt);
}

// ---- The same cards at every table ----

std::string handOf(const Player& player) {
  const auto scene = notation::parsePosition(player.game->position);
  return notation::cardList(scene->position.hands[*notation::seatNamed(player.view->you)]);
}

// All that somebody can get of a table over HTTP.
std::string everythingOf(Visitor& visitor, const std::string& table) {
  return visitor.browser.get("/api/games/" + table + ".tac").body + visitor.browser.get("/api/export").body +
         visitor.browser.get("/api/history?person=" + visitor.person).body +
         visitor.browser.get("/api/tables/" + table).body;
}

TEST(TournamentTables, TheCardsOfADuplicateRoundAreToldWhenAllHavePlayed) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  auto plan = onlinePlan();
  plan.duplicate = true;
  plan.games = 2;
  OnlineEvening evening(server, *time, 4, plan);
  evening.begin();
  const std::vector tables = {evening.table(1, 0), evening.table(1, 1)};
  auto first = evening.sitDown(tables[0], 0);
  auto second = evening.sitDown(tables[1], 1);
  // The same hands on the same sides, at all tables.
  for (const std::size_t i : {0U, 1U}) {
    EXPECT_EQ(first[i]->view->you, second[i]->view->you);
    EXPECT_EQ(handOf(*first[i]), handOf(*second[i]));
  }
  EXPECT_EQ(first[0]->view->commit, second[0]->view->commit);
  const auto created = std::get<table::Created>(server.events(tables[0]).front().what);
  const std::string secret = created.seed.value_or("");
  ASSERT_EQ(secret.size(), 64U);
  // Nobody looks on.
  Visitor friendOf(server, "Friend");
  Player onlooker(server, friendOf.browser, tables[1]);
  EXPECT_EQ(onlooker.talker().end().first, 4403);
  friendOf.browser.makeAccount("Friend");
  const auto made =
      friendOf.browser.post("/api/tokens", json::text(people::TokenWish{"mine", people::Scope::Read, false}));
  const net::Headers program{{"Authorization", "Bearer " + friendOf.browser.read<people::TokenMade>(made).token}};
  Talker reader(server.address(), program, "/ws/" + tables[1]);
  EXPECT_EQ(reader.end().first, 4403);
  // One table is done; the other still plays with these cards.
  playToTheEnd(first);
  const auto next = evening.table(2, 0);
  auto afterwards = evening.sitDown(next, 0);
  // Another deal.
  EXPECT_NE(afterwards[0]->view->commit, second[0]->view->commit);
  const auto knowsNothing = [&](const std::string& text) { return text.find(secret) == std::string::npos; };
  for (const auto& one : first)
    for (const auto& text : one->events) EXPECT_TRUE(knowsNothing(text)) << text;
  Visitor& player = evening.visitor(evening.board(0).entrants[0]);
  Player again(server, player.browser, tables[0]);
  ASSERT_TRUE(again.waitForView());
  EXPECT_EQ(again.view->stage, table::Stage::Over);
  EXPECT_FALSE(again.view->seed);
  EXPECT_TRUE(knowsNothing(everythingOf(player, tables[0])));
  EXPECT_EQ(player.browser.get("/api/games/" + tables[0] + ".tac").status, 404);
  const std::string root = "/api/tournaments/" + evening.id;
  for (const auto* const path : {"", "/history", "/file"})
    EXPECT_TRUE(knowsNothing(evening.organiser.browser.get(root + path).body));
  for (const auto& path : {"/tournaments/" + evening.id, "/tournaments/" + evening.id + "/history",
                           "/games/" + tables[0] + ".tac", "/tables/" + tables[0]})
    EXPECT_TRUE(knowsNothing(testing::httpCall(server.address(), "GET", "/api/v1" + path, program).body)) << path;
  // Also not when the server was away, or somebody's game is broken off.
  EXPECT_EQ(server.store()->games().find(tables[0]), std::nullopt);
  // When all have played and the round is closed, everybody can look and check.
  playToTheEnd(afterwards);
  playToTheEnd(second);
  auto last = evening.sitDown(evening.table(2, 1), 1);
  EXPECT_EQ(player.browser.get("/api/games/" + tables[0] + ".tac").status, 404);
  playToTheEnd(last);
  EXPECT_TRUE(
      evening.comesTrue([&] { return !evening.board(1).results.empty() && !evening.board(0).results.empty(); }));
  EXPECT_EQ(player.browser.get("/api/games/" + tables[0] + ".tac").status, 404);
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::CloseRoundWish{}), "");
  EXPECT_TRUE(evening.comesTrue([&] { return player.browser.get("/api/games/" + tables[0] + ".tac").status == 200; }));
  EXPECT_FALSE(knowsNothing(player.browser.get("/api/games/" + tables[0] + ".tac").body));
}

TEST(TournamentTables, ADuplicateRoundThatIsStartedAgainHasNewCards) {
  const auto time = runningTime();
  const GameServer server(GameServer::by(time));
  auto plan = onlinePlan();
  plan.duplicate = true;
  OnlineEvening evening(server, *time, 4, plan);
  evening.begin();
  const auto first = evening.sitDown(evening.table());
  evening.table(1, 1);
  const auto boards = evening.organiser.show(evening.id).rounds.back().pairings;
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::SwapWish{boards[0].entrants[0], boards[1].entrants[0]}),
            "not_now");
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::UndoWish{}), "");
  EXPECT_EQ(evening.organiser.want(evening.id, clubs::StartRoundWish{}), "");
  const auto again = evening.sitDown(evening.table());
  const auto beside = evening.sitDown(evening.table(1, 1), 1);
  EXPECT_NE(again[0]->view->commit, first[0]->view->commit);
  EXPECT_NE(handOf(*again[0]), handOf(*first[0]));
  EXPECT_EQ(again[0]->view->commit, beside[0]->view->commit);
}

TEST(TournamentTables, CardsStaySealedOverARestart) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  auto plan = onlinePlan();
  plan.duplicate = true;
  plan.games = 2;
  std::string table;
  std::string cookie;
  {
    OnlineEvening evening(server, *time, 4, plan);
    evening.begin();
    table = evening.table(1, 0);
    auto players = evening.sitDown(table, 0);
    playToTheEnd(players);
    cookie = evening.organiser.browser.cookie;
  }
  server.restart();
  Browser organiser(server);
  organiser.cookie = cookie;
  EXPECT_EQ(organiser.get("/api/games/" + table + ".tac").status, 404);
  EXPECT_EQ(server.store()->games().find(table), std::nullopt);
}

}  // namespace
}  // namespace tacit::server
