// This node of a cluster: its name, its lease, and who else is there. What it has is the database's word (store/ownership.h).
#pragma once

#include <chrono>
#include <functional>
#include <string>
#include <vector>

#include "net/net.h"
#include "store/keeper.h"
#include "tables/shared_clock.h"

namespace tacit::node {

// Used on the I/O thread.
class Membership {
 public:
  static constexpr std::chrono::milliseconds kLease{2000};
  static constexpr std::chrono::milliseconds kRenewal{400};

  // The older a node, the earlier its name.
  Membership(net::Net& net, store::Keeper& keeper);

  // Before anybody comes. What goes wrong with the store is thrown.
  void join();
  void renew();

  const std::string& name() const { return name_; }
  // All, ourselves among them, as the database last told us; the oldest first.
  const std::vector<std::string>& living() const { return living_; }
  // Has lived for a whole lease without a break. Before that others may still be about to say that they are there, all of
  // them, as after a fault of the database: nobody takes what is theirs.
  bool isSteady() const { return net_.now() - since_ > kLease; }

  std::function<void()> onLapse;  // the lease had run out: what was ours may be others' by now
  std::function<void()> onGone;   // another node is not there any more
  std::function<void(const tables::DatabaseTime& time)> onTime;

 private:
  struct Answer {
    bool lived = true;
    std::vector<std::string> living;
    tables::DatabaseTime time;
  };
  Answer look(store::Store& store, bool lived) const;
  void heard(const Answer& answer);
  void setTime(const tables::DatabaseTime& time);

  net::Net& net_;
  store::Keeper& keeper_;
  const std::string name_;
  std::vector<std::string> living_;
  net::Clock::time_point since_;
  bool asking_ = false;
  bool toldOfClock_ = false;  // that ours is wrong
};

}  // namespace tacit::node
