#include "tournament/plan.h"

#include <algorithm>
#include <optional>

#include "base/result.h"
#include "base/strings.h"
#include "notation/bounds.h"
#include "notation/setup_text.h"
#include "notation/words.h"
#include "text/writing.h"

namespace tacit::tournament {
namespace {

using base::complain;
using base::Error;
using notation::outside;

base::Problem badNumber(const Plan& plan) {
  const bool isSwiss = plan.system == System::Swiss;
  const bool hasGroups = plan.system == System::Groups;
  if (auto error = outside("rounds", plan.rounds, isSwiss ? 1 : 0, 99)) return error;
  if (auto error = outside("games", plan.games, 1, 12)) return error;
  if (auto error = outside("minutes", plan.minutes, 0, 1440)) return error;
  if (auto error = outside("groups", plan.groups, hasGroups ? 2 : 0, hasGroups ? 64 : 0)) return error;
  if (auto error = outside("advance", plan.advance, 1, 16)) return error;
  if (auto error = outside("arenaMinutes", plan.arenaMinutes, 1, 1440)) return error;
  return outside("noShowMinutes", plan.noShowMinutes, 0, 1440);
}

Agreed shapeOf(const table::GameType& type, const Setup& setup) {
  Agreed agreed{&type, setup, 0, 0, 0};
  for (const SeatSet side : setup.table().sides()) {
    ++agreed.sides;
    agreed.marbles = std::max(agreed.marbles, side.size() * kMarbles);
    const auto isTheirs = [&](SeatSet place) { return (place & side) == place; };
    agreed.people = std::max(agreed.people, static_cast<int>(std::ranges::count_if(type.places(), isTheirs)));
  }
  return agreed;
}

bool sidesAreAlike(const Setup& setup) {
  int size = 0;
  for (const SeatSet side : setup.table().sides()) {
    if (size != 0 && side.size() != size) return false;
    size = side.size();
  }
  return true;
}

base::Problem unfitSystem(const Plan& plan, const Agreed& agreed) {
  const std::string_view system = json::nameOf(plan.system);
  if (agreed.together() && plan.system != System::Swiss)
    return complain("system", "a game all play together has no opponents; it takes swiss, not", system);
  const bool takesThree = plan.system == System::Swiss || plan.system == System::Arena;
  if (agreed.sides > 2 && !takesThree)
    return complain("system", "a game of three sides takes swiss or arena, not", system);
  if (!plan.duplicate) return std::nullopt;
  if (agreed.sides != 2) return Error{"duplicate: needs a game of two sides"};
  if (plan.system == System::Arena) return Error{"duplicate: an arena has no rounds in which all get the same cards"};
  return std::nullopt;
}

base::Problem unfitLevelRule(const Plan& plan) {
  const bool isBetweenGames = plan.where == Where::Online && plan.games > 1;
  if (plan.ifLevel == IfLevel::NextMarble && isBetweenGames)
    return Error{"ifLevel: next_marble at tables of the server needs rounds of one game"};
  return std::nullopt;
}

base::Problem unfitCriteria(const Plan& plan, const Agreed& agreed) {
  auto sorted = plan.criteria;
  std::ranges::sort(sorted);
  if (std::ranges::adjacent_find(sorted) != sorted.end()) return Error{"criteria: one of them is there twice"};
  for (const Criterion one : plan.criteria) {
    const std::string_view name = json::nameOf(one);
    const bool isOfDuplicate = one == Criterion::Matchpoints || one == Criterion::Imps;
    if (one == Criterion::Progress) return complain("criteria", "comes by itself in a knock-out:", name);
    if (isOfDuplicate && !plan.duplicate) return complain("criteria", "only for duplicate tournaments:", name);
    if (one == Criterion::Arena && plan.system != System::Arena) return complain("criteria", "only for arenas:", name);
    const bool isTogether = one == Criterion::Cards || one == Criterion::Wins;
    if (agreed.together() ? !isTogether : one == Criterion::Cards)
      return complain("criteria", "doesn't go with this game:", name);
  }
  if (!plan.criteria.empty() && plan.criteria[0] == Criterion::Direct)
    return Error{"criteria: direct decides between equals and cannot come first"};
  return std::nullopt;
}

}  // namespace

base::Result<Agreed> agree(const Plan& plan) {
  if (const auto problem = text::problemWithTitle(plan.name)) return Error{"name: " + problem->what};
  const table::GameType* const type = table::gameTypeNamed(plan.type);
  if (type == nullptr) return complain("type", "unknown game type:", plan.type);
  auto setup = notation::parseSetup({notation::layoutName(type->layout), plan.rules, plan.pack});
  if (!setup) return Error{setup.error()};
  if (!sidesAreAlike(*setup)) return complain("type", "the sides of this game are not alike:", plan.type);
  setup->switches = static_cast<Switches>(setup->switches | type->always);
  Agreed agreed = shapeOf(*type, *setup);
  if (const auto error = badNumber(plan)) return *error;
  if (const auto error = unfitSystem(plan, agreed)) return *error;
  if (const auto error = unfitCriteria(plan, agreed)) return *error;
  if (const auto error = unfitLevelRule(plan)) return *error;
  return agreed;
}

std::vector<Criterion> criteriaOf(const Plan& plan, const Agreed& agreed) {
  if (!plan.criteria.empty()) return plan.criteria;
  using enum Criterion;
  if (agreed.together()) return {Wins, Cards};
  if (plan.duplicate) return {Matchpoints, Imps, Tac};
  if (plan.system == System::Arena) return {Arena, Wins, Marbles};
  return {Tac, Wins, Marbles, Buchholz, Direct};
}

}  // namespace tacit::tournament
