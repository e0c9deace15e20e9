#include "table/choices.h"

#include "base/english.h"
#include "base/version.h"
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

// A rated game of people who agree on nothing else.
Options ratedGame(std::string_view type) {
  Options options;
  options.type = type;
  options.clock.decision = 60;
  options.rated = true;
  return options;
}

Choice choiceOf(const GameType& type) {
  Choice choice = choiceOf("type", type.name);
  choice.layout = notation::layoutName(type.layout);
  choice.seats.emplace();
  for (const SeatSet set : type.places()) choice.seats->push_back(notation::seatLetters(set));
  choice.rated = agree(ratedGame(type.name)).ok();
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

RatedLimits ratedLimits() {
  const Options rated = ratedGame("four");
  const auto mayBe = [&](auto Options::* option, auto value) {
    Options changed = rated;
    changed.*option = value;
    return agree(changed).ok();
  };
  RatedLimits limits;
  limits.noClock = mayBe(&Options::clock, Clock{});
  limits.takeBack = rated.takesBack();
  limits.hints = mayBe(&Options::hints, true);
  limits.openHands = mayBe(&Options::openHands, true);
  for (std::size_t k = 0; k < enumNames(Spectators{}).size(); ++k)
    if (const auto spectators = static_cast<Spectators>(k); mayBe(&Options::spectators, spectators))
      limits.spectators.push_back(spectators);
  return limits;
}

Choices allChoices() {
  Choices choices;
  choices.version = base::kVersion;
  for (const auto& type : gameTypes()) choices.types.push_back(choiceOf(type));
  for (std::size_t k = 0; k < kEditions; ++k) choices.editions.push_back(choiceOf(static_cast<Edition>(k)));
  for (const auto& one : kSwitchTables) choices.switches.push_back(choiceOf("switch", one.name));
  for (const auto level : bots::kLevelNames) choices.levels.emplace_back(level);
  choices.rated = ratedLimits();
  return choices;
}

}  // namespace tacit::table
