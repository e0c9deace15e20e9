// Clubs over HTTP (docs/wire.md): which request is answered by what.
#pragma once

#include "clubs/club_cache.h"
#include "net/limits.h"
#include "people/people.h"
#include "service/cluster_events.h"

namespace tacit::clubs {

// Used on the I/O thread.
class Clubs {
 public:
  Clubs(net::Net& net, store::Keeper& keeper, people::People& people, ClubCache& cache,
        const service::ClusterEvents& clusterEvents, const service::Settings& settings)
      : net_(net), keeper_(keeper), people_(people), cache_(cache), clusterEvents_(clusterEvents), settings_(settings) {
  }

  // A request whose path begins with /api/clubs.
  void request(const net::Request& request, const net::Reply& reply);

  // Something was done at another node that is counted by address.
  void countFounded(const std::string& address) { static_cast<void>(founded_.take(address, settings_.time->now())); }
  // Drops what is only kept for limits.
  void forget();

 private:
  struct Call;

  void answer(const Call& call);
  void list(const Call& call);
  void found(const Call& call);
  void show(const Call& call);
  void role(const Call& call);
  void command(const Call& call);
  void carryOut(const Call& call, const ClubCommand& command, bool agreed);
  base::Outcome refuseNewClub(const Call& call);
  base::Outcome refuseHaste(const Call& call);

  net::Net& net_;
  store::Keeper& keeper_;
  people::People& people_;
  ClubCache& cache_;
  const service::ClusterEvents& clusterEvents_;
  const service::Settings& settings_;
  net::Buckets founded_{{.perSecond = 5.0 / 3600, .burst = 5}};    // clubs, by address
  net::Buckets commandsOfOne_{{.perSecond = 1, .burst = 30}};      // by person ...
  net::Buckets commandsFromOne_{{.perSecond = 10, .burst = 150}};  // ... and by address
};

}  // namespace tacit::clubs
