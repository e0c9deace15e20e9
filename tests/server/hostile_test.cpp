// What no honest person sends. Each gets what he deserves, and two honest people at the same server play on.
#include <gtest/gtest.h>

#include <fstream>

#include "fair/secret.h"
#include "support/game_server.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::comesTrue;
using testing::Company;
using testing::GameServer;
using testing::optionsOf;
using testing::Player;
using testing::Raw;

// A server with a game of two honest people.
struct House {
  explicit House(const service::Settings& settings = GameServer::free())
      : server(settings), honest(server, optionsOf("two", "simple"), 2) {
    honest.start();
  }
  ~House() { EXPECT_TRUE(server.stop()); }
  House(const House&) = delete;
  House& operator=(const House&) = delete;
  House(House&&) = delete;
  House& operator=(House&&) = delete;

  void expectUnharmed() {
    for (int i = 0; i < 3; ++i) EXPECT_TRUE(honest.decideOne());
  }
  Browser stranger() const {
    Browser browser(server);
    browser.hello();
    return browser;
  }
  std::string metric(const std::string& what) const {
    Browser browser(server);
    const auto text = browser.get("/metrics").body;
    const auto at = text.find("{what=\"" + what + "\"} ");
    return text.substr(at, text.find('\n', at) - at);
  }

  GameServer server;
  Company honest;
};

TEST(Hostile, MessagesThatAreNone) {
  House house;
  const Browser browser = house.stranger();
  const std::string good = R"("do":{"k":"list_plays","seat":"a"}})";
  const std::vector<std::string> bad = {"",
                                        " ",
                                        "{",
                                        "}",
                                        "null",
                                        "[]",
                                        "5",
                                        "\"sit\"",
                                        "{}",
                                        std::string(5000, '['),
                                        std::string(8000, '{'),
                                        R"({"v":1,"id":"x"})",
                                        R"({"v":1,"id":"x","do":null})",
                                        R"({"v":1,"id":"x","do":{}})",
                                        R"({"v":1,"id":"x","do":{"k":"rule"}})",
                                        R"({"v":1,"id":"x","do":{"k":5}})",
                                        R"({"v":1,"id":"x","do":["sit",0]})",
                                        R"({"v":0,"id":"x",)" + good,
                                        R"({"v":2,"id":"x",)" + good,
                                        R"({"v":-1,"id":"x",)" + good,
                                        R"({"v":"1","id":"x",)" + good,
                                        R"({"v":1.0,"id":"x",)" + good,
                                        R"({"v":99999999999,"id":"x",)" + good,
                                        R"({"v":1,"id":"",)" + good,
                                        R"({"v":1,"id":5,)" + good,
                                        R"({"v":1,"id":")" + std::string(65, 'i') + "\"," + good,
                                        R"({"v":1,"v":1,"id":"x",)" + good,
                                        R"({"v":1,"id":"x","admin":true,)" + good,
                                        R"({"v":1,"id":"x","do":{"k":"sit","place":1.5}})",
                                        R"({"v":1,"id":"x","do":{"k":"sit","place":"0"}})",
                                        R"({"v":1,"id":"x","do":{"k":"sit","place":99999999999}})",
                                        R"({"v":1,"id":"x","do":{"k":"sit","place":-9e99}})",
                                        R"({"v":1,"id":"x","do":{"k":"sit","place":0,"person":"p0"}})",
                                        R"({"v":1,"id":"x","do":{"k":"sit"}})",
                                        R"({"v":1,"id":"x","do":{"k":"sit","place":0,"place":1}})",
                                        R"({"v":1,"id":"x","do":{"k":"hidden"}})",
                                        R"({"v":1,"id":"x","do":{"k":"ended","result":"ac","seed":"0"}})",
                                        R"({"v":1,"id":"\ud800",)" + good,
                                        "{\"v\":1,\"id\":\"x\",\"" + std::string(39, 'n') + "ä\":1," + good};
  std::size_t sent = 0;
  while (sent < bad.size()) {
    Player evil(house.server, browser, house.honest.table);
    ASSERT_TRUE(evil.waitForView());
    for (int n = 0; n < 9 && sent < bad.size(); ++n, ++sent) {
      evil.error.reset();
      evil.send(bad[sent]);
      ASSERT_TRUE(evil.until([&] { return evil.error.has_value(); })) << bad[sent];
      EXPECT_EQ(nameOf(evil.error->code), "malformed") << bad[sent];
    }
    EXPECT_EQ(evil.want(table::ListPlays{"a"}), "not_your_seat");  // and goes on
  }
  house.expectUnharmed();
}

TEST(Hostile, TooManyMessagesThatAreNone) {
  House house;
  const Browser browser = house.stranger();
  Player evil(house.server, browser, house.honest.table);
  ASSERT_TRUE(evil.waitForView());
  for (int n = 0; n < 50; ++n) evil.send("nonsense");
  EXPECT_EQ(evil.talker().end().first, 1008);
  house.expectUnharmed();
}

std::string upgradeHead(const std::string& table, const std::string& cookie, const std::string& more = "") {
  return "GET /ws/" + table +
         " HTTP/1.1\r\nHost: localhost\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nCookie: " + cookie + "\r\n" +
         more + "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n";
}

TEST(Hostile, BinaryAndOversizedMessages) {
  House house;
  const Browser browser = house.stranger();
  Player large(house.server, browser, house.honest.table);
  ASSERT_TRUE(large.waitForView());
  large.send(std::string(17 * 1024, ' '));
  EXPECT_EQ(large.talker().end().first, 1009);
  Raw binary(house.server.port());
  binary.send(upgradeHead(house.honest.table, browser.cookie));
  EXPECT_NE(binary.readUntil("\r\n\r\n").find(" 101 "), std::string::npos);
  binary.send(std::string("\x82\x81\0\0\0\0b", 7));
  EXPECT_NE(binary.readUntil("\x03\xEB").find("\x03\xEB"), std::string::npos);  // 1003
  house.expectUnharmed();
}

TEST(Hostile, ThousandsOfMessages) {
  auto settings = GameServer::free();
  settings.limits = true;
  House house(settings);
  const Browser browser = house.stranger();
  Player evil(house.server, browser, house.honest.table);
  ASSERT_TRUE(evil.waitForView());
  for (int n = 0; n < 3000; ++n)
    evil.send(R"({"v":1,"id":"x)" + std::to_string(n) + R"(","do":{"k":"list_plays","seat":"a"}})");
  EXPECT_EQ(evil.talker().end().first, 1008);
  house.expectUnharmed();
}

TEST(Hostile, DecisionsOfOthers) {
  House house;
  Player& reader = house.honest.player(0);
  const std::string position = reader.game->position;
  const Browser browser = house.stranger();
  Player stranger(house.server, browser, house.honest.table);
  Player second(house.server, house.honest.browsers[1], house.honest.table);
  ASSERT_TRUE(stranger.waitForView());
  ASSERT_TRUE(second.waitForView());
  for (Player* evil : {&stranger, &second}) {
    EXPECT_EQ(evil->want(table::Give{"a", "1"}), "not_your_seat");
    EXPECT_EQ(evil->want(table::MakePlay{"a", "1:aA"}), "not_your_seat");
    EXPECT_EQ(evil->want(table::TakeBack{"a"}), "not_your_seat");
    EXPECT_EQ(evil->want(table::ListPlays{"a"}), "not_your_seat");
    for (const std::string seat : {"", "b", "f", "g", "ac", "A", "\x01", "🂡"})
      EXPECT_NE(evil->want(table::Give{seat, "1"}), "") << seat;
    for (const int place : {-1, 2, 7, 8, 31, 32, 255, 256, 65536, 2147483647, -2147483647 - 1}) {
      EXPECT_NE(evil->want(table::Vote{place}), "") << place;
      EXPECT_NE(evil->want(table::Mute{place, true}), "") << place;
      EXPECT_NE(evil->want(table::Sit{place}), "") << place;
      EXPECT_NE(evil->want(table::Rise{place}), "") << place;
      EXPECT_NE(evil->want(table::SeatBot{place, "simple"}), "") << place;
      EXPECT_NE(evil->want(table::HandOver{place}), "") << place;
      EXPECT_NE(evil->want(table::AskSeat{place}), "") << place;
      EXPECT_NE(evil->want(table::AnswerSeat{place, true}), "") << place;
    }
    EXPECT_NE(evil->want(table::Say{"he holds a seven"}), "");
    EXPECT_NE(evil->want(table::Start{}), "");
  }
  EXPECT_EQ(stranger.want(table::Leave{}), "not_seated");
  EXPECT_EQ(stranger.want(table::OfferAbort{}), "not_seated");
  EXPECT_EQ(stranger.want(table::AnswerAbort{true}), "not_seated");
  EXPECT_EQ(stranger.want(table::SayPhrase{"hello"}), "not_seated");
  EXPECT_EQ(reader.want(table::ListPlays{"a"}), "");
  EXPECT_EQ(reader.game->position, position);
  house.expectUnharmed();
}

TEST(Hostile, IdsAreEachPersonsOwn) {
  House house;
  EXPECT_EQ(house.honest.player(1).want(table::SayPhrase{"hello"}, "same"), "");
  const auto after = house.honest.player(1).answer->n;
  EXPECT_EQ(house.honest.player(1).want(table::SayPhrase{"hello"}, "same"), "");
  EXPECT_EQ(house.honest.player(1).answer->n, after);  // done once
  EXPECT_EQ(house.honest.player(0).want(table::SayPhrase{"hello"}, "same"), "");
  EXPECT_EQ(house.honest.player(0).answer->n, after + 1);  // not taken for the other's
  // Odd ids are just ids, and come back after a restart.
  const std::string odd("\0\x1f\"\\\n😀\x7f", 10);
  EXPECT_EQ(house.honest.player(0).want(table::SayPhrase{"hello"}, odd), "");
  const auto first = house.honest.player(0).answer->n;
  house.server.restart();
  for (int p = 0; p < 2; ++p) house.honest.join(house.server, p);
  const auto last = house.honest.player(0).last;
  EXPECT_EQ(house.honest.player(0).want(table::SayPhrase{"hello"}, odd), "");
  EXPECT_EQ(house.honest.player(0).answer->n, first);
  EXPECT_EQ(house.honest.player(0).last, last);
  house.expectUnharmed();
}

TEST(Hostile, CommandsBeforeTheTableWasShown) {
  House house;
  house.server.restart();  // nobody is known by heart any more: who comes is looked up first
  for (int p = 0; p < 2; ++p) house.honest.join(house.server, p);
  Browser browser = house.stranger();
  house.server.restart();
  Player eager(house.server, browser, house.honest.table);
  for (int n = 0; n < 10; ++n) eager.send(R"({"v":1,"id":"e)" + std::to_string(n) + R"(","do":{"k":"offer_abort"}})");
  EXPECT_TRUE(eager.until([&] { return eager.error && eager.error->re == "e9"; }));
  EXPECT_EQ(nameOf(eager.error->code), "not_seated");
  EXPECT_TRUE(eager.view);
  for (int p = 0; p < 2; ++p) house.honest.join(house.server, p);
  house.expectUnharmed();
}

TEST(Hostile, NobodyAndForeignPages) {
  House house;
  Browser nobody(house.server);
  EXPECT_EQ(Player(house.server, nobody, house.honest.table).talker().end().first, 0);  // refused with 401
  nobody.cookie = "tacit=0123456789abcdef";
  EXPECT_EQ(Player(house.server, nobody, house.honest.table).talker().end().first, 4401);
  const Browser browser = house.stranger();
  EXPECT_EQ(Player(house.server, browser, "nowhere").talker().end().first, 0);
  EXPECT_EQ(Player(house.server, browser, "..%2f" + house.honest.table).talker().end().first, 0);
  for (const std::string origin : {"http://evil.example", "null", "http://x.evil", "file://"}) {
    Raw raw(house.server.port());
    raw.send(upgradeHead(house.honest.table, browser.cookie, "Origin: " + origin + "\r\n"));
    EXPECT_NE(raw.readUntil("\r\n\r\n").find(" 403 "), std::string::npos) << origin;
  }
  Raw ours(house.server.port());
  ours.send(upgradeHead(house.honest.table, browser.cookie, "Origin: http://localhost\r\n"));
  EXPECT_NE(ours.readUntil("\r\n\r\n").find(" 101 "), std::string::npos);
  house.expectUnharmed();
}

// Asks for much and reads nothing.
TEST(Hostile, ASlowReader) {
  House house;
  for (int i = 0; i < 4; ++i) ASSERT_TRUE(house.honest.decideOne());
  Player slow(house.server, house.honest.browsers[0], house.honest.table);
  ASSERT_TRUE(slow.waitForView());
  slow.talker().pauseReading();
  const std::string text = R"({"v":1,"id":")" + std::string(60, 'i') + R"(","do":{"k":"list_plays","seat":"a"}})";
  bool closed = false;
  for (int round = 0; round < 400 && !closed; ++round) {
    for (int n = 0; n < 500; ++n) slow.send(text);
    closed = house.metric("slow_readers_closed") == "{what=\"slow_readers_closed\"} 1";
  }
  EXPECT_TRUE(closed ||
              comesTrue([&] { return house.metric("slow_readers_closed") == "{what=\"slow_readers_closed\"} 1"; }));
  house.expectUnharmed();
}

TEST(Hostile, HalfOpenConnections) {
  House house;
  const Browser browser = house.stranger();
  std::vector<std::unique_ptr<Raw>> raws;
  for (int n = 0; n < 30; ++n) {
    raws.push_back(std::make_unique<Raw>(house.server.port()));
    const std::string head = upgradeHead(house.honest.table, browser.cookie);
    raws.back()->send(n % 3 == 0 ? head : head.substr(0, static_cast<std::size_t>(5 * n)));
    if (n % 3 == 0) raws.back()->readUntil("\r\n\r\n");
    if (n % 6 == 0) raws.back()->send("\x81\xFE\x10");  // and half a frame
  }
  house.expectUnharmed();
  Player& reader = house.honest.player(0);
  EXPECT_TRUE(reader.until([&] { return reader.presence->spectators == 10; }));
  raws.clear();  // gone without a word
  EXPECT_TRUE(reader.until([&] { return reader.presence->spectators == 0; }));
  house.expectUnharmed();
}

TEST(Hostile, HeadsThatSmuggle) {
  House house;
  const std::string second = "GET /api/me HTTP/1.1\r\nHost: localhost\r\n\r\n";
  for (const std::string head :
       {"Content-Length: 5\r\nTransfer-Encoding: chunked\r\n", "Content-Length: 0\r\nContent-Length: 44\r\n",
        "Transfer-Encoding: identity, chunked\r\nTransfer-Encoding: identity\r\n", "Transfer-Encoding : chunked\r\n",
        "Content-Length: +5\r\n", "Content-Length: 0x5\r\n", "Content-Length: -1\r\n"}) {
    Raw raw(house.server.port());
    raw.send("POST /api/hello HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n" + head +
             "\r\n0\r\n\r\n" + second);
    const std::string all = raw.readAll();
    EXPECT_TRUE(all.starts_with("HTTP/1.1 4") || all.starts_with("HTTP/1.1 5")) << head << all;
    EXPECT_EQ(all.find("HTTP/1.1", 8), std::string::npos) << head << all;  // one answer, then the end
  }
  house.expectUnharmed();
}

TEST(Hostile, PathsThatClimb) {
  const testing::TemporaryFolder folder;
  std::filesystem::create_directories(folder.path("page/sub"));
  std::ofstream(folder.path("page/index.html")) << "the page";
  std::ofstream(folder.path("secret.txt")) << "top secret";
  auto settings = GameServer::free();
  settings.page = folder.path("page");
  House house(settings);
  for (const std::string path :
       {"/../secret.txt", "/%2e%2e/secret.txt", "/sub/../../secret.txt", "/..%2fsecret.txt", "//../secret.txt",
        "/.%2e/secret.txt", "/%2e%2e%2fsecret.txt", "/..\\secret.txt", "/sub/%2e%2e/%2e%2e/secret.txt",
        "/../data/tacit.sqlite", "/..%00/secret.txt", "//etc/passwd", "/%2fetc/passwd"}) {
    Raw raw(house.server.port());
    raw.send("GET " + path + " HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    const std::string all = raw.readAll();
    EXPECT_EQ(all.find("top secret"), std::string::npos) << path;
    EXPECT_EQ(all.find("root:"), std::string::npos) << path;
    EXPECT_EQ(all.find("SQLite"), std::string::npos) << path;
    EXPECT_TRUE(all.starts_with("HTTP/1.1 ")) << path;
  }
  for (const std::string path : {"/api/games/../../etc/passwd.tac", "/api/games/%27%20or%201=1.tac", "/api/people/%00",
                                 "/api/tables/%ff", "/api/history?person=%00&before=%ff", "/api/history?person=%zz"}) {
    Browser browser(house.server);
    EXPECT_NE(browser.get(path).status, 500) << path;
  }
  house.expectUnharmed();
}

TEST(Hostile, MoreConnectionsThanOneAddressMayHave) {
  auto settings = GameServer::free();
  settings.limits = true;
  settings.maxConnectionsPerAddress = 40;
  House house(settings);
  const Browser browser = house.stranger();
  std::vector<std::unique_ptr<Raw>> raws;
  int refused = 0;
  for (int n = 0; n < 200; ++n) {
    raws.push_back(std::make_unique<Raw>(house.server.port()));
    if (n < 80) continue;  // these just sit there
    raws.back()->send("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    if (raws.back()->readAll().find("ok\n") == std::string::npos) ++refused;
  }
  EXPECT_EQ(refused, 120);
  house.expectUnharmed();
  raws.clear();
  EXPECT_TRUE(comesTrue([&] {
    Raw raw(house.server.port());
    raw.send("GET /healthz HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n");
    return raw.readAll().find("ok\n") != std::string::npos;
  }));
  house.expectUnharmed();
}

// Commands of the right shape with all kinds of values, from somebody with a place and from somebody without one.
TEST(Hostile, CommandsAtRandom) {
  auto settings = GameServer::free();
  settings.wordsMilliseconds = 1;  // words are sealed at random and hardly ever shown
  GameServer server(settings);
  Company company(server, optionsOf("four", "random"), 3);
  Random random(7);
  const Browser stranger = [&] {
    Browser browser(server);
    browser.hello();
    return browser;
  }();
  Player fourth(server, stranger, company.table);
  ASSERT_TRUE(fourth.waitForView());
  const std::vector<std::string> words = {"",  "a", "b", "c", "d",       "e",      "1",     "13",  "TAC",
                                          "x", "7", "2", "8", "13:aA-1", "simple", "hello", "sad", "🙂"};
  const auto word = [&] { return words[random.below(static_cast<std::uint32_t>(words.size()))]; };
  const auto place = [&] { return static_cast<int>(random.below(6)) - 1; };
  const auto any = [&]() -> table::CommandBody {
    switch (random.below(21)) {
      case 0: return table::Sit{place()};
      case 1: return table::Rise{place()};
      case 2: return table::SeatBot{place(), word()};
      case 3: return table::CommitWord{random.below(2) == 0 ? word() : fair::commitmentTo(word())};
      case 4: return table::Start{};
      case 5: return table::Give{word(), word()};
      case 6: return table::MakePlay{word(), word()};
      case 7: return table::TakeBack{word()};
      case 8: return table::Leave{};
      case 9: return table::Return{};
      case 10: return table::Vote{place()};
      case 11: return table::OfferAbort{};
      case 12: return table::AnswerAbort{random.below(2) == 0};
      case 13: return table::WantRematch{};
      case 14: return table::Say{word()};
      case 15: return table::SayPhrase{word()};
      case 16: return table::ShowWord{word()};
      case 17: return table::HandOver{place()};
      case 18: return table::AskSeat{place()};
      case 19: return table::AnswerSeat{place(), random.below(2) == 0};
      default: return table::Mute{place(), random.below(2) == 0};
    }
  };
  int done = 0;
  for (int n = 0; n < 400; ++n) {
    Player& one = n % 4 == 3 ? fourth : company.player(n % 4);
    const std::string code = one.want(any());
    ASSERT_NE(code, "(closed)");
    done += code.empty() ? 1 : 0;
  }
  EXPECT_GT(done, 20);
  EXPECT_TRUE(server.stop());
  table::Table table;
  for (const auto& event : server.events(company.table)) table.apply(event);
  EXPECT_EQ(table.lastNumber(), static_cast<std::int64_t>(server.events(company.table).size()));
}

TEST(Hostile, FiguresAreForThisMachine) {
  for (const bool open : {false, true}) {
    auto settings = GameServer::free();
    settings.trustProxy = true;
    settings.openMetrics = open;
    const GameServer server(settings);
    const auto ask = [&](const std::string& from) {
      return testing::httpCall(server.address(), "GET", "/metrics", {{"X-Forwarded-For", from}}).status;
    };
    EXPECT_EQ(ask("127.0.0.1"), 200);
    EXPECT_EQ(ask("203.0.113.7"), open ? 200 : 403);
  }
}

}  // namespace
}  // namespace tacit::server
