// A server on a thread of its own and those who talk to it: WebSocket clients that wait, and bare TCP connections.
#pragma once

#include <arpa/inet.h>
#include <netinet/in.h>
#include <sys/socket.h>
#include <sys/time.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <condition_variable>
#include <cstdint>
#include <deque>
#include <functional>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>
#include <thread>
#include <utility>

#include "net/net.h"
#include "support/client.h"
#include "support/wait.h"

namespace tacit::testing {

// Options without limits on numbers; a test sets the one it is about.
inline net::EndpointOptions unlimited() {
  net::EndpointOptions options;
  options.maxConnections = 0;
  options.maxConnectionsPerAddress = 0;
  options.messagesPerSecond = 0;
  options.requestsPerSecond = 0;
  return options;
}

// Sends every message back, and answers every request with its path.
inline net::Handlers echo() {
  net::Handlers handlers;
  handlers.request = [](const net::Request& request, const net::Reply& reply) {
    reply({200, "text/plain", request.method + " " + request.path + " " + request.body, {}, nullptr});
  };
  handlers.received = [](net::Socket& socket, std::string_view text) { socket.send(std::string(text)); };
  return handlers;
}

class Server {
 public:
  explicit Server(net::Handlers handlers = echo(), net::EndpointOptions options = unlimited())
      : net(std::move(options), std::move(handlers)), thread_([this] { net.run(); }) {}
  Server(const Server&) = delete;
  Server& operator=(const Server&) = delete;
  Server(Server&&) = delete;
  Server& operator=(Server&&) = delete;
  ~Server() { stop(); }

  void stop() {
    if (!thread_.joinable()) return;
    net.stop();
    thread_.join();
  }
  void join() { thread_.join(); }
  // What has come to the loop by now is done, and what follows from it at once.
  void settle() {
    for (int turn = 0; turn < 3; ++turn) {
      std::promise<void> done;
      net.post([&] { done.set_value(); });
      done.get_future().wait();
    }
  }

  std::string address() const { return "127.0.0.1:" + std::to_string(net.port()); }
  testing::HttpAnswer call(const std::string& method, const std::string& target, const net::Headers& headers = {},
                           const std::string& body = {}) const {
    return testing::httpCall(address(), method, target, headers, body);
  }
  testing::HttpAnswer get(const std::string& target, const net::Headers& headers = {}) const {
    return call("GET", target, headers);
  }

  net::Net net;

 private:
  std::thread thread_;
};

// A WebSocket client with a thread of its own, whose answers can be waited for.
class Talker {
 public:
  explicit Talker(const Server& server, net::Headers headers = {}, const std::string& target = "/")
      : Talker(server.address(), std::move(headers), target) {}
  Talker(const std::string& address, net::Headers headers, const std::string& target) {
    testing::ClientHandlers handlers;
    handlers.opened = [this](testing::Client&) { note([this] { open_ = true; }); };
    handlers.received = [this](testing::Client&, std::string_view text) { note([&] { got_.emplace_back(text); }); };
    handlers.closed = [this](testing::Client&, std::uint16_t code, std::string why) {
      note([&] { closed_ = {code, std::move(why)}; });
    };
    client_ = loop_.connect(address, target, std::move(headers), std::move(handlers));
    thread_ = std::thread([this] { loop_.run(); });
  }
  Talker(const Talker&) = delete;
  Talker& operator=(const Talker&) = delete;
  Talker(Talker&&) = delete;
  Talker& operator=(Talker&&) = delete;
  ~Talker() {
    loop_.stop();
    thread_.join();
    client_.reset();  // before its loop
  }

  bool waitUntilOpen() {
    wait([this] { return open_ || closed_; });
    return open_ && !closed_;
  }
  void send(const std::string& text) {
    loop_.post([this, text] { client_->send(text); });
  }
  void close(std::uint16_t code, const std::string& reason) {
    loop_.post([this, code, reason] { client_->close(code, reason); });
  }
  void pauseReading() {
    loop_.post([this] { client_->pauseReading(); });
  }
  void goOnReading() {
    loop_.post([this] { client_->goOnReading(); });
  }
  // The next message; "(nothing)" when none comes.
  std::string next() {
    wait([this] { return !got_.empty() || closed_; });
    const std::scoped_lock lock(mutex_);
    if (got_.empty()) return "(nothing)";
    std::string text = std::move(got_.front());
    got_.pop_front();
    return text;
  }
  std::string ask(const std::string& text) {
    send(text);
    return next();
  }
  // How the connection ended: code and reason; -1 when it did not.
  std::pair<int, std::string> end() {
    wait([this] { return closed_.has_value(); });
    const std::scoped_lock lock(mutex_);
    return closed_.value_or(std::pair<int, std::string>(-1, "not closed"));
  }

 private:
  template <class Change>
  void note(Change change) {
    {
      const std::scoped_lock lock(mutex_);
      change();
    }
    changed_.notify_all();
  }
  template <class Condition>
  void wait(Condition condition) {
    std::unique_lock lock(mutex_);
    changed_.wait_for(lock, kLongEnough, condition);
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  bool open_ = false;
  std::deque<std::string> got_;
  std::optional<std::pair<int, std::string>> closed_;
  testing::ClientLoop loop_;
  std::shared_ptr<testing::Client> client_;
  std::thread thread_;
};

// A TCP connection that sends whatever it likes.
class Raw {
 public:
  explicit Raw(const Server& server) : Raw(server.net.port()) {}
  // From this address of the machine, if one is given.
  explicit Raw(std::uint16_t port, std::uint32_t from = 0) : file_(socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    const timeval time{kLongEnough.count(), 0};
    setsockopt(file_, SOL_SOCKET, SO_RCVTIMEO, &time, sizeof(time));
    sockaddr_in own{};
    own.sin_family = AF_INET;
    own.sin_addr.s_addr = htonl(from);
    if (from != 0) bind(file_, reinterpret_cast<const sockaddr*>(&own), sizeof(own));
    sockaddr_in to{};
    to.sin_family = AF_INET;
    to.sin_port = htons(port);
    to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
    connected_ = connect(file_, reinterpret_cast<const sockaddr*>(&to), sizeof(to)) == 0;
  }
  Raw(const Raw&) = delete;
  Raw& operator=(const Raw&) = delete;
  Raw(Raw&&) = delete;
  Raw& operator=(Raw&&) = delete;
  ~Raw() { ::close(file_); }

  bool isConnected() const { return connected_; }
  // False: the other side takes no more.
  bool send(std::string_view text) const {
    while (!text.empty()) {
      const ssize_t sent = ::send(file_, text.data(), text.size(), MSG_NOSIGNAL);
      if (sent <= 0) return false;
      text.remove_prefix(static_cast<std::size_t>(sent));
    }
    return true;
  }
  // All until this text has come, or until the other side closes or resets.
  std::string readUntil(std::string_view text) {
    std::string all;
    std::array<char, 4096> chunk{};
    while (text.empty() || all.find(text) == std::string::npos) {
      const ssize_t size = recv(file_, chunk.data(), chunk.size(), 0);
      if (size <= 0) break;
      all.append(chunk.data(), static_cast<std::size_t>(size));
    }
    return all;
  }
  std::string readAll() { return readUntil({}); }
  // Becomes a WebSocket; what follows are frames, which may come at once.
  std::string upgrade(std::string_view until = "\r\n\r\n") {
    send(
        "GET / HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n");
    return readUntil(until);
  }

 private:
  int file_;
  bool connected_ = false;
};

}  // namespace tacit::testing
