// Games against bots alone: they are put aside, make room for new ones, and can be deleted.
#include <gtest/gtest.h>

#include "support/game_server.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::comesTrue;
using testing::Company;
using testing::GameServer;
using testing::optionsOf;
using testing::Player;

// Limits as for strangers, and so many tables for each person.
service::Settings tablesForEach(int most) {
  auto settings = GameServer::free();
  settings.limits = true;
  settings.maxTablesPerPerson = most;
  return settings;
}

std::string playBots(const GameServer& server, Browser& browser) {
  const auto table = browser.makeTable(optionsOf("four", "simple"), 0);
  Player player(server, browser, table);
  EXPECT_TRUE(player.waitForView());
  EXPECT_EQ(player.want(table::Start{}), "");
  return table;
}

std::vector<std::string> tablesOf(Browser& browser) {
  std::vector<std::string> tables;
  for (const auto& one : browser.read<service::Lobby>(browser.get("/api/mine")).tables) tables.push_back(one.table);
  return tables;
}

TEST(AgainstBots, UnfinishedGamesKeepNobodyFromPlaying) {
  GameServer server(tablesForEach(3));
  Browser browser(server);
  browser.hello();
  std::vector<std::string> games;
  for (int n = 0; n < 7; ++n) games.push_back(playBots(server, browser));
  // The latest are kept, and nothing of the others: neither here nor on disk.
  EXPECT_EQ(tablesOf(browser), (std::vector{games[6], games[5], games[4]}));
  EXPECT_EQ(browser.get("/api/tables/" + games[0]).status, 404);
  EXPECT_TRUE(server.events(games[0]).empty());
  EXPECT_FALSE(server.events(games[6]).empty());
  server.restart();
  Browser again(server);
  again.cookie = browser.cookie;
  EXPECT_EQ(tablesOf(again).size(), 3U);
}

// What counts for others is not put aside: tables among people, open ones, and games that somebody is at.
TEST(AgainstBots, NothingElseMakesRoom) {
  GameServer server(tablesForEach(2));
  Browser browser(server);
  browser.hello();
  const auto open = browser.makeTable(optionsOf("four", "simple"), 0);
  const auto game = browser.makeTable(optionsOf("four", "simple"), 0);
  auto player = std::make_unique<Player>(server, browser, game);
  ASSERT_TRUE(player->waitForView());
  EXPECT_EQ(player->want(table::Start{}), "");
  const auto refused = browser.post("/api/tables", R"({"options":{}})");
  EXPECT_EQ(refused.status, 429);
  EXPECT_EQ(nameOf(browser.read<service::Failure>(refused).error), "too_many_tables");
  EXPECT_EQ(tablesOf(browser).size(), 2U);
  player.reset();  // now it is put aside
  EXPECT_TRUE(comesTrue([&] { return browser.post("/api/tables", R"({"options":{}})").status == 201; }));
  EXPECT_EQ(browser.get("/api/tables/" + open).status, 200);
  EXPECT_EQ(browser.get("/api/tables/" + game).status, 404);
}

// Nor does a game that somebody else plays at one's table.
TEST(AgainstBots, WhoMadeATableForSomebodyElseDoesNotPushThemOut) {
  GameServer server(tablesForEach(1));
  Browser maker(server);
  Browser other(server);
  maker.hello();
  other.hello();
  const auto table = maker.makeTable(optionsOf("four", "simple"));
  {
    Player host(server, maker, table);
    Player player(server, other, table);
    ASSERT_TRUE(host.waitForView() && player.waitForView());
    EXPECT_EQ(player.want(table::Sit{0}), "");
    EXPECT_EQ(host.want(table::Start{}), "");
  }
  EXPECT_TRUE(
      comesTrue([&] { return other.read<service::TableSummary>(other.get("/api/tables/" + table)).watching == 0; }));
  EXPECT_EQ(maker.post("/api/tables", R"({"options":{}})").status, 429);
  EXPECT_EQ(maker.post("/api/tables/delete", json::text(service::TableName{table})).status, 403);
  EXPECT_EQ(tablesOf(other), std::vector{table});
  EXPECT_EQ(tablesOf(maker), std::vector{table});
  EXPECT_EQ(other.post("/api/tables/delete", json::text(service::TableName{table})).status, 200);
}

// Nobody pushes out what others have put aside by making many games of their own.
TEST(AgainstBots, WhoeverHasPutTheMostAsideMakesRoomFirst) {
  auto settings = GameServer::free();
  settings.limits = true;
  settings.maxTablesPerAddress = 4;
  settings.tablesPerMinute = 6e7;
  GameServer server(settings);
  Browser one(server);
  Browser many(server);
  one.hello();
  many.hello();
  const auto first = playBots(server, one);
  for (int n = 0; n < 6; ++n) playBots(server, many);
  EXPECT_EQ(tablesOf(one), std::vector{first});
  EXPECT_EQ(tablesOf(many).size(), 3U);
}

TEST(AgainstBots, AreDeletedByWhoPlaysThemAndNobodyElse) {
  GameServer server;
  Browser browser(server);
  Browser stranger(server);
  browser.hello();
  stranger.hello();
  const auto erase = [](Browser& who, const std::string& table) {
    return who.post("/api/tables/delete", json::text(service::TableName{table})).status;
  };
  const auto game = playBots(server, browser);
  Player tab(server, browser, game);
  ASSERT_TRUE(tab.waitForView());
  EXPECT_EQ(erase(stranger, game), 403);
  EXPECT_EQ(Browser(server).post("/api/tables/delete", json::text(service::TableName{game})).status, 401);
  EXPECT_EQ(erase(browser, "nowhere"), 404);
  EXPECT_EQ(erase(browser, game), 200);
  EXPECT_EQ(tab.talker().end().first, 4404);
  EXPECT_EQ(erase(browser, game), 404);
  EXPECT_TRUE(tablesOf(browser).empty());
  EXPECT_TRUE(server.events(game).empty());

  // Neither among people, nor where somebody left who may come back, nor a game that counts.
  Company company(server, optionsOf("two", "simple"), 2);
  EXPECT_EQ(erase(company.browsers[0], company.table), 403);
  company.start();
  EXPECT_EQ(company.player(1).want(table::Leave{}), "");
  EXPECT_EQ(erase(company.browsers[0], company.table), 403);
  auto rated = optionsOf("two", "simple");
  rated.rated = true;
  rated.clock.decision = 60;
  Company contest(server, rated, 2);
  contest.start();
  for (Browser& each : contest.browsers) EXPECT_EQ(erase(each, contest.table), 403);
  // An open table is its host's as long as nobody else sits there.
  const auto open = browser.makeTable(optionsOf("four", "simple"));
  EXPECT_EQ(erase(stranger, open), 403);
  Player guest(server, stranger, open);
  ASSERT_TRUE(guest.waitForView());
  EXPECT_EQ(guest.want(table::Sit{1}), "");
  EXPECT_EQ(erase(browser, open), 403);
  EXPECT_EQ(guest.want(table::Rise{1}), "");
  EXPECT_EQ(erase(browser, open), 200);
  EXPECT_TRUE(server.stop());
}

// Whatever is still under way at a table that is deleted comes to nothing, and the server goes on.
TEST(AgainstBots, ADeletedTableIsSilent) {
  GameServer server;
  Browser browser(server);
  browser.hello();
  for (int n = 0; n < 5; ++n) {
    const auto game = playBots(server, browser);
    Player player(server, browser, game);
    ASSERT_TRUE(player.waitForView());
    for (int k = 0; k < 3; ++k)
      player.send(json::text(table::Command{table::kWireVersion, "x" + std::to_string(k), table::SayPhrase{"hello"}}));
    EXPECT_EQ(browser.post("/api/tables/delete", json::text(service::TableName{game})).status, 200);
    player.send(json::text(table::Command{table::kWireVersion, "y", table::SayPhrase{"hello"}}));
    EXPECT_EQ(player.talker().end().first, 4404);
  }
  EXPECT_EQ(browser.get("/healthz").body, "ok\n");
  EXPECT_TRUE(server.stop());
}

}  // namespace
}  // namespace tacit::server
