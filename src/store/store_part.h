// What all parts of the store share: the connection, how they use it, and what their headers need.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "base/id.h"
#include "base/time.h"

namespace soci {
class session;
}

namespace tacit::store {

class Connection;

// The base of all parts: cheap to make, valid as long as the connection. Its template is defined in connection.h.
class StorePart {
 public:
  StorePart(Connection& connection);

 protected:
  // Runs work with the database, in a session that is opened again if it was lost, and says what went wrong.
  template <class Work>
  auto guarded(Work work);
  // Within guarded.
  bool isThere(const std::string& person);
  bool hasAccount(const std::string& person);

  Connection& connection_;
  soci::session& sql_;
  // Where rows are read into.
  std::string row_;
  int flag_ = 0;
};

}  // namespace tacit::store
