// Finished games as answers show them.
#pragma once

#include "service/api_types.h"
#include "store/store.h"

namespace tacit::tables {

service::GameSummary summaryOf(const store::FinishedGame& game);

// Of a game in which all came home together.
service::TeamRecord recordOf(const store::FinishedGame& game);

}  // namespace tacit::tables
