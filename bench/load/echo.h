// The bare network, to compare the server with: messages sent back as they come, and people who send them.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "support/client.h"

namespace tacit::load {

// A server that does nothing but echo; until a signal.
int serveEcho();

// Connections that send a message as soon as the last one has come back.
class EchoCrowd {
 public:
  EchoCrowd(testing::ClientLoop& loop, std::string address) : loop_(loop), address_(std::move(address)) {}

  // On the loop's thread.
  void start(int connections);
  void stop() { stopped_ = true; }

  std::uint64_t messages = 0;  // into the server and out of it

 private:
  void send(testing::Client& client);

  testing::ClientLoop& loop_;
  std::string address_;
  bool stopped_ = false;
  std::vector<std::shared_ptr<testing::Client>> clients_;
};

}  // namespace tacit::load
