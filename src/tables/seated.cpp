#include "tables/seated.h"

#include <algorithm>

#include "people/erasing.h"

namespace tacit::tables {

std::multimap<std::string, table::Person> seated(const Rooms& rooms) {
  std::multimap<std::string, table::Person> people;
  for (const auto& [id, room] : rooms.all())
    for (const auto& place : room->table().places())
      if (place.isPerson()) people.emplace(place.person, table::Person{place.person, place.name, place.guest});
  return people;
}

bool isNeeded(const Rooms& rooms, const std::string& person) {
  return std::ranges::any_of(rooms.all(), [&](const auto& one) {
    const table::Table& table = one.second->table();
    return !one.second->table().done() && (!table.places().heldBy(person).empty() || table.hostPerson() == person);
  });
}

void rename(const Rooms& rooms, const table::Person& person) {
  for (const auto& [id, room] : Rooms::Map(rooms.all())) room->rename(person);
}

void sendAway(const Rooms& rooms, const std::string& person) {
  const table::Person nobody{person, std::string(people::kDeleted), false};
  for (const auto& [id, room] : rooms.all()) {
    if (room->table().places().heldBy(person).empty() && !room->table().places().askedFor(person)) continue;
    room->rename(nobody);
    std::ignore = room->act(nobody, table::Leave{});
  }
}

}  // namespace tacit::tables
