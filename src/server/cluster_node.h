// One of several equal nodes that share a database: puts together what only a cluster needs.
#pragma once

#include <memory>

#include "cluster/bus.h"
#include "server/finder.h"
#include "server/membership.h"
#include "server/people.h"
#include "server/relay.h"
#include "server/sockets.h"

namespace tacit::server {

// Used on the I/O thread.
class ClusterNode {
 public:
  struct Parts {
    net::Net& net;
    store::Keeper& keeper;
    Rooms& rooms;
    People& people;
    Sockets& sockets;
    Desk& desk;
    const Settings& settings;
  };

  // Joins the cluster. std::runtime_error says what is wrong.
  explicit ClusterNode(const Parts& parts);

  const std::string& name() const { return membership_.name(); }
  std::size_t nodes() const { return membership_.living().size(); }
  bool busIsUp() const { return bus_->isUp(); }
  // What we have is anybody's from now on.
  void leave() { membership_.leave(); }

 private:
  void busChanged(bool up);

  Parts parts_;
  Membership membership_;
  std::unique_ptr<cluster::Bus> bus_;
  Finder finder_;
  Relay relay_;
};

}  // namespace tacit::server
