#include "server/choices.h"

#include "json/typescript.h"
#include "notation/words.h"

namespace tacit::server {
namespace {

Choice choiceOf(const table::GameType& type) {
  std::vector<std::string> seats;
  for (const SeatSet set : type.places()) seats.push_back(notation::seatLetters(set));
  return {std::string(type.name), std::string(type.summary), std::string(notation::layoutName(type.layout)), seats};
}

template <typename Named>
Choice plainChoice(const Named& named) {
  return {std::string(named.name), std::string(named.summary), std::nullopt, std::nullopt};
}

}  // namespace

Choices allChoices() {
  Choices choices;
  choices.version = TACIT_VERSION;
  for (const auto& type : table::gameTypes()) choices.types.push_back(choiceOf(type));
  for (const auto& edition : kEditionTables) choices.editions.push_back(plainChoice(edition));
  for (const auto& one : kSwitchTables) choices.switches.push_back(plainChoice(one));
  for (const auto level : bots::kLevelNames) choices.levels.emplace_back(level);
  return choices;
}

std::string typeScript() {
  json::TypeScript types;
  types.declare<table::Command>();
  types.declare<table::ServerMessage>();
  types.declare<Profile>();
  types.declare<NameWish>();
  types.declare<Credentials>();
  types.declare<TableWish>();
  types.declare<Lobby>();
  types.declare<History>();
  types.declare<Ranking>();
  types.declare<Choices>();
  types.declare<Failure>();
  std::string phrases;
  for (const auto phrase : table::kPhrases) phrases += (phrases.empty() ? "'" : " | '") + std::string(phrase) + "'";
  return "// What page and server say to each other. Made by `tacit serve --typescript`; not to be edited "
         "(docs/wire.md).\n\n"
         "export const wireVersion = " +
         std::to_string(table::kWireVersion) + ";\n\n" + types.text() + "export type PhraseName = " + phrases + ";\n";
}

}  // namespace tacit::server
