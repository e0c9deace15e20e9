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

#include "tables/fair_share_queue.h"

namespace tacit::tables {

// The most that one decision can ask for.
inline constexpr std::chrono::milliseconds kMaxThinking{2000};

class BotThreadPool {
 public:
  using Clock = std::chrono::steady_clock;
  // When a decision has to be there; while it's thought about, the time can come nearer.
  using Until = std::atomic<Clock::rep>;
  using Work = std::function<void(const Until& until)>;

  // Every decision has so long, no matter who waits.
  static constexpr std::chrono::milliseconds kSlice{250};

  explicit BotThreadPool(int threads);
  BotThreadPool(const BotThreadPool&) = delete;
  BotThreadPool& operator=(const BotThreadPool&) = delete;
  ~BotThreadPool() { stop(); }

  // Works when it's the payer's turn, for as long as asked or until others who have had less need the thread. Dropped
  // after stop.
  void think(const QuotaOwner& owner, std::chrono::milliseconds asked, Work work);

  // Waits for what is being thought; what has not begun is dropped.
  void stop();

  std::size_t waiting() const;

 private:
  struct Job {
    QuotaOwner owner;
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
  FairShareQueue shares_;
  std::map<FairShareQueue::Wish, Job> jobs_;  // that wait
  FairShareQueue::Wish last_ = 0;
  std::vector<Thought*> thoughts_;
  bool stopped_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace tacit::tables
