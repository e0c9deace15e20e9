#include "store/tables.h"

#include "store/connection.h"

namespace tacit::store {

std::vector<std::string> TableStore::unfinished() {
  return guarded([&] {
    return rowsOf(
        row_,
        (sql_.prepare << "SELECT id FROM tables WHERE done = 0 AND aside IS NULL ORDER BY created_ms, id", into(row_)));
  });
}

std::vector<QuarantinedTable> TableStore::quarantined() {
  return guarded([&] {
    QuarantinedTable one;
    return rowsOf(
        one,
        (sql_.prepare << "SELECT id, created_ms, aside FROM tables WHERE aside IS NOT NULL ORDER BY created_ms, id",
         into(one.table), into(one.created), into(one.why)));
  });
}

std::vector<std::string> TableStore::doneSince(base::Instant time) {
  return guarded([&] {
    return rowsOf(row_, (sql_.prepare << "SELECT id FROM tables WHERE done = 1 AND forgotten = 0 AND done_ms >= :since"
                                         " ORDER BY done_ms, id",
                         use(time), into(row_)));
  });
}

// Tables that were broken off have no participants: there the events themselves must be looked through.
std::vector<std::string> TableStore::doneOf(const std::string& person) {
  if (!isText(person)) return {};
  const std::string mark = R"(%"person":")" + person + R"("%)";
  return guarded([&] {
    return rowsOf(row_, (sql_.prepare << "SELECT table_id FROM participants WHERE person = :person UNION"
                                         " SELECT e.table_id FROM events e JOIN tables t ON t.id = e.table_id"
                                         " WHERE t.done = 1 AND e.text LIKE :mark AND NOT EXISTS"
                                         " (SELECT 1 FROM games g WHERE g.table_id = t.id) ORDER BY 1",
                         use(person, "person"), use(mark, "mark"), into(row_)));
  });
}

TableStatus TableStore::statusOf(const std::string& table) {
  if (!isText(table)) return TableStatus::Unknown;
  return guarded([&] {
    int done = 0;
    int aside = 0;
    sql_ << "SELECT done, CASE WHEN aside IS NULL THEN 0 ELSE 1 END FROM tables WHERE id = :id", use(table), into(done),
        into(aside);
    if (!sql_.got_data()) return TableStatus::Unknown;
    return done != 0 ? TableStatus::Done : aside != 0 ? TableStatus::Quarantined : TableStatus::Unfinished;
  });
}

base::Instant TableStore::lastVisit(const std::string& table) {
  if (!isText(table)) return {};
  return guarded([&] {
    base::Instant visited;
    sql_ << "SELECT visited_ms FROM tables WHERE id = :id", use(table), into(visited);
    return visited;
  });
}

int TableStore::forgetEvents(base::Instant doneBefore, int limit) {
  return guarded([&] {
    soci::transaction transaction(sql_);
    const auto tables =
        rowsOf(row_, (sql_.prepare << "SELECT id FROM tables WHERE done = 1 AND forgotten = 0 AND done_ms < :before"
                                      " ORDER BY done_ms, id LIMIT :most",
                      use(doneBefore), use(limit), into(row_)));
    for (const auto& table : tables) {
      sql_ << "DELETE FROM events WHERE table_id = :id", use(table);
      sql_ << "UPDATE tables SET forgotten = 1 WHERE id = :id", use(table);
    }
    transaction.commit();
    return static_cast<int>(tables.size());
  });
}

std::vector<std::string> TableStore::events(const std::string& table) {
  if (!isText(table)) return {};
  return guarded([&] {
    return rowsOf(row_, (sql_.prepare << "SELECT text FROM events WHERE table_id = :table_id ORDER BY number",
                         use(table), into(row_)));
  });
}

void TableStore::replaceEvent(const std::string& table, std::int64_t number, const std::string& text) {
  guarded([&] {
    check(table, text);
    sql_ << "UPDATE events SET text = :text WHERE table_id = :table_id AND number = :number", use(text), use(table),
        use(number);
  });
}

}  // namespace tacit::store
