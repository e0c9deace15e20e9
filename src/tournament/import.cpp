#include "tournament/import.h"

#include "base/result.h"
#include "tournament/event_file.h"
#include "tournament/tuvero.h"

namespace tacit::tournament {
namespace {

void forgetPeople(std::vector<Member>& members) {
  for (Member& one : members) one.person.reset();
}

void forgetPeople(EventBody& what) {
  if (auto* const entered = std::get_if<Entered>(&what)) forgetPeople(entered->members);
  if (auto* const changed = std::get_if<Changed>(&what)) forgetPeople(changed->members);
}

}  // namespace

base::Result<Tournament> importTournament(std::string_view text, base::Instant now) {
  if (const auto file = json::parse(text); file && isTuvero(*file)) return readTuvero(*file, now);
  auto read = parseEventFile(text, kMaxEvents);
  if (!read) return base::Error{read.error()};
  return adopt(*read, {}, "");
}

Tournament adopt(const Tournament& foreign, const base::TournamentId& id, const std::string& organiser) {
  std::vector<Event> all;
  for (Event event : foreign.events()) {
    if (foreign.isUndone(event.n) || std::holds_alternative<Undone>(event.what)) continue;
    if (std::holds_alternative<TableOpened>(event.what)) continue;  // of another server
    event.n = std::ssize(all) + 1;
    event.who.reset();
    forgetPeople(event.what);
    if (auto* const created = std::get_if<Created>(&event.what)) {
      created->id = id;
      created->organiser = organiser;
    }
    all.push_back(std::move(event));
  }
  Tournament own;
  static_cast<void>(own.read(std::move(all), Tournament::Whose::Own));
  return own;
}

base::Result<std::vector<ListedTeam>> teamsFrom(std::string_view text, int people, base::Instant now) {
  const auto begin = text.find_first_not_of(" \t\r\n\xEF\xBB\xBF");
  if (begin == std::string_view::npos || text[begin] != '{') return listTeams(text, people);
  const auto file = importTournament(text.substr(begin), now);
  if (!file) return base::Error{file.error()};
  std::vector<ListedTeam> teams;
  for (const Entrant& one : file->entrants()) {
    ListedTeam team{one.number, one.name, {}, {}};
    for (const Member& member : one.members) team.players.push_back(member.name);
    teams.push_back(std::move(team));
  }
  return teams;
}

}  // namespace tacit::tournament
