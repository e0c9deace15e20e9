// Nodes of a cluster and the tables they have: leases by the database's clock, and writes that it refuses by itself.
#include <gtest/gtest.h>

#include <future>
#include <thread>

#include "store/databases.h"
#include "store/keeper.h"
#include "store/store.h"

namespace tacit::store {
namespace {

using Names = std::vector<std::string>;
using Tables = std::vector<Owned>;

constexpr base::Duration kLong{60'000};

Tables lostBy(Store& store, const std::vector<Write>& writes) {
  try {
    store.write(writes);
  } catch (const TablesLost& lost) {
    return lost.tables;
  }
  return {};
}

// Two nodes and a table that nobody has.
struct Nodes {
  std::string url = testing::Postgres::instance().freshDatabase();
  std::unique_ptr<Store> a = openStore(url, Access::Node);
  std::unique_ptr<Store> b = openStore(url, Access::Node);
  Nodes() {
    write(*a, {NewTable{"t1", 1_ms}});
    a->ownership().join("a", kLong);
    b->ownership().join("b", kLong);
  }
  // As if so much time had passed for the database that its lease is over.
  void forget(const std::string& node) const {
    const std::int64_t ms = base::millisecondsOf(kLong);
    soci::session(*soci::factory_postgresql(), postgresKeywords(url) + "connect_timeout=60")
        << "UPDATE nodes SET until_ms = until_ms - :long - 1 WHERE name = :name",
        soci::use(ms), soci::use(node);
  }
};

void aTableHasOneOwner() {
  Nodes nodes;
  EXPECT_EQ(nodes.a->ownership().livingNodes(), (Names{"a", "b"}));
  EXPECT_EQ(nodes.a->ownership().claim("t1", "a"), 1);
  EXPECT_EQ(nodes.b->ownership().claim("t1", "b"), std::nullopt);
  EXPECT_EQ(nodes.b->ownership().ownerOf("t1"), "a");
  EXPECT_EQ(nodes.b->ownership().claimOrphans("b", 10), Tables());
  nodes.b->ownership().release("t1", 7);  // of another epoch: nothing happens
  EXPECT_EQ(nodes.b->ownership().ownerOf("t1"), "a");
  nodes.a->ownership().release("t1", 1);
  EXPECT_EQ(nodes.b->ownership().ownerOf("t1"), std::nullopt);
  EXPECT_EQ(nodes.b->ownership().claim("t1", "b"), 2);
  EXPECT_EQ(nodes.a->ownership().claim("none", "a"), std::nullopt);
  EXPECT_EQ(nodes.a->ownership().claim("t1", "stranger"), std::nullopt);
}

void whoDoesNotRenewIsGone() {
  Nodes nodes;
  nodes.a->ownership().join("silent", kLong);
  EXPECT_TRUE(nodes.a->ownership().renew("silent", kLong));
  EXPECT_EQ(nodes.a->ownership().claim("t1", "silent"), 1);
  nodes.forget("silent");
  EXPECT_FALSE(nodes.a->ownership().renew("silent", kLong));
  EXPECT_EQ(nodes.b->ownership().ownerOf("t1"), std::nullopt);
  EXPECT_EQ(nodes.a->ownership().claim("t1", "silent"), std::nullopt);
  EXPECT_EQ(nodes.a->ownership().claimOrphans("silent", 10), Tables());
  EXPECT_EQ(nodes.b->ownership().claimOrphans("b", 10), (Tables{{"t1", 2}}));
  nodes.b->ownership().leave("b");
  EXPECT_EQ(nodes.a->ownership().claim("t1", "a"), 3);
}

// The lease says whose turn it is to claim; what nobody has claimed is still there, with its epoch.
void whoComesBackHasWhatNobodyTook() {
  Nodes nodes;
  write(*nodes.a, {NewTable{"t2", 2_ms, "silent"}, NewTable{"t3", 3_ms, "silent"}});
  nodes.a->ownership().join("silent", kLong);
  nodes.forget("silent");
  EXPECT_EQ(nodes.b->ownership().claim("t2", "b"), 2);
  EXPECT_FALSE(nodes.a->ownership().renew("silent", kLong));
  nodes.a->ownership().join("silent", kLong);
  EXPECT_EQ(nodes.a->ownership().tablesOf("silent"), (Tables{{"t3", 1}}));
  write(*nodes.a, {Fence{"t3", 1}, TableEvent{"t3", 1, "still mine"}});
  EXPECT_EQ(nodes.b->ownership().claim("t3", "b"), std::nullopt);
  EXPECT_EQ(nodes.a->ownership().claim("t3", "silent"),
            2);  // its own, once more: what was written before is fenced off
  EXPECT_EQ(lostBy(*nodes.a, {Fence{"t3", 1}, TableEvent{"t3", 2, "late"}}), (Tables{{"t3", 1}}));
}

void orphansAreSharedOut() {
  Nodes nodes;
  write(*nodes.a, {NewTable{"t2", 2_ms}, NewTable{"t3", 3_ms}, NewTable{"done", 0_ms}, AbandonedTable{"done", 9_ms},
                   NewTable{"aside", 0_ms}, SetAside{"aside", "broken"}});
  EXPECT_EQ(nodes.a->ownership().claimOrphans("a", 2), (Tables{{"t1", 1}, {"t2", 1}}));
  EXPECT_EQ(nodes.b->ownership().claimOrphans("b", 2), (Tables{{"t3", 1}}));
  EXPECT_EQ(nodes.b->ownership().claimOrphans("b", 2), Tables());
  EXPECT_EQ(nodes.a->tables().statusOf("t1"), TableStatus::Unfinished);
  EXPECT_EQ(nodes.a->tables().statusOf("done"), TableStatus::Done);
  EXPECT_EQ(nodes.a->tables().statusOf("aside"), TableStatus::Quarantined);
  EXPECT_EQ(nodes.a->tables().statusOf("none"), TableStatus::Unknown);
}

// Two games of one person end on two nodes at once: neither is reckoned without the other.
void ratingsFollowOnEachOther() {
  Nodes nodes;
  write(*nodes.a, {NewPerson{"p1", "Anna", 1_ms}, NewTable{"t2", 2_ms}});
  const auto gameAt = [](const std::string& table, const Rating& after) {
    FinishedGame game;
    game.table = table;
    game.type = game.family = "four";
    game.ratings = {{"p1", after}};
    return game;
  };
  write(*nodes.a, {gameAt("t1", {26, 7, 1})});
  EXPECT_THROW(write(*nodes.b, {gameAt("t2", {27, 7, 1})}), StoreUnavailable);
  EXPECT_EQ(nodes.b->games().find("t2"), std::nullopt);
  write(*nodes.b, {gameAt("t2", {28, 6, 2})});
  EXPECT_EQ(nodes.a->people().find("p1")->ratingIn("four"), (Rating{28, 6, 2}));
}

// Also when nobody has told it, and its lease has not run out as far as it knows.
void whatAnOldOwnerWritesIsRefused() {
  Nodes nodes;
  ASSERT_EQ(nodes.a->ownership().claim("t1", "a"), 1);
  write(*nodes.a, {Fence{"t1", 1}, TableEvent{"t1", 1, "one"}, NewTable{"t2", 1_ms, "a"}, Fence{"t2", 1}});
  EXPECT_EQ(nodes.b->ownership().ownerOf("t2"), "a");
  nodes.a->ownership().release("t1", 1);
  ASSERT_EQ(nodes.b->ownership().claim("t1", "b"), 2);
  const std::vector<Write> late = {Fence{"t2", 1}, TableEvent{"t2", 1, "fine"}, Fence{"t1", 1},
                                   TableEvent{"t1", 2, "late"}};
  EXPECT_EQ(lostBy(*nodes.a, late), (Tables{{"t1", 1}}));
  EXPECT_EQ(nodes.a->tables().events("t2"), Names());  // all or nothing
  write(*nodes.b, {Fence{"t1", 2}, TableEvent{"t1", 2, "two"}});
  EXPECT_EQ(lostBy(*nodes.a, {Fence{"t1", 1}, AbandonedTable{"t1", 5_ms}}), (Tables{{"t1", 1}}));
  EXPECT_EQ(lostBy(*nodes.a, {Fence{"t9", 1}, TableEvent{"t9", 1, ""}}), (Tables{{"t9", 1}}));
  EXPECT_EQ(nodes.a->tables().events("t1"), (Names{"one", "two"}));
  EXPECT_THROW(nodes.a->write(std::vector<Write>{Fence{"t1' OR '1'='1", 1}}), StoreError);
}

// A claim waits for a write of the old owner that is under way, and finds it; a write that waits for a claim is refused.
void claimsAndWritesTakeTurns() {
  Nodes nodes;
  ASSERT_EQ(nodes.a->ownership().claim("t1", "a"), 1);
  std::int64_t epoch = 1;
  std::int64_t events = 0;
  int refused = 0;
  Store* const stores[] = {nodes.a.get(), nodes.b.get()};  // NOLINT(modernize-avoid-c-arrays)
  for (int round = 0; round < 40; ++round) {
    Store& owner = *stores[round % 2];
    Store& other = *stores[1 - round % 2];
    const std::string otherName = round % 2 == 0 ? "b" : "a";
    owner.ownership().release("t1", epoch);
    Tables lost;
    std::thread writing([&] {
      for (int i = 0; i < 20 && lost.empty(); ++i) {
        lost = lostBy(owner, {Fence{"t1", epoch}, TableEvent{"t1", events + 1, std::to_string(epoch)}});
        if (lost.empty()) ++events;
      }
    });
    const auto claimed = other.ownership().claim("t1", otherName);
    const auto seen = static_cast<std::int64_t>(other.tables().events("t1").size());
    writing.join();
    ASSERT_TRUE(claimed);
    EXPECT_EQ(seen, events);  // nothing came after the claim
    refused += lost.empty() ? 0 : 1;
    epoch = *claimed;
  }
  EXPECT_GT(refused, 10);
  EXPECT_EQ(
      std::ranges::is_sorted(nodes.a->tables().events("t1"), {}, [](const auto& text) { return std::stoi(text); }),
      true);
}

void aNodeAndAnOwnerExcludeEachOther() {
  Nodes nodes;
  EXPECT_THROW(openStore(nodes.url, Access::Owner), StoreError);
  EXPECT_THROW(openStore("sqlite:/tmp/never", Access::Node), StoreError);
}

void theKeeperDropsWhatIsLostAndKeepsTheRest() {
  Nodes nodes;
  ASSERT_EQ(nodes.a->ownership().claim("t1", "a"), 1);
  write(*nodes.a, {NewTable{"t2", 1_ms, "a"}});
  nodes.a->ownership().release("t1", 1);
  ASSERT_EQ(nodes.b->ownership().claim("t1", "b"), 2);
  write(*nodes.a, {NewTable{"t4", 1_ms, "a"}});
  ASSERT_EQ(nodes.a->ownership().claim("t4", "a"), 2);
  Tables lost;
  Names done;
  std::string failed;
  {
    Keeper keeper(
        std::move(nodes.a), [&](const std::string& what) { failed = what; },
        [&](const Owned& table) { lost.push_back(table); });
    std::promise<void> queued;
    keeper.ask([&](Store& /*store*/) { queued.get_future().wait(); });  // so that the rest is one batch
    keeper.write({Fence{"t1", 1}, TableEvent{"t1", 1, "late"}}, [&] { done.emplace_back("t1"); });
    keeper.write({Fence{"t2", 1}, TableEvent{"t2", 1, "fine"}}, [&] { done.emplace_back("t2"); });
    keeper.write({Fence{"t4", 1}, TableEvent{"t4", 1, "from before"}}, [&] { done.emplace_back("t4 before"); });
    keeper.write({Fence{"t4", 2}, TableEvent{"t4", 1, "ours again"}}, [&] { done.emplace_back("t4"); });
    keeper.write({Fence{"t1", 1}}, [&] { done.emplace_back("a view of t1"); });
    keeper.write({Fence{"t2", 1}}, [&] { done.emplace_back("a view of t2"); });
    keeper.write({NewPerson{"p1", "Anna", 1_ms}}, [&] { done.emplace_back("p1"); });
    queued.set_value();
    keeper.await([](Store& /*store*/) { return true; });
    keeper.write({Fence{"t1", 1}}, [&] { done.emplace_back("a later view of t1"); });
    keeper.write({Fence{"t4", 2}}, [&] { done.emplace_back("a later view of t4"); });
    keeper.stop();
    EXPECT_EQ(keeper.figures().queued, 0);
  }
  EXPECT_EQ(failed, "");
  EXPECT_EQ(lost, (Tables{{"t1", 1}, {"t4", 1}}));
  EXPECT_EQ(done, (Names{"t2", "t4", "a view of t2", "p1", "a later view of t4"}));
  EXPECT_EQ(nodes.b->tables().events("t1"), Names());
  EXPECT_EQ(nodes.b->tables().events("t2"), Names{"fine"});
  EXPECT_EQ(nodes.b->tables().events("t4"), Names{"ours again"});
}

TEST(Ownership, Postgres) {
  aTableHasOneOwner();
  whoDoesNotRenewIsGone();
  whoComesBackHasWhatNobodyTook();
  orphansAreSharedOut();
  ratingsFollowOnEachOther();
  whatAnOldOwnerWritesIsRefused();
  claimsAndWritesTakeTurns();
  aNodeAndAnOwnerExcludeEachOther();
  theKeeperDropsWhatIsLostAndKeepsTheRest();
}

}  // namespace
}  // namespace tacit::store
