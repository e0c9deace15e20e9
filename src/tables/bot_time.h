// The threads on which bots think, shared out fairly among those they think for. Nothing here touches a table.
#pragma once

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <functional>
#include <map>
#include <mutex>
#include <thread>
#include <vector>

#include "tables/shares.h"

namespace tacit::server {

// The most that one decision can ask for.
inline constexpr std::chrono::milliseconds kMaxThinking{2000};

class BotTime {
 public:
  using Clock = std::chrono::steady_clock;
  // When a decision has to be there; while it's thought about, the time can come nearer.
  using Until = std::atomic<Clock::rep>;
  using Work = std::function<void(const Until& until)>;

  // Every decision has so long, whoever waits.
  static constexpr std::chrono::milliseconds kSlice{250};

  explicit BotTime(int threads);
  BotTime(const BotTime&) = delete;
  BotTime& operator=(const BotTime&) = delete;
  BotTime(BotTime&&) = delete;
  BotTime& operator=(BotTime&&) = delete;
  ~BotTime() { stop(); }

  // Works when it's the payer's turn, for as long as asked or until others who have had less need the thread. Dropped
  // after stop.
  void think(const Payer& payer, std::chrono::milliseconds asked, Work work);

  // Waits for what is being thought; what has not begun is dropped.
  void stop();

  std::size_t waiting() const;

 private:
  struct Job {
    Payer payer;
    std::chrono::milliseconds asked;
    Work work;
  };
  // A decision being thought about.
  struct Thought {
    Job job;
    Clock::time_point began;
    Until until{0};
  };

  void loop();
  bool begin(Thought& thought);
  void hurry(Thought& thought) const;

  mutable std::mutex mutex_;  // guards what stands below, but for the threads
  std::condition_variable wake_;
  Shares shares_;
  std::map<Shares::Wish, Job> jobs_;  // that wait
  Shares::Wish last_ = 0;
  std::vector<Thought*> thoughts_;
  bool stopped_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace tacit::server
