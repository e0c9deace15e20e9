// Short codes: how people in one room come to a table, and a table comes to a screen.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

#include "support/club_evening.h"
#include "support/game_server.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::comesTrue;
using testing::Company;
using testing::errorOf;
using testing::GameServer;
using testing::optionsOf;

testing::HttpAnswer askFor(Browser& browser, const std::string& path, const std::string& table) {
  return browser.post(path, json::text(service::TableName{table}));
}

std::string codeOf(Browser& browser, const std::string& table) {
  return browser.read<service::ShortCode>(askFor(browser, "/api/tables/code", table)).code;
}

service::CodeHolder holderOf(Browser& browser, const std::string& code) {
  return browser.read<service::CodeHolder>(browser.get("/api/codes/" + code));
}

std::string lowerCase(std::string text) {
  std::ranges::transform(text, text.begin(), [](unsigned char c) { return static_cast<char>(std::tolower(c)); });
  return text;
}

TEST(Codes, LeadToATableUntilItsGameBegins) {
  const GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  Browser guest(server);
  guest.hello();
  const std::string code = codeOf(company.browsers[0], company.table);
  EXPECT_EQ(code.size(), 4U);
  EXPECT_EQ(code.find_first_of("AEIOUYCKNQSV0123456789"), std::string::npos) << code;
  EXPECT_EQ(codeOf(guest, company.table), code);
  EXPECT_EQ(holderOf(guest, code).table, company.table);
  EXPECT_EQ(holderOf(guest, lowerCase(code)).table, company.table);
  EXPECT_FALSE(holderOf(guest, code).screen);
  for (const auto* const wrong : {"AEIO", "BDF", "BDFGH", "%42DFG"})
    EXPECT_EQ(errorOf(guest.get(std::string("/api/codes/") + wrong)), "no_table") << wrong;

  company.start();
  EXPECT_TRUE(comesTrue([&] { return errorOf(guest.get("/api/codes/" + code)) == "no_table"; }));
  EXPECT_EQ(errorOf(askFor(guest, "/api/tables/code", company.table)), "not_now");
  EXPECT_EQ(errorOf(askFor(guest, "/api/tables/code", "nosuchtb")), "no_table");
}

TEST(Codes, BringATableToAScreen) {
  const GameServer server;
  Browser television(server);
  Browser anna(server);
  anna.hello();
  const std::string table = anna.makeTable(optionsOf("four", "simple"));
  const auto waiting = television.read<service::WaitingScreen>(television.post("/api/screens"));
  const auto shown = [&] {
    return television.read<service::WaitingScreen>(television.get("/api/screens/" + waiting.screen)).table;
  };
  EXPECT_FALSE(shown());
  EXPECT_TRUE(holderOf(anna, waiting.code).screen);
  EXPECT_FALSE(holderOf(anna, waiting.code).table);  // its own id is nobody's business

  EXPECT_EQ(errorOf(askFor(anna, "/api/codes/" + waiting.code, "nosuchtb")), "no_table");
  EXPECT_EQ(errorOf(askFor(anna, "/api/codes/" + codeOf(anna, table), table)), "no_table");  // leads to no screen
  EXPECT_FALSE(shown());
  EXPECT_EQ(askFor(anna, "/api/codes/" + lowerCase(waiting.code), table).status, 200);
  EXPECT_EQ(shown(), table);
  EXPECT_EQ(errorOf(anna.get("/api/codes/" + waiting.code)), "no_table");
  EXPECT_EQ(errorOf(askFor(anna, "/api/codes/" + waiting.code, anna.makeTable(optionsOf("two", "simple")))),
            "no_table");
  EXPECT_EQ(errorOf(television.get("/api/screens/nosuchsc")), "no_table");
}

TEST(Codes, AreNotToBeGuessed) {
  auto settings = GameServer::by(testing::standingTime());
  settings.limits = true;
  const GameServer server(settings);
  Browser anna(server);
  anna.hello();
  const std::string code = codeOf(anna, anna.makeTable(optionsOf("two", "simple")));
  const auto guesses = [&](Browser& browser) {
    int tries = 0;
    while (tries < 100 && errorOf(browser.get("/api/codes/AAAA")) == "no_table") ++tries;
    return tries;
  };
  int all = 0;
  for (const int most : {15, 15, 10}) {  // each, and all of an address
    Browser stranger(server);
    stranger.hello();
    EXPECT_EQ(guesses(stranger), most);
    EXPECT_EQ(errorOf(stranger.get("/api/codes/" + code)), "throttled");
    all += most;
  }
  EXPECT_EQ(all, 40);
}

// ---- Of teams ----

using testing::Visitor;

// An evening of two teams at a real board, whose round runs.
std::string startedEvening(Visitor& organiser) {
  const auto id = organiser.make(testing::eveningPlan());
  for (const auto* const name : {"Foxes", "Owls"}) EXPECT_EQ(organiser.want(id, clubs::EnterWish{name, {}}), "");
  EXPECT_EQ(organiser.want(id, clubs::PairWish{}), "");
  EXPECT_EQ(organiser.want(id, clubs::StartRoundWish{}), "");
  return id;
}

testing::HttpAnswer type(Browser& browser, const std::string& letters) {
  return browser.post("/api/team-codes", json::text(clubs::TypedCode{letters}));
}

std::string typedOf(Visitor& organiser, const std::string& id, int entrant) {
  return organiser.codes(id)[static_cast<std::size_t>(entrant) - 1].typed.value_or("");
}

TEST(TeamCodes, AreTypedAndReportAResultThatTheOtherTeamConfirms) {
  const GameServer server;
  Visitor anna(server, "Anna");
  const auto id = startedEvening(anna);
  const auto entrants = anna.show(id).rounds[0].pairings[0].entrants;
  const std::string letters = typedOf(anna, id, entrants[0]);
  EXPECT_EQ(letters.size(), 6U);
  EXPECT_EQ(letters.find_first_of("AEIOUYCKNQSV0123456789"), std::string::npos) << letters;
  EXPECT_EQ(typedOf(anna, id, entrants[0]), letters);

  Visitor phone(server, "Phone");
  Visitor other(server, "Other");
  const std::string spaced = lowerCase(letters.substr(0, 3)) + " " + letters.substr(3);
  const auto entered = phone.browser.read<clubs::TypedEntrant>(type(phone.browser, spaced));
  EXPECT_EQ(entered.tournament.plain(), id);
  EXPECT_EQ(entered.entrant, entrants[0]);
  const auto role = phone.role(id, entered.code);
  EXPECT_EQ(role.entrant, entrants[0]);
  EXPECT_TRUE(role.resultsOnly);
  EXPECT_EQ(role.code, entered.code);  // and not the one that can do everything

  EXPECT_EQ(phone.want(id, clubs::ReportWish{1, 1, testing::won(entrants, 0)}, entered.code), "");
  EXPECT_TRUE(anna.show(id).rounds[0].pairings[0].results.empty());
  EXPECT_EQ(phone.want(id, clubs::ConfirmWish{1, 1}, entered.code), "not_yours");
  const auto theirs = other.browser.read<clubs::TypedEntrant>(type(other.browser, typedOf(anna, id, entrants[1])));
  EXPECT_EQ(other.want(id, clubs::ConfirmWish{1, 1}, theirs.code), "");
  EXPECT_EQ(anna.show(id).rounds[0].pairings[0].winner, entrants[0]);
}

TEST(TeamCodes, AreForResultsOfTheirTeamAndNothingElse) {
  const GameServer server;
  Visitor anna(server, "Anna");
  const auto id = startedEvening(anna);
  const auto elsewhere = startedEvening(anna);
  const auto entrants = anna.show(id).rounds[0].pairings[0].entrants;
  Visitor thief(server, "Thief");
  const auto code = thief.browser.read<clubs::TypedEntrant>(type(thief.browser, typedOf(anna, id, 1))).code;
  EXPECT_EQ(thief.want(id, clubs::ClaimWish{0}, code), "not_yours");
  EXPECT_EQ(thief.want(id, clubs::LeaveWish{1}, code), "not_yours");
  EXPECT_EQ(thief.want(id, clubs::ChangeWish{1, "Mine", {}}, code), "not_yours");
  EXPECT_EQ(thief.want(id, clubs::EnterWish{"Mine", {{"Thief", thief.person}}}, code), "not_yours");
  EXPECT_EQ(thief.want(id, clubs::CloseRoundWish{}, code), "not_yours");
  EXPECT_EQ(thief.want(elsewhere, clubs::ReportWish{1, 1, testing::won(entrants, 0)}, code), "not_yours");
  EXPECT_EQ(errorOf(thief.browser.get("/api/tournaments/" + elsewhere + "/role?code=" + code)), "no_code");
  // A longer night, another team, another kind of code: all of it is in what is signed.
  const auto dash = code.find('-');
  const auto last = code.rfind('-');
  const auto time = code.substr(dash + 1, last - dash - 1);
  const auto sign = code.substr(last);
  for (const std::string& forged :
       {"r1-9" + time + sign, "r2-" + time + sign, "r01-" + time + sign, "1" + sign, "1-" + time + sign, "r1-" + time,
        "r1-" + time + sign + "a", std::string("r"), std::string("r1-99999999999999999999") + sign,
        std::string("r1--1") + sign, "r-" + time + sign})
    EXPECT_EQ(thief.want(id, clubs::ReportWish{1, 1, testing::won(entrants, 0)}, forged), "not_yours") << forged;
  EXPECT_TRUE(anna.show(id).rounds[0].pairings[0].reports.empty());
  EXPECT_EQ(errorOf(thief.browser.get("/api/tournaments/" + id + "/codes")), "not_yours");
  EXPECT_EQ(errorOf(type(thief.browser, typedOf(anna, id, 1) + "B")), "no_code");
  EXPECT_EQ(errorOf(type(thief.browser, "")), "no_code");
  EXPECT_EQ(errorOf(type(thief.browser, "' OR 1")), "no_code");
}

TEST(TeamCodes, AreForOneNightAndEndWithTheTournament) {
  const auto time = testing::runningTime();
  const GameServer server(GameServer::by(time));
  Visitor anna(server, "Anna");
  const auto id = startedEvening(anna);
  const auto entrants = anna.show(id).rounds[0].pairings[0].entrants;
  const auto letters = typedOf(anna, id, 1);
  const auto code = anna.browser.read<clubs::TypedEntrant>(type(anna.browser, letters)).code;
  time->setWall(std::chrono::hours(21));
  EXPECT_TRUE(comesTrue([&] { return errorOf(type(anna.browser, letters)) == "no_code"; }));
  EXPECT_EQ(anna.want(id, clubs::ReportWish{1, 1, testing::won(entrants, 0)}, code), "not_yours");
  const auto next = typedOf(anna, id, 1);  // the next evening has its own
  EXPECT_NE(next, letters);
  EXPECT_EQ(type(anna.browser, next).status, 200);
  EXPECT_EQ(anna.want(id, clubs::ReportWish{1, 1, testing::won(entrants, 0)}), "");
  EXPECT_EQ(anna.want(id, clubs::FinishWish{}), "");
  EXPECT_TRUE(comesTrue([&] { return errorOf(type(anna.browser, next)) == "no_code"; }));
  EXPECT_EQ(typedOf(anna, id, 1), "");
}

// Wrong ones count, by person and by address; right ones don't: a whole club types its codes in one room.
TEST(TeamCodes, AreNotToBeGuessed) {
  auto settings = GameServer::by(testing::standingTime());
  settings.limits = true;
  settings.guestsAtOnce = 100;
  const GameServer server(settings);
  Visitor anna(server, "Anna");
  const auto id = startedEvening(anna);
  const std::string letters = typedOf(anna, id, 1);
  for (int n = 0; n < 200; ++n) ASSERT_EQ(type(anna.browser, letters).status, 200) << n;
  int all = 0;
  for (const int most : {15, 15, 15, 15, 15, 15, 15, 15}) {
    Browser stranger(server);
    stranger.hello();
    int tries = 0;
    while (tries < 100 && errorOf(type(stranger, "BBBBBB")) == "no_code") ++tries;
    EXPECT_EQ(tries, most);
    EXPECT_EQ(errorOf(type(stranger, letters)), "throttled");  // right, but one too many
    all += tries;
  }
  EXPECT_EQ(all, 120);
  EXPECT_EQ(errorOf(type(anna.browser, letters)), "throttled");
  const auto entrants = anna.show(id).rounds[0].pairings[0].entrants;
  const auto printed = anna.codes(id)[static_cast<std::size_t>(entrants[0]) - 1].code;  // who scans is not kept waiting
  EXPECT_EQ(anna.want(id, clubs::ReportWish{1, 1, testing::won(entrants, 0)}, printed), "");
}

TEST(TeamCodes, OnlineTablesNeedNone) {
  const GameServer server;
  Visitor anna(server, "Anna");
  auto plan = testing::eveningPlan();
  plan.where = tournament::Where::Online;
  const auto id = anna.make(plan);
  EXPECT_EQ(anna.want(id, clubs::EnterWish{"Foxes", {}}), "");
  EXPECT_EQ(typedOf(anna, id, 1), "");
}

}  // namespace
}  // namespace tacit::server
