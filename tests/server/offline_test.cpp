// Games played on a device: the server takes what the rules allow, once.
#include <gtest/gtest.h>

#include "notation/game_file.h"
#include "support/game_server.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::GameServer;

// A whole game of random plays, as a device writes it down.
std::string playedGame(const Setup& setup, std::uint64_t seed, int maxPlays = 100000) {
  Random random(seed);
  Game game(setup, random);
  notation::Recorder recorder(setup);
  recorder.deal(game.position());
  recorder.record().setHeader("b", "Bob");
  recorder.record().setHeader("d", "<b>");
  recorder.record().setHeader("Seed", "not ours");
  for (int plays = 0; game.position().phase != Phase::Over && plays < maxPlays; ++plays) {
    PlayList list;
    game.list(list);
    const Position before = game.position();
    const Play play = list[static_cast<int>(random.below(static_cast<std::uint32_t>(list.size())))];
    recorder.play(before, play);
    game.carryOut(play, random);
    if (game.position().deals != before.deals || game.position().shuffles != before.shuffles)
      recorder.deal(game.position());
  }
  recorder.record().setHeader("Result", notation::resultText(game.position()));
  return notation::gameFileText(recorder.record());
}

service::OfflineGame broughtGame() {
  return {"game1", "four", "a", base::instantAt(1000), playedGame(tacit::Setup::of(Layout::Pairs4), 1)};
}

testing::HttpAnswer bring(Browser& browser, const service::OfflineGame& game) {
  return browser.post("/api/games", json::text(game));
}

TEST(Offline, AGameIsKeptOnceAndDoesNotCount) {
  GameServer server;
  Browser browser(server);
  EXPECT_EQ(bring(browser, broughtGame()).status, 401);
  const auto me = browser.hello();
  const auto answer = bring(browser, broughtGame());
  ASSERT_EQ(answer.status, 201) << answer.body;
  const auto kept = browser.read<service::GameSummary>(answer);
  EXPECT_TRUE(kept.offline);
  EXPECT_FALSE(kept.rated);
  EXPECT_EQ(kept.finished, base::instantAt(1000));
  ASSERT_EQ(kept.players.size(), 4U);
  EXPECT_EQ(kept.players[0].person, me.id);
  EXPECT_EQ(kept.players[1].name, "Bob");
  EXPECT_EQ(kept.players[1].person, std::nullopt);
  EXPECT_EQ(kept.players[3].name, "?");
  EXPECT_NE(kept.players[0].won, kept.players[1].won);

  EXPECT_EQ(bring(browser, broughtGame()).status, 200);
  service::OfflineGame renamed =
      broughtGame();  // the same game under another id and with other headers is the same game
  renamed.id = "game2";
  renamed.file.replace(renamed.file.find("Bob"), 3, "Eve");
  EXPECT_EQ(bring(browser, renamed).status, 200);
  server.restart();
  Browser again(server);
  again.cookie = browser.cookie;
  const auto history = again.read<service::History>(again.get("/api/history?person=" + me.id)).games;
  ASSERT_EQ(history.size(), 1U);
  EXPECT_TRUE(history[0].offline);
  const auto file = again.get("/api/games/" + kept.table + ".tac").body;
  EXPECT_TRUE(notation::replay(*notation::parseGameFile(file)).ok());
  EXPECT_EQ(file.find("not ours"), std::string::npos);
  EXPECT_NE(file.find("Played offline"), std::string::npos);
  EXPECT_EQ(again.me().rating.games, 0);

  Browser other(server);
  other.hello();
  EXPECT_EQ(bring(other, broughtGame()).status, 201);  // another person's game with the same id
}

TEST(Offline, WhatTheRulesDoNotAllowIsRefused) {
  const GameServer server;
  Browser browser(server);
  browser.hello();
  const auto refused = [&](const std::function<void(service::OfflineGame&)>& spoil) {
    service::OfflineGame game = broughtGame();
    spoil(game);
    const auto answer = bring(browser, game);
    return answer.status == 400 && nameOf(browser.read<service::Failure>(answer).error) == "bad_game";
  };
  EXPECT_TRUE(refused([](service::OfflineGame& game) { game.id = ""; }));
  EXPECT_TRUE(refused([](service::OfflineGame& game) { game.id = "../x"; }));
  EXPECT_TRUE(refused([](service::OfflineGame& game) { game.id = std::string(33, 'a'); }));
  EXPECT_TRUE(refused([](service::OfflineGame& game) { game.type = "nothing"; }));
  EXPECT_TRUE(refused([](service::OfflineGame& game) { game.type = "two"; }));
  EXPECT_TRUE(refused([](service::OfflineGame& game) { game.seats = "ab"; }));
  EXPECT_TRUE(refused([](service::OfflineGame& game) { game.file = "nonsense"; }));
  EXPECT_TRUE(
      refused([](service::OfflineGame& game) { game.file = playedGame(tacit::Setup::of(Layout::Pairs4), 1, 40); }));
  EXPECT_TRUE(refused([](service::OfflineGame& game) { game.file.replace(game.file.find("\na "), 3, "\nb "); }));
  EXPECT_EQ(browser.post("/api/games", "{}").status, 400);
  EXPECT_TRUE(browser.read<service::History>(browser.get("/api/history?person=" + browser.me().id)).games.empty());
}

TEST(Offline, NotTooManyAtOnce) {
  const GameServer server{service::Settings{}};
  Browser browser(server);
  browser.hello();
  service::OfflineGame game = broughtGame();
  int kept = 0;
  int status = 0;
  for (int i = 0; i < 100 && status != 429; ++i) {
    game.id = "game" + std::to_string(i);
    status = bring(browser, game).status;
    kept += status == 201 ? 1 : 0;
  }
  EXPECT_EQ(status, 429);
  EXPECT_GT(kept, 0);
  EXPECT_LE(kept, 60);
}

TEST(Offline, AFormThatTurnsASwitchOnNeedsIt) {
  const GameServer server;
  Browser browser(server);
  browser.hello();
  auto setup = tacit::Setup::of(Layout::Coop4);
  service::OfflineGame game{"solo1", "solo", "abcd", {}, playedGame(setup, 3)};
  EXPECT_EQ(bring(browser, game).status, 400);
  setup.switches |= bit(Switch::CoopOnePack);
  game.file = playedGame(setup, 3);
  const auto answer = bring(browser, game);
  ASSERT_EQ(answer.status, 201) << answer.body;
  EXPECT_FALSE(browser.read<service::GameSummary>(answer).players[0].won);
}

}  // namespace
}  // namespace tacit::server
