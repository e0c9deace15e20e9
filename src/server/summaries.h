// Finished games as answers show them.
#pragma once

#include "server/api_types.h"
#include "store/store.h"

namespace tacit::server {

GameSummary summaryOf(const store::FinishedGame& game);

}  // namespace tacit::server
