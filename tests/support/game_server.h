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
#include "server/api_types.h"
#include "server/server.h"
#include "support/folder.h"
#include "support/network.h"
#include "table/message.h"

namespace tacit::testing {

class GameServer {
 public:
  explicit GameServer(server::Settings settings = free()) : settings_(std::move(settings)) {
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

  // Without limits; a test that is about them sets them.
  static server::Settings free() {
    server::Settings settings;
    settings.limits = false;
    return settings;
  }

  void start() {
    server_ = std::make_unique<server::Server>(settings_);
    thread_ = std::thread([this] { good_ = server_->run(); });
  }
  // True when nothing went wrong.
  bool stop() {
    if (!thread_.joinable()) return good_;
    server_->stop();
    thread_.join();
    server_.reset();
    return good_;
  }
  void restart() {
    stop();
    start();
  }

  std::uint16_t port() const { return server_->port(); }
  server::Server& server() { return *server_; }
  std::string address() const { return "127.0.0.1:" + std::to_string(port()); }

  const std::string& data() const { return settings_.data; }
  std::string databaseFile() const { return settings_.data + "/tacit.sqlite"; }

  // What was kept; also beside a server that runs.
  std::unique_ptr<store::Store> store() const {
    return store::openStore("sqlite:" + databaseFile(), store::Access::Shared);
  }
  std::vector<table::Event> events(const std::string& table) const {
    std::vector<table::Event> all;
    for (const auto& text : store()->events(table)) EXPECT_FALSE(json::readText(text, all.emplace_back()));
    return all;
  }

 private:
  TemporaryFolder folder_;
  server::Settings settings_;
  std::unique_ptr<server::Server> server_;
  std::thread thread_;
  bool good_ = false;
};

// A clock that a test can set: real time and what was added to it.
class TestTime {
 public:
  server::TimeSource source() const {
    const auto system = server::systemTime();
    return {[=, added = wall_] { return system.wall() + *added; },
            [=, added = steady_] { return system.steady() + *added; }};
  }
  void pass(std::chrono::milliseconds time) const {
    *steady_ += time.count();
    setWall(time);
  }
  // Somebody sets the system's clock.
  void setWall(std::chrono::milliseconds forward) const { *wall_ += forward.count(); }

 private:
  using Added = std::shared_ptr<std::atomic<std::int64_t>>;
  Added wall_ = std::make_shared<std::atomic<std::int64_t>>(0);
  Added steady_ = std::make_shared<std::atomic<std::int64_t>>(0);
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
    EXPECT_FALSE(problem) << problem.what << " in " << answer.status << ' ' << answer.body;
    return value;
  }

  server::Profile hello() { return read<server::Profile>(post("/api/hello")); }
  server::Profile hello(const std::string& name) {
    hello();
    return read<server::Profile>(post("/api/name", json::text(server::NameWish{name})));
  }
  void makeAccount(const std::string& name) {
    const auto answer = post("/api/account", json::text(server::Credentials{name, "a long walk in the rain"}));
    EXPECT_EQ(answer.status, 200) << answer.body;
  }
  server::Profile me() { return read<server::Profile>(get("/api/me")); }
  std::string makeTable(const table::Options& options) {
    const auto answer = post("/api/tables", json::text(server::TableWish{options}));
    EXPECT_EQ(answer.status, 201) << answer.body;
    return read<server::TableSummary>(answer).table;
  }

  // A figure of /metrics.
  std::string metric(const std::string& what) {
    const auto text = get("/metrics").body;
    const std::string before = "{what=\"" + what + "\"} ";
    const auto at = text.find(before);
    if (at == std::string::npos) return "(none)";
    return text.substr(at + before.size(), text.find('\n', at) - at - before.size());
  }

  std::string cookie;

 private:
  testing::HttpAnswer call(const std::string& method, const std::string& target, const std::string& body) {
    net::Headers headers;
    if (!cookie.empty()) headers.emplace_back("Cookie", cookie);
    if (method == "POST") headers.emplace_back("Content-Type", "application/json");
    auto answer = testing::httpCall(address_, method, target, headers, body);
    const std::string set = answer.header("Set-Cookie");
    if (!set.empty()) cookie = set.substr(0, set.find(';'));
    return answer;
  }

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
  bool until(const std::function<bool()>& condition) {
    while (!condition())
      if (!take()) return false;
    return true;
  }
  bool waitForView() {
    return until([this] { return view.has_value(); });
  }
  bool waitFor(std::int64_t number) {
    return until([&] { return last >= number; });
  }

  // Sends a command and waits for its answer: the code of the error, or nothing.
  std::string want(table::Want want, std::string id = {}) {
    if (id.empty()) id = std::to_string(number_) + '.' + std::to_string(++commands_);
    answer.reset();
    error.reset();
    talker_.send(json::text(table::Command{table::kWireVersion, id, std::move(want)}));
    const auto refused = [&] { return error && error->re == id; };
    if (!until([&] { return refused() || (answer && answer->re == id); })) return "(closed)";
    return refused() ? error->code : "";
  }
  void send(const std::string& text) { talker_.send(text); }
  Talker& talker() { return talker_; }

  bool over() const { return stage != table::Stage::Open && stage != table::Stage::Playing; }
  bool decides(Seat seat) const { return game && game->deciding.find(notation::seatLetter(seat)) != std::string::npos; }

  // Decides for a seat of his as a bot would who knows what he was told, and nothing else.
  std::string decide(Seat seat, bots::Level level = bots::Level::Simple) {
    const auto scene = notation::parsePosition(game->position);
    EXPECT_TRUE(scene) << game->position;
    View seen{.position = scene->position, .knows = scene->knows};
    seen.position = decidedBy(seen.position, seat);
    const Play play = bots::decide(seen, level, {}, random_);
    const std::string letter(1, notation::seatLetter(seat));
    const std::string text = notation::playText(seen.position, play);
    if (play.kind == Kind::Give) return want(table::Give{letter, text.substr(5)});
    return want(table::MakePlay{letter, text});
  }

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
  std::string next;                 // the table of the rematch
  bool gaps = false;
  int presences = 0;  // how often he was told who is there

 private:
  bool take() {
    const std::string text = talker_.next();
    if (text == "(nothing)") return false;
    table::ServerMessage message;
    const auto problem = json::readText(text, message);
    EXPECT_FALSE(problem) << problem.what << " in " << text;
    std::visit([&](const auto& one) { on(one); }, message);
    if (std::holds_alternative<table::EventMessage>(message)) events.push_back(text);
    return true;
  }
  void on(const table::ViewMessage& one) {
    view = one;
    game = one.game;
    places = one.places;
    stage = one.stage;
    last = first = one.n;
  }
  void on(const table::EventMessage& one) {
    if (last != 0 && one.n != last + 1) gaps = true;
    last = one.n;
    if (one.game) game = one.game;
    if (one.places) places = *one.places;
    if (std::holds_alternative<table::Started>(one.event)) stage = table::Stage::Playing;
    if (std::holds_alternative<table::Ended>(one.event)) stage = table::Stage::Over;
    if (std::holds_alternative<table::Aborted>(one.event)) stage = table::Stage::Aborted;
    if (const auto* const rematch = std::get_if<table::Rematch>(&one.event)) next = rematch->table;
  }
  void on(const table::OkMessage& one) { answer = one; }
  void on(const table::ErrorMessage& one) { error = one; }
  void on(const table::PresenceMessage& one) {
    presence = one;
    ++presences;
  }

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
  Company(const GameServer& server, const table::Options& options, int people) {
    for (int p = 0; p < people; ++p) {
      browsers.emplace_back(server);
      ids.push_back(browsers.back().hello("Person " + std::to_string(p)).id);
      if (options.rated) browsers.back().makeAccount("Person " + std::to_string(p));
    }
    table = browsers[0].makeTable(options);
    for (int p = 0; p < people; ++p) join(server, p);
    for (int p = 0; p < people; ++p) EXPECT_EQ(player(p).want(table::Sit{p}), "");
  }

  void join(const GameServer& server, int p, const std::string& query = "") {
    auto one = std::make_unique<Player>(server, browsers[static_cast<std::size_t>(p)], table, query);
    if (query.empty()) {
      EXPECT_TRUE(one->waitForView());
    }
    if (players.size() <= static_cast<std::size_t>(p)) players.push_back(std::move(one));
    else players[static_cast<std::size_t>(p)] = std::move(one);
  }
  Player& player(int p) { return *players[static_cast<std::size_t>(p)]; }
  void start() {
    EXPECT_EQ(player(0).want(table::Start{}), "");
    EXPECT_TRUE(player(0).until([&] { return player(0).game.has_value(); }));
  }

  // One decision of whoever has one; all have heard of it when this returns. False when the game is over.
  bool decideOne() {
    Player& reader = player(0);
    if (!reader.until([&] { return reader.over() || !reader.game->deciding.empty(); })) return false;
    if (reader.over()) return false;
    const Seat seat = *notation::seatNamed(reader.game->deciding.substr(0, 1));
    Player& its = player(placeOf(seat));
    EXPECT_TRUE(its.waitFor(reader.last));
    EXPECT_EQ(its.decide(seat), "");
    for (const auto& one : players) EXPECT_TRUE(one->waitFor(its.answer ? its.answer->n : 0));
    return !::testing::Test::HasFailure();
  }
  int placeOf(Seat seat) {
    const auto& places = player(0).places;
    const auto its = std::ranges::find_if(places, [&](const table::PlaceShown& one) {
      return one.seats.find(notation::seatLetter(seat)) != std::string::npos;
    });
    return static_cast<int>(its - places.begin());
  }
  void playToTheEnd() {
    for (int n = 0; n < 5000 && decideOne(); ++n) {}
    for (const auto& one : players) EXPECT_TRUE(one->until([&] { return one->over(); }));
  }

  std::vector<Browser> browsers;
  std::vector<std::string> ids;
  std::vector<std::unique_ptr<Player>> players;
  std::string table;
};

inline table::Options optionsOf(std::string_view type, std::string_view bots) {
  table::Options options;
  options.type = type;
  options.bots = bots;
  options.botMilliseconds = 10;
  return options;
}

}  // namespace tacit::testing
