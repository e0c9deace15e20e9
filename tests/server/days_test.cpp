// The deals of the day: the same cards for everybody, committed to before, and one honest game that counts.
#include <gtest/gtest.h>

#include "clubs/day_deal.h"
#include "fair/shuffler.h"
#include "notation/game_file.h"
#include "people/people_types.h"
#include "support/game_server.h"

namespace tacit::server {
namespace {

using bots::Level;
using testing::Browser;
using testing::GameServer;

// A whole game with the cards of a deal; the luck decides how the person plays.
std::string playedDay(const clubs::DayDeal& deal, std::uint64_t luck, Level others = Level::Planner,
                      int maxPlays = 10'000) {
  const auto agreed = table::agree(deal.options);
  const Setup setup = agreed->setup;
  const SeatSet own = agreed->type->places().front();
  const fair::Shuffler shuffler(*fair::secretFrom(*deal.seed), "");
  FollowedGame game(shuffler.beforeFirstDeal(setup), Stack{});
  notation::Recorder recorder(setup);
  Random random(luck);
  for (int plays = 0; !game.over() && plays < maxPlays; ++plays) {
    const Position& now = game.position();
    if (now.phase == Phase::Deal) {
      game.deal(shuffleIsDue(now) ? shuffler.shuffledPack(setup, now.shuffles + 1) : game.stack());
      recorder.deal(now);
    }
    const Seat seat = now.by;
    const Level level = own.contains(seat) ? Level::Simple : others;
    const Play play = bots::decide(game.view(only(seat)), level, {}, random);
    recorder.play(now, play);
    game.carryOut(play);
  }
  return notation::gameFileText(recorder.record());
}

std::string today(Browser& browser) { return browser.read<clubs::Days>(browser.get("/api/day")).today; }

testing::HttpAnswer beginDay(Browser& browser, const std::string& date, const std::string& part) {
  return browser.post("/api/day/" + date + "/begin", json::text(clubs::DayBegin{part}));
}
clubs::DayDeal begunDay(Browser& browser, const std::string& part) {
  return browser.read<clubs::DayDeal>(beginDay(browser, today(browser), part));
}
testing::HttpAnswer handIn(Browser& browser, const clubs::DayDeal& deal, const std::string& file) {
  return browser.post("/api/day/" + deal.date, json::text(clubs::DayHandIn{deal.part, file}));
}
std::string whyRefused(Browser& browser, const testing::HttpAnswer& answer) {
  return answer.status < 400 ? "" : std::string(nameOf(browser.read<service::Failure>(answer).error));
}

// A server whose day can be ended.
struct Calendar {
  std::shared_ptr<testing::TestTime> time = testing::runningTime();
  GameServer server{GameServer::by(time)};
  void passDays(int days) const { time->pass(std::chrono::hours(24 * days)); }
};

TEST(Dates, AreReadAsTheyAreWritten) {
  EXPECT_EQ(clubs::dateOf(0), "1970-01-01");
  EXPECT_EQ(clubs::dayOf("1970-01-02"), 1);
  for (const std::int64_t day : {0, 58, 59, 365, 20'000, 20'773, 30'000})
    EXPECT_EQ(clubs::dayOf(clubs::dateOf(day)), day);
  for (const auto* const bad : {"", "2026", "2026-1-02", "2026-02-30", "2026-13-01", "+026-01-01", "2026-01-01 ",
                                "2026/01/01", "99999-01-01", "2026-01-01-01", "0000-00-00"})
    EXPECT_EQ(clubs::dayOf(bad), std::nullopt) << bad;
}

TEST(DaySeeds, AreOneForEachDeal) {
  const fair::Secret house{};
  EXPECT_EQ(clubs::daySeed(house, "2026-11-16", "solo"), clubs::daySeed(house, "2026-11-16", "solo"));
  EXPECT_NE(clubs::daySeed(house, "2026-11-16", "solo"), clubs::daySeed(house, "2026-11-16", "duel"));
  EXPECT_NE(clubs::daySeed(house, "2026-11-16", "solo"), clubs::daySeed(house, "2026-11-17", "solo"));
}

// What was published before is what is shown after, also by a server that was started again.
TEST(Days, AreCommittedToBeforeAndPublishedAfter) {
  Calendar calendar;
  Browser browser(calendar.server);
  const auto before = browser.read<clubs::Days>(browser.get("/api/day"));
  std::map<std::pair<std::string, std::string>, std::string> commits;
  for (const auto& deal : before.deals) {
    commits[{deal.date, deal.part}] = deal.commit;
    EXPECT_EQ(deal.seed.has_value(), deal.date < before.today) << deal.date;
  }
  EXPECT_EQ(commits.size(), 30U);
  calendar.server.restart();
  calendar.passDays(8);
  Browser later(calendar.server);
  const auto after = later.read<clubs::Days>(later.get("/api/day"));
  int checked = 0;
  for (const auto& deal : after.deals)
    if (const auto found = commits.find({deal.date, deal.part}); found != commits.end() && deal.seed) {
      EXPECT_EQ(deal.commit, found->second);
      EXPECT_EQ(fair::commitment(*fair::secretFrom(*deal.seed)), found->second);
      ++checked;
    }
  EXPECT_GE(checked, 14);
}

TEST(Days, OneGameCountsAndIsComparedWithOthers) {
  const GameServer server;
  std::vector<clubs::DayStanding> made;
  for (int n = 0; n < 3; ++n) {
    Browser browser(server);
    browser.hello("Player " + std::to_string(n));
    const clubs::DayDeal deal = begunDay(browser, "duel");
    ASSERT_TRUE(deal.seed);
    EXPECT_EQ(begunDay(browser, "duel").seed, deal.seed);
    const auto answer = handIn(browser, deal, playedDay(deal, static_cast<std::uint64_t>(n + 1)));
    ASSERT_EQ(answer.status, 201) << answer.body;
    EXPECT_EQ(whyRefused(browser, handIn(browser, deal, playedDay(deal, 99))), "handed_in");
    const auto part = browser.read<clubs::DayShown>(browser.get("/api/day/" + deal.date)).parts[1];
    EXPECT_EQ(part.players, n + 1);
    EXPECT_EQ(part.best.size(), static_cast<std::size_t>(n + 1));
    ASSERT_TRUE(part.mine);
    EXPECT_EQ(part.mine->beaten.has_value(), n > 0);
    EXPECT_EQ(part.mine->rank, 1 + std::ranges::count_if(made, [&](const clubs::DayStanding& one) {
                                 return one.line.points > part.mine->line.points;
                               }));
    EXPECT_EQ(browser.read<clubs::Days>(browser.get("/api/day")).mine.size(), 1U);
    made.push_back(*part.mine);
  }
}

TEST(Days, SoloIsPlayedByOneForAllSeats) {
  const GameServer server;
  Browser browser(server);
  browser.hello();
  const clubs::DayDeal deal = begunDay(browser, "solo");
  const auto answer = handIn(browser, deal, playedDay(deal, 1));
  ASSERT_EQ(answer.status, 201) << answer.body;
  const auto mine = browser.read<clubs::DayShown>(answer).parts[0].mine;
  ASSERT_TRUE(mine);
  EXPECT_EQ(mine->line.points, 0);
  EXPECT_EQ(mine->line.others, 0);
  EXPECT_LE(mine->line.marbles, 16);
  EXPECT_GT(mine->line.cards, 0);
}

TEST(Days, WhatIsNotAnHonestGameOfTheDayIsRefused) {
  const GameServer server;
  Browser stranger(server);
  EXPECT_EQ(beginDay(stranger, today(stranger), "duel").status, 401);
  Browser browser(server);
  browser.hello();
  const std::string date = today(browser);
  const auto refused = [&](const clubs::DayDeal& deal, const std::string& file) {
    return whyRefused(browser, handIn(browser, deal, file));
  };
  const clubs::DayDeal solo = begunDay(browser, "solo");
  clubs::DayDeal notBegun = solo;
  notBegun.part = "duel";
  EXPECT_EQ(refused(notBegun, playedDay(solo, 1)), "not_begun");
  const clubs::DayDeal deal = begunDay(browser, "duel");
  EXPECT_EQ(refused(deal, ""), "bad_game");
  EXPECT_EQ(refused(deal, "nonsense"), "bad_game");
  EXPECT_EQ(refused(deal, playedDay(solo, 1)), "bad_game");                      // the other deal
  EXPECT_EQ(refused(deal, playedDay(deal, 1, Level::Random)), "bad_game");       // bots that play into our hands
  EXPECT_EQ(refused(deal, playedDay(deal, 1, Level::Planner, 30)), "bad_game");  // not over
  clubs::DayDeal other = deal;
  other.seed = std::string(64, 'a');
  EXPECT_EQ(refused(deal, playedDay(other, 1)), "bad_game");  // cards of one's own
  std::string words = playedDay(deal, 1);
  words.insert(0, "[Words \"other cards\"]\n");  // headers are ours: they change nothing
  EXPECT_EQ(refused(deal, words), "");
  EXPECT_EQ(whyRefused(browser, beginDay(browser, date, "nothing")), "bad_request");
  EXPECT_EQ(whyRefused(browser, beginDay(browser, clubs::dateOf(*clubs::dayOf(date) + 1), "duel")), "not_today");
  EXPECT_EQ(whyRefused(browser, beginDay(browser, clubs::dateOf(*clubs::dayOf(date) - 1), "duel")), "not_today");
  EXPECT_EQ(browser.get("/api/day/" + clubs::dateOf(*clubs::dayOf(date) + 8)).status, 404);
  EXPECT_EQ(browser.get("/api/day/tomorrow").status, 404);
  EXPECT_EQ(browser.get("/api/day/" + date + "/seed").status, 404);
  EXPECT_EQ(browser.post("/api/day/" + date, std::string(5'000'000, 'x')).status, 413);
}

TEST(Days, TellNobodyTheCardsWhoHasNotBegun) {
  Calendar calendar;
  Browser player(calendar.server);
  Browser other(calendar.server);
  const auto me = player.hello();
  other.hello();
  const clubs::DayDeal deal = begunDay(player, "duel");
  EXPECT_EQ(handIn(player, deal, playedDay(deal, 1)).status, 201);
  const std::string game = "/api/day/" + deal.date + "/game?part=duel&person=" + me.id;
  EXPECT_EQ(player.get(game).status, 200);
  EXPECT_EQ(whyRefused(other, other.get(game)), "not_yet");
  const std::vector<std::string> paths = {"/api/day", "/api/day/" + deal.date, "/api/history?person=" + me.id};
  for (const auto& path : paths) EXPECT_EQ(other.get(path).body.find(*deal.seed), std::string::npos) << path;
  calendar.passDays(1);  // who has begun may still hand in
  EXPECT_EQ(whyRefused(other, other.get(game)), "not_yet");
  calendar.passDays(2);
  const auto file = other.get(game);
  EXPECT_EQ(file.status, 200);
  EXPECT_NE(file.body.find(*deal.seed), std::string::npos);
  EXPECT_EQ(other.get("/api/day/" + deal.date + "/game?part=solo&person=" + me.id).status, 404);
}

TEST(Days, AreHandedInLaterButNotForEver) {
  Calendar calendar;
  Browser soon(calendar.server);
  Browser late(calendar.server);
  soon.hello();
  late.hello();
  const clubs::DayDeal deal = begunDay(soon, "duel");
  begunDay(late, "duel");
  calendar.passDays(1);
  EXPECT_EQ(whyRefused(late, beginDay(late, deal.date, "solo")), "not_today");
  EXPECT_EQ(handIn(soon, deal, playedDay(deal, 1)).status, 201);
  calendar.passDays(2);
  EXPECT_EQ(whyRefused(late, handIn(late, deal, playedDay(deal, 1))), "too_late");
}

TEST(Days, GoWithThePerson) {
  const GameServer server;
  Browser browser(server);
  browser.hello();
  const clubs::DayDeal deal = begunDay(browser, "duel");
  EXPECT_EQ(handIn(browser, deal, playedDay(deal, 1)).status, 201);
  const auto all = browser.read<operations::Export>(browser.get("/api/export"));
  ASSERT_EQ(all.days.size(), 1U);
  EXPECT_NE(all.days[0].file.find(*deal.seed), std::string::npos);
  EXPECT_EQ(browser.post("/api/delete").status, 200);
  Browser other(server);
  EXPECT_EQ(other.read<clubs::DayShown>(other.get("/api/day/" + deal.date)).parts[1].players, 0);
}

TEST(Days, NotTooManyTries) {
  const GameServer server{service::Settings{}};
  Browser browser(server);
  browser.hello();
  const std::string date = today(browser);
  int status = 0;
  int tries = 0;
  for (; tries < 100 && status != 429; ++tries) status = beginDay(browser, date, "duel").status;
  EXPECT_EQ(status, 429);
  EXPECT_GT(tries, 10);
}

}  // namespace
}  // namespace tacit::server
