// Records and the deals of the day are kept alike on both databases.
#include <gtest/gtest.h>

#include "store/databases.h"
#include "store/store.h"

namespace tacit::store {
namespace {

// A game of p1 alone that ends at this time.
FinishedGame gameOf(Store& store, const std::string& table, std::int64_t ms) {
  write(store, {NewTable{table, base::instantAt(ms)}});
  FinishedGame game;
  game.table = table;
  game.type = "solo";
  game.finished = base::instantAt(ms);
  game.result = "abcd";
  game.participants = {{"p1", "Anna", "abcd", true}};
  return game;
}

void fewestCardsAreFoundByPackAndEdition(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  const auto keep = [&](const std::string& table, int cards, const std::string& pack, const std::string& rules) {
    FinishedGame game = gameOf(*store, table, cards);
    game.cards = cards;
    game.pack = pack;
    game.rules = rules;
    write(*store, {game});
  };
  keep("r1", 100, "master", "std");
  keep("r2", 96, "basic", "std");
  keep("r3", 98, "master", "pl");
  keep("r4", 0, "master", "std");
  const auto tables = [&](const RecordWish& wish) {
    std::string all;
    for (const auto& game : store->games().fewestCards(wish, 9)) all += game.table + ' ';
    return all;
  };
  EXPECT_EQ(tables({"solo", "", ""}), "r2 r3 r1 ");
  EXPECT_EQ(tables({"solo", "master", ""}), "r3 r1 ");
  EXPECT_EQ(tables({"solo", "", "std"}), "r2 r1 ");
  EXPECT_EQ(tables({"solo", "basic", "pl"}), "");
  EXPECT_EQ(tables({"four", "", ""}), "");
  EXPECT_EQ(store->games().fewestCards({"solo", "", "pl"}, 9).front().rules, "pl");
  EXPECT_EQ(store->games().fewestCards({"solo", "", ""}, 1).size(), 1U);
}

void winsAreCountedInARow(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  int games = 0;
  const auto play = [&](bool won, const std::string& series) {
    ++games;
    FinishedGame game = gameOf(*store, "s" + std::to_string(games), games);
    game.series = series;
    game.participants = {{"p1", "Anna", "a", won}, {"", "bot", "b", !won}, {"p2", "Łucja", "c", won}};
    write(*store, {game});
  };
  for (const bool won : {true, true, false, true, true, true, false, true}) play(won, "planner/four");
  write(*store, {EndedSeries{"p1", "planner/four"}});
  for (int n = 0; n < 3; ++n) play(true, "planner/four");
  play(true, "rated/four");
  play(true, "");
  const auto longest = store->games().longestSeries("planner/four", 9);
  ASSERT_EQ(longest.size(), 2U);
  EXPECT_EQ(longest[0], (Series{"p2", "Łucja", true, 4, "s11", 11_ms}));  // p1 has given one up
  EXPECT_EQ(longest[1], (Series{"p1", "Anna", true, 3, "s6", 6_ms}));
  EXPECT_EQ(store->games().longestSeries("rated/four", 9)[0].wins, 1);
  EXPECT_TRUE(store->games().longestSeries("", 9).empty());
  store->people().erase("p1", "gone");
  EXPECT_EQ(store->games().longestSeries("planner/four", 9).size(), 1U);
}

void aSecretIsDrawnOnce(Databases& databases) {
  const auto store = openStore(databases.fresh());
  EXPECT_EQ(store->days().secret("days", "first"), "first");
  EXPECT_EQ(store->days().secret("days", "second"), "first");
  EXPECT_EQ(store->days().secret("other", "second"), "second");
}

void aDayIsBegunAndHandedInOnce(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  const DayKey anna{"2026-11-16", "duel", "p1"};
  const DayKey ben{"2026-11-16", "duel", "p2"};
  EXPECT_FALSE(store->days().begin({"2026-11-16", "duel", "nobody"}, 1_ms));
  EXPECT_FALSE(store->days().finish(anna, {}, "", 1_ms));
  EXPECT_EQ(store->days().result(anna), std::nullopt);
  EXPECT_TRUE(store->days().begin(anna, 10_ms));
  EXPECT_TRUE(store->days().begin(anna, 20_ms));
  EXPECT_EQ(store->days().result(anna)->begun, 10_ms);
  EXPECT_EQ(store->days().record(anna), std::nullopt);
  EXPECT_TRUE(store->days().best(anna.day, anna.part, 9).empty());
  const DayScore good{14, 8, 6, 120};
  EXPECT_TRUE(store->days().finish(anna, good, "file 'of' \"Anna\"", 30_ms));
  EXPECT_FALSE(store->days().finish(anna, {20, 8, 0, 60}, "another", 40_ms));
  EXPECT_EQ(store->days().result(anna), (DayResult{anna, 10_ms, 30_ms, good, "Anna", true}));
  EXPECT_EQ(store->days().record(anna), "file 'of' \"Anna\"");

  EXPECT_TRUE(store->days().begin(ben, 10_ms));
  EXPECT_EQ(store->days().field(anna.day, anna.part, 14), (DayField{1, 0, 1}));
  EXPECT_TRUE(store->days().finish(ben, {3, 3, 8, 130}, "x", 20_ms));
  EXPECT_EQ(store->days().field(anna.day, anna.part, 14), (DayField{2, 1, 1}));
  EXPECT_EQ(store->days().field(anna.day, "solo", 14), DayField{});
  const auto best = store->days().best(anna.day, anna.part, 9);
  ASSERT_EQ(best.size(), 2U);
  EXPECT_EQ(best[0].key, anna);
  EXPECT_EQ(store->days().best(anna.day, anna.part, 1).size(), 1U);
  EXPECT_TRUE(store->days().begin({"2026-11-17", "solo", "p1"}, 50_ms));
  EXPECT_EQ(store->days().of("p1", 9).size(), 1U);  // what is not handed in is not there
  store->people().erase("p1", "gone");
  EXPECT_EQ(store->days().best(anna.day, anna.part, 9).size(), 1U);
}

const std::vector<Check> kRecordChecks = {
    {"fewestCardsAreFoundByPackAndEdition", fewestCardsAreFoundByPackAndEdition},
    {"winsAreCountedInARow", winsAreCountedInARow},
    {"aSecretIsDrawnOnce", aSecretIsDrawnOnce},
    {"aDayIsBegunAndHandedInOnce", aDayIsBegunAndHandedInOnce},
};

TEST(RecordsAndDays, Sqlite) {
  SqliteFiles databases;
  runAll(databases, kRecordChecks);
}

TEST(RecordsAndDays, Postgres) {
  PostgresDatabases databases;
  runAll(databases, kRecordChecks);
}

}  // namespace
}  // namespace tacit::store
