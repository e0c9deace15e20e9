// Taking people out of what is kept: finished games stay, without their names and words.
#pragma once

#include <set>
#include <string>

#include "store/store.h"

namespace tacit::people {

// What stands where a name was.
inline constexpr std::string_view kDeleted = "deleted";
inline constexpr std::string_view kPastGuest = "guest";

// Out of the events of a table, and out of the record of its game if there is one.
void eraseNames(store::Store& store, const std::string& table, const std::set<std::string>& people,
                std::string_view instead);

// Out of a tournament: what they were called, and that it was them. Guests who never come back keep the name that they
// played under, as a name on paper would stay.
void eraseFromTournament(store::Store& store, const base::TournamentId& id, const std::string& person,
                         std::string_view instead);

// Everything of a person, the names in games that were finished by now first.
void erasePerson(store::Store& store, const std::string& person, std::string_view instead);

}  // namespace tacit::people
