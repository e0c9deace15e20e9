#include "server/wire_types.h"

#include "alerts/alerts.h"
#include "clubs/club_types.h"
#include "clubs/day_types.h"
#include "clubs/friends_types.h"
#include "json/typescript.h"
#include "operations/export_types.h"
#include "people/people_types.h"
#include "service/close_codes.h"
#include "table/choices.h"
#include "tables/quick_match.h"
#include "tournament/choices.h"

namespace tacit::server {

// NOLINTNEXTLINE(readability-function-size): a list
std::string typeScript() {
  json::TypeScript types;
  types.declare<table::Command>();
  types.declare<table::ServerMessage>();
  types.declare<service::Profile>();
  types.declare<service::NameWish>();
  types.declare<service::Credentials>();
  types.declare<people::AccountMade>();
  types.declare<people::PasswordChange>();
  types.declare<people::PasswordProof>();
  types.declare<people::RecoveryCodes>();
  types.declare<people::Recovery>();
  types.declare<people::Sessions>();
  types.declare<people::SessionsEnd>();
  types.declare<people::TokenWish>();
  types.declare<people::TokenMade>();
  types.declare<people::Tokens>();
  types.declare<people::TokenEnd>();
  types.declare<people::TokenOwner>();
  types.declare<alerts::PushOffer>();
  types.declare<alerts::PushWish>();
  types.declare<alerts::PushEnd>();
  types.declare<alerts::Alert>();
  types.declare<people::BlockWish>();
  types.declare<people::Blocked>();
  types.declare<people::PeopleFound>();
  types.declare<operations::Export>();
  types.declare<people::Done>();
  types.declare<service::TableWish>();
  types.declare<service::TableName>();
  types.declare<service::Lobby>();
  types.declare<tables::QuickWish>();
  types.declare<tables::QuickOutlook>();
  types.declare<service::Neighbours>();
  types.declare<service::History>();
  types.declare<service::Ranking>();
  types.declare<service::Ladder>();
  types.declare<service::Records>();
  types.declare<service::SeriesRecords>();
  types.declare<service::OfflineGame>();
  types.declare<clubs::Days>();
  types.declare<clubs::DayShown>();
  types.declare<clubs::DayBegin>();
  types.declare<clubs::DayHandIn>();
  types.declare<table::Choices>();
  types.declare<tournament::TournamentChoices>();
  types.declare<clubs::TournamentShown>();
  types.declare<clubs::TournamentRole>();
  types.declare<clubs::EntrantCodes>();
  types.declare<clubs::TournamentList>();
  types.declare<clubs::TournamentHistory>();
  types.declare<clubs::TournamentNews>();
  types.declare<clubs::TournamentWish>();
  types.declare<clubs::TournamentName>();
  types.declare<clubs::TournamentFile>();
  types.declare<clubs::TournamentCommand>();
  types.declare<clubs::ClubShown>();
  types.declare<clubs::ClubRole>();
  types.declare<clubs::ClubList>();
  types.declare<clubs::ClubWish>();
  types.declare<clubs::ClubName>();
  types.declare<clubs::ClubCommand>();
  types.declare<clubs::FriendList>();
  types.declare<clubs::FriendNews>();
  types.declare<clubs::FriendWish>();
  types.declare<clubs::InvitationWish>();
  types.declare<clubs::InvitationAnswer>();
  types.declare<clubs::Shows>();
  types.declare<clubs::TeamPage>();
  types.declare<clubs::TeamList>();
  types.declare<clubs::TeamWish>();
  types.declare<clubs::TeamAnswer>();
  types.declare<clubs::Career>();
  types.declare<service::Failure>();
  std::string phrases;
  for (const auto phrase : table::kPhrases) phrases += (phrases.empty() ? "'" : " | '") + std::string(phrase) + "'";
  std::string closeCodes;
  for (const auto& [name, number] : service::close_code::kNames)
    closeCodes += (closeCodes.empty() ? " " : ", ") + std::string(name) + ": " + std::to_string(number);
  return "// What page and server say to each other. Made by `tacit serve --typescript`; not to be edited "
         "(docs/wire.md).\n\n"
         "export const wireVersion = " +
         std::to_string(table::kWireVersion) + ";\n\nexport const closeCodes = {" + closeCodes + " };\n\n" +
         types.text() + "export type PhraseName = " + phrases + ";\n";
}

}  // namespace tacit::server
