// Games that were played on a device without a server: checked, and kept for the person who brings them.
#pragma once

#include <string>
#include <string_view>

#include "base/result.h"
#include "notation/game_file.h"
#include "service/api_types.h"
#include "store/store.h"

namespace tacit::tables {

// The table under which a person's game is kept: the same for the same deals and plays, whatever id it is brought
// under.
std::string offlineTable(std::string_view person, const notation::GameRecord& record);
bool isOffline(std::string_view table);

// Replays the game by the rules and says what is kept of it, or what is wrong with it. It never counts for the rating,
// and claims nothing about the fairness of its shuffles.
base::Result<store::FinishedGame> offlineGame(const store::Person& person, const service::OfflineGame& brought,
                                              base::Instant now);

}  // namespace tacit::tables
