#include "tables/bot_thread_pool.h"

#include <algorithm>

#include "base/threads.h"

namespace tacit::tables {
namespace {

// Until it's settled every decision is paid for with this.
constexpr double kPrice = static_cast<double>(BotThreadPool::kSlice.count());

double millisecondsSince(BotThreadPool::Clock::time_point start) {
  return std::chrono::duration<double, std::milli>(BotThreadPool::Clock::now() - start).count();
}

}  // namespace

BotThreadPool::BotThreadPool(int threads) {
  const int count = threads > 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  for (int i = 0; i < count; ++i) threads_.emplace_back([this] { loop(); });
}

void BotThreadPool::think(const QuotaOwner& owner, std::chrono::milliseconds asked, Work work) {
  {
    const std::scoped_lock lock(mutex_);
    if (stopped_) return;
    jobs_.emplace(++last_, Job{owner, std::min(asked, kMaxThinking), std::move(work)});
    shares_.add(owner, last_);
    if (thoughts_.size() == threads_.size())
      for (Thought* const thought : thoughts_) hurry(*thought);
  }
  wake_.notify_one();
}

// Others wait: anyone who has had more than they have comes to an end after his slice, or when he has caught up with them.
void BotThreadPool::hurry(Thought& thought) const {
  const auto lead = shares_.lead(thought.job.owner);
  if (!lead) return;
  const auto left = std::chrono::milliseconds(static_cast<std::int64_t>(kPrice - *lead));
  const auto end = (thought.began + std::max(kSlice, left)).time_since_epoch().count();
  thought.until = std::min(thought.until.load(), end);
}

bool BotThreadPool::begin(Thought& thought) {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return stopped_ || shares_.waiting() > 0; });
  if (stopped_) return false;
  const auto next = shares_.next(kPrice);
  if (!next) return false;  // never: somebody waits
  thought.job = std::move(jobs_.extract(*next).mapped());
  thought.began = Clock::now();
  thought.until = (thought.began + thought.job.asked).time_since_epoch().count();
  thoughts_.push_back(&thought);
  if (thoughts_.size() == threads_.size()) hurry(thought);
  return true;
}

void BotThreadPool::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopped_ = true;
    jobs_.clear();
    for (Thought* const thought : thoughts_) thought->until = 0;
  }
  wake_.notify_all();
  for (auto& thread : threads_)
    if (thread.joinable()) thread.join();
}

std::size_t BotThreadPool::waiting() const {
  const std::scoped_lock lock(mutex_);
  return jobs_.size();
}

void BotThreadPool::loop() {
  base::beginThread("bot");
  while (true) {
    Thought thought;
    if (!begin(thought)) return;
    thought.job.work(thought.until);
    const std::scoped_lock lock(mutex_);
    std::erase(thoughts_, &thought);
    shares_.settle(thought.job.owner, kPrice, millisecondsSince(thought.began));
  }
}

}  // namespace tacit::tables
