// Guests, names, accounts: who somebody is.
#include <gtest/gtest.h>

#include "support/game_server.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::GameServer;

TEST(People, AGuestIsKnownByACookie) {
  const GameServer server;
  Browser browser(server);
  EXPECT_EQ(browser.get("/api/me").status, 401);
  const auto answer = browser.post("/api/hello");
  ASSERT_EQ(answer.status, 200);
  const std::string cookie = answer.header("Set-Cookie");
  EXPECT_TRUE(cookie.starts_with("tacit=")) << cookie;
  for (const std::string part : {"; HttpOnly", "; SameSite=Lax", "; Path=/", "; Max-Age="})
    EXPECT_NE(cookie.find(part), std::string::npos) << part;
  EXPECT_EQ(cookie.find("Secure"), std::string::npos);
  EXPECT_EQ(answer.header("Cache-Control"), "no-store");
  const auto me = browser.me();
  EXPECT_TRUE(me.name.starts_with("Guest "));
  EXPECT_FALSE(me.account);
  EXPECT_EQ(browser.hello().id, me.id);  // again is the same
  Browser other(server);
  EXPECT_NE(other.hello().id, me.id);
}

TEST(People, ACookieOverTlsOnlyWhereThatIsSaid) {
  auto settings = GameServer::free();
  settings.secureCookie = true;
  const GameServer server(settings);
  EXPECT_NE(Browser(server).post("/api/hello").header("Set-Cookie").find("; Secure"), std::string::npos);
}

TEST(People, AWrongCookieIsNobody) {
  const GameServer server;
  Browser browser(server);
  browser.hello();
  const std::string good = browser.cookie;
  for (const std::string& bad : {std::string("tacit="), std::string("tacit=0"), good + "0", "x" + good,
                                 "tacit=" + std::string(4000, 'f'), std::string("tacit=' or 1=1 --")}) {
    browser.cookie = bad;
    EXPECT_EQ(browser.get("/api/me").status, 401) << bad;
    browser.cookie = bad;
    EXPECT_EQ(browser.post("/api/tables", R"({"options":{}})").status, 401) << bad;
  }
  browser.cookie = "other=1; " + good + "; more=2";
  EXPECT_EQ(browser.get("/api/me").status, 200);
}

TEST(People, NamesAreOnesThatOthersCanRead) {
  const GameServer server;
  Browser browser(server);
  EXPECT_EQ(browser.post("/api/name", R"({"name":"X"})").status, 401);
  const auto id = browser.hello().id;
  for (const std::string name : {"", " ", " a", "a ", "a<b", "a&b", R"(a\"b)", R"(a\\b)", R"(a\u0000b)", R"(a\nb)",
                                 R"(\u202eabc)", R"(\u200b)", "1234567890123456789012345"}) {
    const auto answer = browser.post("/api/name", "{\"name\":\"" + name + "\"}");
    EXPECT_EQ(answer.status, 400) << name;
    EXPECT_EQ(nameOf(browser.read<service::Failure>(answer).error), "bad_name") << name;
  }
  for (const std::string body :
       {"", "{}", "[]", R"({"name":5})", R"({"name":"x","id":"y"})", R"({"name":"x","name":"y"})"})
    EXPECT_EQ(browser.post("/api/name", body).status, 400) << body;
  EXPECT_EQ(browser.post("/api/name", R"({"name":"Zoë 😀 24 characters long"})").status, 200);
  EXPECT_EQ(browser.me().name, "Zoë 😀 24 characters long");
  EXPECT_EQ(browser.me().id, id);
}

TEST(People, AnAccountIsSignedInToElsewhere) {
  const GameServer server;
  Browser home(server);
  Browser away(server);
  const auto id = home.hello().id;
  EXPECT_EQ(away.post("/api/account", json::text(service::Credentials{"Ada", "correct horse"})).status, 401);
  EXPECT_EQ(home.post("/api/account", json::text(service::Credentials{"Ada", "1234567"})).status, 400);
  EXPECT_EQ(home.post("/api/account", json::text(service::Credentials{"Ada", std::string(257, 'x')})).status, 400);
  EXPECT_EQ(home.post("/api/account", json::text(service::Credentials{"", "correct horse"})).status, 400);
  EXPECT_EQ(home.post("/api/account", json::text(service::Credentials{"Ada", "correct horse"})).status, 200);
  EXPECT_TRUE(home.me().account);
  EXPECT_EQ(home.me().name, "Ada");

  const auto wrong = away.post("/api/login", json::text(service::Credentials{"Ada", "wrong horse"}));
  EXPECT_EQ(wrong.status, 403);
  EXPECT_EQ(wrong.header("Set-Cookie"), "");
  const auto nobody = away.post("/api/login", json::text(service::Credentials{"Bob", "correct horse"}));
  EXPECT_EQ(nobody.body, wrong.body);  // does not say whether there is such an account
  EXPECT_EQ(nobody.status, wrong.status);
  EXPECT_EQ(away.post("/api/login", json::text(service::Credentials{std::string("A\0da", 4), "correct horse"})).status,
            403);
  EXPECT_EQ(away.post("/api/login", json::text(service::Credentials{"Ada", "correct horse"})).status, 200);
  EXPECT_EQ(away.me().id, id);
  EXPECT_NE(away.cookie, home.cookie);

  Browser third(server);
  third.hello();
  const auto taken = third.post("/api/account", json::text(service::Credentials{"aDA", "another horse"}));
  EXPECT_EQ(taken.status, 409);
  EXPECT_EQ(nameOf(third.read<service::Failure>(taken).error), "name_taken");
  EXPECT_FALSE(third.me().account);

  const std::string was = away.cookie;
  EXPECT_EQ(away.post("/api/logout").status, 200);
  away.cookie = was;
  EXPECT_EQ(away.get("/api/me").status, 401);
  EXPECT_EQ(home.me().id, id);
}

TEST(People, StayThroughARestart) {
  GameServer server;
  Browser browser(server);
  const auto me = browser.hello("Ada");
  server.restart();
  Browser again(server);
  again.cookie = browser.cookie;
  EXPECT_EQ(again.me().id, me.id);
  EXPECT_EQ(again.me().name, "Ada");
  const auto shown = again.read<service::Profile>(again.get("/api/people/" + me.id));
  EXPECT_EQ(shown.name, "Ada");
  EXPECT_EQ(again.get("/api/people/nobody").status, 404);
}

TEST(People, OnlyPagesOfOursMayWrite) {
  auto settings = GameServer::free();
  settings.origins = {"https://tac.example"};
  const GameServer server(settings);
  const auto status = [&](const net::Headers& headers) {
    return testing::httpCall(server.address(), "POST", "/api/hello", headers, "{}").status;
  };
  const std::pair<std::string, std::string> json{"Content-Type", "application/json"};
  EXPECT_EQ(status({json}), 200);
  EXPECT_EQ(status({json, {"Origin", "http://" + server.address()}}), 200);
  EXPECT_EQ(status({json, {"Origin", "https://tac.example"}}), 200);
  for (const std::string origin : {"http://evil.example", "null", "https://tac.example.evil", "http://tac.example"})
    EXPECT_EQ(status({json, {"Origin", origin}}), 403) << origin;
  EXPECT_EQ(status({}), 403);  // a form can send no JSON
  EXPECT_EQ(status({{"Content-Type", "text/plain"}}), 403);
}

}  // namespace
}  // namespace tacit::server
