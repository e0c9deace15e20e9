// The place where people play: HTTP and WebSocket in front, tables within, a store behind. No rule is known here.
#pragma once

#include <map>
#include <memory>
#include <set>
#include <string>

#include "net/net.h"
#include "net/static_files.h"
#include "server/people.h"
#include "server/room.h"
#include "server/settings.h"

namespace tacit::server {

class Server {
 public:
  // Opens the store, brings back all unfinished tables and listens. std::runtime_error says what is wrong.
  explicit Server(Settings settings);
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  Server(Server&&) = delete;
  Server& operator=(Server&&) = delete;
  ~Server();

  std::uint16_t port() const { return net_.port(); }
  std::size_t tables() const { return rooms_.size(); }

  // Until a signal or stop. False when the store failed.
  bool run();
  void stop();  // from any thread

 private:
  struct Visitor;

  net::Options netOptions() const;
  net::Handlers handlers();
  void restoreTables();
  void tick();
  void forgetOldRooms();
  void storeFailed(const std::string& what);

  // HTTP
  void request(const net::Request& request, const net::Reply& reply);
  void api(const net::Request& request, const net::Reply& reply);
  void apiRead(const net::Request& request, const net::Reply& reply);
  void apiWrite(const net::Request& request, const net::Reply& reply);
  bool mayWrite(const net::Request& request) const;
  bool originIsOurs(const net::Request& request) const;
  void createTable(const net::Request& request, const net::Reply& reply);
  void lobby(const net::Reply& reply) const;
  void myTables(const net::Request& request, const net::Reply& reply);
  void tableSummary(const std::string& id, const net::Reply& reply) const;
  void history(const net::Request& request, const net::Reply& reply);
  void profile(const std::string& person, const net::Reply& reply);
  void ranking(const net::Reply& reply);
  void gameFile(const std::string& table, const net::Reply& reply);
  void takeOfflineGame(const net::Request& request, const net::Reply& reply);
  std::string metricsText() const;

  // WebSocket
  std::optional<net::Response> upgrade(const net::Request& request) const;
  void opened(const std::shared_ptr<net::Socket>& socket, const net::Request& request);
  static void received(net::Socket& socket, std::string_view text);
  static void closed(net::Socket& socket);
  static void command(Visitor& visitor, const std::string& text);

  std::shared_ptr<Room> roomNamed(const std::string& id) const;
  std::shared_ptr<Room> makeRoom(const table::Options& options, const table::Person& host);
  void rematch(const table::Table& over);
  int tablesOf(const std::string& person) const;

  Settings settings_;
  Metrics metrics_;
  net::Net net_;
  bool failed_ = false;
  store::Keeper keeper_;
  Workers workers_;
  People people_;
  House house_;
  std::map<std::string, std::shared_ptr<Room>, std::less<>> rooms_;
  std::map<std::string, int> broughtThisHour_;  // games that were played offline, by person
  std::unique_ptr<net::StaticFiles> page_;
};

}  // namespace tacit::server
