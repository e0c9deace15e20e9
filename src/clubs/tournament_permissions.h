// Who may ask for what in a tournament. What may happen at all is the director's to say.
#pragma once

#include "clubs/tournament_types.h"
#include "tournament/director.h"

namespace tacit::clubs {

// The person behind a command.
struct Asker {
  std::string person;
  std::string name;
  bool organises = false;      // the tournament
  std::optional<int> entrant;  // whose code they have shown; they act for no other then
  bool isForResults = false;   // ... and do nothing else with it
};

// What a person is in a tournament: its organiser, a member of an entrant (0: of none), or neither.
struct Part {
  bool organiser = false;
  int entrant = 0;
};
Part partOf(const tournament::Tournament& tournament, const Asker& asker);

// Why there can be no tables for it here; nothing where it is played on real boards.
base::Outcome refuseTables(const tournament::Plan& plan);

// Carries out a command, and adds the events to `made`. After a refusal both may have events of a first step, which are
// to be thrown away.
base::Outcome carryOut(tournament::Tournament& tournament, const Asker& asker, const TournamentWant& want,
                       base::Instant now, std::vector<tournament::Event>& made);

}  // namespace tacit::clubs
