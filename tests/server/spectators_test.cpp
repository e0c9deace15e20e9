// Those who look on: what they see and when; and screens.
#include <gtest/gtest.h>

#include "notation/position_text.h"
#include "support/game_server.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;
using table::Options;
using testing::Browser;
using testing::Company;
using testing::GameServer;
using testing::optionsOf;
using testing::Player;

TEST(Spectators, SeeWhatAllSee) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  Browser stranger(server);
  stranger.hello();
  Player looker(server, stranger, company.table);
  ASSERT_TRUE(looker.waitForView());
  EXPECT_EQ(looker.view->you, "");
  company.start();
  for (int i = 0; i < 10; ++i) ASSERT_TRUE(company.decideOne());
  ASSERT_TRUE(looker.waitFor(company.player(0).last));
  const auto scene = notation::parsePosition(looker.game->position);
  ASSERT_TRUE(scene);
  EXPECT_TRUE(scene->position.hands[0].isHidden() || scene->position.hands[0].empty());
  EXPECT_EQ(looker.want(table::ListPlays{"a"}), "not_your_seat");
  EXPECT_EQ(looker.want(table::Say{"psst"}), "not_seated");
  ASSERT_TRUE(company.player(0).until([&] { return company.player(0).presence->spectators == 1; }));
  Player screen(server, company.browsers[0], company.table, "?screen=1");  // of somebody who plays
  ASSERT_TRUE(screen.waitForView());
  EXPECT_EQ(stranger.read<service::TableSummary>(stranger.get("/api/tables/" + company.table)).watching, 1);
}

// Everybody in the room sees it, so nothing of the hands of the one who put it up is on it, however hands are shown to others;
// and it plays for nobody.
TEST(Screen, ShowsWhatAllKnowAndDoesNothing) {
  for (const auto spectators : {table::Spectators::None, table::Spectators::Public, table::Spectators::Open}) {
    GameServer server;
    Options options = optionsOf("two", "simple");
    options.spectators = spectators;
    options.delay = spectators == table::Spectators::Open ? 60 : 0;
    Company company(server, options, 2);
    Player early(server, company.browsers[0], company.table, "?screen=1");
    ASSERT_TRUE(early.waitForView());
    EXPECT_EQ(early.view->you, "");
    company.start();
    for (int i = 0; i < 6; ++i) ASSERT_TRUE(company.decideOne());
    Player late(server, company.browsers[0], company.table, "?screen=1");
    Player again(server, company.browsers[0], company.table, "?screen=1&last=" + std::to_string(early.view->n));
    for (Player* screen : {&early, &late, &again}) {
      ASSERT_TRUE(screen->until([&] { return screen->game && screen->last >= company.player(0).last; }));
      const auto scene = notation::parsePosition(screen->game->position);
      ASSERT_TRUE(scene);
      for (const Seat seat : scene->position.layout().seats) {
        const Hand& hand = scene->position.hands[seat];
        EXPECT_TRUE(hand.isHidden() || hand.empty());
      }
      EXPECT_FALSE(screen->game->received);
      EXPECT_EQ(screen->want(table::ListPlays{"a"}), "not_seated");
      EXPECT_EQ(screen->want(table::Leave{}), "not_seated");
    }
    EXPECT_EQ(again.events,
              std::vector(early.events.end() - static_cast<std::ptrdiff_t>(again.events.size()), early.events.end()));
    EXPECT_TRUE(company.player(1).until([&] { return company.player(1).presence->spectators == 0; }));
  }
}

// It is no way around the delay, nor a way to look on unseen.
TEST(Screen, OfSomebodyWhoLooksOnIsLateAndCounted) {
  for (const int delay : {60, 1}) {
    GameServer server;
    Options options = optionsOf("two", "simple");
    options.spectators = table::Spectators::Open;
    options.delay = delay;
    Company company(server, options, 2);
    company.start();
    for (int i = 0; i < 6; ++i) ASSERT_TRUE(company.decideOne());
    Browser stranger(server);
    stranger.hello();
    Player screen(server, stranger, company.table, "?screen=1");
    ASSERT_TRUE(screen.waitForView());
    EXPECT_TRUE(company.player(0).until([&] { return company.player(0).presence->spectators == 1; }));
    if (delay > 1) {
      EXPECT_LT(screen.view->n, company.player(0).last);
      continue;
    }
    ASSERT_TRUE(screen.until([&] { return screen.game && screen.last >= company.player(0).last; }));
    const auto scene = notation::parsePosition(screen.game->position);
    ASSERT_TRUE(scene);
    for (const Seat seat : scene->position.layout().seats) EXPECT_TRUE(scene->position.hands[seat].isHidden());
  }
}

TEST(Spectators, NoneWhereNobodyMayLookOn) {
  GameServer server;
  Options options = optionsOf("two", "simple");
  options.spectators = table::Spectators::None;
  Company company(server, options, 2);
  Browser stranger(server);
  stranger.hello();
  Player early(server, stranger, company.table);
  ASSERT_TRUE(early.waitForView());  // he may still sit down
  company.start();
  EXPECT_EQ(early.talker().end().first, 4403);
  while (early.talker().next() != "(nothing)") {}
  Player late(server, stranger, company.table);
  EXPECT_EQ(late.talker().end().first, 4403);
  EXPECT_EQ(late.talker().next(), "(nothing)");
  EXPECT_TRUE(company.decideOne());
}

TEST(Spectators, OpenOnesSeeAllHandsButLater) {
  const auto time = testing::runningTime();
  GameServer server(GameServer::by(time));
  Options options = optionsOf("two", "simple");
  options.spectators = table::Spectators::Open;
  options.delay = 20;
  options.pack = "basic";  // without Jesters and Devils, by whom one player would get to know the other's hand
  Company company(server, options, 2);
  Browser stranger(server);
  stranger.hello();
  Player early(server, stranger, company.table);
  ASSERT_TRUE(early.waitForView());
  company.start();
  Player late(server, stranger, company.table);
  ASSERT_TRUE(late.waitForView());
  EXPECT_FALSE(late.game);  // no card yet
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(company.decideOne());
  server.letPass(*time, 18s);
  for (Player* looker : {&early, &late}) {
    EXPECT_EQ(looker->want(table::Ping{}), "");  // what was sent before it has come
    EXPECT_FALSE(looker->game);
  }
  server.letPass(*time, 3s);
  for (Player* looker : {&early, &late}) {
    ASSERT_TRUE(looker->until([&] { return looker->game.has_value(); }));
    const auto scene = notation::parsePosition(looker->game->position);
    ASSERT_TRUE(scene);
    EXPECT_FALSE(scene->position.hands[0].isHidden());
    EXPECT_FALSE(scene->position.hands[2].isHidden());
    ASSERT_TRUE(looker->waitFor(company.player(0).last));
    EXPECT_FALSE(looker->gaps);
  }
  const auto own = notation::parsePosition(company.player(0).game->position);
  EXPECT_TRUE(own->position.hands[2].isHidden());
}

// All delayed spectators share one table: coming and going leaves nothing behind and asks nothing of the store.
TEST(Spectators, WhoComeAndGoCostNothing) {
  GameServer server;
  Options options = optionsOf("four", "simple");  // a game of two may be over after 60 decisions
  options.delay = 3600;
  Company company(server, options, 4);
  company.start();
  for (int i = 0; i < 60; ++i) ASSERT_TRUE(company.decideOne());
  Browser stranger(server);
  stranger.hello();
  const auto look = [&] {
    Player late(server, stranger, company.table);
    ASSERT_TRUE(late.waitForView());
    EXPECT_FALSE(late.game);
  };
  look();
  const auto memory = [&] { return std::stod(stranger.metric("resident_bytes")); };
  const double before = memory();
  for (int i = 0; i < 500; ++i) look();
  EXPECT_LT(memory() - before, 20e6);
}

// A table that comes back shows the past as it was.
TEST(Spectators, AreAsLateAfterARestart) {
  const auto time = testing::runningTime();
  GameServer server(GameServer::by(time));
  Options options = optionsOf("two", "simple");
  options.spectators = table::Spectators::Open;
  options.delay = 20;
  Company company(server, options, 2);
  company.start();
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(company.decideOne());
  const auto last = company.player(0).last;
  server.restart();
  Browser stranger(server);
  stranger.hello();
  Player late(server, stranger, company.table);
  ASSERT_TRUE(late.waitForView());
  EXPECT_FALSE(late.game);
  server.letPass(*time, 21s);
  ASSERT_TRUE(late.waitFor(last));
  EXPECT_FALSE(late.gaps);
  EXPECT_TRUE(late.game);
}

// Somebody who comes by the link of a table whose spectators are behind sits down like anybody else.
TEST(Spectators, BeforeTheGameNobodyIsBehind) {
  GameServer server;
  Options options = optionsOf("two", "simple");
  options.delay = 3600;
  Company company(server, options, 2);  // waits for each answer, and for its own place
  for (int p = 0; p < 2; ++p) {
    EXPECT_TRUE(company.player(p).waitFor(3));
    EXPECT_FALSE(company.player(p).gaps);
  }
  company.start();
  EXPECT_TRUE(company.decideOne());
}

}  // namespace
}  // namespace tacit::server
