// The table of routes: who may ask, and that the documents say so.
#include <gtest/gtest.h>

#include <algorithm>
#include <array>
#include <fstream>
#include <set>

#include "server/api.h"
#include "support/game_server.h"
#include "support/places.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::errorOf;
using testing::GameServer;
using testing::HttpAnswer;

// With something in place of the *: for those who must not ask it makes no difference what.
std::string pathOf(const Route& route) {
  std::string path(route.path);
  if (const auto star = path.find('*'); star != std::string::npos) path.replace(star, 1, "abc");
  return path;
}

HttpAnswer ask(Browser& browser, const Route& route) {
  return route.method == "GET" ? browser.get(pathOf(route)) : browser.post(pathOf(route));
}

// `GET /api/tables/ID?q=1` is `GET /api/tables/*`.
std::string routeIn(std::string text) {
  text = text.substr(0, text.find('?'));
  for (const auto* const name : {"ID", "DATE", "TABLE", "CODE"})
    if (const auto at = text.find(std::string("/") + name); at != std::string::npos)
      text.replace(at + 1, std::string_view(name).size(), "*");
  return text;
}

// The requests that the first column of a document's tables names.
std::set<std::string> requestsIn(const std::string& document) {
  std::ifstream file(testing::sourceFile(document));
  std::set<std::string> requests;
  for (std::string line; std::getline(file, line);) {
    if (!line.starts_with("| `GET /api/") && !line.starts_with("| `POST /api/")) continue;
    const std::string first = line.substr(0, line.find(" | "));
    for (std::size_t at = first.find('`'); at != std::string::npos;) {
      const std::size_t end = first.find('`', at + 1);
      requests.insert(routeIn(first.substr(at + 1, end - at - 1)));
      at = first.find('`', end + 1);
    }
  }
  return requests;
}

std::set<std::string> allRequests() {
  std::set<std::string> all;
  for (const Route& route : Api::routes()) all.insert(std::string(route.method) + ' ' + std::string(route.path));
  return all;
}

TEST(Routes, AreInTheDocuments) {
  EXPECT_EQ(requestsIn("docs/wire.md"), allRequests());
  EXPECT_EQ(requestsIn("docs/security.md"), allRequests());  // with what each may cost
}

// Before its body is read, or anything looked up.
TEST(Routes, RefuseTheWrongKindOfVisitor) {
  const GameServer server;
  Browser stranger(server);
  Browser guest(server);
  guest.hello();
  Browser owner(server);
  owner.hello();
  owner.makeAccount("Owner");
  for (const Route& route : Api::routes()) {
    SCOPED_TRACE(std::string(route.method) + ' ' + std::string(route.path));
    const Who who = route.access.who;
    const std::string refusal(nameOf(route.access.refusal));
    if (who != Who::Anybody && who != Who::Visitor) {
      EXPECT_EQ(errorOf(ask(stranger, route)), "unknown_person");
      EXPECT_EQ(ask(stranger, route).status, 401);
    }
    if (who == Who::Account) {
      EXPECT_EQ(errorOf(ask(guest, route)), refusal);
      EXPECT_EQ(ask(guest, route).status, base::statusOf(route.access.refusal));
    }
    if (who == Who::Guest) {
      EXPECT_EQ(errorOf(ask(owner, route)), refusal);
    }
  }
}

TEST(Routes, PasswordsAreForAccounts) {
  const GameServer server;
  Browser stranger(server);
  Browser guest(server);
  guest.hello();
  for (const auto* const path : {"/api/password", "/api/recovery-codes"}) {
    EXPECT_EQ(errorOf(stranger.post(path)), "unknown_person") << path;
    EXPECT_EQ(errorOf(guest.post(path)), "no_account") << path;
  }
}

// As often as its limit allows, which does not depend on what is in it.
TEST(Routes, RefuseHaste) {
  auto settings = GameServer::by(std::make_shared<testing::TestTime>(testing::TestTime::Between::Stands));
  settings.limits = true;
  const GameServer server(settings);
  Browser owner(server);
  owner.hello();
  owner.makeAccount("Owner");
  std::set<service::Limit> used;
  for (const Route& route : Api::routes()) {
    used.insert(route.terms.makes);
    if (route.terms.limit == service::Limit::None) continue;
    SCOPED_TRACE(std::string(route.method) + ' ' + std::string(route.path));
    const bool isNew = used.insert(route.terms.limit).second;
    int asked = 0;
    while (asked < 200 && ask(owner, route).status != 429) ++asked;
    EXPECT_EQ(asked > 1, isNew);  // else another route has used it up
    EXPECT_LT(asked, 200);
  }
  EXPECT_EQ(used.size(), static_cast<std::size_t>(service::Limit::OfflineGames) + 1);  // none is for nothing
}

// Asked for at each pause of somebody who types a name.
constexpr std::array kSearches = {"/api/people?name=an", "/api/clubs?name=an", "/api/tournaments?name=an"};

int countAnswered(Browser& browser) {
  return static_cast<int>(
      std::ranges::count_if(kSearches, [&](const char* path) { return browser.get(path).status == 200; }));
}

TEST(Routes, SearchesHaveOneLimitForAPerson) {
  const auto time = testing::standingTime();
  auto settings = GameServer::by(time);
  settings.limits = true;
  const GameServer server(settings);
  Browser eager(server);
  eager.hello();
  Browser other(server);
  other.hello();
  for (int pause = 0; pause < 40; ++pause) EXPECT_EQ(countAnswered(eager), 3) << pause;
  for (const auto* const path : kSearches) EXPECT_EQ(errorOf(eager.get(path)), "slow_down") << path;
  EXPECT_EQ(countAnswered(other), 3);
  time->pass(std::chrono::seconds(1));
  EXPECT_EQ(countAnswered(eager), 3);
  EXPECT_EQ(countAnswered(eager), 0);
}

// A stranger is counted by address, which others share.
TEST(Routes, SearchesHaveALimitForAnAddress) {
  auto settings = GameServer::by(testing::standingTime());
  settings.limits = true;
  const GameServer server(settings);
  Browser stranger(server);
  int answered = 0;
  while (answered <= 600 && stranger.get(kSearches[1]).status == 200) ++answered;
  EXPECT_EQ(answered, 600);
  EXPECT_EQ(errorOf(stranger.get(kSearches[1])), "slow_down");
  EXPECT_EQ(errorOf(stranger.get(kSearches[2])), "slow_down");
}

TEST(Routes, OfProgramsAreThoseThatAreOpen) {
  const GameServer server;
  for (const Route& route : Api::routes()) {
    SCOPED_TRACE(std::string(route.method) + ' ' + std::string(route.path));
    const auto answer =
        testing::httpCall(server.address(), std::string(route.method), "/api/v1" + pathOf(route).substr(4),
                          {{"Content-Type", "application/json"}}, "{}");
    EXPECT_EQ(errorOf(answer), route.terms.open == Open::No ? "not_found" : "bad_token");
  }
}

TEST(Routes, KnowNoOtherPathsAndMethods) {
  const GameServer server;
  Browser guest(server);
  guest.hello();
  for (const auto* const path : {"/api/", "/api/m", "/api/me/", "/api/tables/", "/api/tables/a/b", "/api/clubs/a/codes",
                                 "/api/tournaments/a/import", "/api/games/abc"})
    EXPECT_EQ(errorOf(guest.get(path)), "not_found") << path;
  EXPECT_EQ(errorOf(guest.post("/api/me")), "not_found");
  EXPECT_EQ(errorOf(guest.get("/api/name")), "not_found");
  for (const auto* const method : {"PUT", "DELETE", "PATCH", "OPTIONS"}) {
    const auto answer = testing::httpCall(server.address(), method, "/api/me");
    EXPECT_EQ(answer.status, 405) << method;
    EXPECT_EQ(answer.header("Allow"), "GET, HEAD, POST") << method;
  }
  EXPECT_EQ(testing::httpCall(server.address(), "HEAD", "/api/choices").status, 200);
}

}  // namespace
}  // namespace tacit::server
