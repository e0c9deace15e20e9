#include "clubs/kept_tournament.h"

#include <algorithm>

#include "json/json.h"

namespace tacit::clubs {
namespace {

using tournament::Tournament;
using tournament::TournamentSummary;

}  // namespace

bool organises(const store::KeptTournament& kept, const std::string& person) {
  return std::ranges::find(kept.organisers, person) != kept.organisers.end();
}

bool runsItself(const Tournament& tournament) {
  const auto& plan = tournament.plan();
  return tournament.stage() == tournament::Stage::Running &&
         (plan.where == tournament::Where::Online || plan.system == tournament::System::Arena);
}

std::vector<std::string> peopleOf(const Tournament& tournament, const std::vector<int>& entrants) {
  std::vector<std::string> people;
  for (const int number : entrants)
    for (const auto& member : tournament.entrant(number).members)
      if (member.person) people.push_back(*member.person);
  return people;
}

std::vector<std::string> peopleIn(const std::vector<tournament::Event>& events) {
  std::vector<std::string> people;
  const auto note = [&](const std::vector<tournament::Member>& members) {
    for (const auto& member : members)
      if (member.person) people.push_back(*member.person);
  };
  for (const auto& event : events) {
    if (event.who) people.push_back(*event.who);
    if (const auto* const entered = std::get_if<tournament::Entered>(&event.what)) note(entered->members);
    if (const auto* const changed = std::get_if<tournament::Changed>(&event.what)) note(changed->members);
  }
  std::ranges::sort(people);
  people.erase(std::ranges::unique(people).begin(), people.end());
  return people;
}

void foldIn(Tournament& tournament, const std::vector<std::string>& events) {
  std::vector<tournament::Event> next(events.size());
  for (std::size_t i = 0; i < events.size(); ++i)
    if (const auto problem = json::readText(events[i], next[i])) throw store::StoreError(problem->what);
  if (tournament.events().empty()) {  // all of it
    if (const auto misfit = tournament.read(std::move(next), Tournament::Whose::Own))
      throw store::StoreError(misfit->text);
    return;
  }
  for (const auto& event : next) {
    if (const auto problem = tournament.problemWith(event)) throw store::StoreError(problem->text);
    tournament.apply(event);
  }
}

store::TournamentStep stepOf(const Tournament& after, const std::vector<tournament::Event>& made) {
  store::TournamentStep step;
  step.id = after.id();
  step.last = after.lastNumber() - std::ssize(made);
  for (const auto& event : made) step.events.push_back(json::text(event));
  step.when = after.lastTime();
  step.summary = json::text(tournament::summaryOf(after));
  step.finished = after.stage() == tournament::Stage::Finished;
  step.runsItself = runsItself(after);
  step.people = peopleIn(made);
  return step;
}

std::vector<TournamentSummary> summariesOf(const std::vector<store::KeptTournament>& kept) {
  std::vector<TournamentSummary> all;
  for (const auto& row : kept) {
    TournamentSummary summary;
    if (json::readText(row.summary, summary)) continue;  // written by a newer Tacit
    summary.organiserName = row.organiserName;
    all.push_back(std::move(summary));
  }
  return all;
}

}  // namespace tacit::clubs
