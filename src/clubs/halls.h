// All tournaments in use at this node, and the connections of those who look at one. Used on the I/O thread.
#pragma once

#include <unordered_map>

#include "clubs/hall.h"

namespace tacit::server {

class Halls {
 public:
  Halls(net::Net& net, store::Keeper& keeper, const Crier& crier, std::function<std::int64_t()> now)
      : house_{{net, keeper}, crier, std::move(now)} {}

  // Whether or not there is such a tournament; nothing where the id can be none's.
  std::shared_ptr<Hall> named(const std::string& id);
  std::int64_t now() const { return house_.now(); }
  void alertBy(TellAlert tell) { house_.alert = std::move(tell); }
  // Work that takes long, on the thread of the tournaments; `refused` when too much waits for it already.
  void run(const std::string& address, std::function<void()> work, std::function<void()> refused) {
    house_.log.turns.run(address, true, std::move(work), std::move(refused));
  }

  // ---- Connections: /live/ID ----

  static bool isLive(const net::Request& request);
  static std::optional<net::Response> upgrade(const net::Request& request);
  void opened(const std::shared_ptr<net::Socket>& socket, const net::Request& request);
  // Whether it was one of ours.
  bool has(const net::Socket& socket) const { return live_.contains(socket.id); }
  void closed(const net::Socket& socket);

  // ---- What concerns them ----

  void hear(const TournamentMoved& moved);
  // What was kept of somebody has changed.
  void hear(const PersonGone& gone) { halls_.forgetNamed(gone.person); }

  void tick() { halls_.tick(); }
  // Those that nobody has used for a while go.
  void forget() { halls_.forgetIdle(); }
  // Before the store goes.
  void stop() { house_.log.turns.stop(); }
  std::size_t size() const { return halls_.size(); }
  std::size_t listeners() const { return live_.size(); }

 private:
  TournamentHouse house_;
  EventLogs<Hall> halls_{2000};
  std::unordered_map<std::uint64_t, std::shared_ptr<Hall>> live_;  // by socket
};

}  // namespace tacit::server
