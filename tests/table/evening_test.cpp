// The games of an evening: the score, who plays with whom, who sits out, and who comes later.
#include "table/next_game.h"

#include <gtest/gtest.h>

#include <memory>
#include <set>

#include "support/refereed.h"

namespace tacit::table {
namespace {

using testing::codeOf;
using testing::optionsOf;
using testing::TestTable;

using Names = std::vector<std::string>;

// Tables one after the other, each the next game of the one before.
class Games {
 public:
  // By place; nobody for a bot.
  Games(const Options& options, const Names& people) : options_(options) {
    std::vector<std::optional<Person>> seats;
    for (const auto& id : people)
      seats.push_back(id.empty() ? std::nullopt : std::optional(Person{id, "Name of " + id}));
    begin("p0", seats, {});
  }

  TestTable& now() { return *game_; }
  const Table& table() const { return game_->table(); }
  Evening evening() const { return eveningOf(table()); }
  // By place; a bot has no name.
  Names seated() const {
    Names all;
    for (const Place& place : table().places()) all.push_back(place.person);
    return all;
  }
  std::set<Names> couples() const {
    const auto who = seated();
    return {{std::min(who[0], who[2]), std::max(who[0], who[2])}, {std::min(who[1], who[3]), std::max(who[1], who[3])}};
  }

  void finish() {
    ASSERT_FALSE(game_->act(table().hostPerson(), Start{}));
    while (table().stage() == Stage::Playing) ASSERT_NO_FATAL_FAILURE(game_->decideAtRandom());
  }
  void again(std::optional<Partners> partners = {}) {
    for (const Place& place : table().places())
      if (place.present()) wantsRematch(place.person, partners);
    EXPECT_TRUE(rematchAgreed(table()));
    const NextGame next =
        nextGame(table(), [this](const std::string& person) { return !game_->gone.contains(person); });
    begin(next.host, next.seats, next.evening);
  }

 private:
  void wantsRematch(const std::string& person, std::optional<Partners> partners) {
    EXPECT_EQ(codeOf(*game_, person, WantRematch{partners}), "");
  }
  void begin(const std::string& host, const std::vector<std::optional<Person>>& seats,
             const std::optional<Evening>& evening) {
    ++number_;
    game_ = std::make_unique<TestTable>(
        Created{"game" + std::to_string(number_), host, options_, "c0ffee", "5eed", evening}, number_);
    game_->referee().seat(seats);
  }

  Options options_;
  std::unique_ptr<TestTable> game_;
  std::uint64_t number_ = 0;
};

const EveningPerson& in(const Evening& evening, std::string_view person) {
  return *std::ranges::find(evening.people, person, &EveningPerson::person);
}

TEST(Evening, TellsWhoSitsWhereNext) {
  Games games(optionsOf("four"), {"p0", "p1", "p2", "p3"});
  EXPECT_FALSE(nextSeats(games.table()));
  ASSERT_EQ(codeOf(games.now(), "p4", PlayNext{true}), "");
  games.finish();
  const auto next = nextSeats(games.table());
  ASSERT_TRUE(next);
  EXPECT_EQ(next->out.size(), 1U);
  EXPECT_NE(std::ranges::find(next->places, "p4"), next->places.end());
  games.again();
  EXPECT_EQ(games.seated(), next->places);
  EXPECT_EQ(games.table().series().evening.waiting, next->out);
}

TEST(Evening, TheNextSeatsAreThoseOfTheWish) {
  Games games(optionsOf("four"), {"p0", "p1", "p2", "p3"});
  games.finish();
  const auto before = games.seated();
  EXPECT_NE(nextSeats(games.table())->places, before);  // with other partners
  ASSERT_EQ(codeOf(games.now(), "p2", WantRematch{Partners::Same}), "");
  EXPECT_EQ(nextSeats(games.table())->places, before);
}

TEST(Evening, ThereAreNoNextSeatsForOneAlone) {
  Games games(optionsOf("four"), {"p0", "", "", ""});
  games.finish();
  EXPECT_FALSE(nextSeats(games.table()));
}

TEST(Evening, CountsWhatEachHasWon) {
  Games games(optionsOf("two"), {"p0", "p1"});
  EXPECT_EQ(viewFor(games.table(), {}).find("evening"), std::string::npos);
  int wonByFirst = 0;
  for (int played = 1; played <= 3; ++played) {
    games.finish();
    const Evening evening = games.evening();
    ASSERT_EQ(evening.games.size(), static_cast<std::size_t>(played));
    EXPECT_EQ(evening.games.back().table, games.table().id());
    const auto& last = evening.games.back().places;
    EXPECT_NE(last[0].won, last[1].won);
    EXPECT_EQ(last[0].won ? last[0].home : last[1].home, 4);
    EXPECT_EQ(last[0].won, games.table().result() == "a");
    wonByFirst += last[0].won ? 1 : 0;
    EXPECT_EQ(in(evening, "p0").games, played);
    EXPECT_EQ(in(evening, "p0").won, wonByFirst);
    EXPECT_EQ(in(evening, "p1").won, played - wonByFirst);
    EXPECT_NE(viewFor(games.table(), {}).find("evening"), std::string::npos);
    games.again();
    EXPECT_EQ(games.seated(), (Names{"p0", "p1"}));
    EXPECT_EQ(games.evening().games.size(), static_cast<std::size_t>(played));
  }
}

TEST(Evening, AGameThatIsBrokenOffCountsForNobodyAndTheEveningGoesOn) {
  Games games(optionsOf("two"), {"p0", "p1"});
  games.finish();
  games.again();
  games.now().start();
  for (const std::string person : {"p0", "p1"}) EXPECT_EQ(codeOf(games.now(), person, OfferAbort{}), "");
  EXPECT_EQ(games.table().stage(), Stage::Aborted);
  games.again();
  EXPECT_EQ(games.evening().games.size(), 1U);
  EXPECT_EQ(in(games.evening(), "p1").games, 1);
}

TEST(Evening, AfterThreeGamesOfFourEverybodyHasPlayedWithEverybody) {
  Games games(optionsOf("four"), {"p0", "p1", "p2", "p3"});
  std::set<Names> all;
  for (int n = 0; n < 3; ++n) {
    all.merge(games.couples());
    games.finish();
    EXPECT_EQ(games.evening().partners, Partners::Other);
    games.again();
  }
  EXPECT_EQ(all.size(), 6U);
  for (int n = 0; n < 3; ++n) {
    const auto before = games.couples();
    games.finish();
    games.again();
    EXPECT_NE(games.couples(), before);
  }
}

TEST(Evening, WhoeverAsksFirstSaysWhetherPartnersChange) {
  Games games(optionsOf("four"), {"p0", "p1", "p2", "p3"});
  games.finish();
  EXPECT_EQ(codeOf(games.now(), "p2", WantRematch{Partners::Same}), "");
  games.again(Partners::Other);
  EXPECT_EQ(games.seated(), (Names{"p0", "p1", "p2", "p3"}));
}

TEST(Evening, WithBotsPartnersChangeOnlyWhereThatIsWished) {
  Games games(optionsOf("four"), {"p0", "", "p2", ""});
  games.finish();
  EXPECT_EQ(games.evening().partners, Partners::Same);
  games.again();
  EXPECT_EQ(games.seated(), (Names{"p0", "", "p2", ""}));
  games.finish();
  games.again(Partners::Other);
  EXPECT_EQ(games.couples(), (std::set<Names>{{"", "p0"}, {"", "p2"}}));
}

TEST(Evening, NothingIsToBeChosenAboutPartnersWhereThereAreNone) {
  for (const std::string type : {"two", "three", "team4", "two_double"}) {
    Games games(optionsOf(type), type == "team4"   ? Names{"p0", "p1", "p2", "p3"}
                                 : type == "three" ? Names{"p0", "p1", "p2"}
                                                   : Names{"p0", "p1"});
    games.finish();
    EXPECT_EQ(games.evening().partners, std::nullopt) << type;
  }
  Games twoSeats(optionsOf("four"), {"p0", "p1", "p0", "p1"});  // each holds both of a pair
  twoSeats.finish();
  EXPECT_EQ(twoSeats.evening().partners, std::nullopt);
}

TEST(Evening, FiveSitOutInTurns) {
  Games games(optionsOf("four"), {"p0", "p1", "p2", "p3"});
  EXPECT_EQ(codeOf(games.now(), "p4", PlayNext{true}), "");
  Names satOut;
  for (int n = 0; n < 5; ++n) {
    ASSERT_EQ(games.evening().waiting.size(), 1U);
    satOut.push_back(games.evening().waiting.front());
    games.finish();
    games.again();
  }
  EXPECT_EQ(satOut.front(), "p4");
  EXPECT_EQ(std::set(satOut.begin(), satOut.end()).size(), 5U);
  EXPECT_EQ(games.table().hostPerson(), "p0");
  for (const EveningPerson& one : games.evening().people) EXPECT_EQ(one.games, 4) << one.person;
}

TEST(Evening, WhoeverComesLaterTakesTheSeatOfABot) {
  Games games(optionsOf("four"), {"p0", "", "p2", ""});
  for (const std::string person : {"p8", "p9"}) EXPECT_EQ(codeOf(games.now(), person, PlayNext{true}), "");
  games.finish();
  games.now().gone.insert("p8");
  games.again(Partners::Same);
  EXPECT_EQ(games.seated(), (Names{"p0", "p9", "p2", ""}));
  EXPECT_TRUE(games.evening().waiting.empty());
  EXPECT_EQ(games.evening().people.size(), 3U);
}

TEST(Evening, WhoeverLeavesIsNamedNoLonger) {
  Games games(optionsOf("two"), {"p0", "p1"});
  games.finish();
  EXPECT_EQ(codeOf(games.now(), "p0", WantRematch{}), "");
  games.again();
  games.now().start();
  EXPECT_EQ(codeOf(games.now(), "p0", Leave{}), "");
  EXPECT_EQ(codeOf(games.now(), "p1", OfferAbort{}), "");
  const NextGame next = nextGame(games.table(), [](const std::string&) { return true; });
  EXPECT_EQ(next.host, "p1");
  ASSERT_EQ(next.evening.people.size(), 1U);
  EXPECT_EQ(next.evening.people.front().person, "p1");
  EXPECT_EQ(json::text(next.evening).find("Name of p0"), std::string::npos);
}

TEST(Evening, WhoSitsOrMayNotWaitCannotAskForTheNextGame) {
  TestTable game(optionsOf("two"));
  game.seatAll();
  EXPECT_EQ(codeOf(game, "p0", PlayNext{true}), "not_now");
  EXPECT_EQ(codeOf(game, "p9", PlayNext{false}), "");
  EXPECT_EQ(testing::countOf<NextWanted>(game), 0);
  for (int p = 2; p < 10; ++p) EXPECT_EQ(codeOf(game, TestTable::person(p), PlayNext{true}), "");
  EXPECT_EQ(codeOf(game, "p10", PlayNext{true}), "taken");
  EXPECT_EQ(codeOf(game, "p9", PlayNext{false}), "");
  EXPECT_EQ(codeOf(game, "p10", PlayNext{true}), "");
  Options listed = optionsOf("two");
  listed.listed = true;
  TestTable open(listed);
  EXPECT_EQ(codeOf(open, "p9", PlayNext{true}), "not_now");
  game.start();
  while (game.table().stage() == Stage::Playing) game.decideAtRandom();
  game.referee().announceRematch("next");
  EXPECT_EQ(codeOf(game, "p11", PlayNext{true}), "not_now");
}

TEST(Evening, ComesBackFromItsEvents) {
  Games games(optionsOf("four"), {"p0", "p1", "p2", "p3"});
  games.finish();
  games.again();
  EXPECT_EQ(codeOf(games.now(), "p4", PlayNext{true}), "");
  games.finish();
  EXPECT_EQ(codeOf(games.now(), "p1", WantRematch{Partners::Same}), "");
  Table again;
  for (const Event& event : games.now().events()) {
    Event read;
    ASSERT_FALSE(json::readText(json::text(event), read));
    again.apply(read);
  }
  EXPECT_EQ(again.dump(), games.table().dump());
  EXPECT_EQ(json::text(eveningOf(again)), json::text(games.evening()));
  EXPECT_EQ(viewFor(again, {}), viewFor(games.table(), {}));
}

}  // namespace
}  // namespace tacit::table
