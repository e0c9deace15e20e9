// What an operator does with a running server: through its socket, and with `tacit admin`.
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>

#include "clubs/club_types.h"
#include "operations/admin.h"
#include "operations/admin_socket.h"
#include "support/club_evening.h"
#include "support/game_server.h"
#include "support/places.h"
#include "support/program.h"
#include "support/server_program.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::Company;
using testing::Environment;
using testing::GameServer;
using testing::has;
using testing::kTacit;
using testing::optionsOf;
using testing::Outcome;
using testing::Program;
using testing::shell;
using testing::TemporaryFolder;
using testing::Visitor;

using Arguments = std::vector<std::pair<std::string, std::string>>;

std::string admin(const GameServer& server, const std::string& act, const Arguments& arguments = {}) {
  std::string request = R"({"act":)" + json::text(act);
  for (const auto& [name, value] : arguments) request += "," + json::text(name) + ":" + json::text(value);
  const auto answer = operations::askServer(server.data(), request + "}");
  return answer ? *answer : "! " + answer.error();
}

bool says(const std::string& answer, const std::string& part) { return answer.find(part) != std::string::npos; }

Outcome command(const std::string& data, const std::string& words) {
  return shell(kTacit + " admin --data '" + data + "' " + words + " 2>&1 </dev/null");
}

TEST(Admin, FindsShowsAndRenamesPeople) {
  const GameServer server;
  Browser ada(server);
  Browser blaise(server);
  const std::string id = ada.hello("Ada").id;
  blaise.hello("Blaise");
  EXPECT_EQ(ada.post("/api/account", json::text(service::Credentials{"Ada", "correct horse"})).status, 200);
  const auto found = admin(server, "people find", {{"part", "aD"}});
  EXPECT_TRUE(says(found, R"({"ok":true,"answer":[{"id":")" + id + R"(","name":"Ada","kind":"account")")) << found;
  EXPECT_FALSE(says(found, "Blaise"));
  EXPECT_TRUE(says(admin(server, "people find", {{"part", "%"}}), R"("answer":[])"));
  EXPECT_TRUE(says(admin(server, "people show", {{"person", "ADA"}}), id));
  EXPECT_TRUE(says(admin(server, "people show", {{"person", id}}), R"("name":"Ada")"));
  EXPECT_TRUE(says(admin(server, "people show", {{"person", "nobody"}}), R"({"ok":false,"error":"no_person")"));
  EXPECT_TRUE(says(admin(server, "people rename", {{"person", id}, {"name", "<b>"}}), "bad_name"));
  EXPECT_TRUE(says(admin(server, "people rename", {{"person", "Ada"}, {"name", "Countess"}}), R"("Countess")"));
  EXPECT_TRUE(testing::comesTrue([&] { return ada.me().name == "Countess"; }));
}

TEST(Admin, BansAndLetsInAgain) {
  const GameServer server;
  Browser ada(server);
  const std::string id = ada.hello("Ada").id;
  EXPECT_TRUE(says(admin(server, "people ban", {{"person", id}, {"for", "soon"}, {"reason", "rude"}}), "bad_time"));
  EXPECT_TRUE(says(admin(server, "people ban", {{"person", id}, {"for", "7d"}, {"reason", "rude"}}), R"("ok":true)"));
  EXPECT_TRUE(testing::comesTrue([&] { return ada.get("/api/me").status == 403; }));
  EXPECT_TRUE(says(admin(server, "people banned"), R"("person":")" + id + R"(","name":"Ada","until":)"));
  EXPECT_TRUE(says(admin(server, "people banned"), R"("reason":"rude")"));
  EXPECT_TRUE(says(admin(server, "people unban", {{"person", id}}), R"("ok":true)"));
  EXPECT_TRUE(testing::comesTrue([&] { return ada.get("/api/me").status == 200; }));
  EXPECT_TRUE(says(admin(server, "people banned"), R"("answer":[])"));
}

TEST(Admin, ResetsExportsAndDeletes) {
  const GameServer server;
  Browser ada(server);
  const std::string id = ada.hello("Ada").id;
  EXPECT_TRUE(says(admin(server, "people reset-code", {{"person", id}}), "no_account"));
  EXPECT_EQ(ada.post("/api/account", json::text(service::Credentials{"Ada", "correct horse 77"})).status, 200);
  const auto made = json::parse(admin(server, "people reset-code", {{"person", "Ada"}}));
  ASSERT_TRUE(made);
  const std::string code = made->find("answer")->find("code")->text;
  EXPECT_EQ(ada.post("/api/recover", json::text(people::Recovery{"Ada", code, "another horse 78"})).status, 200);
  EXPECT_TRUE(says(admin(server, "people export", {{"person", "Ada"}}), R"("profile":{"id":")" + id));
  EXPECT_TRUE(says(admin(server, "people delete", {{"person", "Ada"}}), R"("ok":true)"));
  EXPECT_TRUE(says(admin(server, "people show", {{"person", id}}), "no_person"));
}

TEST(Admin, ListsAndResolvesReports) {
  const GameServer server;
  Browser ada(server);
  Browser blaise(server);
  ada.hello("Ada");
  const std::string id = blaise.hello("Blaise").id;
  people::Report report;
  report.person = id;
  report.text = "said something";
  EXPECT_EQ(ada.post("/api/report", json::text(report)).status, 201);
  const auto listed = json::parse(admin(server, "reports list"));
  ASSERT_TRUE(listed);
  ASSERT_EQ(listed->find("answer")->elements.size(), 1U);
  const std::string kept = listed->find("answer")->elements[0].find("report")->text;
  EXPECT_EQ(listed->find("answer")->elements[0].find("reporter_name")->text, "Ada");
  EXPECT_EQ(listed->find("answer")->elements[0].find("person_name")->text, "Blaise");
  EXPECT_TRUE(says(admin(server, "reports resolve", {{"report", "none"}}), "no_report"));
  EXPECT_TRUE(says(admin(server, "reports resolve", {{"report", kept}}), R"("ok":true)"));
  EXPECT_TRUE(says(admin(server, "reports resolve", {{"report", kept}}), "no_report"));
  EXPECT_TRUE(says(admin(server, "reports list"), R"("answer":[])"));
}

// Nobody's rating changes, and everyone there is told.
TEST(Admin, ClosesATable) {
  GameServer server;
  table::Options options = optionsOf("two", "simple");
  options.rated = true;
  options.clock.decision = 600;
  Company company(server, options, 2);
  company.start();
  EXPECT_TRUE(says(admin(server, "tables list"), R"("table":")" + company.table + R"(")"));
  EXPECT_TRUE(says(admin(server, "tables list"), R"("host_name":"Person )"));
  const auto shown = admin(server, "tables show", {{"table", company.table}});
  EXPECT_TRUE(says(shown, R"("stage":"playing")")) << shown;
  EXPECT_TRUE(says(shown, R"("name":"Person 1")")) << shown;
  EXPECT_TRUE(says(admin(server, "tables show", {{"table", "none"}}), "no_table"));
  EXPECT_TRUE(says(admin(server, "tables close", {{"table", company.table}}), R"("ok":true)"));
  for (const auto& player : company.players) {
    EXPECT_TRUE(player->until([&] { return player->stage == table::Stage::Aborted; }));
  }
  EXPECT_TRUE(says(admin(server, "tables close", {{"table", company.table}}), R"("error":"table_done")"));
  EXPECT_EQ(company.browsers[0].me().rating.games, 0);
  EXPECT_TRUE(server.stop());
  EXPECT_TRUE(server.store()->tables().unfinished().empty());
}

TEST(Admin, SetsATableAsideAndTakesItBack) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  company.start();
  EXPECT_TRUE(company.decideOne());
  const std::string& table = company.table;
  EXPECT_TRUE(says(admin(server, "tables set-aside", {{"table", table}}), "reason is missing"));
  EXPECT_TRUE(says(admin(server, "tables set-aside", {{"table", table}, {"reason", "odd"}}), R"("ok":true)"));
  EXPECT_EQ(company.player(0).talker().end().second, "this table was set aside");
  EXPECT_EQ(company.browsers[0].get("/api/tables/" + table).status, 404);
  server.restart();
  EXPECT_EQ(Browser(server).get("/api/tables/" + table).status, 404);
  const auto aside = admin(server, "tables aside");
  EXPECT_TRUE(says(aside, R"("table":")" + table + R"(")")) << aside;
  EXPECT_TRUE(says(aside, R"("reason":"odd")")) << aside;
  EXPECT_TRUE(says(admin(server, "tables take-back", {{"table", "none"}}), "no_table"));
  EXPECT_TRUE(says(admin(server, "tables take-back", {{"table", table}}), R"("ok":true)"));
  EXPECT_TRUE(says(admin(server, "tables take-back", {{"table", table}}), "no_table"));
  EXPECT_TRUE(says(admin(server, "tables aside"), R"("answer":[])"));
  EXPECT_TRUE(says(admin(server, "tables show", {{"table", table}}), R"("stage":"playing")"));
}

TEST(Admin, DeletesATournamentAndAClub) {
  const GameServer server;
  Visitor anna(server, "Anna");
  Visitor ben(server, "Ben");
  anna.browser.makeAccount("Anna");
  ben.browser.makeAccount("Ben");
  const auto club =
      anna.browser.read<clubs::ClubName>(anna.browser.post("/api/clubs", json::text(clubs::ClubWish{"TAC Club", ""})))
          .id.plain();
  const auto tell = [&](Visitor& by, clubs::ClubWant want) {
    return by.browser.post("/api/clubs/" + club, json::text(clubs::ClubCommand{std::move(want)})).status;
  };
  const auto role = anna.browser.read<clubs::ClubRole>(anna.browser.get("/api/clubs/" + club + "/role"));
  EXPECT_EQ(tell(ben, clubs::JoinClub{role.invitation.value_or("")}), 200);
  EXPECT_EQ(tell(anna, clubs::GiveRole{ben.person, club::Role::Organiser}), 200);
  const auto stays = anna.make(testing::eveningPlan());
  const auto goes = anna.make(testing::eveningPlan());
  for (const auto& id : {stays, goes}) EXPECT_EQ(tell(anna, clubs::AddEvening{base::TournamentId(id), 0}), 200);
  EXPECT_EQ(ben.want(stays, clubs::EnterWish{"Owls", {}}), "");

  EXPECT_TRUE(says(admin(server, "clubs list"), R"({"club":")" + club + R"(","name":"TAC Club","members":2})"));
  const auto shown = anna.make(testing::eveningPlan(), true);
  const auto listed = admin(server, "tournaments list");
  EXPECT_TRUE(says(listed, R"({"tournament":")" + shown + R"(","name":)")) << listed;
  EXPECT_TRUE(says(listed, R"("organiser_name":"Anna","finished":false})")) << listed;
  EXPECT_TRUE(says(admin(server, "tournaments delete", {{"tournament", goes}}), R"("ok":true)"));
  EXPECT_TRUE(says(admin(server, "tournaments delete", {{"tournament", goes}}), "no_tournament"));
  EXPECT_TRUE(testing::comesTrue([&] { return anna.browser.get("/api/tournaments/" + goes).status == 404; }));

  EXPECT_TRUE(says(admin(server, "clubs delete", {{"club", "none"}}), "no_club"));
  EXPECT_TRUE(says(admin(server, "clubs delete", {{"club", club}}), "tournaments it leaves: 1"));
  EXPECT_TRUE(says(admin(server, "clubs delete", {{"club", club}}), "no_club"));
  EXPECT_EQ(tell(anna, clubs::DescribeClub{"Back again", ""}), 404);
  EXPECT_TRUE(testing::comesTrue([&] { return anna.browser.get("/api/clubs/" + club).status == 404; }));
  EXPECT_TRUE(anna.browser.read<clubs::ClubList>(anna.browser.get("/api/clubs?mine=true")).clubs.empty());
  // The tournament is its maker's again, and nobody else's.
  EXPECT_EQ(ben.want(stays, clubs::EnterWish{"Larks", {}}), "not_yours");
  EXPECT_EQ(anna.want(stays, clubs::EnterWish{"Larks", {}}), "");
}

TEST(Admin, ListsComeAPageAtATime) {
  const GameServer server;
  constexpr int kOnAPage = 50;
  for (int n = 0; n <= kOnAPage; ++n) Browser(server).hello("Visitor");
  const auto rowsOf = [&](const std::string& page) {
    const auto answer = json::parse(admin(server, "people find", {{"page", page}}));
    EXPECT_TRUE(answer);
    const json::Node* const next = answer->find("next");
    return std::pair(answer->find("answer")->elements.size(), next == nullptr ? 0 : next->integer);
  };
  EXPECT_EQ(rowsOf("1"), std::pair(std::size_t{kOnAPage}, std::uint64_t{2}));
  EXPECT_EQ(rowsOf("2"), std::pair(std::size_t{1}, std::uint64_t{0}));
  EXPECT_EQ(rowsOf("3"), std::pair(std::size_t{0}, std::uint64_t{0}));
  for (const char* const wrong : {"0", "x", "-1", "1001"})
    EXPECT_TRUE(says(admin(server, "people find", {{"page", wrong}}), R"("error":"bad_request")")) << wrong;
  EXPECT_TRUE(has(command(server.data(), "people find"), "\nmore: --page 2\n"));
  EXPECT_FALSE(has(command(server.data(), "people find --page 2"), "more: "));
}

TEST(Admin, FiguresAndLogLevel) {
  const GameServer server;
  Browser(server).hello();
  const auto figures = admin(server, "figures");
  EXPECT_TRUE(says(figures, R"("people":1,)")) << figures;
  const auto before = admin(server, "log-level");
  EXPECT_TRUE(says(admin(server, "log-level", {{"level", "loud"}}), "bad_level"));
  EXPECT_EQ(admin(server, "log-level"), before);
  EXPECT_TRUE(says(admin(server, "log-level", {{"level", "error"}}), "the log level is error"));
  EXPECT_TRUE(says(admin(server, "log-level", {{"level", "info"}}), "the log level is info"));
}

TEST(Admin, BadRequestsChangeNothing) {
  const GameServer server;
  for (const std::string line : {"", "{", "[]", "null", R"({"act":1})", R"({"act":"figures","x":1})",
                                 R"({"act":"people show"})", R"({"act":"fly"})", R"({})"}) {
    const auto answer = operations::askServer(server.data(), line);
    ASSERT_TRUE(answer) << answer.error();
    EXPECT_TRUE(says(*answer, R"({"ok":false,"error":)")) << line << " " << *answer;
  }
  EXPECT_FALSE(operations::askServer(server.data(), std::string(100'000, 'x')));
  EXPECT_TRUE(says(admin(server, "figures"), R"("ok":true)"));
}

// What another user of the machine gets, even where the file lets him in. Only root can try that.
bool isAnsweredAs(uid_t user, const std::string& data) {
  const pid_t child = fork();
  if (child == 0) _exit(setuid(user) == 0 && operations::askServer(data, R"({"act":"figures"})") ? 0 : 1);
  int status = 0;
  waitpid(child, &status, 0);
  return WIFEXITED(status) && WEXITSTATUS(status) == 0;
}

TEST(Admin, OnlyForTheServersOwnUser) {
  GameServer server;
  const std::filesystem::path path = server.data() + "/admin.sock";
  using std::filesystem::perms;
  EXPECT_EQ(std::filesystem::status(path).permissions(), perms::owner_read | perms::owner_write);
  if (geteuid() == 0) {
    for (const auto& opened : {path, path.parent_path(), path.parent_path().parent_path()})
      std::filesystem::permissions(opened, perms::all);
    EXPECT_TRUE(isAnsweredAs(0, server.data()));
    EXPECT_FALSE(isAnsweredAs(65534, server.data()));
  }
  server.stop();
  EXPECT_FALSE(std::filesystem::exists(path));
}

// Left behind by a server that was killed.
TEST(Admin, AStaleSocketIsReplaced) {
  const TemporaryFolder folder;
  const std::vector<std::string> arguments = {"--listen", "127.0.0.1:0", "--data", folder.path("data")};
  {
    Program program(Environment{}, arguments);
    program.address();
    program.signal(SIGKILL);
    EXPECT_EQ(program.end(), 128);
  }
  EXPECT_TRUE(std::filesystem::exists(folder.path("data/admin.sock")));
  const auto dead = command(folder.path("data"), "figures");
  EXPECT_EQ(dead.code, 1);
  EXPECT_TRUE(has(dead, "no server is running on the data folder")) << dead.out;
  const Program again(Environment{}, arguments);
  again.address();
  EXPECT_EQ(command(folder.path("data"), "figures").code, 0);
  const auto second = shell(kTacit + " serve --listen 127.0.0.1:0 --data '" + folder.path("data") + "' 2>&1");
  EXPECT_EQ(second.code, 1) << second.out;
  EXPECT_EQ(command(folder.path("data"), "figures").code, 0);
}

TEST(Admin, AFolderWhosePathIsLong) {
  const TemporaryFolder folder;
  const std::string data = folder.path(std::string(100, 'd') + "/" + std::string(100, 'e'));
  const Program program(Environment{}, {"--listen", "127.0.0.1:0", "--data", data});
  program.address();
  EXPECT_EQ(command(data, "figures").code, 0);
}

// ---- tacit admin ----

TEST(AdminCommand, PrintsTablesOrJson) {
  const GameServer server;
  Browser ada(server);
  const std::string id = ada.hello("Ada").id;
  const std::string table = ada.makeTable(optionsOf("two", "simple"));
  const auto people = command(server.data(), "people find ada");
  EXPECT_EQ(people.code, 0);
  EXPECT_TRUE(people.out.starts_with("id            name  kind   created")) << people.out;
  EXPECT_TRUE(has(people, id + "  Ada   guest")) << people.out;
  EXPECT_TRUE(has(command(server.data(), "people find zzz"), "none\n"));
  const auto json = command(server.data(), "people show " + id + " --json");
  EXPECT_TRUE(json.out.starts_with(R"({"ok":true,"answer":{"person":{"id":")" + id)) << json.out;
  EXPECT_TRUE(has(command(server.data(), "tables list"), table + "  two"));
  const auto shown = command(server.data(), "tables show " + table);
  EXPECT_TRUE(has(shown, "places:\nseats  who")) << shown.out;
  EXPECT_TRUE(has(command(server.data(), "figures"), "tables open"));
}

TEST(AdminCommand, AsksBeforeWhatCannotBeUndone) {
  const GameServer server;
  Browser ada(server);
  ada.hello("Ada");
  const std::string table = ada.makeTable(optionsOf("two", "simple"));
  const auto refused = command(server.data(), "tables close " + table);
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(has(refused, "--yes")) << refused.out;
  EXPECT_TRUE(has(command(server.data(), "tables show " + table), "open"));
  const auto done = command(server.data(), "tables close --yes " + table);
  EXPECT_EQ(done.code, 0);
  EXPECT_TRUE(has(done, "the table is closed")) << done.out;
}

TEST(AdminCommand, SaysWhatIsWrong) {
  const TemporaryFolder folder;
  const auto noFolder = command(folder.path("none"), "figures");
  EXPECT_EQ(noFolder.code, 1);
  EXPECT_TRUE(has(noFolder, "no data folder " + folder.path("none"))) << noFolder.out;
  const auto noServer = command(folder.path("."), "figures");
  EXPECT_EQ(noServer.code, 1);
  EXPECT_TRUE(has(noServer, "no server is running on the data folder")) << noServer.out;
  EXPECT_EQ(command(folder.path("."), "").code, 2);
  EXPECT_EQ(command(folder.path("."), "people").code, 2);
  EXPECT_EQ(command(folder.path("."), "people show").code, 2);
  EXPECT_EQ(command(folder.path("."), "people fly x").code, 2);
  const GameServer server;
  const auto nobody = command(server.data(), "people show nobody");
  EXPECT_EQ(nobody.code, 1);
  EXPECT_TRUE(has(nobody, "tacit: no person with this id")) << nobody.out;
}

// As the table in the documents has it.
std::string rowOf(const operations::Admin::Act& act) {
  std::string row = "| `" + std::string(act.name);
  for (const auto& argument : act.arguments) {
    std::string shown(argument.name);
    std::ranges::transform(shown, shown.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
    if (argument.isOption) shown = "--" + std::string(argument.name) + " " + shown;
    row += argument.required ? " " + shown : " [" + shown + "]";
  }
  return row + "` | " + std::string(act.description) + " |\n";
}

TEST(AdminCommand, TheDocumentsHaveEveryAct) {
  std::ifstream file(testing::sourceFile("docs/operate.md"));
  std::stringstream text;
  text << file.rdbuf();
  std::string table = "| tacit admin ... | |\n|---|---|\n";
  for (const auto& act : operations::Admin::kActs) table += rowOf(act);
  EXPECT_NE(text.str().find(table), std::string::npos) << "docs/operate.md should have:\n" << table;
}

TEST(AdminCommand, HelpForEveryAct) {
  for (const auto& act : operations::Admin::kActs) {
    const auto help = shell(kTacit + " admin " + std::string(act.name) + " --help");
    EXPECT_EQ(help.code, 0);
    EXPECT_TRUE(has(help, std::string(act.description))) << help.out;
  }
}

}  // namespace
}  // namespace tacit::server
