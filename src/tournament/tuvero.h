// Tournaments kept by Tuvero, the program that many TAC clubs have used: read from the file it saves.
//
// Only facts about the format are used here. A file is one JSON object: `target` ("tac"), `teamsize`, `teams` (each with
// its players `p`, named `n`, and perhaps an `alias`), `options` (`maxpoints`) and `tournaments.tournaments`, one after
// the other. A tournament has a system (`sys`: swiss, round, ko and others), `state`, `teams` (indexes of the teams
// above), `matches` that are open and a `history` of results, and `votes.bye`. A match has a number `i`, a group `g` and
// teams `t` (indexes of the tournament's own teams; null: not known yet); a result adds the score `s`. A bye has the
// same team twice. Groups are rounds from 0; in a knock-out 1 is the final's number, 2 and 3 are the semifinals', and
// so on, and the group is 0 for those who may still win, 1 for the third place, and above that for places further down.
#pragma once

#include "base/result.h"
#include "json/json.h"
#include "tournament/tournament.h"

namespace tacit::tournament {

bool isTuvero(const json::Node& file);

// All rounds of a file as one tournament. A knock-out is one of ours where it is all there is, a round robin once it is
// over; anything else becomes rounds of a Swiss, which can go on. `now` is the time of all events: the file has none.
base::Result<Tournament> readTuvero(const json::Node& file, base::Instant now);

}  // namespace tacit::tournament
