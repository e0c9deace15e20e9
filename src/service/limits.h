// How often one person, and one address, may do what takes something from others: one table for all requests.
#pragma once

#include <vector>

#include "base/refusal.h"
#include "net/limits.h"
#include "service/cluster_events.h"
#include "service/settings.h"

namespace tacit::service {

// A new one needs a row in limits.cpp, and a route that names it (server/routes.cpp).
enum class Limit : std::uint8_t {
  None,
  Guests,
  Names,
  Reports,
  Exports,
  Tournaments,
  TournamentCommands,
  TournamentEntries,
  Clubs,
  ClubCommands,
  Friends,
  Invitations,
  Teams,
  Tables,
  Searches,
  Codes,
  TeamCodes,
  Screens,
  DayGames,
  OfflineGames,
};

// Used on the I/O thread.
class Limits {
 public:
  Limits(const Settings& settings, const ClusterEvents& clusterEvents);

  // Counts one more, unless it is one too many. The address is as limits count (net::limitKey); somebody we don't know
  // counts by it alone.
  base::Outcome take(Limit limit, const std::string& person, const std::string& address);
  // The last one counted was nothing to be limited after all.
  void giveBack(Limit limit, const std::string& person, const std::string& address);
  // One was counted at another node.
  void count(const LimitUsed& used);
  // Drops those who have not been here for a while.
  void forget();

 private:
  struct Counted {
    net::Buckets ofOne;    // by person
    net::Buckets fromOne;  // by address
  };

  const Settings& settings_;
  const ClusterEvents& clusterEvents_;
  std::vector<Counted> counted_;  // by limit
};

}  // namespace tacit::service
