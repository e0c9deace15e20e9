// What is told of a tournament: the one place where it leaves the server. Its seed decides lots, and stays here until it
// is over.
#pragma once

#include "clubs/tournament_types.h"
#include "store/tournaments.h"
#include "tournament/tournament.h"

namespace tacit::server {

// The same for everybody; `now` is for whoever sends it.
TournamentShown shownOf(const tournament::Tournament& tournament, const std::string& organiserName);

// Without the organiser's name: that may change.
TournamentSummary summaryOf(const tournament::Tournament& tournament);

// As they were kept.
std::vector<TournamentSummary> summariesOf(const std::vector<store::KeptTournament>& kept);

TournamentHistory historyOf(const tournament::Tournament& tournament);

// The event file (tournament/event_file.h).
std::string fileOf(const tournament::Tournament& tournament);

}  // namespace tacit::server
