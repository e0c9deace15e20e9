// Tournaments over HTTP (docs/wire.md): which request is answered by what.
#pragma once

#include <span>

#include "clubs/live_tournaments.h"
#include "clubs/tournament_types.h"
#include "net/limits.h"
#include "people/people.h"

namespace tacit::clubs {

// Used on the I/O thread.
class Tournaments {
 public:
  Tournaments(net::Net& net, store::Keeper& keeper, people::People& people, LiveTournaments& live,
              const service::ClusterEvents& clusterEvents, const service::Settings& settings)
      : net_(net), keeper_(keeper), people_(people), live_(live), clusterEvents_(clusterEvents), settings_(settings) {}

  // A request whose path begins with /api/tournaments.
  void request(const net::Request& request, const net::Reply& reply);

  // Something was done at another node that is counted by address.
  void countMade(const std::string& address) { static_cast<void>(made_.take(address, net_.now())); }
  // Drops what is only kept for limits.
  void forget();

 private:
  struct Call;
  struct Route;
  static std::span<const Route> routes();

  void list(const Call& call);
  void make(const Call& call);
  void takeFile(const Call& call);
  void show(const Call& call);
  void role(const Call& call);
  void codes(const Call& call);
  void history(const Call& call);
  void file(const Call& call);
  void csv(const Call& call);
  void command(const Call& call);

  void begin(const Call& call, bool listed, const tournament::Tournament& tournament);
  base::Outcome refuseNewTournament(const Call& call);
  base::Outcome refuseHaste(const Call& call, const TournamentWant& want);
  // Or answers that there is no such tournament.
  void see(const Call& call, std::function<void(const TournamentSnapshot& snapshot)> then);

  net::Net& net_;
  store::Keeper& keeper_;
  people::People& people_;
  LiveTournaments& live_;
  const service::ClusterEvents& clusterEvents_;
  const service::Settings& settings_;
  net::Buckets made_{{.perSecond = 20.0 / 3600, .burst = 20}};     // tournaments, by address
  net::Buckets commandsOfOne_{{.perSecond = 2, .burst = 60}};      // by person ...
  net::Buckets commandsFromOne_{{.perSecond = 20, .burst = 300}};  // ... and by address: a hall behind one router
  net::Buckets entriesFromOne_{{.perSecond = 0.2, .burst = 200}};  // by address
};

}  // namespace tacit::clubs
