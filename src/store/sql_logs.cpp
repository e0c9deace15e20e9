#include "store/sql_store.h"

namespace tacit::store {

// The row says which event is the last one, and the database lets nobody else change it meanwhile.
bool SqlStore::append(const EventLog& log, const std::string& id, std::int64_t before,
                      const std::vector<std::string>& events) {
  for (const auto& text : events) check(text);
  const auto last = before + static_cast<std::int64_t>(events.size());
  const std::string update = "UPDATE " + log.rows + " SET last = :last WHERE id = :id AND last = :before";
  if (changed((sql_.prepare << update, use(last, "last"), use(id, "id"), use(before, "before"))) == 0) return false;
  const std::string insert = "INSERT INTO " + log.events + " VALUES (:id, :number, :text)";
  for (auto number = before; const auto& text : events) {
    ++number;
    sql_ << insert, use(id), use(number), use(text);
  }
  return true;
}

std::vector<std::string> SqlStore::eventsAfter(const EventLog& log, const std::string& id, std::int64_t after) {
  if (!isText(id)) return {};
  const std::string query =
      "SELECT text FROM " + log.events + " WHERE " + log.owner + " = :id AND number > :after ORDER BY number";
  return guarded([&] { return texts((sql_.prepare << query, use(id), use(after), into(row_))); });
}

void SqlStore::replaceIn(const EventLog& log, const std::string& id, std::int64_t number, const std::string& text) {
  guarded([&] {
    check(id, text);
    const std::string query =
        "UPDATE " + log.events + " SET text = :text WHERE " + log.owner + " = :id AND number = :number";
    sql_ << query, use(text), use(id), use(number);
  });
}

}  // namespace tacit::store
