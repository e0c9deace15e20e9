#include "table/choices.h"

#include "bots/bot.h"
#include "notation/words.h"
#include "table/game_type.h"

namespace tacit::table {
namespace {

Choice choiceOf(const GameType& type) {
  std::vector<std::string> seats;
  for (const SeatSet set : type.places()) seats.push_back(notation::seatLetters(set));
  return {.name = std::string(type.name),
          .summary = std::string(type.summary),
          .layout = std::string(notation::layoutName(type.layout)),
          .seats = std::move(seats)};
}

Choice choiceOf(Edition edition) {
  std::vector<std::string> on;
  for (std::size_t k = 0; k < kSwitches; ++k)
    if ((switchesOf(edition) >> k & 1U) != 0) on.emplace_back(kSwitchTables[k].name);
  const auto& table = kEditionTables[static_cast<std::size_t>(edition)];
  return {.name = std::string(table.name), .summary = std::string(table.summary), .on = std::move(on)};
}

Choice choiceOf(const SwitchTable& one) { return {.name = std::string(one.name), .summary = std::string(one.summary)}; }

}  // namespace

Choices allChoices(std::string version) {
  Choices choices;
  choices.version = std::move(version);
  for (const auto& type : gameTypes()) choices.types.push_back(choiceOf(type));
  for (std::size_t k = 0; k < kEditions; ++k) choices.editions.push_back(choiceOf(static_cast<Edition>(k)));
  for (const auto& one : kSwitchTables) choices.switches.push_back(choiceOf(one));
  for (const auto level : bots::kLevelNames) choices.levels.emplace_back(level);
  return choices;
}

}  // namespace tacit::table
