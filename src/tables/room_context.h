// What all rooms of a server share.
#pragma once

#include <chrono>
#include <functional>
#include <string>

#include "alerts/alert.h"
#include "net/net.h"
#include "people/exclusions.h"
#include "service/metrics.h"
#include "service/settings.h"
#include "store/keeper.h"
#include "table/table.h"
#include "tables/availability.h"
#include "tables/bot_dispatcher.h"
#include "tables/quick_waits.h"

namespace tacit::tables {

struct RoomContext {
  net::Net& net;
  store::Keeper& keeper;
  BotDispatcher& botDispatcher;
  service::Metrics& metrics;
  const service::Settings& settings;
  std::function<base::Instant()> now;
  std::function<void(const table::Table& over)> rematch;  // everybody wants to play again
  std::chrono::milliseconds timeForWords;                 // that were sealed and are to be shown
  const people::Exclusions& exclusions;
  Availability availability;
  std::function<void(const base::TournamentId& tournament)>
      tournamentMoved{};      // NOLINT(readability-redundant-member-init): one of its games is over
  alerts::TellAlert alert{};  // NOLINT(readability-redundant-member-init): somebody who is not there is waited for
  QuickWaits waits{};
  std::string node{};  // NOLINT(readability-redundant-member-init): which one of a cluster this is; empty: of none
};

}  // namespace tacit::tables
