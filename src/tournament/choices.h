// What a tournament may be, for those who set one up: found by asking what `agree` takes.
#pragma once

#include "table/choices.h"
#include "tournament/plan.h"

namespace tacit::tournament {

// A game type that a tournament can be of.
struct TypeChoice {
  static constexpr std::string_view kType = "TournamentType";
  std::string name;
  int sides = 0;   // at a board; 1: all play together
  int people = 0;  // that a side has room for
  TACIT_FIELDS(TypeChoice, name, sides, people)
};

// A system for games of so many sides, with or without the same cards at every table.
struct SystemChoice {
  static constexpr std::string_view kType = "TournamentSystem";
  int sides = 0;
  System system = System::Swiss;
  bool duplicate = false;
  std::vector<Criterion> usual;     // what counts unless the organiser says otherwise
  std::vector<Criterion> possible;  // all that may count
  TACIT_FIELDS(SystemChoice, sides, system, duplicate, usual, possible)
};

struct TournamentChoices {
  static constexpr std::string_view kType = "TournamentChoices";
  std::vector<TypeChoice> types;
  std::vector<SystemChoice> systems;
  table::RatedLimits rated;
  TACIT_FIELDS(TournamentChoices, types, systems, rated)
};

TournamentChoices allChoices();

}  // namespace tacit::tournament
