// Short codes lead to tables and screens as long as those wait, on both databases alike.
#include "store/codes.h"

#include <gtest/gtest.h>

#include "store/databases.h"
#include "store/schema.h"

namespace tacit::store {
namespace {

using namespace std::string_literals;
using Code = std::optional<std::string>;

// t1 is there.
std::unique_ptr<Store> furnished(Databases& databases) {
  auto store = openStore(databases.fresh());
  furnish(*store);
  return store;
}

void aTableKeepsItsCode(Databases& databases) {
  const auto store = furnished(databases);
  write(*store, {NewTable{"t2", 1_ms}});
  EXPECT_EQ(store->codes().giveTable("t1", "AAAA"), "AAAA");
  EXPECT_EQ(store->codes().giveTable("t1", "BBBB"), "AAAA");
  EXPECT_EQ(store->codes().giveTable("t2", "AAAA"), Code());  // another's: draw again
  EXPECT_EQ(store->codes().giveTable("t2", "BBBB"), "BBBB");
  EXPECT_EQ(store->codes().giveTable("none", "CCCC"), Code());
  EXPECT_EQ(store->codes().tableOf("AAAA"), "t1");
  EXPECT_EQ(store->codes().tableOf("BBBB"), "t2");
  EXPECT_EQ(store->codes().tableOf("CCCC"), Code());
  EXPECT_EQ(store->codes().tableOf("A\0"s), Code());
  EXPECT_FALSE(store->codes().screenWaits("AAAA", 0_ms));
}

void aTableThatNoLongerWaitsHasNone(Databases& databases) {
  const auto store = furnished(databases);
  write(*store, {NewTable{"begun", 1_ms}, NewTable{"deleted", 1_ms}});
  for (const auto* const table : {"t1", "begun", "deleted"}) EXPECT_EQ(store->codes().giveTable(table, table), table);
  write(*store, {FreedCode{"begun"}, DeletedTable{"deleted"}, AbandonedTable{"t1", 5_ms}});
  for (const auto* const table : {"t1", "begun", "deleted"}) EXPECT_EQ(store->codes().tableOf(table), Code()) << table;
  EXPECT_EQ(store->codes().giveTable("t1", "AAAA"), Code());  // it is done
  EXPECT_EQ(store->codes().giveTable("begun", "t1"), "t1");
}

void aScreenWaitsForATable(Databases& databases) {
  const auto store = furnished(databases);
  EXPECT_EQ(store->codes().giveTable("t1", "AAAA"), "AAAA");
  EXPECT_EQ(store->codes().giveScreen("s1", "AAAA", 10_ms, 20_ms), Code());
  EXPECT_EQ(store->codes().giveScreen("s1", "BBBB", 10_ms, 20_ms), "BBBB");
  EXPECT_TRUE(store->codes().screenWaits("BBBB", 20_ms));
  EXPECT_FALSE(store->codes().screenWaits("BBBB", 21_ms));
  EXPECT_EQ(store->codes().tableOf("BBBB"), Code());
  EXPECT_EQ(store->codes().screen("s1", 20_ms), (ScreenKept{"BBBB", "", 20_ms}));
  EXPECT_EQ(store->codes().screen("s2", 20_ms), std::nullopt);

  store->codes().keepWaiting("s1", 40_ms);
  EXPECT_FALSE(store->codes().bring("t1", "AAAA", 30_ms));  // no screen
  EXPECT_FALSE(store->codes().bring("t1", "BBBB", 41_ms));  // no longer one
  EXPECT_TRUE(store->codes().bring("t1", "BBBB", 30_ms));
  EXPECT_TRUE(store->codes().bring("t1", "BBBB", 30_ms));
  EXPECT_FALSE(store->codes().bring("t2", "BBBB", 30_ms));  // it is taken
  EXPECT_FALSE(store->codes().screenWaits("BBBB", 30_ms));
  EXPECT_EQ(store->codes().screen("s1", 40_ms), (ScreenKept{"BBBB", "t1", 40_ms}));

  EXPECT_EQ(store->codes().giveScreen("s2", "BBBB", 40_ms, 50_ms), Code());
  EXPECT_EQ(store->codes().giveScreen("s2", "BBBB", 41_ms, 50_ms), "BBBB");
  EXPECT_EQ(store->codes().screen("s1", 30_ms), std::nullopt);
}

void aTeamsCodeIsForOneNight(Databases& databases) {
  const auto store = furnished(databases);
  const base::TournamentId one("one");
  const base::TournamentId two("two");
  for (const auto& id : {one, two}) {
    TournamentStep first;
    first.id = id;
    first.events = {"created"};
    ASSERT_TRUE(store->tournaments().create({"p1", "secret", true, first}));
  }
  const auto draw = [drawn = std::vector<std::string>{"AAAAAA", "AAAAAA", "BBBBBB", "CCCCCC", "CCCCCC", "AAAAAA"},
                     next = std::size_t{0}]() mutable { return next < drawn.size() ? drawn[next++] : "ZZZZZZ"; };
  const std::function<std::string()> hat = draw;
  EXPECT_EQ(store->codes().giveTeams(one, {1, 2}, 10_ms, 20_ms, hat), (std::vector{"AAAAAA"s, "BBBBBB"s}));
  EXPECT_EQ(store->codes().giveTeams(one, {2, 1}, 12_ms, 30_ms, hat),
            (std::vector{"BBBBBB"s, "AAAAAA"s}));  // as before
  EXPECT_EQ(store->codes().teamOf("AAAAAA", 20_ms), (TeamKept{one, 1, 20_ms}));
  EXPECT_EQ(store->codes().teamOf("BBBBBB", 10_ms), (TeamKept{one, 2, 20_ms}));
  EXPECT_EQ(store->codes().teamOf("AAAAAA", 21_ms), std::nullopt);
  EXPECT_EQ(store->codes().teamOf("XXXXXX", 10_ms), std::nullopt);
  EXPECT_EQ(store->codes().teamOf("A\0"s, 10_ms), std::nullopt);
  EXPECT_EQ(store->codes().giveTeams(base::TournamentId("none"), {1}, 10_ms, 20_ms, hat), std::vector{""s});
  // The next night: what was another's is free again.
  const std::function<std::string()> again = [] { return "AAAAAA"; };
  EXPECT_EQ(store->codes().giveTeams(two, {1, 2}, 21_ms, 30_ms, again), (std::vector{"AAAAAA"s, ""s}));
  EXPECT_EQ(store->codes().teamOf("AAAAAA", 21_ms), (TeamKept{two, 1, 30_ms}));
  EXPECT_TRUE(store->tournaments().remove(two));
  EXPECT_EQ(store->codes().teamOf("AAAAAA", 21_ms), std::nullopt);
}

void anOlderDatabaseGetsThem(Databases& databases) {
  constexpr std::size_t kBeforeTeamCodes = 17;
  const std::string url = databases.fresh();
  {
    const auto sql = databases.behind(url);
    migrate(*sql, migrations().first(kBeforeTeamCodes));
    *sql << "INSERT INTO people VALUES ('p1', 'Anna', 1000)";
    *sql << "INSERT INTO tournaments (id, created_ms, changed_ms, organiser, secret, listed, last, summary, finished,"
            " runs_itself) VALUES ('one', 1, 1, 'p1', 'secret', 1, 0, '', 0, 0)";
  }
  const auto store = openStore(url);
  const std::function<std::string()> draw = [] { return "AAAAAA"; };
  EXPECT_EQ(store->codes().giveTeams(base::TournamentId("one"), {7}, 10_ms, 20_ms, draw), std::vector{"AAAAAA"s});
  EXPECT_EQ(store->codes().teamOf("AAAAAA", 20_ms)->entrant, 7);
}

const std::vector<Check> kCodeChecks = {
    {"aTableKeepsItsCode", aTableKeepsItsCode},
    {"aTableThatNoLongerWaitsHasNone", aTableThatNoLongerWaitsHasNone},
    {"aScreenWaitsForATable", aScreenWaitsForATable},
    {"aTeamsCodeIsForOneNight", aTeamsCodeIsForOneNight},
    {"anOlderDatabaseGetsThem", anOlderDatabaseGetsThem},
};

TEST(StoreCodes, Sqlite) {
  SqliteFiles databases;
  runAll(databases, kCodeChecks);
}

TEST(StoreCodes, Postgres) {
  PostgresDatabases databases;
  runAll(databases, kCodeChecks);
}

}  // namespace
}  // namespace tacit::store
