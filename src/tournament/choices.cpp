#include "tournament/choices.h"

#include <algorithm>

namespace tacit::tournament {
namespace {

// With numbers that every system takes.
Plan planOf(std::string_view type, System system, bool duplicate) {
  Plan plan;
  plan.name = "any";
  plan.type = type;
  plan.system = system;
  plan.rounds = 1;
  plan.groups = system == System::Groups ? 2 : 0;
  plan.duplicate = duplicate;
  return plan;
}

// Behind one that may come first: some only decide between equals.
std::vector<Criterion> possibleCriteria(Plan plan, Criterion first) {
  std::vector<Criterion> possible;
  for (std::size_t k = 0; k < enumNames(Criterion{}).size(); ++k) {
    const auto criterion = static_cast<Criterion>(k);
    plan.criteria = {first};
    if (criterion != first) plan.criteria.push_back(criterion);
    if (agree(plan)) possible.push_back(criterion);
  }
  return possible;
}

void addSystems(std::vector<SystemChoice>& systems, std::string_view type, int sides) {
  for (std::size_t k = 0; k < enumNames(System{}).size(); ++k)
    for (const bool duplicate : {false, true}) {
      const Plan plan = planOf(type, static_cast<System>(k), duplicate);
      const auto agreed = agree(plan);
      if (!agreed) continue;
      const auto usual = criteriaOf(plan, *agreed);
      systems.push_back({sides, plan.system, duplicate, usual, possibleCriteria(plan, usual.front())});
    }
}

}  // namespace

TournamentChoices allChoices() {
  TournamentChoices choices;
  choices.rated = table::ratedLimits();
  for (const table::GameType& type : table::gameTypes()) {
    const auto agreed = agree(planOf(type.name, System::Swiss, false));
    if (!agreed) continue;
    const bool isNew = std::ranges::count(choices.types, agreed->sides, &TypeChoice::sides) == 0;
    choices.types.push_back({std::string(type.name), agreed->sides, agreed->people});
    if (isNew) addSystems(choices.systems, type.name, agreed->sides);
  }
  return choices;
}

}  // namespace tacit::tournament
