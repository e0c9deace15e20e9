// The event log of one tournament or club while it is in use: what is known of it, and changes to it, one after the
// other. No node owns it: a change is made on a copy of what was last read, and made again when another node has added
// events meanwhile.
#pragma once

#include <algorithm>
#include <chrono>
#include <concepts>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "base/refusal.h"
#include "net/net.h"
#include "service/fair_worker.h"
#include "service/logging.h"
#include "store/keeper.h"

namespace tacit::clubs {

// What all logs of one kind share.
struct LogContext {
  net::Net& net;
  store::Keeper& keeper;
  service::FairWorker worker{"event-logs", {.perAddress = 256, .all = 4096}};  // to pair many teams takes long, for one
};

// What a reading has loaded from the store.
enum class Loaded : std::uint8_t { Missing, Unchanged, Changed };

// Whether the store has kept the events of a step. If not, it has kept nothing of it.
struct StepKept {
  bool isOutdated = false;  // there are other events by now
  base::Outcome refusal;
};

// It says nothing about the change: the same one can be tried again.
inline base::Refusal tooManyChanges() {
  return {base::RefusalCode::Unavailable, "too many changes at once; try again in a moment"};
}

// A step that is kept again after a fault finds its own events in the store.
inline bool beginsWith(const std::vector<std::string>& there, const std::vector<std::string>& events) {
  return there.size() >= events.size() && std::equal(events.begin(), events.end(), there.begin());
}

// What an EventLog has to know of its subject:
// - Model, the fold of its Events, and Snapshot, a model with what is shown of it. A snapshot never changes, so any
//   thread may read it.
// - kName, for messages to the operator; kFresh, how long a snapshot need not be read again.
// - Reading, the way from one snapshot to the next: `load` on a reading thread, where it may be repeated, then `fold`
//   on the worker's thread, and both again until there is a snapshot.
// - stepOf, what the store is told of new events; keep, on the storage thread, where it may be repeated.
// - next, the snapshot after a step; nothing where it has to be read.
template <typename S>
concept LogSubject = requires(std::shared_ptr<const typename S::Snapshot> snapshot, const typename S::Model& model,
                              const std::vector<typename S::Event>& made, typename S::Reading& reading,
                              const typename S::Step& step, store::Store& store, const std::string& person) {
  requires std::constructible_from<typename S::Reading, typename S::Id, decltype(snapshot), net::Clock::time_point>;
  { S::kName } -> std::convertible_to<std::string_view>;
  { S::kFresh } -> std::convertible_to<net::Clock::duration>;
  { S::modelOf(*snapshot) } -> std::same_as<const typename S::Model&>;
  { snapshot->names(person) } -> std::same_as<bool>;
  { reading.load(store) } -> std::same_as<Loaded>;
  { reading.fold() } -> std::same_as<decltype(snapshot)>;
  { S::stepOf(model, made) } -> std::same_as<typename S::Step>;
  { S::keep(store, step) } -> std::same_as<StepKept>;
  { S::next(*snapshot, model) } -> std::same_as<decltype(snapshot)>;
};

// Used on the I/O thread, where all callbacks come. Work that is under way keeps the log alive.
template <LogSubject Subject>
class EventLog : public std::enable_shared_from_this<EventLog<Subject>> {
 public:
  using Id = typename Subject::Id;
  using Model = typename Subject::Model;
  using Event = typename Subject::Event;
  using SnapshotPtr = std::shared_ptr<const typename Subject::Snapshot>;

  EventLog(LogContext& context, Id id) : context_(context), id_(std::move(id)), usedAt_(context.net.now()) {}
  EventLog(const EventLog&) = delete;
  EventLog& operator=(const EventLog&) = delete;
  virtual ~EventLog() = default;

  const Id& id() const { return id_; }

  // As it stands now, or stood a moment ago. Nothing: it does not exist.
  using Seen = std::function<void(const SnapshotPtr& snapshot)>;
  // The caller knows of event `least` and sees it: another node may have told them before us.
  void see(Seen then, std::int64_t least = 0);
  // It does not exist, as far as was seen.
  bool isGone() const { return gone_; }

  // Makes events on a copy of the model, on the worker's thread: more than once if other nodes are faster.
  using Change =
      std::function<base::Outcome(Model& model, const typename Subject::Snapshot& before, std::vector<Event>& made)>;
  // The snapshot is nothing where the log does not exist.
  using Changed = std::function<void(const base::Outcome& refusal, const SnapshotPtr& snapshot)>;
  // Visitors from different addresses take turns.
  void change(const std::string& address, Change change, Changed then);

  // Events were replaced, or it was deleted: what is known is read again.
  void forget();
  // The same if this person is named in it, or may be in what is being read.
  void forgetIfNamed(const std::string& person);
  // Reads it now and then while it is watched: other nodes tell us of events, but a message can be lost.
  void tick();
  bool isIdle() const;
  // Nobody is answered any more: callbacks that wait may hold the log that holds them.
  void dismiss();

 protected:
  const SnapshotPtr& known() const { return snapshot_; }
  net::Clock::time_point now() const { return context_.net.now(); }
  void read();

 private:
  struct Wish {
    std::string address;
    Change change;
    Changed then;
    int attempts = 0;
  };
  struct Reading {
    typename Subject::Reading steps;
    SnapshotPtr before;
    int generation = 0;
  };
  struct Attempt {
    typename Subject::Step step;
    std::vector<Event> made;
    SnapshotPtr next;
    int generation = 0;
  };

  // Somebody wants to hear of every event.
  virtual bool isWatched() const { return false; }
  // What is known has more events than before.
  virtual void onNews() {}
  // The store has kept these events, which a change here has made; `next` is that of the subject.
  virtual void onKept(const SnapshotPtr& /*next*/, const std::vector<Event>& /*made*/) {}

  static std::int64_t lastOf(const SnapshotPtr& snapshot) {
    return snapshot ? Subject::modelOf(*snapshot).lastNumber() : 0;
  }
  void load(const std::shared_ptr<Reading>& reading);
  void fold(const std::shared_ptr<Reading>& reading);
  void endReading(const std::shared_ptr<Reading>& reading, const SnapshotPtr& next, bool gone = false);
  void set(const SnapshotPtr& next);
  void work();
  void carryOut(const Wish& wish, const SnapshotPtr& before, int generation);
  void stepDone(const Attempt& attempt, const StepKept& kept);
  void finish(const base::Outcome& refusal, const SnapshotPtr& snapshot);

  LogContext& context_;
  const Id id_;
  SnapshotPtr snapshot_;
  int generation_ = 0;  // of what is known; goes up when it is forgotten
  bool gone_ = false;
  bool toldUnreadable_ = false;  // used on the worker's thread
  net::Clock::time_point usedAt_;
  bool reading_ = false;
  net::Clock::time_point readingSince_;
  net::Clock::time_point readAt_;
  std::vector<Seen> waiting_;
  std::deque<Wish> wishes_;  // the first one is being carried out, if `working_`
  bool working_ = false;
};

// The logs of one kind that are in use at this node.
template <typename Log>
class EventLogs {
 public:
  using Id = typename Log::Id;

  // When there would be more than `most`, those that nobody uses go.
  explicit EventLogs(std::size_t most) : most_(most) {}
  EventLogs(const EventLogs&) = delete;
  EventLogs& operator=(const EventLogs&) = delete;
  ~EventLogs() {
    for (const auto& [id, log] : logs_) log->dismiss();
  }

  // Nothing where it is not in use.
  std::shared_ptr<Log> find(const Id& id) const {
    const auto found = logs_.find(id);
    return found == logs_.end() ? nullptr : found->second;
  }
  // Whether or not it exists.
  template <typename Context>
  std::shared_ptr<Log> named(const Id& id, Context& context) {
    if (auto log = find(id)) return log;
    const auto isUnused = [](const auto& entry) { return entry.second.use_count() == 1; };
    const auto isInvented = [&](const auto& entry) { return isUnused(entry) && entry.second->isGone(); };
    if (logs_.size() >= most_) std::erase_if(logs_, isInvented);
    if (logs_.size() >= most_) std::erase_if(logs_, isUnused);
    return logs_[id] = std::make_shared<Log>(context, id);
  }

  void tick() {
    for (const auto& [id, log] : logs_) log->tick();
  }
  void forgetNamed(const std::string& person) {
    for (const auto& [id, log] : logs_) log->forgetIfNamed(person);
  }
  void forgetIdle() {
    std::erase_if(logs_, [](const auto& entry) { return entry.second->isIdle(); });
  }
  std::size_t size() const { return logs_.size(); }

 private:
  const std::size_t most_;
  std::map<Id, std::shared_ptr<Log>> logs_;
};

// ---- Reading ----

template <LogSubject Subject>
void EventLog<Subject>::see(Seen then, std::int64_t least) {
  base::assertOn(context_.net.home());
  usedAt_ = now();
  if (snapshot_ && lastOf(snapshot_) >= least && now() - readAt_ < Subject::kFresh) return then(snapshot_);
  const bool isUnderWay = reading_;
  const bool isOld = reading_ && now() - readingSince_ >= Subject::kFresh;
  waiting_.emplace_back([this, then = std::move(then), least, isUnderWay, isOld](const SnapshotPtr& snapshot) {
    const bool isEnough = !isOld && lastOf(snapshot) >= least;
    if (!isUnderWay || !snapshot || isEnough) return then(snapshot);
    waiting_.push_back(then);  // it was loaded before the caller knew what they want to see
    read();
  });
  read();
}

template <LogSubject Subject>
void EventLog<Subject>::read() {
  base::assertOn(context_.net.home());
  if (std::exchange(reading_, true)) return;
  readingSince_ = now();
  load(std::make_shared<Reading>(
      Reading{typename Subject::Reading(id_, snapshot_, readingSince_), snapshot_, generation_}));
}

// On any thread.
template <LogSubject Subject>
void EventLog<Subject>::load(const std::shared_ptr<Reading>& reading) {
  context_.keeper.look(id_.plain(), [self = this->shared_from_this(), reading](store::Store& store) {
    const Loaded loaded = reading->steps.load(store);
    if (loaded == Loaded::Missing) return self->endReading(reading, nullptr, true);
    if (loaded == Loaded::Unchanged) return self->endReading(reading, reading->before);
    self->context_.worker.run(
        self->id_.plain(), true, [self, reading] { self->fold(reading); },
        [self, reading] { self->endReading(reading, reading->before); });
  });
}

// On the worker's thread.
template <LogSubject Subject>
void EventLog<Subject>::fold(const std::shared_ptr<Reading>& reading) {
  try {
    const SnapshotPtr next = reading->steps.fold();
    return next ? endReading(reading, next) : load(reading);
  } catch (const std::exception& problem) {
    if (!std::exchange(toldUnreadable_, true))
      service::logError(std::string(Subject::kName) + " " + id_.plain() + " cannot be read: " + problem.what());
  }
  endReading(reading, nullptr);
}

// On any thread.
template <LogSubject Subject>
void EventLog<Subject>::endReading(const std::shared_ptr<Reading>& reading, const SnapshotPtr& next, bool gone) {
  context_.net.post([self = this->shared_from_this(), reading, next, gone] {
    self->reading_ = false;
    if (reading->generation != self->generation_) return self->read();  // what was forgotten may be in it
    self->gone_ = gone;
    self->set(next);
    self->readAt_ = self->now();
    for (const auto& then : std::exchange(self->waiting_, {})) then(self->snapshot_);
    self->work();
  });
}

template <LogSubject Subject>
void EventLog<Subject>::set(const SnapshotPtr& next) {
  const std::int64_t before = lastOf(snapshot_);
  if (next && lastOf(next) < before) return;  // a change was kept while this was read
  snapshot_ = next;
  if (lastOf(next) > before) onNews();
}

// ---- Changing ----

template <LogSubject Subject>
void EventLog<Subject>::change(const std::string& address, Change change, Changed then) {
  base::assertOn(context_.net.home());
  constexpr std::size_t kMaxWishes = 256;
  usedAt_ = now();
  if (wishes_.size() >= kMaxWishes) return then(tooManyChanges(), snapshot_);
  wishes_.push_back({address, std::move(change), std::move(then), 0});
  if (!working_) read();
}

template <LogSubject Subject>
void EventLog<Subject>::work() {
  base::assertOn(context_.net.home());
  if (working_ || wishes_.empty()) return;
  working_ = true;
  if (!snapshot_) return finish({}, nullptr);
  context_.worker.run(
      wishes_.front().address, true,
      [self = this->shared_from_this(), wish = wishes_.front(), before = snapshot_, generation = generation_] {
        self->carryOut(wish, before, generation);
      },
      [self = this->shared_from_this()] {
        self->context_.net.post([self] { self->finish(tooManyChanges(), self->snapshot_); });
      });
}

// On the worker's thread.
template <LogSubject Subject>
void EventLog<Subject>::carryOut(const Wish& wish, const SnapshotPtr& before, int generation) {
  Model model = Subject::modelOf(*before);
  std::vector<Event> made;
  const auto refusal = wish.change(model, *before, made);
  if (refusal || made.empty())
    return context_.net.post([self = this->shared_from_this(), refusal, before] { self->finish(refusal, before); });
  auto step = Subject::stepOf(model, made);
  const auto attempt = std::make_shared<const Attempt>(
      Attempt{std::move(step), std::move(made), Subject::next(*before, std::move(model)), generation});
  context_.keeper.ask([self = this->shared_from_this(), attempt](store::Store& store) {
    const StepKept kept = Subject::keep(store, attempt->step);
    self->context_.net.post([self, attempt, kept] { self->stepDone(*attempt, kept); });
  });
}

template <LogSubject Subject>
void EventLog<Subject>::stepDone(const Attempt& attempt, const StepKept& kept) {
  base::assertOn(context_.net.home());
  constexpr int kMaxAttempts = 20;
  if (kept.isOutdated && ++wishes_.front().attempts < kMaxAttempts) {
    working_ = false;
    return read();
  }
  if (kept.isOutdated) return finish(tooManyChanges(), snapshot_);
  if (kept.refusal) return finish(kept.refusal, snapshot_);
  if (attempt.generation != generation_) snapshot_ = nullptr;
  else if (attempt.next) set(attempt.next);
  onKept(attempt.next, attempt.made);
  if (attempt.next) return finish({}, attempt.next);
  const auto last = attempt.step.last + std::ssize(attempt.made);
  see([this](const SnapshotPtr& after) { finish({}, after); }, last);
}

template <LogSubject Subject>
void EventLog<Subject>::finish(const base::Outcome& refusal, const SnapshotPtr& snapshot) {
  base::assertOn(context_.net.home());
  const Wish wish = std::move(wishes_.front());
  wishes_.pop_front();
  working_ = false;
  wish.then(refusal, snapshot);
  if (!wishes_.empty()) read();
}

// ---- Forgetting ----

template <LogSubject Subject>
void EventLog<Subject>::forget() {
  base::assertOn(context_.net.home());
  ++generation_;
  snapshot_ = nullptr;
  if (isWatched()) read();
}

template <LogSubject Subject>
void EventLog<Subject>::forgetIfNamed(const std::string& person) {
  if (reading_ || (snapshot_ && snapshot_->names(person))) forget();
}

template <LogSubject Subject>
void EventLog<Subject>::tick() {
  if (isWatched() && now() - readAt_ > std::chrono::seconds(5)) read();
}

template <LogSubject Subject>
bool EventLog<Subject>::isIdle() const {
  const bool isAtWork = reading_ || !waiting_.empty() || !wishes_.empty();
  return !isWatched() && !isAtWork && now() - usedAt_ > std::chrono::minutes(10);
}

template <LogSubject Subject>
void EventLog<Subject>::dismiss() {
  waiting_.clear();
  wishes_.clear();
}

}  // namespace tacit::clubs
