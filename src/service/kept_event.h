// Events as they come back from the store, and tables that cannot be made of them.
#pragma once

#include "json/json.h"
#include "service/logging.h"
#include "store/store.h"
#include "table/event_check.h"

namespace tacit::service {

inline table::Event eventFrom(const std::string& text) {
  table::Event event;
  if (const auto problem = json::readText(text, event))
    throw store::StoreError("an event cannot be read: " + problem->what);
  return event;
}

// Takes the event in, or throws StoreError because it doesn't fit.
inline void applyChecked(table::Table& table, const table::Event& event) {
  if (const auto refusal = problemWith(table, event))
    throw store::StoreError("event " + std::to_string(table.lastNumber() + 1) + ": " + refusal->text);
  table.apply(event);
}

// One broken table is no reason to stop: it waits for somebody to look into it.
inline void quarantine(store::Store& store, const std::string& table, std::int64_t epoch, const std::string& why) {
  try {
    store.write(store::fenced({store::SetAside{table, why}}, table, epoch));
    logError("table " + table + " is set aside: " + why);
  } catch (const store::TablesLost&) {
    logInfo("table " + table + " has gone to another node, which sees for itself");
  }
}

}  // namespace tacit::service
