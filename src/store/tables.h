// What is kept of tables: their events, and what has become of them. What an event says is not known here.
#pragma once

#include "store/store_part.h"

namespace tacit::store {

// What has become of a table.
enum class TableStatus : std::uint8_t { Unknown, Unfinished, Quarantined, Done };

struct QuarantinedTable {
  std::string table;
  base::Instant created;
  std::string why;

  bool operator==(const QuarantinedTable&) const = default;
};

class TableStore : StorePart {
 public:
  using StorePart::StorePart;

  // Tables that are not done and not set aside, oldest first.
  std::vector<std::string> unfinished();
  // Oldest first.
  std::vector<QuarantinedTable> quarantined();
  // Tables that were done at this time or later, with their events still there; the oldest first.
  std::vector<std::string> doneSince(base::Instant time);
  // Tables that are done and at which the person has played or sat.
  std::vector<std::string> doneOf(const std::string& person);
  TableStatus statusOf(const std::string& table);
  // The last time that was written with TableVisited, or 1970.
  base::Instant lastVisit(const std::string& table);
  // What a table's events say, in their order; nothing of a table that isn't there, or whose events are forgotten.
  std::vector<std::string> events(const std::string& table);
  void replaceEvent(const std::string& table, std::int64_t number, const std::string& text);
  // Deletes the events of tables that were done before this time, at most of `limit` tables; the records of games stay.
  // Returns the number of tables: fewer than the limit when there are no more of them.
  int forgetEvents(base::Instant doneBefore, int limit);
};

}  // namespace tacit::store
