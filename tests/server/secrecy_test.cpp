// What can be got out of a server by asking for it: with ids that were used before, for seats of others, by the clock.
#include <gtest/gtest.h>

#include <set>

#include "support/game_server.h"

namespace tacit::server {
namespace {

using testing::Browser;
using testing::Company;
using testing::GameServer;
using testing::optionsOf;
using testing::Player;

const std::vector<std::string> kSeatLetters = {"a", "b", "c", "d"};

// Asks for the plays of every seat under an id that this person has used: told are his own and no others.
void askUnder(const std::string& id, Player& player, const std::string& own) {
  for (const auto& seat : kSeatLetters) {
    const std::string code = player.want(table::ListPlays{seat}, id);
    const bool told = code.empty() && player.answer->plays && !player.answer->plays->empty();
    if (seat == own) continue;
    EXPECT_EQ(code, "not_your_seat") << id << ' ' << seat;
    EXPECT_FALSE(told) << id << ' ' << seat;
  }
}

struct Attack {
  Attack() : company(server, optionsOf("four", "simple"), 4) {
    // One sits down, rises again and looks on.
    spy.hello("Spy");
    EXPECT_EQ(company.player(3).want(table::Rise{3}), "");
    watcher = std::make_unique<Player>(server, spy, company.table);
    EXPECT_TRUE(watcher->waitForView());
    EXPECT_EQ(watcher->want(table::Sit{3}, "used"), "");
    EXPECT_EQ(watcher->want(table::Rise{3}, "used2"), "");
    EXPECT_EQ(company.player(3).want(table::Sit{3}), "");
    company.start();
    for (int p = 0; p < 4; ++p) EXPECT_EQ(company.player(p).want(table::SayPhrase{"hello"}, "used"), "");
  }

  void everybodyAsks() {
    for (int p = 0; p < 4; ++p) askUnder("used", company.player(p), kSeatLetters[static_cast<std::size_t>(p)]);
    for (const std::string id : {"used", "used2", "new"}) askUnder(id, *watcher, "");
  }

  GameServer server;
  Browser spy{server};
  Company company;
  std::unique_ptr<Player> watcher;
};

TEST(Secrecy, AUsedIdOpensNobodysHand) {
  Attack attack;
  attack.everybodyAsks();  // in the swap, where the plays of a seat are its cards
  for (int n = 0; n < 40 && attack.company.decideOne(); ++n)
    if (n % 5 == 0) attack.everybodyAsks();
}

TEST(Secrecy, NorAfterARestart) {
  Attack attack;
  attack.server.restart();
  for (int p = 0; p < 4; ++p) attack.company.join(attack.server, p);
  attack.watcher = std::make_unique<Player>(attack.server, attack.spy, attack.company.table);
  ASSERT_TRUE(attack.watcher->waitForView());
  attack.everybodyAsks();
}

TEST(Secrecy, NorForSomebodyWhoLeft) {
  Attack attack;
  EXPECT_EQ(attack.company.player(1).want(table::Leave{}, "used3"), "");
  for (const std::string id : {"used", "used3"}) {
    askUnder(id, attack.company.player(1), "b");
    EXPECT_EQ(attack.company.player(1).want(table::ListPlays{"b"}, id), "not_now");  // a bot plays for him
  }
}

// A repeat is answered as the first time and does nothing, whatever it says.
TEST(Secrecy, ARepeatSaysTheSameAsTheFirstTime) {
  Attack attack;
  Player& player = attack.company.player(0);
  EXPECT_EQ(player.want(table::SayPhrase{"smile"}, "again"), "");
  const auto first = player.answer->n;
  for (int n = 0; n < 6; ++n) EXPECT_TRUE(attack.company.decideOne());
  for (const table::CommandBody& want : std::initializer_list<table::CommandBody>{
           table::SayPhrase{"smile"}, table::Leave{}, table::OfferAbort{}, table::Give{"a", "1"}, table::Sit{1},
           table::MakePlay{"a", "8:skip"}, table::TakeBack{"a"}, table::Vote{1}, table::Mute{1, true}}) {
    const auto last = player.last;
    EXPECT_EQ(player.want(want, "again"), "");
    EXPECT_EQ(player.answer->n, first);
    EXPECT_FALSE(player.answer->plays);
    EXPECT_EQ(player.last, last);
  }
}

// Plays for which there was no choice come as late as a person's, and are stamped when they come.
TEST(Secrecy, ForcedPlaysDoNotBetrayThemselvesByTime) {
  constexpr std::chrono::milliseconds kShortestPause{600};
  constexpr std::chrono::milliseconds kLongestPause{2000};
  const auto time = testing::standingTime();
  GameServer server(GameServer::by(time));
  auto options = optionsOf("two", "simple");
  options.playForced = true;
  Company company(server, options, 2);
  company.start();
  int decisions = 0;
  const auto forcedSoFar = [&] {
    int forced = 0;
    for (const auto& text : company.player(0).events) forced += text.find("\"forced\"") != std::string::npos ? 1 : 0;
    return forced;
  };
  // Anyone who has a choice decides; the rest comes by itself.
  while (forcedSoFar() < 2 && ++decisions < 200 && !company.player(0).over()) {
    Player& reader = company.player(0);
    const Seat seat = *notation::seatNamed(reader.game->deciding.substr(0, 1));
    Player& its = company.player(company.placeOf(seat));
    ASSERT_TRUE(its.waitFor(reader.last));
    ASSERT_EQ(its.want(table::ListPlays{std::string(1, notation::seatLetter(seat))}), "");
    const bool forced = its.answer->plays->size() == 1 && !its.answer->plays->front().play.starts_with("give");
    const auto before = reader.last;
    if (forced) {
      server.letPass(*time, kShortestPause - std::chrono::milliseconds(1));
      ASSERT_EQ(reader.want(table::Ping{}), "");
      ASSERT_EQ(reader.last, before);
      server.letPass(*time, kLongestPause - kShortestPause);
    } else {
      ASSERT_EQ(its.decide(seat), "");
    }
    ASSERT_TRUE(reader.until([&] { return reader.last > before; }));
    ASSERT_TRUE(reader.until([&] { return reader.over() || !reader.game->deciding.empty(); }));
  }
  server.stop();
  base::Instant last;
  int forced = 0;
  for (const auto& event : server.events(company.table)) {
    const auto* const played = std::get_if<table::Played>(&event.what);
    if (played != nullptr && played->how == table::DecidedBy::Forced) {
      ++forced;
      EXPECT_GE(event.t - last, kShortestPause);
    }
    last = event.t;
  }
  EXPECT_GE(forced, 1);
}

}  // namespace
}  // namespace tacit::server
