#include <map>
#include <set>

#include "store/sql_store.h"

namespace tacit::store {
namespace {

constexpr std::int64_t kDayMs = 86'400'000;
constexpr std::string_view kUnfinished = "done = 0 AND aside IS NULL";

std::string lives(std::string_view node) {
  return "EXISTS (SELECT 1 FROM nodes WHERE name = " + std::string(node) + " AND until_ms > " +
         std::string(kDatabaseClock) + ")";
}

std::string until() { return std::string(kDatabaseClock) + " + :lease"; }

// As it stands in a statement: ids are our own and plain, and what is not is no table.
std::string quotedId(const std::string& id) {
  constexpr std::string_view kPlain = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789_-";
  if (id.empty() || id.find_first_not_of(kPlain) != std::string::npos)
    throw StoreError("there is no such table to be fenced");
  return '\'' + id + '\'';
}

}  // namespace

void SqlStore::holdFences(std::span<const Write> writes) {
  std::set<Owned> wanted;
  for (const Write& one : writes)
    if (const auto* const fence = std::get_if<Fence>(&one)) wanted.insert({fence->table, fence->epoch});
  for (const Write& one : writes)
    if (const auto* const made = std::get_if<NewTable>(&one)) wanted.erase({made->id, 1});
  if (wanted.empty()) return;
  std::string ids;
  for (const Owned& one : wanted) ids += (ids.empty() ? "" : ",") + quotedId(one.table);
  std::map<std::string, std::int64_t> epochs;
  std::int64_t epoch = 0;
  // In the order of their names, so that no two wait for each other.
  forEachRow((sql_.prepare << "SELECT id, epoch FROM tables WHERE id IN (" + ids + ") ORDER BY id FOR SHARE",
              into(row_), into(epoch)),
             [&] { epochs[row_] = epoch; });
  std::vector<Owned> lost;
  for (const Owned& mine : wanted)
    if (const auto now = epochs.find(mine.table); now == epochs.end() || now->second != mine.epoch)
      lost.push_back(mine);
  if (!lost.empty()) throw TablesLost(std::move(lost));
}

void SqlStore::join(const std::string& node, std::int64_t leaseMs) {
  check(node);
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

bool SqlStore::renew(const std::string& node, std::int64_t leaseMs) {
  return guardedInCluster([&] {
    return changed((sql_.prepare << "UPDATE nodes SET until_ms = " + until() + " WHERE name = :node AND until_ms > " +
                                        std::string(kDatabaseClock),
                    use(leaseMs), use(node))) == 1;
  });
}

void SqlStore::leave(const std::string& node) {
  guardedInCluster([&] { sql_ << "UPDATE nodes SET until_ms = 0 WHERE name = :node", use(node); });
}

std::vector<std::string> SqlStore::livingNodes() {
  return guardedInCluster([&] {
    return texts(
        (sql_.prepare << "SELECT name FROM nodes WHERE until_ms > " << kDatabaseClock << " ORDER BY name", into(row_)));
  });
}

std::int64_t SqlStore::time() {
  return guardedInCluster([&] {
    std::int64_t ms = 0;
    sql_ << "SELECT " << kDatabaseClock, into(ms);
    return ms;
  });
}

std::optional<std::int64_t> SqlStore::claim(const std::string& table, const std::string& node) {
  if (!isText(table)) return {};
  return guardedInCluster([&]() -> std::optional<std::int64_t> {
    std::int64_t epoch = 0;
    sql_ << "UPDATE tables SET node = :node, epoch = epoch + 1 WHERE id = :table AND " + lives(":node") +
                " AND (node IS NULL OR node = :node OR NOT " + lives("tables.node") + ") RETURNING epoch",
        use(node, "node"), use(table, "table"), into(epoch);
    return sql_.got_data() ? std::optional(epoch) : std::nullopt;
  });
}

void SqlStore::release(const std::string& table, std::int64_t epoch) {
  if (!isText(table)) return;
  guardedInCluster(
      [&] { sql_ << "UPDATE tables SET node = NULL WHERE id = :table AND epoch = :epoch", use(table), use(epoch); });
}

std::optional<std::string> SqlStore::ownerOf(const std::string& table) {
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
std::vector<Owned> SqlStore::claimOrphans(const std::string& node, int limit) {
  const std::string free =
      "(node IS NULL OR node IN (SELECT name FROM nodes WHERE until_ms <= " + std::string(kDatabaseClock) + "))";
  return guardedInCluster([&] {
    Owned one;
    std::vector<Owned> all;
    forEachRow(
        (sql_.prepare << "UPDATE tables SET node = :node, epoch = epoch + 1 WHERE " + lives(":node") +
                             " AND id IN (SELECT id FROM tables WHERE " + std::string(kUnfinished) + " AND " + free +
                             " ORDER BY created_ms, id LIMIT :limit FOR UPDATE SKIP LOCKED) RETURNING id, epoch",
         use(node, "node"), use(limit, "limit"), into(one.table), into(one.epoch)),
        [&] { all.push_back(one); });
    std::ranges::sort(all, {}, &Owned::table);
    return all;
  });
}

std::map<std::string, std::int64_t> SqlStore::unfinishedByNode() {
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

std::vector<Owned> SqlStore::tablesOf(const std::string& node) {
  return guardedInCluster([&] {
    Owned one;
    std::vector<Owned> all;
    forEachRow((sql_.prepare << "SELECT id, epoch FROM tables WHERE node = :node AND " + std::string(kUnfinished) +
                                    " ORDER BY id",
                use(node), into(one.table), into(one.epoch)),
               [&] { all.push_back(one); });
    return all;
  });
}

}  // namespace tacit::store
