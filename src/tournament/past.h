// What an entrant has behind it, as far as pairings care.
#pragma once

#include <map>

#include "tournament/tournament.h"

namespace tacit::tournament {

struct Past {
  int games = 0;  // pairings, whatever the number of games in each
  int starts = 0;
  bool startedLast = false;
  int byes = 0;
  int losses = 0;  // pairings
  int lastOpponent = 0;
  std::map<int, int> met;     // how often, by entrant
  std::map<int, int> tables;  // how often it sat there

  // Above 0: has had the start more often than not.
  int lean() const { return 2 * starts - games; }
};

ByEntrant<Past> pastsOf(const Tournament& tournament);

}  // namespace tacit::tournament
