#include "tournament/showing.h"

#include <algorithm>

#include "tournament/draw.h"
#include "tournament/event_file.h"
#include "tournament/scoring.h"

namespace tacit::tournament {
namespace {

PairingShown shownOf(const Plan& plan, const Pairing& pairing) {
  PairingShown shown{pairing.board.number,      pairing.board.entrants, pairing.board.stage, pairing.tables,
                     pairing.reports,           pairing.results,        pairing.corrected,   {},
                     whatDecided(plan, pairing)};
  if (const int winner = winnerOf(pairing.board, pairing.results); winner != 0) shown.winner = winner;
  return shown;
}

std::vector<std::vector<DealLine>> dealReports(const Tournament& tournament, int round) {
  std::vector<std::vector<DealLine>> reports;
  for (int deal = 1; deal <= dealsOf(tournament); ++deal) reports.push_back(dealReport(tournament, round, deal));
  return reports;
}

RoundShown shownOf(const Tournament& tournament, const Round& round) {
  const bool isArena = tournament.plan().system == System::Arena;
  const auto endsAt = isArena ? tournament.endOfArena() : tournament.endOf(round);
  RoundShown shown{round.number,
                   {},
                   round.byes,
                   round.bracket,
                   round.startedAt.value_or(base::Instant{}),
                   endsAt.value_or(base::Instant{}),
                   round.closed,
                   {}};
  for (const auto& one : round.pairings) shown.pairings.push_back(shownOf(tournament.plan(), one));
  // Who still plays is not to know what others have done with the cards.
  if (tournament.plan().duplicate && round.done()) shown.deals = dealReports(tournament, round.number);
  return shown;
}

Event withoutSeed(Event event) {
  if (auto* const created = std::get_if<Created>(&event.what)) created->seed = 0;
  return event;
}

// As it may be told now.
std::vector<Event> eventsOf(const Tournament& tournament) {
  auto events = tournament.events();
  if (tournament.stage() != Stage::Finished) events.front() = withoutSeed(std::move(events.front()));
  return events;
}

}  // namespace

TournamentShown shownOf(const Tournament& tournament, const std::string& organiserName) {
  TournamentShown shown;
  shown.id = tournament.id();
  shown.last = tournament.lastNumber();
  shown.created = tournament.events().front().t;
  shown.organiser = tournament.organiser();
  shown.organiserName = organiserName;
  shown.plan = tournament.plan();
  shown.stage = tournament.stage();
  shown.paused = tournament.paused();
  shown.pausedAt = tournament.pausedAt().value_or(base::Instant{});
  shown.sides = tournament.agreed().sides;
  shown.people = tournament.agreed().people;
  shown.marbles = tournament.agreed().marbles;
  shown.roundsPlanned = roundsPlanned(tournament);
  for (const auto& one : tournament.entrants())
    shown.entrants.push_back({one.number, one.name, one.members, one.in, one.since});
  for (const auto& one : tournament.rounds()) shown.rounds.push_back(shownOf(tournament, one));
  shown.criteria = whatCounts(tournament);
  shown.standings = standings(tournament);
  if (tournament.plan().system == System::Groups) shown.groups = groupsOf(tournament);
  return shown;
}

TournamentSummary summaryOf(const Tournament& tournament) {
  TournamentSummary summary;
  summary.id = tournament.id();
  summary.name = tournament.plan().name;
  summary.system = tournament.plan().system;
  summary.type = tournament.plan().type;
  summary.where = tournament.plan().where;
  summary.stage = tournament.stage();
  summary.entrants = static_cast<int>(std::ranges::count_if(tournament.entrants(), &Entrant::in));
  summary.round = tournament.lastRound();
  summary.created = tournament.events().front().t;
  return summary;
}

TournamentHistory historyOf(const Tournament& tournament) {
  TournamentHistory history{eventsOf(tournament), {}};
  for (std::int64_t n = 1; n <= tournament.lastNumber(); ++n)
    if (tournament.isUndone(n)) history.undone.push_back(n);
  return history;
}

std::string fileOf(const Tournament& tournament) {
  std::string text;
  for (const auto& event : eventsOf(tournament)) text += eventLine(event);
  return text;
}

}  // namespace tacit::tournament
