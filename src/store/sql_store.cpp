#include "store/store.h"

#include "store/connection.h"

namespace tacit::store {

Store::Store(const std::string& url, Access access)
    : connection_(std::make_unique<Connection>(url, access)), writer_(*connection_) {
  if (access == Access::Owner) writer_.forgetBatches();
}

Store::~Store() = default;

void Store::interrupt() { connection_->interrupt(); }

Counts Store::counts() {
  return connection_->guarded([&] {
    Counts counts;
    connection_->session() << "SELECT (SELECT COUNT(*) FROM people), (SELECT COUNT(*) FROM games)", into(counts.people),
        into(counts.games);
    return counts;
  });
}

std::unique_ptr<Store> openStore(const std::string& url, Access access) { return std::make_unique<Store>(url, access); }

// ---- What the parts share ----

StorePart::StorePart(Connection& connection) : connection_(connection), sql_(connection.session()) {}

bool StorePart::isThere(const std::string& person) {
  int found = 0;
  sql_ << "SELECT COUNT(*) FROM people WHERE id = :person", use(person), into(found);
  return found != 0;
}

bool StorePart::hasAccount(const std::string& person) {
  int count = 0;
  sql_ << "SELECT COUNT(*) FROM accounts WHERE person = :person", use(person), into(count);
  return count != 0;
}

}  // namespace tacit::store
