// Words for the shuffles over the wire: sealed before any is shown, so that nobody can choose the cards by the last
// one.
#include <gtest/gtest.h>

#include "fair/shuffler.h"
#include "fair/verify.h"
#include "notation/game_file.h"
#include "support/game_server.h"
#include "support/program.h"
#include "table/record.h"

namespace tacit::server {
namespace {

using table::CommitWord;
using table::ShowWord;
using table::Stage;
using table::Start;
using testing::Browser;
using testing::Company;
using testing::GameServer;
using testing::optionsOf;
using testing::placesAt;
using testing::Player;

std::string wordOf(int person) {
  return std::string(31, 'a') + std::to_string(person) + (person == 0 ? "" : " word " + std::to_string(person));
}

struct Sealed : Company {
  explicit Sealed(const GameServer& server, std::string_view type = "four", int people = 4)
      : Company(server, optionsOf(type, "simple"), people) {
    for (int p = 0; p < people; ++p) EXPECT_EQ(player(p).want(CommitWord{fair::commitmentTo(wordOf(p))}), "");
  }
  // The words are called, and all have heard it.
  void call() {
    EXPECT_EQ(player(0).want(Start{}), "");
    const auto called = player(0).last;
    for (const auto& one : players) EXPECT_TRUE(one->waitFor(called));
    EXPECT_NE(player(1).events.back().find("words_called"), std::string::npos);
  }
  std::string show(int p) { return player(p).want(ShowWord{wordOf(p)}); }
  bool begins(int p) {
    return player(p).until([&] { return player(p).game.has_value(); });
  }
};

notation::GameRecord keptRecord(GameServer& server, const std::string& table) {
  EXPECT_TRUE(server.stop());
  return table::recordOf(server.events(table));
}

TEST(SealedWords, AreShownWhenAllAreSealed) {
  GameServer server;
  Sealed company(server, "two", 2);
  EXPECT_EQ(company.show(1), "not_now");
  const std::string changed = std::string(32, 'b') + " another mind";
  EXPECT_EQ(company.player(1).want(CommitWord{fair::commitmentTo(changed)}), "");
  company.call();
  EXPECT_EQ(company.player(0).places[1].commit, fair::commitmentTo(changed));

  Player late(server, company.browsers[1], company.table);  // another tab, or the same one after a reload
  ASSERT_TRUE(late.waitForView());
  EXPECT_TRUE(late.view->called);
  EXPECT_EQ(late.view->stage, Stage::Open);
  EXPECT_EQ(company.player(1).want(CommitWord{fair::commitmentTo(wordOf(1))}), "not_now");
  EXPECT_EQ(company.player(1).want(table::Rise{1}), "not_now");
  EXPECT_EQ(company.player(1).want(table::Leave{}), "not_now");
  EXPECT_EQ(company.player(0).want(table::Sit{1}), "not_now");
  EXPECT_EQ(company.player(0).want(Start{}), "not_now");

  EXPECT_EQ(late.want(ShowWord{changed}), "");
  EXPECT_EQ(late.want(ShowWord{changed}), "");  // shown already
  EXPECT_EQ(company.show(1), "bad_word");
  EXPECT_FALSE(company.player(0).game);
  EXPECT_EQ(company.show(0), "");
  EXPECT_TRUE(company.begins(1));
  EXPECT_EQ(company.show(0), "not_now");
  company.playToTheEnd();

  Browser& browser = company.browsers[0];
  ASSERT_TRUE(testing::comesTrue([&] { return browser.get("/api/games/" + company.table + ".tac").status == 200; }));
  const auto record = notation::parseGameFile(browser.get("/api/games/" + company.table + ".tac").body);
  ASSERT_TRUE(record) << record.error();
  EXPECT_EQ(*record->header("Words"), wordOf(0) + '|' + changed);  // by place, no matter who was first
  const auto verdict = fair::verify(*record);
  ASSERT_TRUE(verdict) << verdict.error();
  EXPECT_EQ(verdict->sealed, 2);
  EXPECT_EQ(verdict->withheld, 0);
}

TEST(SealedWords, NobodySealedAny) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  company.start();
  const auto record = keptRecord(server, company.table);
  EXPECT_EQ(record.header("Words"), nullptr);
  EXPECT_EQ(record.header("WordCommits"), nullptr);
}

// What somebody does who has learnt the seed and the others' words: tries his own until the neighbours hold as few
// opening cards as can be. Shares no code with the server.
std::string groundWord(const std::string& seed, const std::string& before) {
  const std::string script = R"(
import hashlib, hmac, sys
seed, before = bytes.fromhex(sys.argv[1]), sys.argv[2]
cards = "1 2 3 4 5 6 7 8 9 10 12 13 TRI TAC JES ANG WAR DEV".split()
count = [9, 7, 7, 7, 7, 7, 8, 7, 7, 7, 7, 9, 7, 4, 1, 1, 1, 1]
def opening(word):
    def numbers(i=0):
        while True:
            block = hmac.digest(seed, f"tacit shuffle 1\n{before}|{word}\n{i}".encode(), "sha256")
            yield from (int.from_bytes(block[j:j + 4], "big") for j in range(0, 32, 4))
            i += 1
    source = numbers()
    below = lambda n: next(x for x in source if x < 2**32 // n * n) % n
    dealer, pack = below(4), [card for card, n in zip(cards, count) for _ in range(n)]
    for n in range(len(pack), 1, -1):
        j = below(n)
        pack[n - 1], pack[j] = pack[j], pack[n - 1]
    hands = {(dealer + 1 + i) % 4: pack[5 * i:5 * i + 5] for i in range(4)}
    return sum(card in ("1", "13") for seat in (0, 2) for card in hands[seat])
print(min((f"{n:032x} mine" for n in range(500)), key=opening))
)";
  const auto found = testing::shell("python3 -c '" + script + "' " + seed + " '" + before + "'");
  EXPECT_EQ(found.code, 0) << found.out;
  return found.out.substr(0, found.out.find('\n'));
}

TEST(SealedWords, TheLastOneCannotBeChosenByTheSeedAndTheOthers) {
  GameServer server;
  Sealed company(server);
  company.call();
  for (int p = 0; p < 3; ++p) EXPECT_EQ(company.show(p), "");
  server.stop();
  const auto seed = std::get<table::Created>(server.events(company.table).front().what).seed.value();
  const std::string others = wordOf(0) + '|' + wordOf(1) + '|' + wordOf(2);
  const std::string ground = groundWord(seed, others);
  ASSERT_EQ(ground.size(), 37U) << ground;

  server.start();
  for (int p = 0; p < 4; ++p) company.join(server, p);
  Player& last = company.player(3);
  EXPECT_TRUE(last.view->called);
  EXPECT_EQ(last.view->words, others);
  EXPECT_EQ(last.want(ShowWord{ground}), "bad_word");
  EXPECT_EQ(last.want(CommitWord{fair::commitmentTo(ground)}), "not_now");
  EXPECT_EQ(company.show(3), "");
  EXPECT_TRUE(company.begins(3));

  const auto record = keptRecord(server, company.table);
  EXPECT_EQ(*record.header("Words"), others + '|' + wordOf(3));
  const fair::Shuffler fairOne(*fair::secretFrom(seed), others + '|' + wordOf(3));
  Position dealt = fairOne.beforeFirstDeal(record.setup);
  Stack stack;
  fairOne.dealNext(dealt, stack);
  EXPECT_EQ(record.deals.at(0).hands, dealt.hands);
}

TEST(SealedWords, OneIsWithheld) {
  auto settings = GameServer::free();
  settings.wordsMilliseconds = 300;
  GameServer server(settings);
  Sealed company(server, "two", 2);
  company.call();
  EXPECT_EQ(company.show(0), "");
  EXPECT_TRUE(company.begins(1));
  EXPECT_EQ(company.show(1), "not_now");
  EXPECT_EQ(company.player(0).want(table::OfferAbort{}), "");
  EXPECT_EQ(company.player(1).want(table::AnswerAbort{true}), "");
  const auto record = keptRecord(server, company.table);
  EXPECT_EQ(*record.header("Words"), wordOf(0));
  EXPECT_TRUE(record.header("WordCommits")->ends_with(':' + fair::commitmentTo(wordOf(1)) + " withheld"));
  const auto verdict = fair::verify(record);
  ASSERT_TRUE(verdict) << verdict.error();
  EXPECT_EQ(verdict->sealed, 2);
  EXPECT_EQ(verdict->withheld, 1);
}

// Nobody shows anything, and the server is away for a while: the game begins all the same.
TEST(SealedWords, AreNotWaitedForAfterARestart) {
  auto settings = GameServer::free();
  settings.wordsMilliseconds = 1'000;
  GameServer server(settings);
  Sealed company(server, "two", 2);
  company.call();
  server.restart();
  for (int p = 0; p < 2; ++p) company.join(server, p);
  EXPECT_TRUE(company.begins(0));
  EXPECT_TRUE(company.begins(1));
  const auto record = keptRecord(server, company.table);
  EXPECT_EQ(record.header("Words"), nullptr);
  EXPECT_NE(record.header("WordCommits"), nullptr);
}

TEST(Starting, IsTheHostsAloneUntilTheyHandItOver) {
  GameServer server;
  Company company(server, optionsOf("four", "simple"), 3);
  Browser stranger(server);
  stranger.hello();
  Player fourth(server, stranger, company.table);
  ASSERT_TRUE(fourth.waitForView());
  company.players[0].reset();
  ASSERT_TRUE(fourth.until([&] { return fourth.presence && fourth.presence->here == placesAt({1, 2}); }));
  for (Player* const one : {&fourth, &company.player(1), &company.player(2)}) EXPECT_EQ(one->want(Start{}), "not_host");
  EXPECT_EQ(company.player(1).want(table::HandOver{1}), "not_host");
  company.join(server, 0);
  EXPECT_EQ(company.player(0).want(table::HandOver{2}), "");
  EXPECT_EQ(company.player(0).want(Start{}), "not_host");
  ASSERT_TRUE(fourth.until([&] { return fourth.host == company.ids[2]; }));
  server.restart();
  company.join(server, 2);
  EXPECT_EQ(company.player(2).host, company.ids[2]);
  EXPECT_EQ(company.player(2).want(Start{}), "");
  EXPECT_TRUE(company.player(2).until([&] { return company.player(2).game.has_value(); }));
}

TEST(Starting, ByAHostWhoLooksOn) {
  GameServer server;
  Company company(server, optionsOf("four", "simple"), 2);
  EXPECT_EQ(company.player(0).want(table::Rise{0}), "");
  EXPECT_EQ(company.player(0).want(Start{}), "");
  EXPECT_TRUE(company.player(1).until([&] { return company.player(1).game.has_value(); }));
  EXPECT_EQ(company.player(1).stage, Stage::Playing);
}

}  // namespace
}  // namespace tacit::server
