#include "store/keeper.h"

#include <algorithm>
#include <chrono>
#include <exception>
#include <iterator>
#include <utility>

namespace tacit::store {
namespace {

using Clock = std::chrono::steady_clock;

double millisecondsSince(Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(Clock::now() - start).count();
}

}  // namespace

Keeper::Keeper(std::unique_ptr<Store> store, Failed failed)
    : store_(std::move(store)), failed_(std::move(failed)), thread_([this] { run(); }) {}

Keeper::~Keeper() { stop(); }

void Keeper::write(std::vector<Write> writes, Done done) { queue({std::move(writes), std::move(done), {}}); }

void Keeper::ask(Question question) { queue({{}, {}, std::move(question)}); }

void Keeper::stop() {
  {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
  }
  wake_.notify_one();
  if (thread_.joinable()) thread_.join();
}

KeeperFigures Keeper::figures() const {
  const std::scoped_lock lock(mutex_);
  return figures_;
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
      carryOut(jobs);
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
void Keeper::carryOut(std::span<Job> jobs) {
  while (!jobs.empty()) {
    const auto question = std::ranges::find_if(jobs, [](const Job& job) { return job.question != nullptr; });
    const auto writes = static_cast<std::size_t>(std::distance(jobs.begin(), question));
    if (writes > 0) commit(jobs.first(writes));
    else answer(jobs.front());
    jobs = jobs.subspan(std::max<std::size_t>(writes, 1));
  }
}

void Keeper::answer(const Job& job) {
  job.question(*store_);
  const std::scoped_lock lock(mutex_);
  --figures_.queued;
}

void Keeper::commit(std::span<Job> jobs) {
  std::vector<Write> all;
  for (Job& job : jobs) std::ranges::move(job.writes, std::back_inserter(all));
  const auto start = Clock::now();
  store_->write(all);
  {
    const std::scoped_lock lock(mutex_);
    figures_.lastCommitMs = millisecondsSince(start);
    figures_.commits += 1;
    figures_.writes += jobs.size();
    figures_.queued -= jobs.size();
  }
  for (const Job& job : jobs)
    if (job.done) job.done();
}

void Keeper::fail(const std::string& what) {
  std::vector<Job> dropped;  // goes when the lock has gone: what a callback holds may call us from its destructor
  {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
    dropped.swap(jobs_);
    figures_.queued = 0;
  }
  failed_(what);
}

}  // namespace tacit::store
