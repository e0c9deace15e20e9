#include "table/choices.h"

#include "base/english.h"
#include "bots/bot.h"
#include "notation/words.h"
#include "table/game_type.h"

namespace tacit::table {
namespace {

Choice choiceOf(std::string_view kind, std::string_view name) {
  Choice choice;
  choice.name = name;
  choice.summary = base::english(std::string(kind) + '_' + choice.name);
  return choice;
}

Choice choiceOf(const GameType& type) {
  Choice choice = choiceOf("type", type.name);
  choice.layout = notation::layoutName(type.layout);
  choice.seats.emplace();
  for (const SeatSet set : type.places()) choice.seats->push_back(notation::seatLetters(set));
  return choice;
}

Choice choiceOf(Edition edition) {
  Choice choice = choiceOf("edition", notation::editionName(edition));
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
  for (const auto& one : kSwitchTables) choices.switches.push_back(choiceOf("switch", one.name));
  for (const auto level : bots::kLevelNames) choices.levels.emplace_back(level);
  return choices;
}

}  // namespace tacit::table
