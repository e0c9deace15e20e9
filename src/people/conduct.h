// How people keep others away: blocks and reports.
#pragma once

#include <string>
#include <unordered_map>

#include "people/people.h"

namespace tacit::people {

Blocked blockedBy(store::Store& store, const std::vector<std::string>& ignored);

// Used on the I/O thread.
class Conduct {
 public:
  Conduct(net::Net& net, store::Keeper& keeper, People& people, const service::ClusterEvents& clusterEvents,
          const service::Settings& settings)
      : net_(net), keeper_(keeper), people_(people), clusterEvents_(clusterEvents), settings_(settings) {}

  void block(const net::Request& request, const net::Reply& reply);
  void blocked(const net::Request& request, const net::Reply& reply);
  void report(const net::Request& request, const net::Reply& reply);

  // A report was made at another node, by a person or from an address.
  void countReport(const std::string& key);

  // Drops what is only kept for limits.
  void forget();

 private:
  using Buckets = std::unordered_map<std::string, net::TokenBucket>;

  // Seconds to wait, 0 for none.
  int wait(Buckets& buckets, const std::string& key, net::Rate rate) const;

  net::Net& net_;
  store::Keeper& keeper_;
  People& people_;
  const service::ClusterEvents& clusterEvents_;
  const service::Settings& settings_;
  Buckets reports_;  // by person, and by address
};

}  // namespace tacit::people
