#include "service/fair_worker.h"

#include <algorithm>
#include <utility>

#include "base/threads.h"

namespace tacit::service {

FairWorker::FairWorker(const char* name, Limits limits) : limits_(limits), thread_([this, name] { loop(name); }) {}

void FairWorker::run(const std::string& address, bool known, std::function<void()> work,
                     std::function<void()> refused) {
  std::function<void()> out;
  {
    const std::scoped_lock lock(mutex_);
    if (stopped_) return;
    out = add(known ? known_ : strangers_, address, {std::move(work), std::move(refused)});
  }
  wake_.notify_one();
  if (out) out();
}

std::function<void()> FairWorker::add(Lane& lane, const std::string& address, Job job) const {
  const auto own = lane.lines.find(address);
  const std::size_t before = own == lane.lines.end() ? 0 : own->second.size();
  if (before >= limits_.perAddress) return std::move(job.refused);
  std::function<void()> out;
  if (lane.waiting >= limits_.all) {
    const auto longest = std::ranges::max_element(lane.lines, {}, [](const auto& one) { return one.second.size(); });
    if (longest->second.size() <= before + 1) return std::move(job.refused);
    out = std::move(longest->second.back().refused);  // at least one stays, so its turn does
    longest->second.pop_back();
    --lane.waiting;
  }
  if (before == 0) lane.order.push_back(address);
  lane.lines[address].push_back(std::move(job));
  ++lane.waiting;
  return out;
}

FairWorker::Job FairWorker::next(Lane& lane) {
  const std::string address = std::move(lane.order.front());
  lane.order.pop_front();
  const auto line = lane.lines.find(address);
  Job job = std::move(line->second.front());
  line->second.pop_front();
  --lane.waiting;
  if (line->second.empty()) lane.lines.erase(line);
  else lane.order.push_back(address);
  return job;
}

FairWorker::Job FairWorker::next() {
  const bool strangers = known_.waiting == 0 || (strangersNext_ && strangers_.waiting > 0);
  strangersNext_ = !strangers;
  return next(strangers ? strangers_ : known_);
}

void FairWorker::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopped_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

std::size_t FairWorker::waiting() const {
  const std::scoped_lock lock(mutex_);
  return known_.waiting + strangers_.waiting;
}

void FairWorker::loop(const char* name) {
  base::beginThread(name);
  while (true) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return stopped_ || known_.waiting + strangers_.waiting > 0; });
    if (stopped_) return;
    const Job job = next();
    lock.unlock();
    job.work();
  }
}

}  // namespace tacit::service
