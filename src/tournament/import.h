// Tournaments from elsewhere: of another Tacit, or of Tuvero.
#pragma once

#include "base/result.h"
#include "tournament/csv.h"
#include "tournament/tournament.h"

namespace tacit::tournament {

// The files it can be are told apart by what is in them. The result belongs to nobody yet: without id, organiser and
// accounts, as theirs are another server's, and without what was undone. `now` is the time of events that have none.
base::Result<Tournament> importTournament(std::string_view text, base::Instant now);

// The same, as the tournament of this id and organiser.
Tournament adopt(const Tournament& foreign, const base::TournamentId& id, const std::string& organiser);

// Teams of a list as people write it, or those in such a file.
base::Result<std::vector<ListedTeam>> teamsFrom(std::string_view text, int people, base::Instant now);

}  // namespace tacit::tournament
