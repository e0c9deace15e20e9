// Which node of a cluster a table belongs to. All of it is the database's word: leases run by its clock, and what a node
// believes of itself counts for nothing.
#pragma once

#include <compare>
#include <cstdint>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace tacit::store {

// A table that is a node's, and since which epoch.
struct Owned {
  std::string table;
  std::int64_t epoch = 0;

  auto operator<=>(const Owned&) const = default;
};

class Ownership {
 public:
  Ownership() = default;
  Ownership(const Ownership&) = delete;
  Ownership& operator=(const Ownership&) = delete;
  Ownership(Ownership&&) = delete;
  Ownership& operator=(Ownership&&) = delete;
  virtual ~Ownership() = default;

  // A node that joins lives for so long, unless it says so again. Who comes back after its lease has run out still has
  // what nobody has claimed since; see tablesOf.
  virtual void join(const std::string& node, std::int64_t leaseMs) = 0;
  // False: the lease had run out, and what the node had may be others'.
  virtual bool renew(const std::string& node, std::int64_t leaseMs) = 0;
  // At once, with all it has.
  virtual void leave(const std::string& node) = 0;
  // In the order of their names.
  virtual std::vector<std::string> livingNodes() = 0;
  // The database's, in milliseconds since 1970: the same for all nodes.
  virtual std::int64_t time() = 0;

  // The new epoch of a table that is this node's from now on, also if it was before; nothing when another living node has
  // it, this one does not live, or there is no such table.
  virtual std::optional<std::int64_t> claim(const std::string& table, const std::string& node) = 0;
  // Unfinished tables that no living node has, the oldest first: so many of them at most are this node's from now on.
  virtual std::vector<Owned> claimOrphans(const std::string& node, int limit) = 0;
  // It is anybody's again; nothing happens when it has been somebody else's meanwhile.
  virtual void release(const std::string& table, std::int64_t epoch) = 0;
  // The living node that has it, if any.
  virtual std::optional<std::string> ownerOf(const std::string& table) = 0;
  // How many unfinished ones stand under each name.
  virtual std::map<std::string, std::int64_t> unfinishedByNode() = 0;
  // All unfinished ones that stand under this name, whether it lives or not.
  virtual std::vector<Owned> tablesOf(const std::string& node) = 0;
};

}  // namespace tacit::store
