#include "store/ownership.h"

#include "store/connection.h"

namespace tacit::store {
namespace {

constexpr std::int64_t kDayMs = base::millisecondsOf(std::chrono::days(1));
constexpr std::string_view kUnfinished = "done = 0 AND aside IS NULL";

std::string lives(std::string_view node) {
  return "EXISTS (SELECT 1 FROM nodes WHERE name = " + std::string(node) + " AND until_ms > " +
         std::string(kDatabaseClock) + ")";
}

std::string until() { return std::string(kDatabaseClock) + " + :lease"; }

}  // namespace

template <class Work>
auto Ownership::guardedInCluster(Work work) {
  if (!connection_.isPostgres()) throw StoreError("a cluster needs PostgreSQL");
  return guarded(std::move(work));
}

void Ownership::join(const std::string& node, base::Duration lease) {
  check(node);
  const std::int64_t leaseMs = base::millisecondsOf(lease);
  guardedInCluster([&] {
    soci::transaction transaction(sql_);
    sql_ << "DELETE FROM nodes WHERE until_ms < " << kDatabaseClock
         << " - :day AND NOT EXISTS (SELECT 1 FROM tables WHERE node = nodes.name AND " << kUnfinished << ")",
        use(kDayMs);
    sql_ << "DELETE FROM last_batch WHERE written_ms < " << kDatabaseClock << " - :day", use(kDayMs);
    sql_ << "INSERT INTO nodes (name, until_ms) VALUES (:node, " + until() +
                ") ON CONFLICT (name) DO UPDATE SET until_ms = excluded.until_ms",
        use(node), use(leaseMs);
    transaction.commit();
  });
}

bool Ownership::renew(const std::string& node, base::Duration lease) {
  const std::int64_t leaseMs = base::millisecondsOf(lease);
  return guardedInCluster([&] {
    return changed((sql_.prepare << "UPDATE nodes SET until_ms = " + until() + " WHERE name = :node AND until_ms > " +
                                        std::string(kDatabaseClock),
                    use(leaseMs), use(node))) == 1;
  });
}

void Ownership::leave(const std::string& node) {
  guardedInCluster([&] { sql_ << "UPDATE nodes SET until_ms = 0 WHERE name = :node", use(node); });
}

std::vector<std::string> Ownership::livingNodes() {
  return guardedInCluster([&] {
    return rowsOf(
        row_,
        (sql_.prepare << "SELECT name FROM nodes WHERE until_ms > " << kDatabaseClock << " ORDER BY name", into(row_)));
  });
}

base::Instant Ownership::time() {
  return guardedInCluster([&] {
    base::Instant now;
    sql_ << "SELECT " << kDatabaseClock, into(now);
    return now;
  });
}

std::optional<std::int64_t> Ownership::claim(const std::string& table, const std::string& node) {
  if (!isText(table)) return {};
  return guardedInCluster([&]() -> std::optional<std::int64_t> {
    std::int64_t epoch = 0;
    sql_ << "UPDATE tables SET node = :node, epoch = epoch + 1 WHERE id = :table AND " + lives(":node") +
                " AND (node IS NULL OR node = :node OR NOT " + lives("tables.node") + ") RETURNING epoch",
        use(node, "node"), use(table, "table"), into(epoch);
    return sql_.got_data() ? std::optional(epoch) : std::nullopt;
  });
}

void Ownership::release(const std::string& table, std::int64_t epoch) {
  if (!isText(table)) return;
  guardedInCluster(
      [&] { sql_ << "UPDATE tables SET node = NULL WHERE id = :table AND epoch = :epoch", use(table), use(epoch); });
}

std::optional<std::string> Ownership::ownerOf(const std::string& table) {
  if (!isText(table)) return {};
  return guardedInCluster([&]() -> std::optional<std::string> {
    std::string node;
    sql_ << "SELECT node FROM tables WHERE id = :table AND node IS NOT NULL AND " + lives("tables.node"), use(table),
        into(node);
    return sql_.got_data() ? std::optional(node) : std::nullopt;
  });
}

// Those of nodes whose lease has run out, and those that are nobody's: both are few, and found by an index. Two nodes that
// look at the same time get different ones, and neither waits.
std::vector<Owned> Ownership::claimOrphans(const std::string& node, int limit) {
  const std::string free =
      "(node IS NULL OR node IN (SELECT name FROM nodes WHERE until_ms <= " + std::string(kDatabaseClock) + "))";
  return guardedInCluster([&] {
    Owned one;
    auto all = rowsOf(
        one,
        (sql_.prepare << "UPDATE tables SET node = :node, epoch = epoch + 1 WHERE " + lives(":node") +
                             " AND id IN (SELECT id FROM tables WHERE " + std::string(kUnfinished) + " AND " + free +
                             " ORDER BY created_ms, id LIMIT :limit FOR UPDATE SKIP LOCKED) RETURNING id, epoch",
         use(node, "node"), use(limit, "limit"), into(one.table), into(one.epoch)));
    std::ranges::sort(all, {}, &Owned::table);
    return all;
  });
}

std::map<std::string, std::int64_t> Ownership::unfinishedByNode() {
  return guardedInCluster([&] {
    std::map<std::string, std::int64_t> all;
    std::int64_t count = 0;
    forEachRow((sql_.prepare << "SELECT COALESCE(node, ''), COUNT(*) FROM tables WHERE " + std::string(kUnfinished) +
                                    " GROUP BY 1",
                into(row_), into(count)),
               [&] { all[row_] = count; });
    return all;
  });
}

std::vector<Owned> Ownership::tablesOf(const std::string& node) {
  return guardedInCluster([&] {
    Owned one;
    return rowsOf(one, (sql_.prepare << "SELECT id, epoch FROM tables WHERE node = :node AND " +
                                            std::string(kUnfinished) + " ORDER BY id",
                        use(node), into(one.table), into(one.epoch)));
  });
}

}  // namespace tacit::store
