// What remains of a game: its result, its file and the ratings of its players.
#pragma once

#include <map>
#include <set>
#include <string>

#include "store/store.h"

namespace tacit::tables {

// What is known of a table besides its events.
struct Circumstances {
  std::int64_t epoch = 0;  // since which it is ours, in a cluster
  bool limits = true;      // results against opponents of whom nothing is known count less
  std::map<std::string, std::set<std::string>> addresses;  // from which people have come, as limits count
};

// Reads the events of a table that is over and keeps what follows from them, in a cluster while the table is ours. On the
// storage thread.
void keepResult(store::Store& store, const std::string& id, const Circumstances& around);

}  // namespace tacit::tables
