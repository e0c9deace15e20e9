#include "clubs/club_showing.h"

#include <algorithm>
#include <ranges>

#include "clubs/kept_tournament.h"
#include "service/logging.h"

namespace tacit::clubs {
namespace {

const store::ClubTournament* tournamentIn(const std::vector<store::ClubTournament>& all, const base::TournamentId& id) {
  const auto found = std::ranges::find(all, id, [](const auto& one) { return one.tournament.id; });
  return found == all.end() ? nullptr : &*found;
}

// Nothing where it doesn't count: it was deleted, or goes on.
const EveningCount* countIn(const ClubSurroundings& around, const base::TournamentId& tournament) {
  const auto* const row = tournamentIn(around.tournaments, tournament);
  const auto found = around.counts.find(tournament);
  return row == nullptr || !row->tournament.finished || found == around.counts.end() ? nullptr : found->second.get();
}

std::vector<ClubMemberShown> membersShown(const club::Club& club, const ClubSurroundings& around) {
  std::map<std::string, std::string> names;
  for (const auto& one : around.names) names[one.person] = one.name;
  std::vector<ClubMemberShown> all;
  for (const auto& one : club.members())
    if (const auto name = names.find(one.person); name != names.end())  // others have just gone
      all.push_back({one.person, name->second, one.role, one.since});
  return all;
}

std::vector<EveningShown> eveningsShown(const club::Club& club, const ClubSurroundings& around) {
  std::vector<EveningShown> all;
  for (const auto& evening : std::views::reverse(club.evenings())) {
    const auto* const row = tournamentIn(around.tournaments, evening.tournament);
    if (row == nullptr) continue;
    for (auto& summary : summariesOf({row->tournament})) all.push_back({std::move(summary), evening.league});
  }
  return all;
}

LeagueShown leagueShown(const club::Club& club, const club::League& league, const ClubSurroundings& around) {
  LeagueShown shown{league.number, league.name, league.worth, league.best, league.closed, {}, {}};
  std::vector<club::EveningResult> results;
  for (const auto& evening : club.evenings()) {
    const EveningCount* const count = countIn(around, evening.tournament);
    if (evening.league != league.number || count == nullptr) continue;
    shown.evenings.push_back(evening.tournament);
    results.push_back(count->result);
  }
  shown.standings = club::leagueStandings(results, league.worth, league.best);
  return shown;
}

LadderShown ladderShown(const club::Ladder& ladder) {
  LadderShown shown{ladder.number, ladder.name, ladder.reach, {}, {}};
  for (const int number : ladder.order) {
    const club::Team& team = *ladder.team(number);
    shown.teams.push_back({team.number, team.name, team.people});
  }
  for (const auto& one : ladder.open)
    shown.challenges.push_back({one.team, one.other, one.since, one.reportedBy, one.reportedWon});
  return shown;
}

club::EveningPlace placeOf(const tournament::Tournament& tournament, const tournament::Standing& standing) {
  club::EveningPlace place{standing.place, standing.values.empty() ? 0 : standing.values.front().hundredths, {}};
  const auto& entrant = tournament.entrant(standing.entrant);
  for (const auto& one : entrant.members) place.players.push_back({one.person, one.name});
  if (place.players.empty()) place.players.push_back({std::nullopt, entrant.name});
  return place;
}

}  // namespace

std::vector<store::ClubTournament> uncounted(const club::Club& club, const ClubSurroundings& around) {
  std::vector<store::ClubTournament> all;
  for (const auto& evening : club.evenings()) {
    const auto* const row = tournamentIn(around.tournaments, evening.tournament);
    if (evening.league == 0 || row == nullptr || !row->tournament.finished) continue;
    const auto known = around.counts.find(evening.tournament);
    if (known == around.counts.end() || known->second->last < row->last) all.push_back(*row);
  }
  return all;
}

std::shared_ptr<const EveningCount> countOf(const store::ClubTournament& row, const std::vector<std::string>& events) {
  EveningCount count{row.last, {}};
  try {
    tournament::Tournament tournament;
    foldIn(tournament, events);
    count.last = std::max(count.last, tournament.lastNumber());
    if (!events.empty())
      for (const auto& one : tournament::standings(tournament)) count.result.push_back(placeOf(tournament, one));
  } catch (const std::exception& problem) {
    service::logError("tournament " + row.tournament.id.plain() + " cannot be counted: " + problem.what());
  }
  return std::make_shared<const EveningCount>(std::move(count));
}

ClubShown shownOf(const club::Club& club, const ClubSurroundings& around) {
  ClubShown shown;
  shown.id = club.id();
  shown.last = club.lastNumber();
  shown.founded = club.foundedAt();
  shown.name = club.name();
  shown.about = club.about();
  shown.members = membersShown(club, around);
  shown.evenings = eveningsShown(club, around);
  for (const auto& one : std::views::reverse(club.leagues())) shown.leagues.push_back(leagueShown(club, one, around));
  for (const auto& one : club.ladders()) shown.ladders.push_back(ladderShown(one));
  shown.records = around.records;
  return shown;
}

}  // namespace tacit::clubs
