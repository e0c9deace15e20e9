#include "store/conduct.h"

#include "store/connection.h"

namespace tacit::store {

bool ConductStore::setBlock(const Block& block, bool on, base::Instant now) {
  if (!isText(block.person) || !isText(block.blocked)) return false;
  return guarded([&] {
    if (!isThere(block.person) || !isThere(block.blocked)) return false;
    if (on) {
      soci::transaction transaction(sql_);
      sql_
          << "INSERT INTO blocks (person, blocked, created_ms) VALUES (:person, :blocked, :now) ON CONFLICT DO NOTHING",
          use(block.person), use(block.blocked), use(now);
      sql_ << "DELETE FROM friends WHERE person = :person AND other = :blocked", use(block.person), use(block.blocked);
      transaction.commit();
    } else {
      sql_ << "DELETE FROM blocks WHERE person = :person AND blocked = :blocked", use(block.person), use(block.blocked);
    }
    return true;
  });
}

std::vector<Block> ConductStore::blocks() {
  return guarded([&] {
    Block one;
    return rowsOf(one, (sql_.prepare << "SELECT person, blocked FROM blocks ORDER BY person, created_ms, blocked",
                        into(one.person), into(one.blocked)));
  });
}

bool ConductStore::addReport(const KeptReport& report) {
  if (!isText(report.person) || !isText(report.reporter)) return false;
  return guarded([&] {
    check(report.id, report.table, report.reason, report.text);
    if (!isThere(report.reporter) || !isThere(report.person)) return false;
    sql_ << "INSERT INTO reports (id, created_ms, reporter, person, table_id, reason, text)"
            " VALUES (:id, :created, :reporter, :person, :table_id, :reason, :text)",
        use(report.id), use(report.created), use(report.reporter), use(report.person), use(report.table),
        use(report.reason), use(report.text);
    return true;
  });
}

template <class Value>
std::vector<KeptReport> ConductStore::select(const std::string& condition, const Value& value) {
  return guarded([&] {
    KeptReport one;
    const std::string query =
        "SELECT id, created_ms, COALESCE(reporter, ''), person, table_id, reason, text FROM reports " + condition;
    return rowsOf(one, (sql_.prepare << query, use(value), into(one.id), into(one.created), into(one.reporter),
                        into(one.person), into(one.table), into(one.reason), into(one.text)));
  });
}

std::vector<KeptReport> ConductStore::reportsBy(const std::string& reporter) {
  if (!isText(reporter)) return {};
  return select("WHERE reporter = :reporter ORDER BY created_ms DESC, id", reporter);
}

std::vector<KeptReport> ConductStore::reports(int limit) {
  const int most = std::max(limit, 0);
  return select("WHERE resolved_ms = 0 ORDER BY created_ms DESC, id LIMIT :most", most);
}

bool ConductStore::resolveReport(const std::string& id, base::Instant now) {
  if (!isText(id)) return false;
  return guarded([&] {
    return changed((sql_.prepare << "UPDATE reports SET resolved_ms = :now WHERE id = :id AND resolved_ms = 0",
                    use(now), use(id))) != 0;
  });
}

bool ConductStore::ban(const Ban& ban) {
  if (!isText(ban.person)) return false;
  return guarded([&] {
    check(ban.why);
    if (!isThere(ban.person)) return false;
    sql_ << "INSERT INTO bans (person, until_ms, why) VALUES (:person, :until, :why) ON CONFLICT (person)"
            " DO UPDATE SET until_ms = excluded.until_ms, why = excluded.why",
        use(ban.person), use(ban.until), use(ban.why);
    return true;
  });
}

void ConductStore::unban(const std::string& person) {
  if (!isText(person)) return;
  guarded([&] { sql_ << "DELETE FROM bans WHERE person = :person", use(person); });
}

std::vector<Ban> ConductStore::bans(base::Instant now) {
  return guarded([&] {
    Ban one;
    return rowsOf(one, (sql_.prepare << "SELECT person, until_ms, why FROM bans WHERE until_ms > :now ORDER BY person",
                        use(now), into(one.person), into(one.until), into(one.why)));
  });
}

}  // namespace tacit::store
