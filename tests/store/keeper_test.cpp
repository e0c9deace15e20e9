// The storage thread: in order, many writes in one commit, nothing acknowledged that can be lost.
#include "store/keeper.h"

#include <gtest/gtest.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <csignal>
#include <cstring>
#include <functional>
#include <future>
#include <thread>

#include "store/databases.h"

namespace tacit::store {
namespace {

using Texts = std::vector<std::string>;

std::vector<Write> event(const std::string& table, std::int64_t number) {
  return {TableEvent{table, number, std::to_string(number)}};
}

void mustNotFail(const std::string& what) { ADD_FAILURE() << what; }

std::size_t countEvents(const std::string& url, const std::string& table) {
  return openStore(url)->events(table).size();
}

// Holds the storage thread until it is let go, so that work queues up.
class Hold {
 public:
  explicit Hold(Keeper& keeper) {
    keeper.ask([this](Store&) {
      holding_.set_value();
      letGo_.get_future().wait();
    });
    holding_.get_future().wait();
  }
  void letGo() { letGo_.set_value(); }

 private:
  std::promise<void> holding_;
  std::promise<void> letGo_;
};

void acknowledgesInOrderWhatIsKept(Databases& databases) {
  const std::string url = databases.fresh();
  const auto outside = openStore(url);
  std::vector<std::int64_t> done;
  {
    Keeper keeper(openStore(url), mustNotFail);
    keeper.write({NewTable{"t1", 1}});
    for (std::int64_t i = 1; i <= 100; ++i) {
      keeper.write(event("t1", i), [&, i] {
        done.push_back(i);
        EXPECT_GE(outside->events("t1").size(), done.size());
      });
    }
  }
  ASSERT_EQ(done.size(), 100U);
  EXPECT_TRUE(std::ranges::is_sorted(done));
}

void answersInOrderWithTheWrites(Databases& databases) {
  Texts seen;
  {
    Keeper keeper(openStore(databases.fresh()), mustNotFail);
    Hold hold(keeper);
    keeper.write({NewTable{"t1", 1}});
    for (std::int64_t i = 1; i <= 3; ++i) {
      keeper.write(event("t1", i), [&, i] { seen.push_back("done " + std::to_string(i)); });
      keeper.ask([&](Store& store) { seen.push_back("saw " + std::to_string(store.events("t1").size())); });
    }
    bool account = true;
    keeper.write({NewPerson{"p1", "Anna", 1}});
    keeper.ask([&](Store& store) { account = store.makeAccount("p1", "Anna", "hash"); });
    hold.letGo();
    keeper.stop();
    EXPECT_TRUE(account);
  }
  EXPECT_EQ(seen, (Texts{"done 1", "saw 1", "done 2", "saw 2", "done 3", "saw 3"}));
}

void whatQueuesUpIsOneCommit(Databases& databases) {
  Keeper keeper(openStore(databases.fresh()), mustNotFail);
  Hold hold(keeper);
  int done = 0;
  keeper.write({NewTable{"t1", 1}});
  for (std::int64_t i = 1; i <= 499; ++i) keeper.write(event("t1", i), [&] { ++done; });
  EXPECT_EQ(keeper.figures().queued, 501U);
  EXPECT_EQ(keeper.figures().commits, 0U);
  hold.letGo();
  keeper.stop();
  EXPECT_EQ(done, 499);
  EXPECT_EQ(keeper.figures().queued, 0U);
  EXPECT_EQ(keeper.figures().commits, 1U);
  EXPECT_EQ(keeper.figures().writes, 500U);
  EXPECT_GT(keeper.figures().lastCommitMs, 0);
}

void takesWritesFromManyThreads(Databases& databases) {
  const std::string url = databases.fresh();
  std::atomic<int> done = 0;
  {
    Keeper keeper(openStore(url), mustNotFail);
    std::vector<std::thread> threads;
    for (const std::string table : {"a", "b", "c"}) {
      threads.emplace_back([&, table] {
        keeper.write({NewTable{table, 1}});
        for (std::int64_t i = 1; i <= 200; ++i) {
          keeper.write(event(table, i), [&] { ++done; });
          EXPECT_LE(keeper.figures().writes, 603U);
        }
      });
    }
    for (auto& thread : threads) thread.join();
  }
  EXPECT_EQ(done, 600);
  for (const char* table : {"a", "b", "c"}) EXPECT_EQ(countEvents(url, table), 200U);
}

// Something went wrong in the third call: what came before is there, what came later never happens.
void stopsAtTheFirstFailure(Databases& databases, const std::function<void(Keeper&)>& wrong) {
  const std::string url = databases.fresh();
  Texts failures;
  Texts heard;
  std::promise<void> failed;
  Keeper keeper(openStore(url), [&](const std::string& what) {
    failures.push_back(what);
    failed.set_value();
  });
  keeper.write({NewTable{"t1", 1}});
  keeper.ask([&](Store&) { heard.emplace_back("before"); });
  Hold hold(keeper);
  wrong(keeper);
  keeper.write(event("t1", 1), [&] { heard.emplace_back("later write"); });
  keeper.ask([&](Store&) { heard.emplace_back("later question"); });
  hold.letGo();
  failed.get_future().wait();
  keeper.write(event("t1", 1), [&] { heard.emplace_back("much later write"); });
  keeper.ask([&](Store&) { heard.emplace_back("much later question"); });
  keeper.stop();
  EXPECT_EQ(failures.size(), 1U);
  EXPECT_FALSE(failures.at(0).empty());
  EXPECT_EQ(heard, Texts{"before"});
  EXPECT_EQ(keeper.figures().queued, 0U);
  EXPECT_EQ(openStore(url)->unfinishedTables(), Texts{"t1"});
  EXPECT_EQ(countEvents(url, "t1"), 0U);
}

void stopsAtAWriteThatFails(Databases& databases) {
  stopsAtTheFirstFailure(databases,
                         [](Keeper& keeper) { keeper.write(event("t1", 7), [] { ADD_FAILURE() << "acknowledged"; }); });
}

void stopsAtAQuestionThatFails(Databases& databases) {
  stopsAtTheFirstFailure(
      databases, [](Keeper& keeper) { keeper.ask([](Store& store) { store.makeAccount("nobody", "Name", "hash"); }); });
}

void takesNothingOnceStopped(Databases& databases) {
  const std::string url = databases.fresh();
  Keeper keeper(openStore(url), mustNotFail);
  keeper.write({NewTable{"t1", 1}});
  keeper.stop();
  keeper.write(event("t1", 1), [] { ADD_FAILURE() << "acknowledged"; });
  keeper.stop();
  EXPECT_EQ(countEvents(url, "t1"), 0U);
}

// The child of a fork: runs, and never returns to the tests.
template <class Work>
pid_t inAChild(Work work) {
  const pid_t child = fork();
  if (child != 0) return child;
  try {
    work();
  } catch (const std::exception& error) {
    static_cast<void>(!::write(STDERR_FILENO, error.what(), std::strlen(error.what())));
  }
  _exit(1);
}

// Each event that is on disk is one byte in the pipe.
void keepAndTell(const std::string& url, int pipeEnd) {
  Keeper keeper(openStore(url), [](const std::string&) { _exit(1); });
  keeper.write({NewTable{"t1", 1}});
  for (std::int64_t i = 1; i <= 1'000'000; ++i) {
    keeper.write(event("t1", i), [=] { static_cast<void>(!::write(pipeEnd, "x", 1)); });
    while (keeper.figures().queued > 50) std::this_thread::yield();
  }
}

std::size_t readFrom(int end, std::size_t most) {
  std::size_t all = 0;
  std::array<char, 64> bytes{};
  while (all < most) {
    const ssize_t n = read(end, bytes.data(), std::min(bytes.size(), most - all));
    if (n <= 0) break;
    all += static_cast<std::size_t>(n);
  }
  return all;
}

void losesNothingWhenKilled(Databases& databases) {
  const std::string url = databases.fresh();
  std::array<int, 2> pipeEnds{};
  ASSERT_EQ(pipe(pipeEnds.data()), 0);
  const pid_t child = inAChild([&] { keepAndTell(url, pipeEnds[1]); });
  close(pipeEnds[1]);
  std::size_t told = readFrom(pipeEnds[0], 300);
  kill(child, SIGKILL);
  int status = 0;
  waitpid(child, &status, 0);
  told += readFrom(pipeEnds[0], 1'000'000);
  close(pipeEnds[0]);
  EXPECT_TRUE(WIFSIGNALED(status));
  EXPECT_GE(told, 300U);
  const auto events = openStore(url)->events("t1");
  EXPECT_GE(events.size(), told);
  for (std::size_t i = 0; i < events.size(); ++i) ASSERT_EQ(events[i], std::to_string(i + 1));
}

const std::vector<Check> kChecks = {
    {"losesNothingWhenKilled", losesNothingWhenKilled},
    {"acknowledgesInOrderWhatIsKept", acknowledgesInOrderWhatIsKept},
    {"answersInOrderWithTheWrites", answersInOrderWithTheWrites},
    {"whatQueuesUpIsOneCommit", whatQueuesUpIsOneCommit},
    {"takesWritesFromManyThreads", takesWritesFromManyThreads},
    {"stopsAtAWriteThatFails", stopsAtAWriteThatFails},
    {"stopsAtAQuestionThatFails", stopsAtAQuestionThatFails},
    {"takesNothingOnceStopped", takesNothingOnceStopped},
};

TEST(Keeper, Sqlite) {
  SqliteFiles databases;
  runAll(databases, kChecks);
}

TEST(Keeper, Postgres) {
  PostgresDatabases databases;
  runAll(databases, kChecks);
}

// As on a full disk: files of the child may not grow beyond this.
void forbidLargeFiles() {
  const rlimit limit{200'000, 200'000};
  setrlimit(RLIMIT_FSIZE, &limit);
  std::signal(SIGXFSZ, SIG_IGN);
}

TEST(Keeper, FullDisk) {
  SqliteFiles databases;
  const std::string url = databases.fresh();
  std::array<int, 2> pipeEnds{};
  ASSERT_EQ(pipe(pipeEnds.data()), 0);
  const pid_t child = inAChild([&] {
    forbidLargeFiles();
    keepAndTell(url, pipeEnds[1]);
  });
  close(pipeEnds[1]);
  const std::size_t told = readFrom(pipeEnds[0], 1'000'000);
  int status = 0;
  waitpid(child, &status, 0);
  close(pipeEnds[0]);
  EXPECT_TRUE(WIFEXITED(status));
  EXPECT_GE(told, 10U);
  EXPECT_EQ(countEvents(url, "t1"), told);
}

}  // namespace
}  // namespace tacit::store
