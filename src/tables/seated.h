// People at the tables of this server, wherever they sit.
#pragma once

#include <map>
#include <string>

#include "tables/rooms.h"

namespace tacit::tables {

// Everybody who has a place somewhere, by id, as they are known at each of their places.
std::multimap<std::string, table::Person> seated(const Rooms& rooms);

// Whether the person sits at a table that is not done, or has set it up.
bool isNeeded(const Rooms& rooms, const std::string& person);

// Somebody has another name, also where the game is over: it may be played again.
void rename(const Rooms& rooms, const table::Person& person);

// Somebody is gone and leaves every seat.
void sendAway(const Rooms& rooms, const std::string& person);

}  // namespace tacit::tables
