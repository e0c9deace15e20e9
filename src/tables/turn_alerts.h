// Alerts to people who are away while their table waits for them: once for each turn.
#pragma once

#include <set>
#include <string>

#include "alerts/alert.h"
#include "table/table.h"
#include "tables/audience.h"

namespace tacit::tables {

class TurnAlerts {
 public:
  void update(const table::Table& table, const Audience& audience, base::Instant now, const alerts::TellAlert& alert);
  // After a restart: they were told before it.
  void assumeTold(const table::Table& table);

 private:
  std::set<std::string> told_;  // or have seen it
};

}  // namespace tacit::tables
