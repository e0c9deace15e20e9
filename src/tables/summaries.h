// Finished games as answers show them.
#pragma once

#include "service/api_types.h"
#include "store/store.h"

namespace tacit::server {

GameSummary summaryOf(const store::FinishedGame& game);

// Of a game in which all came home together.
TeamRecord recordOf(const store::FinishedGame& game);

}  // namespace tacit::server
