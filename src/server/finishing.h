// What remains of a game: its result, its file and the ratings of its players.
#pragma once

#include <string>

#include "store/store.h"

namespace tacit::server {

// Reads the events of a table that is over and keeps what follows from them, in a cluster while the table is ours. On the
// storage thread.
void keepResult(store::Store& store, const std::string& id, std::int64_t epoch = 0);

}  // namespace tacit::server
