// A server whose database goes away and comes back: nobody is sent away, nothing is lost.
#include <gtest/gtest.h>

#include "support/game_server.h"
#include "support/postgres.h"

namespace tacit::testing {
namespace {

server::Settings on(const std::string& url) {
  auto settings = GameServer::free();
  settings.db = url;
  return settings;
}

TEST(Database, GoesAwayAndComesBackUnderAServer) {
  Postgres postgres;
  const std::string url = postgres.freshDatabaseOverTcp();
  GameServer server(on(url));
  Company company(server, optionsOf("two", "simple"), 2);
  company.start();
  for (int i = 0; i < 6; ++i) EXPECT_TRUE(company.decideOne());
  std::size_t told = 0;
  for (int round = 0; round < 2; ++round) {
    postgres.kill();
    std::thread later([&] {
      std::this_thread::sleep_for(std::chrono::milliseconds(500));
      postgres.start();
    });
    EXPECT_EQ(company.player(0).want(table::SayPhrase{"hello"}), "");  // answered when it is back
    EXPECT_EQ(company.browsers[1].get("/api/history?person=" + company.ids[1]).status, 200);
    later.join();
    for (int i = 0; i < 4; ++i) EXPECT_TRUE(company.decideOne());
  }
  for (const auto& one : company.players) {
    EXPECT_FALSE(one->gaps);
    told = std::max(told, static_cast<std::size_t>(one->last));
  }
  EXPECT_TRUE(server.stop());
  EXPECT_EQ(store::openStore(url)->events(company.table).size(), told);
}

TEST(Database, StaysAwayWhileTheServerStops) {
  Postgres postgres;
  GameServer server(on(postgres.freshDatabaseOverTcp()));
  Company company(server, optionsOf("two", "simple"), 2);
  company.start();
  postgres.kill();
  EXPECT_TRUE(server.stop());
  postgres.start();
  server.start();
  EXPECT_EQ(Browser(server).get("/api/tables/" + company.table).status, 200);
}

TEST(Database, IsWaitedForWhenTheServerStarts) {
  Postgres postgres;
  GameServer server(on(postgres.freshDatabaseOverTcp()));
  const Company company(server, optionsOf("two", "simple"), 2);
  EXPECT_TRUE(server.stop());
  postgres.kill();
  std::thread later([&] {
    std::this_thread::sleep_for(std::chrono::milliseconds(1500));
    postgres.start();
  });
  server.start();
  later.join();
  EXPECT_EQ(Browser(server).get("/api/tables/" + company.table).status, 200);
}

TEST(Database, ThatRefusesIsNotWaitedFor) {
  Postgres postgres;
  EXPECT_THROW(GameServer(on(postgres.tcpUrl("nowhere"))), store::StoreError);
}

TEST(Database, HasOneServer) {
  Postgres postgres;
  const std::string url = postgres.freshDatabaseOverTcp();
  const GameServer server(on(url));
  try {
    const GameServer second(on(url));
    FAIL() << "it runs";
  } catch (const store::StoreError& error) {
    EXPECT_NE(std::string(error.what()).find("another server is running on this database"), std::string::npos)
        << error.what();
  }
}

}  // namespace
}  // namespace tacit::testing
