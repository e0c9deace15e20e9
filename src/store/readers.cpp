#include "store/readers.h"

#include <exception>
#include <utility>

#include "base/threads.h"

namespace tacit::store {

Readers::Readers(std::vector<std::unique_ptr<Store>> stores, Failed failed) : failed_(std::move(failed)) {
  for (auto& store : stores) stores_.push_back(std::make_unique<PatientStore>(std::move(store)));
  for (auto& store : stores_) threads_.emplace_back([this, &store = *store] { run(store); });
}

Readers::~Readers() { stop(); }

void Readers::look(const std::string& visitor, Question question) {
  {
    const std::scoped_lock lock(mutex_);
    if (closed_) return;
    auto& theirs = waiting_[visitor];
    if (theirs.empty()) turns_.push_back(visitor);
    theirs.push_back(std::move(question));
    ++queued_;
  }
  wake_.notify_one();
}

void Readers::run(PatientStore& store) {
  base::beginThread("reader");
  while (const Question question = take()) {
    try {
      if (!store.untilDone(question)) return;
    } catch (const std::exception& error) {
      close();
      failed_(error.what());
    }
    const std::scoped_lock lock(mutex_);
    --queued_;
  }
}

// Nothing when there will be no more.
Readers::Question Readers::take() {
  std::unique_lock lock(mutex_);
  wake_.wait(lock, [this] { return closed_ || !turns_.empty(); });
  if (closed_) return {};
  const std::string visitor = std::move(turns_.front());
  turns_.pop_front();
  const auto theirs = waiting_.find(visitor);
  Question question = std::move(theirs->second.front());
  theirs->second.pop_front();
  if (theirs->second.empty()) waiting_.erase(theirs);
  else turns_.push_back(visitor);
  return question;
}

void Readers::close() {
  std::map<std::string, std::deque<Question>> dropped;  // goes when the lock has gone: a question may hold anything
  {
    const std::scoped_lock lock(mutex_);
    closed_ = true;
    dropped.swap(waiting_);
    turns_.clear();
  }
  wake_.notify_all();
  for (auto& store : stores_) store->hurry();
}

void Readers::stop() {
  close();
  for (auto& thread : threads_)
    if (thread.joinable()) thread.join();
}

void Readers::watch() {
  for (auto& store : stores_) store->watch();
}

std::size_t Readers::queued() const {
  const std::scoped_lock lock(mutex_);
  return queued_;
}

}  // namespace tacit::store
