// The time at the tables: wall-clock time that never jumps, so that nobody's clock runs out by a jump or a pause of
// ours.
#pragma once

#include <cstdint>
#include <memory>
#include <mutex>
#include <optional>

#include "net/time_source.h"

namespace tacit::server {

// Milliseconds since 1970 by the clock of the database, at a moment of our own.
struct DatabaseTime {
  std::int64_t wall = 0;
  net::Clock::time_point at;
};

// It runs as steadily as the machine can and follows the wall clock slowly. When nobody has asked it for some seconds
// the process was stopped: that time does not pass at the tables. Safe from any thread.
class HouseClock {
 public:
  explicit HouseClock(std::shared_ptr<const net::TimeSource> source);

  // Milliseconds since 1970; never earlier than before.
  std::int64_t now();

  // From now on this is the wall clock, as it was told at that moment: all nodes of a cluster have the same, whatever their
  // machines believe. Only the first time can it set the time back.
  void follow(std::int64_t wall, net::Clock::time_point at);

  // Four times a second. True: the process was stopped or the wall clock is far ahead; the time is right again now, and
  // all clocks at tables have to begin again.
  bool tick();

 private:
  static constexpr std::int64_t kLongestPause = 3'000;  // between two ticks of a process that runs
  static constexpr std::int64_t kJump = 60'000;         // of the wall clock, that is not made up for slowly
  static constexpr std::int64_t kSlew = 2;  // milliseconds at each tick, somewhat less than one in a hundred

  std::int64_t advance();
  std::int64_t wall() const;

  const std::shared_ptr<const net::TimeSource> source_;
  std::mutex mutex_;
  std::int64_t now_;
  net::Clock::time_point asked_;  // when it was last asked
  std::int64_t lag_ = 0;          // by which the time that passes next counts less
  bool stopped_ = false;
  std::optional<DatabaseTime> told_;  // by another clock than the machine's
};

}  // namespace tacit::server
