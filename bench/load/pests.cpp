#include "load/pests.h"

namespace tacit::load {

void Pests::begin(int connections) {
  loop_.post([this, connections] {
    stepBack();
    for (int i = 0; i < connections; ++i) open();
  });
  thread_ = std::thread([this] { loop_.run(); });
}

void Pests::end() {
  loop_.stop();
  thread_.join();
}

void Pests::open() {
  constexpr std::chrono::milliseconds kPause{1};  // the loop gets to everybody
  Visitation where = where_(visits_++);
  countAsked();
  testing::ClientHandlers handlers;
  handlers.opened = [this](testing::Client& client) { opened(client); };
  handlers.received = [this](testing::Client& client, std::string_view text) { received(client, text); };
  handlers.closed = [this](testing::Client&, std::uint16_t code, const std::string& why) {
    if (why.starts_with("HTTP ") || code == net::close_code::kPolicy) countRefused();
    loop_.after(kPause, [this] { open(); });
  };
  loop_.connect(address_, std::move(where.target), std::move(where.headers), std::move(handlers));
}

Knockers::Knockers(const std::string& address, int connections, Leaves leaves,
                   std::function<Visitation(std::uint64_t n)> where)
    : Pests(address, std::move(where)), leaves_(leaves) {
  begin(connections);
}

void Knockers::opened(testing::Client& client) {
  if (leaves_ == Leaves::AtOnce) client.cut();
}

void Knockers::received(testing::Client& client, std::string_view /*text*/) { client.cut(); }

Talkers::Talkers(const std::string& address, int connections, std::function<Visitation(std::uint64_t n)> where,
                 std::function<std::string(std::uint64_t n)> what)
    : Pests(address, std::move(where)), what_(std::move(what)) {
  begin(connections);
}

void Talkers::opened(testing::Client& client) {
  constexpr int kAtOnce = 4;
  for (int i = 0; i < kAtOnce; ++i) say(client);
}

void Talkers::received(testing::Client& client, std::string_view text) {
  const bool answer = text.find("\"re\":") != std::string_view::npos;
  if (text.find("\"slow_down\"") != std::string_view::npos) countRefused();
  if (answer) say(client);
}

void Talkers::say(testing::Client& client) { client.send(what_(countAsked())); }

}  // namespace tacit::load
