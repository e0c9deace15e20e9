// The other end of the line, for tests and for load: many WebSocket connections on one thread, and plain HTTP calls.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "net/net.h"
#include "net/response.h"

namespace tacit::testing {

// One WebSocket connection. To be used on the thread of its loop.
class Client {
 public:
  Client() = default;
  Client(const Client&) = delete;
  Client& operator=(const Client&) = delete;
  Client(Client&&) = delete;
  Client& operator=(Client&&) = delete;
  virtual ~Client() = default;

  virtual void send(net::Message message) = 0;  // queued, in order; text
  void send(std::string message) { send(std::make_shared<const std::string>(std::move(message))); }
  virtual void close(std::uint16_t code, std::string reason) = 0;
  // Without a word, as if the network had gone: the other side gets a reset.
  virtual void cut() = 0;
  // Reading can wait: a slow reader.
  virtual void pauseReading() = 0;
  virtual void goOnReading() = 0;
};

struct ClientHandlers {
  std::function<void(Client&)> opened;
  std::function<void(Client&, std::string_view)> received;
  // Once for each: the code of the other side; 0 when the connection was not opened or broke, and what went wrong.
  std::function<void(Client&, std::uint16_t, std::string)> closed;
};

class ClientLoop {
 public:
  ClientLoop();
  ClientLoop(const ClientLoop&) = delete;
  ClientLoop& operator=(const ClientLoop&) = delete;
  ClientLoop(ClientLoop&&) = delete;
  ClientLoop& operator=(ClientLoop&&) = delete;
  ~ClientLoop();

  // To an address such as 127.0.0.1:8080, with headers such as Cookie and Origin.
  std::shared_ptr<Client> connect(const std::string& address, std::string target, net::Headers headers,
                                  ClientHandlers handlers);
  void run();   // until stop
  void stop();  // from any thread
  void post(std::function<void()> work);
  void after(std::chrono::milliseconds delay, std::function<void()> work);

  class Core;

 private:
  std::unique_ptr<Core> core_;
};

struct HttpAnswer {
  int status = 0;
  std::string body;
  net::Headers headers;

  std::string header(std::string_view name) const;
};

// Asks and waits. std::runtime_error when no answer comes in time.
HttpAnswer httpCall(const std::string& address, const std::string& method, const std::string& target,
                    const net::Headers& headers = {}, const std::string& body = {},
                    std::chrono::milliseconds timeout = std::chrono::seconds{20});

}  // namespace tacit::testing
