// The log: who signed in, what was refused, in lines or JSON, without a secret and without end.
#include <gtest/gtest.h>

#include <set>

#include "base/strings.h"
#include "json/json.h"
#include "notation/words.h"
#include "operations/admin_socket.h"
#include "service/logging.h"
#include "support/game_server.h"
#include "support/server_program.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::Environment;
using testing::optionsOf;
using testing::Player;
using testing::Program;
using testing::TemporaryFolder;

Program serverWith(const TemporaryFolder& folder, std::vector<std::string> more) {
  std::vector<std::string> arguments = {"--listen", "127.0.0.1:0", "--data", folder.path("data")};
  arguments.insert(arguments.end(), more.begin(), more.end());
  return Program(Environment{}, arguments);
}

std::size_t count(const std::string& text, const std::string& part) {
  std::size_t found = 0;
  for (auto at = text.find(part); at != std::string::npos; at = text.find(part, at + 1)) ++found;
  return found;
}

std::string stopped(Program& program) {
  program.signal(SIGTERM);
  EXPECT_EQ(program.end(), 0) << program.log();
  return program.log();
}

TEST(Log, SignInsAndRefusals) {
  const TemporaryFolder folder;
  Program program = serverWith(folder, {"--tables-per-person", "1"});
  const std::string address = program.address();
  Browser browser(address);
  const std::string id = browser.hello().id;
  EXPECT_EQ(browser.post("/api/account", json::text(service::Credentials{"Ada", "correct horse"})).status, 200);
  EXPECT_EQ(browser.post("/api/login", json::text(service::Credentials{"Ada", "wrong horse"})).status, 403);
  EXPECT_EQ(browser.post("/api/login", json::text(service::Credentials{"Ada", "correct horse"})).status, 200);
  browser.makeTable(optionsOf("two", "simple"));
  EXPECT_EQ(browser.post("/api/tables", R"({"options":{}})").status, 429);
  const net::Headers foreign = {{"Content-Type", "application/json"}, {"Origin", "https://evil.example"}};
  EXPECT_EQ(testing::httpCall(address, "POST", "/api/hello", foreign, "{}").status, 403);
  const std::string log = stopped(program);
  EXPECT_NE(log.find("info account made person=" + id + " address=127.0.0.1\n"), std::string::npos) << log;
  EXPECT_NE(log.find("info sign-in person=" + id + " address=127.0.0.1\n"), std::string::npos) << log;
  EXPECT_NE(log.find("info refused why=wrong_password path=/api/login address=127.0.0.1\n"), std::string::npos) << log;
  EXPECT_NE(log.find("refused why=too_many_tables path=/api/tables address=127.0.0.1\n"), std::string::npos) << log;
  EXPECT_NE(log.find("refused why=bad_origin path=/api/hello address=127.0.0.1\n"), std::string::npos) << log;
}

// The first is told at once, the others are counted.
TEST(Log, AFloodIsALine) {
  const TemporaryFolder folder;
  Program program = serverWith(folder, {});
  const std::string address = program.address();
  const net::Headers foreign = {{"Content-Type", "application/json"}, {"Origin", "https://evil.example"}};
  for (int i = 0; i < 200; ++i) testing::httpCall(address, "POST", "/api/name/" + std::to_string(i), foreign, "{}");
  const std::string log = stopped(program);
  EXPECT_EQ(count(log, "refused why=bad_origin path=/api/name/... address=127.0.0.1"), 1U) << log;
  EXPECT_EQ(count(log, "refused again times=199 why=bad_origin"), 1U) << log;
}

TEST(Log, RefusalsOfAllKindsAreBounded) {
  const TemporaryFolder folder;
  Program program = serverWith(folder, {"--no-limits"});
  const std::string address = program.address();
  const net::Headers foreign = {{"Content-Type", "application/json"}, {"Origin", "https://evil.example"}};
  for (int i = 0; i < 400; ++i) testing::httpCall(address, "POST", "/api/x" + std::to_string(i), foreign, "{}");
  const std::string log = stopped(program);
  EXPECT_LE(count(log, "refused why="), 200U);
  EXPECT_NE(log.find("refused others times=200"), std::string::npos) << log;
}

TEST(Log, LimitsOfTheNetworkAreLogged) {
  const TemporaryFolder folder;
  Program program = serverWith(folder, {"--connections-per-address", "2"});
  const std::string address = program.address();
  Browser browser(address);
  browser.hello();
  const std::string table = browser.makeTable(optionsOf("two", "simple"));
  std::vector<std::unique_ptr<Player>> players;
  for (int i = 0; i < 2; ++i) {
    players.push_back(std::make_unique<Player>(address, browser, table));
    ASSERT_TRUE(players.back()->waitForView());
  }
  EXPECT_EQ(browser.get("/healthz").status, 429);
  players.clear();
  const std::string log = stopped(program);
  EXPECT_NE(log.find("refused why=too_many_connections path=\"\" address=127.0.0.1\n"), std::string::npos) << log;
}

TEST(Log, EveryLineIsJson) {
  const TemporaryFolder folder;
  Program program = serverWith(folder, {"--log-format", "json"});
  Browser browser(program.address());
  const std::string id = browser.hello().id;
  EXPECT_EQ(browser.post("/api/account", json::text(service::Credentials{"Ada", "correct horse"})).status, 200);
  const std::string log = stopped(program);
  std::set<std::string> texts;
  for (const auto line : base::split(log, '\n')) {
    if (line.empty() || line.starts_with("listening on ")) continue;  // what it prints is not the log
    const auto node = json::parse(line);
    ASSERT_TRUE(node) << line;
    ASSERT_NE(node->find("time"), nullptr) << line;
    ASSERT_NE(node->find("level"), nullptr) << line;
    texts.insert(node->find("text")->text);
    if (texts.contains("account made") && node->find("person") != nullptr) {
      EXPECT_EQ(node->find("person")->text, id);
    }
  }
  EXPECT_TRUE(texts.contains("account made")) << log;
}

TEST(Log, NothingBeginsALineOfItsOwn) {
  const TemporaryFolder folder;
  Program program = serverWith(folder, {});
  const net::Headers foreign = {{"Content-Type", "application/json"}, {"Origin", "https://evil.example"}};
  testing::httpCall(program.address(), "POST", "/api/%0Aforged%1Fline%00", foreign, "{}");
  testing::httpCall(program.address(), "POST", "/api/%0Aforged%1Fx", foreign, "{}");
  const std::string log = stopped(program);
  EXPECT_EQ(log.find("\nforged"), std::string::npos) << log;
  EXPECT_NE(log.find("bad_origin"), std::string::npos) << log;
}

// ---- A whole evening at trace level ----

struct Evening {
  std::set<std::string> secrets;

  void keepSecretsOf(const Browser& browser) { secrets.insert(browser.cookie.substr(6)); }

  // Cards, positions and seeds that anybody was told.
  void keepSecretsOf(const Player& player) {
    for (const auto& text : player.events) {
      table::ServerMessage message;
      ASSERT_FALSE(json::readText(text, message));
      const auto& event = std::get<table::EventMessage>(message);
      if (event.game) secrets.insert(event.game->position);
      if (const auto* const end = std::get_if<table::Aborted>(&event.event)) secrets.insert(end->seed);
      if (const auto* const end = std::get_if<table::Ended>(&event.event)) secrets.insert(end->seed);
    }
  }
};

void playOne(const std::string& address, Browser& browser, Evening& evening, bool toTheEnd) {
  Player player(address, browser, browser.makeTable(optionsOf("two", "simple")));
  ASSERT_TRUE(player.waitForView());
  EXPECT_EQ(player.want(table::Sit{0}), "");
  EXPECT_EQ(player.want(table::Say{"a secret between us"}), "");
  EXPECT_EQ(player.want(table::Start{}), "");
  EXPECT_NE(player.want(table::Sit{7}), "");
  player.send("{\"" + browser.cookie + "\":1}");
  for (int i = 0; i < (toTheEnd ? 2000 : 5) && !player.over(); ++i) {
    if (!player.until([&] { return player.over() || (player.game && !player.game->deciding.empty()); })) break;
    if (player.over()) break;
    const Seat seat = *notation::seatNamed(player.game->deciding.substr(0, 1));
    if (player.places[0].seats.find(notation::seatLetter(seat)) != std::string::npos) player.decide(seat);
    else player.waitFor(player.last + 1);
  }
  if (!player.over()) {
    EXPECT_EQ(player.want(table::OfferAbort{}), "");
    EXPECT_TRUE(player.until([&] { return player.over(); }));
  }
  evening.keepSecretsOf(player);
}

TEST(Log, AWholeEveningWithoutASecret) {
  const TemporaryFolder folder;
  Program program = serverWith(folder, {"--log-level", "trace", "--no-limits"});
  const std::string address = program.address();
  Evening evening;
  evening.secrets = {"a secret between us", "Ada Lovelace", "Blaise P", "Renamed by us"};
  const std::vector<std::string> names = {"Ada Lovelace", "Blaise P"};
  for (const auto& name : names) {
    const std::string password = "open sesame " + name;
    evening.secrets.insert(password);
    Browser browser(address);
    browser.hello();
    evening.keepSecretsOf(browser);
    EXPECT_EQ(browser.post("/api/account", json::text(service::Credentials{name, password})).status, 200);
    EXPECT_EQ(browser.post("/api/login", json::text(service::Credentials{name, password + "x"})).status, 403);
    EXPECT_EQ(browser.post("/api/login", json::text(service::Credentials{name, password})).status, 200);
    evening.keepSecretsOf(browser);
    browser.post("/api/login", "{\"name\":\"" + password);
    browser.get("/api/" + browser.cookie.substr(6));
    browser.get("/api/people/" + browser.cookie.substr(6) + "?token=" + browser.cookie.substr(6));
    playOne(address, browser, evening, name == names[0]);
    for (const std::string act :
         {R"({"act":"people find","part":"Lovelace"})", R"({"act":"people show","person":"Ada Lovelace"})",
          R"({"act":"people rename","person":"Blaise P","name":"Renamed by us"})", R"({"act":"tables list"})",
          R"({"act":"Blaise P"})", R"({"act":"people show","person":"open sesame Ada Lovelace"})"})
      EXPECT_TRUE(operations::askServer(folder.path("data"), act));
    browser.post("/api/logout");
  }
  const std::string log = stopped(program);
  EXPECT_NE(log.find("sign-in"), std::string::npos) << log;
  EXPECT_NE(log.find("admin act=\"people rename\" uid="), std::string::npos) << log;
  EXPECT_GT(evening.secrets.size(), 20U);
  for (const auto& secret : evening.secrets) EXPECT_EQ(log.find(secret), std::string::npos) << secret << "\n" << log;
}

}  // namespace
}  // namespace tacit::server
