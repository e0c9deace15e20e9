#include "tables/shared_clock.h"

#include <algorithm>
#include <utility>

namespace tacit::tables {

using base::Duration;

SharedClock::SharedClock(std::shared_ptr<const net::TimeSource> source)
    : source_(std::move(source)), now_(source_->wall()), asked_(source_->now()) {}

base::Instant SharedClock::now() {
  const std::scoped_lock lock(mutex_);
  return advance();
}

base::Instant SharedClock::advance() {
  const auto passed = std::chrono::floor<Duration>(source_->now() - asked_);
  asked_ += passed;
  if (passed > kLongestPause) {
    stopped_ = true;
    return now_;
  }
  const Duration less = std::clamp(lag_, Duration{}, std::max(passed, Duration{}));
  lag_ -= less;
  now_ += std::max(passed, Duration{}) - less;
  return now_;
}

base::Instant SharedClock::wall() const {
  if (!told_) return source_->wall();
  return told_->wall + std::chrono::floor<Duration>(source_->now() - told_->at);
}

void SharedClock::follow(const DatabaseTime& time) {
  const std::scoped_lock lock(mutex_);
  const bool first = !told_;
  told_ = time;
  if (!first) return;
  std::ignore = advance();
  now_ = wall();
}

bool SharedClock::tick() {
  const std::scoped_lock lock(mutex_);
  const Duration behind = wall() - advance();
  const bool again = stopped_ || behind > kJump;
  stopped_ = false;
  if (again) now_ += std::max(behind, Duration{});
  else if (behind > Duration{}) now_ += std::min(behind, kSlew);
  else lag_ = std::min(-behind, kSlew);  // taken off the time that passes next
  return again;
}

}  // namespace tacit::tables
