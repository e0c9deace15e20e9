// Alerts to closed browsers: encrypted and signed as the standards say, where they may go, and when.
#include <arpa/inet.h>
#include <gtest/gtest.h>

#include "alerts/alerts.h"
#include "support/club_evening.h"
#include "support/push_service.h"

namespace tacit::server {
namespace {

using table::Clock;
using testing::Browser;
using testing::comesTrue;
using testing::Company;
using testing::errorOf;
using testing::eveningPlan;
using testing::GameServer;
using testing::optionsOf;
using testing::PushService;
using testing::topicOf;
using testing::Visitor;
using testing::withAlerts;

std::string bytes(std::string_view base64) { return alerts::fromBase64Url(base64).value_or("?"); }

// ---- Encrypting and signing ----

// RFC 8291, section 5 and appendix A.
TEST(WebPush, EncryptsTheExampleOfTheStandard) {
  const auto sender = alerts::pushKeyOf(bytes("yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw"));
  ASSERT_TRUE(sender);
  EXPECT_EQ(alerts::base64Url(sender->point),
            "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8");
  const alerts::BrowserKeys to{
      bytes("BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4"),
      bytes("BTBZMqHH6r4Tts7J_aSIgg")};
  EXPECT_TRUE(alerts::isGood(to));
  const auto body =
      alerts::encrypted("When I grow up, I want to be a watermelon", to, *sender, bytes("DGv6ra1nlYgDCS1FRnbzlw"));
  ASSERT_TRUE(body);
  EXPECT_EQ(alerts::base64Url(*body),
            "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml"
            "mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT"
            "pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN");
}

TEST(WebPush, KeysThatAreNone) {
  EXPECT_FALSE(alerts::pushKeyOf("short"));
  EXPECT_FALSE(alerts::pushKeyOf(std::string(32, '\0')));
  EXPECT_FALSE(alerts::pushKeyOf(std::string(32, '\xFF')));  // more than the curve has points
  const auto good = alerts::newPushKey();
  EXPECT_TRUE(alerts::isGood({good.point, std::string(16, 'a')}));
  EXPECT_FALSE(alerts::isGood({good.point, std::string(15, 'a')}));
  std::string elsewhere = good.point;
  elsewhere.back() = static_cast<char>(elsewhere.back() ^ 1);
  EXPECT_FALSE(alerts::isGood({elsewhere, std::string(16, 'a')}));
}

// The parts of RFC 8292; whether the signature is good is looked at in web/e2e/alerts.e2e.ts.
TEST(WebPush, SignsForOneServiceAndNotForEver) {
  const auto key = alerts::newPushKey();
  const std::string header = alerts::vapid(key, alerts::originOf("https://push.example/abc/def"),
                                           "mailto:club@tac.example", base::Instant(std::chrono::seconds(1234)));
  ASSERT_TRUE(header.starts_with("vapid t="));
  const auto first = header.find('.');
  const auto second = header.find('.', first + 1);
  EXPECT_EQ(bytes(header.substr(first + 1, second - first - 1)),
            R"({"aud":"https://push.example","exp":1234,"sub":"mailto:club@tac.example"})");
  EXPECT_EQ(bytes(header.substr(second + 1, header.find(',') - second - 1)).size(), 64U);
  EXPECT_TRUE(header.ends_with(", k=" + alerts::base64Url(key.point)));
}

// ---- Where it may go ----

bool isPublicText(const std::string& text) {
  sockaddr_storage storage{};
  auto* const four = reinterpret_cast<sockaddr_in*>(&storage);
  auto* const six = reinterpret_cast<sockaddr_in6*>(&storage);
  if (inet_pton(AF_INET, text.c_str(), &four->sin_addr) == 1) {
    four->sin_family = AF_INET;
  } else {
    EXPECT_EQ(inet_pton(AF_INET6, text.c_str(), &six->sin6_addr), 1) << text;
    six->sin6_family = AF_INET6;
  }
  return alerts::isPublic(*reinterpret_cast<const sockaddr*>(&storage));
}

TEST(PushAddresses, OnlyThoseOfTheOpenInternet) {
  for (const auto* const open : {"8.8.8.8", "172.15.255.255", "172.32.0.1", "100.128.0.1", "2a00:1450:4001::5"})
    EXPECT_TRUE(isPublicText(open)) << open;
  for (const auto* const own : {"127.0.0.1",     "10.1.2.3",         "172.16.0.1",     "172.31.255.255",
                                "192.168.0.1",   "169.254.169.254",  "100.64.0.1",     "0.0.0.0",
                                "224.0.0.1",     "255.255.255.255",  "198.18.0.1",     "::",
                                "::1",           "fe80::1",          "fc00::1",        "fd12::1",
                                "ff02::1",       "::ffff:127.0.0.1", "::ffff:8.8.8.8", "64:ff9b::7f00:1",
                                "2002:7f00:1::", "2001:db8::1",      "2001::1"})
    EXPECT_FALSE(isPublicText(own)) << own;
}

TEST(PushAddresses, NothingOfOursIsReached) {
  std::atomic<int> asked = 0;
  auto handlers = testing::echo();
  handlers.request = [&](const net::Request&, const net::Reply& reply) {
    ++asked;
    reply(net::plainResponse(201));
  };
  const testing::Server own(handlers);
  for (const std::string scheme : {"http://", "https://"}) {
    std::promise<int> status;
    alerts::PostOffice office(false);
    office.send({"somebody", scheme + own.address() + "/x", {}, "body", [&](int got) { status.set_value(got); }});
    EXPECT_EQ(status.get_future().get(), 0);
  }
  EXPECT_EQ(asked, 0);
}

// Services that take a letter and never answer, of one person: others get theirs.
TEST(PushAddresses, ThatNeverAnswerKeepOnlyTheirOwnPersonWaiting) {
  std::vector<net::Reply> kept;
  std::mutex mutex;
  auto handlers = testing::echo();
  handlers.request = [&](const net::Request&, const net::Reply& reply) {
    const std::scoped_lock lock(mutex);
    kept.push_back(reply);
  };
  const testing::Server silent(handlers);
  PushService service;
  alerts::PostOffice office(true);
  for (int i = 0; i < 20; ++i)
    office.send({"nuisance", "http://" + silent.address() + "/" + std::to_string(i), {}, "body", [](int) {}});
  std::promise<int> status;
  office.send(
      {"somebody", "http://" + service.server.address() + "/x", {}, "body", [&](int got) { status.set_value(got); }});
  EXPECT_EQ(status.get_future().get(), 201);
  const auto taken = [&] {
    const std::scoped_lock lock(mutex);
    return kept.size();
  };
  EXPECT_TRUE(testing::comesTrue([&] { return taken() >= 4; }));
  office.stop();
  EXPECT_EQ(taken(), 4U);  // so many at once
}

// ---- When ----

table::Options byLetter() {
  auto options = optionsOf("four", "simple");
  options.clock.decision = Clock::kDay;
  return options;
}

TEST(TurnAlerts, GoToWhomTheGameWaitsForWhoeverIsNotThere) {
  PushService service;
  GameServer server(withAlerts());
  Company company(server, byLetter(), 2);
  EXPECT_EQ(company.browsers[1].post("/api/push", service.wish()).status, 200);
  company.players[1].reset();
  company.start();  // all have a card to give
  ASSERT_TRUE(comesTrue([&] { return service.count() == 1; }));
  const net::Request& letter = service.got.front();
  EXPECT_EQ(letter.path, "/one");
  EXPECT_EQ(letter.header("Content-Encoding"), "aes128gcm");
  EXPECT_TRUE(letter.header("Authorization").starts_with("vapid t="));
  EXPECT_GT(letter.body.size(), 86U);
  EXPECT_EQ(letter.body.find("turn"), std::string::npos);
  server.restart();  // no second time for the same turn
  company.join(server, 0);
  EXPECT_EQ(service.count(), 1U);
}

TEST(TurnAlerts, ABrowserThatIsGoneIsForgotten) {
  PushService service(410);
  GameServer server(withAlerts());
  Company company(server, byLetter(), 2);
  EXPECT_EQ(company.browsers[1].post("/api/push", service.wish()).status, 200);
  company.players[1].reset();
  company.start();
  EXPECT_TRUE(comesTrue([&] { return service.count() == 1; }));
  EXPECT_TRUE(comesTrue([&] { return server.store()->subscriptions().of(company.ids[1]).empty(); }));
}

TEST(TurnAlerts, EndWithTheSessionAndWhenOneWantsNoMore) {
  const PushService service;
  GameServer server(withAlerts());
  Browser browser(server);
  const auto person = browser.hello().id;
  const auto count = [&] { return server.store()->subscriptions().of(person).size(); };
  EXPECT_EQ(browser.post("/api/push", service.wish("/one")).status, 200);
  EXPECT_EQ(browser.post("/api/push", service.wish("/two")).status, 200);
  EXPECT_EQ(count(), 2U);
  Browser other(server);
  other.hello();
  const std::string first = json::text(alerts::PushEnd{"http://" + service.server.address() + "/one"});
  EXPECT_EQ(other.post("/api/push/end", first).status, 200);  // not theirs
  EXPECT_EQ(count(), 2U);
  EXPECT_EQ(browser.post("/api/push/end", first).status, 200);
  EXPECT_EQ(count(), 1U);
  EXPECT_EQ(browser.post("/api/logout").status, 200);
  EXPECT_EQ(count(), 0U);
}

TEST(TurnAlerts, OnlyWhereTheOperatorWantsThemAndOnlyOverTls) {
  const PushService service;
  GameServer none;
  Browser browser(none);
  browser.hello();
  EXPECT_EQ(browser.get("/api/push").body, "{}");
  EXPECT_EQ(errorOf(browser.post("/api/push", service.wish())), "no_alerts");
  service::Settings settings = withAlerts();
  settings.pushAnywhere = false;
  GameServer strict(settings);
  Browser other(strict);
  other.hello();
  EXPECT_TRUE(other.read<alerts::PushOffer>(other.get("/api/push")).key);
  EXPECT_EQ(errorOf(other.post("/api/push", service.wish())), "bad_request");
}

TEST(TurnAlerts, ANewBrowserTakesThePlaceOfTheOldest) {
  const PushService service;
  GameServer server(withAlerts());
  Browser browser(server);
  const auto person = browser.hello().id;
  for (int n = 0; n < 12; ++n) EXPECT_EQ(browser.post("/api/push", service.wish("/" + std::to_string(n))).status, 200);
  EXPECT_EQ(server.store()->subscriptions().of(person).size(), 10U);
}

// Anyone who has a table to go to, once for each round; anyone who has a bye and anyone who is just looking need not come.
TEST(RoundAlerts, GoToThoseWhoHaveATableWhenItsRoundIsStarted) {
  PushService service;
  const GameServer server(withAlerts());
  Visitor organiser(server, "Organiser");
  const auto id = organiser.make(eveningPlan());
  std::vector<std::unique_ptr<Visitor>> visitors;
  for (int i = 1; i <= 3; ++i) {
    auto& one = *visitors.emplace_back(std::make_unique<Visitor>(server, "Person " + std::to_string(i)));
    EXPECT_EQ(one.want(id, clubs::EnterWish{"Team " + std::to_string(i), {{"P", one.person}}}), "");
    EXPECT_EQ(one.browser.post("/api/push", service.wish("/" + std::to_string(i))).status, 200);
  }
  EXPECT_EQ(organiser.browser.post("/api/push", service.wish("/organiser")).status, 200);
  EXPECT_EQ(organiser.want(id, clubs::PairWish{}), "");
  EXPECT_EQ(organiser.want(id, clubs::StartRoundWish{5}), "");
  ASSERT_TRUE(comesTrue([&] { return service.count() == 2; }));
  const auto board = organiser.show(id).rounds[0].pairings[0];
  EXPECT_EQ(organiser.want(id, clubs::ReportWish{1, board.number, testing::won(board.entrants, 0)}), "");
  EXPECT_EQ(organiser.want(id, clubs::PairWish{}), "");
  EXPECT_EQ(organiser.want(id, clubs::StartRoundWish{}), "");
  ASSERT_TRUE(comesTrue([&] { return service.count() == 4; }));
  std::vector<std::string> told;
  for (const auto& letter : service.got) {
    told.push_back(letter.path);
    EXPECT_EQ(letter.header("Topic"), topicOf("/tournament/" + id));
  }
  std::vector<std::string> expected;
  for (const auto& round : organiser.show(id).rounds)
    for (const int entrant : round.pairings[0].entrants) expected.push_back("/" + std::to_string(entrant));
  std::ranges::sort(told);
  std::ranges::sort(expected);
  EXPECT_EQ(told, expected);
}

}  // namespace
}  // namespace tacit::server
