// Whether an event from elsewhere can be the next one of a table.
#pragma once

#include "table/table.h"

namespace tacit::table {

// What keeps an event that was kept somewhere from being the next one: it is broken, or of another Tacit's making. Nothing
// when it fits.
Outcome problemWith(const Table& table, const Event& event);

}  // namespace tacit::table
