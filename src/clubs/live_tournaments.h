// All tournaments in use at this node, and the sockets of those who watch one. Used on the I/O thread.
#pragma once

#include <unordered_map>

#include "clubs/live_tournament.h"

namespace tacit::clubs {

class LiveTournaments {
 public:
  LiveTournaments(net::Net& net, store::Keeper& keeper, const service::ClusterEvents& clusterEvents,
                  std::function<base::Instant()> now)
      : context_{{net, keeper}, clusterEvents, std::move(now)} {}

  // Whether or not there is such a tournament; nothing if the id is not valid.
  std::shared_ptr<LiveTournament> named(const base::TournamentId& id);
  base::Instant now() const { return context_.now(); }
  void alertBy(alerts::TellAlert tell) { context_.alert = std::move(tell); }
  // Work that takes long, on their worker's thread; `refused` when too much is waiting for it already.
  void run(const std::string& address, std::function<void()> work, std::function<void()> refused) {
    context_.log.worker.run(address, true, std::move(work), std::move(refused));
  }

  // ---- Connections: /live/ID ----

  static bool isLive(const net::Request& request);
  static std::optional<net::Response> upgrade(const net::Request& request);
  void opened(const std::shared_ptr<net::Socket>& socket, const net::Request& request);
  // Whether it was one of ours.
  bool has(const net::Socket& socket) const { return sockets_.contains(socket.id); }
  void closed(const net::Socket& socket);

  // ---- What concerns them ----

  void onEvent(const service::TournamentMoved& moved);
  // The events that name this person have changed.
  void onEvent(const service::PersonGone& gone) { tournaments_.forgetNamed(gone.person); }

  void tick() { tournaments_.tick(); }
  // Those that nobody has used for a while go.
  void forget() { tournaments_.forgetIdle(); }
  // Before the store goes.
  void stop() { context_.log.worker.stop(); }
  std::size_t size() const { return tournaments_.size(); }
  std::size_t listeners() const { return sockets_.size(); }

 private:
  TournamentContext context_;
  EventLogs<LiveTournament> tournaments_{2000};
  std::unordered_map<std::uint64_t, std::shared_ptr<LiveTournament>> sockets_;  // by socket
};

}  // namespace tacit::clubs
