#include "store/patient_store.h"

#include <algorithm>
#include <utility>

namespace tacit::store {
namespace {

using namespace std::chrono_literals;

// Before the database is tried again; then twice as long, up to the longest.
constexpr std::chrono::milliseconds kFirstPause = 20ms;
constexpr std::chrono::milliseconds kLongestPause = 2s;
constexpr auto kSlow = 3s;  // the database does not answer: worth telling
// It hangs: the connection is given up. What takes long even so gets twice as long the next time, up to the longest.
constexpr std::chrono::seconds kPatience = 15s;
constexpr std::chrono::seconds kLongestPatience = 60s;
constexpr auto kLongestStop = 4s;  // for the database to come back when we are to stop

}  // namespace

bool PatientStore::untilDone(const std::function<void(Store&)>& work) {
  for (auto pause = kFirstPause; !attempt(work); pause = std::min(2 * pause, kLongestPause))
    if (!rest(pause)) return false;
  return true;
}

// False: the database is away.
bool PatientStore::attempt(const std::function<void(Store&)>& work) {
  noteBegun();
  try {
    work(*store_);
  } catch (const StoreUnavailable& fault) {
    noteStuck(fault.what());
    return false;
  } catch (...) {
    noteAnswered();
    throw;
  }
  noteAnswered();
  return true;
}

void PatientStore::noteBegun() {
  const std::scoped_lock lock(mutex_);
  busy_ = Clock::now();
  patience_ = std::exchange(ended_, false) ? std::min(2 * patience_, kLongestPatience) : kPatience;
}

void PatientStore::noteAnswered() {
  const std::scoped_lock lock(mutex_);
  busy_.reset();
  stuck_.reset();
}

void PatientStore::noteStuck(std::string why) {
  const std::scoped_lock lock(mutex_);
  stuck_ = Stuck{stuck_ ? stuck_->since : busy_.value_or(Clock::now()), std::move(why)};
  busy_.reset();
}

// False: it is time to give up.
bool PatientStore::rest(std::chrono::milliseconds pause) {
  std::unique_lock lock(mutex_);
  const bool stopping = stopBy_.has_value();
  hurried_.wait_for(lock, stopping ? kFirstPause : pause, [&] { return stopBy_ && !stopping; });
  return !stopBy_ || Clock::now() < *stopBy_;
}

void PatientStore::hurry() {
  {
    const std::scoped_lock lock(mutex_);
    if (!stopBy_) stopBy_ = Clock::now() + kLongestStop;
  }
  hurried_.notify_all();
}

// The database itself would not end it.
void PatientStore::watch() {
  const std::scoped_lock lock(mutex_);
  const auto now = Clock::now();
  if (!busy_ || (now - *busy_ <= patience_ && (!stopBy_ || now <= *stopBy_))) return;
  ended_ = true;
  store_->interrupt();
}

std::optional<Stuck> PatientStore::stuck() const {
  const std::scoped_lock lock(mutex_);
  if (!stuck_ && busy_ && Clock::now() - *busy_ > kSlow) return Stuck{*busy_, "the database doesn't answer"};
  return stuck_;
}

}  // namespace tacit::store
