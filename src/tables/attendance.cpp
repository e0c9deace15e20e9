#include "tables/attendance.h"

namespace tacit::tables {

// Nobody has left before the table, or its server, woke up: who is away for as long has not come since.
void addAttendants(const Room& room, Attendance& attendance) {
  const Audience& audience = room.audience();
  const auto now = room.now();
  for (const table::Place& place : room.table().places()) {
    if (!place.isPerson()) continue;
    const auto away = audience.isHere(place.person) ? base::Duration(0) : audience.awayFor(place.person, now);
    const bool hasLeft = away < now - audience.awakeSince();
    const Coming is = audience.isHere(place.person) ? Coming::Here : hasLeft ? Coming::Away : Coming::Never;
    attendance.people.push_back(
        {place.person, is, static_cast<int>(std::chrono::duration_cast<std::chrono::seconds>(away).count())});
  }
}

}  // namespace tacit::tables
