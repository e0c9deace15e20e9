// The program itself: signals, environment, what it says when it cannot run, and what it never writes down.
#include <gtest/gtest.h>
#include <soci/soci.h>
#include <soci/sqlite3/soci-sqlite3.h>

#include <csignal>
#include <fstream>
#include <sstream>

#include "server/wire_types.h"
#include "support/club_evening.h"
#include "support/places.h"
#include "support/program.h"
#include "support/server_program.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::Environment;
using testing::errorOf;
using testing::has;
using testing::kTacit;
using testing::optionsOf;
using testing::Player;
using testing::Program;
using testing::shell;
using testing::TemporaryFolder;
using testing::Visitor;

TEST(Program, StopsInGoodOrder) {
  const TemporaryFolder folder;
  for (const int number : {SIGTERM, SIGINT}) {
    Program program(Environment{{"TACIT_LISTEN", "127.0.0.1:0"}, {"TACIT_DATA", folder.path("data")}});
    const std::string address = program.address();
    Browser browser(address);
    browser.hello();
    Player player(address, browser, browser.makeTable(optionsOf("two", "simple")));
    ASSERT_TRUE(player.waitForView());
    EXPECT_EQ(player.want(table::Sit{0}), "");
    EXPECT_EQ(player.want(table::Start{}), "");
    program.signal(number);
    EXPECT_EQ(player.talker().end().first, 1001);
    EXPECT_EQ(program.end(), 0) << program.log();
  }
  Program again(Environment{}, {"--listen", "127.0.0.1:0", "--data", folder.path("data")});
  Browser browser(again.address());
  EXPECT_EQ(browser.read<service::Lobby>(browser.get("/api/lobby")).tables.size(), 2U);
}

// A server whose answers get lost: it is killed as soon as what was wanted is kept, and comes back.
class Forgetful {
 public:
  explicit Forgetful(Visitor& visitor) : visitor_(visitor) { start(); }

  void lose(const std::string& id, const clubs::TournamentCommand& command) {
    const auto store = store::openStore("sqlite:" + folder_.path("data/tacit.sqlite"), store::Access::Shared);
    const auto before = store->tournaments().events(base::TournamentId(id), 0).size();
    const auto at = static_cast<std::uint16_t>(std::stoi(address_.substr(address_.find(':') + 1)));
    const std::string body = json::text(command);
    const testing::Raw line(at);
    line.send(
        "POST /api/tournaments/" + id + " HTTP/1.1\r\nHost: " + address_ + "\r\nCookie: " + visitor_.browser.cookie +
        "\r\nContent-Type: application/json\r\nContent-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
    EXPECT_TRUE(testing::comesTrue([&] {
      return store->tournaments().events(base::TournamentId(id), 0).size() == before + 1;
    })) << body;
    program_->signal(SIGKILL);
    EXPECT_EQ(program_->end(), 128);
    start();
  }

 private:
  void start() {
    program_ = std::make_unique<Program>(
        Environment{}, std::vector<std::string>{"--listen", "127.0.0.1:0", "--data", folder_.path("data")});
    address_ = program_->address();
    const std::string cookie = visitor_.browser.cookie;
    visitor_.browser = Browser(address_);
    visitor_.browser.cookie = cookie;
  }

  TemporaryFolder folder_;
  Visitor& visitor_;
  std::unique_ptr<Program> program_;
  std::string address_;
};

TEST(Program, WhatWasWantedOfATournamentCountsOnceWhenTheAnswerIsLost) {
  Visitor anna;
  Forgetful server(anna);
  anna.person = anna.browser.hello("Anna").id;
  const auto id = anna.make(testing::eveningPlan(1));
  // Without saying after what: it is found done, and by that refused.
  for (const auto* const name : {"Owls", "Larks"}) {
    server.lose(id, {clubs::EnterWish{name, {}}, {}, {}});
    EXPECT_EQ(anna.want(id, clubs::EnterWish{name, {}}), "taken");
  }
  EXPECT_EQ(anna.show(id).entrants.size(), 2U);
  // What could be done twice says after what it is to be done.
  const auto loseAndRepeat = [&](const clubs::TournamentWant& want) {
    const auto last = anna.show(id).last;
    server.lose(id, {want, {}, last});
    EXPECT_EQ(errorOf(anna.answerTo(id, want, {}, last)), "outdated");
    EXPECT_EQ(anna.show(id).last, last + 1);
  };
  loseAndRepeat(clubs::PairWish{});
  loseAndRepeat(clubs::UndoWish{});
  EXPECT_EQ(anna.want(id, clubs::PairWish{}), "");
  loseAndRepeat(clubs::StartRoundWish{});
  // A report by a team says the same again, until the other confirms it once.
  const auto codes = anna.codes(id);
  const auto results = testing::won(anna.show(id).rounds[0].pairings[0].entrants, 0);
  server.lose(id, {clubs::ReportWish{1, 1, results}, codes[0].code, {}});
  EXPECT_EQ(anna.want(id, clubs::ReportWish{1, 1, results}, codes[0].code), "");
  EXPECT_TRUE(anna.show(id).rounds[0].pairings[0].results.empty());
  server.lose(id, {clubs::ConfirmWish{1, 1}, codes[1].code, {}});
  EXPECT_EQ(anna.want(id, clubs::ConfirmWish{1, 1}, codes[1].code), "not_now");
  EXPECT_EQ(anna.show(id).rounds[0].pairings[0].results, results);
}

TEST(Program, TakesItsSettingsFromTheEnvironment) {
  const TemporaryFolder folder;
  Program program(Environment{{"TACIT_LISTEN", "127.0.0.1:0"},
                              {"TACIT_DATA", folder.path("data")},
                              {"TACIT_SECURE_COOKIE", "true"},
                              {"TACIT_ORIGINS", "https://one.example,https://two.example"},
                              {"TACIT_TABLES_PER_PERSON", "1"},
                              {"TACIT_LOG_LEVEL", "warn"}});
  const std::string address = program.address();
  const auto hello = testing::httpCall(address, "POST", "/api/hello",
                                       {{"Content-Type", "application/json"}, {"Origin", "https://two.example"}}, "{}");
  EXPECT_EQ(hello.status, 200);
  EXPECT_NE(hello.header("Set-Cookie").find("; Secure"), std::string::npos);
  Browser browser(address);
  browser.hello();
  EXPECT_EQ(browser.post("/api/tables", R"({"options":{}})").status, 201);
  EXPECT_EQ(browser.post("/api/tables", R"({"options":{}})").status, 429);
  EXPECT_TRUE(std::filesystem::exists(folder.path("data/tacit.sqlite")));
}

// Ends with an exit code and a sentence that names what is wrong.
void expectRefused(const std::string& arguments, int code, const std::string& sentence) {
  const auto outcome = shell("timeout 20 " + kTacit + " serve " + arguments + " 2>&1");
  EXPECT_EQ(outcome.code, code) << arguments << '\n' << outcome.out;
  EXPECT_TRUE(has(outcome, sentence)) << arguments << '\n' << outcome.out;
  EXPECT_FALSE(has(outcome, "listening on")) << arguments;
}

TEST(Program, SaysWhyItCannotRun) {
  const TemporaryFolder folder;
  const std::string data = " --data '" + folder.path("data") + "'";
  for (const std::string listen : {"nonsense", "127.0.0.1:99999", "256.1.1.1:80", "127.0.0.1", ":", "127.0.0.1:x"})
    expectRefused("--listen " + listen + data, 1, "listen");
  const testing::GameServer other;
  expectRefused("--listen " + other.address() + data, 1, "in use");
  const std::string free = "--listen 127.0.0.1:0";
  expectRefused(free + " --data /proc/none", 1, "/proc/none");
  std::ofstream(folder.path("file")) << "no folder";
  expectRefused(free + " --data '" + folder.path("file") + "'", 1, folder.path("file"));
  std::ofstream(folder.path("garbage.sqlite")) << std::string(5000, 'g');
  expectRefused(free + data + " --db 'sqlite:" + folder.path("garbage.sqlite") + "'", 1, "garbage.sqlite");
  const std::string newer = "sqlite:" + folder.path("newer.sqlite");
  store::openStore(newer).reset();
  soci::session(*soci::factory_sqlite3(), "db=\"" + folder.path("newer.sqlite") + '"')
      << "UPDATE schema_version SET version = 99";
  expectRefused(free + data + " --db '" + newer + "'", 1, "use a newer Tacit");
  expectRefused(free + data + " --db mysql://x", 1, "sqlite:PATH or postgresql:");
  expectRefused(free + data + " --log-level loud", 2, "loud");
  expectRefused(free + data + " --bot-threads -1", 2, "bot-threads");
  expectRefused(free + data + " --no-such-option", 2, "no-such-option");
}

TEST(Program, WritesDownNoSecrets) {
  const TemporaryFolder folder;
  Program program(Environment{}, {"--listen", "127.0.0.1:0", "--data", folder.path("data"), "--log-level", "trace"});
  const std::string address = program.address();
  Browser browser(address);
  browser.hello();
  const std::string token = browser.cookie.substr(6);
  const std::string password = "a door in the hill 4711";
  browser.post("/api/account", json::text(service::Credentials{"Ada", password}));
  browser.post("/api/login", json::text(service::Credentials{"Ada", password + "x"}));
  browser.post("/api/login", json::text(service::Credentials{"Ada", password}));
  browser.post("/api/login", "{\"name\":\"" + password);
  const std::string second = browser.cookie.substr(6);
  Player player(address, browser, browser.makeTable(optionsOf("two", "simple")));
  ASSERT_TRUE(player.waitForView());
  EXPECT_EQ(player.want(table::Sit{0}), "");
  EXPECT_EQ(player.want(table::Start{}), "");
  player.send("{\"" + token + "\":1}");
  EXPECT_EQ(player.want(table::OfferAbort{}), "");  // alone with a bot: agreed
  ASSERT_TRUE(player.until([&] { return player.over(); }));
  table::ServerMessage last;
  std::string seed;
  for (const auto& text : player.events) {
    ASSERT_FALSE(json::readText(text, last));
    if (const auto* const end = std::get_if<table::Aborted>(&std::get<table::EventMessage>(last).event))
      seed = end->seed;
  }
  ASSERT_EQ(seed.size(), 64U);
  program.signal(SIGTERM);
  EXPECT_EQ(program.end(), 0);
  const std::string log = program.log();
  EXPECT_NE(log.find("stopping"), std::string::npos) << log;
  for (const std::string& secret : {token, second, password, seed})
    EXPECT_EQ(log.find(secret), std::string::npos) << secret;
}

// The program and its page as they are installed.
TEST(Program, FindsThePageItWasInstalledWith) {
  const TemporaryFolder folder;
  const std::string build = std::filesystem::path(testing::tacitProgram()).parent_path();
  const auto install =
      shell("cmake --install " + build + " --component program --prefix '" + folder.path("prefix") + "'");
  ASSERT_EQ(install.code, 0) << install.out;
  EXPECT_EQ(std::filesystem::exists(folder.path("prefix/share/tacit/page/index.html")),
            std::filesystem::exists(build + "/page/index.html"));
  std::filesystem::create_directories(folder.path("prefix/share/tacit/page"));
  std::ofstream(folder.path("prefix/share/tacit/page/index.html")) << "the page";
  Program program(Environment{}, {"--listen", "127.0.0.1:0", "--data", folder.path("data")},
                  folder.path("prefix/bin/tacit"));
  Browser browser(program.address());
  EXPECT_EQ(browser.get("/").body, "the page");
}

TEST(Program, DrainsWhenItIsTold) {
  const TemporaryFolder folder;
  Program program(Environment{}, {"--listen", "127.0.0.1:0", "--data", folder.path("data")});
  const std::string address = program.address();
  Browser browser(address);
  browser.hello();
  Player player(address, browser, browser.makeTable(optionsOf("two", "simple")));
  ASSERT_TRUE(player.waitForView());
  EXPECT_EQ(player.want(table::Sit{0}), "");
  EXPECT_EQ(player.want(table::Start{}), "");
  program.signal(SIGUSR1);
  EXPECT_TRUE(testing::comesTrue([&] { return browser.get("/readyz").status == 503; }));
  EXPECT_EQ(browser.post("/api/tables", R"({"options":{}})").status, 503);
  EXPECT_EQ(player.want(table::OfferAbort{}), "");  // the last game ends
  EXPECT_EQ(program.end(), 0) << program.log();
}

// The page is written against this file.
TEST(Program, TheTypesInTheDocumentsAreThoseOfTheProgram) {
  std::ifstream file(testing::sourceFile("docs/wire.ts"));
  std::stringstream kept;
  kept << file.rdbuf();
  EXPECT_EQ(kept.str(), server::typeScript()) << "make wire writes it";
  EXPECT_EQ(shell(kTacit + " serve --typescript").out, server::typeScript());
}

TEST(Program, TheCommandsInTheDocumentsCanBeRead) {
  for (const std::string name : {"docs/architecture.md", "docs/wire.md"}) {
    std::ifstream file(testing::sourceFile(name));
    int seen = 0;
    for (std::string line; std::getline(file, line);) {
      const auto at = line.find(R"({"v")");
      if (at == std::string::npos) continue;
      table::Command command;
      EXPECT_FALSE(json::readText(line.substr(at, line.find('`', at) - at), command)) << name << ": " << line;
      ++seen;
    }
    EXPECT_GT(seen, 0) << name;
  }
}

}  // namespace
}  // namespace tacit::server
