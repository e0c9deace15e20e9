// Whole games over the wire, as people have them.
#include <gtest/gtest.h>

#include "fair/secret.h"
#include "fair/verify.h"
#include "notation/game_file.h"
#include "support/game_server.h"
#include "table/choices.h"

namespace tacit::server {
namespace {

using table::Options;
using table::Stage;
using testing::Browser;
using testing::comesTrue;
using testing::Company;
using testing::GameServer;
using testing::optionsOf;
using testing::placesAt;
using testing::Player;

// Each was told exactly what the events that were kept say to him: no gap, no other's secret, no byte more.
void expectExactlyTold(const GameServer& server, const Company& company) {
  const auto events = server.events(company.table);
  for (std::size_t p = 0; p < company.players.size(); ++p) {
    const Player& one = *company.players[p];
    EXPECT_FALSE(one.gaps);
    auto rest = table::restFor(events, company.ids[p], one.first);
    ASSERT_GE(rest.size(), one.events.size());
    rest.resize(one.events.size());
    EXPECT_EQ(rest, one.events) << p;
  }
}

template <typename T>
T waitFor(Browser& browser, const std::string& target, const std::function<bool(const T&)>& good) {
  T value{};
  EXPECT_TRUE(comesTrue([&] {
    const auto answer = browser.get(target);
    return answer.status == 200 && !json::readText(answer.body, value) && good(value);
  })) << target;
  return value;
}

TEST(Tables, FourPeopleAndAllThatRemainsOfTheirGame) {
  GameServer server;
  Options options = optionsOf("four", "simple");
  options.rated = true;
  options.clock.decision = 600;
  Company company(server, options, 4);
  const std::string word = std::string(32, '7') + " Glück ]";
  EXPECT_EQ(company.player(1).want(table::CommitWord{fair::commitmentTo(word)}), "");
  EXPECT_EQ(company.player(0).want(table::Start{}), "");
  EXPECT_EQ(company.player(1).want(table::ShowWord{word}), "");
  EXPECT_TRUE(company.player(0).until([&] { return company.player(0).game.has_value(); }));
  company.playToTheEnd();
  ASSERT_EQ(company.player(0).stage, Stage::Over);

  Browser& browser = company.browsers[0];
  const auto history = waitFor<service::History>(browser, "/api/history?person=" + company.ids[0],
                                                 [](const auto& one) { return !one.games.empty(); });
  ASSERT_EQ(history.games.size(), 1U);
  EXPECT_EQ(history.games[0].table, company.table);
  EXPECT_TRUE(history.games[0].rated);
  EXPECT_EQ(history.games[0].players.size(), 4U);
  EXPECT_EQ(std::ranges::count_if(history.games[0].players, &service::PlayerShown::won), 2);

  const auto file = browser.get("/api/games/" + company.table + ".tac");
  ASSERT_EQ(file.status, 200);
  const auto record = notation::parseGameFile(file.body);
  ASSERT_TRUE(record) << record.error();
  const auto verdict = fair::verify(*record);
  EXPECT_TRUE(verdict) << verdict.error();

  for (std::size_t p = 0; p < 4; ++p) {
    const auto profile = browser.read<service::Profile>(browser.get("/api/people/" + company.ids[p]));
    EXPECT_EQ(profile.rating.games, 1);
    EXPECT_EQ(profile.rating.mu > 25, history.games[0].players[p].won);
    EXPECT_EQ(history.games[0].players[p].rating, profile.rating.shown);
  }
  const auto ranking = browser.read<service::Ranking>(browser.get("/api/ranking"));
  ASSERT_EQ(ranking.people.size(), 4U);
  EXPECT_GE(ranking.people[0].rating.mu, ranking.people[3].rating.mu);
  EXPECT_TRUE(server.stop());
  expectExactlyTold(server, company);
}

TEST(Tables, OnePersonWithThreeBots) {
  GameServer server;
  Company company(server, optionsOf("four", "simple"), 1);
  company.start();
  Player& person = company.player(0);
  while (person.until([&] { return person.over() || person.decides(Seat(0)); }) && !person.over())
    ASSERT_EQ(person.decide(Seat(0)), "");
  EXPECT_EQ(person.stage, Stage::Over);
  const auto history = waitFor<service::History>(company.browsers[0], "/api/history?person=" + company.ids[0],
                                                 [](const auto& one) { return !one.games.empty(); });
  EXPECT_FALSE(history.games[0].rated);
  EXPECT_EQ(history.games[0].players[0].rating, std::nullopt);
  EXPECT_EQ(history.games[0].players[1].name, "bot simple");
  EXPECT_TRUE(server.stop());
  expectExactlyTold(server, company);
}

TEST(Tables, WhoSitsDownIsHere) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  for (int p = 0; p < 2; ++p)
    EXPECT_TRUE(company.player(p).until([&] { return company.player(p).presence->here == placesAt({0, 1}); })) << p;
}

TEST(Tables, WhoComesBackGetsTheExactRest) {
  GameServer server;
  Company company(server, optionsOf("four", "simple"), 4);  // no game of four is over so soon
  company.start();
  for (int i = 0; i < 70; ++i) ASSERT_TRUE(company.decideOne());  // more than the server remembers
  Player& person = company.player(0);
  ASSERT_TRUE(person.until([&] { return person.last == company.player(1).last; }));
  const auto seen = person.last - 5;
  {
    Player again(server, company.browsers[0], company.table, "?last=" + std::to_string(seen));
    ASSERT_TRUE(again.until([&] { return again.events.size() == 5; }));
    EXPECT_FALSE(again.view);
    EXPECT_TRUE(std::equal(again.events.begin(), again.events.end(), person.events.end() - 5));
  }
  {
    Player current(server, company.browsers[0], company.table, "?last=" + std::to_string(person.last));
    ASSERT_TRUE(current.until([&] { return current.presence.has_value(); }));
    EXPECT_TRUE(current.events.empty());
    EXPECT_FALSE(current.view);
  }
  // Too old, in the future, or no number: everything again.
  for (const std::string last :
       {"1", "0", "-1", "99999", "4294967297", "18446744073709551617", "x", "%00", "1e3", ""}) {
    Player again(server, company.browsers[0], company.table, "?last=" + last);
    ASSERT_TRUE(again.waitForView()) << last;
    EXPECT_EQ(again.view->n, person.last) << last;
    EXPECT_EQ(again.view->you, "a");
  }
  // The same number in another's hands shows him his own side.
  Player other(server, company.browsers[1], company.table, "?last=" + std::to_string(seen));
  ASSERT_TRUE(other.until([&] { return other.events.size() == 5; }));
  const auto& his = company.player(1).events;
  EXPECT_TRUE(std::equal(other.events.begin(), other.events.end(), his.end() - 5));
}

TEST(Tables, ComeBackAfterARestart) {
  GameServer server;
  Company company(server, optionsOf("four", "simple"), 4);
  company.start();
  for (int i = 0; i < 15; ++i) ASSERT_TRUE(company.decideOne());
  const auto position = company.player(2).game->position;
  const auto last = company.player(2).last;
  server.restart();
  EXPECT_EQ(company.player(2).talker().end().first, 1001);
  for (int p = 0; p < 4; ++p) company.join(server, p);
  EXPECT_EQ(company.player(2).game->position, position);
  EXPECT_EQ(company.player(2).view->n, last + 1);  // the restart is an event
  company.playToTheEnd();
  EXPECT_EQ(company.player(0).stage, Stage::Over);
  server.restart();  // what is over is found as before
  Browser browser(server);
  EXPECT_EQ(browser.read<service::TableSummary>(browser.get("/api/tables/" + company.table)).stage, Stage::Over);
  EXPECT_EQ(browser.get("/api/games/" + company.table + ".tac").status, 200);
  EXPECT_EQ(browser.read<service::Lobby>(browser.get("/api/lobby")).tables.size(), 0U);
  for (int p = 0; p < 4; ++p) company.join(server, p);
  EXPECT_EQ(company.player(3).stage, Stage::Over);
  for (int p = 0; p < 4; ++p) EXPECT_EQ(company.player(p).want(table::WantRematch{}), "");
  EXPECT_TRUE(company.player(2).until([&] { return !company.player(2).next.empty(); }));
  EXPECT_TRUE(server.stop());
}

TEST(Tables, AreFoundInTheLobbyAndByTheirLink) {
  const GameServer server;
  Browser host(server);
  host.hello("Ada");
  const auto listed = host.makeTable(optionsOf("four", "simple"));
  Options options = optionsOf("two", "simple");
  options.listed = false;
  const auto hidden = host.makeTable(options);
  Browser guest(server);
  guest.hello();
  const auto lobby = guest.read<service::Lobby>(guest.get("/api/lobby"));
  ASSERT_EQ(lobby.tables.size(), 1U);
  EXPECT_EQ(lobby.tables[0].table, listed);
  EXPECT_EQ(guest.read<service::TableSummary>(guest.get("/api/tables/" + hidden)).options.type, "two");
  EXPECT_EQ(host.read<service::Lobby>(host.get("/api/mine")).tables.size(), 2U);
  EXPECT_EQ(guest.read<service::Lobby>(guest.get("/api/mine")).tables.size(), 0U);
  EXPECT_EQ(guest.get("/api/tables/nowhere").status, 404);
  Player player(server, guest, hidden);
  ASSERT_TRUE(player.waitForView());
  EXPECT_EQ(player.want(table::Sit{1}), "");
  EXPECT_EQ(guest.read<service::Lobby>(guest.get("/api/mine")).tables.size(), 1U);
}

TEST(Tables, OptionsMustBeSuchThatPeopleCanAgree) {
  const GameServer server;
  Browser host(server);
  host.hello();
  for (const std::string options :
       {R"({"type":"five"})", R"({"rules":"std,luck=yes"})", R"({"rules":""})", R"({"pack":"mustard"})",
        R"({"bots":"genius"})", R"({"botMilliseconds":0})", R"({"botMilliseconds":-5})", R"({"delay":-1})",
        R"({"delay":4000})", R"({"clock":{"decision":-1}})", R"({"lateBeforeBot":0})",
        R"({"clock":{"reserve":999999999}})"})
    EXPECT_EQ(host.post("/api/tables", R"({"options":)" + options + "}").status, 400) << options;
  for (const std::string body : {"", "{}", R"({"options":[]})", R"({"options":{"type":5}})", R"({"options":{"x":5}})",
                                 R"({"options":{"delay":99999999999}})", R"({"options":{"clock":5}})"})
    EXPECT_EQ(host.post("/api/tables", body).status, 400) << body;
  EXPECT_EQ(host.read<service::Lobby>(host.get("/api/lobby")).tables.size(), 0U);
  EXPECT_EQ(host.post("/api/tables", R"({"options":{}})").status, 201);
}

TEST(Tables, APersonSetsUpOnlySoMany) {
  auto settings = GameServer::free();
  settings.limits = true;
  settings.maxTablesPerPerson = 2;
  const GameServer server(settings);
  Browser host(server);
  host.hello();
  EXPECT_EQ(host.post("/api/tables", R"({"options":{}})").status, 201);
  EXPECT_EQ(host.post("/api/tables", R"({"options":{}})").status, 201);
  EXPECT_EQ(host.post("/api/tables", R"({"options":{}})").status, 429);
}

// ---- Together ----

// A rematch can be started although the host has left the game before.
TEST(Tables, ARematchHasAHostWhoIsThere) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  company.start();
  EXPECT_EQ(company.player(0).want(table::Leave{}), "");
  EXPECT_EQ(company.player(1).want(table::OfferAbort{}), "");
  EXPECT_EQ(company.player(1).want(table::WantRematch{}), "");
  ASSERT_TRUE(company.player(1).until([&] { return !company.player(1).next.empty(); }));
  company.table = company.player(1).next;
  company.join(server, 1);
  EXPECT_EQ(company.player(1).host, company.ids[1]);
  EXPECT_EQ(company.player(1).want(table::Start{}), "");
}

// A name that is given after the game is there at once, and at the rematch.
TEST(Tables, ANameReachesEveryTableOfThePersonAlsoAfterTheGame) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  const auto name = [&](const std::string& to) {
    EXPECT_EQ(company.browsers[0].post("/api/name", json::text(service::NameWish{to})).status, 200);
    EXPECT_TRUE(company.player(1).until([&] { return company.player(1).places[0].name == to; })) << to;
  };
  name("Before");
  company.start();
  name("During");
  EXPECT_EQ(company.player(0).want(table::OfferAbort{}), "");
  EXPECT_EQ(company.player(1).want(table::AnswerAbort{true}), "");
  name("After");
  for (int p = 0; p < 2; ++p) EXPECT_EQ(company.player(p).want(table::WantRematch{}), "");
  EXPECT_TRUE(company.player(1).until([&] { return !company.player(1).next.empty(); }));
  company.table = company.player(1).next;
  company.join(server, 1);
  EXPECT_EQ(company.player(1).places[0].name, "After");
}

TEST(Tables, WhoeverMakesATableSitsAtOnceAndIsTheHost) {
  GameServer server;
  Browser host(server);
  const std::string id = host.hello("Ada").id;
  const auto table = host.makeTable(optionsOf("four", "simple"), 0);
  const auto summary = host.read<service::TableSummary>(host.get("/api/tables/" + table));
  EXPECT_EQ(summary.host, id);
  EXPECT_EQ(summary.places[0].name, "Ada");
  EXPECT_FALSE(summary.places[1].person);
  for (const std::string place : {"-1", "4", "2147483647"})
    EXPECT_EQ(host.post("/api/tables", R"({"options":{},"place":)" + place + "}").status, 400) << place;
  const auto rated = host.post("/api/tables", R"({"options":{"rated":true,"clock":{"decision":60}},"place":0})");
  EXPECT_EQ(rated.status, 403);
  EXPECT_EQ(nameOf(host.read<service::Failure>(rated).error), "accounts_only");
  // Private unless somebody asks for the opposite.
  EXPECT_FALSE(host.read<service::TableSummary>(host.post("/api/tables", R"({"options":{}})")).options.listed);
}

TEST(Tables, ARematchSeatsTheSamePeople) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  company.start();
  EXPECT_EQ(company.player(0).want(table::OfferAbort{}), "");
  EXPECT_EQ(company.player(1).want(table::AnswerAbort{true}), "");
  EXPECT_TRUE(company.player(0).until([&] { return company.player(0).over(); }));
  EXPECT_EQ(company.player(0).want(table::WantRematch{}), "");
  EXPECT_EQ(company.player(1).want(table::WantRematch{}), "");
  for (int p = 0; p < 2; ++p) EXPECT_TRUE(company.player(p).until([&] { return !company.player(p).next.empty(); }));
  company.table = company.player(0).next;
  for (int p = 0; p < 2; ++p) company.join(server, p);
  EXPECT_EQ(company.player(0).view->you, "a");
  EXPECT_EQ(company.player(1).view->you, "c");
  company.start();
  EXPECT_TRUE(company.decideOne());
}

TEST(Tables, AnEveningGoesOnOverARematchAndARestart) {
  GameServer server;
  Options options = optionsOf("two", "simple");
  options.listed = false;
  Company company(server, options, 2);
  Browser late(server);
  const std::string third = late.hello("Cleo").id;
  Player waiting(server, late, company.table);
  ASSERT_TRUE(waiting.waitForView());
  EXPECT_EQ(waiting.want(table::PlayNext{true}), "");
  company.start();
  company.playToTheEnd();
  for (int p = 0; p < 2; ++p) EXPECT_EQ(company.player(p).want(table::WantRematch{}), "");
  ASSERT_TRUE(company.player(1).until([&] { return !company.player(1).next.empty(); }));
  company.table = company.player(1).next;
  server.restart();
  for (int p = 0; p < 2; ++p) company.join(server, p);
  EXPECT_EQ(company.player(0).places[0].person, third);
  EXPECT_EQ(company.player(1).view->you, "c");
  const auto& evening = company.player(0).view->evening;
  ASSERT_TRUE(evening);
  EXPECT_EQ(evening->waiting, std::vector{company.ids[0]});
  ASSERT_EQ(evening->games.size(), 1U);
  EXPECT_EQ(evening->people.size(), 3U);
}

// How many of the others this player sees missing.
bool misses(Player& person, std::size_t others) {
  return person.until([&] { return person.presence && person.presence->away.size() == others; });
}

// The others need not wait for a host who stays away; a reload, or a minute at the door, changes nothing.
TEST(Tables, AHostWhoStaysAwayForAMinuteLosesTheStart) {
  const auto time = testing::runningTime();
  GameServer server(GameServer::by(time));
  Company company(server, optionsOf("four", "simple"), 3);
  Player& person = company.player(1);
  const auto startsInVain = [&](int seconds) {  // in steps that do not look as if the server had been stopped
    for (int n = 0; n < seconds; n += 2) {
      EXPECT_EQ(person.want(table::Start{}), "not_host") << n;
      server.letPass(*time, std::chrono::seconds(2));
    }
  };
  startsInVain(70);  // the host is there
  company.players[0].reset();
  ASSERT_TRUE(misses(person, 1));
  startsInVain(40);
  company.join(server, 0);
  ASSERT_TRUE(misses(person, 0));
  company.players[0].reset();
  ASSERT_TRUE(misses(person, 1));
  startsInVain(50);
  for (int n = 0; n < 6; ++n) {
    static_cast<void>(person.want(table::ListPlays{"b"}));  // the server looks at its clock
    server.letPass(*time, std::chrono::seconds(2));
  }
  ASSERT_TRUE(person.until([&] { return person.host == company.ids[1]; }));
  company.join(server, 0);
  EXPECT_EQ(company.player(0).host, company.ids[1]);
  EXPECT_EQ(company.player(0).want(table::Start{}), "not_host");  // who comes back gets it from the other, or not
  EXPECT_EQ(person.want(table::HandOver{0}), "");
  EXPECT_EQ(company.player(0).want(table::Start{}), "");
}

// A reload is over in a moment: the others can go on without somebody when he has been away for twenty seconds.
TEST(Tables, NobodyIsVotedAwayWhileHeIsThereOrJustReloads) {
  const auto time = testing::runningTime();
  GameServer server(GameServer::by(time));
  Company company(server, optionsOf("two", "random"), 2);
  company.start();
  Player& person = company.player(0);
  const auto votesInVain = [&](int seconds) {  // in steps that do not look as if the server had been stopped
    for (int n = 0; n < seconds; n += 2) {
      EXPECT_EQ(person.want(table::Vote{1}), "not_now") << n;
      server.letPass(*time, std::chrono::seconds(2));
    }
  };
  votesInVain(30);
  company.players[1].reset();
  ASSERT_TRUE(misses(person, 1));
  EXPECT_EQ(person.presence->here, placesAt({0}));
  EXPECT_EQ(person.presence->away[0].place, table::PlaceIndex(1));
  votesInVain(10);
  company.join(server, 1);  // was only a reload
  ASSERT_TRUE(misses(person, 0));
  votesInVain(12);
  company.players[1].reset();
  ASSERT_TRUE(misses(person, 1));
  votesInVain(18);
  EXPECT_EQ(person.want(table::Vote{1}), "not_now");
  server.letPass(*time, std::chrono::seconds(2));
  EXPECT_EQ(person.want(table::Vote{1}), "");
  EXPECT_TRUE(person.until([&] { return person.places[1].absent; }));
}

TEST(Tables, APersonPlaysOnForABotWhenThoseWhoPlayAgree) {
  GameServer server;
  auto options = optionsOf("four", "simple");
  Company company(server, options, 2);
  company.start();
  Browser browser(server);
  const std::string id = browser.hello("Late").id;
  Player late(server, browser, company.table);
  ASSERT_TRUE(late.waitForView());
  EXPECT_TRUE(late.view->you.empty());
  EXPECT_EQ(late.want(table::AskSeat{2}), "");
  ASSERT_TRUE(company.player(0).until([&] { return company.player(0).places[2].wish.has_value(); }));
  EXPECT_EQ(company.player(0).places[2].wish->name, "Late");
  EXPECT_EQ(company.player(0).want(table::AnswerSeat{2, true}), "");
  EXPECT_EQ(company.player(1).want(table::AnswerSeat{2, true}), "");
  ASSERT_TRUE(late.until([&] { return late.places[2].person == id; }));
  EXPECT_FALSE(late.places[2].bot);
  ASSERT_TRUE(late.until([&] { return late.presence->here.size() == 3; }));
  const auto scene = notation::parsePosition(late.game->position);
  ASSERT_TRUE(scene);
  for (const Seat seat : scene->position.layout().seats)
    EXPECT_EQ(scene->position.hands[seat].isHidden(), seat != Seat{2} && !scene->position.hands[seat].empty());
  server.restart();
  Player again(server, browser, company.table);
  ASSERT_TRUE(again.waitForView());
  EXPECT_EQ(again.view->you, "c");
}

// Also when they sit down because somebody who had not answered is gone: all hear who is there now.
TEST(Tables, WhoeverSitsDownIsSeenToBeThere) {
  GameServer server;
  Company company(server, optionsOf("four", "simple"), 2);
  company.start();
  Browser browser(server);
  browser.hello("Late");
  Player late(server, browser, company.table);
  ASSERT_TRUE(late.waitForView());
  EXPECT_EQ(late.want(table::AskSeat{2}), "");
  EXPECT_EQ(company.player(0).want(table::AnswerSeat{2, true}), "");
  EXPECT_EQ(company.player(1).want(table::Leave{}), "");
  EXPECT_TRUE(late.until([&] { return late.presence && late.presence->here == placesAt({0, 1, 2}); }));
}

// Anyone who looked on from behind is up to date at once when they play: nothing late comes after it.
TEST(Tables, WhoWasBehindPlaysInThePresent) {
  GameServer server;
  auto options = optionsOf("four", "simple");
  options.delay = 60;
  Company company(server, options, 1);
  company.start();
  Browser browser(server);
  browser.hello("Late");
  Player late(server, browser, company.table);
  ASSERT_TRUE(late.waitForView());
  EXPECT_EQ(late.want(table::AskSeat{2}), "");
  EXPECT_EQ(company.player(0).want(table::AnswerSeat{2, true}), "");
  EXPECT_EQ(late.talker().end().first, 1001);  // come again
  Player again(server, browser, company.table, "?last=" + std::to_string(late.last));
  ASSERT_TRUE(again.until([&] { return again.last >= company.player(0).last; }));
  EXPECT_FALSE(again.gaps);
}

TEST(Tables, AnybodyWhoAsksWhetherTheLineWorksIsAnswered) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 1);
  const auto last = company.player(0).last;
  for (int n = 0; n < 3; ++n) EXPECT_EQ(company.player(0).want(table::Ping{}, "same"), "");
  EXPECT_EQ(company.player(0).answer->n, 0);
  EXPECT_EQ(company.player(0).want(table::SayPhrase{"hello"}), "");
  EXPECT_EQ(company.player(0).answer->n, last + 1);  // no event of it
}

TEST(Tables, TimeRunsOutAndABotDecides) {
  const auto time = testing::standingTime();
  GameServer server(GameServer::by(time));
  Options options = optionsOf("two", "random");
  options.clock = {30, 0};
  options.lateBeforeBot = 1;
  Company company(server, options, 2);
  company.start();
  Player& person = company.player(0);
  const auto absent = [&] {
    EXPECT_EQ(person.want(table::Ping{}), "");  // what was said before it has been heard
    return (person.places[0].absent ? 1 : 0) + (person.places[1].absent ? 1 : 0);
  };
  server.letPass(*time, std::chrono::seconds(29));
  EXPECT_EQ(absent(), 0);
  ASSERT_TRUE(server.comesToPass(*time, [&] { return absent() == 2; }));
  EXPECT_EQ(person.want(table::Return{}), "");
  EXPECT_TRUE(person.until([&] { return !person.places[0].absent; }));
}

TEST(Tables, HealthAndFigures) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  Browser browser(server);
  EXPECT_EQ(browser.get("/healthz").body, "ok\n");
  const auto metrics = browser.get("/metrics").body;
  EXPECT_NE(metrics.find("tacit_now{what=\"tables_open\"} 1"), std::string::npos) << metrics;
  EXPECT_NE(metrics.find("tacit_now{what=\"sockets\"} 2"), std::string::npos);
  EXPECT_NE(metrics.find("tacit_commands_total{result=\"done\"} 2"), std::string::npos) << metrics;
  EXPECT_EQ(metrics.find(company.table), std::string::npos);
  EXPECT_EQ(browser.get("/api/nothing").status, 404);
  const auto choices = browser.read<table::Choices>(browser.get("/api/choices"));
  EXPECT_EQ(choices.types.size(), table::gameTypes().size());
  ASSERT_EQ(choices.editions.size(), kEditions);
  const std::vector<std::string> thai = {"skip_needs_marble", "win_tac_optional", "counter_tac", "intro_marble",
                                         "partners_look"};
  EXPECT_EQ(choices.editions[static_cast<std::size_t>(Edition::Th)].on, thai);
}

}  // namespace
}  // namespace tacit::server
