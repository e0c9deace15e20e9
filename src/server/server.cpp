#include "server/server.h"

#include <algorithm>
#include <chrono>
#include <csignal>
#include <filesystem>
#include <thread>
#include <utility>

#include "server/hosts.h"
#include "service/answers.h"
#include "service/logging.h"
#include "service/secrets.h"
#include "tables/seated.h"

namespace tacit::server {

using base::RefusalCode;

namespace {

using namespace std::chrono_literals;

constexpr auto kPatienceForStore = 60s;  // a database may come up after the server
constexpr std::size_t kReaders = 2;      // connections beside the one that writes

// Waits for a database that is not there yet.
std::unique_ptr<store::Store> openPatiently(const std::string& url, store::Access access) {
  const auto deadline = std::chrono::steady_clock::now() + kPatienceForStore;
  for (bool told = false;; std::this_thread::sleep_for(500ms)) {
    try {
      return store::openStore(url, access);
    } catch (const store::StoreUnavailable& away) {
      if (std::chrono::steady_clock::now() > deadline) throw;
      if (!std::exchange(told, true)) service::logWarning(std::string(away.what()) + "; waiting for it");
    }
  }
}

std::unique_ptr<store::Store> openStoreOf(const service::Settings& settings) {
  service::prepareSecrets();
  if (std::filesystem::create_directories(settings.data))
    std::filesystem::permissions(settings.data, std::filesystem::perms::owner_all);  // secrets are kept there
  return openPatiently(service::databaseUrl(settings),
                       settings.bus.empty() ? store::Access::Owner : store::Access::Node);
}

std::vector<std::unique_ptr<store::Store>> openReadersOf(const service::Settings& settings) {
  std::vector<std::unique_ptr<store::Store>> readers;
  readers.reserve(kReaders);
  for (std::size_t n = 0; n < kReaders; ++n)
    readers.push_back(openPatiently(service::databaseUrl(settings), store::Access::Reader));
  return readers;
}

bool isThisMachine(const std::string& address) {
  return address == "::1" || address.starts_with("127.") || address.starts_with("::ffff:127.");
}

// Games that somebody is at.
int runningGames(const tables::Rooms& rooms) {
  return static_cast<int>(std::ranges::count_if(rooms.all(), [](const auto& one) {
    return one.second->table().stage() == table::Stage::Playing && !one.second->audience().asleep();
  }));
}

}  // namespace

PeopleParts::PeopleParts(net::Net& net, store::Keeper& keeper, service::ClusterEvents& events,
                         const service::Settings& settings)
    : people(net, keeper, events, settings), accounts(net, keeper, people, events, settings),
      conduct(net, keeper, people), exports(keeper, people), programs(net, keeper, people), alerts(keeper, settings) {}

TableParts::TableParts(net::Net& net, store::Keeper& keeper, service::Metrics& metrics, people::People& people,
                       const service::Settings& settings)
    : bots(settings.botThreads), botDispatcher(net, bots, metrics),
      rooms(net, keeper, botDispatcher, metrics, people, settings), rateLimiter(settings),
      commandGate(net, rooms, rateLimiter), sockets(net, people, rooms, commandGate) {}

ClubParts::ClubParts(net::Net& net, store::Keeper& keeper, people::People& people, tables::Rooms& rooms,
                     service::ClusterEvents& events, const service::Settings& settings)
    : friends(net, keeper, rooms), teams(keeper, people), careers(keeper),
      liveTournaments(net, keeper, events, [&rooms] { return rooms.clock().now(); }),
      tournamentRunner(net, keeper, liveTournaments, rooms), tournaments(net, keeper, liveTournaments, settings),
      cache(net, keeper, [&rooms] { return rooms.clock().now(); }), clubs(net, keeper, cache, settings) {}

Server::Server(service::Settings settings)
    : settings_(std::move(settings)), net_(netOptions(), handlers()),
      keeper_(
          openStoreOf(settings_), [this](const std::string& what) { storeFailed(what); },
          [this](const store::Owned& table) { net_.post([this, table] { tables_.rooms.lose(table); }); },
          [this] { return openReadersOf(settings_); }),
      limits_(settings_, clusterEvents_), people_(net_, keeper_, clusterEvents_, settings_),
      tables_(net_, keeper_, metrics_, people_.people, settings_),
      clubs_(net_, keeper_, people_.people, tables_.rooms, clusterEvents_, settings_),
      api_(net_, keeper_, people_.people, people_.accounts, people_.conduct, people_.exports, people_.programs,
           people_.alerts, clubs_.tournaments, clubs_.clubs, clubs_.friends, clubs_.teams, clubs_.careers,
           tables_.rooms, limits_, settings_),
      admin_({net_, keeper_, people_.people, people_.accounts, people_.exports, tables_.rooms, clusterEvents_,
              [this] { return standing(); }, [this] { drain(); }}) {
  if (!settings_.page.empty()) page_ = std::make_unique<net::StaticFiles>(settings_.page);
  clusterEvents_.listenHere([this](const service::ClusterEvent& news) { onEvent(news); });
  const alerts::TellAlert tell = [this](const std::string& person, const alerts::Alert& alert) {
    people_.alerts.tell(person, alert);
  };
  tables_.rooms.alertBy(tell);
  clubs_.liveTournaments.alertBy(tell);
  clubs_.friends.alertBy(tell);
  people_.people.restore();
  clubs_.tournamentRunner.isInCharge = [this] { return !cluster_ || cluster_->isMatchmaker(); };
  tables_.rooms.onTournamentMoved([this](const base::TournamentId& id) { clubs_.tournamentRunner.visit(id); });
  bringTablesBack();
  tables_.rooms.forgetEvents();
  net_.every(250ms, [this] { tables_.rooms.tick(); });
  net_.every(1min, [this] { forget(); });
  net_.every(1min, [this] { refusals_.logCounts(); });
  net_.every(5s, [this] { people_.people.exclusions().readBans(); });
  net_.every(1h, [this] {
    people_.people.forgetUnused([this](const std::string& person) { return tables::isNeeded(tables_.rooms, person); });
  });
  net_.every(1s, [this] {
    tables_.rooms.forgetOld();
    clubs_.liveTournaments.tick();
    clubs_.tournamentRunner.tick();
    stopWhenDrained();
  });
  net_.every(24h, [this] { tables_.rooms.forgetEvents(); });
  net_.onSignal([this](int signal) {
    if (signal == SIGUSR1) return beginDraining();
    service::logInfo("signal " + std::to_string(signal) + ": stopping");
    net_.stop();
  });
  adminSocket_ = std::make_unique<operations::AdminSocket>(
      settings_.data, [this](const std::string& line, uid_t caller, operations::AdminSocket::Answer answer) {
        admin_.request(line, caller, std::move(answer));
      });
}

// In a cluster they come when somebody asks for them, or when nobody else has them.
void Server::bringTablesBack() {
  if (settings_.bus.empty()) return tables_.rooms.restore();
  cluster_ = std::make_unique<ClusterNode>(
      ClusterNode::Parts{net_, keeper_, tables_.rooms, people_.people, tables_.sockets, tables_.commandGate, api_,
                         admin_, tables_.botDispatcher, clusterEvents_, settings_,
                         [this](const service::ClusterEvent& news) { hearFromElsewhere(news); }});
  net_.every(1s, [this] { shareLimits(); });
}

Server::~Server() {
  adminSocket_.reset();
  people_.accounts.stop();
  clubs_.liveTournaments.stop();
  clubs_.cache.stop();
  tables_.bots.stop();
  keeper_.stop();
  people_.alerts.stop();
}

net::EndpointOptions Server::netOptions() const {
  net::EndpointOptions options;
  options.listen = settings_.listen;
  options.trustProxy = settings_.trustProxy;
  options.time = settings_.time;
  options.maxBody = kMaxFile;
  options.maxConnections = settings_.limits ? settings_.maxConnections : 0;
  options.maxConnectionsPerAddress = settings_.limits ? settings_.maxConnectionsPerAddress : 0;
  if (!settings_.limits) options.messagesPerSecond = options.requestsPerSecond = 0;
  return options;
}

net::Handlers Server::handlers() {
  net::Handlers handlers;
  handlers.request = [this](const net::Request& asked, const net::Reply& reply) { request(asked, reply); };
  handlers.maxBody = maxBodyOf;
  handlers.upgrade = [this](const net::Request& asked) { return upgrade(asked); };
  handlers.opened = [this](const auto& socket, const net::Request& asked) {
    clubs::LiveTournaments::isLive(asked) ? clubs_.liveTournaments.opened(socket, asked)
                                          : tables_.sockets.opened(socket, asked);
  };
  handlers.received = [this](net::Socket& socket, std::string_view text) {
    if (!clubs_.liveTournaments.has(socket))
      tables_.sockets.received(socket, text);  // who looks at a tournament says nothing
  };
  handlers.closed = [this](net::Socket& socket) {
    clubs_.liveTournaments.has(socket) ? clubs_.liveTournaments.closed(socket) : tables_.sockets.closed(socket);
  };
  handlers.refused = [this](const std::string& address, std::string_view path, std::string_view why) {
    refusals_.refused(address, path, why);
  };
  handlers.failed = [](std::string_view what) { service::logError("a request failed: " + std::string(what)); };
  return handlers;
}

void Server::onEvent(const service::ClusterEvent& news) {
  base::assertOn(net_.home());
  if (const auto* const ended = std::get_if<service::Ended>(&news)) {
    people_.people.onEvent(*ended);
    tables_.sockets.end(*ended);
  } else if (const auto* const changed = std::get_if<service::NameChanged>(&news)) {
    const table::Person person{changed->person, changed->name, changed->guest};
    people_.people.onEvent(*changed);
    tables_.sockets.rename(person);
    tables::rename(tables_.rooms, person);
  } else if (const auto* const gone = std::get_if<service::PersonGone>(&news)) {
    tables::sendAway(tables_.rooms, gone->person);
    people_.people.exclusions().onEvent(*gone);
    clubs_.liveTournaments.onEvent(*gone);
    clubs_.cache.forget(gone->person);
  } else if (const auto* const set = std::get_if<service::BlockSet>(&news)) {
    people_.people.exclusions().onEvent(*set);
  } else if (const auto* const moved = std::get_if<service::TournamentMoved>(&news)) {
    clubs_.liveTournaments.onEvent(*moved);
  } else if (std::holds_alternative<service::BansChanged>(news)) {
    people_.people.exclusions().readBans();
  }
}

// Also what was counted there, so that limits hold for all nodes together.
void Server::hearFromElsewhere(const service::ClusterEvent& news) {
  onEvent(news);
  if (const auto* const tried = std::get_if<service::SignInTried>(&news)) people_.accounts.onEvent(*tried);
  if (const auto* const shared = std::get_if<service::LimitsShared>(&news)) spend(*shared);
  if (const auto* const used = std::get_if<service::LimitUsed>(&news)) limits_.count(*used);
}

// Who does a little everywhere is told of nowhere: that adds up to no more than one node allows.
void Server::shareLimits() {
  if (!settings_.limits) return;
  service::LimitsShared shared{cluster_->name(), {}};
  tables_.rateLimiter.addUses(shared);
  shared.add("requests", net_.visitors().takeRequests());
  shared.add("connections", net_.visitors().connections());
  constexpr std::size_t kMost = 2000;
  if (shared.uses.size() > kMost) shared.uses.resize(kMost);
  if (!shared.uses.empty()) clusterEvents_.tellOthers(shared);
}

void Server::spend(const service::LimitsShared& shared) {
  if (!settings_.limits) return;
  tables_.rateLimiter.spend(shared, net_.now());
  for (const auto& use : shared.of("requests")) net_.visitors().spend(use, net_.now());
  net_.visitors().setConnections(shared.node, shared.of("connections"), net_.now());
}

void Server::forget() {
  limits_.forget();
  tables_.rateLimiter.forget(net_.now());
  people_.accounts.forget();
  clubs_.liveTournaments.forget();
  clubs_.cache.forget();
  clubs_.friends.forget();
  clubs_.teams.forget();
}

bool Server::run() {
  net::raiseFileLimit();
  net_.run();
  adminSocket_->stop();
  if (cluster_) cluster_->leave();
  keeper_.stop();  // all that was begun is on disk before we go
  refusals_.logCounts();
  return !failed_;
}

void Server::stop() { net_.stop(); }

void Server::drain() {
  net_.post([this] { beginDraining(); });
}

void Server::beginDraining() {
  if (tables_.rooms.availability().draining()) return;
  service::logInfo("draining: no new games, " + std::to_string(runningGames(tables_.rooms)) + " are running");
  tables_.rooms.drain();
  drainedBy_ = net_.now() + std::chrono::minutes(settings_.drainMinutes);
}

// In a cluster games go on at other nodes, as long as there are any.
void Server::stopWhenDrained() {
  if (!tables_.rooms.availability().draining()) return;
  if (cluster_ && cluster_->handOver() && !tables_.rooms.all().empty()) return;
  if (runningGames(tables_.rooms) > 0 && net_.now() < drainedBy_) return;
  service::logInfo("drained: stopping");
  net_.stop();
}

// Nothing more can be promised to anybody.
void Server::storeFailed(const std::string& what) {
  service::logCritical("the store failed, stopping: " + std::string(what));
  net_.post([this] {
    failed_ = true;
    net_.stop();
  });
}

// A page of ours, or one that the people who run this server have named. Programs that are no browsers send no origin.
bool Server::originIsOurs(const net::Request& request) const {
  if (request.origin.empty()) return true;
  if (request.origin == "http://" + request.host || request.origin == "https://" + request.host) return true;
  return std::ranges::find(settings_.origins, request.origin) != settings_.origins.end();
}

void Server::request(const net::Request& request, const net::Reply& reply) {
  base::assertOn(net_.home());
  if (request.path == "/healthz")
    return reply(service::answerText("text/plain", tables_.rooms.availability().stuck() ? "store stuck\n" : "ok\n"));
  if (request.path == "/readyz") return reply(readiness());
  if (!isOurHost(request.host, settings_.hosts, settings_.listen))
    return service::logged(refusals_, request, reply)(service::failure(RefusalCode::WrongHost));
  if (request.path == "/metrics") return reply(figures(request));
  if (request.path.starts_with("/api/")) return api(request, service::logged(refusals_, request, reply));
  if (page_) return reply(page_->serve(request));
  if (request.path == "/")
    return reply(service::answerText("text/plain", "The server is running, but its page has not been built.\n"));
  reply(net::plainResponse(404));
}

void Server::api(const net::Request& request, const net::Reply& reply) {
  const bool reads = request.method == "GET" || request.method == "HEAD";
  if (!reads && request.method != "POST") {
    net::Response refusal = service::failure(RefusalCode::BadMethod);
    refusal.headers.emplace_back("Allow", "GET, HEAD, POST");
    return reply(refusal);
  }
  const bool fromOurPage = originIsOurs(request) && request.header("Content-Type").starts_with("application/json");
  if (!reads && !fromOurPage) return reply(service::failure(RefusalCode::BadOrigin));
  api_.request(request, reply);
}

std::optional<net::Response> Server::upgrade(const net::Request& request) {
  auto refusal = whyNoSocket(request);
  if (refusal) service::logRefusal(refusals_, request, *refusal);
  return refusal;
}

std::optional<net::Response> Server::whyNoSocket(const net::Request& request) const {
  if (!isOurHost(request.host, settings_.hosts, settings_.listen)) return service::failure(RefusalCode::WrongHost);
  if (!originIsOurs(request))
    return service::failure({RefusalCode::BadOrigin, "pages from other servers can't connect"});
  return clubs::LiveTournaments::isLive(request) ? clubs::LiveTournaments::upgrade(request)
                                                 : tables_.sockets.upgrade(request);
}

// On a quiet server they tell more of a game than anybody at it may know.
net::Response Server::figures(const net::Request& request) const {
  if (!settings_.openMetrics && !isThisMachine(request.address))
    return service::failure({RefusalCode::NotYours, "figures are for this machine only, unless open-metrics is set"});
  return service::answerText("text/plain; version=0.0.4", metrics_.text(standing()));
}

// For those who send people here.
net::Response Server::readiness() const {
  const std::string why = tables_.rooms.availability().stuck()      ? "store stuck"
                          : tables_.rooms.availability().draining() ? "draining"
                                                                    : "";
  // Without the bus a node still serves its own tables; to send nobody anywhere would help nobody.
  const std::string ready = cluster_ && !cluster_->busIsUp() ? "ready, but the bus is away" : "ready";
  net::Response response = service::answerText("text/plain", (why.empty() ? ready : why) + "\n");
  response.status = why.empty() ? 200 : 503;
  return response;
}

service::ServerStatus Server::standing() const {
  service::ServerStatus now{.net = net_.figures(),
                            .keeper = keeper_.figures(),
                            .botsWaiting = tables_.bots.waiting(),
                            .tournaments = clubs_.liveTournaments.size(),
                            .tournamentOnlookers = clubs_.liveTournaments.listeners(),
                            .draining = tables_.rooms.availability().draining(),
                            .node = tables_.rooms.node()};
  if (cluster_) {
    now.nodes = cluster_->nodes();
    now.busIsUp = cluster_->busIsUp();
    now.hasThinkers = tables_.botDispatcher.hasHelp();
    now.linesFromElsewhere = cluster_->linesFromElsewhere();
    now.linesElsewhere = cluster_->linesElsewhere();
    now.packetsRelayed = cluster_->relayed().packets;
    now.messagesRelayed = cluster_->relayed().deliveries;
  }
  for (const auto& [id, room] : tables_.rooms.all()) {
    const auto stage = room->table().stage();
    if (room->audience().asleep()) ++now.asleepTables;
    ++(stage == table::Stage::Open      ? now.openTables
       : stage == table::Stage::Playing ? now.runningTables
                                        : now.doneTables);
  }
  return now;
}

}  // namespace tacit::server
