// What is told of a club: the one place where it leaves the server.
#pragma once

#include <map>
#include <memory>

#include "clubs/club_types.h"
#include "store/store.h"

namespace tacit::clubs {

// How a finished tournament counts in a league, as long as nothing more has happened in it.
struct EveningCount {
  std::int64_t last = 0;
  club::EveningResult result;
};

// By the id of the tournament.
using EveningCounts = std::map<base::TournamentId, std::shared_ptr<const EveningCount>>;

// What has to be known beside a club's events to show it.
struct ClubSurroundings {
  std::vector<store::MemberName> names;
  std::vector<store::ClubTournament> tournaments;
  std::vector<service::TeamRecord> records;
  EveningCounts counts;
};

// Those of its tournaments that count in a league and are not known as they stand now.
std::vector<store::ClubTournament> uncounted(const club::Club& club, const ClubSurroundings& around);

// From all events of it. What can't be read counts for nobody.
std::shared_ptr<const EveningCount> countOf(const store::ClubTournament& row, const std::vector<std::string>& events);

// The same for everybody.
ClubShown shownOf(const club::Club& club, const ClubSurroundings& around);

}  // namespace tacit::clubs
