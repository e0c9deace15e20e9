// The network: HTTP/1.1 and WebSocket on one thread, with limits on everything. It knows nothing of the game.
#pragma once

#include <chrono>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>

#include "base/home_thread.h"
#include "net/request.h"
#include "net/response.h"
#include "net/time_source.h"

namespace tacit::net {

// Call it once, now or later, from any thread. When all copies are gone and none was called, the answer is 500.
using Reply = std::function<void(Response)>;

using Message = std::shared_ptr<const std::string>;

// Why a WebSocket connection ends (RFC 6455, 7.4.1).
namespace close_code {
inline constexpr std::uint16_t kNormal = 1000;
inline constexpr std::uint16_t kGoingAway = 1001;
inline constexpr std::uint16_t kNoBinary = 1003;
inline constexpr std::uint16_t kPolicy = 1008;
inline constexpr std::uint16_t kOurFault = 1011;
inline constexpr std::uint16_t kTryLater = 1013;
}  // namespace close_code

class Channel;

// One WebSocket connection as its user sees it. To be used on the I/O thread; may be kept after the connection has
// ended, when send and close do nothing.
class Socket {
 public:
  // Messages keep their order; what is sent after close, or to a connection that has ended, is dropped.
  // Anyone who reads so slowly that more than EndpointOptions::mostBacklog bytes wait is closed with 1013.
  void send(Message message);
  void send(std::string message) { send(std::make_shared<const std::string>(std::move(message))); }
  // What was sent before goes out first. `closed` follows in any case.
  void close(std::uint16_t code, std::string reason);
  // Anyone who says too much is heard again after a tenth of a second: so even saying no to it costs little.
  void slowDown();
  bool isOpen() const;

  std::uint64_t id = 0;  // never given twice
  std::string address;
  std::shared_ptr<void> owner;  // whatever the user wants to find again

 private:
  friend class Channel;
  Channel* channel_ = nullptr;  // nothing once the connection has ended
};

// All are called on the I/O thread. What they throw ends the one request (500) or connection (1011), nothing else.
struct Handlers {
  std::function<void(Request, Reply)> request;
  // How long its body may be, when only its head has come; `mostBody` of the options where nobody says.
  std::function<std::size_t(const Request&)> maxBody;
  // Nothing: the WebSocket is accepted. A response: refused with it.
  std::function<std::optional<Response>(const Request&)> upgrade;
  std::function<void(const std::shared_ptr<Socket>&, const Request&)> opened;
  std::function<void(Socket&, std::string_view)> received;  // text; binary messages close the connection with 1003
  std::function<void(Socket&)> closed;                      // once for each one opened
  std::function<void(std::string_view)> failed;             // for the log: what a handler has thrown
  // For the log: a limit of ours has refused something. The path is empty where none was read.
  std::function<void(const std::string& address, std::string_view path, std::string_view why)> refused;
};

// Each handler may be left out. Numbers of limits: 0 means none.
struct EndpointOptions {
  std::string listen = "127.0.0.1:0";  // or "[::1]:8080", "0.0.0.0:8080"; port 0: any that is free
  std::size_t maxMessage = std::size_t{16} * 1024;
  std::size_t maxHeader = std::size_t{8} * 1024;
  std::size_t maxBody = std::size_t{64} * 1024;
  std::size_t maxBacklog = std::size_t{256} * 1024;  // a single message may be larger when nothing else waits

  int maxConnections = 10'000;
  int maxConnectionsPerAddress = 100;
  double messagesPerSecond = 20;  // over one WebSocket connection
  double messagesBurst = 60;
  double requestsPerSecond = 60;  // from one address
  double requestsBurst = 1200;    // a club behind one router opens the page at the same moment: some 80 files each

  std::chrono::milliseconds requestTimeout{10'000};  // for the head, and again for the body
  std::chrono::milliseconds idleTimeout{30'000};     // between two requests
  std::chrono::milliseconds replyTimeout{30'000};    // for us to answer; then 504
  std::chrono::milliseconds writeTimeout{30'000};    // for each 64 KiB of an answer
  std::chrono::milliseconds pingAfter{4'000};        // of silence
  std::chrono::milliseconds deadAfter{9'000};        // so that others see within ten seconds that somebody is away
  std::chrono::milliseconds closeTimeout{3'000};     // for the other side to say goodbye

  std::shared_ptr<TimeSource> time = systemTime();  // all timers and time limits go by it

  bool trustProxy = false;  // X-Forwarded-For says who is there; only behind a proxy of our own
};

struct Figures {
  std::uint64_t connections = 0;  // now, WebSockets among them
  std::uint64_t sockets = 0;      // WebSockets now
  std::uint64_t unanswered = 0;   // of these, have been pinged and not been heard since
  std::uint64_t requests = 0;
  std::uint64_t messagesIn = 0;
  std::uint64_t messagesOut = 0;
  std::uint64_t sends = 0;    // over WebSockets; what is sent in one turn of the loop goes out together
  std::uint64_t bytesIn = 0;  // of messages and bodies
  std::uint64_t bytesOut = 0;
  std::uint64_t refused = 0;      // by a limit on connections, requests or messages
  std::uint64_t slowReaders = 0;  // closed because of their backlog
};

class Core;
class Visitors;

class Net {
 public:
  // Listens at once; std::runtime_error when that is not possible.
  Net(EndpointOptions options, Handlers handlers);
  Net(const Net&) = delete;
  Net& operator=(const Net&) = delete;
  ~Net();

  std::uint16_t port() const;
  std::string address() const;  // with the port

  // The thread that calls this is the I/O thread, until stop.
  void run();
  const base::HomeThread& home() const;

  // All below: from any thread, before and during run. What is left undone when run ends is dropped.

  // No new connections; WebSockets close with 1001, answers and messages that wait go out; run ends in 3 s at most.
  void stop();
  void post(std::function<void()> work);
  Clock::time_point now() const;
  void after(std::chrono::milliseconds delay, std::function<void()> work);
  void every(std::chrono::milliseconds period, std::function<void()> work);
  // SIGTERM, SIGINT and SIGUSR1, which no longer end the process by themselves.
  void onSignal(std::function<void(int)> work);

  Figures figures() const;

  // How much each of them does. On the I/O thread.
  Visitors& visitors();

 private:
  std::shared_ptr<Core> core_;
};

// As many open files as this process may have: each connection is one. Returns how many.
std::size_t raiseFileLimit();

}  // namespace tacit::net
