#include "server/api.h"

#include <algorithm>
#include <array>
#include <variant>

#include "base/strings.h"
#include "net/own_addresses.h"
#include "notation/words.h"
#include "rating/rating.h"
#include "service/answers.h"
#include "service/now.h"
#include "service/paths.h"
#include "table/choices.h"
#include "tables/lobby.h"
#include "tables/offline.h"
#include "tables/quick_match.h"
#include "tables/summaries.h"
#include "tournament/choices.h"

namespace tacit::server {

using base::Refusal;
using base::RefusalCode;
namespace {

constexpr int kMaxHistory = 50;
constexpr int kMaxBroughtPerHour = 60;
constexpr auto kPageHolds = std::chrono::seconds(1);
constexpr std::string_view kOpenApi = "/api/v1/";
constexpr std::string_view kCounts = "counts";                  // asked by nodes only ...
constexpr std::string_view kCorrespondence = "correspondence";  // ... of such tables

service::TableSummary summaryOf(const tables::Room& room) {
  const table::Table& table = room.table();
  return {table.id(),
          table.hostPerson(),
          table.options(),
          table.stage(),
          table::placesShown(table),
          room.audience().spectators(table),
          room.created(),
          {},
          notation::seatLetters(room.tableSeen().deciding())};
}

// By when the first decision that a person has to make must be made.
std::optional<base::Instant> untilWhen(const table::Table& table, const std::string& person) {
  std::optional<base::Instant> until;
  for (const Seat seat : table.deciding() & table.viewer(person).seats)
    if (const auto one = table.deadline(seat); one && (!until || *one < *until)) until = one;
  return until;
}

}  // namespace

// A request on its way to its answer.
struct Api::Call {
  net::Request request;
  net::Reply reply;
  std::string rest;         // of the path, where that of the route is open
  store::Person person;     // who asks, where the route wants to know
  bool isFromNode = false;  // for another node
  bool program = false;     // the person's own program asks, and plays as a bot
};

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

// ---- Tables ----

void Api::createTable(const Call& call) {
  service::TableWish wish;
  if (!service::readBody(call.request, call.reply, wish)) return;
  if (const auto agreed = table::agree(wish.options); !agreed)
    return call.reply(service::failure({RefusalCode::BadOptions, agreed.error()}));
  if (wish.options.quick || wish.options.botsAfter != 0)
    return call.reply(service::failure({RefusalCode::BadOptions, "quick: such a table is made by /api/match"}));
  if (wish.options.tournament || wish.options.loseAfter || wish.options.sealed)
    return call.reply(service::failure({RefusalCode::BadOptions, "tournament: such a table is made by a tournament"}));
  countElsewhere(call, wish,
                 [this, call, wish](const service::TableCounts& elsewhere) { makeTable(call, wish, elsewhere); });
}

void Api::makeTable(const Call& call, const service::TableWish& wish, const service::TableCounts& elsewhere) {
  if (const auto refusal = refuseTable(call, wish, elsewhere)) return call.reply(service::failure(*refusal));
  auto person = people::atTable(call.person);
  person.program = call.program;
  const auto room = rooms_.make(wish.options, person, net::limitKey(call.request.address));
  if (wish.place) static_cast<void>(room->act(person, table::Sit{*wish.place}));
  keeper_.write({}, [reply = call.reply, summary = summaryOf(*room)] { reply(service::answerWith(summary, 201)); });
}

base::Outcome Api::refuseTable(const Call& call, const service::TableWish& wish,
                               const service::TableCounts& elsewhere) {
  if (wish.options.botMilliseconds > tables::kMaxThinking.count())
    return Refusal{RefusalCode::BadOptions, "botMilliseconds must be 2000 at most"};
  if (wish.place && (*wish.place < 0 || *wish.place >= table::gameTypeNamed(wish.options.type)->placeCount()))
    return Refusal{RefusalCode::BadOptions, "place: there is no such seat"};
  if (wish.place && wish.options.rated && call.person.guest)
    return Refusal{RefusalCode::AccountsOnly, "rated games need an account"};
  if (wish.options.rated && call.program) return Refusal{RefusalCode::NoPrograms, "no programs play in rated games"};
  if (rooms_.draining()) return Refusal{RefusalCode::Draining, "this server is about to stop: no new tables"};
  if (!settings_.limits) return {};
  const std::string address = net::limitKey(call.request.address);
  const tables::Rooms::Maker maker{call.person.id, address, wish.options.clock.isByCorrespondence()};
  switch (rooms_.whoIsFull(maker, elsewhere)) {
    case tables::Rooms::Full::No: break;
    case tables::Rooms::Full::Person: return RefusalCode::TooManyTables;
    case tables::Rooms::Full::Address:
      return Refusal{RefusalCode::TooManyFromHere, "too many open tables from your network; finish one first"};
    case tables::Rooms::Full::House: return Refusal{RefusalCode::Busy, "there are too many tables; try again later"};
  }
  if (!rateLimiter_.newTable(address, settings_.time->now()))
    return Refusal{RefusalCode::SlowDown, "too many new tables from your network; try again in a minute", {.wait = 60}};
  clusterEvents_.tellOthers(service::LimitUsed{"tables", address});
  rooms_.makeRoom(maker);
  return {};
}

// Only what is nobody else's: an open table where no one else sits, or an unrated game against bots.
void Api::deleteTable(const Call& call) {
  service::TableName name;
  if (!service::readBody(call.request, call.reply, name)) return;
  toTable(
      call, name.table,
      [this, call](const std::shared_ptr<tables::Room>& room) {
        if (!tables::belongsTo(room->table(), call.person.id))
          return call.reply(service::failure(
              {RefusalCode::NotYours, "only your own games against bots and empty tables can be deleted"}));
        rooms_.erase(room);
        keeper_.write({}, [reply = call.reply] { reply(service::answerWith(people::Done{"deleted"})); });
      },
      [call] { call.reply(service::failure(RefusalCode::NoTable)); });
}

void Api::quickOutlook(const Call& call) {
  tables::QuickWish wish;
  if (auto type = service::queryValue(call.request.query, "type"); !type.empty()) wish.type = std::move(type);
  wish.rated = service::queryValue(call.request.query, "rated") == "true";
  wish.bots = service::queryValue(call.request.query, "bots") != "false";
  const auto options = tables::quickOptions(wish);
  if (const auto agreed = table::agree(options); !agreed)
    return call.reply(service::failure({RefusalCode::BadOptions, agreed.error()}));
  if (!wentToMatchmaker(call)) call.reply(service::answerWith(tables::quickOutlook(rooms_, options)));
}

// Where others wait there is a seat; else the person is the first to wait.
void Api::quickMatch(const Call& call) {
  tables::QuickWish quick;
  if (!service::readBody(call.request, call.reply, quick)) return;
  const service::TableWish wish{.options = tables::quickOptions(quick), .place = 0};
  if (const auto agreed = table::agree(wish.options); !agreed)
    return call.reply(service::failure({RefusalCode::BadOptions, agreed.error()}));
  if (table::gameTypeNamed(quick.type)->placeCount() < 2)
    return call.reply(service::failure({RefusalCode::BadOptions, "type: this game is for one person"}));
  if (wentToMatchmaker(call)) return;
  countElsewhere(call, wish,
                 [this, call, wish](const service::TableCounts& elsewhere) { matchHere(call, wish, elsewhere); });
}

void Api::matchHere(const Call& call, const service::TableWish& wish, const service::TableCounts& elsewhere) {
  const auto person = people::atTable(call.person);
  auto room = tables::whereWaiting(rooms_, person.id, wish.options);
  const bool waits = room != nullptr;
  if (!waits) room = tables::companyFor(rooms_, call.person, wish.options);
  if (!room) {
    if (const auto refusal = refuseTable(call, wish, elsewhere)) return call.reply(service::failure(*refusal));
    room = rooms_.make(wish.options, person, net::limitKey(call.request.address));
  }
  if (!waits)
    if (const auto refusal = tables::sitAnywhere(*room, person)) return call.reply(service::failure(*refusal, 403));
  keeper_.write({}, [reply = call.reply, summary = summaryOf(*room)] { reply(service::answerWith(summary)); });
}

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): an answer like the others
void Api::choices(const Call& call) { call.reply(service::answerWith(table::allChoices(TACIT_VERSION))); }

// NOLINTNEXTLINE(readability-convert-member-functions-to-static): an answer like the others
void Api::tournamentChoices(const Call& call) { call.reply(service::answerWith(tournament::allChoices())); }

// Only somebody at this very machine needs to be told, and nobody else has a right to know its addresses.
void Api::neighbours(const Call& call) {
  service::Neighbours answer;
  if (net::isThisMachine(call.request.address))
    for (const auto& address : net::neighbourAddresses(settings_.listen, net::ownAddresses()))
      answer.addresses.push_back("http://" + address);
  call.reply(service::answerWith(answer));
}

void Api::lobby(const Call& call) {
  const auto wish = tables::lobbyWish(call.request.query);
  if (!wish) return call.reply(service::failure({RefusalCode::BadRequest, wish.error()}));
  if (hasPage(call)) return;
  const tables::LobbyPage page = tables::lobbyPage(rooms_, *wish, settings_.hideMinutes);
  service::Lobby lobby;
  lobby.next = page.next;
  for (const auto& room : page.rooms) lobby.tables.push_back(summaryOf(*room));
  if (isOnOurOwn(call)) return call.reply(service::answerWith(lobby));
  withOthers(call, std::move(lobby), [this, query = call.request.query](service::Lobby all) {
    keepPage(query, service::answerWith(tables::onePage(std::move(all))));
  });
}

// Also when it is not there yet: then whoever asks waits for it with the others.
bool Api::hasPage(const Call& call) {
  if (isOnOurOwn(call)) return false;
  const auto now = settings_.time->now();
  std::erase_if(pages_, [&](const auto& one) { return one.second.answer && now - one.second.made > kPageHolds; });
  auto& page = pages_[call.request.query];
  if (page.answer) {
    call.reply(*page.answer);
    return true;
  }
  page.waiting.push_back(call.reply);
  return page.waiting.size() > 1;
}

void Api::keepPage(const std::string& query, const net::Response& answer) {
  SharedPage& page = pages_[query];
  page.made = settings_.time->now();
  page.answer = answer;
  for (const auto& reply : std::exchange(page.waiting, {})) reply(answer);
}

void Api::myTables(const Call& call) {
  service::Lobby mine;
  const std::string& person = call.person.id;
  const auto concerns = [&](const table::Table& table) {
    return !table.placesOf(person).empty() || table.hostPerson() == person || table.makerPerson() == person;
  };
  for (const auto& [id, room] : rooms_.all())
    if (!room->done() && concerns(room->table())) {
      service::TableSummary& its = mine.tables.emplace_back(summaryOf(*room));
      if (!room->table().placesOf(person).empty()) its.deciding = notation::seatLetters(room->table().deciding());
      its.visited = room->lastVisit();
      its.until = untilWhen(room->table(), person);
    }
  withOthers(call, std::move(mine), [call](service::Lobby all) {
    std::ranges::sort(all.tables, std::greater{}, &service::TableSummary::visited);
    call.reply(service::answerWith(all));
  });
}

void Api::tableSummary(const Call& call) {
  const auto nowhere = [this, call] {
    if (rooms_.stuck()) return call.reply(service::failure(RefusalCode::NoTable));
    keeper_.look(service::visitorOf(call.request), [table = call.rest, reply = call.reply](store::Store& store) {
      reply(store.games().find(table) ? service::failure(RefusalCode::GameOver)
                                      : service::failure(RefusalCode::NoTable));
    });
  };
  toTable(
      call, call.rest,
      [call](const std::shared_ptr<tables::Room>& room) { call.reply(service::answerWith(summaryOf(*room))); },
      nowhere);
}

void Api::invite(const Call& call) {
  clubs::InvitationWish wish;
  if (!service::readBody(call.request, call.reply, wish)) return;
  toTable(
      call, wish.table,
      [this, call, wish](const std::shared_ptr<tables::Room>& room) {
        friends_.invite(call.person, wish, *room, call.reply);
      },
      [call] { call.reply(service::failure(RefusalCode::NoTable)); });
}

// ---- People and finished games ----

void Api::profile(const Call& call) {
  keeper_.look(service::visitorOf(call.request), [person = call.rest, reply = call.reply](store::Store& store) {
    const auto found = store.people().find(person);
    reply(found ? service::answerWith(people::profileOf(*found)) : service::failure(RefusalCode::NoPerson));
  });
}

void Api::records(const Call& call) {
  const auto value = [&](std::string_view key) { return service::queryValue(call.request.query, key); };
  const store::RecordWish wish{value("type"), value("pack"), value("rules")};
  if (table::gameTypeNamed(wish.type) == nullptr)
    return call.reply(
        service::failure({RefusalCode::BadRequest, base::complain("type", "unknown game type:", wish.type).what}));
  keeper_.look(service::visitorOf(call.request), [wish, reply = call.reply](store::Store& store) {
    service::Records records;
    for (const auto& game : store.games().fewestCards(wish, kMaxHistory))
      records.records.push_back(tables::recordOf(game));
    reply(service::answerWith(records));
  });
}

// `of`: rated/FAMILY, or LEVEL/TYPE for games against bots of this level.
void Api::series(const Call& call) {
  keeper_.look(service::visitorOf(call.request),
               [kind = service::queryValue(call.request.query, "of"), reply = call.reply](store::Store& store) {
                 service::SeriesRecords records;
                 for (const auto& one : store.games().longestSeries(kind, kMaxHistory))
                   records.records.push_back({one.person, one.name, one.guest, one.wins, one.table, one.finishedMs});
                 reply(service::answerWith(records));
               });
}

// By games of four, which is what "Play now" begins.
void Api::ladder(const Call& call) {
  keeper_.look(service::visitorOf(call.request), [person = call.person.id, reply = call.reply](store::Store& store) {
    service::Ladder ladder;
    for (const auto level : bots::kLevelNames) ladder.steps.push_back({std::string(level), 0, 0});
    for (const auto& [name, games, won] : store.games().againstBots(person, "four")) {
      const auto step =
          std::ranges::find(ladder.steps, name, [](const service::LadderStep& one) { return "bot " + one.level; });
      if (step != ladder.steps.end()) *step = {step->level, games, won};
    }
    reply(service::answerWith(ladder));
  });
}

void Api::ranking(const Call& call) {
  const std::string wanted = service::queryValue(call.request.query, "family");
  const std::string family = wanted.empty() ? std::string(table::kFamilies.front()) : wanted;
  if (std::ranges::find(table::kFamilies, family) == table::kFamilies.end())
    return call.reply(service::failure({RefusalCode::BadRequest, "family: four, six, three or two"}));
  const int leastMet = settings_.limits ? rating::kEnoughMet : 0;
  keeper_.look(service::visitorOf(call.request), [family, leastMet, reply = call.reply](store::Store& store) {
    service::Ranking ranking;
    for (const auto& person : store.people().ranking(family, kMaxHistory, leastMet))
      ranking.people.push_back(people::profileOf(person, family));
    reply(service::answerWith(ranking));
  });
}

void Api::gameFile(const Call& call) {
  constexpr std::string_view kEnding = ".tac";
  if (!call.rest.ends_with(kEnding)) return call.reply(service::failure(RefusalCode::NotFound));
  keeper_.look(service::visitorOf(call.request), [table = call.rest.substr(0, call.rest.size() - kEnding.size()),
                                                  reply = call.reply](store::Store& store) {
    const auto record = store.games().record(table);
    if (!record) return reply(service::failure(RefusalCode::NoGame));
    net::Response response = service::answerText("text/plain; charset=utf-8", *record);
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"tacit-" + table + ".tac\"");
    reply(std::move(response));
  });
}

// To play it over takes a while, so it is done where nobody's writing waits for it.
void Api::takeOfflineGame(const Call& call) {
  service::OfflineGame brought;
  if (!service::readBody(call.request, call.reply, brought)) return;
  if (settings_.limits && ++broughtThisHour_[call.person.id] > kMaxBroughtPerHour)
    return call.reply(service::failure(RefusalCode::TooManyGames));
  keeper_.look(service::visitorOf(call.request),
               [this, person = call.person, brought, reply = call.reply](store::Store&) {
                 const auto game = tables::offlineGame(person, brought, base::wallNow());
                 if (!game) return reply(service::failure({RefusalCode::BadGame, game.error()}));
                 keeper_.ask([person = person.id, game = *game, reply](store::Store& store) {
                   if (const auto before = store.games().find(game.table))
                     return reply(service::answerWith(tables::summaryOf(*before)));
                   if (!store.people().find(person))
                     return reply(service::failure(RefusalCode::UnknownPerson));  // gone meanwhile
                   store.write(std::vector<store::Write>{store::NewTable{game.table, game.finishedMs}, game});
                   reply(service::answerWith(tables::summaryOf(store.games().find(game.table).value_or(game)), 201));
                 });
               });
}

}  // namespace tacit::server
