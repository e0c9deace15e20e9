// Short codes: how people in one room come to a table, and a table comes to a screen.
#include <gtest/gtest.h>

#include <algorithm>
#include <cctype>

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

}  // namespace
}  // namespace tacit::server
