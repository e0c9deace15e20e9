// A tournament as it comes back from the store, and as it goes there.
#pragma once

#include "store/store.h"
#include "tournament/showing.h"

namespace tacit::clubs {

// Whether they have set it up, or organise the club whose evening it is.
bool organises(const store::KeptTournament& kept, const std::string& person);

// It has tables of this server, or ends by itself: a node has to look after it.
bool runsItself(const tournament::Tournament& tournament);

// The people with an account who play for these entrants.
std::vector<std::string> peopleOf(const tournament::Tournament& tournament, const std::vector<int>& entrants);

// The people who take part by these events or have caused them, sorted.
std::vector<std::string> peopleIn(const std::vector<tournament::Event>& events);

// Throws StoreError when they don't fit.
void foldIn(tournament::Tournament& tournament, const std::vector<std::string>& events);

// What the store is told when these events follow.
store::TournamentStep stepOf(const tournament::Tournament& after, const std::vector<tournament::Event>& made);

// As they were kept.
std::vector<tournament::TournamentSummary> summariesOf(const std::vector<store::KeptTournament>& kept);

}  // namespace tacit::clubs
