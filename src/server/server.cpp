#include "server/server.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <future>

#include "json/json.h"
#include "notation/words.h"
#include "rating/rating.h"
#include "server/answers.h"
#include "server/now.h"
#include "server/offline.h"
#include "server/secrets.h"
#include "table/choices.h"

namespace tacit::server {
namespace {

using namespace std::chrono_literals;

constexpr std::uint16_t kUnknownPerson = 4401;
constexpr std::size_t kMostEarlyMessages = 16;
constexpr int kMostMalformed = 10;
constexpr std::size_t kLongestCommandId = 64;
constexpr std::uint32_t kMostEvents = 1'000'000'000;  // that anybody can have seen
constexpr std::int64_t kMinute = 60'000;
constexpr std::int64_t kKeepDone = 60 * kMinute;   // for talk and rematches afterwards
constexpr std::int64_t kKeepOpen = 120 * kMinute;  // a table nobody comes to any more
constexpr int kMostLobby = 200;
constexpr int kMostHistory = 50;
constexpr int kMostBroughtPerHour = 60;

std::unique_ptr<store::Store> openStoreOf(const Settings& settings) {
  prepareSecrets();
  std::filesystem::create_directories(settings.data);
  return store::openStore(settings.db.empty() ? "sqlite:" + settings.data + "/tacit.sqlite" : settings.db);
}

// The value of a key in a query such as `person=x&before=y`.
std::string queryValue(std::string_view query, std::string_view key) {
  for (const auto part : notation::split(query, '&')) {
    if (part.size() > key.size() && part.starts_with(key) && part[key.size()] == '=')
      return net::percentDecoded(part.substr(key.size() + 1)).value_or("");
  }
  return {};
}

// What follows a prefix: `/ws/` and `/ws/abc` give `abc`.
std::optional<std::string> after(std::string_view path, std::string_view prefix) {
  if (!path.starts_with(prefix)) return std::nullopt;
  return std::string(path.substr(prefix.size()));
}

std::optional<double> ratingAfter(const store::FinishedGame& game, const std::string& person) {
  const auto change = std::ranges::find(game.ratings, person, &store::RatingChange::person);
  if (change == game.ratings.end()) return std::nullopt;
  const auto& [mu, sigma, games] = change->after;
  return rating::shown({mu, sigma, games});
}

GameSummary summaryOf(const store::FinishedGame& game) {
  GameSummary summary{game.table, game.type, game.finishedMs, game.result, game.rated, isOffline(game.table), {}};
  for (const auto& one : game.participants)
    summary.players.push_back({one.person.empty() ? std::nullopt : std::optional(one.person), one.name, one.seats,
                               one.won, ratingAfter(game, one.person)});
  return summary;
}

TableSummary summaryOf(const Room& room) {
  const table::Table& table = room.table();
  return {table.id(),    table.hostPerson(),        table.options(),
          table.stage(), table::placesShown(table), static_cast<int>(room.listeners())};
}

}  // namespace

// One connection: who it is, and where.
struct Server::Visitor {
  std::shared_ptr<net::Socket> socket;
  std::shared_ptr<Room> room;
  bool joined = false;
  int malformed = 0;
  std::vector<std::string> early;  // came before we knew who it is
};

Server::Server(Settings settings)
    : settings_(std::move(settings)), net_(netOptions(), handlers()),
      keeper_(openStoreOf(settings_), [this](const std::string& what) { storeFailed(what); }),
      workers_(settings_.botThreads), people_(net_, keeper_, settings_),
      house_{net_, keeper_, workers_, metrics_, milliseconds, [this](const table::Table& over) { rematch(over); }} {
  if (!settings_.page.empty()) page_ = std::make_unique<net::StaticFiles>(settings_.page);
  restoreTables();
  net_.every(250ms, [this] { tick(); });
  net_.every(1min, [this] { forgetOldRooms(); });
  net_.every(1h, [this] { broughtThisHour_.clear(); });
  net_.onSignal([this](int signal) {
    spdlog::info("signal {}: stopping", signal);
    net_.stop();
  });
}

Server::~Server() {
  people_.stop();
  workers_.stop();
  keeper_.stop();
}

net::Options Server::netOptions() const {
  net::Options options;
  options.listen = settings_.listen;
  options.trustProxy = settings_.trustProxy;
  options.mostConnections = settings_.limits ? settings_.mostConnections : 0;
  options.mostConnectionsPerAddress = settings_.limits ? settings_.mostConnectionsPerAddress : 0;
  if (!settings_.limits) options.messagesPerSecond = options.requestsPerSecond = 0;
  return options;
}

net::Handlers Server::handlers() {
  net::Handlers handlers;
  handlers.request = [this](const net::Request& asked, const net::Reply& reply) { request(asked, reply); };
  handlers.upgrade = [this](const net::Request& asked) { return upgrade(asked); };
  handlers.opened = [this](const auto& socket, const net::Request& asked) { opened(socket, asked); };
  handlers.received = [](net::Socket& socket, std::string_view text) { received(socket, text); };
  handlers.closed = [](net::Socket& socket) { closed(socket); };
  handlers.failed = [](std::string_view what) { spdlog::error("a request failed: {}", what); };
  return handlers;
}

bool Server::run() {
  net::raiseFileLimit();
  net_.run();
  keeper_.stop();  // all that was begun is on disk before we go
  return !failed_;
}

void Server::stop() { net_.stop(); }

// Nothing more can be promised to anybody.
void Server::storeFailed(const std::string& what) {
  spdlog::critical("the store failed, stopping: {}", what);
  net_.post([this] {
    failed_ = true;
    net_.stop();
  });
}

// ---- Rooms ----

void Server::restoreTables() {
  // What goes wrong with the store now is thrown here.
  const auto ask = [this]<typename Answer>(std::function<Answer(store::Store&)> question) {
    const auto task = std::make_shared<std::packaged_task<Answer(store::Store&)>>(std::move(question));
    keeper_.ask([task](store::Store& store) { (*task)(store); });
    return task->get_future().get();
  };
  const auto ids = ask(std::function([](store::Store& store) { return store.unfinishedTables(); }));
  for (const auto& id : ids) {
    const auto events = ask(std::function([&](store::Store& store) { return store.events(id); }));
    if (events.empty()) continue;
    const auto room = std::make_shared<Room>(house_);
    rooms_[id] = room;
    room->restore(events);
  }
  if (!ids.empty()) spdlog::info("{} unfinished tables are back", ids.size());
}

std::shared_ptr<Room> Server::roomNamed(const std::string& id) const {
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second;
}

std::shared_ptr<Room> Server::makeRoom(const table::Options& options, const table::Person& host) {
  std::string id = newTableId();
  while (rooms_.contains(id)) id = newTableId();
  const auto room = std::make_shared<Room>(house_);
  rooms_[id] = room;
  room->create(options, id, host);
  return room;
}

// The same people in the same places; bots come by themselves.
void Server::rematch(const table::Table& over) {
  std::vector<std::pair<int, table::Person>> people;
  for (std::size_t p = 0; p < over.places().size(); ++p)
    if (over.places()[p].present())
      people.emplace_back(static_cast<int>(p), table::Person{over.places()[p].person, over.places()[p].name});
  const auto old = roomNamed(over.id());
  const auto next = makeRoom(over.options(), {over.hostPerson(), ""});
  for (const auto& [place, person] : people) static_cast<void>(next->act(person, table::Sit{place}));
  if (old) old->announceRematch(next->table().id());
}

int Server::tablesOf(const std::string& person) const {
  return static_cast<int>(std::ranges::count_if(
      rooms_, [&](const auto& one) { return !one.second->done() && one.second->table().hostPerson() == person; }));
}

void Server::tick() {
  for (const auto& [id, room] : rooms_)
    if (room->table().options().clock.decision != 0) room->tick();
}

void Server::forgetOldRooms() {
  const std::int64_t now = milliseconds();
  for (const auto& [id, room] : rooms_) {
    const bool forsaken =
        room->table().stage() == table::Stage::Open && room->listeners() == 0 && now - room->lastVisit() > kKeepOpen;
    if (forsaken) room->giveUp();
  }
  std::erase_if(rooms_, [&](const auto& one) {
    return one.second->done() && one.second->listeners() == 0 && now - one.second->lastVisit() > kKeepDone;
  });
}

// ---- HTTP ----

// A page of ours, or one that the people who run this server have named. Programs that are no browsers send no origin.
bool Server::originIsOurs(const net::Request& request) const {
  if (request.origin.empty()) return true;
  if (request.origin == "http://" + request.host || request.origin == "https://" + request.host) return true;
  return std::ranges::find(settings_.origins, request.origin) != settings_.origins.end();
}

bool Server::mayWrite(const net::Request& request) const {
  return originIsOurs(request) && request.header("Content-Type").starts_with("application/json");
}

void Server::request(const net::Request& request, const net::Reply& reply) {
  if (request.path == "/healthz") return reply(answerText("text/plain", "ok\n"));
  if (request.path == "/metrics") return reply(answerText("text/plain; version=0.0.4", metricsText()));
  if (request.path.starts_with("/api/")) return api(request, reply);
  if (page_) return reply(page_->serve(request));
  if (request.path == "/") return reply(answerText("text/plain", "Tacit is here; its page is not built.\n"));
  reply(net::plainResponse(404));
}

void Server::api(const net::Request& request, const net::Reply& reply) {
  if (request.method == "GET" || request.method == "HEAD") return apiRead(request, reply);
  if (request.method != "POST") return reply(failure(405, "bad_method", "GET or POST"));
  if (!mayWrite(request)) return reply(failure(403, "bad_origin", "JSON from a page of this server, please"));
  apiWrite(request, reply);
}

void Server::apiWrite(const net::Request& request, const net::Reply& reply) {
  const std::string_view path = request.path;
  if (path == "/api/hello") return people_.hello(request, reply);
  if (path == "/api/name") return people_.rename(request, reply);
  if (path == "/api/account") return people_.makeAccount(request, reply);
  if (path == "/api/login") return people_.login(request, reply);
  if (path == "/api/logout") return people_.logout(request, reply);
  if (path == "/api/tables") return createTable(request, reply);
  if (path == "/api/games") return takeOfflineGame(request, reply);
  reply(failure(404, "not_found", "there is nothing of this name"));
}

void Server::apiRead(const net::Request& request, const net::Reply& reply) {
  const std::string_view path = request.path;
  if (path == "/api/me") return people_.me(request, reply);
  if (path == "/api/choices") return reply(answerWith(table::allChoices(TACIT_VERSION)));
  if (path == "/api/lobby") return lobby(reply);
  if (path == "/api/mine") return myTables(request, reply);
  if (path == "/api/history") return history(request, reply);
  if (path == "/api/ranking") return ranking(reply);
  if (const auto id = after(path, "/api/tables/")) return tableSummary(*id, reply);
  if (const auto id = after(path, "/api/people/")) return profile(*id, reply);
  if (const auto id = after(path, "/api/games/"); id && id->ends_with(".tac"))
    return gameFile(id->substr(0, id->size() - 4), reply);
  reply(failure(404, "not_found", "there is nothing of this name"));
}

void Server::createTable(const net::Request& request, const net::Reply& reply) {
  TableWish wish;
  if (!readBody(request, reply, wish)) return;
  if (const auto agreed = table::agree(wish.options); !agreed)
    return reply(failure(400, "bad_options", agreed.error()));
  people_.whoIs(People::tokenOf(request), [this, wish, reply](const std::optional<store::Person>& person) {
    if (!person) return reply(failure(401, "unknown_person", "say hello first: POST /api/hello"));
    if (settings_.limits && tablesOf(person->id) >= settings_.mostTablesPerPerson)
      return reply(failure(429, "too_many_tables", "finish one of your tables first"));
    if (settings_.limits && static_cast<int>(rooms_.size()) >= settings_.mostTables)
      return reply(failure(503, "busy", "there are too many tables; try again later"));
    const auto room = makeRoom(wish.options, {person->id, person->name});
    keeper_.write({}, [reply, summary = summaryOf(*room)] { reply(answerWith(summary, 201)); });
  });
}

void Server::lobby(const net::Reply& reply) const {
  Lobby lobby;
  for (const auto& [id, room] : rooms_) {
    if (lobby.tables.size() >= kMostLobby) break;
    if (room->table().options().listed && !room->done()) lobby.tables.push_back(summaryOf(*room));
  }
  reply(answerWith(lobby));
}

void Server::myTables(const net::Request& request, const net::Reply& reply) {
  people_.whoIs(People::tokenOf(request), [this, reply](const std::optional<store::Person>& person) {
    if (!person) return reply(failure(401, "unknown_person", "say hello first: POST /api/hello"));
    Lobby mine;
    for (const auto& [id, room] : rooms_)
      if (!room->done() && (room->table().placesOf(person->id) != 0 || room->table().hostPerson() == person->id))
        mine.tables.push_back(summaryOf(*room));
    reply(answerWith(mine));
  });
}

void Server::tableSummary(const std::string& id, const net::Reply& reply) const {
  const auto room = roomNamed(id);
  reply(room ? answerWith(summaryOf(*room)) : failure(404, "no_table", "there is no such table"));
}

void Server::history(const net::Request& request, const net::Reply& reply) {
  const std::string person = queryValue(request.query, "person");
  const std::string before = queryValue(request.query, "before");
  keeper_.ask([person, before, reply](store::Store& store) {
    History history;
    for (const auto& game : store.history(person, kMostHistory, before)) history.games.push_back(summaryOf(game));
    reply(answerWith(history));
  });
}

void Server::profile(const std::string& person, const net::Reply& reply) {
  keeper_.ask([person, reply](store::Store& store) {
    const auto found = store.person(person);
    reply(found ? answerWith(profileOf(*found)) : failure(404, "no_person", "there is nobody of this id"));
  });
}

void Server::ranking(const net::Reply& reply) {
  keeper_.ask([reply](store::Store& store) {
    Ranking ranking;
    for (const auto& person : store.ranking(kMostHistory)) ranking.people.push_back(profileOf(person));
    reply(answerWith(ranking));
  });
}

void Server::gameFile(const std::string& table, const net::Reply& reply) {
  keeper_.ask([table, reply](store::Store& store) {
    const auto record = store.record(table);
    if (!record) return reply(failure(404, "no_game", "there is no finished game of this table"));
    net::Response response = answerText("text/plain; charset=utf-8", *record);
    response.headers.emplace_back("Content-Disposition", "attachment; filename=\"tacit-" + table + ".tac\"");
    reply(std::move(response));
  });
}

void Server::takeOfflineGame(const net::Request& request, const net::Reply& reply) {
  OfflineGame brought;
  if (!readBody(request, reply, brought)) return;
  people_.whoIs(People::tokenOf(request), [this, brought, reply](const std::optional<store::Person>& person) {
    if (!person) return reply(failure(401, "unknown_person", "say hello first: POST /api/hello"));
    if (settings_.limits && ++broughtThisHour_[person->id] > kMostBroughtPerHour)
      return reply(failure(429, "too_many_games", "bring the others later"));
    keeper_.ask([person = *person, brought, reply](store::Store& store) {
      const auto game = offlineGame(person, brought, milliseconds());
      if (!game) return reply(failure(400, "bad_game", game.error()));
      if (const auto before = store.game(game->table)) return reply(answerWith(summaryOf(*before)));
      store.write(std::vector<store::Write>{store::NewTable{game->table, game->finishedMs}, *game});
      reply(answerWith(summaryOf(*game), 201));
    });
  });
}

std::string Server::metricsText() const {
  Standing now{.net = net_.figures(), .keeper = keeper_.figures(), .botsWaiting = workers_.waiting()};
  for (const auto& [id, room] : rooms_) {
    const auto stage = room->table().stage();
    ++(stage == table::Stage::Open      ? now.openTables
       : stage == table::Stage::Playing ? now.runningTables
                                        : now.doneTables);
  }
  return metrics_.text(now);
}

// ---- WebSocket ----

std::optional<net::Response> Server::upgrade(const net::Request& request) const {
  const auto id = after(request.path, "/ws/");
  if (!id || !roomNamed(*id)) return failure(404, "no_table", "there is no such table");
  if (!originIsOurs(request)) return failure(403, "bad_origin", "a page of another server cannot connect");
  if (People::tokenOf(request).empty()) return failure(401, "unknown_person", "say hello first: POST /api/hello");
  return std::nullopt;
}

void Server::opened(const std::shared_ptr<net::Socket>& socket, const net::Request& request) {
  const auto visitor = std::make_shared<Visitor>();
  visitor->socket = socket;
  visitor->room = roomNamed(after(request.path, "/ws/").value_or(""));
  socket->owner = visitor;
  const std::int64_t last = notation::numberIn(queryValue(request.query, "last"), kMostEvents).value_or(0);
  people_.whoIs(People::tokenOf(request), [visitor, last](const std::optional<store::Person>& person) {
    if (!visitor->socket->isOpen()) return;
    if (!person || !visitor->room) return visitor->socket->close(kUnknownPerson, "unknown person");
    visitor->joined = true;
    visitor->room->join(visitor->socket, {person->id, person->name}, last);
    for (const auto& text : std::exchange(visitor->early, {})) command(*visitor, text);
  });
}

void Server::received(net::Socket& socket, std::string_view text) {
  const auto visitor = std::static_pointer_cast<Visitor>(socket.owner);
  if (!visitor) return;
  if (visitor->joined) return command(*visitor, std::string(text));
  visitor->early.emplace_back(text);
  if (visitor->early.size() > kMostEarlyMessages) socket.close(net::close_code::kPolicy, "too many messages");
}

void Server::command(Visitor& visitor, const std::string& text) {
  table::Command command;
  auto problem = json::readText(text, command);
  if (!problem && command.v != table::kWireVersion) problem.what = "this server speaks version 1";
  if (!problem && (command.id.empty() || command.id.size() > kLongestCommandId))
    problem.what = "id: expected 1 to 64 characters";
  if (!problem) return visitor.room->receive(visitor.socket, command);
  table::ErrorMessage error;
  error.code = "malformed";
  error.text = problem.what;
  if (!command.id.empty() && command.id.size() <= kLongestCommandId) error.re = command.id;
  visitor.socket->send(json::text(table::ServerMessage(std::move(error))));
  if (++visitor.malformed >= kMostMalformed)
    visitor.socket->close(net::close_code::kPolicy, "too many messages that are none");
}

void Server::closed(net::Socket& socket) {
  const auto visitor = std::static_pointer_cast<Visitor>(std::exchange(socket.owner, nullptr));
  if (visitor && visitor->joined) visitor->room->leave(socket);
}

}  // namespace tacit::server
