// A store that waits for its database, used by one thread: what fails for a time is tried again, and a call that hangs is
// ended.
#pragma once

#include <chrono>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>

#include "store/store.h"

namespace tacit::store {

// The database is away for a time; what waits for it is tried again and again.
struct Stuck {
  std::chrono::steady_clock::time_point since;
  std::string why;
};

class PatientStore {
 public:
  explicit PatientStore(std::unique_ptr<Store> store) : store_(std::move(store)) {}

  // Until it's done. False: given up, since we are to stop and the database is away. What goes wrong for good is thrown.
  bool untilDone(const std::function<void(Store&)>& work);

  // From any thread: we are to stop, and the database gets some seconds to come back.
  void hurry();
  // From any thread, now and then: ends a call that hangs.
  void watch();
  std::optional<Stuck> stuck() const;

 private:
  using Clock = std::chrono::steady_clock;

  bool attempt(const std::function<void(Store&)>& work);
  void noteBegun();
  void noteAnswered();
  void noteStuck(std::string why);
  bool rest(std::chrono::milliseconds pause);

  const std::unique_ptr<Store> store_;

  mutable std::mutex mutex_;  // guards what stands below
  std::condition_variable hurried_;
  std::optional<Clock::time_point> stopBy_;  // if we are to stop
  std::optional<Clock::time_point> busy_;    // since when the database has been at it
  std::chrono::seconds patience_{0};         // with it
  bool ended_ = false;                       // the last call, since it hung
  std::optional<Stuck> stuck_;
};

}  // namespace tacit::store
