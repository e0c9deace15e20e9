// How people keep others away: blocks and reports. And what is kept of oneself, as a file.
#pragma once

#include <string>
#include <unordered_map>

#include "server/people.h"

namespace tacit::server {

// Used on the I/O thread.
class Conduct {
 public:
  Conduct(net::Net& net, store::Keeper& keeper, People& people, const Crier& crier, const Settings& settings)
      : net_(net), keeper_(keeper), people_(people), crier_(crier), settings_(settings) {}

  void block(const net::Request& request, const net::Reply& reply);
  void blocked(const net::Request& request, const net::Reply& reply);
  void report(const net::Request& request, const net::Reply& reply);
  void exported(const net::Request& request, const net::Reply& reply);
  // Everything that is kept of a person; nothing when they are not there. `then` on the storage thread.
  using Exported = std::function<void(std::optional<Export>)>;
  void exportOf(const std::string& id, const std::string& session, Exported then);

  // A report was made at another node, by a person or from an address.
  void countReport(const std::string& key);

  // Drops what is only kept for limits.
  void forget();

 private:
  using Buckets = std::unordered_map<std::string, net::TokenBucket>;
  struct Exporting;

  // Seconds to wait, 0 for none.
  int wait(Buckets& buckets, const std::string& key, net::Rate rate) const;
  void exportGames(const std::shared_ptr<Exporting>& exporting);

  net::Net& net_;
  store::Keeper& keeper_;
  People& people_;
  const Crier& crier_;
  const Settings& settings_;
  Buckets reports_;  // by person, and by address
  Buckets exports_;  // by person
};

}  // namespace tacit::server
