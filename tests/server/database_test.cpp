// A server whose database goes away and comes back: nobody is sent away, nothing is lost.
#include <gtest/gtest.h>

#include <filesystem>

#include <future>

#include "support/game_server.h"
#include "support/postgres.h"

namespace tacit::testing {
namespace {

service::Settings on(const std::string& url) {
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
    auto said = std::async(std::launch::async, [&] { return company.player(0).want(table::SayPhrase{"hello"}); });
    auto asked = std::async(std::launch::async,
                            [&] { return company.browsers[1].get("/api/history?person=" + company.ids[1]).status; });
    Browser operators(server);
    EXPECT_TRUE(comesTrue(
        [&] { return operators.metric("store_stuck") == "1" && std::stoi(operators.metric("store_queue")) >= 2; }));
    postgres.start();
    EXPECT_EQ(said.get(), "");
    EXPECT_EQ(asked.get(), 200);
    for (int i = 0; i < 4; ++i) EXPECT_TRUE(company.decideOne());
  }
  for (const auto& one : company.players) {
    EXPECT_FALSE(one->gaps);
    told = std::max(told, static_cast<std::size_t>(one->last));
  }
  EXPECT_TRUE(server.stop());
  EXPECT_EQ(store::openStore(url)->tables().events(company.table).size(), told);
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

// The first who comes to this port. What listened there before may be gone only in a moment.
void turnAway(const std::string& port) {
  const int door = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  constexpr int kYes = 1;
  const timeval patience{kLongEnough.count(), 0};
  setsockopt(door, SOL_SOCKET, SO_REUSEADDR, &kYes, sizeof kYes);
  setsockopt(door, SOL_SOCKET, SO_RCVTIMEO, &patience, sizeof patience);
  sockaddr_in address{};
  address.sin_family = AF_INET;
  address.sin_port = htons(static_cast<std::uint16_t>(std::stoi(port)));
  address.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
  const bool open = comesTrue([&] {
    return bind(door, reinterpret_cast<const sockaddr*>(&address), sizeof address) == 0 && listen(door, 1) == 0;
  });
  const int visitor = open ? accept4(door, nullptr, nullptr, SOCK_CLOEXEC) : -1;
  EXPECT_GE(visitor, 0) << (open ? "nobody came" : "the port is taken");
  close(visitor);
  close(door);
}

TEST(Database, IsWaitedForWhenTheServerStarts) {
  Postgres postgres;
  GameServer server(on(postgres.freshDatabaseOverTcp()));
  const Company company(server, optionsOf("two", "simple"), 2);
  EXPECT_TRUE(server.stop());
  postgres.kill();
  auto started = std::async(std::launch::async, [&] { server.start(); });
  turnAway(postgres.port());
  postgres.start();
  started.get();
  EXPECT_EQ(Browser(server).get("/api/tables/" + company.table).status, 200);
}

TEST(Database, ThatRefusesIsNotWaitedFor) {
  Postgres postgres;
  EXPECT_THROW(GameServer(on(postgres.tcpUrl("nowhere"))), store::StoreError);
}

TEST(Database, HasOneServerByWhateverName) {
  const testing::TemporaryFolder folder;
  const std::string file = folder.path("tacit.sqlite");
  const GameServer server(on("sqlite:" + file));
  const std::string link = folder.path("link.sqlite");
  std::filesystem::create_symlink(file, link);
  EXPECT_THROW(GameServer(on("sqlite:" + link)), store::StoreError);
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
