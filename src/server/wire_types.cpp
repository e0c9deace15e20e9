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
#include "tables/attendance.h"
#include "tables/quick_match.h"
#include "tournament/choices.h"

namespace tacit::server {

std::string typeScript() {
  json::TypeScript types;
  types.declare<
      table::Command, table::ServerMessage, service::Profile, service::NameWish, service::Credentials,
      people::AccountMade, people::PasswordChange, people::PasswordProof, people::RecoveryCodes, people::Recovery,
      people::Sessions, people::SessionsEnd, people::TokenWish, people::TokenMade, people::Tokens, people::TokenEnd,
      people::TokenOwner, alerts::PushOffer, alerts::PushWish, alerts::PushEnd, alerts::Alert, people::BlockWish,
      people::Blocked, people::PeopleFound, operations::Export, people::Done, service::TableWish, service::TableName,
      service::ShortCode, service::CodeHolder, service::WaitingScreen, service::Lobby, tables::QuickWish,
      tables::QuickOutlook, service::Neighbours, service::History, service::Ranking, service::Ladder, service::Records,
      service::SeriesRecords, service::OfflineGame, clubs::Days, clubs::DayShown, clubs::DayBegin, clubs::DayHandIn,
      table::Choices, tournament::TournamentChoices, clubs::TournamentShown, clubs::TournamentRole, clubs::EntrantCodes,
      clubs::TypedCode, clubs::TypedEntrant, tables::Attendance, clubs::TournamentList, clubs::TournamentHistory,
      clubs::TournamentNews, clubs::TournamentWish, clubs::TournamentName, clubs::TournamentFile, clubs::TeamListWish,
      clubs::ListedTeams, clubs::TournamentCommand, clubs::ClubShown, clubs::ClubRole, clubs::ClubList, clubs::ClubWish,
      clubs::ClubName, clubs::ClubCommand, clubs::FriendList, clubs::FriendNews, clubs::FriendWish,
      clubs::InvitationWish, clubs::InvitationAnswer, clubs::Shows, clubs::TeamPage, clubs::TeamList, clubs::TeamWish,
      clubs::TeamAnswer, clubs::Career, service::Failure>();
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
