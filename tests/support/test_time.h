// The time of a loop, moved on by a test: all its timers and time limits follow (net/time_source.h).
#pragma once

#include <atomic>
#include <chrono>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "net/time_source.h"

namespace tacit::testing {

class TestTime final : public net::TimeSource {
 public:
  using milliseconds = std::chrono::milliseconds;
  enum class Between : std::uint8_t { Stands, Runs };

  explicit TestTime(Between between) : stands_(between == Between::Stands) {}

  net::Clock::time_point now() const override { return (stands_ ? start_ : TimeSource::now()) + steady_.load(); }
  base::Instant wall() const override { return (stands_ ? startOnWall_ : TimeSource::wall()) + wall_.load(); }
  void onMoved(const std::function<void()>& moved) override {
    const std::scoped_lock lock(mutex_);
    moved_.push_back(moved);
  }

  // All at once, as for a process that was stopped. Loops are woken before this returns: what is sent to one afterwards comes
  // to it when its timers have run.
  void pass(milliseconds time) {
    steady_ = steady_.load() + time;
    setWall(time);
    const std::scoped_lock lock(mutex_);
    for (const auto& moved : moved_) moved();
  }
  // Somebody sets the system's clock.
  void setWall(milliseconds forward) { wall_ = wall_.load() + forward; }

 private:
  const bool stands_;
  const net::Clock::time_point start_ = TimeSource::now();
  const base::Instant startOnWall_ = TimeSource::wall();
  std::atomic<milliseconds> steady_ = milliseconds{0};
  std::atomic<milliseconds> wall_ = milliseconds{0};
  std::mutex mutex_;  // guards moved_
  std::vector<std::function<void()>> moved_;
};

// Moves only by hand.
inline std::shared_ptr<TestTime> standingTime() { return std::make_shared<TestTime>(TestTime::Between::Stands); }
// The machine's and what is added to it: for a whole server, where bots and people take their time.
inline std::shared_ptr<TestTime> runningTime() { return std::make_shared<TestTime>(TestTime::Between::Runs); }

}  // namespace tacit::testing
