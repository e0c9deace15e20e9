// The time at the tables: wall-clock time that never jumps, so that nobody's clock runs out by a jump or a pause of
// ours.
#pragma once

#include <memory>
#include <mutex>
#include <optional>

#include "net/time_source.h"

namespace tacit::tables {

// The clock of the database, at a moment of our own.
struct DatabaseTime {
  base::Instant wall;
  net::Clock::time_point at;
};

// It runs as steadily as the machine can and follows the wall clock slowly. When nobody has asked it for some seconds
// the process was stopped: that time does not pass at the tables. Safe from any thread.
class SharedClock {
 public:
  explicit SharedClock(std::shared_ptr<const net::TimeSource> source);

  // Never earlier than before.
  base::Instant now();

  // From now on this is the wall clock, as it was told at a moment: all nodes of a cluster have the same, whatever their
  // machines believe. Only the first time can it set the time back.
  void follow(const DatabaseTime& time);

  // Four times a second. True: the process was stopped or the wall clock is far ahead; the time is right again now, and
  // all clocks at tables have to begin again.
  bool tick();

 private:
  static constexpr base::Duration kLongestPause{3'000};  // between two ticks of a process that runs
  static constexpr base::Duration kJump{60'000};         // of the wall clock, that is not made up for slowly
  static constexpr base::Duration kSlew{2};              // at each tick, somewhat less than one in a hundred

  base::Instant advance();
  base::Instant wall() const;

  const std::shared_ptr<const net::TimeSource> source_;
  std::mutex mutex_;
  base::Instant now_;
  net::Clock::time_point asked_;  // when it was last asked
  base::Duration lag_{};          // by which the time that passes next counts less
  bool stopped_ = false;
  std::optional<DatabaseTime> told_;  // by another clock than the machine's
};

}  // namespace tacit::tables
