// Events of something that belongs to no node: a tournament or a club.
#pragma once

#include "store/store_part.h"

namespace tacit::store {

// The names are those of the database.
struct LogNames {
  std::string rows;    // the table whose rows know their last event
  std::string events;  // the table of the events: owner, number, text
  std::string owner;   // its column
};

class EventLog : StorePart {
 public:
  // The names must outlive it.
  EventLog(Connection& connection, const LogNames& names) : StorePart(connection), names_(names) {}

  // Within a transaction. False: another event has come after that one, or there is no such row.
  bool append(const std::string& id, std::int64_t before, const std::vector<std::string>& events);
  std::vector<std::string> after(const std::string& id, std::int64_t after);
  void replace(const std::string& id, std::int64_t number, const std::string& text);

 private:
  const LogNames& names_;
};

}  // namespace tacit::store
