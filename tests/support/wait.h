// The one place where a test sleeps.
#pragma once

#include <chrono>
#include <functional>
#include <thread>

namespace tacit::testing {

constexpr std::chrono::seconds kLongEnough{60};  // for whatever is going to happen at all

// Looks again and again, for what has no way to tell us: another process, a file, a figure that another thread writes.
inline bool comesTrue(const std::function<bool()>& what) {
  for (const auto end = std::chrono::steady_clock::now() + kLongEnough; std::chrono::steady_clock::now() < end;) {
    if (what()) return true;
    std::this_thread::sleep_for(std::chrono::milliseconds{2});
  }
  return false;
}

}  // namespace tacit::testing
