// People and tables at different nodes. The node at which somebody is connected (the front) passes commands on to the node
// that has the table (the owner) and gets back what this person is to be told, ready to be sent: cards that they may not see
// never leave the owner.
#pragma once

#include <map>
#include <memory>
#include <string>

#include "cluster/links.h"
#include "node/membership.h"
#include "tables/command_gate.h"
#include "tables/rooms.h"

namespace tacit::node {

// Somebody who wants to be at a table elsewhere.
struct JoinRequest {
  std::string table;
  std::string person;
  std::string name;
  bool guest = false;
  bool program = false;
  bool screen = false;
  std::int64_t last = 0;
  std::string address;
  TACIT_FIELDS(JoinRequest, table, person, name, guest, program, screen, last, address)
};

// Used on the I/O thread.
class Relay {
 public:
  using LineId = std::uint64_t;

  Relay(net::Net& net, cluster::Bus& bus, Membership& membership, tables::Rooms& rooms,
        tables::CommandGate& commandGate);
  Relay(const Relay&) = delete;
  Relay& operator=(const Relay&) = delete;
  ~Relay();

  // ---- As a front ----

  // What comes for this person goes over the line; when the table is no longer there, or what was said may be lost, the line
  // is told that it has moved.
  LineId join(const std::string& node, const JoinRequest& join, std::shared_ptr<tables::SocketLine> line);
  void say(LineId id, const std::string& command);
  void leave(LineId id);

  // Four times a second.
  void tick();
  std::size_t linesFromElsewhere() const { return near_.size(); }
  std::size_t linesElsewhere() const { return far_.size(); }
  const cluster::LinkFigures& figures() const { return links_.figures(); }

 private:
  class RemoteLine;
  // Somebody here whose table is at another node.
  struct Far {
    std::string node;
    std::shared_ptr<tables::SocketLine> line;
    net::Clock::time_point since;
  };
  using Ends = std::pair<std::string, LineId>;  // the node, and the line as that calls it

  void received(const std::string& node, const cluster::Packet& packet);
  void broken(const std::string& node);
  void send(const std::string& node, const cluster::Packet& packet);
  // As a front: what the owner says.
  void told(const cluster::Packet& packet);
  void dropDeadOwners();
  void moved(const std::string& node, net::Clock::time_point joinedBefore);
  // As the owner: what people at other nodes want.
  void arrived(const std::string& node, const cluster::Packet& packet);
  void said(const Ends& ends, const cluster::Packet& packet);
  void left(const Ends& ends);
  void allLeft(const std::string& node);
  void missFronts();

  net::Net& net_;
  Membership& membership_;
  tables::Rooms& rooms_;
  tables::CommandGate& commandGate_;
  cluster::Bus& bus_;
  std::map<LineId, Far> far_;
  std::map<Ends, tables::CommandSource> near_;  // those at other nodes whose table is here
  LineId lastLine_ = 0;
  bool flushing_ = false;
  cluster::Links links_;
};

}  // namespace tacit::node
