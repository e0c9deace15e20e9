// The tables that everybody is shown: newest first, page by page, as somebody wants them, and none where nobody is.
#pragma once

#include "base/result.h"
#include "service/api_types.h"
#include "tables/rooms.h"

namespace tacit::tables {

// What somebody looks for; what is left out may be anything.
struct LobbyWish {
  std::optional<Rooms::Age> before;  // the last one of the page before
  std::string type;
  std::optional<table::Stage> stage;
  std::optional<bool> rated;
  int freePlaces = 0;  // at least
};

// From a query such as `type=four&stage=open&free=2&before=...`.
base::Result<LobbyWish> lobbyWish(std::string_view query);

struct LobbyPage {
  std::vector<std::shared_ptr<Room>> rooms;
  std::optional<std::string> next;  // names the last one, when there are more
};
LobbyPage lobbyPage(const Rooms& rooms, const LobbyWish& wish, int hideMinutes);

// Of the pages of several nodes, the first one of all.
service::Lobby onePage(service::Lobby several);

}  // namespace tacit::tables
