// Several nodes on one database: people at any of them play at tables of any other, and nobody notices.
#include <gtest/gtest.h>

#include "support/game_server.h"
#include "support/nats.h"
#include "support/postgres.h"

namespace tacit::testing {
namespace {

struct Cluster {
  Nats nats;
  std::string db = Postgres::instance().freshDatabaseOverTcp();
  std::vector<std::unique_ptr<GameServer>> nodes;

  explicit Cluster(int count, const server::Settings& settings = GameServer::free()) {
    for (int i = 0; i < count; ++i) add(settings);
  }
  GameServer& add(server::Settings settings = GameServer::free()) {
    settings.db = db;
    settings.bus = nats.url();
    return *nodes.emplace_back(std::make_unique<GameServer>(std::move(settings)));
  }
  GameServer& node(int i) { return *nodes[static_cast<std::size_t>(i)]; }
  std::vector<std::string> events(const std::string& table) const {
    return store::openStore(db, store::Access::Shared)->events(table);
  }
};

void play(Company& company, int decisions) {
  for (int i = 0; i < decisions; ++i) ASSERT_TRUE(company.decideOne()) << i;
}

void expectNoGaps(const Company& company, const Cluster& cluster) {
  const auto kept = cluster.events(company.table);
  for (const auto& one : company.players) {
    EXPECT_FALSE(one->gaps);
    EXPECT_EQ(one->last, static_cast<std::int64_t>(kept.size()));
  }
}

TEST(ACluster, PeopleAtAllNodesPlayAtOneTable) {
  Cluster cluster(3);
  Company company(cluster.node(0), optionsOf("four", "simple"), 4);
  for (int p = 1; p < 4; ++p) company.join(cluster.node(p % 3), p);
  company.start();
  company.playToTheEnd();
  for (const auto& one : company.players) EXPECT_TRUE(one->over());
  expectNoGaps(company, cluster);
  // Each was told what they may know: the very messages that the table makes for them.
  std::vector<table::Event> events;
  for (const auto& text : cluster.events(company.table)) ASSERT_FALSE(json::readText(text, events.emplace_back()));
  for (std::size_t p = 0; p < 4; ++p) {
    const auto& told = *company.players[p];
    const auto due = table::restFor(events, company.ids[p], told.first);
    ASSERT_EQ(told.events.size(), due.size()) << p;
    for (std::size_t i = 0; i < due.size(); ++i) ASSERT_EQ(told.events[i], due[i]) << p << ' ' << i;
  }
}

TEST(ACluster, ATableGoesOnWhenItsNodeStops) {
  Cluster cluster(3);
  Company company(cluster.node(0), optionsOf("two", "simple"), 2);
  company.join(cluster.node(1), 0);
  company.join(cluster.node(2), 1);
  company.start();
  play(company, 6);
  EXPECT_TRUE(cluster.node(0).stop());
  play(company, 6);  // over the same connections
  cluster.node(0).start();
  EXPECT_TRUE(cluster.node(1).stop());  // where one of them is connected
  company.join(cluster.node(0), 0);
  play(company, 6);
  expectNoGaps(company, cluster);
}

TEST(ACluster, GoesOnWhenTheBusHasBeenAway) {
  Cluster cluster(2);
  Company company(cluster.node(0), optionsOf("two", "simple"), 2);
  company.join(cluster.node(1), 1);
  Company local(cluster.node(1), optionsOf("two", "simple"), 2);
  company.start();
  local.start();
  play(company, 4);
  cluster.nats.stop();
  play(local, 6);  // who is where the table is plays on
  cluster.nats.start();
  play(company, 6);
  expectNoGaps(company, cluster);
  expectNoGaps(local, cluster);
}

TEST(ACluster, WhatIsNowhereIsSaidToBe) {
  Cluster cluster(2);
  Browser browser(cluster.node(1));
  browser.hello();
  Player player(cluster.node(1), browser, "nosuchtable");
  EXPECT_FALSE(player.waitForView());
  EXPECT_EQ(player.talker().end().first, 4404);
}

}  // namespace
}  // namespace tacit::testing
