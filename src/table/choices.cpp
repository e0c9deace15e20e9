#include "table/choices.h"

#include "bots/bot.h"
#include "notation/words.h"
#include "table/game_type.h"

namespace tacit::table {
namespace {

Choice choiceOf(const GameType& type) {
  std::vector<std::string> seats;
  for (const SeatSet set : type.places()) seats.push_back(notation::seatLetters(set));
  return {std::string(type.name), std::string(type.summary), std::string(notation::layoutName(type.layout)), seats};
}

template <typename Named>
Choice plainChoice(const Named& named) {
  return {std::string(named.name), std::string(named.summary), std::nullopt, std::nullopt};
}

}  // namespace

Choices allChoices(std::string version) {
  Choices choices;
  choices.version = std::move(version);
  for (const auto& type : gameTypes()) choices.types.push_back(choiceOf(type));
  for (const auto& edition : kEditionTables) choices.editions.push_back(plainChoice(edition));
  for (const auto& one : kSwitchTables) choices.switches.push_back(plainChoice(one));
  for (const auto level : bots::kLevelNames) choices.levels.emplace_back(level);
  return choices;
}

}  // namespace tacit::table
