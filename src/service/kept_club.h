// A club as it comes back from the store, and as it goes there.
#pragma once

#include "club/club.h"
#include "store/store.h"

namespace tacit::service {

// What the store is told when these events follow.
store::ClubStep stepOf(const club::Club& after, const std::vector<club::Event>& made);

// Throws StoreError when they don't fit.
void foldIn(club::Club& club, const std::vector<std::string>& events);

}  // namespace tacit::service
