// Threads that read beside the one that writes, each over a connection of its own.
#pragma once

#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <thread>
#include <vector>

#include "store/patient_store.h"

namespace tacit::store {

class Readers {
 public:
  using Question = std::function<void(Store&)>;
  using Failed = std::function<void(std::string what)>;

  // One thread for each store.
  Readers(std::vector<std::unique_ptr<Store>> stores, Failed failed);
  Readers(const Readers&) = delete;
  Readers& operator=(const Readers&) = delete;
  ~Readers();

  // Visitors take turns: one who asks much waits for their own questions, and others only for one of them.
  void look(const std::string& visitor, Question question);
  // What has not begun is dropped.
  void stop();
  // Now and then: ends calls that hang.
  void watch();
  // Questions that wait or are being answered.
  std::size_t queued() const;

 private:
  void run(PatientStore& store);
  Question take();
  void close();

  const Failed failed_;
  std::vector<std::unique_ptr<PatientStore>> stores_;

  mutable std::mutex mutex_;  // guards what stands below, but for the threads
  std::condition_variable wake_;
  std::map<std::string, std::deque<Question>> waiting_;  // by visitor; nobody without a question
  std::deque<std::string> turns_;                        // all of these, the next one first
  std::size_t queued_ = 0;
  bool closed_ = false;
  std::vector<std::thread> threads_;
};

}  // namespace tacit::store
