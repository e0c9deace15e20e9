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
  types.declare<Profile>();
  types.declare<NameWish>();
  types.declare<Credentials>();
  types.declare<AccountMade>();
  types.declare<PasswordChange>();
  types.declare<PasswordProof>();
  types.declare<RecoveryCodes>();
  types.declare<Recovery>();
  types.declare<Sessions>();
  types.declare<SessionsEnd>();
  types.declare<TokenWish>();
  types.declare<TokenMade>();
  types.declare<Tokens>();
  types.declare<TokenEnd>();
  types.declare<TokenOwner>();
  types.declare<PushOffer>();
  types.declare<PushWish>();
  types.declare<PushEnd>();
  types.declare<Alert>();
  types.declare<BlockWish>();
  types.declare<Blocked>();
  types.declare<Export>();
  types.declare<Done>();
  types.declare<TableWish>();
  types.declare<TableName>();
  types.declare<Lobby>();
  types.declare<QuickWish>();
  types.declare<QuickOutlook>();
  types.declare<Neighbours>();
  types.declare<History>();
  types.declare<Ranking>();
  types.declare<Ladder>();
  types.declare<Records>();
  types.declare<SeriesRecords>();
  types.declare<OfflineGame>();
  types.declare<Days>();
  types.declare<DayShown>();
  types.declare<DayBegin>();
  types.declare<DayHandIn>();
  types.declare<table::Choices>();
  types.declare<tournament::TournamentChoices>();
  types.declare<TournamentShown>();
  types.declare<TournamentRole>();
  types.declare<EntrantCodes>();
  types.declare<TournamentList>();
  types.declare<TournamentHistory>();
  types.declare<TournamentNews>();
  types.declare<TournamentWish>();
  types.declare<TournamentName>();
  types.declare<TournamentFile>();
  types.declare<TournamentCommand>();
  types.declare<ClubShown>();
  types.declare<ClubRole>();
  types.declare<ClubList>();
  types.declare<ClubWish>();
  types.declare<ClubName>();
  types.declare<ClubCommand>();
  types.declare<FriendList>();
  types.declare<FriendNews>();
  types.declare<FriendWish>();
  types.declare<InvitationWish>();
  types.declare<InvitationAnswer>();
  types.declare<Shows>();
  types.declare<TeamPage>();
  types.declare<TeamList>();
  types.declare<TeamWish>();
  types.declare<TeamAnswer>();
  types.declare<Career>();
  types.declare<Failure>();
  std::string phrases;
  for (const auto phrase : table::kPhrases) phrases += (phrases.empty() ? "'" : " | '") + std::string(phrase) + "'";
  std::string closeCodes;
  for (const auto& [name, number] : close_code::kNames)
    closeCodes += (closeCodes.empty() ? " " : ", ") + std::string(name) + ": " + std::to_string(number);
  return "// What page and server say to each other. Made by `tacit serve --typescript`; not to be edited "
         "(docs/wire.md).\n\n"
         "export const wireVersion = " +
         std::to_string(table::kWireVersion) + ";\n\nexport const closeCodes = {" + closeCodes + " };\n\n" +
         types.text() + "export type PhraseName = " + phrases + ";\n";
}

}  // namespace tacit::server
