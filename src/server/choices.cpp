#include "server/choices.h"

#include "json/typescript.h"
#include "notation/words.h"

namespace tacit::server {
namespace {

Choice choiceOf(const table::GameType& type) {
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

Choices allChoices() {
  Choices choices;
  choices.version = TACIT_VERSION;
  for (const auto& type : table::gameTypes()) choices.types.push_back(choiceOf(type));
  for (std::size_t k = 0; k < kEditions; ++k) choices.editions.push_back(choiceOf(static_cast<Edition>(k)));
  for (const auto& one : kSwitchTables) choices.switches.push_back(choiceOf(one));
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
