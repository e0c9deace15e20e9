// What remains of a game: its result, its file and the ratings of its players.
#pragma once

#include <string>

#include "store/store.h"

namespace tacit::server {

// Reads the events of a table that is over and keeps what follows from them. On the storage thread.
void keepResult(store::Store& store, const std::string& id);

}  // namespace tacit::server
