// What is kept of short codes: by each people find a table that waits for them, a screen that waits for a table, or the
// team for which they report.
#pragma once

#include <functional>

#include "base/id.h"
#include "store/store_part.h"

namespace tacit::store {

// A screen that waits, or waited until a table was brought to it.
struct ScreenKept {
  std::string code;
  std::string table;  // was brought to it
  base::Instant until;

  bool operator==(const ScreenKept&) const = default;
};

// A team of a tournament, and until when its code is valid.
struct TeamKept {
  base::TournamentId tournament;
  int entrant = 0;
  base::Instant until;

  bool operator==(const TeamKept&) const = default;
};

class CodeStore : StorePart {
 public:
  using StorePart::StorePart;

  // The code that the table has, or this one from now on; nothing when that is another's.
  std::optional<std::string> giveTable(const std::string& table, const std::string& drawn);
  // The same for a screen, which waits until then. Codes of screens whose time is up are free.
  std::optional<std::string> giveScreen(const std::string& screen, const std::string& drawn, base::Instant now,
                                        base::Instant until);

  std::optional<std::string> tableOf(const std::string& code);
  // Whether a screen with this code waits for a table.
  bool screenWaits(const std::string& code, base::Instant now);
  // False: no screen waits there, but for one to which this very table was brought.
  bool bring(const std::string& table, const std::string& code, base::Instant now);
  std::optional<ScreenKept> screen(const std::string& screen, base::Instant now);
  void keepWaiting(const std::string& screen, base::Instant until);

  // The codes that these entrants of a tournament have now, or as drawn from now on until then. Codes whose time is up are
  // free. Empty for an entrant for which none was free.
  std::vector<std::string> giveTeams(const base::TournamentId& tournament, const std::vector<int>& entrants,
                                     base::Instant now, base::Instant until, const std::function<std::string()>& draw);
  std::optional<TeamKept> teamOf(const std::string& code, base::Instant now);

 private:
  std::optional<std::string> giveTeam(const TeamKept& team, const std::string& drawn);
  std::optional<std::string> codeOf(std::string_view holder, const std::string& id);
};

}  // namespace tacit::store
