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

std::string databaseOf(const service::Settings& settings) {
  return settings.db.empty() ? "sqlite:" + settings.data + "/tacit.sqlite" : settings.db;
}

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
  return openPatiently(databaseOf(settings), settings.bus.empty() ? store::Access::Owner : store::Access::Node);
}

std::vector<std::unique_ptr<store::Store>> openReadersOf(const service::Settings& settings) {
  std::vector<std::unique_ptr<store::Store>> readers;
  readers.reserve(kReaders);
  for (std::size_t n = 0; n < kReaders; ++n)
    readers.push_back(openPatiently(databaseOf(settings), store::Access::Reader));
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

Server::Server(service::Settings settings)
    : settings_(std::move(settings)), net_(netOptions(), handlers()),
      keeper_(
          openStoreOf(settings_), [this](const std::string& what) { storeFailed(what); },
          [this](const store::Owned& table) { net_.post([this, table] { rooms_.lose(table); }); },
          [this] { return openReadersOf(settings_); }),
      limits_(settings_, clusterEvents_), bots_(settings_.botThreads), botDispatcher_(net_, bots_, metrics_),
      people_(net_, keeper_, clusterEvents_, settings_), accounts_(net_, keeper_, people_, clusterEvents_, settings_),
      conduct_(net_, keeper_, people_), exports_(keeper_, people_), programs_(net_, keeper_, people_),
      alerts_(keeper_, settings_), rooms_(net_, keeper_, botDispatcher_, metrics_, people_, settings_),
      friends_(net_, keeper_, rooms_), teams_(keeper_, people_), careers_(keeper_), rateLimiter_(settings_),
      commandGate_(net_, rooms_, rateLimiter_), sockets_(net_, people_, rooms_, commandGate_),
      liveTournaments_(net_, keeper_, clusterEvents_, [this] { return rooms_.clock().now(); }),
      tournamentRunner_(net_, keeper_, liveTournaments_, rooms_),
      tournaments_(net_, keeper_, liveTournaments_, settings_),
      clubCache_(net_, keeper_, [this] { return rooms_.clock().now(); }), clubs_(net_, keeper_, clubCache_, settings_),
      api_(keeper_, people_, accounts_, conduct_, exports_, programs_, alerts_, tournaments_, clubs_, friends_, teams_,
           careers_, rooms_, limits_, settings_),
      admin_({net_, keeper_, people_, accounts_, exports_, rooms_, clusterEvents_, [this] { return standing(); },
              [this] { drain(); }}) {
  if (!settings_.page.empty()) page_ = std::make_unique<net::StaticFiles>(settings_.page);
  clusterEvents_.listenHere([this](const service::ClusterEvent& news) { onEvent(news); });
  const alerts::TellAlert tell = [this](const std::string& person, const alerts::Alert& alert) {
    alerts_.tell(person, alert);
  };
  rooms_.alertBy(tell);
  liveTournaments_.alertBy(tell);
  friends_.alertBy(tell);
  people_.restore();
  tournamentRunner_.isInCharge = [this] { return !cluster_ || cluster_->isMatchmaker(); };
  rooms_.onTournamentMoved([this](const std::string& id) { tournamentRunner_.visit(id); });
  bringTablesBack();
  rooms_.forgetEvents();
  net_.every(250ms, [this] { rooms_.tick(); });
  net_.every(1min, [this] { forget(); });
  net_.every(1min, [this] { refusals_.logCounts(); });
  net_.every(5s, [this] { people_.exclusions().readBans(); });
  net_.every(1h, [this] {
    people_.forgetUnused([this](const std::string& person) { return tables::isNeeded(rooms_, person); });
  });
  net_.every(1s, [this] {
    rooms_.forgetOld();
    liveTournaments_.tick();
    tournamentRunner_.tick();
    stopWhenDrained();
  });
  net_.every(24h, [this] { rooms_.forgetEvents(); });
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
  if (settings_.bus.empty()) return rooms_.restore();
  cluster_ = std::make_unique<ClusterNode>(ClusterNode::Parts{
      net_, keeper_, rooms_, people_, sockets_, commandGate_, api_, admin_, botDispatcher_, clusterEvents_, settings_,
      [this](const service::ClusterEvent& news) { hearFromElsewhere(news); }});
  net_.every(1s, [this] { shareLimits(); });
}

Server::~Server() {
  adminSocket_.reset();
  accounts_.stop();
  liveTournaments_.stop();
  clubCache_.stop();
  bots_.stop();
  keeper_.stop();
  alerts_.stop();
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
    clubs::LiveTournaments::isLive(asked) ? liveTournaments_.opened(socket, asked) : sockets_.opened(socket, asked);
  };
  handlers.received = [this](net::Socket& socket, std::string_view text) {
    if (!liveTournaments_.has(socket)) sockets_.received(socket, text);  // who looks at a tournament says nothing
  };
  handlers.closed = [this](net::Socket& socket) {
    liveTournaments_.has(socket) ? liveTournaments_.closed(socket) : sockets_.closed(socket);
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
    people_.onEvent(*ended);
    sockets_.end(*ended);
  } else if (const auto* const changed = std::get_if<service::NameChanged>(&news)) {
    const table::Person person{changed->person, changed->name, changed->guest};
    people_.onEvent(*changed);
    sockets_.rename(person);
    tables::rename(rooms_, person);
  } else if (const auto* const gone = std::get_if<service::PersonGone>(&news)) {
    tables::sendAway(rooms_, gone->person);
    people_.exclusions().onEvent(*gone);
    liveTournaments_.onEvent(*gone);
    clubCache_.forget(gone->person);
  } else if (const auto* const set = std::get_if<service::BlockSet>(&news)) {
    people_.exclusions().onEvent(*set);
  } else if (const auto* const moved = std::get_if<service::TournamentMoved>(&news)) {
    liveTournaments_.onEvent(*moved);
  } else if (std::holds_alternative<service::BansChanged>(news)) {
    people_.exclusions().readBans();
  }
}

// Also what was counted there, so that limits hold for all nodes together.
void Server::hearFromElsewhere(const service::ClusterEvent& news) {
  onEvent(news);
  if (const auto* const tried = std::get_if<service::SignInTried>(&news)) accounts_.onEvent(*tried);
  if (const auto* const shared = std::get_if<service::LimitsShared>(&news)) spend(*shared);
  if (const auto* const used = std::get_if<service::LimitUsed>(&news)) limits_.count(*used);
}

// Who does a little everywhere is told of nowhere: that adds up to no more than one node allows.
void Server::shareLimits() {
  if (!settings_.limits) return;
  service::LimitsShared shared{cluster_->name(), {}};
  rateLimiter_.addUses(shared);
  shared.add("requests", net_.visitors().takeRequests());
  shared.add("connections", net_.visitors().connections());
  constexpr std::size_t kMost = 2000;
  if (shared.uses.size() > kMost) shared.uses.resize(kMost);
  if (!shared.uses.empty()) clusterEvents_.tellOthers(shared);
}

void Server::spend(const service::LimitsShared& shared) {
  if (!settings_.limits) return;
  rateLimiter_.spend(shared, net_.now());
  for (const auto& use : shared.of("requests")) net_.visitors().spend(use, net_.now());
  net_.visitors().setConnections(shared.node, shared.of("connections"), net_.now());
}

void Server::forget() {
  limits_.forget();
  rateLimiter_.forget(net_.now());
  accounts_.forget();
  liveTournaments_.forget();
  clubCache_.forget();
  friends_.forget();
  teams_.forget();
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
  if (rooms_.availability().draining()) return;
  service::logInfo("draining: no new games, " + std::to_string(runningGames(rooms_)) + " are running");
  rooms_.drain();
  drainedBy_ = net_.now() + std::chrono::minutes(settings_.drainMinutes);
}

// In a cluster games go on at other nodes, as long as there are any.
void Server::stopWhenDrained() {
  if (rooms_.availability().draining() && cluster_ && cluster_->handOver() && rooms_.all().size() > 0) return;
  if (!rooms_.availability().draining() || (runningGames(rooms_) > 0 && net_.now() < drainedBy_)) return;
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
    return reply(service::answerText("text/plain", rooms_.availability().stuck() ? "store stuck\n" : "ok\n"));
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
  return clubs::LiveTournaments::isLive(request) ? clubs::LiveTournaments::upgrade(request) : sockets_.upgrade(request);
}

// On a quiet server they tell more of a game than anybody at it may know.
net::Response Server::figures(const net::Request& request) const {
  if (!settings_.openMetrics && !isThisMachine(request.address))
    return service::failure({RefusalCode::NotYours, "figures are for this machine only, unless open-metrics is set"});
  return service::answerText("text/plain; version=0.0.4", metrics_.text(standing()));
}

// For whoever sends people here.
net::Response Server::readiness() const {
  const std::string why = rooms_.availability().stuck()      ? "store stuck"
                          : rooms_.availability().draining() ? "draining"
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
                            .botsWaiting = bots_.waiting(),
                            .tournaments = liveTournaments_.size(),
                            .tournamentOnlookers = liveTournaments_.listeners(),
                            .draining = rooms_.availability().draining(),
                            .node = rooms_.node()};
  if (cluster_) {
    now.nodes = cluster_->nodes();
    now.busIsUp = cluster_->busIsUp();
    now.hasThinkers = botDispatcher_.hasHelp();
    now.linesFromElsewhere = cluster_->linesFromElsewhere();
    now.linesElsewhere = cluster_->linesElsewhere();
    now.packetsRelayed = cluster_->relayed().packets;
    now.messagesRelayed = cluster_->relayed().deliveries;
  }
  for (const auto& [id, room] : rooms_.all()) {
    const auto stage = room->table().stage();
    if (room->audience().asleep()) ++now.asleepTables;
    ++(stage == table::Stage::Open      ? now.openTables
       : stage == table::Stage::Playing ? now.runningTables
                                        : now.doneTables);
  }
  return now;
}

}  // namespace tacit::server
