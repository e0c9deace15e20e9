// The storage thread: in order, many writes in one commit, nothing acknowledged that can be lost.
#include "store/keeper.h"

#include <gtest/gtest.h>
#include <sys/ioctl.h>
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

std::size_t countEvents(const std::string& url, const std::string& table) {
  return openStore(url, Access::Shared)->tables().events(table).size();
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
  auto own = openStore(url);
  const auto outside = openStore(url, Access::Shared);
  std::vector<std::int64_t> done;
  {
    Keeper keeper(std::move(own), mustNotFail);
    keeper.write({NewTable{"t1", 1_ms}});
    for (std::int64_t i = 1; i <= 100; ++i) {
      keeper.write(event("t1", i), [&, i] {
        done.push_back(i);
        EXPECT_GE(outside->tables().events("t1").size(), done.size());
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
    keeper.write({NewTable{"t1", 1_ms}});
    for (std::int64_t i = 1; i <= 3; ++i) {
      keeper.write(event("t1", i), [&, i] { seen.push_back("done " + std::to_string(i)); });
      keeper.ask([&](Store& store) { seen.push_back("saw " + std::to_string(store.tables().events("t1").size())); });
    }
    Claim account = Claim::NoPerson;
    keeper.write({NewPerson{"p1", "Anna", 1_ms}});
    keeper.ask([&](Store& store) { account = store.accounts().create({"p1", "Anna", {"anna", "anna"}, "hash", {}}); });
    hold.letGo();
    keeper.stop();
    EXPECT_EQ(account, Claim::Done);
  }
  EXPECT_EQ(seen, (Texts{"done 1", "saw 1", "done 2", "saw 2", "done 3", "saw 3"}));
}

void whatQueuesUpIsOneCommit(Databases& databases) {
  Keeper keeper(openStore(databases.fresh()), mustNotFail);
  Hold hold(keeper);
  int done = 0;
  keeper.write({NewTable{"t1", 1_ms}});
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
        keeper.write({NewTable{table, 1_ms}});
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
  keeper.write({NewTable{"t1", 1_ms}});
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
  EXPECT_EQ(openStore(url, Access::Shared)->tables().unfinished(), Texts{"t1"});
  EXPECT_EQ(countEvents(url, "t1"), 0U);
}

void stopsAtAWriteThatFails(Databases& databases) {
  stopsAtTheFirstFailure(databases,
                         [](Keeper& keeper) { keeper.write(event("t1", 7), [] { ADD_FAILURE() << "acknowledged"; }); });
}

void stopsAtAQuestionThatFails(Databases& databases) {
  stopsAtTheFirstFailure(databases, [](Keeper& keeper) {
    keeper.ask([](Store& store) { store.write(std::vector<Write>{AbandonedTable{"nowhere"}}); });
  });
}

void takesNothingOnceStopped(Databases& databases) {
  const std::string url = databases.fresh();
  Keeper keeper(openStore(url), mustNotFail);
  keeper.write({NewTable{"t1", 1_ms}});
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
// What is stuck is one in the other.
void keepAndTell(const std::string& url, int pipeEnd, int stuckEnd = -1) {
  Keeper keeper(openStore(url), [](const std::string&) { _exit(1); });
  keeper.write({NewTable{"t1", 1_ms}});
  for (std::int64_t i = 1; i <= 1'000'000; ++i) {
    keeper.write(event("t1", i), [=] { static_cast<void>(!::write(pipeEnd, "x", 1)); });
    while (keeper.figures().queued > 50) {
      if (stuckEnd >= 0 && keeper.figures().stuck) {
        static_cast<void>(!::write(stuckEnd, "x", 1));
        stuckEnd = -1;
      }
      std::this_thread::yield();
    }
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
  const auto events = openStore(url)->tables().events("t1");
  EXPECT_GE(events.size(), told);
  for (std::size_t i = 0; i < events.size(); ++i) ASSERT_EQ(events[i], std::to_string(i + 1));
}

const std::vector<Check> kKeeperChecks = {
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
  runAll(databases, kKeeperChecks);
}

TEST(Keeper, Postgres) {
  PostgresDatabases databases;
  runAll(databases, kKeeperChecks);
}

// As on a full disk: files of the child may not grow beyond this.
void forbidLargeFiles() {
  const rlimit limit{1'200'000, RLIM_INFINITY};
  setrlimit(RLIMIT_FSIZE, &limit);
  std::signal(SIGXFSZ, SIG_IGN);
}

// The disk is full for a while: the server waits, then goes on where it was.
TEST(Keeper, FullDisk) {
  SqliteFiles databases;
  const std::string url = databases.fresh();
  std::array<int, 2> pipeEnds{};
  std::array<int, 2> stuckEnds{};
  ASSERT_EQ(pipe(pipeEnds.data()), 0);
  ASSERT_EQ(pipe(stuckEnds.data()), 0);
  const pid_t child = inAChild([&] {
    forbidLargeFiles();
    keepAndTell(url, pipeEnds[1], stuckEnds[1]);
  });
  close(pipeEnds[1]);
  EXPECT_EQ(readFrom(stuckEnds[0], 1), 1U);  // it says that it's stuck
  std::size_t told = 0;
  int waiting = 0;
  while (ioctl(pipeEnds[0], FIONREAD, &waiting) == 0 && waiting > 0)
    told += readFrom(pipeEnds[0], static_cast<std::size_t>(waiting));
  EXPECT_GE(told, 10U);
  const rlimit enough{RLIM_INFINITY, RLIM_INFINITY};
  EXPECT_EQ(prlimit(child, RLIMIT_FSIZE, &enough, nullptr), 0);
  told += readFrom(pipeEnds[0], 2000);
  kill(child, SIGKILL);
  waitpid(child, nullptr, 0);
  told += readFrom(pipeEnds[0], 1'000'000);
  close(pipeEnds[0]);
  close(stuckEnds[0]);
  close(stuckEnds[1]);
  const auto events = openStore(url)->tables().events("t1");
  EXPECT_GE(told, 2000U);
  EXPECT_GE(events.size(), told);
  for (std::size_t i = 0; i < events.size(); ++i) ASSERT_EQ(events[i], std::to_string(i + 1));
}

// Another program writes for longer than SQLite waits by itself.
TEST(Keeper, LockedFile) {
  SqliteFiles databases;
  const std::string url = databases.fresh();
  Keeper keeper(openStore(url), mustNotFail);
  keeper.write({NewTable{"t1", 1_ms}});
  std::promise<void> ready;
  keeper.ask([&](Store&) { ready.set_value(); });
  ready.get_future().wait();
  const auto other = databases.behind(url);
  *other << "BEGIN IMMEDIATE";
  std::atomic<bool> done = false;
  keeper.write(event("t1", 1), [&] { done = true; });
  EXPECT_TRUE(testing::comesTrue([&] { return keeper.figures().stuck.has_value(); }));
  EXPECT_FALSE(done);
  *other << "COMMIT";
  EXPECT_TRUE(testing::comesTrue([&] { return done.load(); }));
  EXPECT_FALSE(keeper.figures().stuck.has_value());
  keeper.stop();
  EXPECT_EQ(countEvents(url, "t1"), 1U);
}

// Writes and asks without end while something happens to the database; nothing is lost, doubled or out of order.
class Busy {
 public:
  explicit Busy(const std::string& url) : keeper(openStore(url), mustNotFail), thread_([this] { run(); }) {}
  Busy(const Busy&) = delete;
  Busy& operator=(const Busy&) = delete;
  Busy(Busy&&) = delete;
  Busy& operator=(Busy&&) = delete;
  ~Busy() { end(); }

  void end() {
    going_ = false;
    room_.release();
    if (thread_.joinable()) thread_.join();
  }
  bool goesOn() {
    const auto before = done.load();
    return testing::comesTrue([&] { return done.load() > before + 20; });
  }

  std::atomic<std::int64_t> done = 0;
  std::atomic<std::int64_t> answered = 0;
  std::atomic<bool> wrong = false;
  Keeper keeper;

 private:
  void run() {
    keeper.write({NewTable{"t1", 1_ms}});
    for (std::int64_t i = 1;; ++i) {
      room_.acquire();
      if (!going_) return;
      keeper.write(event("t1", i), [this, i] {
        wrong = wrong || ++done != i;
        room_.release();
      });
      if (i % (i < 3000 ? 10 : 500) == 0)  // the answers grow
        keeper.ask([this, i](Store& store) {
          const auto seen = store.tables().events("t1").size();
          wrong = wrong || seen < static_cast<std::size_t>(i);
          ++answered;
        });
    }
  }

  std::atomic<bool> going_ = true;
  std::counting_semaphore<> room_{30};  // for writes that are not done yet
  std::thread thread_;
};

void everythingOnce(const std::string& url, Busy& busy) {
  busy.end();
  busy.keeper.stop();
  const auto events = openStore(url, Access::Shared)->tables().events("t1");
  EXPECT_FALSE(busy.wrong);
  EXPECT_EQ(static_cast<std::int64_t>(events.size()), busy.done);
  for (std::size_t i = 0; i < events.size(); ++i) ASSERT_EQ(events[i], std::to_string(i + 1));
}

TEST(Keeper, PostgresGoesAndComesBack) {
  testing::Postgres postgres;
  const std::string url = postgres.freshDatabaseOverTcp();
  Busy busy(url);
  EXPECT_TRUE(busy.goesOn());
  for (int round = 0; round < 3; ++round) {
    postgres.kill();
    EXPECT_TRUE(testing::comesTrue([&] { return busy.keeper.figures().stuck.has_value(); }));
    postgres.start();
    EXPECT_TRUE(busy.goesOn());
    EXPECT_FALSE(busy.keeper.figures().stuck.has_value() && busy.keeper.figures().stuck->why.empty());
  }
  everythingOnce(url, busy);
}

TEST(Keeper, SessionsAreDropped) {
  auto& postgres = testing::Postgres::instance();
  const std::string url = postgres.freshDatabase();
  Busy busy(url);
  for (int round = 0; round < 20; ++round) {
    EXPECT_TRUE(busy.goesOn());
    postgres.dropConnections();
  }
  EXPECT_TRUE(busy.goesOn());
  everythingOnce(url, busy);
}

// It takes connections, or rather its system does, and never answers.
TEST(Keeper, PostgresHangs) {
  testing::Postgres postgres;
  const std::string url = postgres.freshDatabaseOverTcp();
  auto busy = std::make_unique<Busy>(url);
  EXPECT_TRUE(busy->goesOn());
  postgres.freeze();
  EXPECT_TRUE(testing::comesTrue([&] { return busy->keeper.figures().stuck.has_value(); }));
  postgres.wake();
  EXPECT_TRUE(busy->goesOn());
  postgres.freeze();
  busy->end();
  busy->keeper.stop();  // returns, though nobody answers
  postgres.wake();
  const std::int64_t done = busy->done;
  EXPECT_FALSE(busy->wrong);
  busy.reset();  // an idle session would still own the database
  const auto events = openStore(url)->tables().events("t1");
  EXPECT_GE(static_cast<std::int64_t>(events.size()), done);
  for (std::size_t i = 0; i < events.size(); ++i) ASSERT_EQ(events[i], std::to_string(i + 1));
}

}  // namespace
}  // namespace tacit::store
