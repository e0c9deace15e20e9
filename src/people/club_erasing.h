// Taking people out of clubs.
#pragma once

#include "store/store.h"

namespace tacit::people {

// Somebody leaves all clubs, and the teams on ladders that they named. Where nobody else organises a club, the member who has
// been in it longest does from then on; a club without anybody is no more.
void leaveClubs(store::Store& store, const std::string& person, std::string_view instead);

}  // namespace tacit::people
