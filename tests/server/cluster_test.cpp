// Several nodes on one database: people at any of them play at tables of any other, and nobody notices.
#include <gtest/gtest.h>

#include <future>
#include <map>

#include "clubs/club_types.h"
#include "clubs/friends_types.h"
#include "operations/admin_socket.h"
#include "support/club_evening.h"
#include "support/game_server.h"
#include "support/nats.h"
#include "support/postgres.h"

namespace tacit::testing {
namespace {

struct Cluster {
  Nats nats;
  std::string db = Postgres::instance().freshDatabaseOverTcp();
  std::vector<std::unique_ptr<GameServer>> nodes;

  explicit Cluster(int count, const service::Settings& settings = GameServer::free()) {
    for (int i = 0; i < count; ++i) add(settings);
    for (const auto& one : nodes)
      EXPECT_TRUE(comesTrue([&] { return Browser(*one).metric("nodes") == std::to_string(count); }));
  }
  GameServer& add(service::Settings settings = GameServer::free()) {
    settings.db = db;
    settings.bus = nats.url();
    return *nodes.emplace_back(std::make_unique<GameServer>(std::move(settings)));
  }
  GameServer& node(int i) { return *nodes[static_cast<std::size_t>(i)]; }
  std::vector<std::string> events(const std::string& table) const {
    return store::openStore(db, store::Access::Shared)->tables().events(table);
  }
};

void play(Company& company, int decisions) {
  for (int i = 0; i < decisions; ++i) ASSERT_TRUE(company.decideOne()) << i;
}

// One person, in the first place; bots have the others.
void playAgainstBots(Company& company, int decisions) {
  Player& me = company.player(0);
  const Seat seat(0);
  for (int i = 0; i < decisions; ++i) {
    ASSERT_TRUE(me.until([&] { return me.over() || me.decides(seat); }));
    if (me.over()) return;
    ASSERT_EQ(me.decide(seat), "");
    ASSERT_TRUE(me.waitFor(me.answer->n));
  }
  ASSERT_TRUE(me.until([&] { return me.over() || me.decides(seat); }));
}

// Bots may be declaring or giving cards beside the people, so what is kept can be ahead of what has arrived.
void expectNoGaps(const Company& company, const Cluster& cluster) {
  for (const auto& one : company.players) {
    EXPECT_TRUE(one->until([&] { return one->last == std::ssize(cluster.events(company.table)); }));
    EXPECT_FALSE(one->gaps);
  }
}

// Where a table goes to, only what was not answered is said again: a command that was refused is never carried out.
TEST(ALine, KeepsWhatWasNotAnsweredInWhateverOrderAnswersCome) {
  std::promise<std::vector<std::string>> left;
  auto handlers = echo();
  handlers.opened = [&](const std::shared_ptr<net::Socket>& socket, const net::Request&) {
    const auto line = std::make_shared<tables::SocketLine>(socket);
    for (const std::string id : {"one", "two", "three", "four"}) line->unanswered().push_back({"...", id, {}});
    line->send("no", {.answers = "two"});  // at once, while the first waits for the disk
    line->send("yes", {.answers = "one"});
    line->send("yes", {.answers = "nobody's"});
    line->send("no", {.answers = "four"});
    std::vector<std::string> ids;
    const auto next = line->successor();
    for (const auto& one : next->unanswered()) ids.push_back(one.id);
    left.set_value(ids);
  };
  const Server server(handlers);
  Talker talker(server.address(), {}, "/ws");
  EXPECT_EQ(left.get_future().get(), std::vector<std::string>{"three"});
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

// To a node that was stopped it looks as if all the others had been. They have not missed it for as long.
TEST(ACluster, ANodeThatStoodStillBringsItsPeopleBackToTheirTables) {
  Cluster cluster(1);
  const auto time = runningTime();
  service::Settings settings = GameServer::free();
  settings.time = time;
  cluster.add(settings);
  Company ours(cluster.node(1), optionsOf("two", "simple"), 2);
  ours.join(cluster.node(0), 1);
  Company theirs(cluster.node(0), optionsOf("two", "simple"), 2);
  theirs.join(cluster.node(1), 1);
  ours.start();
  theirs.start();
  play(ours, 4);
  play(theirs, 4);
  time->pass(std::chrono::seconds(6));
  play(ours, 6);
  play(theirs, 6);
  expectNoGaps(ours, cluster);
  expectNoGaps(theirs, cluster);
}

TEST(ACluster, WhatIsNowhereIsSaidToBe) {
  Cluster cluster(2);
  Browser browser(cluster.node(1));
  browser.hello();
  Player player(cluster.node(1), browser, "nosuchtable");
  EXPECT_FALSE(player.waitForView());
  EXPECT_EQ(player.talker().end().first, 4404);
}

TEST(ACluster, ATableIsFoundThroughAnyNode) {
  Cluster cluster(3);
  Browser anna(cluster.node(0));
  anna.hello("Anna");
  Browser elsewhere(cluster.node(1));
  elsewhere.cookie = anna.cookie;
  const std::string table = anna.makeTable(optionsOf("four", "simple"), 0);
  const std::string other = elsewhere.makeTable(optionsOf("two", "simple"), 1);

  const auto summary = elsewhere.read<service::TableSummary>(elsewhere.get("/api/tables/" + table));
  EXPECT_EQ(summary.places[0].name, "Anna");
  Browser stranger(cluster.node(2));
  const auto shown = [](Browser& browser, const std::string& where) {
    std::vector<std::string> ids;
    for (const auto& one : browser.read<service::Lobby>(browser.get(where)).tables) ids.push_back(one.table);
    return ids;
  };
  EXPECT_EQ(shown(stranger, "/api/lobby"), (std::vector{other, table}));  // the newest first
  EXPECT_EQ(shown(stranger, "/api/lobby?type=two"), std::vector{other});
  EXPECT_EQ(shown(anna, "/api/mine").size(), 2U);

  stranger.hello();
  EXPECT_EQ(errorOf(stranger.post("/api/tables/delete", R"({"table":")" + table + "\"}")), "not_yours");
  EXPECT_EQ(elsewhere.post("/api/tables/delete", R"({"table":")" + table + "\"}").status, 200);
  EXPECT_EQ(anna.get("/api/tables/" + table).status, 404);
  EXPECT_EQ(stranger.get("/api/tables/none").status, 404);
  EXPECT_TRUE(comesTrue([&] { return shown(stranger, "/api/lobby") == std::vector{other}; }));  // a page holds a second
}

TEST(ACluster, AShortCodeHoldsAtAllNodes) {
  Cluster cluster(2);
  Browser anna(cluster.node(0));
  anna.hello();
  Browser bob(cluster.node(1));
  bob.hello();
  const std::string table = anna.makeTable(optionsOf("four", "simple"), 0);
  const std::string name = json::text(service::TableName{table});
  const std::string code = bob.read<service::ShortCode>(bob.post("/api/tables/code", name)).code;
  EXPECT_EQ(anna.read<service::ShortCode>(anna.post("/api/tables/code", name)).code, code);
  EXPECT_EQ(bob.read<service::CodeHolder>(bob.get("/api/codes/" + code)).table, table);
  const auto screen = anna.read<service::WaitingScreen>(anna.post("/api/screens"));
  EXPECT_EQ(bob.post("/api/codes/" + screen.code, name).status, 200);
  EXPECT_EQ(anna.read<service::WaitingScreen>(anna.get("/api/screens/" + screen.screen)).table, table);
}

TEST(ACluster, TheLobbyHasPagesOverAllNodes) {
  Cluster cluster(2);
  Browser a(cluster.node(0));
  a.hello();
  Browser b(cluster.node(1));
  b.hello();
  std::vector<std::string> made;
  for (int i = 0; i < 60; ++i) made.push_back((i % 3 == 0 ? a : b).makeTable(optionsOf("four", "simple")));
  std::vector<std::string> seen;
  std::string before;
  for (int page = 0; page < 3 && (page == 0 || !before.empty()); ++page) {
    const auto lobby = a.read<service::Lobby>(a.get("/api/lobby" + (before.empty() ? "" : "?before=" + before)));
    for (const auto& one : lobby.tables) seen.push_back(one.table);
    before = lobby.next.value_or("");
  }
  EXPECT_EQ(seen.size(), 60U);
  std::ranges::sort(seen);
  std::ranges::sort(made);
  EXPECT_EQ(seen, made);
}

TEST(ACluster, WhoeverWantsAGameNowMeetsOthersAtAnyNode) {
  Cluster cluster(3);
  std::vector<Browser> people;
  std::string table;
  for (int i = 0; i < 3; ++i) {
    people.emplace_back(cluster.node(i)).hello();
    const auto seat =
        people.back().read<service::TableSummary>(people.back().post("/api/match", R"({"type":"two","bots":false})"));
    if (i == 0) table = seat.table;
    if (i == 1) {
      EXPECT_EQ(seat.table, table);
    }
  }
}

TEST(ACluster, LimitsHoldForAllNodesTogether) {
  service::Settings settings;
  settings.maxTablesPerPerson = 2;
  settings.guestsAtOnce = 3;
  Cluster cluster(2, settings);
  Browser anna(cluster.node(0));
  anna.hello();
  Browser again(cluster.node(1));
  again.cookie = anna.cookie;
  const auto wish = json::text(service::TableWish{optionsOf("four", "simple"), {}});
  EXPECT_EQ(anna.post("/api/tables", wish).status, 201);
  EXPECT_EQ(again.post("/api/tables", wish).status, 201);
  EXPECT_EQ(errorOf(again.post("/api/tables", wish)), "too_many_tables");
  EXPECT_EQ(errorOf(anna.post("/api/tables", wish)), "too_many_tables");

  Browser(cluster.node(1)).hello();
  Browser(cluster.node(0)).hello();
  int refused = 0;
  for (int i = 0; i < 40 && refused == 0; ++i) {  // the count is on its way
    Browser one(cluster.node(i % 2));
    refused += one.post("/api/hello").status == 429 ? 1 : 0;
    EXPECT_LE(i, 3);
  }
  EXPECT_EQ(refused, 1);
}

TEST(ACluster, ConnectionsAndRequestsAreCountedForAllNodesTogether) {
  service::Settings settings;
  settings.maxConnectionsPerAddress = 50;
  Cluster cluster(2, settings);
  const auto asked = [&](int node) { return Browser(cluster.node(node)).get("/healthz").status; };
  {
    std::vector<std::unique_ptr<Raw>> crowd;
    for (int i = 0; i < 50; ++i) crowd.push_back(std::make_unique<Raw>(cluster.node(0).port()));
    EXPECT_TRUE(comesTrue([&] { return asked(1) == 429; }));
  }
  EXPECT_TRUE(comesTrue([&] { return asked(1) == 200; }));

  int here = 0;
  while (asked(0) == 200) ++here;
  EXPECT_GT(here, 900);
  int there = 0;  // what was done here is told once a second
  EXPECT_TRUE(comesTrue([&] { return ++there > 900 || asked(1) == 429; }));
  EXPECT_LE(there, 900);
}

TEST(ACluster, GuessesAreCountedForAllNodesTogether) {
  Cluster cluster(2, service::Settings{});
  Browser anna(cluster.node(0));
  anna.hello();
  anna.makeAccount("Anna");
  const auto guess = [&](int node) {
    Browser thief(cluster.node(node));
    return thief.post("/api/login", R"({"name":"Anna","password":"a wrong guess at it"})").status;
  };
  int tries = 0;
  while (guess(tries % 2) == 403 && tries < 20) ++tries;
  EXPECT_GE(tries, 5);
  EXPECT_LE(tries, 7);
}

TEST(ACluster, WhatConcernsAPersonIsKnownEverywhere) {
  Cluster cluster(2);
  Browser anna(cluster.node(0));
  anna.hello("Anna");
  Browser elsewhere(cluster.node(1));
  elsewhere.cookie = anna.cookie;
  const std::string table = elsewhere.makeTable(optionsOf("two", "simple"), 0);
  Player player(cluster.node(1), elsewhere, table);
  ASSERT_TRUE(player.waitForView());
  EXPECT_EQ(anna.post("/api/name", R"({"name":"Annegret"})").status, 200);
  EXPECT_TRUE(player.until([&] { return player.places[0].name == "Annegret"; }));
  EXPECT_EQ(anna.post("/api/logout").status, 200);
  EXPECT_EQ(player.talker().end().first, 4401);
  EXPECT_EQ(elsewhere.get("/api/me").status, 401);
}

// Nothing is heard while the bus is away: who has another name by then, or an account, or is gone, is read again.
TEST(ACluster, ANodeThatWasOffTheBusKnowsWhoIsWhoAgain) {
  Cluster cluster(2);
  GameServer& owner = cluster.node(1);
  Company company(owner, optionsOf("four", "simple"), 4);
  Company open(owner, optionsOf("two", "simple"), 2);  // has not begun
  company.start();
  play(company, 4);
  Player& reader = company.player(3);
  std::vector<Browser> elsewhere;
  for (const auto& one : {company.browsers[0], company.browsers[1], company.browsers[2], open.browsers[0]}) {
    elsewhere.emplace_back(cluster.node(0));
    elsewhere.back().cookie = one.cookie;
  }
  elsewhere[0].makeAccount("Anna");
  ASSERT_TRUE(reader.until([&] { return reader.places[0].name == "Anna"; }));
  const auto busIs = [&](const std::string& state) {
    for (const auto& node : cluster.nodes)
      ASSERT_TRUE(comesTrue([&] { return Browser(*node).metric("bus_up") == state; }));
  };

  cluster.nats.stop();
  busIs("0");
  EXPECT_EQ(elsewhere[0].post("/api/name", R"({"name":"Annegret"})").status, 200);
  elsewhere[1].makeAccount("Bertha");
  EXPECT_EQ(elsewhere[2].post("/api/delete").status, 200);
  EXPECT_EQ(elsewhere[3].post("/api/delete").status, 200);
  EXPECT_EQ(reader.want(table::Ping{}), "");  // what was said before it has been heard
  EXPECT_EQ(reader.places[0].name, "Anna");
  EXPECT_EQ(reader.places[2].name, "Person 2");
  // After signing in again she has the new name here already; at one table she has none.
  Browser again(owner);
  const auto answer = again.post("/api/login", R"({"name":"Annegret","password":"a long walk in the rain"})");
  ASSERT_EQ(answer.status, 200) << answer.body;
  for (int i = 0; i < 8; ++i) again.makeTable(optionsOf("two", "simple"), 0);
  cluster.nats.start();
  busIs("1");
  ASSERT_TRUE(reader.until([&] {
    return reader.places[0].name == "Annegret" && reader.places[1].name == "Bertha" && reader.places[2].absent;
  }));
  EXPECT_FALSE(reader.places[1].guest);
  EXPECT_EQ(reader.places[2].name, "deleted");
  EXPECT_EQ(company.player(2).talker().end().first, 4401);
  Player& other = open.player(1);
  EXPECT_TRUE(other.until([&] { return !other.places[0].person && other.host == open.ids[1]; }));

  // What is right by now stays as it is, however often it is read.
  const auto renamings = [&] {
    return std::ranges::count_if(reader.events,
                                 [](const auto& text) { return text.find(R"("k":"renamed")") != std::string::npos; });
  };
  const auto before = renamings();
  cluster.nats.stop();
  busIs("0");
  EXPECT_EQ(elsewhere[1].post("/api/name", R"({"name":"Bertram"})").status, 200);
  cluster.nats.start();
  ASSERT_TRUE(reader.until([&] { return reader.places[1].name == "Bertram"; }));
  EXPECT_EQ(reader.want(table::SayPhrase{"hello"}), "");
  EXPECT_EQ(renamings(), before + 1);
}

TEST(ACluster, BlocksAndBansHoldEverywhere) {
  Cluster cluster(2);
  Company company(cluster.node(0), optionsOf("two", "simple"), 2);
  company.join(cluster.node(1), 1);
  EXPECT_EQ(company.player(0).want(table::Say{"hello"}), "");
  EXPECT_TRUE(company.player(1).waitFor(company.player(0).answer->n));
  Browser elsewhere(cluster.node(1));
  elsewhere.cookie = company.browsers[1].cookie;
  EXPECT_EQ(elsewhere.post("/api/block", R"({"person":")" + company.ids[0] + R"(","on":true})").status, 200);
  const auto hears = [&] {
    const auto before = company.player(1).events.size();
    EXPECT_EQ(company.player(0).want(table::Say{"again"}), "");
    EXPECT_TRUE(company.player(1).waitFor(company.player(0).answer->n));
    return company.player(1).events.back().find("again") != std::string::npos &&
           company.player(1).events.size() > before;
  };
  EXPECT_TRUE(comesTrue([&] { return !hears(); }));
  EXPECT_FALSE(hears());
}

TEST(ACluster, FriendsFindEachOtherThroughAnyNode) {
  Cluster cluster(2);
  Browser ada(cluster.node(0));
  Browser bob(cluster.node(1));
  const auto adaId = ada.hello("Ada").id;
  const auto bobId = bob.hello("Bob").id;
  ada.makeAccount("Ada");
  bob.makeAccount("Bob");
  EXPECT_EQ(ada.post("/api/friends", json::text(clubs::FriendWish{bobId, true})).status, 200);
  EXPECT_EQ(bob.post("/api/friends", json::text(clubs::FriendWish{adaId, true})).status, 200);
  const auto seen = [&] { return ada.read<clubs::FriendList>(ada.get("/api/friends")).friends.at(0); };
  EXPECT_FALSE(seen().here);
  bob.get("/api/friends/news");
  ASSERT_TRUE(comesTrue([&] { return seen().here; }));
  auto options = optionsOf("four", "simple");
  options.listed = true;
  const auto table = bob.makeTable(options, 0);
  EXPECT_EQ(seen().table, table);
  // To a table of the other node, at which he sits.
  Browser away(cluster.node(0));
  away.cookie = bob.cookie;
  EXPECT_EQ(away.post("/api/friends/invite", json::text(clubs::InvitationWish{adaId, table})).status, 200);
  const auto news = ada.read<clubs::FriendNews>(ada.get("/api/friends/news"));
  ASSERT_EQ(news.invitations.size(), 1U);
  EXPECT_EQ(news.invitations[0].table, table);
}

// What one node has answered is seen at any other, even when that one was not told.
TEST(ACluster, WhatSomebodyKnowsOfIsThereAtAnyNode) {
  Cluster cluster(2);
  Visitor anna(cluster.node(0), "Anna");
  anna.browser.makeAccount("Anna");
  const auto evening = anna.make(eveningPlan());
  const auto wish = json::text(clubs::ClubWish{"Club", ""});
  const auto club = anna.browser.read<clubs::ClubName>(anna.browser.post("/api/clubs", wish)).id.plain();
  Browser elsewhere(cluster.node(1));
  const auto eventsOfEvening = [&](const std::string& query) {
    return elsewhere.read<clubs::TournamentShown>(elsewhere.get("/api/tournaments/" + evening + query)).last;
  };
  const auto eventsOfClub = [&](const std::string& query) {
    return elsewhere.read<clubs::ClubShown>(elsewhere.get("/api/clubs/" + club + query)).last;
  };
  const auto before = eventsOfEvening("");
  const auto founded = eventsOfClub("");
  cluster.nats.stop();
  for (int i = 1; i <= 20; ++i) {
    EXPECT_EQ(anna.want(evening, clubs::EnterWish{"Team " + std::to_string(i), {}}), "");
    EXPECT_EQ(eventsOfEvening("?last=" + std::to_string(before + i)), before + i);
    const auto text = json::text(clubs::ClubCommand{clubs::DescribeClub{"Club", std::to_string(i)}});
    EXPECT_EQ(anna.browser.post("/api/clubs/" + club, text).status, 200);
    EXPECT_EQ(eventsOfClub("?last=" + std::to_string(founded + i)), founded + i);
  }
  EXPECT_EQ(eventsOfEvening("?last=999999999999"), before + 20);  // there is no such event
}

// An operator at one node sees the tables of all, and closes any of them.
TEST(ACluster, AnOperatorSeesAllNodes) {
  Cluster cluster(2);
  Company company(cluster.node(0), optionsOf("two", "simple"), 2);
  company.start();
  const auto ask = [&](int node, const std::string& request) {
    const auto answer = operations::askServer(cluster.node(node).data(), request);
    return answer ? *answer : "! " + answer.error();
  };
  const std::string about = R"(,"table":")" + company.table + "\"}";
  for (const int node : {0, 1}) {
    EXPECT_TRUE(
        comesTrue([&] { return ask(node, R"({"act":"tables list"})").find(company.table) != std::string::npos; }));
    EXPECT_NE(ask(node, R"({"act":"tables show")" + about).find(company.ids[1]), std::string::npos) << node;
    EXPECT_TRUE(comesTrue([&] {
      const auto nodes = ask(node, R"({"act":"nodes list"})");
      return nodes.find(R"("node")") != nodes.rfind(R"("node")");  // two of them
    }));
  }
  EXPECT_NE(ask(1, R"({"act":"tables close","table":"nosuchtable"})").find("no_table"), std::string::npos);
  EXPECT_NE(ask(1, R"({"act":"tables close")" + about).find(R"("ok":true)"), std::string::npos);
  EXPECT_TRUE(company.player(0).until([&] { return company.player(0).over(); }));
  EXPECT_NE(ask(1, R"({"act":"tables close")" + about).find("table_done"), std::string::npos);
}

TEST(ACluster, ANodeThatDrainsHandsItsTablesOver) {
  Cluster cluster(3);
  std::vector<std::unique_ptr<Company>> companies;
  for (int i = 0; i < 6; ++i) {
    auto& company = *companies.emplace_back(std::make_unique<Company>(cluster.node(0), optionsOf("two", "simple"), 2));
    company.join(cluster.node(1), 0);
    company.join(cluster.node(2), 1);
    company.start();
    play(company, 2);
  }
  cluster.node(0).server().drain();
  for (const auto& company : companies) play(*company, 6);
  EXPECT_TRUE(cluster.node(0).waitUntilOver());
  for (const auto& company : companies) {
    play(*company, 2);
    expectNoGaps(*company, cluster);
  }
}

// Tables move to a node that was not there when they were made, and their players play on.
TEST(ACluster, ANodeThatComesGetsItsShare) {
  Cluster cluster(1);
  Company company(cluster.node(0), optionsOf("two", "simple"), 2);
  company.start();
  std::vector<std::unique_ptr<Company>> others;
  for (int i = 0; i < 11; ++i)
    others.push_back(std::make_unique<Company>(cluster.node(0), optionsOf("two", "simple"), 1));
  play(company, 2);
  cluster.add();
  const auto store = store::openStore(cluster.db, store::Access::Shared);
  const auto counts = [&] {
    std::vector<std::int64_t> all;
    for (const auto& [node, tables] : store->ownership().unfinishedByNode()) all.push_back(tables);
    return all;
  };
  EXPECT_TRUE(comesTrue([&] {
    const auto all = counts();
    return all.size() == 2 && *std::ranges::max_element(all) <= 9;
  }));
  play(company, 6);
  expectNoGaps(company, cluster);
}

// A table is taken away while an event is on its way to the database, and somebody comes who would be shown that event: what
// was not kept is not shown. A ping is answered past the database: a client that gets an answer was heard before it.
TEST(ACluster, NobodyIsToldWhatWasNotKept) {
  Cluster cluster(1);
  Company company(cluster.node(0), optionsOf("two", "simple"), 2);
  company.start();
  play(company, 4);
  soci::session thief(*soci::factory_postgresql(), store::postgresKeywords(cluster.db));
  soci::transaction stealing(thief);
  thief << "UPDATE tables SET epoch = epoch + 1, node = 'thief' WHERE id = :id", soci::use(company.table);
  company.player(0).send(R"({"v":1,"id":"said","do":{"k":"say_phrase","phrase":"hello"}})");
  ASSERT_EQ(company.player(0).want(table::Ping{}), "");
  Player late(cluster.node(0), company.browsers[1], company.table);
  ASSERT_EQ(late.want(table::Ping{}), "");
  ASSERT_FALSE(late.view);  // it waits for us
  stealing.commit();
  ASSERT_TRUE(late.waitForView());
  const auto kept = cluster.events(company.table);
  table::Event last;
  ASSERT_FALSE(json::readText(kept.at(static_cast<std::size_t>(late.view->n) - 1), last));
  EXPECT_EQ(late.view->t, last.t);
  ASSERT_TRUE(
      company.player(0).until([&] { return company.player(0).answer && company.player(0).answer->re == "said"; }));
  play(company, 4);
  expectNoGaps(company, cluster);
}

// While this node was away, another one has had the table and given it back; this one claims it again before it has noticed that
// it was ever lost. Anyone who still sits at what it had before goes on at what there is now.
TEST(ACluster, WhoeverSitsAtATableThatCameBackGoesOn) {
  Cluster cluster(2);
  Company company(cluster.node(0), optionsOf("two", "simple"), 2);
  company.join(cluster.node(1), 1);
  company.start();
  play(company, 4);
  soci::session thief(*soci::factory_postgresql(), store::postgresKeywords(cluster.db));
  for (int i = 0; i < 3; ++i) {
    const auto epoch = [&] {
      std::int64_t now = 0;
      thief << "SELECT epoch FROM tables WHERE id = :id AND node IS NOT NULL", soci::use(company.table),
          soci::into(now);
      return thief.got_data() ? now : 0;
    };
    const std::int64_t before = epoch();
    thief << "UPDATE tables SET epoch = epoch + 1, node = NULL WHERE id = :id", soci::use(company.table);
    ASSERT_TRUE(comesTrue([&] { return epoch() > before + 1; }));
    play(company, 4);
    expectNoGaps(company, cluster);
  }
}

// Says one thing after the other without waiting, remembers what became of each, and says again what has no answer when the
// connection was lost.
class Chatterer {
 public:
  Chatterer(std::string name, const Browser& browser, std::string table)
      : name_(std::move(name)), cookie_(browser.cookie), table_(std::move(table)) {}

  void connect(const GameServer& server) {
    talker_ = std::make_unique<Talker>(server.address(), net::Headers{{"Cookie", cookie_}}, "/ws/" + table_);
    for (const auto& id : said_)
      if (!answers_.contains(id)) send(id);
  }
  void say() { send(said_.emplace_back(name_ + '.' + std::to_string(said_.size()))); }
  // Until each has its answer.
  bool hearAll() {
    while (answers_.size() < said_.size()) {
      const std::string text = talker_->next();
      if (text == "(nothing)") return false;
      table::ServerMessage message;
      EXPECT_FALSE(json::readText(text, message)) << text;
      if (const auto* const ok = std::get_if<table::OkMessage>(&message)) note(ok->re, "");
      if (const auto* const error = std::get_if<table::ErrorMessage>(&message))
        note(error->re.value_or(""), std::string(nameOf(error->code)));
    }
    return true;
  }
  // What was taken and what was refused, in the order in which it was said.
  std::vector<std::string> that(bool wasTaken) const {
    std::vector<std::string> those;
    for (const auto& id : said_)
      if (answers_.at(id).empty() == wasTaken) those.push_back(id);
    return those;
  }
  const std::string& name() const { return name_; }

 private:
  void send(const std::string& id) {
    talker_->send(json::text(table::Command{table::kWireVersion, id, table::Say{id}}));
  }
  void note(const std::string& id, const std::string& code) {
    if (id.empty()) return;
    EXPECT_EQ(answers_.try_emplace(id, code).first->second, code) << id;
  }

  std::string name_;
  std::string cookie_;
  std::string table_;
  std::unique_ptr<Talker> talker_;
  std::vector<std::string> said_;
  std::map<std::string, std::string> answers_;  // by id: the code of the error, or nothing
};

// Commands come faster than they may, while the table goes from node to node and connections are lost: what was refused is not
// done, what was taken is done once, and there is an answer to everything.
TEST(ACluster, WhatIsRefusedIsNotDoneAndWhatIsTakenIsDoneOnce) {
  service::Settings settings = GameServer::free();
  settings.limits = true;
  Cluster cluster(2, settings);
  soci::session thief(*soci::factory_postgresql(), store::postgresKeywords(cluster.db));
  std::size_t allTaken = 0;
  std::size_t allRefused = 0;
  for (const std::uint64_t seed : {1U, 2U, 3U}) {
    SCOPED_TRACE(seed);
    Random random(seed);
    std::vector<Chatterer> people;
    const Company company(cluster.node(0), optionsOf("four", "simple"), 4);
    for (std::size_t p = 0; p < 4; ++p) {
      people.emplace_back("p" + std::to_string(p), company.browsers[p], company.table);
      people.back().connect(cluster.node(static_cast<int>(p % 2)));
    }
    for (int step = 0; step < 40; ++step) {
      const auto p = random.below(4);
      for (auto more = random.below(4); more > 0; --more) people[p].say();
      if (random.below(4) == 0)
        thief << "UPDATE tables SET epoch = epoch + 1, node = NULL WHERE id = :id", soci::use(company.table);
      if (p >= 2 && random.below(4) == 0) people[p].connect(cluster.node(static_cast<int>(random.below(2))));
      if (random.below(6) == 0) {
        ASSERT_TRUE(people[p].hearAll());
      }
    }
    for (auto& one : people) ASSERT_TRUE(one.hearAll());
    std::map<std::string, std::vector<std::string>> done;
    for (const auto& text : cluster.events(company.table)) {
      table::Event event;
      ASSERT_FALSE(json::readText(text, event));
      if (const auto* const said = std::get_if<table::Said>(&event.what))
        done[said->text.substr(0, said->text.find('.'))].push_back(said->text);
    }
    for (std::size_t p = 0; p < people.size(); ++p) {
      auto& its = done[people[p].name()];
      auto taken = people[p].that(true);
      if (p >= 2) {  // what was said over two connections may change places
        std::ranges::sort(its);
        std::ranges::sort(taken);
      }
      EXPECT_EQ(its, taken);
      allTaken += taken.size();
      allRefused += people[p].that(false).size();
    }
  }
  EXPECT_GE(allTaken, 10U);
  EXPECT_GE(allRefused, 10U);
}

// Somebody sits down over a connection that has broken, and again over the next one, where it is refused. When the first copy
// arrives at last, the table has another owner, and the place is free.
TEST(ACluster, ALateCopyOfARefusedCommandIsNotDoneByALaterOwner) {
  Cluster cluster(2);
  Company company(cluster.node(0), optionsOf("two", "simple"), 2);
  company.join(cluster.node(1), 1);
  Browser late(cluster.node(1));
  late.hello();
  const std::string command = json::text(table::Command{table::kWireVersion, "again", table::Sit{1}});
  const auto socketsThere = [&] { return Browser(cluster.node(1)).metric("sockets"); };
  const std::string before = socketsThere();
  const std::string unmasked(4, '\0');
  Raw broken(cluster.node(1).port());
  broken.send("GET /ws/" + company.table + " HTTP/1.1\r\nHost: " + cluster.node(1).address() +
              "\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n" +
              "Sec-WebSocket-Version: 13\r\nCookie: " + late.cookie + "\r\n\r\n");
  const std::string ping = std::string("\x89\x01") + '1';
  ASSERT_NE(broken.readUntil(ping).find(ping), std::string::npos);
  broken.send("\x8A\x81" + unmasked + "1");  // the last that is heard of it in time
  Player after(cluster.node(0), late, company.table);
  ASSERT_EQ(after.want(table::Sit{1}, "again"), "taken");

  soci::session thief(*soci::factory_postgresql(), store::postgresKeywords(cluster.db));
  std::int64_t epoch = 0;
  thief << "SELECT epoch FROM tables WHERE id = :id", soci::use(company.table), soci::into(epoch);
  thief << "UPDATE tables SET epoch = epoch + 1, node = NULL WHERE id = :id", soci::use(company.table);
  ASSERT_TRUE(comesTrue([&] {
    std::int64_t now = 0;
    thief << "SELECT epoch FROM tables WHERE id = :id AND node IS NOT NULL", soci::use(company.table), soci::into(now);
    return thief.got_data() && now > epoch + 1;
  }));
  ASSERT_EQ(company.player(1).want(table::Rise{1}), "");
  ASSERT_LT(command.size(), 126U);
  broken.send("\x81" + std::string(1, static_cast<char>(0x80U | command.size())) + unmasked + command);
  broken.send("\x88\x80" + unmasked);
  ASSERT_TRUE(comesTrue([&] { return socketsThere() == before; }));
  ASSERT_NE(company.player(1).want(table::SayPhrase{"hello"}),
            "(closed)");  // its answer comes behind it, from the same node
  for (const auto& text : cluster.events(company.table)) EXPECT_EQ(text.find(R"("again")"), std::string::npos) << text;
  EXPECT_EQ(after.want(table::Sit{1}, "again"), "");
}

// However many look on at another node, what they are told goes there once.
TEST(ACluster, SpectatorsOfANodeShareOneStream) {
  constexpr int kSpectators = 60;
  constexpr int kDecisions = 10;
  Cluster cluster(2);
  Company company(cluster.node(0), optionsOf("two", "simple"), 2);
  company.start();
  Browser stranger(cluster.node(1));
  stranger.hello();
  std::vector<std::unique_ptr<Player>> spectators;
  for (int i = 0; i < kSpectators; ++i) {
    spectators.push_back(std::make_unique<Player>(cluster.node(1), stranger, company.table));
    ASSERT_TRUE(spectators.back()->waitForView());
  }
  Browser owner(cluster.node(0));
  const auto figure = [&](const std::string& what) { return std::stod(owner.metric(what)); };
  const double packets = figure("packets_relayed");
  const double messages = figure("messages_relayed");
  const std::int64_t before = company.player(0).last;
  play(company, kDecisions);
  const auto events = static_cast<double>(company.player(0).last - before);
  for (const auto& one : spectators) {
    ASSERT_TRUE(one->waitFor(company.player(0).last));
    EXPECT_FALSE(one->gaps);
  }
  EXPECT_GE(figure("messages_relayed") - messages, kSpectators * events);
  EXPECT_LE(figure("packets_relayed") - packets, 2 * events + 20);  // and now and then who is there
}

TEST(ACluster, OthersThinkForItsBots) {
  Cluster cluster(1);
  Company company(cluster.node(0), optionsOf("four", "simple"), 1);
  Browser& browser = company.browsers[0];
  auto thinker = std::make_unique<tables::BotWorker>(cluster.nats.url(), 1);
  ASSERT_TRUE(comesTrue([&] {
    thinker->offer();
    return browser.metric("thinkers") == "1";
  }));
  company.start();
  playAgainstBots(company, 5);
  EXPECT_GE(thinker->decided(), 5U);
  thinker.reset();
  playAgainstBots(company, 5);  // whatever it was asked and did not answer
  expectNoGaps(company, cluster);
}

// A program that offers to think and answers nonsense, or plays that are not allowed.
TEST(ACluster, WhatOthersThinkIsChecked) {
  Cluster cluster(1);
  Company company(cluster.node(0), optionsOf("four", "simple"), 1);
  std::atomic<int> asked = 0;
  std::promise<std::string> first;
  ClientLoop loop;  // longer than the bus
  const auto bus = cluster::openNats(
      cluster.nats.url(),
      {.name = "cheat", .post = [&](std::function<void()> work) { loop.post(std::move(work)); }, .changed = {}});
  std::thread thinking([&] { loop.run(); });
  bus->shareWork(cluster::workSubject("think"), "thinkers", [&](const cluster::BusMessage& letter) {
    if (asked == 0) first.set_value(letter.text);
    bus->send({letter.replyTo, {}, ++asked % 2 == 0 ? "13:a1-60" : "\x01nonsense"});
  });
  EXPECT_TRUE(comesTrue([&] {
    bus->send({"tacit.thinkers", {}, "here"});
    return company.browsers[0].metric("thinkers") == "1";
  }));
  company.start();
  playAgainstBots(company, 4);
  EXPECT_GT(asked, 4);
  const std::string owner =  // the person who set the table up
      R"("address":"127.0.0.1","person":")" + company.ids[0] + R"(","table":")" + company.table + '"';
  EXPECT_NE(first.get_future().get().find(owner), std::string::npos);
  expectNoGaps(company, cluster);
  loop.stop();
  thinking.join();
}

}  // namespace
}  // namespace tacit::testing
