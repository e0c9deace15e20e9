// The thread that owns the Store: takes writes as they come, commits all that have queued up at once, and says when.
#pragma once

#include <condition_variable>
#include <cstdint>
#include <functional>
#include <memory>
#include <mutex>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "store/store.h"

namespace tacit::store {

struct KeeperFigures {
  std::size_t queued = 0;  // calls of write and ask that are not finished yet
  std::uint64_t commits = 0;
  std::uint64_t writes = 0;  // calls of write that were committed
  double lastCommitMs = 0;   // how long the last commit took
};

// All callbacks run on the storage thread, in the order in which they were given, and do not throw. They may call write
// and ask, never stop.
class Keeper {
 public:
  using Done = std::function<void()>;
  using Question = std::function<void(Store&)>;
  using Failed = std::function<void(std::string what)>;

  // When the store fails, `failed` is called once. Nothing is written or asked after that, and no `done` comes any more:
  // what was not acknowledged may be lost.
  Keeper(std::unique_ptr<Store> store, Failed failed);
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;
  Keeper(Keeper&&) = delete;
  Keeper& operator=(Keeper&&) = delete;
  ~Keeper();

  // These are kept together or not at all; once they are on disk, `done` is called, if there is one.
  void write(std::vector<Write> writes, Done done = {});

  // Runs when all that was written before is on disk. A StoreError, or any other exception, that it lets out is a failure.
  void ask(Question question);

  // Finishes what is queued; what comes after that is dropped.
  void stop();

  KeeperFigures figures() const;

 private:
  struct Job {
    std::vector<Write> writes;
    Done done;
    Question question;  // if there is one, nothing else is
  };

  void queue(Job job);
  void run();
  std::vector<Job> take();
  void carryOut(std::span<Job> jobs);
  void answer(const Job& job);
  void commit(std::span<Job> jobs);
  void fail(const std::string& what);

  const std::unique_ptr<Store> store_;
  const Failed failed_;

  mutable std::mutex mutex_;  // guards what stands below, but for the thread
  std::condition_variable wake_;
  std::vector<Job> jobs_;
  KeeperFigures figures_;
  bool closed_ = false;  // takes nothing more
  std::thread thread_;
};

}  // namespace tacit::store
