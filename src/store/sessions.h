// What is kept of sessions: the browsers in which a person is signed in.
#pragma once

#include "store/store_part.h"

namespace tacit::store {

struct Session {
  std::string tokenHash;
  std::string person;
  base::Instant created;
  base::Instant used;
  std::string device;

  bool operator==(const Session&) const = default;
};

class SessionStore : StorePart {
 public:
  using StorePart::StorePart;

  std::optional<Session> find(const std::string& tokenHash);
  // The last used first.
  std::vector<Session> of(const std::string& person);
  void touch(const std::string& tokenHash, base::Instant now);
  // All but the one with this hash.
  void endAll(const std::string& person, const std::string& keep);
  // Ends sessions that were last used before this, and forgets codes and addresses as old. Returns the number of sessions.
  std::int64_t endUnused(base::Instant before, base::Instant now);

 private:
  std::vector<Session> select(const std::string& condition, const std::string& key);
};

}  // namespace tacit::store
