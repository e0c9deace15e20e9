// The time as events and records have it.
#pragma once

#include <chrono>
#include <cstdint>

namespace tacit::server {

// Milliseconds since 1970.
inline std::int64_t milliseconds() {
  using std::chrono::system_clock;
  return std::chrono::duration_cast<std::chrono::milliseconds>(system_clock::now().time_since_epoch()).count();
}

}  // namespace tacit::server
