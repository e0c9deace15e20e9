#include "store/keeper.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <iterator>
#include <utility>

#include "base/threads.h"

namespace tacit::store {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr auto kWatch = 500ms;
constexpr std::ptrdiff_t kMaxBatch = 2000;  // calls of write in one commit, so that none takes long

double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

// Nothing to keep: it only has to come behind what was written before.
bool onlyFollows(std::span<const Write> writes) {
  return std::ranges::all_of(writes, [](const Write& one) { return std::holds_alternative<Fence>(one); });
}

}  // namespace

Keeper::Keeper(std::unique_ptr<Store> store, Failed failed, Lost lost, const OpenReaders& readers)
    : store_(std::move(store)), failed_(std::move(failed)), lost_(std::move(lost)),
      readers_(readers ? std::make_unique<Readers>(readers(), failed_) : nullptr), thread_([this] { run(); }),
      watcher_([this] { watch(); }) {}

Keeper::~Keeper() { stop(); }

void Keeper::write(std::vector<Write> writes, Done done) { queue({std::move(writes), std::move(done), {}}); }

void Keeper::ask(Question question) { queue({{}, {}, std::move(question)}); }

void Keeper::look(const std::string& visitor, Question question) {
  if (readers_) readers_->look(visitor, std::move(question));
  else ask(std::move(question));
}

void Keeper::stop() {
  {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
  }
  store_.hurry();
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
  if (readers_) readers_->stop();
  {
    const std::scoped_lock lock(mutex_);
    over_ = true;
  }
  watching_.notify_one();
  if (watcher_.joinable()) watcher_.join();
}

KeeperFigures Keeper::figures() const {
  const std::scoped_lock lock(mutex_);
  KeeperFigures now = figures_;
  now.stuck = store_.stuck();
  if (readers_) now.reading = readers_->queued();
  return now;
}

void Keeper::queue(Job job) {
  {
    const std::scoped_lock lock(mutex_);
    if (closed_) return;
    jobs_.push_back(std::move(job));
    ++figures_.queued;
  }
  wake_.notify_one();
}

void Keeper::run() {
  base::beginThread("writer");
  while (true) {
    auto jobs = take();
    if (jobs.empty()) return;
    try {
      if (!carryOut(jobs)) return drop();
    } catch (const std::exception& error) {
      fail(error.what());
    }
  }
}

// All that has queued up; nothing when there will be no more.
std::vector<Keeper::Job> Keeper::take() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return closed_ || !jobs_.empty(); });
  return std::exchange(jobs_, {});
}

// Writes between two questions are one commit: what it costs to wait for the disk is then paid once for all of them.
// False: given up, since the database is away and we are to stop.
bool Keeper::carryOut(std::span<Job> jobs) {
  while (!jobs.empty()) {
    const auto question = std::ranges::find_if(jobs, [](const Job& job) { return job.question != nullptr; });
    const auto writes = static_cast<std::size_t>(std::min(std::distance(jobs.begin(), question), kMaxBatch));
    if (!(writes > 0 ? commit(jobs.first(writes)) : answer(jobs.front()))) return false;
    jobs = jobs.subspan(std::max<std::size_t>(writes, 1));
  }
  return true;
}

bool Keeper::answer(const Job& job) {
  if (!store_.untilDone(job.question)) return false;
  const std::scoped_lock lock(mutex_);
  --figures_.queued;
  return true;
}

bool Keeper::commit(std::span<Job> jobs) {
  std::vector<Job> left(std::make_move_iterator(jobs.begin()), std::make_move_iterator(jobs.end()));
  while (true) {
    dropLost(left);
    try {
      return left.empty() || keep(left);
    } catch (const TablesLost& lost) {
      lostTables_.insert(lost.tables.begin(), lost.tables.end());
      if (lost_) std::ranges::for_each(lost.tables, lost_);
    }
  }
}

// Throws TablesLost; the jobs are as they were then.
bool Keeper::keep(std::span<Job> jobs) {
  std::vector<Write> all;
  for (Job& job : jobs)
    if (!onlyFollows(job.writes)) std::ranges::move(job.writes, std::back_inserter(all));
  const auto start = Clock::now();
  const std::int64_t serial = ++batches_;
  try {
    if (!store_.untilDone([&](Store& store) { store.write(all, serial); })) return false;
  } catch (const TablesLost&) {
    auto next = all.begin();
    for (Job& job : jobs)
      if (!onlyFollows(job.writes))
        for (Write& one : job.writes) one = std::move(*next++);
    throw;
  }
  const double took = millisecondsSince(start);
  for (const Job& job : jobs)
    if (job.done) job.done();
  noteKept(jobs, took);
  return true;
}

void Keeper::noteKept(std::span<const Job> jobs, double milliseconds) {
  const std::scoped_lock lock(mutex_);
  figures_.lastCommitMs = milliseconds;
  figures_.commits += 1;
  figures_.writes += jobs.size();
  figures_.queued -= jobs.size();
}

// What belongs to tables that are ours no longer, or since a later epoch; the others' is tried again.
void Keeper::dropLost(std::vector<Job>& jobs) {
  if (lostTables_.empty()) return;
  const auto isLost = [&](const Write& one) {
    const auto* const fence = std::get_if<Fence>(&one);
    return fence != nullptr && lostTables_.contains({fence->table, fence->epoch});
  };
  const auto dropped = std::erase_if(jobs, [&](const Job& job) { return std::ranges::any_of(job.writes, isLost); });
  const std::scoped_lock lock(mutex_);
  figures_.queued -= dropped;
}

void Keeper::watch() {
  base::beginThread("store-watch");
  std::unique_lock lock(mutex_);
  while (!over_) {
    watching_.wait_for(lock, kWatch);
    store_.watch();
    if (readers_) readers_->watch();
  }
}

void Keeper::drop() {
  std::vector<Job> dropped;  // goes when the lock has gone: what a callback holds may call us from its destructor
  const std::scoped_lock lock(mutex_);
  dropped.swap(jobs_);
  figures_.queued = 0;
}

void Keeper::fail(const std::string& what) {
  {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
  }
  drop();
  failed_(what);
}

}  // namespace tacit::store
