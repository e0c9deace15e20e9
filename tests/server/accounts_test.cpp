// Accounts through real sockets: passwords, sessions, recovery, names, guests who are marked, people who go.
#include "people/accounts.h"

#include <gtest/gtest.h>
#include <sys/resource.h>

#include <fstream>
#include <future>

#include "fair/verify.h"
#include "notation/game_file.h"
#include "people/erasing.h"
#include "service/secrets.h"
#include "support/game_server.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::Company;
using testing::errorOf;
using testing::GameServer;
using testing::optionsOf;
using testing::Player;

const std::string kGood = "correct horse";
const std::string kBetter = "battery staple";

std::string credentials(const std::string& name, const std::string& password) {
  return json::text(service::Credentials{name, password});
}

people::AccountMade makeAccount(Browser& browser, const std::string& name, const std::string& password = kGood) {
  browser.hello();
  const auto answer = browser.post("/api/account", credentials(name, password));
  EXPECT_EQ(answer.status, 200) << answer.body;
  return browser.read<people::AccountMade>(answer);
}

int signIn(Browser& browser, const std::string& name, const std::string& password = kGood) {
  return browser.post("/api/login", credentials(name, password)).status;
}

int endOf(Player& player) {
  player.until([] { return false; });
  return player.talker().end().first;
}

TEST(Accounts, ACookieAloneChangesNoPassword) {
  const GameServer server;
  Browser ada(server);
  makeAccount(ada, "Ada");
  EXPECT_EQ(errorOf(ada.post("/api/account", credentials("Ada", kBetter))), "has_account");
  EXPECT_EQ(errorOf(ada.post("/api/account", credentials("Eve", kBetter))), "has_account");
  Browser other(server);
  EXPECT_EQ(signIn(other, "Ada", kBetter), 403);
  EXPECT_EQ(signIn(other, "Ada"), 200);
}

TEST(Accounts, ChangingAPasswordTakesTheOldOne) {
  const GameServer server;
  Browser ada(server);
  Browser away(server);
  makeAccount(ada, "Ada");
  ASSERT_EQ(signIn(away, "Ada"), 200);
  const auto table = ada.makeTable(optionsOf("two", "simple"));
  Player here(server, ada, table);
  Player there(server, away, table);
  ASSERT_TRUE(here.waitForView());
  ASSERT_TRUE(there.waitForView());

  const auto change = [&](const std::string& old, const std::string& next) {
    return ada.post("/api/password", json::text(people::PasswordChange{old, next}));
  };
  EXPECT_EQ(change("wrong horse", kBetter).status, 403);
  EXPECT_EQ(errorOf(change(kGood, "password1")), "bad_password");
  EXPECT_EQ(away.get("/api/me").status, 200);
  EXPECT_EQ(change(kGood, kBetter).status, 200);
  EXPECT_EQ(endOf(there), 4401);
  EXPECT_EQ(away.get("/api/me").status, 401);
  EXPECT_EQ(ada.get("/api/me").status, 200);
  EXPECT_EQ(here.want(table::Sit{0}), "");
  EXPECT_EQ(signIn(away, "Ada"), 403);
  EXPECT_EQ(signIn(away, "Ada", kBetter), 200);
  Browser guest(server);
  guest.hello();
  EXPECT_EQ(errorOf(guest.post("/api/password", json::text(people::PasswordChange{kGood, kBetter}))), "no_account");
}

TEST(Accounts, SessionsAreListedAndEndOneByOne) {
  const GameServer server;
  Browser ada(server);
  Browser second(server);
  Browser third(server);
  makeAccount(ada, "Ada");
  ASSERT_EQ(signIn(second, "Ada"), 200);
  ASSERT_EQ(signIn(third, "Ada"), 200);
  const auto list = [&](Browser& browser) {
    return browser.read<people::Sessions>(browser.get("/api/sessions")).sessions;
  };
  const auto mine = list(ada);
  ASSERT_EQ(mine.size(), 3U);
  EXPECT_EQ(std::ranges::count_if(mine, &people::SessionShown::current), 1);
  for (const auto& one : mine) {
    EXPECT_NE(one.id, service::tokenHash(ada.cookie.substr(6)));
    EXPECT_GT(one.created, base::Instant());
    EXPECT_EQ(one.device, "Unknown device");
  }
  const auto table = ada.makeTable(optionsOf("two", "simple"));
  Player watching(server, second, table);
  ASSERT_TRUE(watching.waitForView());
  const auto seen = list(second);
  const auto its = *std::ranges::find_if(seen, &people::SessionShown::current);
  Browser stranger(server);
  stranger.hello();
  EXPECT_EQ(stranger.post("/api/sessions/end", json::text(people::SessionsEnd{its.id})).status, 404);
  EXPECT_EQ(ada.post("/api/sessions/end", json::text(people::SessionsEnd{its.id})).status, 200);
  EXPECT_EQ(endOf(watching), 4401);
  EXPECT_EQ(second.get("/api/me").status, 401);
  EXPECT_EQ(third.get("/api/me").status, 200);
  const auto left = ada.read<people::Sessions>(ada.post("/api/sessions/end"));
  ASSERT_EQ(left.sessions.size(), 1U);
  EXPECT_TRUE(left.sessions[0].current);
  EXPECT_EQ(third.get("/api/me").status, 401);
  EXPECT_EQ(ada.get("/api/me").status, 200);
}

TEST(Accounts, SessionsThatAreNotUsedEnd) {
  GameServer server;
  Browser browser(server);
  const auto answer = browser.post("/api/hello");
  EXPECT_NE(answer.header("Set-Cookie").find("Max-Age=" + std::to_string(90 * 24 * 3600)), std::string::npos);
  server.stop();
  const std::string session = service::tokenHash(browser.cookie.substr(6));
  constexpr std::chrono::hours kDay{24};
  const auto used = server.store()->sessions().find(session)->used;
  server.store()->sessions().touch(session, used - 89 * kDay);
  server.start();
  Browser again(server);
  again.cookie = browser.cookie;
  EXPECT_EQ(again.get("/api/me").status, 200);  // and is used by that
  EXPECT_EQ(again.get("/api/sessions").status, 200);
  server.stop();
  EXPECT_GE(server.store()->sessions().find(session)->used, used);
  server.store()->sessions().touch(session, used - 91 * kDay);
  server.start();
  Browser late(server);
  late.cookie = browser.cookie;
  EXPECT_EQ(late.get("/api/me").status, 401);
}

TEST(Accounts, WeakPasswordsAreRefusedWithAReason) {
  const GameServer server;
  Browser browser(server);
  browser.hello();
  for (const std::string password : {"12345678", "Passw0rd!", "Annabell1", "tacit2026", "short"}) {
    const auto answer = browser.post("/api/account", credentials("Annabell", password));
    EXPECT_EQ(answer.status, 400) << password;
    EXPECT_EQ(nameOf(browser.read<service::Failure>(answer).error), "bad_password");
    EXPECT_GT(browser.read<service::Failure>(answer).text.size(), 20U);
  }
}

TEST(Accounts, ACodeReplacesAForgottenPassword) {
  const GameServer server;
  Browser ada(server);
  const auto made = makeAccount(ada, "Ada");
  ASSERT_EQ(made.codes.size(), 8U);
  Browser lost(server);
  const auto recover = [&](const std::string& name, const std::string& code, const std::string& password = kBetter) {
    return lost.post("/api/recover", json::text(people::Recovery{name, code, password}));
  };
  EXPECT_EQ(errorOf(recover("Ada", "aaaa-bbbb-cccc")), "wrong_code");
  EXPECT_EQ(recover("Bob", made.codes[0]).body, recover("Ada", "aaaa-bbbb-cccc").body);
  EXPECT_EQ(errorOf(recover("Ada", made.codes[0], "password")), "bad_password");
  std::string shouted = made.codes[0];
  std::ranges::transform(shouted, shouted.begin(), [](unsigned char c) { return static_cast<char>(std::toupper(c)); });
  std::ranges::replace(shouted, '-', ' ');
  EXPECT_EQ(recover("ada", shouted).status, 200);
  EXPECT_EQ(lost.me().id, made.profile.id);
  EXPECT_EQ(ada.get("/api/me").status, 401);  // all others are out
  EXPECT_EQ(errorOf(recover("Ada", made.codes[0])), "wrong_code");
  EXPECT_EQ(signIn(ada, "Ada"), 403);
  EXPECT_EQ(signIn(ada, "Ada", kBetter), 200);

  EXPECT_EQ(ada.post("/api/recovery-codes", json::text(people::PasswordProof{kGood})).status, 403);
  const auto more =
      ada.read<people::RecoveryCodes>(ada.post("/api/recovery-codes", json::text(people::PasswordProof{kBetter})));
  ASSERT_EQ(more.codes.size(), 8U);
  EXPECT_EQ(errorOf(recover("Ada", made.codes[1])), "wrong_code");
  EXPECT_EQ(recover("Ada", more.codes[7], "a third one here").status, 200);
}

TEST(Accounts, TheOperatorMakesACodeForADay) {
  GameServer server;
  Browser ada(server);
  const auto made = makeAccount(ada, "Ada");
  const auto code = people::operatorCode(*server.store(), "ada");  // beside the running server
  ASSERT_TRUE(code.has_value());
  EXPECT_EQ(people::operatorCode(*server.store(), "Bob"), std::nullopt);
  constexpr std::chrono::hours kDay{24};
  const std::string hash = service::recoveryCodeHash(made.profile.id, *code);
  const auto now = server.store()->people().find(made.profile.id)->created;
  EXPECT_TRUE(server.store()->accounts().hasCode(made.profile.id, hash, now + kDay / 2));
  EXPECT_FALSE(server.store()->accounts().hasCode(made.profile.id, hash, now + 2 * kDay));
  Browser lost(server);
  EXPECT_EQ(lost.post("/api/recover", json::text(people::Recovery{"Ada", *code, kBetter})).status, 200);
  EXPECT_EQ(errorOf(lost.post("/api/recover", json::text(people::Recovery{"Ada", *code, kBetter}))), "wrong_code");
  EXPECT_EQ(lost.post("/api/recover", json::text(people::Recovery{"Ada", made.codes[0], kGood})).status, 200);
}

TEST(Accounts, NobodyBearsTheNameOfAnother) {
  const GameServer server;
  Browser ada(server);
  Browser guest(server);
  guest.hello("Ida");
  makeAccount(ada, "Ida");  // a guest who bears the name keeps it, and is marked
  EXPECT_EQ(guest.me().name, "Ida");
  EXPECT_FALSE(guest.me().account);
  const auto rename = [](Browser& browser, const std::string& name) {
    return browser.post("/api/name", json::text(service::NameWish{name}));
  };
  for (const std::string name : {"Ida", "IDA", "lda", "Idа", "I d a"}) {
    EXPECT_EQ(errorOf(rename(guest, name)), "name_taken") << name;
    EXPECT_EQ(errorOf(guest.post("/api/account", credentials(name, kGood))), "name_taken") << name;
  }
  for (const std::string name : {"Clara", "bot simple", "Tacit", "I\u200Bda"})
    EXPECT_EQ(errorOf(rename(guest, name)), "bad_name") << name;
  // An account that is renamed is signed in to by its new name, and the old one is free.
  EXPECT_EQ(rename(ada, "Grace").status, 200);
  Browser away(server);
  EXPECT_EQ(signIn(away, "Ida"), 403);
  EXPECT_EQ(signIn(away, "grace"), 200);
  EXPECT_EQ(rename(guest, "Idа").status, 200);
  EXPECT_EQ(errorOf(rename(guest, "Grаce")), "name_taken");
}

TEST(Accounts, GuestsAreMarkedWhereverTheirNameStands) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  Player& guest = company.player(1);
  EXPECT_TRUE(guest.places[0].guest);
  EXPECT_TRUE(guest.places[1].guest);
  const auto answer = company.browsers[0].post("/api/account", credentials("Ada", kGood));
  ASSERT_EQ(answer.status, 200);
  // The table hears of it at once.
  ASSERT_TRUE(guest.until([&] { return guest.places[0].name == "Ada"; }));
  EXPECT_FALSE(guest.places[0].guest);
  EXPECT_TRUE(guest.places[1].guest);
  EXPECT_EQ(company.browsers[1].post("/api/name", json::text(service::NameWish{"Bea"})).status, 200);
  ASSERT_TRUE(guest.until([&] { return guest.places[1].name == "Bea"; }));
  company.start();
  company.playToTheEnd();
  Browser& browser = company.browsers[0];
  service::History history;
  ASSERT_TRUE(testing::comesTrue([&] {
    history = browser.read<service::History>(browser.get("/api/history?person=" + company.ids[0]));
    return !history.games.empty();
  }));
  EXPECT_EQ(history.games[0].players[0].name, "Ada");
  EXPECT_FALSE(history.games[0].players[0].guest);
  EXPECT_EQ(history.games[0].players[1].name, "Bea");
  EXPECT_TRUE(history.games[0].players[1].guest);
  EXPECT_TRUE(server.stop());
}

// ---- Going ----

void expectNoTrace(const GameServer& server, const std::string& table, const std::string& name) {
  const auto store = server.store();
  const auto record = store->games().record(table);
  ASSERT_TRUE(record.has_value());
  EXPECT_EQ(record->find(name), std::string::npos) << *record;
  for (const auto& event : store->tables().events(table)) EXPECT_EQ(event.find(name), std::string::npos) << event;
  const auto game = store->games().find(table).value();
  for (const auto& one : game.participants) EXPECT_NE(one.name, name);
  const auto parsed = notation::parseGameFile(*record);
  ASSERT_TRUE(parsed) << parsed.error();
  const auto verdict = fair::verify(*parsed);
  EXPECT_TRUE(verdict) << verdict.error();
}

TEST(Accounts, WhoGoesLeavesGamesWithoutTheName) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  Browser& ada = company.browsers[0];
  ASSERT_EQ(ada.post("/api/account", credentials("Adalbert", kGood)).status, 200);
  EXPECT_EQ(company.player(0).want(table::Say{"Adalbert greets you"}), "");
  company.start();
  company.playToTheEnd();
  ASSERT_TRUE(testing::comesTrue([&] { return ada.get("/api/games/" + company.table + ".tac").status == 200; }));
  // One more table where the game is still on.
  const auto next = ada.makeTable(optionsOf("two", "simple"));
  Player still(server, ada, next);
  Player other(server, company.browsers[1], next);
  ASSERT_TRUE(still.waitForView());
  ASSERT_TRUE(other.waitForView());
  EXPECT_EQ(still.want(table::Sit{0}), "");
  EXPECT_EQ(other.want(table::Sit{1}), "");
  EXPECT_EQ(still.want(table::Start{}), "");

  const auto file = ada.get("/api/export");
  EXPECT_NE(file.header("Content-Disposition").find("attachment"), std::string::npos);
  const auto all = ada.read<operations::Export>(file);
  EXPECT_EQ(all.profile.name, "Adalbert");
  ASSERT_EQ(all.games.size(), 1U);
  EXPECT_EQ(all.games[0].summary.table, company.table);
  EXPECT_TRUE(notation::parseGameFile(all.games[0].file));
  EXPECT_EQ(all.sessions.size(), 1U);
  EXPECT_EQ(file.body.find(ada.cookie.substr(6)), std::string::npos);
  EXPECT_EQ(file.body.find(service::tokenHash(ada.cookie.substr(6))), std::string::npos);

  EXPECT_EQ(ada.post("/api/delete").status, 403);
  EXPECT_EQ(ada.post("/api/delete", json::text(people::PasswordProof{"wrong horse"})).status, 403);
  EXPECT_EQ(ada.get("/api/me").status, 200);
  EXPECT_EQ(ada.post("/api/delete", json::text(people::PasswordProof{kGood})).status, 200);
  EXPECT_EQ(endOf(still), 4401);
  EXPECT_EQ(ada.get("/api/me").status, 401);
  EXPECT_EQ(ada.get("/api/people/" + company.ids[0]).status, 404);
  EXPECT_EQ(signIn(ada, "Adalbert"), 403);
  // A bot plays on in the seat that is left.
  ASSERT_TRUE(other.until([&] { return other.places[0].absent; }));
  EXPECT_EQ(other.places[0].name, "deleted");
  constexpr Seat mine{2};
  while (other.until([&] { return other.over() || other.decides(mine); }) && !other.over())
    ASSERT_EQ(other.decide(mine), "");
  ASSERT_TRUE(testing::comesTrue([&] { return ada.get("/api/games/" + next + ".tac").status == 200; }));
  EXPECT_TRUE(server.stop());
  expectNoTrace(server, company.table, "Adalbert");
  expectNoTrace(server, next, "Adalbert");
  EXPECT_EQ(server.store()->games().find(next).value().participants.at(0).person, "");
}

TEST(Accounts, AGuestGoesWithoutAPassword) {
  GameServer server;
  Browser guest(server);
  const auto id = guest.hello("Gone").id;
  EXPECT_EQ(guest.post("/api/delete").status, 200);
  EXPECT_EQ(guest.get("/api/me").status, 401);
  EXPECT_TRUE(server.stop());
  EXPECT_FALSE(server.store()->people().find(id).has_value());
}

TEST(Accounts, GuestsWhoCannotComeBackBecomeNobody) {
  GameServer server;
  Company company(server, optionsOf("two", "simple"), 2);
  company.start();
  company.playToTheEnd();
  Browser& browser = company.browsers[0];
  ASSERT_TRUE(testing::comesTrue([&] { return browser.get("/api/games/" + company.table + ".tac").status == 200; }));
  EXPECT_TRUE(server.stop());
  const auto store = server.store();
  const auto later = store->people().find(company.ids[0])->created + std::chrono::minutes(20);
  EXPECT_TRUE(store->people().lostGuests(later, 10).empty());
  store->sessions().endAll(company.ids[0], "");
  EXPECT_EQ(store->people().lostGuests(later, 10), std::vector{company.ids[0]});
  people::erasePerson(*store, company.ids[0], people::kPastGuest);
  expectNoTrace(server, company.table, "Person 0");
  const auto first = store->games().find(company.table).value().participants.at(0);
  EXPECT_EQ(first, (store::Participant{"", "guest", first.seats, first.won}));
}

// ---- Crowds ----

// One request from 127.0.0.`address`, as any program would send it: the status of the answer.
int askFrom(std::uint16_t port, std::uint32_t address, const std::string& path, const std::string& body) {
  testing::Raw raw(port, 0x7F000000U + address);
  raw.send("POST " + path + " HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\nConnection: close\r\n" +
           "Content-Length: " + std::to_string(body.size()) + "\r\n\r\n" + body);
  const std::string answer = raw.readAll();
  return answer.size() > 12 ? std::stoi(answer.substr(9, 3)) : 0;
}

constexpr int kCrowd = 24;

// A crowd guesses without a pause while as many people with accounts sign in: how many of these get in. They begin when
// the crowd is held up already, by pauses that must not be theirs.
int honestSignIns(const std::function<std::uint32_t(int guesser)>& addressOf) {
  constexpr int kTargets = 100;
  service::Settings settings;  // with all limits
  settings.maxConnectionsPerAddress = 1000;
  settings.hashWork = service::HashWork::Little;  // how long a hash takes is the machine's business
  const GameServer server(settings);
  for (int i = 0; i < kCrowd; ++i) {
    Browser browser(server);
    makeAccount(browser, "Honest " + std::to_string(i));
  }
  std::atomic<bool> stop = false;
  std::atomic<int> heldUp = 0;
  std::vector<std::thread> guessers;
  for (int g = 0; g < kCrowd; ++g)
    guessers.emplace_back([&, g] {
      for (int n = 0; !stop; ++n)
        if (askFrom(server.port(), addressOf(g), "/api/login",
                    credentials("Target " + std::to_string(n % kTargets), "guess number " + std::to_string(n))) == 429)
          ++heldUp;
    });
  EXPECT_TRUE(testing::comesTrue([&] { return heldUp > 0; }));
  std::vector<std::future<int>> honest;
  for (int i = 0; i < kCrowd; ++i)
    honest.push_back(std::async(std::launch::async, [&, i] {
      return askFrom(server.port(), 1, "/api/login", credentials("Honest " + std::to_string(i), kGood));
    }));
  int in = 0;
  for (auto& one : honest) in += one.get() == 200 ? 1 : 0;
  stop = true;
  for (auto& one : guessers) one.join();
  return in;
}

TEST(SignIn, ACrowdOfGuessersElsewhereStopsNobody) {
  EXPECT_EQ(honestSignIns([](int guesser) { return static_cast<std::uint32_t>(2 + guesser); }), kCrowd);
}

TEST(SignIn, ACrowdOfGuessersNextDoorStopsNobody) {
  EXPECT_EQ(honestSignIns([](int) { return 1U; }), kCrowd);
}

TEST(SignIn, GuessingGetsSlowAndLocksNobodyOut) {
  auto settings = GameServer::free();
  settings.limits = true;
  const GameServer server(settings);
  Browser ada(server);
  makeAccount(ada, "Ada");
  const std::string wrong = credentials("Ada", "wrong horse");
  int refused = 0;
  for (int i = 0; i < 5; ++i) refused += askFrom(server.port(), 2, "/api/login", wrong) == 403 ? 1 : 0;
  EXPECT_EQ(refused, 5);
  std::vector<std::future<int>> paused;
  for (const auto& body : {wrong, credentials("Ada", kGood)})
    paused.push_back(
        std::async(std::launch::async, [&server, body] { return askFrom(server.port(), 2, "/api/login", body); }));
  for (auto& one : paused) EXPECT_EQ(one.get(), 429);
  Browser home(server);
  EXPECT_EQ(signIn(home, "Ada"), 200);
  for (int i = 0; i < 5; ++i) EXPECT_EQ(signIn(home, "Ada", "wrong horse"), 403);
  const auto slow = home.post("/api/login", wrong);
  EXPECT_EQ(errorOf(slow), "throttled");
  EXPECT_GE(std::stoi(slow.header("Retry-After")), 1);
}

// Guessing recovery codes becomes slow as well, and the owner at the same address still signs in.
TEST(SignIn, GuessingCodesHoldsUpNoPassword) {
  auto settings = GameServer::free();
  settings.limits = true;
  const GameServer server(settings);
  Browser ada(server);
  makeAccount(ada, "Ada");
  const std::string wrong = json::text(people::Recovery{"Ada", "aaaa-bbbb-cccc", kBetter});
  for (int i = 0; i < 5; ++i) EXPECT_EQ(ada.post("/api/recover", wrong).status, 403);
  EXPECT_EQ(errorOf(ada.post("/api/recover", wrong)), "throttled");
  Browser home(server);
  EXPECT_EQ(signIn(home, "Ada"), 200);
}

// As much address space as there is, and a little: no 64 MiB for a hash.
class ShortOfMemory {
 public:
  ShortOfMemory() {
    getrlimit(RLIMIT_AS, &before_);
    std::ifstream statm("/proc/self/statm");
    rlim_t pages = 0;
    statm >> pages;
    rlimit tight = before_;
    tight.rlim_cur = pages * 4096 + (rlim_t{40} << 20U);
    setrlimit(RLIMIT_AS, &tight);
  }
  ShortOfMemory(const ShortOfMemory&) = delete;
  ShortOfMemory& operator=(const ShortOfMemory&) = delete;
  ShortOfMemory(ShortOfMemory&&) = delete;
  ShortOfMemory& operator=(ShortOfMemory&&) = delete;
  ~ShortOfMemory() { setrlimit(RLIMIT_AS, &before_); }

 private:
  rlimit before_{};
};

TEST(SignIn, ANameThatIsNotThereCostsAsMuchToTry) {
  service::prepareSecrets();
  const auto costs = [](std::string_view hash) { return hash.substr(0, hash.find(",p=1$")); };
  for (const service::HashWork work : {service::HashWork::Full, service::HashWork::Little})
    EXPECT_EQ(costs(*service::passwordHash(kGood, work)), costs(service::nobodysHash(work)));
  EXPECT_EQ(costs(service::nobodysHash(service::HashWork::Full)), "$argon2id$v=19$m=65536,t=2");
  EXPECT_EQ(service::Settings().hashWork, service::HashWork::Full);
}

TEST(SignIn, WithoutMemoryForAHashIsBusyAndNoCrash) {
  auto settings = GameServer::free();
  settings.hashWork = service::HashWork::Full;
  const GameServer server(settings);
  Browser ada(server);
  Browser guest(server);
  makeAccount(ada, "Ada");
  guest.hello();
  Browser other(server);
  other.hello();
  {
    const ShortOfMemory shortage;
    EXPECT_EQ(service::passwordHash(kGood), std::nullopt);
    EXPECT_EQ(service::passwordFits(service::nobodysHash(service::HashWork::Full), kGood), service::Fits::NoMemory);
    EXPECT_EQ(signIn(other, "Ada"), 503);
    EXPECT_EQ(signIn(other, "Nobody Here"), 503);
    EXPECT_EQ(guest.post("/api/account", credentials("Bea", kGood)).status, 503);
    EXPECT_EQ(ada.post("/api/password", json::text(people::PasswordChange{kGood, kBetter})).status, 503);
  }
  EXPECT_EQ(signIn(other, "Ada"), 200);
  EXPECT_EQ(service::passwordFits(service::nobodysHash(service::HashWork::Full), kGood), service::Fits::No);
}

TEST(SignIn, GuestsComeInClubsButNotInCrowds) {
  service::Settings settings;
  const GameServer server(settings);
  int made = 0;
  int refused = 0;
  for (int i = 0; i < 70; ++i) {
    const int status = askFrom(server.port(), 1, "/api/hello", "{}");
    made += status == 200 ? 1 : 0;
    refused += status == 429 ? 1 : 0;
  }
  EXPECT_GE(made, 60);
  EXPECT_GE(refused, 5);
  EXPECT_EQ(askFrom(server.port(), 2, "/api/hello", "{}"), 200);
}

}  // namespace
}  // namespace tacit::server
