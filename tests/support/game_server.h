// A game server on a thread of its own, browsers that visit it, and players who sit at its tables.
#pragma once

#include <gtest/gtest.h>

#include <algorithm>
#include <atomic>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "json/json.h"
#include "notation/play_text.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "server/server.h"
#include "service/api_types.h"
#include "support/folder.h"
#include "support/network.h"
#include "support/test_time.h"
#include "table/message.h"

namespace tacit::testing {

class GameServer {
 public:
  explicit GameServer(service::Settings settings = free()) : settings_(std::move(settings)) {
    settings_.listen = "127.0.0.1:0";
    settings_.data = folder_.path("data");
    settings_.botThreads = 1;
    start();
  }
  GameServer(const GameServer&) = delete;
  GameServer& operator=(const GameServer&) = delete;
  GameServer(GameServer&&) = delete;
  GameServer& operator=(GameServer&&) = delete;
  ~GameServer() { stop(); }

  // Without limits, and with passwords that are quickly hashed; a test that is about them sets them.
  static service::Settings free() {
    service::Settings settings;
    settings.limits = false;
    settings.hashWork = service::HashWork::Little;
    return settings;
  }
  static service::Settings by(std::shared_ptr<TestTime> time) {
    service::Settings settings = free();
    settings.time = std::move(time);
    return settings;
  }

  void start();
  // True when nothing went wrong.
  bool stop();
  // Until it ends by itself; the same.
  bool waitUntilOver();
  void restart() {
    stop();
    start();
  }

  // As if everybody had waited: in steps that do not look as if the process had been stopped, and with all done in the end
  // that follows from it.
  void letPass(TestTime& time, std::chrono::milliseconds all) const;
  // While time passes.
  bool comesToPass(TestTime& time, const std::function<bool()>& what) const;

  std::uint16_t port() const { return server_->port(); }
  server::Server& server() { return *server_; }
  std::string address() const { return "127.0.0.1:" + std::to_string(port()); }

  const std::string& data() const { return settings_.data; }
  std::string databaseFile() const { return settings_.data + "/tacit.sqlite"; }

  // What was kept; also beside a server that runs.
  std::unique_ptr<store::Store> store() const;
  std::vector<table::Event> events(const std::string& table) const;

 private:
  void settle() const;

  TemporaryFolder folder_;
  service::Settings settings_;
  std::unique_ptr<server::Server> server_;
  std::thread thread_;
  bool good_ = false;
};

// Keeps a cookie, as a browser does.
class Browser {
 public:
  explicit Browser(std::string address) : address_(std::move(address)) {}
  explicit Browser(const GameServer& server) : Browser(server.address()) {}

  testing::HttpAnswer get(const std::string& target) { return call("GET", target, {}); }
  testing::HttpAnswer post(const std::string& target, const std::string& body = "{}") {
    return call("POST", target, body);
  }

  template <typename T>
  T read(const testing::HttpAnswer& answer) {
    T value{};
    const auto problem = json::readText(answer.body, value);
    EXPECT_FALSE(problem) << problem->what << " in " << answer.status << ' ' << answer.body;
    return value;
  }

  service::Profile hello();
  service::Profile hello(const std::string& name);
  void makeAccount(const std::string& name);
  service::Profile me();
  std::string makeTable(const table::Options& options, std::optional<int> place = std::nullopt);

  // A figure of /metrics.
  std::string metric(const std::string& what);

  std::string cookie;

 private:
  testing::HttpAnswer call(const std::string& method, const std::string& target, const std::string& body);

  std::string address_;
};

// Somebody at a table: keeps what he is told, and asks that its numbers have no gap.
class Player {
 public:
  Player(const std::string& address, const Browser& browser, const std::string& table, const std::string& query = "")
      : talker_(address, {{"Cookie", browser.cookie}}, "/ws/" + table + query) {}
  Player(const GameServer& server, const Browser& browser, const std::string& table, const std::string& query = "")
      : Player(server.address(), browser, table, query) {}

  // Takes messages in until the condition holds. False when the connection ends or nothing comes.
  bool until(const std::function<bool()>& condition);
  bool waitForView() {
    return until([this] { return view.has_value(); });
  }
  bool waitFor(std::int64_t number) {
    return until([&] { return last >= number; });
  }

  // Sends a command and waits for its answer: the code of the error, or nothing.
  std::string want(table::CommandBody want, std::string id = {});
  void send(const std::string& text) { talker_.send(text); }
  Talker& talker() { return talker_; }

  bool over() const { return stage != table::Stage::Open && stage != table::Stage::Playing; }
  bool decides(Seat seat) const { return game && game->deciding.find(notation::seatLetter(seat)) != std::string::npos; }

  // Decides for a seat of his as a bot would who knows what he was told, and nothing else.
  std::string decide(Seat seat, bots::Level level = bots::Level::Simple);

  std::optional<table::ViewMessage> view;  // the last one
  std::optional<table::GameShown> game;
  std::optional<table::OkMessage> answer;
  std::optional<table::ErrorMessage> error;
  std::optional<table::PresenceMessage> presence;
  std::vector<table::PlaceShown> places;
  table::Stage stage = table::Stage::Open;
  std::int64_t last = 0;
  std::int64_t first = 0;           // the number of the view
  std::vector<std::string> events;  // the very bytes
  std::string host;
  std::string next;  // the table of the rematch
  bool gaps = false;
  int presences = 0;  // how often he was told who is there

 private:
  bool take();
  void on(const table::ViewMessage& one);
  void on(const table::EventMessage& one);
  void on(const table::OkMessage& one) { answer = one; }
  void on(const table::ErrorMessage& one) { error = one; }
  void on(const table::PresenceMessage& one);

  // Ids must differ among all connections of a person.
  static int nextNumber() {
    static std::atomic<int> number = 0;
    return ++number;
  }

  Talker talker_;
  Random random_{1};
  int number_ = nextNumber();
  int commands_ = 0;
};

// So many people at a new table, each in his place; the game has not begun.
struct Company {
  Company(const GameServer& server, const table::Options& options, int people);

  void join(const GameServer& server, int p, const std::string& query = "");
  Player& player(int p) { return *players[static_cast<std::size_t>(p)]; }
  void start();
  // All of them; the server knows when this returns, so that whatever time passes then passes without them.
  void leave(const GameServer& server);

  // One decision of a person who has one; all have heard of it when this returns. False when the game is over.
  bool decideOne();
  int placeOf(Seat seat);
  void playToTheEnd();

  std::vector<Browser> browsers;
  std::vector<std::string> ids;
  std::vector<std::unique_ptr<Player>> players;
  std::string table;
};

table::Options optionsOf(std::string_view type, std::string_view bots);

table::PlaceSet placesAt(std::initializer_list<int> numbers);

// Why a request was refused.
std::string errorOf(const HttpAnswer& answer);

}  // namespace tacit::testing
