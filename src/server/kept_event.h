// Events as they come back from the store.
#pragma once

#include "json/json.h"
#include "store/store.h"
#include "table/event.h"

namespace tacit::server {

inline table::Event eventFrom(const std::string& text) {
  table::Event event;
  if (const auto problem = json::readText(text, event))
    throw store::StoreError("an event cannot be read: " + problem.what);
  return event;
}

}  // namespace tacit::server
