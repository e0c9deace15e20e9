// What is kept of people, on both databases alike: accounts, sessions, codes, blocks, reports, bans, and how they go.
#include "store/people.h"

#include <gtest/gtest.h>

#include "store/databases.h"
#include "store/schema.h"

namespace tacit::store {
namespace {

using namespace std::string_literals;
using Texts = std::vector<std::string>;

Claim makeAccount(Store& store, const std::string& person, const std::string& name, const std::string& key,
                  const Texts& codes = {}) {
  return store.accounts().create({person, name, {key, key + "'"}, "hash of " + person, codes});
}

void peopleAndTheirSessions(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  EXPECT_EQ(store->people().find("p2"), (Person{"p2", "Łucja", true, 2000_ms, {}}));
  EXPECT_FALSE(store->people().find("nobody").has_value());
  write(*store,
        {NewSession{"h1", "p2", 7_ms, "Firefox on Linux"}, NewSession{"h2", "p2", 8_ms}, NewSession{"h3", "p1", 8_ms}});
  EXPECT_EQ(store->people().ofSession("h1"), store->people().find("p2"));
  EXPECT_EQ(store->sessions().find("h1"), (Session{"h1", "p2", 7_ms, 7_ms, "Firefox on Linux"}));
  store->sessions().touch("h1", 100_ms);
  const std::vector<Session> both = {{"h1", "p2", 7_ms, 100_ms, "Firefox on Linux"}, {"h2", "p2", 8_ms, 8_ms, ""}};
  EXPECT_EQ(store->sessions().of("p2"), both);
  write(*store, {EndedSession{"h1"}, EndedSession{"never begun"}});
  EXPECT_FALSE(store->people().ofSession("h1").has_value());
  EXPECT_FALSE(store->sessions().find("h1").has_value());
  EXPECT_TRUE(store->people().ofSession("h2").has_value());
  store->sessions().touch("h1", 100_ms);  // is not there
  write(*store, {NewSession{"h4", "p2", 9_ms}, NewSession{"h5", "p2", 9_ms}});
  store->sessions().endAll("p2", "h4");
  EXPECT_EQ(store->sessions().of("p2").size(), 1U);
  EXPECT_TRUE(store->sessions().find("h4").has_value());
  EXPECT_TRUE(store->sessions().find("h3").has_value());
  EXPECT_EQ(store->sessions().endUnused(9_ms, 9_ms), 1);  // h3
  EXPECT_TRUE(store->sessions().find("h4").has_value());
}

void accountsHaveNamesOfTheirOwn(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  EXPECT_FALSE(store->accounts().named("anna").has_value());
  EXPECT_EQ(makeAccount(*store, "p1", "ŁAnna", "anna"), Claim::Done);
  EXPECT_EQ(store->people().find("p1"), (Person{"p1", "ŁAnna", false, 1000_ms, {}}));
  for (const char* name : {"ŁAnna", "łanna", "łANNA"}) {
    ASSERT_TRUE(store->accounts().named(name).has_value()) << name;
    EXPECT_EQ(store->accounts().named(name)->person, "p1");
    EXPECT_EQ(store->accounts().named(name)->passwordHash, "hash of p1");
    EXPECT_EQ(makeAccount(*store, "p2", name, "other"), Claim::NameTaken);
  }
  EXPECT_EQ(makeAccount(*store, "p2", "Looks", "anna"), Claim::NameTaken);  // by its keys
  EXPECT_EQ(store->accounts().create({"p2", "Looks", {"x", "anna'"}, "hash", {}}), Claim::NameTaken);
  EXPECT_EQ(store->accounts().rename("p2", "Looks", {"anna", "x"}), Claim::NameTaken);
  EXPECT_EQ(store->accounts().rename("p2", "łanna", {"x", "y"}), Claim::NameTaken);
  EXPECT_EQ(store->people().find("p2"), (Person{"p2", "Łucja", true, 2000_ms, {}}));
  EXPECT_EQ(makeAccount(*store, "nobody", "New", "new"), Claim::NoPerson);
  EXPECT_EQ(store->accounts().rename("nobody", "New", {"new", "new"}), Claim::NoPerson);
  EXPECT_FALSE(store->accounts().named("new").has_value());

  // An account is not made a second time; it is renamed, and the old name is free then.
  EXPECT_EQ(makeAccount(*store, "p1", "Hannah", "hannah"), Claim::HasAccount);
  EXPECT_EQ(store->accounts().rename("p1", "łanna", {"anna", "anna'"}), Claim::Done);
  EXPECT_EQ(store->accounts().rename("p1", "Hannah", {"hannah", "hannah"}), Claim::Done);
  EXPECT_FALSE(store->accounts().named("łanna").has_value());
  EXPECT_EQ(store->accounts().named("HANNAH")->person, "p1");
  EXPECT_EQ(makeAccount(*store, "p2", "łanna", "anna"), Claim::Done);
  EXPECT_EQ(store->accounts().rename("p1", "ŁANNA", {"z", "z"}), Claim::NameTaken);
  EXPECT_EQ(store->people().find("p1")->name, "Hannah");
  // Guests bear names that no account has, as many as like.
  EXPECT_EQ(store->accounts().rename("p3", "Free", {"free", "free"}), Claim::Done);
  write(*store, {NewPerson{"p4", "Four", 1_ms}});
  EXPECT_EQ(store->accounts().rename("p4", "Free", {"free", "free"}), Claim::Done);
  EXPECT_EQ(makeAccount(*store, "p3", "Free", "free"), Claim::Done);
}

void passwordsChangeAndSessionsEnd(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  EXPECT_FALSE(store->accounts().setPassword("p1", "new", ""));
  makeAccount(*store, "p1", "Anna", "anna", {"c1", "c2"});
  write(*store, {NewSession{"h1", "p1", 1_ms}, NewSession{"h2", "p1", 1_ms}, NewSession{"h3", "p2", 1_ms}});
  EXPECT_TRUE(store->accounts().setPassword("p1", "new", "h2"));
  EXPECT_EQ(store->accounts().of("p1")->passwordHash, "new");
  EXPECT_FALSE(store->sessions().find("h1").has_value());
  EXPECT_TRUE(store->sessions().find("h2").has_value());
  EXPECT_TRUE(store->sessions().find("h3").has_value());

  EXPECT_TRUE(store->accounts().hasCode("p1", "c1", 50_ms));
  EXPECT_FALSE(store->accounts().hasCode("p2", "c1", 50_ms));
  EXPECT_FALSE(store->accounts().recover("p2", "c1", "stolen", 50_ms));
  EXPECT_TRUE(store->accounts().recover("p1", "c1", "newer", 50_ms));
  EXPECT_FALSE(store->accounts().recover("p1", "c1", "again", 50_ms));
  EXPECT_EQ(store->accounts().of("p1")->passwordHash, "newer");
  EXPECT_FALSE(store->sessions().find("h2").has_value());
  store->accounts().setCodes("p1", {"c3"}, 0_ms);
  EXPECT_FALSE(store->accounts().hasCode("p1", "c2", 50_ms));
  store->accounts().setCodes("p1", {"op"}, 100_ms);  // the operator's leaves the others alone
  EXPECT_TRUE(store->accounts().hasCode("p1", "c3", 50_ms));
  EXPECT_TRUE(store->accounts().hasCode("p1", "op", 99_ms));
  EXPECT_FALSE(store->accounts().hasCode("p1", "op", 100_ms));
  EXPECT_FALSE(store->accounts().recover("p1", "op", "late", 100_ms));
  store->accounts().setCodes("nobody", {"x"}, 0_ms);

  EXPECT_FALSE(store->accounts().knowsAddress("p1", "here"));
  store->accounts().knowAddress("p1", "here", 5_ms);
  store->accounts().knowAddress("p1", "here", 6_ms);
  store->accounts().knowAddress("nobody", "here", 6_ms);
  EXPECT_TRUE(store->accounts().knowsAddress("p1", "here"));
  EXPECT_FALSE(store->accounts().knowsAddress("p2", "here"));
  store->sessions().endUnused(7_ms, 200_ms);
  EXPECT_FALSE(store->accounts().knowsAddress("p1", "here"));
}

void blocksReportsAndBans(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  EXPECT_TRUE(store->conduct().setBlock({"p1", "p2"}, true, 1_ms));
  EXPECT_TRUE(store->conduct().setBlock({"p1", "p2"}, true, 2_ms));
  EXPECT_TRUE(store->conduct().setBlock({"p1", "p3"}, true, 3_ms));
  EXPECT_FALSE(store->conduct().setBlock({"p1", "nobody\0"s}, true, 3_ms));
  EXPECT_FALSE(store->conduct().setBlock({"nobody", "p1"}, true, 3_ms));
  EXPECT_EQ(store->conduct().blocks(), (std::vector<Block>{{"p1", "p2"}, {"p1", "p3"}}));
  EXPECT_TRUE(store->conduct().setBlock({"p1", "p2"}, false, 4_ms));
  EXPECT_EQ(store->conduct().blocks(), (std::vector<Block>{{"p1", "p3"}}));

  const KeptReport one{"r1", 10_ms, "p1", "p2", "t1", "insult", "said :a $1 '"};
  const KeptReport two{"r2", 11_ms, "p1", "p3", "", "other", ""};
  EXPECT_TRUE(store->conduct().addReport(one));
  EXPECT_TRUE(store->conduct().addReport(two));
  EXPECT_FALSE(store->conduct().addReport({"r3", 11_ms, "p1", "nobody", "", "other", ""}));
  EXPECT_EQ(store->conduct().reportsBy("p1"), (std::vector{two, one}));
  EXPECT_TRUE(store->conduct().reportsBy("p2").empty());
  EXPECT_EQ(store->conduct().reports(1), std::vector{two});

  EXPECT_TRUE(store->conduct().ban({"p2", 100_ms, "why"}));
  EXPECT_TRUE(store->conduct().ban({"p2", 200_ms, "why not"}));
  EXPECT_FALSE(store->conduct().ban({"nobody", 200_ms, "why"}));
  EXPECT_EQ(store->conduct().bans(199_ms), (std::vector<Ban>{{"p2", 200_ms, "why not"}}));
  EXPECT_TRUE(store->conduct().bans(200_ms).empty());
  store->conduct().unban("p2");
  EXPECT_TRUE(store->conduct().bans(0_ms).empty());
}

void whoGoesLeavesOnlyGames(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  makeAccount(*store, "p1", "Anna", "anna", {"c1"});
  FinishedGame game{
      "t1", "four", 9_ms, "ac", true, "its record", {{"p1", "Anna", "a", true}, {"p2", "Łucja", "b", false, true}}, {}};
  game.ratings = {{"p1", {26, 7, 1}}, {"p2", {24, 7, 1}}};
  game.family = "four";
  write(*store,
        {NewSession{"h1", "p1", 1_ms}, TableEvent{"t1", 1, R"({"person":"p1"})"}, game, NewTable{"t2", 1_ms},
         TableEvent{"t2", 1, R"({"person":"p1"})"}, NewTable{"t3", 1_ms}, TableEvent{"t3", 1, R"({"person":"p2"})"},
         NewTable{"t4", 1_ms}, TableEvent{"t4", 1, R"({"person":"p1"})"}, AbandonedTable{"t2"}, AbandonedTable{"t3"}});
  store->conduct().setBlock({"p1", "p2"}, true, 1_ms);
  store->conduct().setBlock({"p3", "p1"}, true, 1_ms);
  store->conduct().addReport({"r1", 10_ms, "p1", "p2", "t1", "insult", "text"});
  store->conduct().ban({"p1", 100_ms, "why"});
  store->accounts().knowAddress("p1", "here", 5_ms);
  EXPECT_EQ(store->tables().doneOf("p1"), (Texts{"t1", "t2"}));
  store->games().replaceRecord("t1", "another record");
  store->tables().replaceEvent("t1", 1, "another event");
  EXPECT_EQ(store->games().record("t1"), "another record");
  EXPECT_EQ(store->tables().events("t1"), Texts{"another event"});

  store->people().erase("p1", "deleted");
  EXPECT_FALSE(store->people().find("p1").has_value());
  EXPECT_FALSE(store->accounts().named("Anna").has_value());
  EXPECT_FALSE(store->sessions().find("h1").has_value());
  EXPECT_TRUE(store->conduct().blocks().empty());
  EXPECT_TRUE(store->conduct().bans(0_ms).empty());
  const auto left = store->games().find("t1");
  ASSERT_TRUE(left.has_value());
  EXPECT_EQ(left->participants[0], (Participant{"", "deleted", "a", true}));
  EXPECT_EQ(left->participants[1], (Participant{"p2", "Łucja", "b", false, true}));
  ASSERT_EQ(store->conduct().reports(9).size(), 1U);
  EXPECT_EQ(store->conduct().reports(9)[0].reporter, "");
  EXPECT_EQ(store->people().ranking("four", 9).size(), 1U);
  store->people().erase("p1", "deleted");  // again is nothing
  EXPECT_EQ(makeAccount(*store, "p3", "Anna", "anna"), Claim::Done);
}

void guestsWithoutSessionsAreFound(Databases& databases) {
  const auto store = openStore(databases.fresh());
  furnish(*store);
  makeAccount(*store, "p1", "Anna", "anna");
  write(*store, {NewSession{"h2", "p2", 1_ms}});
  EXPECT_EQ(store->people().lostGuests(4000_ms, 9), Texts{"p3"});
  EXPECT_TRUE(store->people().lostGuests(3000_ms, 9).empty());
  store->sessions().endUnused(2_ms, 2_ms);
  EXPECT_EQ(store->people().lostGuests(4000_ms, 9), (Texts{"p2", "p3"}));
  EXPECT_EQ(store->people().lostGuests(4000_ms, 1), Texts{"p2"});
}

void olderAccountsGetTheirKeys(Databases& databases) {
  const std::string url = databases.fresh();
  {
    const auto sql = databases.behind(url);
    migrate(*sql, migrations().first(2));
    *sql << "INSERT INTO people VALUES ('p1', 'Anna', 1000), ('p2', 'ANNa', 900), ('p3', 'Bob', 1)";
    *sql << "INSERT INTO accounts VALUES ('p1', 'anna1', 'hash'), ('p2', 'anna2', 'hash')";
    *sql << "INSERT INTO sessions VALUES ('h1', 'p1', 5)";
  }
  const auto store = openStore(url);
  const auto keysOf = [](const std::string& name) { return NameKeys{name.substr(0, 4), name.substr(0, 4)}; };
  for (int again = 0; again < 2; ++again) store->accounts().complete(keysOf, 77_ms + base::Duration(again));
  EXPECT_EQ(store->sessions().find("h1"), (Session{"h1", "p1", 5_ms, 77_ms, ""}));
  EXPECT_EQ(makeAccount(*store, "p3", "New", "anna"), Claim::NameTaken);
  EXPECT_EQ(store->accounts().named("anna1")->person, "p1");
  EXPECT_EQ(store->accounts().named("anna2")->person, "p2");
  EXPECT_EQ(store->accounts().rename("p1", "Else", {"else", "else"}), Claim::Done);
  EXPECT_EQ(store->accounts().rename("p1", "Anna", {"anna", "anna"}), Claim::NameTaken);  // the older one has them
}

const std::vector<Check> kPeopleChecks = {
    {"peopleAndTheirSessions", peopleAndTheirSessions},
    {"accountsHaveNamesOfTheirOwn", accountsHaveNamesOfTheirOwn},
    {"passwordsChangeAndSessionsEnd", passwordsChangeAndSessionsEnd},
    {"blocksReportsAndBans", blocksReportsAndBans},
    {"whoGoesLeavesOnlyGames", whoGoesLeavesOnlyGames},
    {"guestsWithoutSessionsAreFound", guestsWithoutSessionsAreFound},
    {"olderAccountsGetTheirKeys", olderAccountsGetTheirKeys},
};

TEST(StorePeople, Sqlite) {
  SqliteFiles databases;
  runAll(databases, kPeopleChecks);
}

TEST(StorePeople, Postgres) {
  PostgresDatabases databases;
  runAll(databases, kPeopleChecks);
}

}  // namespace
}  // namespace tacit::store
