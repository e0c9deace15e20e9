// What a rated game takes, who loses one, and what the same people's games count for.
#include <gtest/gtest.h>

#include <cmath>

#include "rating/rating.h"
#include "support/game_server.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::comesTrue;
using testing::Company;
using testing::GameServer;
using testing::optionsOf;
using testing::Player;

table::Options ratedOptions(std::string_view type) {
  auto options = optionsOf(type, "simple");
  options.rated = true;
  options.clock.decision = 600;
  return options;
}

service::FamilyRating ratingOf(Browser& browser, const std::string& person, const std::string& family) {
  const auto profile = browser.read<service::Profile>(browser.get("/api/people/" + person));
  for (const auto& one : profile.ratings)
    if (one.family == family) return one;
  return {};
}

void waitForResult(Company& company) {
  ASSERT_TRUE(comesTrue([&] { return company.browsers[0].get("/api/games/" + company.table + ".tac").status == 200; }));
}

TEST(Rated, IsAgreedOnWithAClockAndClosedHandsOnly) {
  const GameServer server;
  Browser browser(server);
  browser.hello();
  const auto status = [&](const std::function<void(table::Options&)>& change) {
    auto options = ratedOptions("four");
    change(options);
    return browser.post("/api/tables", json::text(service::TableWish{options})).status;
  };
  EXPECT_EQ(status([](table::Options&) {}), 201);
  EXPECT_EQ(status([](table::Options& options) { options.clock.decision = 0; }), 400);
  EXPECT_EQ(status([](table::Options& options) { options.openHands = true; }), 400);
  EXPECT_EQ(status([](table::Options& options) { options.spectators = table::Spectators::Open; }), 400);
  for (const std::string together : {"team4", "team2", "solo", "six_team"})
    EXPECT_EQ(status([&](table::Options& options) { options.type = together; }), 400) << together;
}

TEST(Rated, IsForPeopleWithAccountsAndOnePlaceEach) {
  GameServer server;
  Browser ada(server);
  ada.hello("Ada");
  ada.makeAccount("Ada");
  Browser guest(server);
  guest.hello("Gus");
  const auto table = ada.makeTable(ratedOptions("two"));
  Player host(server, ada, table);
  Player other(server, guest, table);
  EXPECT_EQ(host.want(table::Sit{0}), "");
  EXPECT_EQ(host.want(table::Sit{1}), "one_place");
  EXPECT_EQ(host.want(table::SeatBot{1, "simple"}), "accounts_only");
  EXPECT_EQ(other.want(table::Sit{1}), "accounts_only");
  EXPECT_EQ(host.want(table::Start{}), "not_now");
}

TEST(Rated, NothingIsTakenBackAndNobodyLeftCanBeOutvoted) {
  GameServer server;
  Company company(server, ratedOptions("two"), 2);
  company.start();
  const Seat first = *notation::seatNamed(company.player(0).game->deciding.substr(0, 1));
  ASSERT_TRUE(company.decideOne());
  EXPECT_EQ(company.player(company.placeOf(first)).want(table::TakeBack{std::string(1, notation::seatLetter(first))}),
            "not_now");
  EXPECT_EQ(company.player(1).want(table::Leave{}), "");
  EXPECT_EQ(company.player(0).want(table::OfferAbort{}), "");
  EXPECT_TRUE(company.player(0).until([&] { return company.player(0).places[0].wantsAbort; }));
  EXPECT_EQ(company.player(0).stage, table::Stage::Playing);  // the one who left has not agreed
}

// Who leaves loses, whatever the bot in his place does; his partner's rating is not touched by it.
TEST(Rated, WhoLeavesLosesAndHisPartnerDoesNot) {
  GameServer server;
  Company company(server, ratedOptions("four"), 4);
  company.start();
  ASSERT_EQ(company.player(1).want(table::Leave{}), "");
  Player& reader = company.player(0);
  for (int n = 0; n < 3000 && !reader.over(); ++n) {
    ASSERT_TRUE(reader.until([&] { return reader.over() || !reader.game->deciding.empty(); }));
    if (reader.over()) break;
    const Seat seat = *notation::seatNamed(reader.game->deciding.substr(0, 1));
    const auto before = reader.last;
    Player& its = company.player(company.placeOf(seat));
    if (seat != Seat(1)) {
      ASSERT_TRUE(its.waitFor(before));
      ASSERT_EQ(its.decide(seat), "");
    }
    ASSERT_TRUE(reader.until([&] { return reader.last > before; }));
  }
  waitForResult(company);
  Browser& browser = company.browsers[0];
  const auto left = ratingOf(browser, company.ids[1], "four");
  EXPECT_EQ(left.games, 1);
  EXPECT_LT(left.mu, 25);
  EXPECT_EQ(ratingOf(browser, company.ids[3], "four").games, 0);  // the partner
  const auto history = browser.read<service::History>(browser.get("/api/history?person=" + company.ids[0]));
  ASSERT_EQ(history.games.size(), 1U);
  const bool othersWon = history.games[0].players[0].won;
  for (const std::size_t opponent : {0U, 2U}) {
    const auto rating = ratingOf(browser, company.ids[opponent], "four");
    EXPECT_EQ(rating.games, othersWon ? 1 : 0);
    EXPECT_EQ(rating.mu > 25, othersWon);
  }
}

// Nobody comes back: bots play to the end, and both have lost.
TEST(Rated, StayingAwayDoesNotSaveAnybody) {
  const auto time = testing::runningTime();
  GameServer server(GameServer::by(time));
  auto options = ratedOptions("two");
  options.clock.decision = 1;
  options.lateBeforeBot = 1;
  Company company(server, options, 2);
  company.start();
  company.leave(server);
  ASSERT_TRUE(server.comesToPass(
      *time, [&] { return company.browsers[0].get("/api/games/" + company.table + ".tac").status == 200; }));
  for (const auto& person : company.ids) EXPECT_LT(ratingOf(company.browsers[0], person, "two").mu, 25);
}

TEST(Rated, EachFamilyHasARatingOfItsOwn) {
  GameServer server;
  Company company(server, ratedOptions("two"), 2);
  company.start();
  company.playToTheEnd();
  waitForResult(company);
  Browser& browser = company.browsers[0];
  EXPECT_EQ(ratingOf(browser, company.ids[0], "two").games, 1);
  EXPECT_EQ(ratingOf(browser, company.ids[0], "four").games, 0);
  EXPECT_EQ(browser.read<service::Ranking>(browser.get("/api/ranking?family=two")).people.size(), 2U);
  EXPECT_EQ(browser.read<service::Ranking>(browser.get("/api/ranking")).people.size(), 0U);
  EXPECT_EQ(browser.get("/api/ranking?family=nine").status, 400);
}

// The same two play again and again: what a game moves becomes less.
TEST(Rated, ManyGamesOfTheSamePeopleInADayCountLess) {
  GameServer server;
  std::vector<double> moved;
  Company company(server, ratedOptions("two"), 2);
  EXPECT_TRUE(server.stop());
  {
    const auto store = server.store();
    const auto now = store->people().find(company.ids[0])->created;
    for (int n = 0; n < 10; ++n) {
      const std::string id = "earlier" + std::to_string(n);
      store::FinishedGame game;
      game.table = id;
      game.type = "two";
      game.finished = now - std::chrono::seconds(n);
      game.result = "a";
      game.rated = true;
      game.participants = {{company.ids[0], "x", "a", true}, {company.ids[1], "y", "c", false}};
      store->write(std::vector<store::Write>{store::NewTable{id, now}, game});
    }
  }
  server.start();
  for (auto& browser : company.browsers) {
    Browser again(server);
    again.cookie = browser.cookie;
    browser = again;
  }
  for (int p = 0; p < 2; ++p) company.join(server, p);
  company.start();
  company.playToTheEnd();
  waitForResult(company);
  // Two newcomers: the first game of a day moves each by the same; the eleventh by a ninth of that.
  const rating::Rating fresh;
  const auto full = rating::update(std::vector<rating::Team>{{fresh}, {fresh}}, std::vector<int>{0, 1});
  for (const auto& person : company.ids) {
    const auto after = ratingOf(company.browsers[0], person, "two");
    EXPECT_NEAR(std::abs(after.mu - fresh.mu) * 9, full[0][0].mu - fresh.mu, 1e-9);
  }
}

// Ten throw-away accounts, made to be beaten, bring little and no place in the ranking.
TEST(Rated, AccountsMadeToBeBeatenAreWorthLittle) {
  auto settings = GameServer::free();
  settings.limits = true;
  settings.commandsPerPerson = settings.commandsPerAddress = 1'000'000;
  const GameServer server(settings);
  Company company(server, ratedOptions("two"), 2);
  company.start();
  constexpr int kFewEnough = 30;  // for one connection, however quickly they come
  for (int n = 1; company.decideOne(); ++n)
    for (int p = 0; n % kFewEnough == 0 && p < 2; ++p) company.join(server, p);
  waitForResult(company);
  const rating::Rating fresh;
  const auto full = rating::update(std::vector<rating::Team>{{fresh}, {fresh}}, std::vector<int>{0, 1});
  for (const auto& person : company.ids) {  // both came from one address
    const auto after = ratingOf(company.browsers[0], person, "two");
    EXPECT_NEAR(std::abs(after.mu - fresh.mu) * 10, full[0][0].mu - fresh.mu, 1e-9);
  }
  EXPECT_EQ(
      company.browsers[0].read<service::Ranking>(company.browsers[0].get("/api/ranking?family=two")).people.size(), 0U);
}

// The only person there decides for all seats, to the end.
void playAlone(Company& company) {
  Player& person = company.player(0);
  while (person.until([&] { return person.over() || !person.game->deciding.empty(); }) && !person.over())
    ASSERT_EQ(person.decide(*notation::seatNamed(person.game->deciding.substr(0, 1))), "");
  waitForResult(company);
}

std::vector<service::SeriesRecord> seriesShown(Browser& browser, const std::string& of) {
  return browser.read<service::SeriesRecords>(browser.get("/api/series?of=" + of)).records;
}

// A win begins a series: of rated games in their family ...
TEST(Series, AreOfRatedGames) {
  GameServer server;
  Company company(server, ratedOptions("two"), 2);
  company.start();
  company.playToTheEnd();
  waitForResult(company);
  const auto found = seriesShown(company.browsers[0], "rated/two");
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(found[0].wins, 1);
  EXPECT_EQ(found[0].table, company.table);
  EXPECT_FALSE(found[0].guest);
}

// ... or of games against bots of one level.
TEST(Series, AreOfGamesAgainstBots) {
  GameServer server;
  Company company(server, optionsOf("two", "random"), 1);
  company.start();
  Player& person = company.player(0);
  const auto isAsked = [&] {
    return person.over() || (person.game && person.game->deciding.find('a') != std::string::npos);
  };
  while (person.until(isAsked) && !person.over()) ASSERT_EQ(person.decide(Seat{0}), "");
  waitForResult(company);
  Browser& browser = company.browsers[0];
  const bool won =
      browser.read<service::History>(browser.get("/api/history?person=" + company.ids[0])).games[0].players[0].won;
  EXPECT_EQ(seriesShown(browser, "random/two").size(), won ? 1U : 0U);
  EXPECT_TRUE(seriesShown(browser, "planner/two").empty());
  EXPECT_TRUE(seriesShown(browser, "").empty());
}

// Games that all play together have no rating but a record: the fewest cards.
TEST(Together, HasRecords) {
  GameServer server;
  const auto options = optionsOf("team1", "simple");
  Company company(server, options, 1);
  company.start();
  playAlone(company);
  Browser& browser = company.browsers[0];
  const auto records = browser.read<service::Records>(browser.get("/api/records?type=team1")).records;
  ASSERT_EQ(records.size(), 1U);
  EXPECT_GT(records[0].cards, 20);
  EXPECT_EQ(records[0].table, company.table);
  EXPECT_EQ(records[0].players.size(), 1U);
  EXPECT_EQ(records[0].pack, "master");
  EXPECT_EQ(records[0].rules, "std");
  const auto found = [&](const std::string& query) {
    return browser.read<service::Records>(browser.get("/api/records?type=team1" + query)).records.size();
  };
  EXPECT_EQ(found("&pack=master&rules=std"), 1U);
  EXPECT_EQ(found("&pack=basic"), 0U);
  EXPECT_EQ(found("&rules=pl"), 0U);
  EXPECT_TRUE(browser.read<service::Records>(browser.get("/api/records?type=four")).records.empty());
  const auto unknown = browser.read<service::Failure>(browser.get("/api/records?type=coop4"));  // a layout
  EXPECT_EQ(std::string(nameOf(unknown.error)) + " " + unknown.text, "bad_request type: unknown game type: 'coop4'");
  EXPECT_FALSE(browser.read<service::History>(browser.get("/api/history?person=" + company.ids[0])).games[0].rated);
}

TEST(Together, WhoeverGoesBackHasNoRecord) {
  GameServer server;
  Company company(server, optionsOf("team1", "simple"), 1);
  company.start();
  Player& person = company.player(0);
  ASSERT_TRUE(person.until([&] { return person.game && !person.game->deciding.empty(); }));
  const std::string seat = person.game->deciding.substr(0, 1);
  ASSERT_EQ(person.decide(*notation::seatNamed(seat)), "");
  ASSERT_EQ(person.want(table::TakeBack{seat}), "");
  playAlone(company);
  EXPECT_TRUE(
      company.browsers[0].read<service::Records>(company.browsers[0].get("/api/records?type=team1")).records.empty());
}

}  // namespace
}  // namespace tacit::server
