#include "store/event_log.h"

#include "store/connection.h"

namespace tacit::store {

// The row says which event is the last one, and the database lets nobody else change it meanwhile.
bool EventLog::append(const std::string& id, std::int64_t before, const std::vector<std::string>& events) {
  for (const auto& text : events) check(text);
  const auto last = before + std::ssize(events);
  const std::string update = "UPDATE " + names_.rows + " SET last = :last WHERE id = :id AND last = :before";
  if (changed((sql_.prepare << update, use(last, "last"), use(id, "id"), use(before, "before"))) == 0) return false;
  const std::string insert = "INSERT INTO " + names_.events + " VALUES (:id, :number, :text)";
  for (auto number = before; const auto& text : events) {
    ++number;
    sql_ << insert, use(id), use(number), use(text);
  }
  return true;
}

std::vector<std::string> EventLog::after(const std::string& id, std::int64_t after) {
  if (!isText(id)) return {};
  const std::string query =
      "SELECT text FROM " + names_.events + " WHERE " + names_.owner + " = :id AND number > :after ORDER BY number";
  return guarded([&] { return rowsOf(row_, (sql_.prepare << query, use(id), use(after), into(row_))); });
}

void EventLog::replace(const std::string& id, std::int64_t number, const std::string& text) {
  guarded([&] {
    check(id, text);
    const std::string query =
        "UPDATE " + names_.events + " SET text = :text WHERE " + names_.owner + " = :id AND number = :number";
    sql_ << query, use(text), use(id), use(number);
  });
}

}  // namespace tacit::store
