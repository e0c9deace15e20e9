// Where a loop and all that runs on it get their time from: the machine, or a test that moves it on (tests/support/test_time.h).
#pragma once

#include <chrono>
#include <functional>
#include <memory>

#include "base/time.h"

namespace tacit::net {

using Clock = std::chrono::steady_clock;

// The machine's. Safe from any thread.
class TimeSource {
 public:
  TimeSource() = default;
  TimeSource(const TimeSource&) = delete;
  TimeSource& operator=(const TimeSource&) = delete;
  virtual ~TimeSource() = default;

  // Runs on, whatever happens.
  virtual Clock::time_point now() const { return Clock::now(); }
  // May be set by hand.
  virtual base::Instant wall() const { return base::wallNow(); }
  // To be called whenever the time has been moved on by hand; the machine's never is.
  virtual void onMoved(const std::function<void()>& /*moved*/) {}
};

inline std::shared_ptr<TimeSource> systemTime() { return std::make_shared<TimeSource>(); }

}  // namespace tacit::net
