// Programs that ask and play by a token: what they may do, what not, and how it ends.
#include <gtest/gtest.h>

#include <fstream>

#include "clubs/club_types.h"
#include "people/people_types.h"
#include "people/programs.h"
#include "support/club_evening.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::comesTrue;
using testing::errorOf;
using testing::eveningPlan;
using testing::GameServer;
using testing::HttpAnswer;
using testing::httpCall;
using testing::optionsOf;
using testing::Talker;
using testing::Visitor;

net::Headers bearer(const std::string& token) { return {{"Authorization", "Bearer " + token}}; }

// Somebody with an account, who makes tokens on the page.
struct Owner {
  explicit Owner(const GameServer& at, const std::string& name = "Maker") : server(at), browser(at) {
    browser.hello();
    browser.makeAccount(name);
  }
  std::string make(people::Scope scope, bool bot = false) {
    const auto answer = browser.post("/api/tokens", json::text(people::TokenWish{"mine", scope, bot}));
    EXPECT_EQ(answer.status, 201) << answer.body;
    return browser.read<people::TokenMade>(answer).token;
  }
  std::vector<people::TokenShown> tokens() { return browser.read<people::Tokens>(browser.get("/api/tokens")).tokens; }
  void revoke(const std::string& id) {
    EXPECT_EQ(browser.post("/api/tokens/revoke", json::text(people::TokenEnd{id})).status, 200);
  }

  const GameServer& server;
  Browser browser;
};

HttpAnswer ask(const GameServer& server, const std::string& token, const std::string& path) {
  return httpCall(server.address(), "GET", path, bearer(token));
}

HttpAnswer tell(const GameServer& server, const std::string& token, const std::string& path, const std::string& body) {
  auto headers = bearer(token);
  headers.emplace_back("Content-Type", "application/json");
  return httpCall(server.address(), "POST", path, headers, body);
}

template <typename Message>
Message hear(Talker& talker) {
  for (auto text = talker.next(); text != "(nothing)"; text = talker.next()) {
    table::ServerMessage message;
    EXPECT_FALSE(json::readText(text, message)) << text;
    if (const auto* const found = std::get_if<Message>(&message)) return *found;
  }
  ADD_FAILURE() << "the connection has ended";
  return {};
}

std::string command(const std::string& id, table::CommandBody want) {
  return json::text(table::Command{table::kWireVersion, id, std::move(want)});
}

TEST(ProgramTokens, SayWhoTheirOwnerIsAndWhatTheyAllow) {
  const GameServer server;
  Owner owner(server);
  const auto token = owner.make(people::Scope::Play, true);
  const auto who = owner.browser.read<people::TokenOwner>(ask(server, token, "/api/v1/me"));
  EXPECT_EQ(who.profile.name, "Maker");
  EXPECT_EQ(who.scope, people::Scope::Play);
  EXPECT_TRUE(who.bot);
  ASSERT_EQ(owner.tokens().size(), 1U);
  EXPECT_EQ(owner.tokens()[0].name, "mine");
}

TEST(ProgramTokens, AreKeptAsHashesOnly) {
  GameServer server;
  Owner owner(server);
  const auto token = owner.make(people::Scope::Read);
  EXPECT_TRUE(server.stop());
  std::ifstream file(server.databaseFile(), std::ios::binary);
  const std::string bytes((std::istreambuf_iterator<char>(file)), {});
  EXPECT_EQ(bytes.find(token), std::string::npos);
  EXPECT_EQ(bytes.find(token.substr(6)), std::string::npos);
}

TEST(ProgramTokens, ReadWhatIsPublic) {
  const GameServer server;
  Owner owner(server);
  const auto token = owner.make(people::Scope::Read);
  const auto id = owner.browser.me().id;
  for (const auto* const path : {"/api/v1/ranking", "/api/v1/lobby", "/api/v1/choices", "/api/v1/records?type=team4"})
    EXPECT_EQ(ask(server, token, path).status, 200) << path;
  EXPECT_EQ(ask(server, token, "/api/v1/people/" + id).status, 200);
  EXPECT_EQ(ask(server, token, "/api/v1/history?person=" + id).status, 200);
}

TEST(ProgramTokens, NothingWithoutOneOrWithAWrongOne) {
  const GameServer server;
  Owner owner(server);
  const auto token = owner.make(people::Scope::Read);
  const auto cookie = owner.browser.cookie.substr(owner.browser.cookie.find('=') + 1);
  for (const auto& wrong : {std::string(), std::string("tacit_"), token.substr(0, token.size() - 1), cookie})
    EXPECT_EQ(errorOf(ask(server, wrong, "/api/v1/ranking")), "bad_token") << wrong;
  EXPECT_EQ(errorOf(httpCall(server.address(), "GET", "/api/v1/me", {{"Cookie", owner.browser.cookie}})), "bad_token");
}

TEST(ProgramTokens, DoNotOpenTheOwnersOwnDoors) {
  const GameServer server;
  Owner owner(server);
  const auto token = owner.make(people::Scope::Play);
  // Neither as a header where the page asks, nor as a cookie, nor under the programs' path.
  EXPECT_EQ(errorOf(ask(server, token, "/api/me")), "unknown_person");
  EXPECT_EQ(errorOf(httpCall(server.address(), "GET", "/api/sessions", {{"Cookie", "tacit=" + token}})),
            "unknown_person");
  for (const auto* const path : {"/api/v1/tokens", "/api/v1/sessions", "/api/v1/export", "/api/v1/blocked"})
    EXPECT_EQ(errorOf(ask(server, token, path)), "not_found") << path;
  for (const auto* const path :
       {"/api/v1/tokens", "/api/v1/delete", "/api/v1/password", "/api/v1/name", "/api/v1/tables/delete"})
    EXPECT_EQ(errorOf(tell(server, token, path, "{}")), "not_found") << path;
}

TEST(ProgramTokens, ThatOnlyReadDoNotPlay) {
  const GameServer server;
  Owner owner(server);
  const auto token = owner.make(people::Scope::Read);
  const std::string wish = json::text(service::TableWish{optionsOf("two", "simple")});
  EXPECT_EQ(errorOf(tell(server, token, "/api/v1/tables", wish)), "wrong_scope");
  EXPECT_EQ(errorOf(ask(server, token, "/api/v1/mine")), "wrong_scope");
}

// Somebody with an account, their tournament of two teams, and their club.
struct Organiser {
  explicit Organiser(const GameServer& server) : visitor(server, "Anna") {
    visitor.browser.makeAccount("Anna");
    tournament = visitor.make(eveningPlan(1), true);
    for (const auto* const name : {"Owls", "Larks"})
      EXPECT_EQ(visitor.want(tournament, clubs::EnterWish{name, {}}), "");
    club = visitor.browser
               .read<clubs::ClubName>(visitor.browser.post("/api/clubs", json::text(clubs::ClubWish{"TAC Club", ""})))
               .id.plain();
  }
  std::string token(people::Scope scope, bool bot = false) {
    return visitor.browser
        .read<people::TokenMade>(visitor.browser.post("/api/tokens", json::text(people::TokenWish{"mine", scope, bot})))
        .token;
  }

  Visitor visitor;
  std::string tournament;
  std::string club;
};

TEST(ProgramTokens, ReadTournamentsAndClubsAsEverybodyCan) {
  const GameServer server;
  Organiser anna(server);
  const auto token = anna.token(people::Scope::Read);
  const std::string tournament = "/api/v1/tournaments/" + anna.tournament;
  Browser reader(server);
  const auto read = [&]<typename T>(const std::string& path, T /*like*/) {
    return reader.read<T>(ask(server, token, path));
  };
  EXPECT_EQ(read("/api/v1/tournaments", clubs::TournamentList{}).tournaments.at(0).id.plain(), anna.tournament);
  EXPECT_EQ(read(tournament, clubs::TournamentShown{}).entrants.size(), 2U);
  EXPECT_EQ(read(tournament + "/history", clubs::TournamentHistory{}).events.size(), 3U);
  EXPECT_NE(ask(server, token, tournament + "/csv?what=standings").body.find("Owls"), std::string::npos);
  EXPECT_EQ(read("/api/v1/clubs", clubs::ClubList{}).clubs.at(0).id.plain(), anna.club);
  EXPECT_EQ(read("/api/v1/clubs/" + anna.club, clubs::ClubShown{}).name, "TAC Club");
  for (const std::string& path :
       {std::string("/api/v1/day"), std::string("/api/v1/teams"), std::string("/api/v1/series?of=rated/four"),
        "/api/v1/careers/" + anna.visitor.person})
    EXPECT_EQ(ask(server, token, path).status, 200) << path;
  EXPECT_EQ(errorOf(ask(server, token, "/api/v1/tournaments/aaaaaaaa")), "no_tournament");
  EXPECT_EQ(errorOf(ask(server, "", tournament)), "bad_token");
  // Its file is everybody's when it is over.
  EXPECT_EQ(errorOf(ask(server, token, tournament + "/file")), "not_yours");
  EXPECT_EQ(anna.visitor.want(anna.tournament, clubs::PairWish{}), "");
  EXPECT_EQ(anna.visitor.want(anna.tournament, clubs::StartRoundWish{}), "");
  const auto board = anna.visitor.show(anna.tournament).rounds.at(0).pairings.at(0);
  EXPECT_EQ(anna.visitor.want(anna.tournament, clubs::ReportWish{1, 1, testing::won(board.entrants, 0)}), "");
  EXPECT_EQ(anna.visitor.want(anna.tournament, clubs::FinishWish{}), "");
  EXPECT_EQ(ask(server, token, tournament + "/file").status, 200);
}

// Neither the codes that speak for entrants nor an invitation is told to a program, no matter who owns it.
TEST(ProgramTokens, LearnNoCodes) {
  const GameServer server;
  Organiser anna(server);
  const std::string tournament = "/api/v1/tournaments/" + anna.tournament;
  const auto code = anna.visitor.codes(anna.tournament).at(0).code;
  for (const people::Scope scope : {people::Scope::Read, people::Scope::Play}) {
    const auto token = anna.token(scope);
    for (const std::string& path :
         {tournament + "/codes", tournament + "/role", tournament + "/role?code=" + code, tournament + "/",
          tournament + "/codes/csv", "/api/v1/clubs/" + anna.club + "/role", std::string("/api/v1/tournaments/")})
      EXPECT_EQ(errorOf(ask(server, token, path)), "not_found") << path;
    EXPECT_EQ(errorOf(ask(server, token, "/api/v1/tournaments?mine=true")), "unknown_person");
    for (const auto* const part : {"", "/history", "/csv?what=entrants"})
      EXPECT_EQ(ask(server, token, tournament + part).body.find(code.substr(2)), std::string::npos) << part;
  }
}

TEST(ProgramTokens, DoNotOrganise) {
  const GameServer server;
  Organiser anna(server);
  const auto before = anna.visitor.show(anna.tournament).last;
  const auto code = anna.visitor.codes(anna.tournament).at(0).code;
  const std::vector<std::pair<std::string, std::string>> wishes = {
      {"tournaments", json::text(clubs::TournamentWish{eveningPlan(), false})},
      {"tournaments/" + anna.tournament, json::text(clubs::TournamentCommand{clubs::PairWish{}, {}, {}})},
      {"tournaments/" + anna.tournament, json::text(clubs::TournamentCommand{clubs::LeaveWish{1}, code, {}})},
      {"tournaments/import", json::text(clubs::TournamentFile{"{}"})},
      {"clubs", json::text(clubs::ClubWish{"Another", ""})},
      {"clubs/" + anna.club, json::text(clubs::ClubCommand{clubs::DescribeClub{"Another", ""}})}};
  for (const auto& token :
       {anna.token(people::Scope::Read), anna.token(people::Scope::Play), anna.token(people::Scope::Play, true)})
    for (const auto& [path, body] : wishes) {
      EXPECT_EQ(errorOf(tell(server, token, "/api/v1/" + path, body)), "not_found") << path;
      EXPECT_EQ(errorOf(tell(server, token, "/api/" + path, body)), "unknown_person") << path;
    }
  EXPECT_EQ(anna.visitor.show(anna.tournament).last, before);
}

TEST(ProgramTokens, HearWhenATournamentGoesOn) {
  const GameServer server;
  Organiser anna(server);
  Talker program(server.address(), bearer(anna.token(people::Scope::Read)), "/live/" + anna.tournament);
  clubs::TournamentNews heard;
  EXPECT_FALSE(json::readText(program.next(), heard));
  EXPECT_EQ(heard.last, 3);
  // What it says is nobody's business.
  program.send(json::text(clubs::TournamentCommand{clubs::PairWish{}, {}, {}}));
  EXPECT_EQ(anna.visitor.want(anna.tournament, clubs::PauseWish{}), "");
  EXPECT_FALSE(json::readText(program.next(), heard));
  EXPECT_EQ(heard.last, 4);
  EXPECT_TRUE(anna.visitor.show(anna.tournament).rounds.empty());
}

// Where its owner sits: a reader sees what all see, and not the owner's hand.
TEST(ProgramTokens, ThatOnlyReadLookOnWithoutTheOwnersCards) {
  const GameServer server;
  Owner owner(server);
  const auto table = owner.browser.makeTable(optionsOf("two", "simple"), 0);
  testing::Player player(server, owner.browser, table);
  ASSERT_TRUE(player.waitForView());
  EXPECT_EQ(player.want(table::Start{}), "");
  Talker reader(server.address(), bearer(owner.make(people::Scope::Read)), "/ws/" + table);
  const auto view = hear<table::ViewMessage>(reader);
  EXPECT_EQ(view.you, "");
  reader.send(command("1", table::Say{"hello"}));
  EXPECT_EQ(hear<table::ErrorMessage>(reader).re, "1");
}

TEST(ProgramTokens, ABotIsShownAsOneAndNeverRated) {
  const GameServer server;
  Owner owner(server);
  const auto token = owner.make(people::Scope::Play, true);
  auto rated = optionsOf("two", "simple");
  rated.rated = true;
  rated.clock.decision = 60;
  EXPECT_EQ(errorOf(tell(server, token, "/api/v1/tables", json::text(service::TableWish{rated, 0}))), "no_programs");

  const auto made =
      tell(server, token, "/api/v1/tables", json::text(service::TableWish{optionsOf("two", "simple"), 0}));
  ASSERT_EQ(made.status, 201) << made.body;
  const auto summary = owner.browser.read<service::TableSummary>(made);
  EXPECT_EQ(summary.places[0].program, true);

  Owner other(server, "Other");
  const auto friendly = other.browser.makeTable(rated);
  Talker bot(server.address(), bearer(token), "/ws/" + friendly);
  bot.send(command("1", table::Sit{0}));
  EXPECT_EQ(nameOf(hear<table::ErrorMessage>(bot).code), "no_programs");
}

// Anyone who sits as a person does not let a bot play on unseen.
TEST(ProgramTokens, ABotDoesNotPlayForSomebodyWhoSitsAsAPerson) {
  const GameServer server;
  Owner owner(server);
  const auto table = owner.browser.makeTable(optionsOf("two", "simple"), 0);
  testing::Player player(server, owner.browser, table);
  ASSERT_TRUE(player.waitForView());
  EXPECT_EQ(player.want(table::Start{}), "");
  Talker bot(server.address(), bearer(owner.make(people::Scope::Play, true)), "/ws/" + table);
  bot.send(command("1", table::ListPlays{"a"}));
  EXPECT_EQ(nameOf(hear<table::ErrorMessage>(bot).code), "no_programs");
}

TEST(ProgramTokens, RevokedOnesEndAtOnceAlsoWhereTheyAreConnected) {
  const GameServer server;
  Owner owner(server);
  const auto token = owner.make(people::Scope::Play);
  const auto table = owner.browser.makeTable(optionsOf("two", "simple"));
  Talker program(server.address(), bearer(token), "/ws/" + table);
  static_cast<void>(hear<table::ViewMessage>(program));
  EXPECT_EQ(ask(server, token, "/api/v1/me").status, 200);
  owner.revoke(owner.tokens().at(0).id);
  EXPECT_EQ(errorOf(ask(server, token, "/api/v1/me")), "bad_token");
  EXPECT_EQ(program.end().first, 4401);
}

TEST(ProgramTokens, BelongToTheirOwnerAlone) {
  const GameServer server;
  Owner owner(server);
  Owner other(server, "Other");
  owner.make(people::Scope::Read);
  EXPECT_EQ(errorOf(other.browser.post("/api/tokens/revoke", json::text(people::TokenEnd{owner.tokens().at(0).id}))),
            "no_token");
  EXPECT_TRUE(other.tokens().empty());
  Browser guest(server);
  guest.hello();
  EXPECT_EQ(errorOf(guest.post("/api/tokens", json::text(people::TokenWish{"mine", people::Scope::Read, false}))),
            "accounts_only");
}

TEST(ProgramTokens, AreNotWithoutNumber) {
  const GameServer server;
  Owner owner(server);
  for (int n = 0; n < 20; ++n) owner.make(people::Scope::Read);
  EXPECT_EQ(
      errorOf(owner.browser.post("/api/tokens", json::text(people::TokenWish{"mine", people::Scope::Read, false}))),
      "too_many_tokens");
}

TEST(ProgramTokens, GoWithTheAccount) {
  const GameServer server;
  Owner owner(server);
  const auto token = owner.make(people::Scope::Play);
  EXPECT_EQ(owner.browser.post("/api/delete", json::text(people::PasswordProof{"a long walk in the rain"})).status,
            200);
  EXPECT_TRUE(comesTrue([&] { return errorOf(ask(server, token, "/api/v1/me")) == "bad_token"; }));
}

}  // namespace
}  // namespace tacit::server
