// Times as people, logs and other servers read them.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <string>

#include "base/time.h"

namespace tacit::service {

constexpr std::int64_t secondsOf(base::Instant time) {  // since 1970
  return std::chrono::floor<std::chrono::seconds>(time).time_since_epoch().count();
}

// For people and machines, to the second: 2026-03-01T19:00:02Z.
inline std::string timeText(base::Instant time) {
  const std::time_t seconds = secondsOf(time);
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  const auto size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), size};
}

}  // namespace tacit::service
