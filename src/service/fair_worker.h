// Work that takes long, one piece at a time, for one address after the other: a crowd from one of them makes the others
// wait no longer than a single person there would. Every other turn is for those who are known, so that strangers from
// many addresses do not keep them waiting.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <mutex>
#include <string>
#include <thread>

namespace tacit::service {

class FairWorker {
 public:
  // So many may wait: from one address, and in all.
  struct Limits {
    std::size_t perAddress = 64;
    std::size_t all = 192;
  };

  // `name` is that of its thread.
  explicit FairWorker(const char* name) : FairWorker(name, Limits{}) {}
  FairWorker(const char* name, Limits limits);
  FairWorker(const FairWorker&) = delete;
  FairWorker& operator=(const FairWorker&) = delete;
  ~FairWorker() { stop(); }

  // One of the two is called: `work` on the worker's thread; `refused` on any thread, when there is no room, now or
  // because somebody came later who has fewer waiting. After stop neither is.
  void run(const std::string& address, bool known, std::function<void()> work, std::function<void()> refused);

  // Waits for what is being done; what has not begun is dropped.
  void stop();

  std::size_t waiting() const;

 private:
  struct Job {
    std::function<void()> work;
    std::function<void()> refused;
  };
  struct Lane {
    std::map<std::string, std::deque<Job>> lines;
    std::deque<std::string> order;  // addresses with somebody waiting; whose turn it is first
    std::size_t waiting = 0;
  };

  void loop(const char* name);
  // Adds the job, or gives back the one there is no room for.
  std::function<void()> add(Lane& lane, const std::string& address, Job job) const;
  static Job next(Lane& lane);
  Job next();

  const Limits limits_;  // of each lane
  mutable std::mutex mutex_;
  std::condition_variable wake_;
  Lane known_;
  Lane strangers_;
  bool strangersNext_ = false;
  bool stopped_ = false;
  std::thread thread_;
};

}  // namespace tacit::service
