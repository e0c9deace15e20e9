#include "server/routes.h"

#include <array>
#include <type_traits>

#include "server/api.h"

namespace tacit::server {

using base::Refusal;
using base::RefusalCode;
using service::Limit;

namespace {

constexpr Access kAnybody{};
constexpr Access kVisitor{Who::Visitor};
constexpr Access kPerson{Who::Person};
constexpr Access kGuest{Who::Guest, RefusalCode::HasAccount};
constexpr Access kHasPassword{Who::Account, RefusalCode::NoAccount};
constexpr Access kHasTokens{Who::Account, RefusalCode::AccountsOnly, "tokens need an account"};
constexpr Access kHasFriends{Who::Account, RefusalCode::AccountsOnly, "friends and teams need an account"};
constexpr Access kInClubs{Who::Account, RefusalCode::AccountsOnly, "clubs are for accounts; make one, or log in"};

constexpr Terms kReadable{.open = Open::ToReaders};
constexpr Terms kSearchable{.limit = Limit::Searches, .open = Open::ToReaders};
constexpr Terms kAtOnce{.withoutStore = true};
constexpr Terms kReadableAtOnce{.open = Open::ToReaders, .withoutStore = true};
constexpr Terms kTakesFile{.makes = Limit::Tournaments, .maxBody = kMaxFile};
constexpr Terms kTournamentStep{.limit = Limit::TournamentCommands, .makes = Limit::TournamentEntries};
constexpr Terms kReadsTeams{.limit = Limit::TournamentCommands, .withoutStore = true};
constexpr Terms kGivesCodes{.limit = Limit::TournamentCommands};
constexpr Terms kAttendance{.limit = Limit::Searches, .amongNodes = true};
constexpr Terms kInvites{.limit = Limit::Invitations, .amongNodes = true};
constexpr Terms kOfAllNodes{.open = Open::ToReaders, .withoutStore = true, .amongNodes = true};

template <typename Handler>
Handler handlerOf(void (Handler::*)(const people::Call&));

}  // namespace

template <auto method>
void Api::by(Api& api, const people::Call& call) {
  using Handler = decltype(handlerOf(method));
  if constexpr (std::is_same_v<Handler, Api>) (api.*method)(call);
  else (std::get<Handler&>(api.handlers_).*method)(call);
}

// NOLINTNEXTLINE(readability-function-size): a list
std::span<const Route> Api::routes() {
  using alerts::Alerts;
  using operations::Exports;
  using namespace clubs;   // NOLINT(google-build-using-namespace): those who answer ...
  using namespace people;  // NOLINT(google-build-using-namespace)
  static constexpr std::array kRoutes = {
      Route{"GET", "/api/me", kPerson, &by<&People::me>, {.open = Open::ToReaders, .tellsBan = true}},
      Route{"POST", "/api/hello", kVisitor, &by<&People::hello>, {.makes = Limit::Guests, .tellsBan = true}},
      Route{"POST", "/api/name", kPerson, &by<&People::rename>, {.limit = Limit::Names}},
      Route{"POST", "/api/logout", kAnybody, &by<&People::logout>},
      Route{"GET", "/api/sessions", kPerson, &by<&People::sessions>},
      Route{"POST", "/api/sessions/end", kPerson, &by<&People::endSessions>},

      Route{"POST", "/api/account", kGuest, &by<&Accounts::make>},
      Route{"POST", "/api/login", kAnybody, &by<&Accounts::login>},
      Route{"POST", "/api/password", kHasPassword, &by<&Accounts::changePassword>},
      Route{"POST", "/api/recovery-codes", kHasPassword, &by<&Accounts::newCodes>},
      Route{"POST", "/api/recover", kAnybody, &by<&Accounts::recover>},
      Route{"POST", "/api/delete", kPerson, &by<&Accounts::remove>},

      Route{"POST", "/api/block", kPerson, &by<&Conduct::block>},
      Route{"GET", "/api/blocked", kPerson, &by<&Conduct::blocked>},
      Route{"POST", "/api/report", kPerson, &by<&Conduct::report>, {.makes = Limit::Reports}},
      Route{"GET", "/api/export", kPerson, &by<&Exports::answer>, {.limit = Limit::Exports}},

      Route{"GET", "/api/tournaments", kVisitor, &by<&Tournaments::list>, kSearchable},
      Route{"POST", "/api/tournaments", kPerson, &by<&Tournaments::make>, {.makes = Limit::Tournaments}},
      Route{"POST", "/api/tournaments/import", kPerson, &by<&Tournaments::takeFile>, kTakesFile},
      Route{"POST", "/api/tournaments/teams", kPerson, &by<&Tournaments::readTeams>, kReadsTeams},
      Route{"GET", "/api/tournaments/*", kAnybody, &by<&Tournaments::show>, kReadable},
      Route{"POST", "/api/tournaments/*", kPerson, &by<&Tournaments::command>, kTournamentStep},
      Route{"GET", "/api/tournaments/*/role", kVisitor, &by<&Tournaments::role>},
      Route{"GET", "/api/tournaments/*/codes", kPerson, &by<&Tournaments::codes>, kGivesCodes},
      Route{"POST", "/api/team-codes", kPerson, &by<&Tournaments::enterCode>, {.limit = Limit::TeamCodes}},
      Route{"GET", "/api/tournaments/*/attendance", kPerson, &by<&Api::attendance>, kAttendance},
      Route{"GET", "/api/tournaments/*/history", kAnybody, &by<&Tournaments::history>, kReadable},
      Route{"GET", "/api/tournaments/*/file", kVisitor, &by<&Tournaments::file>, kReadable},
      Route{"GET", "/api/tournaments/*/csv", kAnybody, &by<&Tournaments::csv>, kReadable},

      Route{"GET", "/api/clubs", kVisitor, &by<&Clubs::list>, kSearchable},
      Route{"POST", "/api/clubs", kInClubs, &by<&Clubs::found>, {.makes = Limit::Clubs}},
      Route{"GET", "/api/clubs/*", kAnybody, &by<&Clubs::show>, kReadable},
      Route{"POST", "/api/clubs/*", kInClubs, &by<&Clubs::command>, {.limit = Limit::ClubCommands}},
      Route{"GET", "/api/clubs/*/role", kVisitor, &by<&Clubs::role>},

      Route{"GET", "/api/push", kAnybody, &by<&Alerts::offer>, kAtOnce},
      Route{"POST", "/api/push", kPerson, &by<&Alerts::subscribe>},
      Route{"POST", "/api/push/end", kPerson, &by<&Alerts::unsubscribe>},

      Route{"GET", "/api/tokens", kPerson, &by<&Programs::list>},
      Route{"POST", "/api/tokens", kHasTokens, &by<&Programs::make>},
      Route{"POST", "/api/tokens/revoke", kPerson, &by<&Programs::revoke>},

      Route{"GET", "/api/friends", kHasFriends, &by<&Friends::list>},
      Route{"POST", "/api/friends", kHasFriends, &by<&Friends::want>, {.makes = Limit::Friends}},
      Route{"GET", "/api/friends/news", kHasFriends, &by<&Friends::news>},
      Route{"POST", "/api/friends/invite", kHasFriends, &by<&Api::invite>, kInvites},
      Route{"POST", "/api/friends/answer", kHasFriends, &by<&Friends::answerInvitation>},
      Route{"GET", "/api/shows", kHasFriends, &by<&Friends::shows>},
      Route{"POST", "/api/shows", kHasFriends, &by<&Friends::setShows>},
      Route{"GET", "/api/teams", kVisitor, &by<&Teams::list>, kReadable},
      Route{"GET", "/api/teams/*", kVisitor, &by<&Teams::page>, kReadable},
      Route{"POST", "/api/teams", kHasFriends, &by<&Teams::found>, {.makes = Limit::Teams}},
      Route{"POST", "/api/teams/answer", kHasFriends, &by<&Teams::answer>},
      Route{"GET", "/api/careers/*", kVisitor, &by<&Careers::career>, kReadable},

      Route{"GET", "/api/choices", kAnybody, &by<&Api::choices>, kReadableAtOnce},
      Route{"GET", "/api/choices/tournament", kAnybody, &by<&Api::tournamentChoices>, kReadableAtOnce},
      Route{"GET", "/api/neighbours", kAnybody, &by<&Api::neighbours>, kAtOnce},
      Route{"GET", "/api/lobby", kAnybody, &by<&Api::lobby>, kOfAllNodes},
      Route{"GET", "/api/mine", kPerson, &by<&Api::myTables>, {.open = Open::ToPlayers, .amongNodes = true}},
      Route{"GET", "/api/tables/*", kAnybody, &by<&Api::tableSummary>, kOfAllNodes},
      Route{"POST", "/api/tables", kPerson, &by<&Api::createTable>, {.makes = Limit::Tables, .open = Open::ToPlayers}},
      Route{"POST", "/api/tables/delete", kPerson, &by<&Api::deleteTable>, {.amongNodes = true}},
      Route{"POST", "/api/tables/code", kPerson, &by<&Api::tableCode>, {.amongNodes = true}},
      Route{"GET", "/api/codes/*", kPerson, &by<&Api::findCode>, {.limit = Limit::Codes}},
      Route{"POST", "/api/codes/*", kPerson, &by<&Api::bringTable>, {.limit = Limit::Codes}},
      Route{"POST", "/api/screens", kAnybody, &by<&Api::newScreen>, {.limit = Limit::Screens}},
      Route{"GET", "/api/screens/*", kAnybody, &by<&Api::waitingScreen>},
      Route{"GET", "/api/match", kAnybody, &by<&Api::quickOutlook>, {.withoutStore = true, .amongNodes = true}},
      Route{"POST", "/api/match", kPerson, &by<&Api::quickMatch>, {.makes = Limit::Tables, .amongNodes = true}},

      Route{"GET", "/api/day", kVisitor, &by<&DayBook::days>, kReadable},
      Route{"GET", "/api/day/*", kVisitor, &by<&DayBook::show>, kReadable},
      Route{"GET", "/api/day/*/game", kVisitor, &by<&DayBook::gameFile>, kReadable},
      Route{"POST", "/api/day/*", kPerson, &by<&DayBook::handIn>, {.limit = Limit::DayGames}},
      Route{"POST", "/api/day/*/begin", kPerson, &by<&DayBook::begin>, {.limit = Limit::DayGames}},

      Route{"GET", "/api/people", kPerson, &by<&Api::findPeople>, kSearchable},
      Route{"GET", "/api/people/*", kAnybody, &by<&Api::profile>, kReadable},
      Route{"GET", "/api/ranking", kAnybody, &by<&Api::ranking>, kReadable},
      Route{"GET", "/api/records", kAnybody, &by<&Api::records>, kReadable},
      Route{"GET", "/api/series", kAnybody, &by<&Api::series>, kReadable},
      Route{"GET", "/api/ladder", kPerson, &by<&Api::ladder>},
      Route{"GET", "/api/history", kVisitor, &by<&Careers::history>, kReadable},
      Route{"GET", "/api/games/*.tac", kAnybody, &by<&Api::gameFile>, kReadable},
      Route{"POST", "/api/games", kPerson, &by<&Api::takeOfflineGame>, {.limit = Limit::OfflineGames}},
  };
  return kRoutes;
}

const Route* routeOf(const net::Request& request, std::string& rest) {
  const std::string_view method = request.method == "HEAD" ? "GET" : std::string_view(request.method);
  for (const Route& route : Api::routes()) {
    if (route.method != method) continue;
    if (auto found = service::matchRoute(request.path, route.path)) {
      rest = *std::move(found);
      return &route;
    }
  }
  return nullptr;
}

base::Outcome refuseVisitor(const Access& access, const std::optional<people::Visit>& visit) {
  if (access.who == Who::Anybody || access.who == Who::Visitor) return {};
  if (!visit) return RefusalCode::UnknownPerson;
  if (access.who == Who::Person || visit->person.guest == (access.who == Who::Guest)) return {};
  return access.text.empty() ? Refusal(access.refusal) : Refusal(access.refusal, std::string(access.text));
}

std::size_t maxBodyOf(const net::Request& request) {
  std::string rest;
  const Route* const route = routeOf(request, rest);
  return route == nullptr ? kMaxBody : route->terms.maxBody;
}

}  // namespace tacit::server
