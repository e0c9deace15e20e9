// A quick match: anyone who waits is seated together, and the game starts by itself.
#include "tables/quick_match.h"

#include <gtest/gtest.h>

#include "support/game_server.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;
using testing::Browser;
using testing::comesTrue;
using testing::errorOf;
using testing::GameServer;
using testing::Player;
using testing::runningTime;

// Somebody who has asked for a game and waits for it at the table.
struct Waiting {
  explicit Waiting(const GameServer& server, const tables::QuickWish& wish = {}) : browser(server) {
    id = browser.hello().id;
    ask(server, wish);
  }
  void ask(const GameServer& server, const tables::QuickWish& wish) {
    table = browser.read<service::TableSummary>(browser.post("/api/match", json::text(wish))).table;
    player = std::make_unique<Player>(server, browser, table);
    EXPECT_TRUE(player->waitForView());
  }
  bool plays() const {
    return player->until([this] { return player->stage == table::Stage::Playing; });
  }

  Browser browser;
  std::string id;
  std::string table;
  std::unique_ptr<Player> player;
};

const tables::QuickWish kDuel{.type = "two", .rated = false, .bots = false};

tables::QuickOutlook outlook(Browser& browser, const std::string& query) {
  return browser.read<tables::QuickOutlook>(browser.get("/api/match" + query));
}

TEST(QuickMatch, SeatsWhoeverWaitsAndStartsByItself) {
  GameServer server;
  Waiting one(server, kDuel);
  EXPECT_EQ(outlook(one.browser, "?type=two&bots=false").waiting, 1);
  EXPECT_FALSE(outlook(one.browser, "?type=two&bots=false").seconds);
  Waiting two(server, kDuel);
  EXPECT_EQ(one.table, two.table);
  EXPECT_TRUE(one.plays() && two.plays());
  EXPECT_EQ(outlook(one.browser, "?type=two&bots=false").waiting, 0);
  EXPECT_TRUE(outlook(one.browser, "?type=two&bots=false").seconds);
}

TEST(QuickMatch, OtherWishesOtherTables) {
  GameServer server;
  const Waiting duel(server, kDuel);
  const Waiting four(server);
  const Waiting withoutBots(server, {.type = "four", .rated = false, .bots = false});
  EXPECT_NE(duel.table, four.table);
  EXPECT_NE(four.table, withoutBots.table);
  Waiting again(server);
  EXPECT_EQ(again.table, four.table);
  // Who asks again waits where he waits; who wants something else leaves.
  EXPECT_EQ(again.browser.read<service::TableSummary>(again.browser.post("/api/match")).table, four.table);
  again.ask(server, {.type = "three"});
  EXPECT_EQ(outlook(again.browser, "").waiting, 1);
  // Nothing is left of a table that everybody has left.
  EXPECT_EQ(again.player->want(table::Leave{}), "");
  EXPECT_TRUE(
      comesTrue([&] { return again.browser.read<service::Lobby>(again.browser.get("/api/mine")).tables.empty(); }));
}

TEST(QuickMatch, BotsComeAfterAWhileWhereThatWasAgreed) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  const Waiting alone(server);
  Waiting patient(server, kDuel);
  time->pass(31s);
  EXPECT_TRUE(alone.plays());
  EXPECT_EQ(patient.player->stage, table::Stage::Open);
  EXPECT_EQ(patient.browser.read<service::TableSummary>(patient.browser.get("/api/tables/" + patient.table)).stage,
            table::Stage::Open);
}

TEST(QuickMatch, WhoHasGoneKeepsNobodyWaiting) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Waiting gone(server, kDuel);
  gone.player.reset();
  server.letPass(*time, 22s);
  EXPECT_TRUE(comesTrue([&] { return outlook(gone.browser, "?type=two&bots=false").waiting == 0; }));
  Waiting one(server, kDuel);
  EXPECT_NE(one.table, gone.table);
  // Who has just been seated is about to come.
  Browser slow(server);
  slow.hello();
  server.letPass(*time, 22s);
  EXPECT_EQ(slow.read<service::TableSummary>(slow.post("/api/match", json::text(kDuel))).table, one.table);
  EXPECT_EQ(outlook(slow, "?type=two&bots=false").waiting, 2);
  Player player(server, slow, one.table);
  EXPECT_TRUE(one.plays());
}

TEST(QuickMatch, NobodyIsSeatedWithSomebodyBlocked) {
  GameServer server;
  Waiting one(server, kDuel);
  Browser other(server);
  const auto id = other.hello().id;
  ASSERT_EQ(one.browser.post("/api/block", json::text(people::BlockWish{id, true})).status, 200);
  const auto table = other.read<service::TableSummary>(other.post("/api/match", json::text(kDuel))).table;
  EXPECT_NE(table, one.table);
}

// It is nobody's table: who came first neither starts it nor sends others away.
TEST(QuickMatch, NobodyIsInCharge) {
  GameServer server;
  const Waiting one(server);
  const Waiting two(server);
  ASSERT_EQ(one.table, two.table);
  EXPECT_EQ(one.player->want(table::Start{}), "not_now");
  for (int place = 0; place < 4; ++place) {
    const auto& its = two.player->view->places[static_cast<std::size_t>(place)];
    if (its.person == one.id) continue;
    EXPECT_EQ(one.player->want(table::Rise{place}), "not_host");
    EXPECT_EQ(one.player->want(table::SeatBot{place, "simple"}), "not_host");
  }
  // Who is the only one there need not wait for bots.
  const Waiting alone(server, {.type = "six_pairs"});
  EXPECT_EQ(alone.player->want(table::Start{}), "");
}

TEST(QuickMatch, RatedGamesAreForAccounts) {
  GameServer server;
  Browser guest(server);
  guest.hello();
  const auto wish = json::text(tables::QuickWish{.type = "two", .rated = true, .bots = true});
  EXPECT_EQ(guest.post("/api/match", wish).status, 403);
  Browser anna(server);
  anna.hello();
  anna.makeAccount("Anna");
  const auto made = anna.read<service::TableSummary>(anna.post("/api/match", wish));
  EXPECT_TRUE(made.options.rated);
  EXPECT_EQ(made.options.botsAfter, 0);
}

TEST(QuickMatch, NonsenseIsRefused) {
  GameServer server;
  Browser browser(server);
  EXPECT_EQ(browser.post("/api/match").status, 401);
  browser.hello();
  EXPECT_EQ(browser.post("/api/match", R"({"type":"nine"})").status, 400);
  EXPECT_EQ(browser.post("/api/match", R"({"type":"solo"})").status, 400);
  EXPECT_EQ(browser.post("/api/match", R"({"type":4})").status, 400);
  EXPECT_EQ(browser.get("/api/match?type=nine").status, 400);
  EXPECT_EQ(errorOf(browser.post("/api/tables", R"({"options":{"quick":true}})")), "bad_options");
  EXPECT_EQ(errorOf(browser.post("/api/tables", R"({"options":{"botsAfter":5}})")), "bad_options");
}

}  // namespace
}  // namespace tacit::server
