#include "support/game_server.h"

namespace tacit::testing {

void GameServer::start() {
  server_ = std::make_unique<server::Server>(settings_);
  thread_ = std::thread([this] { good_ = server_->run(); });
}

bool GameServer::stop() {
  if (!thread_.joinable()) return good_;
  server_->stop();
  return waitUntilOver();
}

bool GameServer::waitUntilOver() {
  thread_.join();
  server_.reset();
  return good_;
}

std::unique_ptr<store::Store> GameServer::store() const {
  return store::openStore("sqlite:" + databaseFile(), store::Access::Shared);
}

std::vector<table::Event> GameServer::events(const std::string& table) const {
  std::vector<table::Event> all;
  for (const auto& text : store()->tables().events(table)) EXPECT_FALSE(json::readText(text, all.emplace_back()));
  return all;
}

void GameServer::letPass(TestTime& time, std::chrono::milliseconds all) const {
  constexpr std::chrono::milliseconds kStep{2000};
  for (auto left = all; left.count() > 0; left -= kStep) {
    time.pass(std::min(left, kStep));
    settle();
  }
}

bool GameServer::comesToPass(TestTime& time, const std::function<bool()>& what) const {
  return comesTrue([&] {
    if (what()) return true;
    letPass(time, std::chrono::seconds(1));
    return false;
  });
}

// The loop and the threads of the store hand work to each other a few times at most, and each of these questions is answered
// by the loop when the others have nothing to do. A pinged client has answered by then: the next step must not take it for
// dead.
void GameServer::settle() const {
  constexpr int kHandovers = 5;
  Browser browser(*this);
  const auto isIdle = [&] { return browser.metric("store_queue") == "0" && browser.metric("store_reading") == "0"; };
  for (int i = 0; i < kHandovers; ++i) EXPECT_TRUE(comesTrue(isIdle));
  EXPECT_TRUE(comesTrue([&] { return browser.metric("sockets_unanswered") == "0"; }));
}

service::Profile Browser::hello() { return read<service::Profile>(post("/api/hello")); }

service::Profile Browser::hello(const std::string& name) {
  hello();
  return read<service::Profile>(post("/api/name", json::text(service::NameWish{name})));
}

void Browser::makeAccount(const std::string& name) {
  const auto answer = post("/api/account", json::text(service::Credentials{name, "a long walk in the rain"}));
  EXPECT_EQ(answer.status, 200) << answer.body;
}

service::Profile Browser::me() { return read<service::Profile>(get("/api/me")); }

std::string Browser::makeTable(const table::Options& options, std::optional<int> place) {
  const auto answer = post("/api/tables", json::text(service::TableWish{options, place}));
  EXPECT_EQ(answer.status, 201) << answer.body;
  return read<service::TableSummary>(answer).table;
}

std::string Browser::metric(const std::string& what) {
  const auto text = get("/metrics").body;
  const std::string before = "{what=\"" + what + "\"} ";
  const auto at = text.find(before);
  if (at == std::string::npos) return "(none)";
  return text.substr(at + before.size(), text.find('\n', at) - at - before.size());
}

testing::HttpAnswer Browser::call(const std::string& method, const std::string& target, const std::string& body) {
  net::Headers headers;
  if (!cookie.empty()) headers.emplace_back("Cookie", cookie);
  if (method == "POST") headers.emplace_back("Content-Type", "application/json");
  auto answer = testing::httpCall(address_, method, target, headers, body);
  const std::string set = answer.header("Set-Cookie");
  if (!set.empty()) cookie = set.substr(0, set.find(';'));
  return answer;
}

bool Player::until(const std::function<bool()>& condition) {
  while (!condition())
    if (!take()) return false;
  return true;
}

std::string Player::want(table::CommandBody want, std::string id) {
  if (id.empty()) id = std::to_string(number_) + '.' + std::to_string(++commands_);
  answer.reset();
  error.reset();
  talker_.send(json::text(table::Command{table::kWireVersion, id, std::move(want)}));
  const auto refused = [&] { return error && error->re == id; };
  if (!until([&] { return refused() || (answer && answer->re == id); })) return "(closed)";
  return refused() ? std::string(nameOf(error->code)) : "";
}

std::string Player::decide(Seat seat, bots::Level level) {
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

bool Player::take() {
  const std::string text = talker_.next();
  if (text == "(nothing)") return false;
  table::ServerMessage message;
  const auto problem = json::readText(text, message);
  EXPECT_FALSE(problem) << problem->what << " in " << text;
  std::visit([&](const auto& one) { on(one); }, message);
  if (std::holds_alternative<table::EventMessage>(message)) events.push_back(text);
  return true;
}

void Player::on(const table::ViewMessage& one) {
  view = one;
  game = one.game;
  places = one.places;
  stage = one.stage;
  host = one.host;
  last = first = one.n;
}

void Player::on(const table::EventMessage& one) {
  if (last != 0 && one.n != last + 1) gaps = true;
  last = one.n;
  if (one.game) game = one.game;
  if (one.places) places = *one.places;
  if (std::holds_alternative<table::Started>(one.event)) stage = table::Stage::Playing;
  if (std::holds_alternative<table::Ended>(one.event)) stage = table::Stage::Over;
  if (std::holds_alternative<table::Aborted>(one.event)) stage = table::Stage::Aborted;
  if (const auto* const rematch = std::get_if<table::Rematch>(&one.event)) next = rematch->table;
  if (const auto* const handed = std::get_if<table::HandedOver>(&one.event)) host = handed->person;
}

void Player::on(const table::PresenceMessage& one) {
  presence = one;
  ++presences;
}

Company::Company(const GameServer& server, const table::Options& options, int people) {
  for (int p = 0; p < people; ++p) {
    browsers.emplace_back(server);
    ids.push_back(browsers.back().hello("Person " + std::to_string(p)).id);
    if (options.rated) browsers.back().makeAccount("Person " + std::to_string(p));
  }
  table = browsers[0].makeTable(options);
  for (int p = 0; p < people; ++p) join(server, p);
  for (int p = 0; p < people; ++p) EXPECT_EQ(player(p).want(table::Sit{p}), "");
}

void Company::join(const GameServer& server, int p, const std::string& query) {
  auto one = std::make_unique<Player>(server, browsers[static_cast<std::size_t>(p)], table, query);
  if (query.empty()) {
    EXPECT_TRUE(one->waitForView());
  }
  if (players.size() <= static_cast<std::size_t>(p)) players.push_back(std::move(one));
  else players[static_cast<std::size_t>(p)] = std::move(one);
}

void Company::leave(const GameServer& server) {
  players.clear();
  Browser browser(server);
  EXPECT_TRUE(comesTrue([&] { return browser.metric("sockets") == "0"; }));
}

void Company::start() {
  EXPECT_EQ(player(0).want(table::Start{}), "");
  EXPECT_TRUE(player(0).until([&] { return player(0).game.has_value(); }));
}

bool Company::decideOne() {
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

int Company::placeOf(Seat seat) {
  const auto& places = player(0).places;
  const auto its = std::ranges::find_if(places, [&](const table::PlaceShown& one) {
    return one.seats.find(notation::seatLetter(seat)) != std::string::npos;
  });
  return static_cast<int>(its - places.begin());
}

void Company::playToTheEnd() {
  for (int n = 0; n < 5000 && decideOne(); ++n) {}
  for (const auto& one : players) EXPECT_TRUE(one->until([&] { return one->over(); }));
}

table::PlaceSet placesAt(std::initializer_list<int> numbers) {
  table::PlaceSet places;
  for (const int number : numbers) places.add(table::PlaceIndex(number));
  return places;
}

table::Options optionsOf(std::string_view type, std::string_view bots) {
  table::Options options;
  options.type = type;
  options.bots = bots;
  options.botMilliseconds = 10;
  options.listed = true;
  return options;
}

std::string errorOf(const HttpAnswer& answer) {
  service::Failure failure;
  return json::readText(answer.body, failure) ? "(none)" : std::string(nameOf(failure.error));
}

}  // namespace tacit::testing
