// WebSocket connections: who each one is and at which table, and the commands that come over it.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "net/net.h"
#include "node/finder.h"
#include "node/relay.h"
#include "people/people.h"
#include "tables/command_gate.h"
#include "tables/rooms.h"

namespace tacit::node {

// Used on the I/O thread.
class Sockets {
 public:
  Sockets(net::Net& net, people::People& people, tables::Rooms& rooms, tables::CommandGate& commandGate)
      : net_(net), people_(people), rooms_(rooms), commandGate_(commandGate) {}

  // Tables may be at other nodes from now on.
  void connectCluster(Finder& finder, Relay& relay) {
    finder_ = &finder;
    relay_ = &relay;
  }

  // Why a WebSocket is refused; nothing when it is not.
  std::optional<net::Response> upgrade(const net::Request& request) const;
  void opened(const std::shared_ptr<net::Socket>& socket, const net::Request& request);
  void received(net::Socket& socket, std::string_view text);
  void closed(net::Socket& socket);
  // Connections of sessions that are over close.
  void end(const service::Ended& ended);
  // People who go on at another node do so under the name they have now.
  void rename(const table::Person& person);
  // Anyone who waits long for another node is told.
  void tick();
  // After news may have been missed: everybody who is connected is looked up again.
  void checkSessions();

 private:
  struct Visitor;
  using Somebody = std::shared_ptr<Visitor>;

  void seek(const Somebody& visitor);
  void arrive(const Somebody& visitor, const Where& where);
  void moved(const Somebody& visitor);
  void command(Visitor& visitor, const std::string& text);
  void handIn(Visitor& visitor, const table::Command& command, const std::string& text);

  net::Net& net_;
  std::set<Somebody> visitors_;
  people::People& people_;
  tables::Rooms& rooms_;
  tables::CommandGate& commandGate_;
  Finder* finder_ = nullptr;  // in a cluster
  Relay* relay_ = nullptr;
};

}  // namespace tacit::node
