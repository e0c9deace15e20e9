#include "load/workers.h"

#include <algorithm>

namespace tacit::load {

Workers::Workers(int threads) {
  const int count = threads > 0 ? threads : std::max(1, static_cast<int>(std::thread::hardware_concurrency()) - 1);
  for (int i = 0; i < count; ++i) threads_.emplace_back([this] { loop(); });
}

void Workers::run(std::function<void()> work) {
  {
    const std::scoped_lock lock(mutex_);
    if (stopped_) return;
    queue_.push_back(std::move(work));
  }
  wake_.notify_one();
}

void Workers::stop() {
  {
    const std::scoped_lock lock(mutex_);
    stopped_ = true;
    queue_.clear();
  }
  wake_.notify_all();
  for (auto& thread : threads_)
    if (thread.joinable()) thread.join();
}

std::size_t Workers::waiting() const {
  const std::scoped_lock lock(mutex_);
  return queue_.size();
}

void Workers::loop() {
  while (true) {
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [this] { return stopped_ || !queue_.empty(); });
    if (stopped_) return;
    const auto work = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    work();
  }
}

}  // namespace tacit::load
