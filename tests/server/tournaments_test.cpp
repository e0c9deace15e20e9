// Tournaments over the network: who may do what, what is told to whom, and that nothing is lost or done twice.
#include <gtest/gtest.h>

#include "support/club_evening.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::errorOf;
using testing::eveningPlan;
using testing::GameServer;
using testing::Talker;
using testing::Visitor;
using testing::won;

clubs::EnterWish entry(const std::string& name, std::vector<tournament::Member> members = {}) {
  return {name, std::move(members)};
}

// An evening with so many teams that the organiser has typed in.
std::string eveningOf(Visitor& organiser, int teams, const tournament::Plan& plan = eveningPlan()) {
  const auto id = organiser.make(plan);
  for (int i = 1; i <= teams; ++i) EXPECT_EQ(organiser.want(id, entry("Team " + std::to_string(i))), "");
  return id;
}

TEST(Tournaments, AnEveningOnRealBoards) {
  GameServer server;
  Visitor anna(server, "Anna");
  const auto id = eveningOf(anna, 4);
  for (int round = 1; round <= 3; ++round) {
    EXPECT_EQ(anna.want(id, clubs::PairWish{}), "");
    EXPECT_EQ(anna.want(id, clubs::StartRoundWish{}), "");
    const auto shown = anna.show(id);
    ASSERT_EQ(shown.rounds.size(), static_cast<std::size_t>(round));
    for (const auto& one : shown.rounds.back().pairings)
      EXPECT_EQ(anna.want(id, clubs::ReportWish{round, one.number, won(one.entrants, 0)}), "");
  }
  EXPECT_EQ(anna.want(id, clubs::FinishWish{}), "");
  const auto before = anna.show(id);
  EXPECT_EQ(before.stage, tournament::Stage::Finished);
  EXPECT_EQ(before.organiserName, "Anna");
  EXPECT_EQ(before.standings.size(), 4U);
  EXPECT_GT(before.now, before.created);
  server.restart();
  Browser anybody(server);
  auto after = anybody.read<clubs::TournamentShown>(anybody.get("/api/tournaments/" + id));
  after.now = before.now;
  EXPECT_EQ(json::text(after), json::text(before));
}

TEST(Tournaments, TeamsReportOnTheirPhonesAndTheOtherConfirms) {
  const GameServer server;
  Visitor anna(server, "Anna");
  Visitor phone(server, "Phone");
  Visitor other(server, "Other");
  const auto id = eveningOf(anna, 2, eveningPlan(1));
  const auto codes = anna.codes(id);
  ASSERT_EQ(codes.size(), 2U);
  EXPECT_EQ(phone.role(id, codes[0].code).entrant, 1);
  EXPECT_FALSE(phone.role(id).entrant);
  EXPECT_EQ(anna.want(id, clubs::PairWish{}), "");
  EXPECT_EQ(anna.want(id, clubs::StartRoundWish{}), "");
  const auto board = anna.show(id).rounds[0].pairings[0];
  const clubs::ReportWish report{1, board.number, won(board.entrants, 0)};
  EXPECT_EQ(phone.want(id, report), "not_yours");
  EXPECT_EQ(phone.want(id, report, codes[0].code), "");
  EXPECT_EQ(phone.want(id, clubs::ConfirmWish{1, board.number}, codes[0].code), "not_yours");
  EXPECT_TRUE(anna.show(id).rounds[0].pairings[0].results.empty());
  EXPECT_EQ(other.want(id, clubs::ConfirmWish{1, board.number}, codes[1].code), "");
  EXPECT_EQ(anna.show(id).rounds[0].pairings[0].results, report.results);
  EXPECT_EQ(anna.want(id, clubs::CorrectWish{1, board.number, won(board.entrants, 1), "typo"}), "");
  const auto history =
      anna.browser.read<clubs::TournamentHistory>(anna.browser.get("/api/tournaments/" + id + "/history"));
  EXPECT_EQ(history.events.size(), 8U);
  EXPECT_EQ(history.events[6].who, other.person);
}

TEST(Tournaments, TwoDifferentReportsWaitForSomebodyToGiveWay) {
  const GameServer server;
  Visitor anna(server, "Anna");
  Visitor phone(server, "Phone");
  const auto id = eveningOf(anna, 2, eveningPlan(1));
  const auto codes = anna.codes(id);
  ASSERT_EQ(anna.want(id, clubs::PairWish{}), "");
  ASSERT_EQ(anna.want(id, clubs::StartRoundWish{}), "");
  const auto board = anna.show(id).rounds[0].pairings[0];
  const auto codeOf = [&](std::size_t side) { return codes[static_cast<std::size_t>(board.entrants[side] - 1)].code; };
  ASSERT_EQ(phone.want(id, clubs::ReportWish{1, 1, won(board.entrants, 0, 3)}, codeOf(0)), "");
  ASSERT_EQ(phone.want(id, clubs::ReportWish{1, 1, won(board.entrants, 0, 5)}, codeOf(1)), "");
  for (const std::size_t side : {0U, 1U}) EXPECT_EQ(phone.want(id, clubs::ConfirmWish{1, 1}, codeOf(side)), "disputed");
  EXPECT_EQ(anna.show(id).rounds[0].pairings[0].reports.size(), 2U);
  ASSERT_EQ(phone.want(id, clubs::ReportWish{1, 1, won(board.entrants, 0, 5)}, codeOf(0)), "");
  EXPECT_EQ(anna.show(id).rounds[0].pairings[0].results, won(board.entrants, 0, 5));
}

TEST(Tournaments, AListOfTeamsIsReadAsPeopleWriteIt) {
  const GameServer server;
  Visitor anna(server, "Anna");
  const auto read = [&](const std::string& text) {
    return anna.browser.post("/api/tournaments/teams", json::text(clubs::TeamListWish{text, 2}));
  };
  const auto listed =
      anna.browser.read<clubs::ListedTeams>(read("1. Foxes (Ann, Bob)\nCy & Di\n" + std::string(61, 'x')));
  ASSERT_EQ(listed.teams.size(), 3U);
  EXPECT_EQ(listed.teams[0].name, "Foxes");
  EXPECT_EQ(listed.teams[0].players, (std::vector<std::string>{"Ann", "Bob"}));
  EXPECT_EQ(listed.teams[1].players, (std::vector<std::string>{"Cy", "Di"}));
  EXPECT_FALSE(listed.teams[1].bad);
  EXPECT_TRUE(listed.teams[2].bad);
  EXPECT_EQ(errorOf(read("a,\"b")), "bad_file");
}

TEST(Tournaments, ACodeOfAnotherEntrantOrTournamentOpensNothing) {
  const GameServer server;
  Visitor anna(server, "Anna");
  Visitor thief(server, "Thief");
  const auto one = eveningOf(anna, 2);
  const auto two = eveningOf(anna, 2);
  const auto mine = anna.codes(one)[0].code;
  const std::vector<std::string> wrong = {anna.codes(two)[0].code,
                                          "2" + mine.substr(1),
                                          mine + "a",
                                          mine.substr(0, mine.size() - 1),
                                          mine.substr(2),
                                          "0" + mine.substr(1),
                                          "01" + mine.substr(1),
                                          "-" + mine.substr(2),
                                          "99999999999999999999-abcdefghjkmnpqrs",
                                          "3" + mine.substr(1),
                                          "1-",
                                          "1",
                                          ""};
  for (const auto& code : wrong) EXPECT_EQ(thief.want(one, clubs::LeaveWish{1}, code), "not_yours") << code;
  EXPECT_EQ(thief.want(one, clubs::LeaveWish{2}, mine), "not_yours");
  EXPECT_EQ(thief.want(one, clubs::PairWish{}, mine), "not_yours");
  EXPECT_EQ(thief.want(one, clubs::LeaveWish{1}, mine), "");
  EXPECT_EQ(errorOf(thief.browser.get("/api/tournaments/" + one + "/codes")), "not_yours");
  EXPECT_EQ(errorOf(thief.browser.get("/api/tournaments/" + one + "/file")), "not_yours");
  EXPECT_EQ(errorOf(thief.browser.get("/api/tournaments/" + one + "/role?code=" + wrong[0])), "no_code");
  // Somebody whom the organiser has sent away stays away.
  EXPECT_EQ(thief.want(one, clubs::ComeBackWish{1}, mine), "");
  EXPECT_EQ(anna.want(one, clubs::LeaveWish{1}), "");
  EXPECT_EQ(thief.want(one, clubs::ComeBackWish{1}, mine), "sent_away");
  EXPECT_EQ(anna.want(one, clubs::ComeBackWish{1}), "");
}

TEST(Tournaments, WhoeverTheOrganiserSendsAwayStaysAway) {
  const GameServer server;
  Visitor anna(server, "Anna");
  Visitor ben(server, "Ben");
  Visitor cara(server, "Cara");
  const auto id = eveningOf(anna, 1);
  const std::vector<tournament::Member> self = {{"Ben", ben.person}};
  EXPECT_EQ(ben.want(id, entry("Owls", self)), "");
  const auto codes = anna.codes(id);
  EXPECT_EQ(anna.want(id, clubs::LeaveWish{2}), "");
  const auto last = anna.show(id).last;
  const auto answer = ben.answerTo(id, entry("Owls again", self));
  EXPECT_EQ(answer.status, 403);
  EXPECT_EQ(errorOf(answer), "sent_away");
  // Neither back, nor into another team by its code, nor out of the old one first, nor with somebody's help.
  EXPECT_EQ(ben.want(id, clubs::ComeBackWish{2}), "sent_away");
  EXPECT_EQ(ben.want(id, clubs::ClaimWish{0}, codes[0].code), "sent_away");
  EXPECT_EQ(ben.want(id, clubs::ChangeWish{1, "Team 1", self}, codes[0].code), "sent_away");
  EXPECT_EQ(ben.want(id, clubs::ChangeWish{2, "Owls", {}}), "sent_away");
  EXPECT_EQ(ben.want(id, clubs::ChangeWish{2, "Owls", {}}, codes[1].code), "sent_away");
  EXPECT_EQ(cara.want(id, clubs::ClaimWish{0}, codes[1].code), "sent_away");
  EXPECT_EQ(anna.show(id).last, last);
  // Others come and go as they like, and the organiser lets people in again.
  EXPECT_EQ(cara.want(id, entry("Larks", {{"Cara", cara.person}})), "");
  EXPECT_EQ(cara.want(id, clubs::LeaveWish{3}), "");
  EXPECT_EQ(cara.want(id, clubs::ComeBackWish{3}), "");
  EXPECT_EQ(anna.want(id, clubs::ComeBackWish{2}), "");
  EXPECT_EQ(ben.want(id, clubs::LeaveWish{2}), "");
  EXPECT_EQ(ben.want(id, entry("Owls again", self)), "");
  // As if it had never been.
  EXPECT_EQ(anna.want(id, clubs::LeaveWish{4}), "");
  EXPECT_EQ(ben.want(id, clubs::ComeBackWish{4}), "sent_away");
  EXPECT_EQ(anna.want(id, clubs::UndoWish{}), "");
  EXPECT_EQ(ben.want(id, clubs::LeaveWish{4}), "");
  EXPECT_EQ(ben.want(id, clubs::ComeBackWish{4}), "");
}

TEST(Tournaments, OnlyTheOrganiserOrganises) {
  const GameServer server;
  Visitor anna(server, "Anna");
  Visitor rude(server, "Rude");
  const auto id = eveningOf(anna, 4);
  const auto before = anna.show(id).last;
  const std::vector<clubs::TournamentWant> wants = {
      clubs::PairWish{},
      clubs::StartRoundWish{},
      clubs::CloseRoundWish{},
      clubs::PauseWish{},
      clubs::ResumeWish{},
      clubs::UndoWish{},
      clubs::FinishWish{},
      clubs::MergeWish{1, 2},
      clubs::SwapWish{1, 2},
      clubs::PlanWish{eveningPlan(5)},
      clubs::CorrectWish{1, 1, {}, ""},
      clubs::LeaveWish{1},
      clubs::ComeBackWish{1},
      clubs::ChangeWish{1, "Rude", {}},
      clubs::ReportWish{1, 1, {}},
      clubs::ConfirmWish{1, 1},
      clubs::ClaimWish{0},
      clubs::EnterWish{"Strangers", {{"Anna", anna.person}}},
      clubs::EnterWish{"Nobody", {}},
      clubs::EnterWish{"Two", {{"Rude", rude.person}, {"Anna", anna.person}}}};
  for (const auto& want : wants) EXPECT_EQ(rude.want(id, want), "not_yours") << json::text(want);
  EXPECT_EQ(anna.want(id, clubs::EnterWish{"Drawn in", {{"Rude", rude.person}}}), "not_yours");
  EXPECT_EQ(anna.show(id).last, before);
  Browser nobody(server);
  EXPECT_EQ(
      nobody.post("/api/tournaments/" + id, json::text(clubs::TournamentCommand{clubs::PairWish{}, {}, {}})).status,
      401);
}

TEST(Tournaments, PeopleEnterAndPartnersClaimTheirPlace) {
  const GameServer server;
  Visitor anna(server, "Anna");
  Visitor ben(server, "Ben");
  Visitor cleo(server, "Cleo");
  const auto id = anna.make(eveningPlan());
  EXPECT_EQ(ben.want(id, clubs::EnterWish{"B & C", {{"Ben", ben.person}, {"Cleo", std::nullopt}}}), "");
  const auto role = ben.role(id);
  ASSERT_TRUE(role.entrant && role.code);
  EXPECT_EQ(cleo.want(id, clubs::ClaimWish{1}), "not_yours");
  EXPECT_EQ(cleo.want(id, clubs::ClaimWish{3}, role.code), "members");
  EXPECT_EQ(cleo.want(id, clubs::ClaimWish{-1}, role.code), "members");
  EXPECT_EQ(cleo.want(id, clubs::ClaimWish{0}, role.code), "taken");  // it is somebody's
  EXPECT_EQ(cleo.want(id, clubs::ClaimWish{1}, role.code), "");
  EXPECT_EQ(cleo.role(id).entrant, role.entrant);
  EXPECT_EQ(anna.show(id).entrants[0].members[1].person, cleo.person);
  EXPECT_EQ(cleo.want(id, clubs::EnterWish{"Cleo again", {{"Cleo", cleo.person}}}), "taken");
  EXPECT_EQ(cleo.want(id, clubs::ChangeWish{1, "The Cs", {{"Cleo", cleo.person}, {"Ben", ben.person}}}), "");
  EXPECT_EQ(cleo.want(id, clubs::ChangeWish{1, "The Cs", {{"Cleo", cleo.person}, {"Anna", anna.person}}}), "not_yours");
  const auto mine = cleo.browser.read<clubs::TournamentList>(cleo.browser.get("/api/tournaments?mine=true"));
  ASSERT_EQ(mine.tournaments.size(), 1U);
  EXPECT_EQ(mine.tournaments[0].organiserName, "Anna");
  // However often somebody comes and goes.
  EXPECT_EQ(ben.want(id, clubs::LeaveWish{1}), "");
  for (int i = 1; i < 5; ++i) {
    EXPECT_EQ(ben.want(id, clubs::EnterWish{"Ben " + std::to_string(i), {{"Ben", ben.person}}}), "");
    EXPECT_EQ(ben.want(id, clubs::LeaveWish{ben.role(id).entrant.value_or(0)}), "");
  }
  EXPECT_EQ(ben.want(id, clubs::EnterWish{"Ben 5", {{"Ben", ben.person}}}), "too_many");
}

TEST(Tournaments, ACommandThatWasRepeatedOrIsLateIsRefused) {
  const GameServer server;
  Visitor anna(server, "Anna");
  const auto id = eveningOf(anna, 4);
  const auto last = anna.show(id).last;
  EXPECT_EQ(anna.answerTo(id, clubs::PairWish{}, {}, last).status, 200);
  EXPECT_EQ(anna.answerTo(id, clubs::PairWish{}, {}, last).status, 409);
  EXPECT_EQ(errorOf(anna.answerTo(id, clubs::UndoWish{}, {}, last)), "outdated");
  EXPECT_EQ(anna.show(id).rounds.size(), 1U);
  EXPECT_EQ(anna.want(id, clubs::PairWish{}), "not_now");
}

TEST(Tournaments, WhoLooksOnHearsOfEveryChange) {
  const GameServer server;
  Visitor anna(server, "Anna");
  const auto id = eveningOf(anna, 4);
  const auto last = anna.show(id).last;
  Talker projector(server.address(), {}, "/live/" + id);
  int messages = 0;
  const auto hears = [&](std::int64_t number) {
    clubs::TournamentNews heard;
    for (; heard.last < number; ++messages)
      if (json::readText(projector.next(), heard)) return false;
    return heard.last == number;
  };
  EXPECT_TRUE(hears(last));
  for (int i = 0; i < 5; ++i)
    EXPECT_EQ(anna.want(id, i % 2 == 0 ? clubs::TournamentWant(clubs::PauseWish{}) : clubs::ResumeWish{}), "");
  EXPECT_TRUE(hears(last + 5));
  EXPECT_LE(messages, 4);  // not one for each
  Talker nobody(server.address(), {}, "/live/aaaaaaaa");
  EXPECT_EQ(nobody.end().first, 4404);
  Talker nonsense(server.address(), {}, "/live/..%2f");
  EXPECT_FALSE(nonsense.waitUntilOpen());
}

TEST(Tournaments, TheSeedStaysHereUntilItIsOver) {
  const GameServer server;
  Visitor anna(server, "Anna");
  const auto id = eveningOf(anna, 2, eveningPlan(1));
  const auto seedIn = [](const testing::HttpAnswer& answer) {
    const auto at = answer.body.find("\"seed\":");
    return at == std::string::npos ? std::string() : answer.body.substr(at, 9);
  };
  const std::string root = "/api/tournaments/" + id;
  EXPECT_EQ(seedIn(anna.browser.get(root + "/history")), "\"seed\":0,");
  EXPECT_EQ(seedIn(anna.browser.get(root + "/file")), "\"seed\":0,");
  EXPECT_EQ(seedIn(anna.browser.get(root)), "");
  EXPECT_EQ(anna.want(id, clubs::PairWish{}), "");
  EXPECT_EQ(anna.want(id, clubs::StartRoundWish{}), "");
  const auto board = anna.show(id).rounds[0].pairings[0];
  EXPECT_EQ(anna.want(id, clubs::ReportWish{1, 1, won(board.entrants, 0)}), "");
  EXPECT_EQ(seedIn(anna.browser.get(root + "/history")), "\"seed\":0,");
  EXPECT_EQ(anna.want(id, clubs::FinishWish{}), "");
  EXPECT_NE(seedIn(anna.browser.get(root + "/history")), "\"seed\":0,");
  Browser anybody(server);
  EXPECT_NE(seedIn(anybody.get(root + "/file")), "\"seed\":0,");
}

TEST(Tournaments, GoOutAndComeInAsFiles) {
  const GameServer server;
  Visitor anna(server, "Anna");
  Visitor ben(server, "Ben");
  const auto id = eveningOf(anna, 4);
  EXPECT_EQ(ben.want(id, clubs::EnterWish{"=Ben", {{"Ben", ben.person}}}), "");
  EXPECT_EQ(anna.want(id, clubs::PairWish{}), "");
  const std::string root = "/api/tournaments/" + id;
  const auto file = anna.browser.get(root + "/file").body;
  const auto answer = ben.browser.post("/api/tournaments/import", json::text(clubs::TournamentFile{file}));
  ASSERT_EQ(answer.status, 201) << answer.body;
  const auto copy = ben.browser.read<clubs::TournamentName>(answer).id.plain();
  const auto shown = ben.show(copy);
  EXPECT_EQ(shown.organiser, ben.person);
  EXPECT_EQ(shown.id.plain(), copy);
  EXPECT_EQ(shown.entrants.size(), 5U);
  EXPECT_FALSE(shown.entrants[4].members[0].person);
  EXPECT_EQ(ben.want(copy, clubs::StartRoundWish{}), "");
  EXPECT_EQ(anna.show(id).last, 7);
  for (const auto* const what : {"entrants", "pairings", "standings"}) {
    const auto csv = anna.browser.get(root + "/csv?what=" + what);
    EXPECT_EQ(csv.status, 200);
    EXPECT_NE(csv.body.find("Team 1"), std::string::npos);
    EXPECT_EQ(csv.body.find("\n=Ben"), std::string::npos);
  }
  EXPECT_EQ(anna.browser.get(root + "/csv?what=codes").status, 400);
  for (const auto& bad : {std::string(), std::string("nonsense"), file.substr(0, file.size() / 2),
                          std::string(200'000, '['), file + file})
    EXPECT_EQ(errorOf(ben.browser.post("/api/tournaments/import", json::text(clubs::TournamentFile{bad}))), "bad_file");
  std::string late = file;
  for (auto at = late.find("\"t\":1"); at != std::string::npos; at = late.find("\"t\":1", at)) late[at + 4] = '9';
  EXPECT_EQ(errorOf(ben.browser.post("/api/tournaments/import", json::text(clubs::TournamentFile{late}))), "bad_file");
}

// A file of thousands of steps, each undone again: to read it costs no more than any other, and nobody waits for it.
TEST(Tournaments, AFileThatWasUndoneAgainAndAgainKeepsNobodyWaiting) {
  const GameServer server;
  Visitor anna(server, "Anna");
  Visitor ben(server, "Ben");
  const auto own = eveningOf(anna, 2);
  const auto id = eveningOf(ben, 40);
  std::string file = ben.browser.get("/api/tournaments/" + id + "/file").body;
  const auto lines = std::ranges::count(file, '\n');
  const auto time = std::to_string(base::millisecondsOf(ben.show(id).now));
  for (auto n = lines + 1; file.size() < 340'000; n += 2) {
    const auto line = [&](auto number, const std::string& what) {
      file += R"({"v":1,"n":)" + std::to_string(number) + R"(,"t":)" + time + R"(,"who":")" + ben.person + R"(",)" +
              what + "}\n";
    };
    line(n, R"("what":{"k":"left","number":1,"sentAway":true})");
    line(n + 1, R"("what":{"k":"undone","event":)" + std::to_string(n) + "}");
  }
  std::thread bomb([&] {
    const auto answer = ben.browser.post("/api/tournaments/import", json::text(clubs::TournamentFile{file}));
    EXPECT_EQ(answer.status, 201) << answer.body.substr(0, 300);
  });
  EXPECT_EQ(anna.want(own, clubs::PairWish{}), "");
  EXPECT_EQ(anna.want(own, clubs::UndoWish{}), "");
  bomb.join();
}

TEST(Tournaments, OnlyAFileMayBeLong) {
  const GameServer server;
  Visitor anna(server, "Anna");
  const std::string name(100'000, 'a');
  const auto post = [&](const std::string& path, const std::string& body) { return anna.browser.post(path, body); };
  EXPECT_EQ(post("/api/tournaments/import", json::text(clubs::TournamentFile{name})).status, 400);
  EXPECT_EQ(errorOf(post("/api/tournaments/import", json::text(clubs::TournamentFile{name}))), "bad_file");
  EXPECT_EQ(errorOf(post("/api/tournaments/import", name)), "bad_request");
  EXPECT_EQ(post("/api/login", json::text(service::Credentials{name, "b"})).status, 413);
  EXPECT_EQ(post("/api/v1/tables", name).status, 413);
  EXPECT_EQ(post("/api/tournaments", json::text(clubs::TournamentName{base::TournamentId(name)})).status, 413);
}

TEST(Tournaments, TheListHasThoseThatAreMeantForIt) {
  const GameServer server;
  Visitor anna(server, "Anna");
  EXPECT_EQ(errorOf(anna.browser.post("/api/tournaments", json::text(clubs::TournamentWish{eveningPlan(), true}))),
            "accounts_only");
  anna.browser.makeAccount("Anna A");
  std::vector<std::string> ids;
  for (int i = 0; i < 55; ++i) ids.push_back(anna.make(eveningPlan(), i % 11 != 0));
  Browser anybody(server);
  const auto first = anybody.read<clubs::TournamentList>(anybody.get("/api/tournaments"));
  ASSERT_EQ(first.tournaments.size(), 50U);
  EXPECT_FALSE(std::ranges::any_of(first.tournaments, [&](const auto& one) { return one.id.plain() == ids[0]; }));
  EXPECT_EQ(first.tournaments[0].organiserName, "Anna A");
  ASSERT_TRUE(first.next);
  EXPECT_TRUE(anybody.read<clubs::TournamentList>(anybody.get("/api/tournaments?before=" + first.next->plain()))
                  .tournaments.empty());
  const auto mine = anna.browser.read<clubs::TournamentList>(anna.browser.get("/api/tournaments?mine=true"));
  ASSERT_TRUE(mine.next);
  const auto rest = anna.browser.get("/api/tournaments?mine=true&before=" + mine.next->plain());
  EXPECT_EQ(anna.browser.read<clubs::TournamentList>(rest).tournaments.size(), 5U);
  EXPECT_EQ(anybody.get("/api/tournaments?mine=true").status, 401);
}

TEST(Tournaments, ListedOnesAreFoundByPartOfTheirName) {
  const GameServer server;
  Visitor anna(server, "Anna");
  anna.browser.makeAccount("Anna A");
  tournament::Plan plan = eveningPlan();
  plan.name = "Winter Cup";
  const auto id = anna.make(plan, true);
  anna.make(plan, false);
  plan.name = "Summer Cup";
  for (int i = 0; i < 12; ++i) anna.make(plan, true);
  Browser anybody(server);
  const auto found = [&](const std::string& part) {
    return anybody.read<clubs::TournamentList>(anybody.get("/api/tournaments?name=" + part)).tournaments;
  };
  ASSERT_EQ(found("winter").size(), 1U);
  EXPECT_EQ(found("winter")[0].id.plain(), id);
  EXPECT_EQ(found("CUP").size(), 10U);
  EXPECT_TRUE(found("autumn").empty());
}

TEST(Tournaments, NobodyMakesMoreThanTheyNeed) {
  service::Settings settings;
  const GameServer server(settings);
  Visitor anna(server, "Anna");
  for (int i = 0; i < 5; ++i) anna.make(eveningPlan());
  const auto body = json::text(clubs::TournamentWish{eveningPlan(), false});
  EXPECT_EQ(errorOf(anna.browser.post("/api/tournaments", body)), "too_many_tournaments");
  std::string error;
  for (int p = 0; p < 5 && error != "too_many_from_here"; ++p) {
    Visitor other(server, "Other " + std::to_string(p));
    for (int i = 0; i < 6 && error != "too_many_from_here"; ++i)
      error = errorOf(other.browser.post("/api/tournaments", body));
  }
  EXPECT_EQ(error, "too_many_from_here");
  Visitor ben(server, "Ben");
  const auto id =
      ben.browser.read<clubs::TournamentList>(anna.browser.get("/api/tournaments?mine=true")).tournaments[0].id.plain();
  int slow = 0;
  for (int i = 0; i < 100; ++i) slow += ben.answerTo(id, clubs::LeaveWish{1}).status == 429 ? 1 : 0;
  EXPECT_GT(slow, 10);
}

TEST(Tournaments, WhoIsDeletedIsNoLongerNamed) {
  GameServer server;
  Visitor anna(server, "Anna");
  Visitor ben(server, "Benjamin");
  const auto id = anna.make(eveningPlan(1));
  EXPECT_EQ(ben.want(id, clubs::EnterWish{"Benjamin & Cleo", {{"Benjamin", ben.person}, {"Cleo", std::nullopt}}}), "");
  EXPECT_EQ(anna.want(id, entry("Others")), "");
  EXPECT_EQ(anna.want(id, clubs::PairWish{}), "");
  EXPECT_EQ(ben.browser.read<operations::Export>(ben.browser.get("/api/export")).tournaments.size(), 1U);
  EXPECT_EQ(ben.browser.post("/api/delete", json::text(people::PasswordProof{})).status, 200);
  const std::string root = "/api/tournaments/" + id;
  for (const bool again : {false, true}) {
    if (again) server.restart();
    Visitor visitor(server, "Visitor");
    for (const auto& path : {root, root + "/history"}) {
      const auto text = visitor.browser.get(path).body;
      EXPECT_EQ(text.find("Benjamin"), std::string::npos) << text;
      EXPECT_EQ(text.find(ben.person), std::string::npos) << text;
    }
    EXPECT_EQ(visitor.show(id).entrants[0].name, "deleted 1");
    EXPECT_EQ(visitor.show(id).entrants[0].members[1].name, "Cleo");
  }
  Visitor same(server, "Anna");
  same.browser.cookie = anna.browser.cookie;
  EXPECT_EQ(same.want(id, clubs::StartRoundWish{}), "");
  EXPECT_EQ(same.browser.post("/api/delete", json::text(people::PasswordProof{})).status, 200);
  Visitor visitor(server, "Visitor");
  EXPECT_EQ(visitor.show(id).organiser, "");
  EXPECT_EQ(visitor.want(id, clubs::PauseWish{}), "not_yours");
}

TEST(Tournaments, OddRequestsAreRefused) {
  const GameServer server;
  Visitor anna(server, "Anna");
  const auto id = eveningOf(anna, 2);
  const std::string root = "/api/tournaments/" + id;
  const auto last = anna.show(id).last;
  for (const auto* const body :
       {"", "{}", "[]", R"({"want":{}})", R"({"want":{"k":"no_such"}})", R"({"want":{"k":"pair","extra":1}})",
        R"({"want":{"k":"pair"},"last":"x"})", R"({"want":{"k":"leave","number":99999999999}})",
        R"({"want":{"k":"enter","name":"a\u0000b","members":[]}})"})
    EXPECT_EQ(anna.browser.post(root, body).status, 400) << body;
  EXPECT_EQ(anna.want(id, clubs::LeaveWish{-1}), "no_entrant");
  EXPECT_EQ(anna.want(id, clubs::LeaveWish{2'000'000'000}), "no_entrant");
  EXPECT_EQ(anna.want(id, clubs::ChangeWish{0, "x", {}}), "no_entrant");
  EXPECT_EQ(anna.want(id, entry(std::string(61, 'x'))), "name");
  EXPECT_EQ(anna.want(id, entry("Team 1")), "taken");
  EXPECT_EQ(anna.want(id, clubs::ReportWish{-5, 1, {}}), "no_board");
  EXPECT_EQ(anna.show(id).last, last);
  for (const auto* const path : {"/x", "/role/x", "/", "//role", "/../role"})
    EXPECT_EQ(anna.browser.get(root + path).status, 404) << path;
  EXPECT_EQ(anna.browser.get("/api/tournaments/aaaaaaaa").status, 404);
  EXPECT_EQ(anna.browser.get("/api/tournaments/" + std::string(3000, 'a')).status, 404);
  EXPECT_EQ(anna.want("aaaaaaaa", clubs::PairWish{}), "no_tournament");
  auto plan = eveningPlan();
  plan.type = "no such game";
  EXPECT_EQ(errorOf(anna.browser.post("/api/tournaments", json::text(clubs::TournamentWish{plan, false}))), "plan");
}

TEST(Tournaments, ManyAtOnceLoseNothing) {
  const GameServer server;
  Visitor anna(server, "Anna");
  const auto id = anna.make(eveningPlan());
  std::vector<std::thread> threads;
  std::atomic<int> entered = 0;
  for (int t = 0; t < 8; ++t)
    threads.emplace_back([&, t] {
      Visitor visitor(server, "Visitor " + std::to_string(t));
      if (visitor.want(id, clubs::EnterWish{"Team " + std::to_string(t), {{"V", visitor.person}}}).empty()) ++entered;
    });
  for (auto& thread : threads) thread.join();
  EXPECT_EQ(entered, 8);
  const auto shown = anna.show(id);
  EXPECT_EQ(shown.entrants.size(), 8U);
  EXPECT_EQ(shown.last, 9);
}

}  // namespace
}  // namespace tacit::server
