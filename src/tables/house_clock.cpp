#include "tables/house_clock.h"

#include <algorithm>
#include <utility>

namespace tacit::server {

HouseClock::HouseClock(std::shared_ptr<const net::TimeSource> source)
    : source_(std::move(source)), now_(source_->wall()), asked_(source_->now()) {}

std::int64_t HouseClock::now() {
  const std::scoped_lock lock(mutex_);
  return advance();
}

std::int64_t HouseClock::advance() {
  const auto whole = std::chrono::floor<std::chrono::milliseconds>(source_->now() - asked_);
  const std::int64_t passed = whole.count();
  asked_ += whole;
  if (passed > kLongestPause) {
    stopped_ = true;
    return now_;
  }
  const std::int64_t less = std::clamp<std::int64_t>(lag_, 0, std::max<std::int64_t>(passed, 0));
  lag_ -= less;
  now_ += std::max<std::int64_t>(passed, 0) - less;
  return now_;
}

std::int64_t HouseClock::wall() const {
  if (!told_) return source_->wall();
  return told_->wall + std::chrono::floor<std::chrono::milliseconds>(source_->now() - told_->at).count();
}

void HouseClock::follow(std::int64_t wall, net::Clock::time_point at) {
  const std::scoped_lock lock(mutex_);
  const bool first = !told_;
  told_ = DatabaseTime{wall, at};
  if (!first) return;
  static_cast<void>(advance());
  now_ = this->wall();
}

bool HouseClock::tick() {
  const std::scoped_lock lock(mutex_);
  const std::int64_t behind = wall() - advance();
  const bool again = stopped_ || behind > kJump;
  stopped_ = false;
  if (again) now_ += std::max<std::int64_t>(behind, 0);
  else if (behind > 0) now_ += std::min(behind, kSlew);
  else lag_ = std::min(-behind, kSlew);  // taken off the time that passes next
  return again;
}

}  // namespace tacit::server
