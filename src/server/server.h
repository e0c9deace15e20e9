// The place where people play: HTTP and WebSocket in front, tables within, a store behind. No rule is known here.
#pragma once

#include <memory>
#include <string>

#include "alerts/alerts.h"
#include "clubs/clubs.h"
#include "clubs/live_tournaments.h"
#include "clubs/tournament_runner.h"
#include "clubs/tournaments.h"
#include "net/net.h"
#include "net/static_files.h"
#include "node/sockets.h"
#include "operations/admin.h"
#include "operations/admin_socket.h"
#include "people/accounts.h"
#include "people/conduct.h"
#include "people/people.h"
#include "people/programs.h"
#include "server/api.h"
#include "server/cluster_node.h"
#include "service/logging.h"
#include "service/settings.h"
#include "tables/rooms.h"

namespace tacit::server {

// Who is known here, and what is kept of them.
struct PeopleParts {
  PeopleParts(net::Net& net, store::Keeper& keeper, service::ClusterEvents& events, const service::Settings& settings);

  people::People people;
  people::Accounts accounts;
  people::Conduct conduct;
  operations::Exports exports;
  people::Programs programs;
  alerts::Alerts alerts;
};

// Tables, who thinks at them, and how people get there.
struct TableParts {
  TableParts(net::Net& net, store::Keeper& keeper, service::Metrics& metrics, people::People& people,
             const service::Settings& settings);

  tables::BotThreadPool bots;
  tables::BotDispatcher botDispatcher;
  tables::Rooms rooms;
  tables::RateLimiter rateLimiter;
  tables::CommandGate commandGate;
  node::Sockets sockets;
};

// What people do together beyond a table.
struct ClubParts {
  ClubParts(net::Net& net, store::Keeper& keeper, people::People& people, tables::Rooms& rooms,
            service::ClusterEvents& events, const service::Settings& settings);

  clubs::Friends friends;
  clubs::Teams teams;
  clubs::Careers careers;
  clubs::LiveTournaments liveTournaments;
  clubs::TournamentRunner tournamentRunner;
  clubs::Tournaments tournaments;
  clubs::ClubCache cache;
  clubs::Clubs clubs;
};

// Only puts the parts together and says which of them answers what.
class Server {
 public:
  // Opens the store, brings back all unfinished tables and listens. std::runtime_error says what is wrong.
  explicit Server(service::Settings settings);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  ~Server();

  std::uint16_t port() const { return net_.port(); }
  std::string address() const { return net_.address(); }
  std::size_t tables() const { return tables_.rooms.all().size(); }

  // Until a signal or stop. False when the store failed.
  bool run();
  void stop();  // from any thread
  // No new games; stops when the last one is over, or after a time. From any thread; also with SIGUSR1.
  void drain();

 private:
  net::EndpointOptions netOptions() const;
  net::Handlers handlers();
  void request(const net::Request& request, const net::Reply& reply);
  void api(const net::Request& request, const net::Reply& reply);
  std::optional<net::Response> upgrade(const net::Request& request);
  bool originIsOurs(const net::Request& request) const;
  void onEvent(const service::ClusterEvent& news);
  void hearFromElsewhere(const service::ClusterEvent& news);
  void shareLimits();
  void spend(const service::LimitsShared& shared);
  void forget();
  void storeFailed(const std::string& what);
  void bringTablesBack();
  service::ServerStatus standing() const;
  net::Response readiness() const;
  net::Response figures(const net::Request& request) const;
  std::optional<net::Response> whyNoSocket(const net::Request& request) const;
  void beginDraining();
  void stopWhenDrained();

  service::Settings settings_;
  service::RefusalLog refusals_;
  service::Metrics metrics_;
  net::Net net_;
  bool failed_ = false;
  net::Clock::time_point drainedBy_;  // while we are draining
  store::Keeper keeper_;
  service::ClusterEvents clusterEvents_;
  service::Limits limits_;
  PeopleParts people_;
  TableParts tables_;
  ClubParts clubs_;
  std::unique_ptr<ClusterNode> cluster_;  // if it is one of several
  Api api_;
  std::unique_ptr<net::StaticFiles> page_;
  operations::Admin admin_;
  std::unique_ptr<operations::AdminSocket> adminSocket_;
};

}  // namespace tacit::server
