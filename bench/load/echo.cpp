#include "load/echo.h"

#include <iostream>

namespace tacit::load {

int serveEcho() {
  net::EndpointOptions options;
  options.maxConnections = options.maxConnectionsPerAddress = 0;
  options.messagesPerSecond = options.requestsPerSecond = 0;
  net::Handlers handlers;
  handlers.received = [](net::Socket& socket, std::string_view text) { socket.send(std::string(text)); };
  net::Net net(options, handlers);
  net.onSignal([&](int) { net.stop(); });
  std::cout << "listening on http://127.0.0.1:" << net.port() << std::endl;  // NOLINT: read by others at once
  net.run();
  return 0;
}

void EchoCrowd::start(int connections) {
  for (int i = 0; i < connections; ++i) {
    testing::ClientHandlers handlers;
    handlers.opened = [this](testing::Client& client) { send(client); };
    handlers.received = [this](testing::Client& client, std::string_view) {
      ++messages;
      if (!stopped_) send(client);
    };
    clients_.push_back(loop_.connect(address_, "/", {}, std::move(handlers)));
  }
}

// As long as the mean of what goes in and out at a table: short commands, long events.
void EchoCrowd::send(testing::Client& client) {
  constexpr std::size_t kMeanLength = 350;
  static const auto kMessage = std::make_shared<const std::string>(kMeanLength, 'a');
  ++messages;
  client.send(kMessage);
}

}  // namespace tacit::load
