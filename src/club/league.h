// The standings of a league: what each person has got on its evenings.
#pragma once

#include "club/event.h"

namespace tacit::club {

// Somebody who has played on an evening: with an account or just by name. The same name is the same person.
struct Player {
  std::optional<std::string> person;
  std::string name;
};

// One entrant of a finished tournament.
struct EveningPlace {
  int place = 0;                // equals share it
  std::int64_t hundredths = 0;  // of what the tournament counts first
  std::vector<Player> players;
};
using EveningResult = std::vector<EveningPlace>;

struct LeagueStanding {
  static constexpr std::string_view kType = "LeagueStanding";
  int place = 0;  // equals share it; the next place is left out then
  std::optional<std::string> person;
  std::string name;
  std::int64_t total = 0;              // in hundredths, of those that count
  std::vector<std::int64_t> evenings;  // one for each; 0 where they were not there
  std::vector<bool> there;
  std::vector<bool> counts;  // which of them
  TACIT_FIELDS(LeagueStanding, place, person, name, total, evenings, there, counts)
  friend bool operator==(const LeagueStanding&, const LeagueStanding&) = default;
};

// The best first. Of equals the one with more evenings stands first, then by name, but they share the place.
std::vector<LeagueStanding> leagueStandings(const std::vector<EveningResult>& evenings, Worth worth, int best);

// What a place of an evening is worth, in hundredths.
std::int64_t worthOf(const EveningResult& evening, const EveningPlace& one, Worth worth);

}  // namespace tacit::club
