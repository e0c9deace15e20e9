// Points in time and lengths of time. They are counted in milliseconds, as JSON and the store have them.
#pragma once

#include <chrono>
#include <cstdint>

namespace tacit::base {

using Duration = std::chrono::milliseconds;
using Instant = std::chrono::sys_time<Duration>;

constexpr std::int64_t millisecondsOf(Duration time) { return time.count(); }
constexpr std::int64_t millisecondsOf(Instant time) { return time.time_since_epoch().count(); }  // since 1970
constexpr Instant instantAt(std::int64_t milliseconds) { return Instant(Duration(milliseconds)); }

inline Instant wallNow() { return std::chrono::floor<Duration>(std::chrono::system_clock::now()); }

}  // namespace tacit::base
