#include "server/api_call.h"

#include <algorithm>
#include <array>
#include <variant>

#include "service/answers.h"
#include "service/paths.h"
#include "tables/quick_match.h"

namespace tacit::server {

using base::Refusal;
using base::RefusalCode;

namespace {

constexpr std::string_view kOpenApi = "/api/v1/";
constexpr std::string_view kCounts = "counts";                  // asked by nodes only ...
constexpr std::string_view kCorrespondence = "correspondence";  // ... of such tables

}  // namespace

template <typename... Ways>
struct Either : Ways... {
  using Ways::operator()...;
};

// Whether somebody has to be known; then the call has a person.
enum class Who : std::uint8_t { Anybody, Somebody };

// Whether programs may ask, too: any, or those whose token lets them play.
enum class Open : std::uint8_t { No, ToReaders, ToPlayers };

struct Api::Route {
  // What concerns people is answered by those who know them, and ask for themselves who it is.
  using Own = void (Api::*)(const Call&);
  template <typename Who>
  using Of = void (Who::*)(const net::Request&, const net::Reply&);

  std::string_view method;
  std::string_view path;  // as in matchRoute()
  Who who = Who::Anybody;
  std::variant<Own, Of<people::People>, Of<people::Accounts>, Of<people::Conduct>, Of<operations::Exports>,
               Of<people::Programs>, Of<alerts::Alerts>, Of<clubs::Tournaments>, Of<clubs::Clubs>, Of<clubs::DayBook>,
               Of<clubs::Friends>, Of<clubs::Teams>, Of<clubs::Careers>>
      answer;
  bool withoutStore = false;  // answered even while the store is stuck
  Open open = Open::No;       // to programs, under /api/v1/
};

// NOLINTNEXTLINE(readability-function-size): a list
std::span<const Api::Route> Api::routes() {
  static constexpr std::array kRoutes = {
      Route{"GET", "/api/me", Who::Anybody, &people::People::me},
      Route{"POST", "/api/hello", Who::Anybody, &people::People::hello},
      Route{"POST", "/api/name", Who::Anybody, &people::People::rename},
      Route{"POST", "/api/logout", Who::Anybody, &people::People::logout},
      Route{"GET", "/api/sessions", Who::Anybody, &people::People::sessions},
      Route{"POST", "/api/sessions/end", Who::Anybody, &people::People::endSessions},

      Route{"POST", "/api/account", Who::Anybody, &people::Accounts::make},
      Route{"POST", "/api/login", Who::Anybody, &people::Accounts::login},
      Route{"POST", "/api/password", Who::Anybody, &people::Accounts::changePassword},
      Route{"POST", "/api/recovery-codes", Who::Anybody, &people::Accounts::newCodes},
      Route{"POST", "/api/recover", Who::Anybody, &people::Accounts::recover},
      Route{"POST", "/api/delete", Who::Anybody, &people::Accounts::remove},

      Route{"POST", "/api/block", Who::Anybody, &people::Conduct::block},
      Route{"GET", "/api/blocked", Who::Anybody, &people::Conduct::blocked},
      Route{"POST", "/api/report", Who::Anybody, &people::Conduct::report},
      Route{"GET", "/api/export", Who::Anybody, &operations::Exports::answer},

      Route{"GET", "/api/tournaments", Who::Anybody, &clubs::Tournaments::request, false, Open::ToReaders},
      Route{"GET", "/api/tournaments/*", Who::Anybody, &clubs::Tournaments::request, false, Open::ToReaders},
      Route{"GET", "/api/tournaments/*/history", Who::Anybody, &clubs::Tournaments::request, false, Open::ToReaders},
      Route{"GET", "/api/tournaments/*/file", Who::Anybody, &clubs::Tournaments::request, false, Open::ToReaders},
      Route{"GET", "/api/tournaments/*/csv", Who::Anybody, &clubs::Tournaments::request, false, Open::ToReaders},
      Route{"GET", "/api/tournaments/", Who::Anybody, &clubs::Tournaments::request},  // roles and codes: people's own
      Route{"POST", "/api/tournaments", Who::Anybody, &clubs::Tournaments::request},
      Route{"POST", "/api/tournaments/", Who::Anybody, &clubs::Tournaments::request},
      Route{"GET", "/api/clubs", Who::Anybody, &clubs::Clubs::request, false, Open::ToReaders},
      Route{"GET", "/api/clubs/*", Who::Anybody, &clubs::Clubs::request, false, Open::ToReaders},
      Route{"GET", "/api/clubs/", Who::Anybody, &clubs::Clubs::request},
      Route{"POST", "/api/clubs", Who::Anybody, &clubs::Clubs::request},
      Route{"POST", "/api/clubs/", Who::Anybody, &clubs::Clubs::request},

      Route{"GET", "/api/push", Who::Anybody, &alerts::Alerts::offer, true},
      Route{"POST", "/api/push", Who::Anybody, &alerts::Alerts::subscribe},
      Route{"POST", "/api/push/end", Who::Anybody, &alerts::Alerts::unsubscribe},

      Route{"GET", "/api/tokens", Who::Anybody, &people::Programs::list},
      Route{"POST", "/api/tokens", Who::Anybody, &people::Programs::make},
      Route{"POST", "/api/tokens/revoke", Who::Anybody, &people::Programs::revoke},

      Route{"GET", "/api/friends", Who::Anybody, &clubs::Friends::list},
      Route{"POST", "/api/friends", Who::Anybody, &clubs::Friends::want},
      Route{"GET", "/api/friends/news", Who::Anybody, &clubs::Friends::news},
      Route{"POST", "/api/friends/invite", Who::Somebody, &Api::invite},
      Route{"POST", "/api/friends/answer", Who::Anybody, &clubs::Friends::answerInvitation},
      Route{"GET", "/api/shows", Who::Anybody, &clubs::Friends::shows},
      Route{"POST", "/api/shows", Who::Anybody, &clubs::Friends::setShows},
      Route{"GET", "/api/teams", Who::Anybody, &clubs::Teams::list, false, Open::ToReaders},
      Route{"GET", "/api/teams/", Who::Anybody, &clubs::Teams::page, false, Open::ToReaders},
      Route{"POST", "/api/teams", Who::Anybody, &clubs::Teams::found},
      Route{"POST", "/api/teams/answer", Who::Anybody, &clubs::Teams::answer},
      Route{"GET", "/api/careers/", Who::Anybody, &clubs::Careers::career, false, Open::ToReaders},

      Route{"GET", "/api/choices", Who::Anybody, &Api::choices, true, Open::ToReaders},
      Route{"GET", "/api/choices/tournament", Who::Anybody, &Api::tournamentChoices, true, Open::ToReaders},
      Route{"GET", "/api/neighbours", Who::Anybody, &Api::neighbours, true},
      Route{"GET", "/api/lobby", Who::Anybody, &Api::lobby, true, Open::ToReaders},
      Route{"GET", "/api/mine", Who::Somebody, &Api::myTables, false, Open::ToPlayers},
      Route{"GET", "/api/tables/", Who::Anybody, &Api::tableSummary, true, Open::ToReaders},
      Route{"POST", "/api/tables", Who::Somebody, &Api::createTable, false, Open::ToPlayers},
      Route{"POST", "/api/tables/delete", Who::Somebody, &Api::deleteTable},
      Route{"GET", "/api/match", Who::Anybody, &Api::quickOutlook, true},
      Route{"POST", "/api/match", Who::Somebody, &Api::quickMatch},

      Route{"GET", "/api/day", Who::Anybody, &clubs::DayBook::days, false, Open::ToReaders},
      Route{"GET", "/api/day/", Who::Anybody, &clubs::DayBook::day, false, Open::ToReaders},
      Route{"POST", "/api/day/", Who::Anybody, &clubs::DayBook::act},

      Route{"GET", "/api/people", Who::Somebody, &Api::findPeople, false, Open::ToReaders},
      Route{"GET", "/api/people/", Who::Anybody, &Api::profile, false, Open::ToReaders},
      Route{"GET", "/api/ranking", Who::Anybody, &Api::ranking, false, Open::ToReaders},
      Route{"GET", "/api/records", Who::Anybody, &Api::records, false, Open::ToReaders},
      Route{"GET", "/api/series", Who::Anybody, &Api::series, false, Open::ToReaders},
      Route{"GET", "/api/ladder", Who::Somebody, &Api::ladder},
      Route{"GET", "/api/history", Who::Anybody, &clubs::Careers::history, false, Open::ToReaders},
      Route{"GET", "/api/games/", Who::Anybody, &Api::gameFile, false, Open::ToReaders},
      Route{"POST", "/api/games", Who::Somebody, &Api::takeOfflineGame},
  };
  return kRoutes;
}

std::vector<std::string> Api::requests() {
  std::vector<std::string> all;
  for (const Route& route : routes()) all.push_back(std::string(route.method) + ' ' + std::string(route.path));
  return all;
}

const Api::Route* Api::routeOf(const net::Request& request, std::string& rest) {
  const std::string_view method = request.method == "HEAD" ? "GET" : std::string_view(request.method);
  for (const Route& route : routes()) {
    if (route.method != method) continue;
    if (auto found = service::matchRoute(request.path, route.path)) {
      rest = *std::move(found);
      return &route;
    }
  }
  return nullptr;
}

void Api::request(const net::Request& request, const net::Reply& reply) {
  if (request.path.starts_with(kOpenApi)) return requestByProgram(request, reply);
  std::string rest;
  const Route* const route = routeOf(request, rest);
  if (route == nullptr) return reply(service::failure(RefusalCode::NotFound));
  if (rooms_.stuck() && !route->withoutStore) return reply(service::failure(RefusalCode::Unavailable));
  if (route->who == Who::Anybody) return answer(*route, {request, reply, std::move(rest), {}, false, false});
  people_.whoIs(people::People::tokenOf(request),
                [this, request, reply, rest, route](const std::optional<store::Person>& person) {
                  if (!person) return reply(service::failure(RefusalCode::UnknownPerson));
                  answer(*route, {request, reply, rest, *person, false, false});
                });
}

// Whatever answers it does not know that a program has asked: no cookie goes along, and the person is known already.
void Api::requestByProgram(const net::Request& request, const net::Reply& reply) {
  net::Request asked = request;
  asked.path = "/api/" + request.path.substr(kOpenApi.size());
  asked.cookie.clear();
  std::string rest;
  const bool whoAmI = asked.path == "/api/me" && asked.method == "GET";
  const Route* const route = routeOf(asked, rest);
  if (route == nullptr || (route->open == Open::No && !whoAmI)) return reply(service::failure(RefusalCode::NotFound));
  if (rooms_.stuck()) return reply(service::failure(RefusalCode::Unavailable));
  people_.visitBy(people::People::apiTokenOf(request),
                  [this, asked, reply, rest, route, whoAmI](const std::optional<people::Visit>& visit) {
                    if (!visit) return reply(service::failure(RefusalCode::BadToken));
                    if (whoAmI) return reply(owner(*visit));
                    if (route->open == Open::ToPlayers && !visit->token->plays)
                      return reply(service::failure(RefusalCode::WrongScope));
                    answer(*route, {asked, reply, rest, visit->person, false, visit->token->program});
                  });
}

net::Response Api::owner(const people::Visit& visit) {
  const bool plays = visit.token && visit.token->plays;
  const bool program = visit.token && visit.token->program;
  return service::answerWith(
      people::TokenOwner{people::profileOf(visit.person), plays ? people::Scope::Play : people::Scope::Read, program});
}

void Api::run(const node::NodeRequest& nodeRequest, const net::Reply& reply) {
  const net::Request request = node::requestOf(nodeRequest);
  if (nodeRequest.path == kCounts)
    return reply(service::answerWith(rooms_.countsOf(
        {nodeRequest.person, net::limitKey(nodeRequest.address), nodeRequest.query == kCorrespondence})));
  if (nodeRequest.path == clubs::Friends::kSeated) return reply(friends_.seated(nodeRequest.body));
  std::string rest;
  const Route* const route = routeOf(request, rest);
  if (route == nullptr || !std::holds_alternative<Route::Own>(route->answer))
    return reply(service::failure(RefusalCode::NotFound));
  answer(*route,
         {request, reply, rest, {nodeRequest.person, nodeRequest.name, !nodeRequest.account, 0, {}}, true, false});
}

// ---- Other nodes ----

bool Api::isOnOurOwn(const Call& call) const { return nodeRequests_ == nullptr || call.isFromNode; }

void Api::toTable(const Call& call, const std::string& table,
                  std::function<void(const std::shared_ptr<tables::Room>&)> here, std::function<void()> nowhere) {
  const auto room = rooms_.named(table);
  if (room) return here(room);
  if (isOnOurOwn(call)) return nowhere();
  if (rooms_.stuck())
    return call.reply(service::failure({RefusalCode::Unavailable, "nothing can be read right now; try again soon"}));
  nodeRequests_->find(
      table, [this, call, here = std::move(here), nowhere = std::move(nowhere)](const node::Where& where) {
        if (where.here) return here(where.here);
        if (where.nowhere) return nowhere();
        if (where.node.empty())  // on its way from one node to another
          return call.reply(
              service::failure({RefusalCode::Unavailable, "the table can't be reached right now; try again soon"}));
        nodeRequests_->runAt(where.node, node::nodeRequestOf(call.request, call.person), call.reply);
      });
}

// Who does not answer in time has a node that is about to be missed.
void Api::withOthers(const Call& call, service::Lobby ours, std::function<void(service::Lobby all)> then) {
  if (isOnOurOwn(call)) return then(std::move(ours));
  nodeRequests_->gather(
      node::nodeRequestOf(call.request, call.person),
      [ours = std::move(ours), then = std::move(then)](const std::vector<net::Response>& answers) mutable {
        for (const auto& answer : answers) {
          service::Lobby theirs;
          if (json::readText(answer.body, theirs)) continue;
          std::ranges::move(theirs.tables, std::back_inserter(ours.tables));
          if (theirs.next) ours.next = theirs.next;
        }
        then(std::move(ours));
      });
}

void Api::countElsewhere(const Call& call, const service::TableWish& wish,
                         std::function<void(const service::TableCounts& elsewhere)> then) {
  if (nodeRequests_ == nullptr || !settings_.limits) return then({});
  node::NodeRequest nodeRequest = node::nodeRequestOf(call.request, call.person);
  nodeRequest.path = kCounts;
  nodeRequest.query = wish.options.clock.isByCorrespondence() ? kCorrespondence : "";
  nodeRequests_->gather(nodeRequest, [then = std::move(then)](const std::vector<net::Response>& answers) {
    service::TableCounts all;
    for (const auto& answer : answers)
      if (service::TableCounts theirs; !json::readText(answer.body, theirs)) {
        all.person += theirs.person;
        all.address += theirs.address;
      }
    then(all);
  });
}

bool Api::wentToMatchmaker(const Call& call) {
  if (isOnOurOwn(call) || nodeRequests_->isMatchmaker()) return false;
  nodeRequests_->runAt(nodeRequests_->matchmaker(), node::nodeRequestOf(call.request, call.person), call.reply);
  return true;
}

void Api::answer(const Route& route, const Call& call) {
  const auto here = [&](Route::Own own) { (this->*own)(call); };
  const auto elsewhere = [&]<typename Counter>(Route::Of<Counter> its) {
    (std::get<Counter&>(handlers_).*its)(call.request, call.reply);
  };
  std::visit(Either{here, elsewhere}, route.answer);
}

}  // namespace tacit::server
