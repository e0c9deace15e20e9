// Who is where, and why: each place with the values it follows from.
#pragma once

#include "tournament/tournament.h"

namespace tacit::tournament {

struct Value {
  static constexpr std::string_view kType = "StandingValue";
  Criterion criterion = Criterion::Tac;
  std::int64_t hundredths = 0;
  TACIT_FIELDS(Value, criterion, hundredths)
  friend bool operator==(const Value&, const Value&) = default;
};

struct Standing {
  static constexpr std::string_view kType = "Standing";
  int place = 0;  // equals share it; the next place is left out then
  int entrant = 0;
  int won = 0, drawn = 0, lost = 0, byes = 0;  // games
  std::vector<Value> values;                   // in the order in which they count
  TACIT_FIELDS(Standing, place, entrant, won, drawn, lost, byes, values)
  friend bool operator==(const Standing&, const Standing&) = default;
};

// The best first: of everybody who is in or has played, or of some of them.
std::vector<Standing> standings(const Tournament& tournament);
std::vector<Standing> standingsAmong(const Tournament& tournament, const std::vector<int>& entrants);

// What is counted, in order: the plan's criteria, and before them how far somebody came in a knock-out.
std::vector<Criterion> whatCounts(const Tournament& tournament);

}  // namespace tacit::tournament
