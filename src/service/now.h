// The time as events and records have it.
#pragma once

#include <array>
#include <chrono>
#include <cstdint>
#include <ctime>
#include <string>

namespace tacit::service {

// In milliseconds.
inline constexpr std::int64_t kSecond = 1000;
inline constexpr std::int64_t kMinute = 60'000;
inline constexpr std::int64_t kHour = 60 * kMinute;
inline constexpr std::int64_t kDay = 24 * kHour;

// Milliseconds since 1970.
inline std::int64_t milliseconds() {
  using std::chrono::system_clock;
  return std::chrono::duration_cast<std::chrono::milliseconds>(system_clock::now().time_since_epoch()).count();
}

// For people and machines, to the second: 2026-03-01T19:00:02Z.
inline std::string timeText(std::int64_t ms) {
  const std::time_t seconds = ms / 1000;
  std::tm parts{};
  gmtime_r(&seconds, &parts);
  std::array<char, 32> text{};
  const auto size = std::strftime(text.data(), text.size(), "%Y-%m-%dT%H:%M:%SZ", &parts);
  return {text.data(), size};
}

}  // namespace tacit::service
