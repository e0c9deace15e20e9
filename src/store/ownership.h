// Which node of a cluster a table belongs to. All of it is the database's word: leases run by its clock, and what a node
// believes of itself counts for nothing.
#pragma once

#include <compare>
#include <map>

#include "store/store_part.h"

namespace tacit::store {

// A table that is a node's, and since which epoch.
struct Owned {
  std::string table;
  std::int64_t epoch = 0;

  auto operator<=>(const Owned&) const = default;
};

class Ownership : StorePart {
 public:
  using StorePart::StorePart;

  // A node that joins lives for this long, unless it renews the lease. One that comes back after its lease has run out
  // still has what nobody has claimed since; see tablesOf.
  void join(const std::string& node, base::Duration lease);
  // False: the lease had run out, and what the node had may be others'.
  bool renew(const std::string& node, base::Duration lease);
  // At once, with all it has.
  void leave(const std::string& node);
  // In the order of their names.
  std::vector<std::string> livingNodes();
  // The database's: the same for all nodes.
  base::Instant time();

  // The new epoch of a table that is this node's from now on, also if it was before; nothing when another living node has
  // it, this one does not live, or there is no such table.
  std::optional<std::int64_t> claim(const std::string& table, const std::string& node);
  // Unfinished tables that no living node has, the oldest first: at most `limit` of them are this node's from now on.
  std::vector<Owned> claimOrphans(const std::string& node, int limit);
  // It is anybody's again; nothing happens when another node has claimed it since.
  void release(const std::string& table, std::int64_t epoch);
  // The living node that has it, if any.
  std::optional<std::string> ownerOf(const std::string& table);
  // How many unfinished ones stand under each name.
  std::map<std::string, std::int64_t> unfinishedByNode();
  // All unfinished ones that stand under this name, whether it lives or not.
  std::vector<Owned> tablesOf(const std::string& node);

 private:
  // The database must be a cluster's.
  template <class Work>
  auto guardedInCluster(Work work);
};

}  // namespace tacit::store
