// Teams from a spreadsheet. Whatever can enter a tournament comes back out of its table.
#include "fuzz.h"
#include "tournament/csv.h"
#include "tournament/director.h"

namespace {

using namespace tacit;

// The team of a line of the table that a tournament writes.
bool isSame(const tournament::ListedTeam& team, const tournament::Entrant& entrant) {
  if (team.name != entrant.name || team.players.size() != entrant.members.size()) return false;
  for (std::size_t i = 0; i < team.players.size(); ++i)
    if (team.players[i] != entrant.members[i].name) return false;
  return true;
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  if (size > fuzz::kLongest) return 0;
  const auto teams = tournament::parseTeams(fuzz::textOf(data, size));
  if (!teams) return 0;
  tournament::Plan plan;
  plan.name = "x";
  plan.rounds = 1;
  plan.type = "six_trios";
  tournament::Tournament made;
  tournament::Director director(made, [](const tournament::Event&) {}, base::instantAt(1));
  fuzz::check(!director.create({{}, "", plan, 1}), "no tournament");
  for (const auto& team : *teams) {
    std::vector<tournament::Member> members;
    for (const std::string& player : team.players) members.push_back({player, {}});
    if (const auto refusal = director.enter(team.name, members))
      fuzz::check(refusal->code != base::RefusalCode::Name, "a name is refused that was read", team.name,
                  refusal->text);
  }
  const std::string text = entrantsCsv(made);
  const auto again = tournament::parseTeams(text);
  fuzz::check(again.ok(), "a written table is refused", text, again.ok() ? "" : again.error());
  fuzz::check(again->size() == made.entrants().size(), "a written table has other teams", text);
  for (std::size_t i = 0; i < again->size(); ++i)
    fuzz::check(isSame((*again)[i], made.entrants()[i]), "a team comes back as another", text, (*again)[i].name);
  return 0;
}
