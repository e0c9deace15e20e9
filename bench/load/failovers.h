// How long tables stand still when their node is killed: from the kill to the next card played there, as people see it.
#pragma once

#include <chrono>
#include <cstdint>
#include <map>
#include <string>
#include <vector>

namespace tacit::load {

// On one thread.
class Failovers {
 public:
  using Clock = std::chrono::steady_clock;

  // The node that has these tables has just been killed, while all was well or not.
  void begin(const std::vector<std::string>& tables, bool allWasWell) {
    for (const auto& table : tables)
      waiting_.try_emplace(table, Waiting{Clock::now(), wallMs(), !allWasWell});  // the second time: since the first
  }

  // Something else goes wrong: what still waits may now have to wait for that.
  void disturb() {
    for (auto& [table, one] : waiting_) one.disturbed = true;
  }

  // At this time of the servers', which is ours.
  void played(const std::string& table, std::int64_t ms) {
    const auto found = waiting_.find(table);
    if (found == waiting_.end() || ms <= found->second.killedMs) return;
    const auto took = std::chrono::duration_cast<std::chrono::microseconds>(Clock::now() - found->second.killed);
    (found->second.disturbed ? disturbed : single).push_back(static_cast<std::uint32_t>(took.count()));
    waiting_.erase(found);
  }

  std::vector<std::uint32_t> single;     // microseconds
  std::vector<std::uint32_t> disturbed;  // the same, with other trouble meanwhile

 private:
  struct Waiting {
    Clock::time_point killed;
    std::int64_t killedMs;
    bool disturbed;
  };
  static std::int64_t wallMs() {
    const auto now = std::chrono::system_clock::now().time_since_epoch();
    return std::chrono::duration_cast<std::chrono::milliseconds>(now).count();
  }

  std::map<std::string, Waiting> waiting_;
};

}  // namespace tacit::load
