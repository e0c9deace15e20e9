// Tournaments belong to nobody: anyone who adds to one is told when another was faster, on both databases alike.
#include "store/tournaments.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <thread>

#include "store/databases.h"

namespace tacit::store {
namespace {

using Strings = std::vector<std::string>;

const base::TournamentId kOne("one");
const base::TournamentId kNone("none");

TournamentStep stepWith(const base::TournamentId& id, std::int64_t last, Strings events, Strings people = {}) {
  TournamentStep made;
  made.id = id;
  made.last = last;
  made.events = std::move(events);
  made.when = base::instantAt(5000 + last);
  made.summary = "after " + std::to_string(last);
  made.people = std::move(people);
  return made;
}

bool make(Store& store, const base::TournamentId& id, const std::string& organiser, bool listed = true) {
  return store.tournaments().create(
      {organiser, "secret of " + id.plain(), listed, stepWith(id, 0, {"created " + id.plain()}, {organiser})});
}

Strings tournamentIds(const std::vector<KeptTournament>& all) {
  Strings ids;
  for (const auto& one : all) ids.push_back(one.id.plain());
  return ids;
}

void whatIsAddedFollows(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  ASSERT_TRUE(make(*store, kOne, "p1"));
  EXPECT_FALSE(make(*store, kOne, "p2"));
  EXPECT_FALSE(make(*store, base::TournamentId("two"), "nobody"));
  EXPECT_TRUE(store->tournaments().append(stepWith(kOne, 1, {"second ł", "third"})));
  EXPECT_FALSE(store->tournaments().append(stepWith(kOne, 1, {"another second"})));
  EXPECT_FALSE(store->tournaments().append(stepWith(kOne, 4, {"a fifth without a fourth"})));
  EXPECT_FALSE(store->tournaments().append(stepWith(kNone, 0, {"first"})));
  EXPECT_EQ(store->tournaments().events(kOne, 0), (Strings{"created one", "second ł", "third"}));
  EXPECT_EQ(store->tournaments().events(kOne, 2), (Strings{"third"}));
  const auto kept = store->tournaments().find(kOne);
  ASSERT_TRUE(kept);
  EXPECT_EQ(kept->organiser, "p1");
  EXPECT_EQ(kept->organiserName, "Anna");
  EXPECT_EQ(kept->secret, "secret of one");
  EXPECT_EQ(kept->summary, "after 1");
  EXPECT_FALSE(store->tournaments().find(kNone));
  EXPECT_FALSE(store->tournaments().find(base::TournamentId(std::string("o\0ne", 4))));
}

void ofTwoOneIsFaster(Databases& databases) {
  const std::string url = databases.fresh();
  const auto store = openStore(url);
  furnish(*store);
  ASSERT_TRUE(make(*store, kOne, "p1"));
  std::atomic<int> refused = 0;
  const auto addMany = [&](const std::string& name) {
    const auto own = openStore(url, Access::Shared);
    for (int added = 0; added < 50;) {
      const auto last = static_cast<std::int64_t>(own->tournaments().events(kOne, 0).size());
      try {
        if (own->tournaments().append(stepWith(kOne, last, {name + std::to_string(added)}))) ++added;
        else ++refused;
      } catch (const StoreUnavailable&) {
        continue;  // busy
      }
    }
  };
  std::thread other([&] { addMany("other "); });
  addMany("own ");
  other.join();
  auto events = store->tournaments().events(kOne, 1);
  EXPECT_EQ(events.size(), 100U);
  std::ranges::sort(events);
  EXPECT_EQ(std::ranges::adjacent_find(events), events.end());
}

void theyAreListedByWhoMaySee(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  for (const auto* const id : {"a", "b", "c"}) ASSERT_TRUE(make(*store, base::TournamentId(id), "p1", id[0] != 'b'));
  EXPECT_EQ(tournamentIds(store->tournaments().listed(10, {})), (Strings{"c", "a"}));
  EXPECT_EQ(tournamentIds(store->tournaments().listed(1, {})), (Strings{"c"}));
  EXPECT_EQ(tournamentIds(store->tournaments().listed(10, base::TournamentId("c"))), (Strings{"a"}));
  EXPECT_EQ(tournamentIds(store->tournaments().of("p1", 10, {})), (Strings{"c", "b", "a"}));
  EXPECT_EQ(tournamentIds(store->tournaments().of("p2", 10, {})), Strings());
  EXPECT_TRUE(store->tournaments().append(stepWith(base::TournamentId("b"), 1, {"entered"}, {"p2", "p2", "nobody"})));
  EXPECT_EQ(tournamentIds(store->tournaments().of("p2", 10, {})), (Strings{"b"}));
  EXPECT_EQ(store->tournaments().unfinishedOf("p1"), 3);
  auto last = stepWith(base::TournamentId("a"), 1, {"finished"});
  last.finished = last.runsItself = true;
  EXPECT_TRUE(store->tournaments().append(last));
  EXPECT_EQ(store->tournaments().unfinishedOf("p1"), 2);
  auto runs = stepWith(base::TournamentId("c"), 1, {"started"});
  runs.runsItself = true;
  EXPECT_TRUE(store->tournaments().append(runs));
  EXPECT_EQ(store->tournaments().running(), (std::vector{base::TournamentId("c")}));
}

void peopleGoAndTournamentsStay(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  ASSERT_TRUE(make(*store, kOne, "p1"));
  store->tournaments().replaceEvent(kOne, 1, "created by nobody");
  store->people().erase("p1", "deleted");
  EXPECT_EQ(store->tournaments().find(kOne)->organiser, "");
  EXPECT_EQ(store->tournaments().events(kOne, 0), (Strings{"created by nobody"}));
  EXPECT_TRUE(store->tournaments().remove(kOne));
  EXPECT_FALSE(store->tournaments().remove(kOne));
  EXPECT_FALSE(store->tournaments().find(kOne));
  EXPECT_EQ(store->tournaments().events(kOne, 0), Strings());
}

const std::vector<Check> kTournamentChecks = {{"whatIsAddedFollows", whatIsAddedFollows},
                                              {"ofTwoOneIsFaster", ofTwoOneIsFaster},
                                              {"theyAreListedByWhoMaySee", theyAreListedByWhoMaySee},
                                              {"peopleGoAndTournamentsStay", peopleGoAndTournamentsStay}};

TEST(TournamentsKept, InSqlite) {
  SqliteFiles databases;
  runAll(databases, kTournamentChecks);
}

TEST(TournamentsKept, InPostgres) {
  PostgresDatabases databases;
  runAll(databases, kTournamentChecks);
}

}  // namespace
}  // namespace tacit::store
