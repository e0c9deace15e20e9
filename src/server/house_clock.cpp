#include "server/house_clock.h"

#include <algorithm>
#include <utility>

#include "server/now.h"

namespace tacit::server {

TimeSource systemTime() {
  return {milliseconds, [] {
            const auto since = std::chrono::steady_clock::now().time_since_epoch();
            return std::chrono::duration_cast<std::chrono::milliseconds>(since).count();
          }};
}

HouseClock::HouseClock(TimeSource source)
    : source_(std::move(source)), now_(source_.wall()), asked_(source_.steady()) {}

std::int64_t HouseClock::now() {
  const std::scoped_lock lock(mutex_);
  return advance();
}

std::int64_t HouseClock::advance() {
  const std::int64_t steady = source_.steady();
  const std::int64_t passed = steady - asked_;
  asked_ = steady;
  if (passed > kLongestPause) {
    stopped_ = true;
    return now_;
  }
  const std::int64_t less = std::clamp<std::int64_t>(lag_, 0, std::max<std::int64_t>(passed, 0));
  lag_ -= less;
  now_ += std::max<std::int64_t>(passed, 0) - less;
  return now_;
}

bool HouseClock::tick() {
  const std::scoped_lock lock(mutex_);
  const std::int64_t behind = source_.wall() - advance();
  const bool again = stopped_ || behind > kJump;
  stopped_ = false;
  if (again) now_ += std::max<std::int64_t>(behind, 0);
  else if (behind > 0) now_ += std::min(behind, kSlew);
  else lag_ = std::min(-behind, kSlew);  // taken off the time that passes next
  return again;
}

}  // namespace tacit::server
