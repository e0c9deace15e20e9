// A node that never looks at its lease: it writes to a table that has been another's for long. The database is to refuse
// it.
#pragma once

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include "store/store.h"

namespace tacit::load {

struct RoguePlan {
  std::string url;
  std::string model;       // a good table: anyone who takes over will want to read what the rogue made
  std::string firstEvent;  // of it; where it names its table, ours is to stand
  bool hasHeir = false;    // somebody of ours inherits: where no other nodes do
  bool fenced = true;      // off to see that a split is noticed
};

class Rogue {
 public:
  explicit Rogue(RoguePlan plan) : plan_(std::move(plan)), thread_([this] { work(); }) {}
  Rogue(const Rogue&) = delete;
  Rogue& operator=(const Rogue&) = delete;
  Rogue(Rogue&&) = delete;
  Rogue& operator=(Rogue&&) = delete;
  ~Rogue() { stop(); }

  // Once more, unless it is at it already. Does not wait.
  void goOn() { wanted_ = true; }
  // When what it is at is over.
  void stop();

  int refused() const { return refused_; }    // writes of an old epoch
  int splits() const { return splits_; }      // of them, those that got in
  int orphaned() const { return orphaned_; }  // tables that nobody has taken over in time
  // Once it has stopped: how many of its late writes are kept after all.
  int kept(store::Store& store) const;

 private:
  void work();
  void attempt();
  bool waitForHeir(store::Store& store, const std::string& table);
  void writeLate(store::Store& store, const std::string& table);

  const RoguePlan plan_;
  std::vector<std::string> tables_;
  int number_ = 0;
  std::atomic<bool> wanted_ = false;
  std::atomic<bool> stopped_ = false;
  std::atomic<int> refused_ = 0;
  std::atomic<int> splits_ = 0;
  std::atomic<int> orphaned_ = 0;
  std::thread thread_;
};

}  // namespace tacit::load
