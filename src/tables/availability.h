// Whether games can go on at this server: not while the store is away, and no new ones while the server is about to stop.
#pragma once

#include "service/logging.h"
#include "store/keeper.h"
#include "table/command.h"

namespace tacit::tables {

class Availability {
 public:
  explicit Availability(store::Keeper& keeper) : keeper_(keeper) {}

  // Four times a second. True: the store works again, after it was stuck.
  bool checkStore() {
    const auto stuck = stuckForLong();
    if (std::exchange(halted_, stuck.has_value()) == stuck.has_value()) return false;
    if (stuck) service::logError("the store is stuck: " + stuck->why);
    else service::logInfo("the store works again");
    return !stuck;
  }
  // As of the last check: bots and clocks wait.
  bool halted() const { return halted_; }
  // The store has been away for a while, and still is; not when it has come back since and gone again just now.
  bool stuck() const { return halted_ && stuckForLong(); }

  bool draining() const { return draining_; }
  void drain() { draining_ = true; }

  // Why nobody can do this now, at any table.
  base::Outcome refuses(const table::CommandBody& want) const {
    if (stuck()) return base::RefusalCode::Unavailable;
    const bool begins = std::holds_alternative<table::Start>(want) || std::holds_alternative<table::WantRematch>(want);
    if (draining_ && begins) return base::RefusalCode::Draining;
    return {};
  }

 private:
  std::optional<store::Stuck> stuckForLong() const {
    constexpr std::chrono::seconds kStuck{2};  // the store may take so long before we say so
    auto stuck = keeper_.figures().stuck;
    if (stuck && std::chrono::steady_clock::now() - stuck->since <= kStuck) stuck.reset();
    return stuck;
  }

  store::Keeper& keeper_;
  bool halted_ = false;
  bool draining_ = false;
};

}  // namespace tacit::tables
