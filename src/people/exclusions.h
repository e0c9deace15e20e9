// Whose words people don't want to read, and who is banned.
#pragma once

#include <string>
#include <unordered_map>
#include <vector>

#include "net/net.h"
#include "service/cluster_events.h"
#include "store/keeper.h"

namespace tacit::people {

// Used on the I/O thread.
class Exclusions {
 public:
  Exclusions(net::Net& net, store::Keeper& keeper, const service::ClusterEvents& clusterEvents)
      : net_(net), keeper_(keeper), clusterEvents_(clusterEvents) {}

  // Before anybody comes, as they were kept; what goes wrong with the store is thrown.
  void restore();
  // News may have been missed.
  void readAgain();
  // Bans may also come from a program beside this one.
  void readBans();

  const std::vector<std::string>& ignoredBy(const std::string& person) const;
  void setBlock(const store::Block& block, bool on) const {
    clusterEvents_.tell(service::BlockSet{block.person, block.blocked, on});
  }
  void onEvent(const service::BlockSet& set);
  void onEvent(const service::PersonGone& gone);

  const store::Ban* banOf(const std::string& person) const;
  // Until when, and why.
  void ban(const store::Ban& ban);
  void unban(const std::string& person);

 private:
  void takeBlocks(const std::vector<store::Block>& blocks);
  void takeBans(const std::vector<store::Ban>& bans);

  net::Net& net_;
  store::Keeper& keeper_;
  const service::ClusterEvents& clusterEvents_;
  std::unordered_map<std::string, std::vector<std::string>> ignored_;
  std::unordered_map<std::string, store::Ban> bans_;
};

}  // namespace tacit::people
