// What somebody may know of a game. Everything that leaves a table goes through here.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "table/table.h"

namespace tacit::table {

// Somebody who looks at a table, and what he is entitled to.
struct Viewer {
  SeatSet seats;         // that he holds
  PlaceSet places;       // that he holds
  bool seesAll = false;  // open hands
  // NOLINTNEXTLINE(readability-redundant-member-init): may be left out
  std::vector<std::string> ignores{};  // people whose words are not to reach them
};

Viewer viewerOf(const Table& table, std::string_view person);

View see(const Table& table, const Viewer& viewer);
// What a bot in this seat may know: what a person in its place would.
View see(const Table& table, Seat seat);

}  // namespace tacit::table
