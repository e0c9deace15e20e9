// One of several equal nodes that share a database: puts together what only a cluster needs.
#pragma once

#include <memory>

#include "cluster/bus.h"
#include "node/finder.h"
#include "node/membership.h"
#include "node/node_requests.h"
#include "node/relay.h"
#include "node/sockets.h"
#include "operations/admin.h"
#include "people/people.h"
#include "server/api.h"

namespace tacit::server {

// Used on the I/O thread.
class ClusterNode {
 public:
  struct Parts {
    net::Net& net;
    store::Keeper& keeper;
    tables::Rooms& rooms;
    people::People& people;
    node::Sockets& sockets;
    tables::CommandGate& commandGate;
    Api& api;
    operations::Admin& admin;
    tables::BotDispatcher& botDispatcher;
    service::ClusterEvents& clusterEvents;
    const service::Settings& settings;
    service::ClusterEvents::OnEvent onEvent;  // what happens at other nodes
  };

  // Joins the cluster. std::runtime_error says what is wrong.
  explicit ClusterNode(const Parts& parts);

  const std::string& name() const { return membership_.name(); }
  std::size_t nodes() const { return membership_.living().size(); }
  // The one node that does what only one should do.
  bool isMatchmaker() const { return nodeRequests_.isMatchmaker(); }
  bool busIsUp() const { return bus_->isUp(); }
  std::size_t linesFromElsewhere() const { return relay_.linesFromElsewhere(); }
  std::size_t linesElsewhere() const { return relay_.linesElsewhere(); }
  const cluster::LinkFigures& relayed() const { return relay_.figures(); }
  // While we are draining: other nodes get our tables, some of them at each call. False when there is no other node.
  bool handOver();
  // What we have is anybody's from now on.
  void leave();

 private:
  void busChanged(bool up);
  void readAgain();
  void shareNews();
  void run(const node::NodeRequest& nodeRequest, const net::Reply& reply);
  std::vector<std::string> others() const;
  void adoptAt(const std::string& node, const std::string& table);
  void balance();
  void share(std::map<std::string, std::int64_t> tables);

  Parts parts_;
  node::Membership membership_;
  std::unique_ptr<cluster::Bus> bus_;
  node::Finder finder_;
  node::Relay relay_;
  node::NodeRequests nodeRequests_;
  bool wasAway_ = false;  // the bus
  std::optional<net::Clock::time_point> busToldAt_;
  std::size_t handed_ = 0;
};

}  // namespace tacit::server
