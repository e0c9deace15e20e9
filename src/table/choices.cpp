#include "table/choices.h"

#include "bots/bot.h"
#include "notation/words.h"
#include "table/game_type.h"

namespace tacit::table {
namespace {

template <typename Named>
Choice named(const Named& one) {
  Choice choice;
  choice.name = one.name;
  choice.summary = one.summary;
  return choice;
}

Choice choiceOf(const GameType& type) {
  Choice choice = named(type);
  choice.layout = notation::layoutName(type.layout);
  choice.seats.emplace();
  for (const SeatSet set : type.places()) choice.seats->push_back(notation::seatLetters(set));
  return choice;
}

Choice choiceOf(Edition edition) {
  Choice choice = named(kEditionTables[static_cast<std::size_t>(edition)]);
  choice.on.emplace();
  for (std::size_t k = 0; k < kSwitches; ++k)
    if ((switchesOf(edition) & (1U << k)) != 0) choice.on->emplace_back(kSwitchTables[k].name);
  return choice;
}

}  // namespace

Choices allChoices(std::string version) {
  Choices choices;
  choices.version = std::move(version);
  for (const auto& type : gameTypes()) choices.types.push_back(choiceOf(type));
  for (std::size_t k = 0; k < kEditions; ++k) choices.editions.push_back(choiceOf(static_cast<Edition>(k)));
  for (const auto& one : kSwitchTables) choices.switches.push_back(named(one));
  for (const auto level : bots::kLevelNames) choices.levels.emplace_back(level);
  return choices;
}

}  // namespace tacit::table
