// What is kept is there again, all of it or nothing, on both databases alike.
#include "store/store.h"

#include <gtest/gtest.h>
#include <sys/stat.h>

#include <fstream>
#include <thread>

#include "store/databases.h"
#include "store/schema.h"

namespace tacit::store {
namespace {

using namespace std::string_literals;
using Texts = std::vector<std::string>;

FinishedGame finished(const std::string& table, std::int64_t ms) {
  return {
      .table = table,
      .type = "pairs4/std",
      .finished = base::instantAt(ms),
      .result = "ac",
      .rated = true,
      .record = "[Layout \"pairs4\"]\n\n1. a 5:a20-25 ' \"; :x $1 ?\n",
      .participants = {{"p1", "Anna", "a", true, true}, {"", "sampler", "bc", false}, {"p2", "Łucja", "d", true, true}},
      .ratings = {{"p1", {26.1, 7.1234567890123456, 1}}, {"p2", {24.9, 1.0 / 3, 12}}},
      .family = "four"};
}

FinishedGame withoutRecord(FinishedGame game) {
  game.record.clear();
  game.family.clear();
  return game;
}

void eventsComeBackInOrder(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  write(*store, {NewTable{"t2", 4000_ms}});
  Texts said;
  for (int i = 1; i <= 12; ++i) {
    said.push_back("{\"n\":" + std::to_string(i) + ",\"what\":\"it's :a :1 $1 ? % \\ \n ł 🎲\"}");
    write(*store, {TableEvent{"t1", i, said.back()}, TableEvent{"t2", i, ""}});
  }
  EXPECT_EQ(store->tables().events("t1"), said);
  EXPECT_EQ(store->tables().events("t2"), Texts(12));
  EXPECT_EQ(store->tables().events("none"), Texts());
  const std::string large(300'000, 'x');
  write(*store, {TableEvent{"t1", 13, large}});
  EXPECT_EQ(store->tables().events("t1").back(), large);
}

void tablesAreOpenUntilTheyAreDone(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  write(*store, {NewTable{"t2", 4000_ms}, NewTable{"t3", 6000_ms}});
  EXPECT_EQ(store->tables().unfinished(), (Texts{"t2", "t1", "t3"}));
  write(*store, {finished("t1", 9000)});
  EXPECT_EQ(store->tables().unfinished(), (Texts{"t2", "t3"}));
  write(*store, {AbandonedTable{"t3"}});
  EXPECT_EQ(store->tables().unfinished(), Texts{"t2"});
}

void refusedBatchesLeaveNothing(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  write(*store, {TableEvent{"t1", 1, "one"}, NewSession{"token1", "p1", 1_ms}});
  FinishedGame strangers = finished("t1", 1);
  strangers.participants[0].person = "nobody";
  const std::vector<Write> impossible = {TableEvent{"t1", 2, "again"},
                                         TableEvent{"t1", 1, "secret"},
                                         TableEvent{"t1", 4, "after a gap"},
                                         TableEvent{"t1", 0, "before the first"},
                                         TableEvent{"t9", 1, "nowhere"},
                                         NewTable{"t1", 1_ms},
                                         NewPerson{"p1", "secret", 1_ms},
                                         NewSession{"token1", "p2", 1_ms},
                                         NewSession{"token2", "secret", 1_ms},
                                         AbandonedTable{"t9"},
                                         finished("t9", 1),
                                         strangers,
                                         TableEvent{"t1", 3, "\xFFsecret"},
                                         TableEvent{"t1", 3, "secret\0"s},
                                         NewPerson{"p4\0secret"s, "", 1_ms}};
  for (const Write& one : impossible) {
    try {
      write(*store, {TableEvent{"t1", 2, "two"}, NewPerson{"p9", "Nine", 1_ms}, NewSession{"token9", "p2", 1_ms}, one,
                     NewTable{"t8", 1_ms}});
      FAIL() << "write " << one.index() << " was taken";
    } catch (const StoreError& error) {
      EXPECT_EQ(std::string(error.what()).find("secret"), std::string::npos) << error.what();
      EXPECT_EQ(std::string(error.what()).find("token1"), std::string::npos) << error.what();
    }
    EXPECT_EQ(store->tables().events("t1"), Texts{"one"});
    EXPECT_EQ(store->tables().unfinished(), Texts{"t1"});
    EXPECT_FALSE(store->people().find("p9").has_value());
    EXPECT_FALSE(store->people().ofSession("token9").has_value());
    EXPECT_EQ(store->counts(), (Counts{3, 0}));
  }
  write(*store, {TableEvent{"t1", 2, "two"}});
  EXPECT_EQ(store->tables().events("t1"), (Texts{"one", "two"}));
  write(*store, {});
}

void gamesAreFoundAgain(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  const FinishedGame game = finished("t1", 9000);
  EXPECT_FALSE(store->games().find("t1").has_value());
  EXPECT_FALSE(store->games().record("t1").has_value());
  write(*store, {game});
  EXPECT_EQ(store->games().find("t1"), withoutRecord(game));
  EXPECT_EQ(store->games().record("t1"), game.record);
  EXPECT_EQ(store->people().find("p1")->ratingIn("four"), game.ratings[0].after);
  EXPECT_EQ(store->people().find("p2")->ratingIn("four"), game.ratings[1].after);
  EXPECT_EQ(store->people().find("p3")->ratingIn("four"), Rating{});
  EXPECT_EQ(store->counts(), (Counts{3, 1}));
  EXPECT_THROW(write(*store, {game}), StoreError);
}

void historyIsReadInPages(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  std::vector<FinishedGame> newestFirst;
  for (int i = 0; i < 10; ++i) {
    FinishedGame game = finished("g" + std::to_string(i), 9000 + i / 3);  // some at the same time
    game.rated = i % 2 == 0;
    game.record = std::string(static_cast<std::size_t>(i), 'r');
    if (i % 2 == 1) game.ratings.clear();
    for (auto& one : game.ratings) one.after.games += i;
    write(*store, {NewTable{game.table, 1_ms}, game});
    newestFirst.insert(newestFirst.begin(), withoutRecord(game));
  }
  FinishedGame others = finished("h1", 9999);
  others.participants = {{"p3", "タロウ", "ac", true}, {"p3", "タロウ", "bd", false}};
  others.ratings.clear();
  write(*store, {NewTable{"h1", 1_ms}, others});

  EXPECT_EQ(store->games().history("p1", 100), newestFirst);
  std::vector<FinishedGame> pages;
  for (std::string before; pages.size() < 10; before = pages.back().table) {
    const auto page = store->games().history("p2", 4, before);
    ASSERT_EQ(page.size(), std::min<std::size_t>(4, 10 - pages.size()));
    pages.insert(pages.end(), page.begin(), page.end());
  }
  EXPECT_EQ(pages, newestFirst);
  EXPECT_TRUE(store->games().history("p1", 4, "g0").empty());
  EXPECT_TRUE(store->games().history("p1", 4, "no such game").empty());
  EXPECT_TRUE(store->games().history("p1", 0).empty());
  EXPECT_TRUE(store->games().history("p1", -1).empty());
  EXPECT_TRUE(store->games().history("", 4).empty());
  EXPECT_EQ(store->games().history("p3", 4).size(), 1U);
}

void gamesAgainstBotsAreCounted(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  const auto play = [&](const std::string& table, const std::string& partner, const std::string& opponent, bool won) {
    write(*store, {NewTable{table, 6000_ms}});
    write(*store, {FinishedGame{.table = table,
                                .type = "four",
                                .finished = 7000_ms,
                                .result = won ? "ac" : "bd",
                                .record = "",
                                .participants = {{"p1", "Anna", "a", won},
                                                 {"", opponent, "b", !won},
                                                 {partner == "Łucja" ? "p2" : "", partner, "c", won},
                                                 {"", opponent, "d", !won}},
                                .ratings = {},
                                .family = "four"}});
  };
  EXPECT_TRUE(store->games().againstBots("p1", "four").empty());
  play("t2", "bot planner", "bot planner", true);
  play("t3", "bot planner", "bot planner", false);
  play("t4", "bot simple", "bot simple", true);
  play("t5", "Łucja", "bot planner", true);        // not against bots alone
  play("t6", "bot simple", "bot planner", true);   // bots of two kinds
  play("t7", "a stranger", "bot planner", false);  // somebody who is gone
  EXPECT_EQ(store->games().againstBots("p1", "four"),
            (std::vector<AgainstBots>{{"bot planner", 2, 1}, {"bot simple", 1, 1}}));
  EXPECT_TRUE(store->games().againstBots("p1", "six").empty());
  EXPECT_TRUE(store->games().againstBots("p2", "four").empty());
}

void rankingIsByWhatIsCertain(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  EXPECT_TRUE(store->people().ranking("four", 10).empty());
  FinishedGame game = finished("t1", 1);
  game.ratings = {{"p1", {30, 5, 1}}, {"p2", {25, 1, 30}}, {"p3", {29, 5, 1}}};
  write(*store, {game});
  const auto ranking = store->people().ranking("four", 10);
  ASSERT_EQ(ranking.size(), 3U);
  EXPECT_EQ(ranking[0], (Person{"p2", "Łucja", true, 2000_ms, {{"four", {25, 1, 30}}}}));
  EXPECT_EQ(ranking[1].id, "p1");
  EXPECT_EQ(ranking[2].id, "p3");
  EXPECT_EQ(store->people().ranking("four", 1).size(), 1U);
  EXPECT_TRUE(store->people().ranking("four", -1).empty());
}

void nothingIsFoundByWhatIsNoText(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  store->accounts().create({"p1", "Anna", {"anna", "anna"}, "hash", {}});
  write(*store, {finished("t1", 1), NewSession{"h1", "p1", 1_ms}});
  for (const auto& junk : {"\xFF"s, "\0"s, "' OR 1 = 1 --"s}) {
    EXPECT_FALSE(store->people().find("p1" + junk).has_value());
    EXPECT_FALSE(store->people().ofSession("h1" + junk).has_value());
    EXPECT_FALSE(store->accounts().named("Anna" + junk).has_value());
    EXPECT_FALSE(store->games().find("t1" + junk).has_value());
    EXPECT_FALSE(store->games().record("t1" + junk).has_value());
    EXPECT_TRUE(store->tables().events("t1" + junk).empty());
    EXPECT_TRUE(store->games().history("p1" + junk, 10).empty());
    EXPECT_TRUE(store->games().history("p1", 10, "t1" + junk).empty());
  }
}

void opensAgainWithAllThatWasInIt(Databases& databases) {
  const std::string url = databases.fresh();
  {
    const auto store = openStore(url);
    furnish(*store);
    write(*store, {TableEvent{"t1", 1, "one"}, NewSession{"h1", "p3", 1_ms}});
    store->accounts().create({"p3", "Taro", {"taro", "taro"}, "hash", {}});
  }
  const auto store = openStore(url);
  EXPECT_EQ(store->tables().unfinished(), Texts{"t1"});
  EXPECT_EQ(store->tables().events("t1"), Texts{"one"});
  EXPECT_EQ(store->people().ofSession("h1"), (Person{"p3", "Taro", false, 3000_ms, {}}));
  write(*store, {TableEvent{"t1", 2, "two"}});
  EXPECT_EQ(store->tables().events("t1"), (Texts{"one", "two"}));
}

void twoMayHaveItOpen(Databases& databases) {
  const std::string url = databases.fresh();
  const auto one = openStore(url);
  const auto two = openStore(url, Access::Shared);
  furnish(*one);
  EXPECT_EQ(two->counts(), (Counts{3, 0}));
  write(*two, {TableEvent{"t1", 1, "one"}});
  EXPECT_THROW(write(*one, {TableEvent{"t1", 1, "another"}}), StoreError);
  EXPECT_EQ(one->tables().events("t1"), Texts{"one"});
}

std::string whyNot(const std::string& url, Access access = Access::Owner) {
  try {
    openStore(url, access);
  } catch (const StoreError& error) {
    return error.what();
  }
  return "it was opened";
}

void hasOneOwner(Databases& databases) {
  const std::string url = databases.fresh();
  {
    const auto store = openStore(url);
    const std::string second = whyNot(url);
    EXPECT_TRUE(second.ends_with(": another server is running on this database; stop it first")) << second;
    furnish(*store);
    EXPECT_EQ(openStore(url, Access::Shared)->counts(), (Counts{3, 0}));
  }
  EXPECT_EQ(openStore(url)->counts(), (Counts{3, 0}));
}

void unfinishedTablesAreDeleted(Databases& databases) {
  const auto store = openStore(databases.fresh());
  write(*store,
        {NewTable{"t1", 3000_ms}, TableEvent{"t1", 1, "one"}, NewTable{"t2", 4000_ms}, TableEvent{"t2", 1, "two"}});
  write(*store, {DeletedTable{"t1"}});
  EXPECT_EQ(store->tables().unfinished(), Texts{"t2"});
  EXPECT_TRUE(store->tables().events("t1").empty());
  EXPECT_EQ(store->tables().events("t2").size(), 1U);
  EXPECT_THROW(write(*store, {DeletedTable{"t1"}}), StoreError);
  write(*store, {AbandonedTable{"t2", 5000_ms}});
  EXPECT_THROW(write(*store, {DeletedTable{"t2"}}), StoreError);
  EXPECT_EQ(store->tables().events("t2").size(), 1U);
}

void tablesAreSetAside(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  write(*store, {NewTable{"t2", 4000_ms}, TableEvent{"t2", 1, "odd"}, SetAside{"t2", "event 1 can't be read: 'x'"}});
  EXPECT_EQ(store->tables().unfinished(), Texts{"t1"});
  EXPECT_EQ(store->tables().quarantined(),
            (std::vector<QuarantinedTable>{{"t2", 4000_ms, "event 1 can't be read: 'x'"}}));
  EXPECT_EQ(store->tables().events("t2"), Texts{"odd"});
  write(*store, {TakeBack{"t2"}});
  EXPECT_EQ(store->tables().unfinished(), (Texts{"t2", "t1"}));
  EXPECT_TRUE(store->tables().quarantined().empty());
  EXPECT_THROW(write(*store, {TakeBack{"t2"}}), StoreError);
  EXPECT_THROW(write(*store, {SetAside{"t9", "why"}}), StoreError);
  write(*store, {finished("t1", 9000)});
  EXPECT_THROW(write(*store, {SetAside{"t1", "too late"}}), StoreError);
}

void eventsAreForgottenInTime(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  std::vector<Write> writes;
  for (int i = 2; i <= 6; ++i) writes.emplace_back(NewTable{"t" + std::to_string(i), 1_ms});
  for (int i = 1; i <= 6; ++i) writes.emplace_back(TableEvent{"t" + std::to_string(i), 1, "one"});
  write(*store, writes);
  FinishedGame unrated = finished("t3", 3000);
  unrated.ratings.clear();
  write(*store, {finished("t1", 1000), AbandonedTable{"t2", 2000_ms}, unrated, AbandonedTable{"t4", 4000_ms}});
  EXPECT_EQ(store->tables().doneSince(2000_ms), (Texts{"t2", "t3", "t4"}));
  EXPECT_EQ(store->tables().forgetEvents(1000_ms, 10), 0);
  EXPECT_EQ(store->tables().forgetEvents(4000_ms, 2), 2);
  EXPECT_TRUE(store->tables().events("t1").empty());
  EXPECT_TRUE(store->tables().events("t2").empty());
  EXPECT_EQ(store->tables().events("t3"), Texts{"one"});
  EXPECT_EQ(store->tables().forgetEvents(4000_ms, 2), 1);
  EXPECT_EQ(store->tables().forgetEvents(4000_ms, 2), 0);
  EXPECT_EQ(store->tables().doneSince(0_ms), Texts{"t4"});
  for (const char* const table : {"t4", "t5", "t6"}) EXPECT_EQ(store->tables().events(table), Texts{"one"});
  EXPECT_EQ(store->games().record("t1"), finished("t1", 1).record);
  EXPECT_EQ(store->tables().unfinished(), (Texts{"t5", "t6"}));
}

int versionOf(soci::session& sql) {
  int version = -1;
  sql << "SELECT version FROM schema_version", soci::into(version);
  return version;
}

void versionOneIsBroughtUpToDate(Databases& databases) {
  const std::string url = databases.fresh();
  {
    const auto sql = databases.behind(url);
    migrate(*sql, migrations().first(1));
    EXPECT_EQ(versionOf(*sql), 1);
    *sql << "INSERT INTO people VALUES ('p1', 'Anna', 1000)";
    *sql << "INSERT INTO tables VALUES ('t1', 5, 1), ('t2', 6, 0)";
    *sql << "INSERT INTO games VALUES ('t1', 'pairs4', 9, 'ac', 'its record')";
    *sql << "INSERT INTO participants VALUES ('t1', 0, 'p1', 9, 'Anna', 'a', 1)";
  }
  const auto store = openStore(url);
  EXPECT_EQ(versionOf(*databases.behind(url)), std::ssize(migrations()));
  EXPECT_EQ(store->tables().unfinished(), Texts{"t2"});
  EXPECT_EQ(store->people().find("p1"), (Person{"p1", "Anna", true, 1000_ms, {}}));
  EXPECT_EQ(store->games().record("t1"), "its record");
  const FinishedGame game{"t1", "pairs4", 9_ms, "ac", false, "", {{"p1", "Anna", "a", true, true}}, {}};
  EXPECT_EQ(store->games().history("p1", 10), std::vector{game});
  FinishedGame next = finished("t2", 10);
  next.participants.pop_back();
  next.ratings.pop_back();
  write(*store, {next});
  EXPECT_EQ(store->people().find("p1")->ratingIn("four"), next.ratings[0].after);
}

void stepThatFailsIsNotTaken(Databases& databases) {
  const std::string url = databases.fresh();
  const auto sql = databases.behind(url);
  const std::array<std::string_view, 2> good = {"CREATE TABLE a (x INTEGER)", "INSERT INTO a VALUES (1)"};
  const std::array<std::string_view, 2> bad = {"INSERT INTO a VALUES (2)", "INSERT INTO nowhere VALUES (1)"};
  const std::array<Migration, 2> steps = {good, bad};
  EXPECT_THROW(migrate(*sql, steps), soci::soci_error);
  EXPECT_EQ(versionOf(*sql), 1);
  int rows = 0;
  *sql << "SELECT COUNT(*) FROM a", soci::into(rows);
  EXPECT_EQ(rows, 1);
}

void newerOneIsRefused(Databases& databases) {
  const std::string url = databases.fresh();
  openStore(url).reset();
  *databases.behind(url) << "UPDATE schema_version SET version = 99";
  try {
    openStore(url);
    FAIL() << "it was opened";
  } catch (const StoreError& error) {
    EXPECT_NE(std::string(error.what())
                  .find("has version 99, this Tacit knows versions up to " + std::to_string(migrations().size()) +
                        ": use a newer Tacit"),
              std::string::npos)
        << error.what();
  }
  EXPECT_EQ(versionOf(*databases.behind(url)), 99);
}

const std::vector<Check> kStoreChecks = {
    {"eventsComeBackInOrder", eventsComeBackInOrder},
    {"tablesAreOpenUntilTheyAreDone", tablesAreOpenUntilTheyAreDone},
    {"refusedBatchesLeaveNothing", refusedBatchesLeaveNothing},
    {"gamesAreFoundAgain", gamesAreFoundAgain},
    {"historyIsReadInPages", historyIsReadInPages},
    {"gamesAgainstBotsAreCounted", gamesAgainstBotsAreCounted},
    {"rankingIsByWhatIsCertain", rankingIsByWhatIsCertain},
    {"nothingIsFoundByWhatIsNoText", nothingIsFoundByWhatIsNoText},
    {"opensAgainWithAllThatWasInIt", opensAgainWithAllThatWasInIt},
    {"twoMayHaveItOpen", twoMayHaveItOpen},
    {"hasOneOwner", hasOneOwner},
    {"unfinishedTablesAreDeleted", unfinishedTablesAreDeleted},
    {"tablesAreSetAside", tablesAreSetAside},
    {"eventsAreForgottenInTime", eventsAreForgottenInTime},
    {"versionOneIsBroughtUpToDate", versionOneIsBroughtUpToDate},
    {"stepThatFailsIsNotTaken", stepThatFailsIsNotTaken},
    {"newerOneIsRefused", newerOneIsRefused},
};

TEST(Store, Sqlite) {
  SqliteFiles databases;
  runAll(databases, kStoreChecks);
}

TEST(Store, Postgres) {
  PostgresDatabases databases;
  runAll(databases, kStoreChecks);
}

TEST(StoreUrl, WhatCannotBeOpenedIsExplained) {
  const testing::TemporaryFolder folder;
  const std::string usage = "a database is given as sqlite:PATH or postgresql://user:password@host:port/name";
  EXPECT_EQ(whyNot(""), usage);
  EXPECT_EQ(whyNot("mysql://root:secret@localhost/x"), usage);
  EXPECT_EQ(whyNot("sqlite:"), "cannot open sqlite:: a path without quotation marks is needed");
  EXPECT_EQ(whyNot("sqlite:a\" timeout=\"1"),
            "cannot open sqlite:a\" timeout=\"1: a path without quotation marks is needed");
  const std::string missing = whyNot("sqlite:" + folder.path("none/x.db"));
  EXPECT_TRUE(missing.starts_with("cannot open sqlite:" + folder.path("none/x.db") + ": ")) << missing;
  EXPECT_NE(missing.find("unable to open database file"), std::string::npos) << missing;
  std::ofstream(folder.path("letter.txt")) << std::string(5000, 'x');
  const std::string letter = whyNot("sqlite:" + folder.path("letter.txt"));
  EXPECT_NE(letter.find("file is not a database"), std::string::npos) << letter;
  const std::string nobody = whyNot("postgresql://tacit:secret@/tacit?host=/no/such/folder");
  EXPECT_TRUE(nobody.starts_with("cannot open the PostgreSQL database: ")) << nobody;
  EXPECT_NE(nobody.find("No such file or directory"), std::string::npos) << nobody;
  EXPECT_EQ(nobody.find("secret"), std::string::npos) << nobody;
}

TEST(StoreUrl, SqliteWritesAhead) {
  SqliteFiles databases;
  const std::string url = databases.fresh();
  const auto store = openStore(url);
  std::string mode;
  *databases.behind(url) << "PRAGMA journal_mode", soci::into(mode);
  EXPECT_EQ(mode, "wal");
}

TEST(StoreUrl, OnlyAnOwnerBringsItUpToDate) {
  SqliteFiles databases;
  const std::string url = databases.fresh();
  migrate(*databases.behind(url), migrations().first(1));
  const std::string old = whyNot(url, Access::Shared);
  EXPECT_NE(old.find("the database has version 1, this Tacit needs version"), std::string::npos) << old;
  EXPECT_EQ(versionOf(*databases.behind(url)), 1);
}

// Tokens and password hashes are in it.
TEST(StoreUrl, SqliteFilesAreOurs) {
  const testing::TemporaryFolder folder;
  const auto modeOf = [&](const std::string& name) {
    struct stat found{};
    return stat(folder.path(name).c_str(), &found) == 0 ? found.st_mode & 0777U : 0U;
  };
  const auto before = umask(0022);
  openStore("sqlite:" + folder.path("x.db")).reset();
  chmod(folder.path("x.db").c_str(), 0644);
  const auto store = openStore("sqlite:" + folder.path("x.db"));
  furnish(*store);
  umask(before);
  for (const char* const name : {"x.db", "x.db-wal", "x.db-shm", "x.db.lock"}) EXPECT_EQ(modeOf(name), 0600U) << name;
}

bool isWritten(Store& store, const TableEvent& event, std::int64_t serial) {
  try {
    store.write(std::vector<Write>{event}, serial);
    return true;
  } catch (const StoreUnavailable&) {
    return false;
  }
}

// The connection is lost while the commit goes on: given again, the writes are kept once, whether it has landed or not.
TEST(StoreFaults, CommitWhoseAnswerIsLost) {
  PostgresDatabases databases;
  const std::string url = databases.fresh();
  const auto store = openStore(url);
  furnish(*store);
  const auto behind = databases.behind(url);
  *behind
      << "CREATE FUNCTION slow() RETURNS trigger AS $$ BEGIN PERFORM pg_sleep(1); RETURN NULL; END $$ LANGUAGE plpgsql";
  *behind << "CREATE CONSTRAINT TRIGGER slow AFTER INSERT OR UPDATE ON last_batch DEFERRABLE INITIALLY DEFERRED"
             " FOR EACH ROW EXECUTE FUNCTION slow()";
  const auto count = [&](const char* query) {
    long long rows = 0;
    *behind << query, soci::into(rows);
    return rows;
  };
  for (int n = 1; n <= 4; ++n) {
    std::thread cut([&] {
      EXPECT_TRUE(testing::comesTrue(
          [&] { return count("SELECT COUNT(*) FROM pg_stat_activity WHERE wait_event = 'PgSleep'") > 0; }));
      store->interrupt();
    });
    const TableEvent event{"t1", n, std::to_string(n)};
    EXPECT_FALSE(isWritten(*store, event, n));
    cut.join();
    if (n % 2 == 0) {
      EXPECT_TRUE(testing::comesTrue([&] { return count("SELECT COUNT(*) FROM events") == n; }));
    }
    EXPECT_TRUE(testing::comesTrue([&] { return isWritten(*store, event, n); }));
    EXPECT_EQ(count("SELECT COUNT(*) FROM events"), n);
  }
  EXPECT_EQ(store->tables().events("t1"), (Texts{"1", "2", "3", "4"}));
}

}  // namespace
}  // namespace tacit::store
