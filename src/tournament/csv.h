// Tables for spreadsheets: teams in; teams, pairings and standings out.
#pragma once

#include "base/result.h"
#include "tournament/tournament.h"

namespace tacit::tournament {

// A team as a table gives it.
struct ListedTeam {
  int line = 0;
  std::string name;
  std::vector<std::string> players;
  base::Problem problem;  // names that can't be; it names the line
};

// One team a line: its name, then its players. Between them are commas, semicolons or tabs; quotes as in RFC 4180. Where
// the first line names the columns, in any of our languages, those it doesn't know are left out. A team without a name
// is called by its players. Without such a line "Foxes (Ann, Bob)" has players too, as has "Ann & Bob" where a team has
// room for two `people`; numbers and bullets before a name are left out. The error names the line.
base::Result<std::vector<ListedTeam>> listTeams(std::string_view text, int people = 0);
// The same, where all must be right.
base::Result<std::vector<ListedTeam>> parseTeams(std::string_view text, int people = 0);

// With a mark of UTF-8 ahead and commas, as RFC 4180 has it; what people have written never begins like a formula.
std::string entrantsCsv(const Tournament& tournament);
// A line for each game, and for each bye; of all rounds unless one is asked for.
std::string pairingsCsv(const Tournament& tournament, std::optional<int> round = {});
std::string standingsCsv(const Tournament& tournament);

// Hundredths as people write them: 12, 13.5, -0.25.
std::string decimalText(std::int64_t hundredths);

}  // namespace tacit::tournament
