// Games with days for a decision: nobody has to be there, and nothing is forgotten.
#include <gtest/gtest.h>

#include "support/game_server.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;
using table::Clock;
using table::Options;
using table::Stage;
using testing::Browser;
using testing::comesTrue;
using testing::Company;
using testing::errorOf;
using testing::GameServer;
using testing::optionsOf;
using testing::runningTime;

Options byCorrespondence(std::string_view type = "two", int days = 3) {
  Options options = optionsOf(type, "simple");
  options.clock.decision = days * Clock::kDay;
  return options;
}

std::vector<service::TableSummary> unfinishedOf(Browser& browser) {
  return browser.read<service::Lobby>(browser.get("/api/mine")).tables;
}

TEST(ByCorrespondence, AGameNeitherSleepsNorIsForgottenNorGivesNewDays) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Company company(server, byCorrespondence("four", 14), 4);  // all have a card to give
  company.start();
  company.leave(server);
  const auto until = unfinishedOf(company.browsers[0]).at(0).until;
  ASSERT_TRUE(until);
  for (int day = 0; day < 9; ++day) {
    time->pass(24h);
    server.restart();
  }
  Browser somebody(server);
  somebody.cookie = company.browsers[0].cookie;
  const auto mine = unfinishedOf(somebody);
  ASSERT_EQ(mine.size(), 1U);
  EXPECT_EQ(mine[0].stage, Stage::Playing);
  EXPECT_EQ(mine[0].until, until);
  EXPECT_EQ(somebody.metric("tables_asleep"), "0");
}

TEST(ByCorrespondence, ATableWaitsForDaysAndIsListedMeanwhile) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Browser host(server);
  host.hello();
  Options options = byCorrespondence();
  options.listed = true;
  const auto table = host.makeTable(options, 0);
  time->pass(72h);
  const auto listed = [&] { return host.read<service::Lobby>(host.get("/api/lobby")).tables.size(); };
  EXPECT_EQ(listed(), 1U);
  time->pass(24h * 5);
  EXPECT_TRUE(comesTrue([&] { return listed() == 0; }));  // but not for ever
}

TEST(ByCorrespondence, TheGameBeginsWithoutTheHost) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Company company(server, byCorrespondence(), 2);
  company.players.front().reset();  // who set it up has gone
  auto& other = *company.players.back();
  server.letPass(*time, 4s);
  EXPECT_TRUE(other.until([&] { return other.stage == Stage::Playing; }));
}

TEST(ByCorrespondence, OneCanHaveManyGamesAtOnceButNotAnyNumberOfThem) {
  service::Settings settings;
  settings.maxTablesPerPerson = 1;
  GameServer server(settings);
  Browser host(server);
  host.hello();
  const std::string body = json::text(service::TableWish{byCorrespondence()});
  for (int game = 0; game < 10; ++game) EXPECT_EQ(host.post("/api/tables", body).status, 201) << game;
  EXPECT_EQ(errorOf(host.post("/api/tables", body)), "too_many_tables");
  EXPECT_EQ(host.post("/api/tables", json::text(service::TableWish{optionsOf("two", "simple")})).status, 201);
}

}  // namespace
}  // namespace tacit::server
