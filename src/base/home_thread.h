// The thread to which things belong.
#pragma once

#include <atomic>
#include <cassert>
#include <thread>

namespace tacit::base {

// Known from begin to end, while that thread runs.
class HomeThread {
 public:
  void begin() { id_ = std::this_thread::get_id(); }
  void end() { id_ = std::thread::id(); }
  bool isHere() const {
    const std::thread::id id = id_;
    return id == std::thread::id() || id == std::this_thread::get_id();
  }

 private:
  std::atomic<std::thread::id> id_;
};

// In builds with assertions, other threads that use what belongs to this one are found out.
inline void assertOn([[maybe_unused]] const HomeThread& home) { assert(home.isHere()); }

}  // namespace tacit::base
