// A server that stays up, with visitors who are no burden to the others: through real sockets.
#include <gtest/gtest.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include "support/game_server.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;
using table::Options;
using table::Stage;
using testing::Browser;
using testing::comesTrue;
using testing::Company;
using testing::GameServer;
using testing::optionsOf;
using testing::Player;
using testing::Raw;
using testing::runningTime;

service::Settings limited() {
  service::Settings settings;
  settings.limits = true;
  return settings;
}

service::Lobby lobbyOf(const GameServer& server, const std::string& query = "") {
  Browser browser(server);
  return browser.read<service::Lobby>(browser.get("/api/lobby" + query));
}

// Wants the same table to be in some stage; "gone" when it's not there.
bool comesTo(const GameServer& server, const std::string& table, Stage stage) {
  return comesTrue([&] {
    Browser browser(server);
    const auto answer = browser.get("/api/tables/" + table);
    if (answer.status != 200) return false;
    return browser.read<service::TableSummary>(answer).stage == stage;
  });
}

bool hasEnded(const GameServer& server, const std::string& table) {
  return comesTrue([&] {
    Browser browser(server);
    const auto answer = browser.get("/api/tables/" + table);
    return answer.status == 404 || browser.read<service::TableSummary>(answer).stage == Stage::Aborted;
  });
}

// ---- One visitor is no burden to the others ----

TEST(Burden, ADecisionAsksForTwoSecondsAtMost) {
  const GameServer server;
  Browser host(server);
  host.hello();
  EXPECT_EQ(host.post("/api/tables", R"({"options":{"botMilliseconds":2001}})").status, 400);
  EXPECT_EQ(host.post("/api/tables", R"({"options":{"botMilliseconds":2000}})").status, 201);
}

TEST(Burden, OneAddressSetsUpOnlySoMany) {
  service::Settings settings = limited();
  settings.maxTablesPerAddress = 3;
  const GameServer server(settings);
  for (int p = 0; p < 4; ++p) {
    Browser host(server);
    host.hello();
    EXPECT_EQ(host.post("/api/tables", R"({"options":{}})").status, p < 3 ? 201 : 429);
  }
}

TEST(Burden, TablesThatComeAndGoAreCounted) {
  service::Settings settings = limited();
  settings.maxTablesPerAddress = 3;
  settings.tablesPerMinute = 1;
  GameServer server(settings);
  for (int t = 0; t < 3; ++t) {
    Company company(server, optionsOf("two", "simple"), 1);
    company.start();
    EXPECT_EQ(company.player(0).want(table::OfferAbort{}), "");
  }
  Browser host(server);
  host.hello();
  const auto answer = host.post("/api/tables", R"({"options":{}})");
  EXPECT_EQ(answer.status, 429);
  EXPECT_EQ(nameOf(host.read<service::Failure>(answer).error), "slow_down");
}

TEST(Burden, CommandsOfAPersonCountOverAllConnections) {
  service::Settings settings = limited();
  settings.commandsPerPerson = 0.01;  // in a second; one at once
  GameServer server(settings);
  Browser browser(server);
  browser.hello();
  const auto table = browser.makeTable(optionsOf("two", "simple"));
  Player one(server, browser, table);
  Player two(server, browser, table);
  EXPECT_EQ(one.want(table::Sit{0}), "");
  EXPECT_EQ(two.want(table::Sit{1}), "slow_down");
  EXPECT_EQ(one.want(table::Sit{1}), "slow_down");
  Browser other(server);
  other.hello();
  EXPECT_EQ(Player(server, other, table).want(table::Sit{1}), "");
}

// The answer was lost, so it is said again: it is not refused, for it was done.
TEST(Burden, WhatWasDoneIsNotRefusedWhenItIsSaidAgain) {
  service::Settings settings = limited();
  settings.commandsPerPerson = 0.01;  // in a second; one at once
  GameServer server(settings);
  Browser browser(server);
  browser.hello();
  const auto table = browser.makeTable(optionsOf("two", "simple"));
  Player one(server, browser, table);
  EXPECT_EQ(one.want(table::Sit{0}, "once"), "");
  Player two(server, browser, table);
  EXPECT_EQ(two.want(table::Sit{0}, "once"), "");
  EXPECT_EQ(two.want(table::Sit{1}, "another"), "slow_down");
  EXPECT_EQ(two.want(table::ListPlays{"a"}, "once"), "slow_down");  // a question is not answered for nothing
}

// The same command was sent over a connection that broke, and again over the next one, which heard that it was refused: the
// copy that comes late is not carried out. To send it once more is allowed.
TEST(Burden, WhatWasRefusedIsNotDoneByACopyThatComesLate) {
  GameServer server;
  Browser browser(server);
  browser.hello();
  const auto table = browser.makeTable(optionsOf("two", "simple"));
  Player before(server, browser, table);
  ASSERT_TRUE(before.waitForView());
  Player now(server, browser, table);
  ASSERT_TRUE(now.waitForView());
  Browser friendly(server);
  friendly.hello();
  Player other(server, friendly, table);
  EXPECT_EQ(other.want(table::Sit{0}), "");
  EXPECT_EQ(now.want(table::Sit{0}, "seat"), "taken");
  EXPECT_EQ(other.want(table::Rise{}), "");
  EXPECT_EQ(before.want(table::Sit{0}, "seat"), "slow_down");
  EXPECT_EQ(before.want(table::Sit{0}, "another"), "");
  EXPECT_EQ(before.want(table::Rise{}), "");
  EXPECT_EQ(now.want(table::Sit{0}, "seat"), "");
}

TEST(Burden, CommandsFromAnAddressAreCounted) {
  service::Settings settings = limited();
  settings.commandsPerAddress = 0.4;  // two at once
  GameServer server(settings);
  std::vector<std::string> codes;
  const std::string table = [&] {
    Browser browser(server);
    browser.hello();
    return browser.makeTable(optionsOf("four", "simple"));
  }();
  for (int p = 0; p < 4; ++p) {
    Browser browser(server);
    browser.hello();
    codes.push_back(Player(server, browser, table).want(table::ListPlays{"a"}));
  }
  EXPECT_EQ(codes[0], "not_your_seat");
  EXPECT_EQ(std::ranges::count(codes, "slow_down") > 0, true);
}

TEST(Burden, TalkHasAPaceOfItsOwn) {
  GameServer server(limited());
  Company company(server, optionsOf("two", "simple"), 2);
  company.start();
  int said = 0;
  for (int i = 0; i < 20; ++i) said += company.player(0).want(table::SayPhrase{"hello"}).empty() ? 1 : 0;
  EXPECT_GE(said, 5);
  EXPECT_LT(said, 20);
  EXPECT_EQ(nameOf(company.player(0).error->code), "slow_down");
  EXPECT_EQ(company.player(1).want(table::SayPhrase{"hello"}), "");
  EXPECT_TRUE(company.decideOne());
}

TEST(Burden, SittingDownAndRisingForEver) {
  GameServer server(limited());
  Company company(server, optionsOf("four", "simple"), 2);
  Browser stranger(server);
  stranger.hello();
  Player evil(server, stranger, company.table);
  ASSERT_TRUE(evil.waitForView());
  std::string code;
  for (int i = 0; i < 100 && code.empty(); ++i)
    code = i % 2 == 0 ? evil.want(table::Sit{3}) : evil.want(table::Rise{3});
  EXPECT_EQ(code, "slow_down");
  company.start();
  EXPECT_TRUE(company.decideOne());
}

TEST(Burden, ComingAndGoingIsSummedUp) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  Browser stranger(server);
  stranger.hello();
  Player& reader = company.player(0);
  const int before = reader.presences;
  {
    std::vector<std::unique_ptr<Player>> crowd;
    for (int n = 0; n < 60; ++n) crowd.push_back(std::make_unique<Player>(server, stranger, company.table));
    ASSERT_TRUE(reader.until([&] { return reader.presence->spectators == 60; }));
  }
  ASSERT_TRUE(reader.until([&] { return reader.presence->spectators == 0; }));
  EXPECT_LT(reader.presences - before, 120);
}

// ---- The lobby ----

TEST(LobbyPages, NewestFirst) {
  const GameServer server;
  Browser host(server);
  host.hello();
  std::vector<std::string> made;
  for (int t = 0; t < 60; ++t) made.push_back(host.makeTable(optionsOf(t % 2 == 0 ? "two" : "four", "simple")));
  const auto first = lobbyOf(server);
  ASSERT_EQ(first.tables.size(), 50U);
  ASSERT_TRUE(first.next);
  const auto second = lobbyOf(server, "?before=" + *first.next);
  ASSERT_EQ(second.tables.size(), 10U);
  EXPECT_FALSE(second.next);
  std::vector<std::string> shown;
  for (const auto* page : {&first, &second})
    for (const auto& one : page->tables) shown.push_back(one.table);
  for (std::size_t i = 1; i < 50; ++i) EXPECT_GE(first.tables[i - 1].created, first.tables[i].created);
  EXPECT_EQ(std::set(shown.begin(), shown.end()), std::set(made.begin(), made.end()));
  EXPECT_EQ(lobbyOf(server, "?type=two").tables.size(), 30U);
  EXPECT_EQ(lobbyOf(server, "?free=4").tables.size(), 30U);
  EXPECT_EQ(lobbyOf(server, "?stage=playing").tables.size(), 0U);
  EXPECT_EQ(lobbyOf(server, "?stage=open&rated=false&type=four&free=1").tables.size(), 30U);
  EXPECT_EQ(lobbyOf(server, "?rated=true").tables.size(), 0U);
  for (const std::string query :
       {"before=x", "before=-", "before=1x-y", "stage=over", "rated=1", "free=x", "free=99", "type=five"})
    EXPECT_EQ(host.get("/api/lobby?" + query).status, 400) << query;
}

TEST(LobbyPages, ATableWhereNobodyIsIsNotShown) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Company company(server, optionsOf("two", "simple"), 1);
  Browser host(server);
  host.hello();
  const auto empty = host.makeTable(optionsOf("two", "simple"));
  EXPECT_EQ(lobbyOf(server).tables.size(), 2U);
  time->pass(4min);
  EXPECT_TRUE(comesTrue([&] { return lobbyOf(server).tables.size() == 1; }));
  EXPECT_EQ(lobbyOf(server).tables[0].table, company.table);
  Player back(server, host, empty);
  ASSERT_TRUE(back.waitForView());
  EXPECT_EQ(lobbyOf(server).tables.size(), 2U);
}

// ---- Tables that nobody visits ----

TEST(Forsaken, BotsStopWhenNobodyHasBeenThereForAWhile) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Options options = optionsOf("two", "random");
  options.clock = {1, 0};
  options.lateBeforeBot = 100;  // his clock would play on and on
  Company company(server, options, 1);
  company.start();
  company.leave(server);
  Browser browser(server);
  EXPECT_EQ(browser.metric("tables_asleep"), "0");
  time->pass(6min);
  EXPECT_TRUE(comesTrue([&] { return browser.metric("tables_asleep") == "1"; }));
  company.join(server, 0);  // and go on when somebody comes
  EXPECT_EQ(browser.metric("tables_asleep"), "0");
  Player& person = company.player(0);
  const auto last = person.last;
  EXPECT_TRUE(person.waitFor(last + 2));
}

TEST(Forsaken, AnOpenTableIsGivenUpAfterADayAlsoOverARestart) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Browser host(server);
  host.hello();
  const auto table = host.makeTable(optionsOf("two", "simple"));
  time->pass(20h);
  server.restart();
  EXPECT_TRUE(comesTo(server, table, Stage::Open));
  time->pass(5h);
  EXPECT_TRUE(hasEnded(server, table));
  EXPECT_TRUE(server.stop());
  EXPECT_TRUE(std::holds_alternative<table::Aborted>(server.events(table).back().what));
}

TEST(Forsaken, AGameIsGivenUpAfterAWeekAlsoOverRestarts) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Company company(server, optionsOf("two", "simple"), 1);
  company.start();
  company.leave(server);
  for (int day = 0; day < 6; ++day) {
    time->pass(24h);
    server.restart();
    EXPECT_TRUE(comesTo(server, company.table, Stage::Playing)) << day;
  }
  time->pass(25h);
  EXPECT_TRUE(hasEnded(server, company.table));
  EXPECT_TRUE(server.stop());
  EXPECT_TRUE(std::holds_alternative<table::Aborted>(server.events(company.table).back().what));
  EXPECT_TRUE(server.store()->tables().unfinished().empty());
}

// Somebody who only looked was there, too.
TEST(Forsaken, AVisitIsRememberedOverARestart) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Company company(server, optionsOf("two", "simple"), 1);
  company.leave(server);
  time->pass(20h);
  company.join(server, 0);
  company.leave(server);
  server.restart();
  time->pass(20h);
  Browser browser(server);
  EXPECT_TRUE(comesTrue([&] { return lobbyOf(server).tables.empty(); }));  // the new time is known
  EXPECT_TRUE(comesTo(server, company.table, Stage::Open));
  time->pass(5h);
  EXPECT_TRUE(hasEnded(server, company.table));
}

TEST(Forsaken, EventsOfFinishedGamesAreForgottenAfterAMonth) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Company company(server, optionsOf("two", "simple"), 1);
  company.start();
  EXPECT_EQ(company.player(0).want(table::OfferAbort{}), "");
  company.leave(server);
  time->pass(24h * 29);
  server.restart();
  server.stop();
  EXPECT_FALSE(server.store()->tables().events(company.table).empty());
  time->pass(24h * 2);
  server.start();
  server.stop();
  EXPECT_TRUE(server.store()->tables().events(company.table).empty());
}

// ---- A server that stays up ----

// The process is stopped for longer than the clock runs, and goes on: nobody has lost by it.
TEST(Up, AProcessThatWasStoppedTakesNobodysTime) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Options options = optionsOf("two", "random");
  options.clock = {600, 0};
  options.lateBeforeBot = 1;
  Company company(server, options, 2);
  company.start();
  Player& one = company.player(0);
  ASSERT_TRUE(one.until([&] { return !one.game->deciding.empty(); }));
  time->pass(800s);
  ASSERT_TRUE(one.until([&] { return one.events.back().find("\"resumed\"") != std::string::npos; }));
  server.letPass(*time, 10s);
  EXPECT_EQ(one.want(table::Ping{}), "");
  for (const auto& text : one.events) EXPECT_EQ(text.find("\"time\""), std::string::npos) << text;
  EXPECT_FALSE(one.places[0].absent || one.places[1].absent);
}

TEST(Up, AStuckStoreIsToldAndNothingIsLost) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  Browser browser(server);
  EXPECT_EQ(browser.get("/readyz").status, 200);
  Player& one = company.player(0);
  Player& two = company.player(1);
  {
    soci::session other(*soci::factory_sqlite3(), "db=\"" + server.databaseFile() + '"');
    other << "BEGIN IMMEDIATE";
    one.send(R"({"v":1,"id":"early","do":{"k":"say_phrase","phrase":"hello"}})");
    EXPECT_TRUE(comesTrue([&] { return browser.get("/readyz").status == 503; }));
    EXPECT_EQ(browser.get("/readyz").body, "store stuck\n");
    EXPECT_EQ(browser.get("/healthz").body, "store stuck\n");
    EXPECT_EQ(two.want(table::SayPhrase{"hello"}), "unavailable");
    const auto refused = browser.post("/api/hello");
    EXPECT_EQ(refused.status, 503);
    EXPECT_EQ(refused.header("Retry-After"), "5");
    EXPECT_EQ(browser.get("/api/lobby").status, 200);
    other << "ROLLBACK";
  }
  EXPECT_TRUE(one.until([&] { return one.answer && one.answer->re == "early"; }));
  EXPECT_TRUE(comesTrue([&] { return browser.get("/readyz").status == 200; }));
  EXPECT_EQ(two.want(table::SayPhrase{"hello"}), "");
  company.start();
  EXPECT_TRUE(company.decideOne());
  EXPECT_TRUE(server.stop());
}

TEST(Up, BrokenTablesAreSetAsideAndTheOthersStart) {
  GameServer server;
  Company good(server, optionsOf("two", "simple"), 2);
  good.start();
  ASSERT_TRUE(good.decideOne());
  Browser host(server);
  host.hello();
  std::vector<std::string> bad;
  for (int t = 0; t < 6; ++t) bad.push_back(host.makeTable(optionsOf("two", "simple")));
  server.stop();
  {
    soci::session sql(*soci::factory_sqlite3(), "db=\"" + server.databaseFile() + '"');
    const auto change = [&](const std::string& table, const std::string& what) {
      sql << "UPDATE events SET text = " + what + " WHERE table_id = '" + table + "'";
    };
    change(bad[0], "substr(text, 1, 40)");
    sql << "DELETE FROM events WHERE table_id = '" + bad[1] + "'";
    change(bad[2], R"(replace(text, '"type":"two"', '"type":"five"'))");
    change(bad[3], R"(replace(text, '"bots":"simple"', '"bots":"genius"'))");
    change(bad[4], R"(replace(text, '"n":1,', '"n":2,'))");
    change(bad[5], R"('{"n":1,"t":5,"what":{"k":"started"}}')");
  }
  server.start();
  for (int p = 0; p < 2; ++p) good.join(server, p);
  EXPECT_TRUE(good.decideOne());
  Browser browser(server);
  for (const auto& table : bad) EXPECT_EQ(browser.get("/api/tables/" + table).status, 404);
  EXPECT_TRUE(server.stop());
  const auto aside = server.store()->tables().quarantined();
  EXPECT_EQ(aside.size(), bad.size());
  for (const auto& one : aside) EXPECT_FALSE(one.why.empty());
}

TEST(Up, AResultThatCannotBeMadeStopsNothing) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  company.start();
  {
    soci::session sql(*soci::factory_sqlite3(), "db=\"" + server.databaseFile() + '"');
    sql << "UPDATE events SET text = 'nonsense' WHERE number = 2 AND table_id = '" + company.table + "'";
  }
  EXPECT_EQ(company.player(0).want(table::OfferAbort{}), "");
  EXPECT_EQ(company.player(1).want(table::AnswerAbort{true}), "");
  Company next(server, optionsOf("two", "simple"), 2);
  next.start();
  EXPECT_TRUE(next.decideOne());
  EXPECT_TRUE(server.stop());
  EXPECT_EQ(server.store()->tables().quarantined().size(), 1U);
}

// A clock that was an hour fast has stamped what was done; it is right again when the server comes back, once and again. At the
// table time goes on from there: nobody has an hour more, and nobody less.
TEST(Up, TimeRunsOutAtATableThatIsAheadOfTheClock) {
  const auto time = runningTime();
  time->setWall(1h);
  GameServer server(GameServer::by(time));
  Options options = optionsOf("two", "random");
  options.clock = {60, 0};
  options.lateBeforeBot = 100;
  Company company(server, options, 2);
  company.start();
  ASSERT_TRUE(company.decideOne());
  const auto decidedForSomebody = [](const Player& player) {
    return std::ranges::count_if(
        player.events, [](const std::string& text) { return text.find(R"("how":"time")") != std::string::npos; });
  };
  for (int start = 0; start < 3; ++start) {
    company.players.clear();
    server.stop();
    if (start == 0) time->setWall(-1h);
    const base::Duration ahead = server.events(company.table).back().t - time->wall();
    EXPECT_GT(ahead, 50min);  // still, for whatever is done there is stamped by the table's time
    server.start();
    for (int p = 0; p < 2; ++p) company.join(server, p);
    Player& one = company.player(0);
    server.letPass(*time, 50s);
    EXPECT_EQ(one.want(table::Ping{}), "");  // what was said before it has been heard
    EXPECT_EQ(decidedForSomebody(one), 0) << start;
    server.letPass(*time, 12s);
    EXPECT_TRUE(one.until([&] { return decidedForSomebody(one) == 1; })) << start;
    ASSERT_TRUE(company.decideOne());
    ASSERT_TRUE(company.decideOne());
  }
  // It has never gone back.
  base::Instant last;
  for (const auto& event : server.events(company.table)) EXPECT_LE(std::exchange(last, event.t), event.t) << event.n;
}

// The same without anybody there: a rated game is played to its end.
TEST(Up, AGameAheadOfTheClockComesToItsEnd) {
  const auto time = runningTime();
  time->setWall(24h);
  GameServer server(GameServer::by(time));
  Options options = optionsOf("two", "random");
  options.rated = true;
  options.clock = {20, 0};
  options.lateBeforeBot = 1;
  Company company(server, options, 2);
  company.start();
  company.leave(server);
  server.stop();
  time->setWall(-24h);
  server.start();
  server.letPass(*time, 30s);
  server.restart();
  EXPECT_TRUE(server.comesToPass(*time, [&] { return server.store()->games().find(company.table).has_value(); }));
}

// The clock is set by an hour while somebody thinks, and then the machine stops for an hour.
TEST(Up, JumpsOfTheClockTakeNobodysTime) {
  const auto time = runningTime();
  GameServer server(GameServer::by(time));
  Options options = optionsOf("two", "random");
  options.clock = {30, 0};
  options.lateBeforeBot = 1;
  Company company(server, options, 2);
  company.start();
  Browser browser(server);
  time->setWall(1h);
  ASSERT_TRUE(
      company.player(0).until([&] { return company.player(0).events.back().find("resumed") != std::string::npos; }));
  time->setWall(-2h);
  EXPECT_TRUE(company.decideOne());
  const auto last = company.player(0).last;
  time->pass(1h);
  ASSERT_TRUE(company.player(0).until([&] { return company.player(0).last > last; }));
  EXPECT_TRUE(company.decideOne());
  EXPECT_TRUE(server.stop());
  for (const auto& event : server.events(company.table))
    EXPECT_FALSE(std::holds_alternative<table::Absent>(event.what));
}

TEST(Up, OnlyOurOwnNamesAreAnswered) {
  const auto statusOf = [](const GameServer& server, const std::string& path, const std::string& host) {
    Raw raw(server.port());
    raw.send("GET " + path + " HTTP/1.1\r\nHost: " + host + "\r\nConnection: close\r\n\r\n");
    return raw.readAll().substr(9, 3);
  };
  const GameServer server;
  for (const std::string host : {"localhost", "localhost:8080", "LOCALHOST", "tac.localhost:1", "127.0.0.1",
                                 "10.0.0.7:80", "[::1]:8080", "[fe80::1]"})
    EXPECT_EQ(statusOf(server, "/api/lobby", host), "200") << host;
  for (const std::string host : {"evil.example", "evil.example:8080", "127.0.0.1.evil.example",
                                 "localhost.evil.example", "notlocalhost", "0x7f.1"})
    EXPECT_EQ(statusOf(server, "/api/lobby", host), "421") << host;
  EXPECT_EQ(statusOf(server, "/healthz", "evil.example"), "200");
  service::Settings settings = GameServer::free();
  settings.hosts = {"tac.example"};
  const GameServer named(settings);
  EXPECT_EQ(statusOf(named, "/api/lobby", "tac.example"), "200");
  EXPECT_EQ(statusOf(named, "/api/lobby", "Tac.Example:443"), "200");
  EXPECT_EQ(statusOf(named, "/api/lobby", "localhost"), "421");
}

TEST(Up, DrainsInGoodOrder) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  company.start();
  Company waiting(server, optionsOf("two", "simple"), 2);
  server.server().drain();
  Browser browser(server);
  browser.hello();
  EXPECT_TRUE(comesTrue([&] { return browser.get("/readyz").status == 503; }));
  EXPECT_EQ(browser.get("/readyz").body, "draining\n");
  const auto refused = browser.post("/api/tables", R"({"options":{}})");
  EXPECT_EQ(refused.status, 503);
  EXPECT_EQ(nameOf(browser.read<service::Failure>(refused).error), "draining");
  EXPECT_EQ(waiting.player(0).want(table::Start{}), "draining");
  EXPECT_TRUE(company.decideOne());  // what is running goes on
  EXPECT_EQ(company.player(0).want(table::OfferAbort{}), "");
  EXPECT_EQ(company.player(1).want(table::AnswerAbort{true}), "");
  EXPECT_EQ(waiting.player(0).talker().end().first, 1001);  // and then it's over
  EXPECT_TRUE(server.stop());
}

}  // namespace
}  // namespace tacit::server
