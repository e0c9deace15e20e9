// Keeping others away: blocks, reports, bans.
#include "people/conduct.h"

#include <gtest/gtest.h>

#include <algorithm>

#include "support/game_server.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::Company;
using testing::errorOf;
using testing::GameServer;
using testing::optionsOf;
using testing::Player;

testing::HttpAnswer block(Browser& browser, const std::string& person, bool on = true) {
  return browser.post("/api/block", json::text(people::BlockWish{person, on}));
}

bool heard(const Player& player, const std::string& words) {
  return std::ranges::any_of(player.events, [&](const auto& text) { return text.find(words) != std::string::npos; });
}

TEST(Conduct, ABlockedPersonIsNotHeard) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  Browser onlooker(server);
  onlooker.hello("Onlooker");
  const auto blocked = company.browsers[0].read<people::Blocked>(block(company.browsers[0], company.ids[1]));
  ASSERT_EQ(blocked.people.size(), 1U);
  EXPECT_EQ(blocked.people[0].id, company.ids[1]);
  EXPECT_EQ(blocked.people[0].name, "Person 1");
  EXPECT_EQ(block(onlooker, company.ids[1]).status, 200);
  Player watching(server, onlooker, company.table);
  ASSERT_TRUE(watching.waitForView());
  EXPECT_EQ(watching.view->mutes, table::PlaceSet(table::PlaceIndex(1)));
  EXPECT_EQ(company.player(1).want(table::Say{"can you hear me"}), "");
  EXPECT_EQ(company.player(1).want(table::SayPhrase{"applause"}), "");
  EXPECT_EQ(company.player(0).want(table::Say{"I speak"}), "");
  const auto last = company.player(0).answer->n;
  for (Player* const one : {&company.player(0), &company.player(1), &watching}) ASSERT_TRUE(one->waitFor(last));
  EXPECT_TRUE(heard(company.player(1), "can you hear me"));
  EXPECT_TRUE(heard(company.player(1), "I speak"));
  for (const Player* const one : {&company.player(0), &watching}) {
    EXPECT_FALSE(heard(*one, "can you hear me"));
    EXPECT_FALSE(heard(*one, "applause"));
    EXPECT_TRUE(heard(*one, "I speak"));
  }
  // Also for somebody who comes later or back, and after a restart.
  server.restart();
  std::vector<Browser> browsers(2, Browser(server));
  for (std::size_t p = 0; p < 2; ++p) browsers[p].cookie = company.browsers[p].cookie;
  Player again(server, browsers[0], company.table, "?last=1");
  ASSERT_TRUE(again.waitFor(last));
  EXPECT_FALSE(heard(again, "can you hear me"));
  EXPECT_EQ(browsers[0].read<people::Blocked>(browsers[0].get("/api/blocked")).people.size(), 1U);
  EXPECT_EQ(block(browsers[0], company.ids[1], false).status, 200);
  Player second(server, browsers[1], company.table);
  ASSERT_TRUE(second.waitForView());
  EXPECT_EQ(second.want(table::Say{"and now"}), "");
  ASSERT_TRUE(again.until([&] { return heard(again, "and now"); }));
}

TEST(Conduct, ABlockedPersonDoesNotSitAtOnesTable) {
  const GameServer server;
  Browser host(server);
  Browser rude(server);
  Browser kind(server);
  host.hello("Host X");
  const auto id = rude.hello("Rude").id;
  kind.hello("Kind");
  EXPECT_EQ(block(host, id).status, 200);
  const auto table = host.makeTable(optionsOf("two", "simple"));
  Player one(server, rude, table);
  Player two(server, kind, table);
  ASSERT_TRUE(one.waitForView());
  ASSERT_TRUE(two.waitForView());
  EXPECT_EQ(one.want(table::Sit{0}), "no_entry");
  EXPECT_EQ(two.want(table::Sit{0}), "");
  EXPECT_EQ(block(host, id, false).status, 200);
  EXPECT_EQ(one.want(table::Sit{1}), "");
  EXPECT_EQ(block(host, host.me().id).status, 400);
  EXPECT_EQ(block(host, "nobody").status, 404);
  EXPECT_EQ(errorOf(host.post("/api/block", R"({"person":"a\u0000b","on":true})")), "no_person");
}

TEST(Conduct, ReportsAreKeptAndPaced) {
  service::Settings settings;
  GameServer server(settings);
  Browser ada(server);
  Browser rude(server);
  const auto me = ada.hello().id;
  const auto id = rude.hello().id;
  const auto report = [&](const std::string& person, const std::string& text) {
    return ada.post("/api/report", json::text(people::Report{person, "table123", people::Reason::Insult, text}));
  };
  EXPECT_EQ(report(id, "first line\nsecond line").status, 201);
  EXPECT_EQ(report(id, std::string(1001, 'x')).status, 400);
  EXPECT_EQ(report(id, "a\x01").status, 400);
  EXPECT_EQ(report(me, "myself").status, 400);
  EXPECT_EQ(report("nobody", "").status, 404);
  EXPECT_EQ(ada.post("/api/report", R"({"person":"x","reason":"boredom","text":""})").status, 400);
  for (int i = 0; i < 3; ++i) EXPECT_EQ(report(id, "").status, 201);
  const auto slow = report(id, "");
  EXPECT_EQ(errorOf(slow), "too_many_reports");
  EXPECT_NE(slow.header("Retry-After"), "");
  EXPECT_EQ(ada.read<operations::Export>(ada.get("/api/export")).reports.size(), 4U);
  EXPECT_TRUE(server.stop());
  const auto kept = server.store()->conduct().reports(10);
  ASSERT_EQ(kept.size(), 4U);
  // Those of the same millisecond are in any order.
  const auto first = std::ranges::find(kept, "first line\nsecond line", &store::KeptReport::text);
  ASSERT_NE(first, kept.end());
  EXPECT_EQ(first->reporter, me);
  EXPECT_EQ(first->person, id);
  EXPECT_EQ(first->table, "table123");
  EXPECT_EQ(first->reason, "insult");
}

TEST(Conduct, WhoIsBannedIsToldWhyAndUntilWhen) {
  const auto time = testing::runningTime();
  GameServer server(GameServer::by(time));
  Browser ada(server);
  const auto id = ada.hello().id;
  ASSERT_EQ(ada.post("/api/account", json::text(service::Credentials{"Ada", "correct horse"})).status, 200);
  const auto table = ada.makeTable(optionsOf("two", "simple"));
  Player connected(server, ada, table);
  ASSERT_TRUE(connected.waitForView());
  EXPECT_TRUE(server.store()->conduct().ban(
      {id, base::wallNow() + std::chrono::hours(1), "insults at the table"}));  // beside the server
  server.letPass(*time, std::chrono::seconds(6));
  connected.until([] { return false; });
  EXPECT_EQ(connected.talker().end().first, 4401);
  server.restart();
  Browser again(server);
  again.cookie = ada.cookie;
  for (const auto& answer : {again.post("/api/hello"), again.get("/api/me"),
                             again.post("/api/login", json::text(service::Credentials{"Ada", "correct horse"}))}) {
    EXPECT_EQ(errorOf(answer), "banned");
    const auto failure = again.read<service::Failure>(answer);
    EXPECT_EQ(failure.why, "insults at the table");
    EXPECT_GT(failure.until, base::wallNow());
    EXPECT_NE(failure.text.find("UTC: insults at the table"), std::string::npos);
  }
  EXPECT_EQ(again.post("/api/tables", R"({"options":{}})").status, 401);
  Player player(server, again, table);
  EXPECT_FALSE(player.waitForView());
  EXPECT_EQ(player.talker().end().first, 4401);
  server.stop();
  server.store()->conduct().unban(id);
  server.start();
  Browser free(server);
  free.cookie = ada.cookie;
  EXPECT_EQ(free.get("/api/me").status, 200);
}

}  // namespace
}  // namespace tacit::server
