// WebSocket connections: who each one is and at which table, and the commands that come over it.
#pragma once

#include <memory>
#include <set>
#include <string>

#include "net/net.h"
#include "server/pace.h"
#include "server/people.h"
#include "server/rooms.h"

namespace tacit::server {

// Used on the I/O thread.
class Sockets {
 public:
  Sockets(People& people, Rooms& rooms, Pace& pace) : people_(people), rooms_(rooms), pace_(pace) {}

  // Why a WebSocket is refused; nothing when it is not.
  std::optional<net::Response> upgrade(const net::Request& request) const;
  void opened(const std::shared_ptr<net::Socket>& socket, const net::Request& request);
  void received(net::Socket& socket, std::string_view text);
  void closed(net::Socket& socket);
  // Connections of sessions that are over close.
  void end(const Ended& ended);

 private:
  struct Visitor;

  void command(Visitor& visitor, const std::string& text);

  std::set<std::shared_ptr<Visitor>> visitors_;
  People& people_;
  Rooms& rooms_;
  Pace& pace_;
};

}  // namespace tacit::server
