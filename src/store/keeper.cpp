#include "store/keeper.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <iterator>
#include <utility>

namespace tacit::store {
namespace {

using namespace std::chrono_literals;
using Clock = std::chrono::steady_clock;

constexpr std::chrono::milliseconds kFirstPause =
    20ms;  // before the database is tried again; then twice as long, up to
constexpr std::chrono::milliseconds kLongestPause = 2s;
constexpr auto kSlow = 3s;         // the database does not answer: worth telling
constexpr auto kPatience = 15s;    // it hangs: the connection is given up; the next time after twice as long
constexpr auto kLongestStop = 5s;  // for the database to come back when we are to stop
constexpr auto kWatch = 500ms;
constexpr std::ptrdiff_t kMaxBatch = 2000;  // calls of write in one commit, so that none takes long

double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

}  // namespace

Keeper::Keeper(std::unique_ptr<Store> store, Failed failed, Lost lost)
    : store_(std::move(store)), failed_(std::move(failed)), lost_(std::move(lost)), thread_([this] { run(); }),
      watcher_([this] { watch(); }) {}

Keeper::~Keeper() { stop(); }

void Keeper::write(std::vector<Write> writes, Done done) { queue({std::move(writes), std::move(done), {}}); }

void Keeper::ask(Question question) { queue({{}, {}, std::move(question)}); }

void Keeper::stop() {
  {
    const std::scoped_lock lock(mutex_);
    if (!closed_) stopBy_ = Clock::now() + kLongestStop;
    closed_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
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
  if (!now.stuck && busy_ && Clock::now() - *busy_ > kSlow) now.stuck = Stuck{*busy_, "the database doesn't answer"};
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
  if (!untilDone([&] { job.question(*store_); })) return false;
  const std::scoped_lock lock(mutex_);
  --figures_.queued;
  return true;
}

bool Keeper::commit(std::span<Job> jobs) {
  std::vector<Job> left(std::make_move_iterator(jobs.begin()), std::make_move_iterator(jobs.end()));
  while (!left.empty()) {
    try {
      return keep(left);
    } catch (const TablesLost& lost) {
      dropLost(left, lost.tables);
    }
  }
  return true;
}

// Throws TablesLost; the jobs are as they were then.
bool Keeper::keep(std::span<Job> jobs) {
  std::vector<Write> all;
  for (Job& job : jobs) std::ranges::move(job.writes, std::back_inserter(all));
  const auto start = Clock::now();
  const std::int64_t serial = ++batches_;
  try {
    if (!untilDone([&] { store_->write(all, serial); })) return false;
  } catch (const TablesLost&) {
    auto next = all.begin();
    for (Job& job : jobs)
      for (Write& one : job.writes) one = std::move(*next++);
    throw;
  }
  noteKept(jobs, millisecondsSince(start));
  for (const Job& job : jobs)
    if (job.done) job.done();
  return true;
}

void Keeper::noteKept(std::span<const Job> jobs, double milliseconds) {
  const std::scoped_lock lock(mutex_);
  figures_.lastCommitMs = milliseconds;
  figures_.commits += 1;
  figures_.writes += jobs.size();
  figures_.queued -= jobs.size();
}

// What was to be kept of tables that are ours no longer, or since a later epoch; the others' is tried again.
void Keeper::dropLost(std::vector<Job>& jobs, const std::vector<Owned>& tables) {
  const auto isLost = [&](const Write& one) {
    const auto* const fence = std::get_if<Fence>(&one);
    return fence != nullptr && std::ranges::find(tables, Owned{fence->table, fence->epoch}) != tables.end();
  };
  const auto dropped = std::erase_if(jobs, [&](const Job& job) { return std::ranges::any_of(job.writes, isLost); });
  {
    const std::scoped_lock lock(mutex_);
    figures_.queued -= dropped;
  }
  if (lost_)
    for (const auto& table : tables) lost_(table);
}

// False: given up.
bool Keeper::untilDone(const std::function<void()>& work) {
  for (auto pause = kFirstPause;; pause = std::min(2 * pause, kLongestPause)) {
    try {
      attempt(work);
      return true;
    } catch (const StoreUnavailable& fault) {
      noteStuck(fault.what());
    }
    if (!rest(pause)) return false;
  }
}

void Keeper::attempt(const std::function<void()>& work) {
  {
    const std::scoped_lock lock(mutex_);
    busy_ = Clock::now();
    patience_ = figures_.stuck ? 2 * patience_ : kPatience;
  }
  work();
  const std::scoped_lock lock(mutex_);
  busy_.reset();
  figures_.stuck.reset();
}

void Keeper::noteStuck(std::string why) {
  const std::scoped_lock lock(mutex_);
  figures_.stuck = Stuck{figures_.stuck ? figures_.stuck->since : busy_.value_or(Clock::now()), std::move(why)};
  busy_.reset();
}

// False: it is time to give up.
bool Keeper::rest(std::chrono::milliseconds pause) {
  std::unique_lock lock(mutex_);
  const bool stopping = closed_;
  wake_.wait_for(lock, stopping ? kFirstPause : pause, [&] { return closed_ && !stopping; });
  return !closed_ || Clock::now() < stopBy_;
}

// A call that hangs is ended, as the database itself would not do it.
void Keeper::watch() {
  std::unique_lock lock(mutex_);
  while (!over_) {
    watching_.wait_for(lock, kWatch);
    const auto now = Clock::now();
    if (busy_ && (now - *busy_ > patience_ || (closed_ && now > stopBy_ && now - *busy_ > kLongestStop)))
      store_->interrupt();
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
