// Reading beside the storage thread: without waiting for it, in turns, and without a way to write.
#include "store/readers.h"

#include <gtest/gtest.h>

#include <future>

#include "store/databases.h"
#include "store/keeper.h"

namespace tacit::store {
namespace {

Keeper::OpenReaders readersOf(const std::string& url, int count) {
  return [url, count] {
    std::vector<std::unique_ptr<Store>> readers;
    for (int i = 0; i < count; ++i) readers.push_back(openStore(url, Access::Reader));
    return readers;
  };
}

std::size_t eventsSeen(Keeper& keeper) {
  std::promise<std::size_t> seen;
  keeper.look("somebody", [&](Store& store) { seen.set_value(store.tables().events("t1").size()); });
  return seen.get_future().get();
}

void waitForNobodyWhoWrites(Databases& databases) {
  const std::string url = databases.fresh();
  std::promise<void> letGo;  // longer than the keeper
  std::promise<void> kept;
  Keeper keeper(openStore(url), mustNotFail, {}, readersOf(url, 1));
  keeper.write({NewTable{"t1", 1_ms}, TableEvent{"t1", 1, "one"}}, [&] { kept.set_value(); });
  kept.get_future().wait();
  keeper.ask([&](Store&) { letGo.get_future().wait(); });
  keeper.write({TableEvent{"t1", 2, "two"}});
  EXPECT_EQ(eventsSeen(keeper), 1U);  // what was acknowledged, and what is only under way is not there
  letGo.set_value();
}

void cannotWrite(Databases& databases) {
  const std::string url = databases.fresh();
  const auto owner = openStore(url);
  const auto reader = openStore(url, Access::Reader);
  EXPECT_THROW(reader->write(std::vector<Write>{NewTable{"t1", 1_ms}}), StoreError);
  EXPECT_EQ(reader->tables().statusOf("t1"), TableStatus::Unknown);
  owner->write(std::vector<Write>{NewTable{"t1", 1_ms}});
  EXPECT_EQ(reader->tables().statusOf("t1"), TableStatus::Unfinished);
}

void takeTurns(Databases& databases) {
  const std::string url = databases.fresh();
  std::promise<void> letGo;
  std::promise<void> done;
  std::vector<std::string> order;
  Keeper keeper(openStore(url), mustNotFail, {}, readersOf(url, 1));
  keeper.look("first", [&](Store&) { letGo.get_future().wait(); });
  for (int i = 0; i < 100; ++i) keeper.look("greedy", [&](Store&) { order.emplace_back("greedy"); });
  keeper.look("modest", [&](Store&) {
    order.emplace_back("modest");
    done.set_value();
  });
  EXPECT_EQ(keeper.figures().reading, 102U);
  letGo.set_value();
  done.get_future().wait();
  keeper.stop();
  const auto modest = std::ranges::find(order, "modest");
  EXPECT_LE(modest - order.begin(), 1);
}

void failForGood(Databases& databases) {
  const std::string url = databases.fresh();
  std::promise<std::string> failed;
  Keeper keeper(openStore(url), [&](const std::string& what) { failed.set_value(what); }, {}, readersOf(url, 2));
  keeper.look("somebody", [](Store&) { throw StoreError("broken"); });
  EXPECT_EQ(failed.get_future().get(), "broken");
  keeper.look("somebody", [](Store&) { ADD_FAILURE(); });
}

const std::vector<Check> kReaderChecks = {{"waitForNobodyWhoWrites", waitForNobodyWhoWrites},
                                          {"cannotWrite", cannotWrite},
                                          {"takeTurns", takeTurns},
                                          {"failForGood", failForGood}};

TEST(Readers, Sqlite) {
  SqliteFiles databases;
  runAll(databases, kReaderChecks);
}

TEST(Readers, Postgres) {
  PostgresDatabases databases;
  runAll(databases, kReaderChecks);
}

}  // namespace
}  // namespace tacit::store
