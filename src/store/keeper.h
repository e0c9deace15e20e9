// The thread that owns the Store: takes writes as they come, commits all that have queued up at once, and says when. Beside
// it others read.
#pragma once

#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <set>
#include <span>
#include <string>
#include <thread>
#include <vector>

#include "store/patient_store.h"
#include "store/readers.h"

namespace tacit::store {

struct KeeperFigures {
  std::size_t queued = 0;   // calls of write and ask that are not finished yet
  std::size_t reading = 0;  // calls of look
  std::uint64_t commits = 0;
  std::uint64_t writes = 0;  // calls of write that were committed
  double lastCommitMs = 0;   // how long the last commit took
  std::optional<Stuck> stuck;
};

// All callbacks but those of look run on the storage thread, in the order in which they were given, and do not throw. They
// may call write, ask and look, never stop.
class Keeper {
 public:
  using Done = std::function<void()>;
  using Question = std::function<void(Store&)>;
  using Failed = std::function<void(std::string what)>;
  using Lost = std::function<void(const Owned& table)>;
  using OpenReaders = std::function<std::vector<std::unique_ptr<Store>>()>;

  // What throws StoreUnavailable is tried again, in the same order, until it's done; see KeeperFigures::stuck. When the
  // store fails for good, `failed` is called once. Nothing is written or asked after that, and no `done` comes any
  // more: what was not acknowledged may be lost. `lost` is told of tables whose epoch is over: what was written with a
  // Fence for them is dropped, and so is all that comes later with the same Fence. No `done` comes for it, and nobody is
  // told what was not kept. `readers` opens further connections to the same database, if there are to be any.
  Keeper(std::unique_ptr<Store> store, Failed failed, Lost lost = {}, const OpenReaders& readers = {});
  Keeper(const Keeper&) = delete;
  Keeper& operator=(const Keeper&) = delete;
  ~Keeper();

  // These are kept together or not at all; once they are on disk, `done` is called, if there is one. With a Fence and
  // nothing else there is nothing to keep: `done` comes if all was kept that was written with the same Fence before.
  void write(std::vector<Write> writes, Done done = {});

  // Reads, on another thread, without waiting for what is written or holding it up: it sees all that was acknowledged before.
  // What has to see a write that is only under way is a matter for ask. Visitors take turns; see Readers. The question may
  // run again, as that of ask. Without readers it is the same as ask.
  void look(const std::string& visitor, Question question);

  // Runs when all that was written before is on disk. If it lets out a StoreUnavailable, it runs again from its
  // beginning later: it must be repeatable, even where a write of its own has landed, and answer nobody before its last
  // call of the store. Any other exception that it lets out is a failure.
  void ask(Question question);

  // The same, and waits for the answer. What goes wrong for good is thrown here.
  template <typename Ask>
  auto await(Ask question) -> decltype(question(std::declval<Store&>())) {
    using Answer = decltype(question(std::declval<Store&>()));
    auto answer = std::make_shared<std::promise<Answer>>();
    auto future = answer->get_future();
    ask([answer = std::move(answer), question = std::move(question)](Store& store) {
      try {
        answer->set_value(question(store));
      } catch (const StoreUnavailable&) {
        throw;  // asked again
      } catch (...) {
        answer->set_exception(std::current_exception());
      }
    });
    return future.get();
  }

  // Finishes what is queued; what comes after that is dropped. Gives up after some seconds if the database is away.
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
  bool carryOut(std::span<Job> jobs);
  bool answer(const Job& job);
  bool commit(std::span<Job> jobs);
  bool keep(std::span<Job> jobs);
  void noteKept(std::span<const Job> jobs, double milliseconds);
  void dropLost(std::vector<Job>& jobs);
  void drop();
  void fail(const std::string& what);
  void watch();

  PatientStore store_;
  const Failed failed_;
  const Lost lost_;
  std::int64_t batches_ = 0;
  std::set<Owned> lostTables_;  // on the storage thread; an epoch is lost once

  mutable std::mutex mutex_;  // guards what stands below, but for the threads
  std::condition_variable wake_;
  std::vector<Job> jobs_;
  KeeperFigures figures_;
  bool closed_ = false;  // takes nothing more
  bool over_ = false;    // nothing to watch any more
  std::condition_variable watching_;
  std::unique_ptr<Readers> readers_;  // if there are any
  std::thread thread_;
  std::thread watcher_;
};

}  // namespace tacit::store
