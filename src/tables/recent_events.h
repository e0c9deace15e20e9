// The last events of a table, for people whose connection broke: they are told only what they have missed.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "table/table.h"

namespace tacit::tables {

class RecentEvents {
 public:
  // `table` is as the event has left it.
  void add(std::string event, const table::Table& table);
  // Whether all events after this number are still known.
  bool reachBackTo(std::int64_t number) const { return number > earlier_.lastNumber(); }
  // Each later event, with the table as the event has left it.
  void replayAfter(std::int64_t number,
                   const std::function<void(const table::Table& table, const table::Event& event)>& tell) const;

 private:
  // The table before `events_` is a copy made back then: to carry out every event a second time would cost more than a copy
  // now and then.
  table::Table earlier_;
  table::Table middle_;              // kFewest events after that
  std::vector<std::string> events_;  // at least kFewest of them once there are so many
};

}  // namespace tacit::tables
