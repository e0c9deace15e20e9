// Who may ask for what in a tournament. What may happen at all is the director's to say.
#pragma once

#include "clubs/tournament_types.h"
#include "tournament/director.h"

namespace tacit::server {

// Somebody who wants something.
struct Asker {
  std::string person;
  std::string name;
  bool organises = false;      // the tournament
  std::optional<int> entrant;  // that a code has shown; they speak for nobody else then
};

// What somebody is in a tournament: its organiser, somebody of an entrant (0: of none), or neither.
struct Part {
  bool organiser = false;
  int entrant = 0;
};
Part partOf(const tournament::Tournament& tournament, const Asker& asker);

// Why there can be no tables for it here; nothing where it is played on real boards.
std::optional<std::string> problemWithTables(const tournament::Plan& plan);

// Carries out what somebody wants, and adds the events to `made`. A refusal may leave events of a first step in both:
// they are for nobody then.
tournament::Verdict carryOut(tournament::Tournament& tournament, const Asker& asker, const TournamentWant& want,
                             std::int64_t now, std::vector<tournament::Event>& made);

}  // namespace tacit::server
