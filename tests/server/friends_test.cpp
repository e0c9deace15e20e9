// Friends, invitations, teams and people's pages: what they do, and what nobody gets out of them.
#include "clubs/friends.h"

#include <gtest/gtest.h>

#include "support/push_service.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::comesTrue;
using testing::Company;
using testing::errorOf;
using testing::GameServer;
using testing::optionsOf;
using testing::Player;

// Somebody with an account.
struct Known : Browser {
  Known(const GameServer& server, const std::string& name) : Browser(server) {
    id = hello(name).id;
    makeAccount(name);
  }
  Known(const Browser& browser, std::string person) : Browser(browser), id(std::move(person)) {}
  testing::HttpAnswer want(const Known& other, bool on = true) {
    return post("/api/friends", json::text(clubs::FriendWish{other.id, on}));
  }
  clubs::FriendList friends() { return read<clubs::FriendList>(get("/api/friends")); }
  clubs::FriendNews news() { return read<clubs::FriendNews>(get("/api/friends/news")); }
  testing::HttpAnswer invite(const Known& other, const std::string& table) {
    return post("/api/friends/invite", json::text(clubs::InvitationWish{other.id, table}));
  }
  testing::HttpAnswer show(const clubs::Shows& shows) { return post("/api/shows", json::text(shows)); }

  std::string id;
};

void befriend(Known& one, Known& other) {
  EXPECT_EQ(one.want(other).status, 200);
  EXPECT_EQ(other.want(one).status, 200);
}

// People with accounts who have played a game that counts; in a game of four the first and the third are partners.
struct Played : Company {
  Played(const GameServer& server, std::string_view type, int people) : Company(server, rated(type), people) {
    for (std::size_t p = 0; p < browsers.size(); ++p) known.emplace_back(browsers[p], ids[p]);
    play();
  }
  static table::Options rated(std::string_view type) {
    auto options = optionsOf(type, "simple");
    options.rated = true;
    options.clock.decision = 600;
    return options;
  }
  void play() {
    start();
    playToTheEnd();
    EXPECT_TRUE(comesTrue([&] { return browsers[0].get("/api/games/" + table + ".tac").status == 200; }));
  }
  void playAgain(const GameServer& server) {
    for (auto& player : players) EXPECT_EQ(player->want(table::WantRematch{}), "");
    EXPECT_TRUE(player(0).until([&] { return !player(0).next.empty(); }));
    table = player(0).next;
    for (int p = 0; p < static_cast<int>(players.size()); ++p) join(server, p);
    play();
  }
  std::vector<Known> known;
};

TEST(Friends, AreAskedAndAccept) {
  const GameServer server;
  Known ada(server, "Ada");
  Known bob(server, "Bob");
  EXPECT_EQ(ada.want(bob).status, 200);
  EXPECT_EQ(ada.want(bob).status, 200);
  EXPECT_EQ(bob.news().requests, 1);
  ASSERT_EQ(bob.friends().requests.size(), 1U);
  EXPECT_EQ(bob.friends().requests[0].name, "Ada");
  ASSERT_EQ(ada.friends().asked.size(), 1U);
  EXPECT_TRUE(ada.friends().friends.empty());
  EXPECT_EQ(bob.want(ada).status, 200);
  ASSERT_EQ(ada.friends().friends.size(), 1U);
  EXPECT_EQ(ada.friends().friends[0].id, bob.id);
  EXPECT_EQ(bob.friends().friends.size(), 1U);
  EXPECT_EQ(bob.want(ada, false).status, 200);
  EXPECT_TRUE(ada.friends().friends.empty());
  EXPECT_TRUE(ada.friends().asked.empty());
}

std::vector<std::string> namesFound(Browser& browser, const std::string& name) {
  std::vector<std::string> names;
  for (const auto& one : browser.read<people::PeopleFound>(browser.get("/api/people?name=" + name)).people)
    names.push_back(one.name);
  return names;
}

TEST(Friends, AreFoundByName) {
  const GameServer server;
  Known ada(server, "Ada");
  Known adam(server, "adam");
  Known bob(server, "Bob B");
  Browser guest(server);
  guest.hello("Ada Guest");
  EXPECT_EQ(namesFound(guest, "AD"), (std::vector<std::string>{"Ada", "adam"}));
  EXPECT_EQ(namesFound(guest, "bob%20b"), std::vector<std::string>{"Bob B"});
  EXPECT_EQ(namesFound(ada, "ada"), std::vector<std::string>{"adam"});  // not oneself
  EXPECT_TRUE(namesFound(guest, "da").empty());
  EXPECT_TRUE(namesFound(guest, "%25").empty());
  EXPECT_EQ(ada.post("/api/block", json::text(people::BlockWish{bob.id, true})).status, 200);
  EXPECT_TRUE(namesFound(ada, "bob").empty());
  EXPECT_EQ(namesFound(bob, "ada"), (std::vector<std::string>{"Ada", "adam"}));
  EXPECT_EQ(errorOf(ada.get("/api/people")), "bad_request");
  EXPECT_EQ(errorOf(ada.get("/api/people?name=%00")), "bad_request");
  Browser stranger(server);
  EXPECT_EQ(stranger.get("/api/people?name=ada").status, 401);
}

TEST(Friends, AreForPeopleWithAccounts) {
  const GameServer server;
  Known ada(server, "Ada");
  Browser guest(server);
  const auto id = guest.hello("Gus").id;
  EXPECT_EQ(errorOf(guest.get("/api/friends")), "accounts_only");
  EXPECT_EQ(errorOf(guest.post("/api/friends", json::text(clubs::FriendWish{ada.id, true}))), "accounts_only");
  EXPECT_EQ(ada.post("/api/friends", json::text(clubs::FriendWish{id, true})).status, 404);
  EXPECT_EQ(ada.post("/api/friends", json::text(clubs::FriendWish{ada.id, true})).status, 400);
  EXPECT_EQ(errorOf(ada.post("/api/friends", R"({"person":"a\u0000b","on":true})")), "no_person");
  Browser stranger(server);
  EXPECT_EQ(stranger.get("/api/friends").status, 401);
  EXPECT_EQ(stranger.get("/api/friends/news").status, 401);
}

TEST(Friends, OnlyTheyLearnWhoIsHere) {
  const GameServer server;
  Known ada(server, "Ada");
  Known bob(server, "Bob");
  Known eve(server, "Eve");
  befriend(ada, bob);
  EXPECT_EQ(eve.want(bob).status, 200);
  EXPECT_FALSE(ada.friends().friends[0].here);
  bob.news();
  ASSERT_TRUE(comesTrue([&] { return ada.friends().friends[0].here; }));
  // Nobody who has only asked, and nobody from whom it is hidden.
  EXPECT_EQ(eve.get("/api/friends").body.find("\"here\":true"), std::string::npos);
  EXPECT_EQ(eve.get("/api/careers/" + bob.id).body.find("\"presence\":true"), std::string::npos);
  EXPECT_EQ(
      bob.show({.curve = true, .results = true, .partners = true, .cards = true, .games = true, .presence = false})
          .status,
      200);
  EXPECT_FALSE(ada.friends().friends[0].here);
  EXPECT_EQ(bob.show(clubs::Shows{}).status, 200);
  EXPECT_TRUE(ada.friends().friends[0].here);
  EXPECT_EQ(bob.post("/api/block", json::text(people::BlockWish{ada.id, true})).status, 200);
  EXPECT_TRUE(ada.friends().friends.empty());
}

TEST(Friends, SeeWhereOneSitsOnlyIfEverybodyMayLookOn) {
  const GameServer server;
  Known ada(server, "Ada");
  Known bob(server, "Bob");
  befriend(ada, bob);
  bob.news();
  ASSERT_TRUE(comesTrue([&] { return ada.friends().friends[0].here; }));
  auto options = optionsOf("four", "simple");
  options.listed = false;
  const auto hidden = bob.makeTable(options, 0);
  EXPECT_FALSE(ada.friends().friends[0].table.has_value());
  options.listed = true;
  options.spectators = table::Spectators::None;
  bob.makeTable(options, 0);
  EXPECT_FALSE(ada.friends().friends[0].table.has_value());
  options.spectators = table::Spectators::Public;
  const auto open = bob.makeTable(options, 0);
  EXPECT_EQ(ada.friends().friends[0].table, open);
  EXPECT_EQ(ada.get("/api/friends").body.find(hidden), std::string::npos);
}

TEST(Friends, ABlockedPersonLearnsNothing) {
  const GameServer server;
  Known ada(server, "Ada");
  Known eve(server, "Eve");
  Known bob(server, "Bob");
  EXPECT_EQ(ada.post("/api/block", json::text(people::BlockWish{eve.id, true})).status, 200);
  const auto toHer = eve.want(ada);
  const auto toAnother = eve.want(bob);
  EXPECT_EQ(toHer.status, toAnother.status);
  EXPECT_EQ(toHer.body, toAnother.body);
  EXPECT_EQ(ada.news().requests, 0);
  EXPECT_TRUE(ada.friends().requests.empty());
  EXPECT_EQ(eve.friends().asked.size(), 2U);
}

TEST(Friends, CannotBeAskedForInFloods) {
  service::Settings settings;
  GameServer server(settings);
  Known ada(server, "Ada");
  Known bob(server, "Bob");
  int refused = 0;
  for (int i = 0; i < 40; ++i) refused += ada.want(bob).status == 429 ? 1 : 0;
  EXPECT_GE(refused, 15);
  EXPECT_EQ(bob.want(ada).status, 200);  // others are not held up by that
}

TEST(Friends, AreInvitedToTablesOneSitsAt) {
  const GameServer server;
  Known ada(server, "Ada");
  Known bob(server, "Bob");
  Known eve(server, "Eve");
  befriend(ada, bob);
  const auto table = ada.makeTable(optionsOf("four", "simple"), 0);
  const auto others = eve.makeTable(optionsOf("four", "simple"), 0);
  EXPECT_EQ(errorOf(ada.invite(bob, others)), "not_yours");
  EXPECT_EQ(errorOf(ada.invite(bob, "nowhere")), "no_table");
  EXPECT_EQ(errorOf(ada.invite(eve, table)), "no_friend");
  EXPECT_EQ(errorOf(ada.invite(ada, table)), "bad_person");
  EXPECT_EQ(ada.invite(bob, table).status, 200);
  ASSERT_EQ(bob.news().invitations.size(), 1U);
  EXPECT_EQ(bob.news().invitations[0].table, table);
  EXPECT_EQ(bob.news().invitations[0].name, "Ada");
  EXPECT_GT(bob.news().invitations[0].until, base::wallNow());
  EXPECT_TRUE(eve.news().invitations.empty());
  EXPECT_EQ(eve.post("/api/friends/answer", json::text(clubs::InvitationAnswer{ada.id, false})).status, 200);
  EXPECT_EQ(bob.news().invitations.size(), 1U);
  EXPECT_EQ(bob.post("/api/friends/answer", json::text(clubs::InvitationAnswer{ada.id, false})).status, 200);
  EXPECT_TRUE(bob.news().invitations.empty());
  EXPECT_EQ(ada.invite(bob, table).status, 200);  // again, but he has said no
  EXPECT_TRUE(bob.news().invitations.empty());
}

TEST(Friends, AreAlertedToAnInvitationUntilTheySayNo) {
  testing::PushService service;
  const GameServer server(testing::withAlerts());
  Known ada(server, "Ada");
  Known bob(server, "Bob");
  befriend(ada, bob);
  EXPECT_EQ(bob.post("/api/push", service.wish()).status, 200);
  const auto table = ada.makeTable(optionsOf("four", "simple"), 0);
  EXPECT_EQ(ada.invite(bob, table).status, 200);
  ASSERT_TRUE(comesTrue([&] { return service.count() == 1; }));
  EXPECT_EQ(service.got.front().header("Topic"), testing::topicOf("/t/" + table));
  EXPECT_EQ(ada.invite(bob, table).status, 200);  // he knows
  EXPECT_EQ(bob.post("/api/friends/answer", json::text(clubs::InvitationAnswer{ada.id, false})).status, 200);
  EXPECT_EQ(ada.invite(bob, table).status, 200);
  const auto other = bob.makeTable(optionsOf("four", "simple"), 0);
  EXPECT_EQ(ada.post("/api/push", service.wish("/ada")).status, 200);
  EXPECT_EQ(bob.invite(ada, other).status, 200);
  ASSERT_TRUE(comesTrue([&] { return service.count() == 2; }));
  EXPECT_EQ(service.got.back().path, "/ada");  // and nothing to him before
}

TEST(Friends, BlockedPeopleInviteNobody) {
  const GameServer server;
  Known ada(server, "Ada");
  Known bob(server, "Bob");
  befriend(ada, bob);
  EXPECT_EQ(bob.post("/api/block", json::text(people::BlockWish{ada.id, true})).status, 200);
  EXPECT_EQ(errorOf(ada.invite(bob, ada.makeTable(optionsOf("four", "simple"), 0))), "no_friend");
  EXPECT_TRUE(bob.news().invitations.empty());
}

TEST(Friends, WhoHasPlayedIsFoundAndCanBeAskedToPlayAgain) {
  const GameServer server;
  Played played(server, "two", 2);
  Known& ada = played.known[0];
  Known& bob = played.known[1];
  ASSERT_EQ(ada.friends().lately.size(), 1U);
  EXPECT_EQ(ada.friends().lately[0].id, bob.id);
  EXPECT_EQ(ada.invite(bob, ada.makeTable(optionsOf("two", "simple"), 0)).status, 200);
  EXPECT_EQ(bob.news().invitations.size(), 1U);
  befriend(ada, bob);
  EXPECT_TRUE(ada.friends().lately.empty());
}

TEST(Careers, ShowWhatSomebodyAgreesTo) {
  const GameServer server;
  Played played(server, "two", 2);
  Known& ada = played.known[0];
  Known& bob = played.known[1];
  Browser stranger(server);
  const auto careerOf = [&](Browser& viewer) {
    return viewer.read<clubs::Career>(viewer.get("/api/careers/" + ada.id));
  };
  const auto all = careerOf(stranger);
  ASSERT_EQ(all.results.size(), 1U);
  EXPECT_EQ(all.results[0].type, "two");
  ASSERT_EQ(all.curve.size(), 1U);
  EXPECT_EQ(all.curve[0].family, "two");
  EXPECT_TRUE(all.partners.empty());
  EXPECT_EQ(stranger.get("/api/history?person=" + ada.id).status, 200);
  const clubs::Shows nothing{
      .curve = false, .results = false, .partners = false, .cards = false, .games = false, .presence = false};
  EXPECT_EQ(ada.show(nothing).status, 200);
  const auto hidden = careerOf(stranger);
  EXPECT_TRUE(hidden.results.empty() && hidden.curve.empty() && !hidden.shows.games);
  EXPECT_EQ(errorOf(stranger.get("/api/history?person=" + ada.id)), "not_shown");
  EXPECT_EQ(errorOf(bob.get("/api/history?person=" + ada.id)), "not_shown");
  // Not through the games of others either.
  const auto theirs = bob.read<service::History>(bob.get("/api/history?person=" + bob.id));
  for (const auto& player : theirs.games.at(0).players) EXPECT_EQ(player.rating.has_value(), player.person == bob.id);
  EXPECT_EQ(careerOf(ada).results.size(), 1U);
  EXPECT_EQ(ada.get("/api/history?person=" + ada.id).status, 200);
  EXPECT_EQ(stranger.get("/api/careers/nobody").status, 404);
}

TEST(Careers, CardsAreCountedAsTheyAreLaid) {
  const GameServer server;
  Played played(server, "two", 2);
  Known& ada = played.known[0];
  Known& bob = played.known[1];
  const auto store = server.store();
  const auto sum = [&](const std::string& person) {
    int all = 0;
    for (const auto& one : store->careers().cardsLaidBy(person)) all += one.count;
    return all;
  };
  EXPECT_GT(sum(ada.id), 10);
  EXPECT_EQ(sum(ada.id) + sum(bob.id), sum(""));
}

TEST(Teams, AreFoundedByThoseWhoPlayedAndAllMustAgree) {
  const GameServer server;
  Played played(server, "two", 2);
  Known& ada = played.known[0];
  Known& bob = played.known[1];
  Known eve(server, "Eve");
  const auto found = [&](Known& by, const std::string& name, const std::vector<std::string>& people) {
    return by.post("/api/teams", json::text(clubs::TeamWish{name, people}));
  };
  EXPECT_EQ(errorOf(found(eve, "Two", {bob.id})), "never_played");
  EXPECT_EQ(errorOf(found(ada, "Two", {})), "bad_team");
  EXPECT_EQ(errorOf(found(ada, "Two", {ada.id})), "bad_team");
  EXPECT_EQ(errorOf(found(ada, "", {bob.id})), "bad_name");
  EXPECT_EQ(errorOf(found(ada, "Two", {bob.id, eve.id})), "never_played");
  const auto team = ada.read<clubs::TeamShown>(found(ada, "Two", {bob.id}));
  EXPECT_FALSE(team.stands);
  EXPECT_EQ(errorOf(found(bob, "Other", {ada.id})), "team_is_there");
  // Until it stands it is nobody else's business.
  EXPECT_EQ(eve.get("/api/teams/" + team.id).status, 404);
  EXPECT_TRUE(eve.read<clubs::TeamList>(eve.get("/api/teams?person=" + ada.id)).teams.empty());
  EXPECT_EQ(bob.news().teams, 1);
  const auto answer = [&](Known& by, bool accept) {
    return by.post("/api/teams/answer", json::text(clubs::TeamAnswer{team.id, accept})).status;
  };
  EXPECT_EQ(answer(eve, true), 404);
  EXPECT_EQ(answer(eve, false), 404);
  EXPECT_EQ(answer(bob, true), 200);
  EXPECT_TRUE(eve.read<clubs::TeamPage>(eve.get("/api/teams/" + team.id)).team.stands);
  EXPECT_EQ(answer(ada, false), 200);
  EXPECT_EQ(eve.get("/api/teams/" + team.id).status, 404);
}

TEST(Teams, HaveARatingOfTheirOwn) {
  const GameServer server;
  Played four(server, "four", 4);
  // The team was founded after that game: only the next one counts.
  auto& ada = four.known[0];
  const auto made =
      ada.read<clubs::TeamShown>(ada.post("/api/teams", json::text(clubs::TeamWish{"Partners", {four.ids[2]}})));
  EXPECT_EQ(four.known[2].post("/api/teams/answer", json::text(clubs::TeamAnswer{made.id, true})).status, 200);
  EXPECT_TRUE(ada.read<clubs::TeamList>(ada.get("/api/teams")).teams.empty());
  four.playAgain(server);
  const auto page = ada.read<clubs::TeamPage>(ada.get("/api/teams/" + made.id));
  EXPECT_EQ(page.team.rating.games, 1);
  const auto after = ada.read<service::Profile>(ada.get("/api/people/" + four.ids[0])).ratings.at(0);
  const bool won = page.team.won == 1;
  EXPECT_EQ(page.team.rating.mu > 25, won);
  EXPECT_LT(page.team.rating.sigma, 25.0 / 3);
  EXPECT_NE(page.team.rating.mu, after.mu);
  ASSERT_EQ(page.games.size(), 1U);
  EXPECT_EQ(page.games[0].table, four.table);
  EXPECT_EQ(page.curve.size(), 1U);
  EXPECT_EQ(ada.read<clubs::TeamList>(ada.get("/api/teams")).teams.size(), 1U);
  const auto partners = ada.read<clubs::Career>(ada.get("/api/careers/" + four.ids[0])).partners;
  ASSERT_EQ(partners.size(), 1U);
  EXPECT_EQ(partners[0].person, four.ids[2]);
  EXPECT_EQ(partners[0].games, 2);
  // Anyone who goes takes the team along.
  EXPECT_EQ(four.known[2].post("/api/delete", json::text(people::PasswordProof{"a long walk in the rain"})).status,
            200);
  EXPECT_EQ(ada.get("/api/teams/" + made.id).status, 404);
}

}  // namespace
}  // namespace tacit::server
