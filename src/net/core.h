// What all connections share: the loop they run on, the limits, the counts, and the one who looks at their clocks.
#pragma once

#include <atomic>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <string>
#include <string_view>
#include <unordered_set>
#include <utility>
#include <vector>

#include "base/home_thread.h"
#include "net/beast.h"
#include "net/endpoint.h"
#include "net/limits.h"
#include "net/net.h"

namespace tacit::net {

// A number that the I/O thread writes and others may read.
class Count {
 public:
  void add(std::uint64_t n = 1) { value_.store(get() + n, std::memory_order_relaxed); }
  void takeAway() { value_.store(get() - 1, std::memory_order_relaxed); }
  std::uint64_t get() const { return value_.load(std::memory_order_relaxed); }

 private:
  std::atomic<std::uint64_t> value_ = 0;
};

struct Counts {
  Count connections;
  Count sockets;
  Count unanswered;
  Count requests;
  Count messagesIn;
  Count messagesOut;
  Count sends;
  Count bytesIn;
  Count bytesOut;
  Count refused;
  Count slowReaders;
};

// One TCP connection, as those see it who look after all of them.
class Connection {
 public:
  explicit Connection(Core& core);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  virtual ~Connection();

  // Called a few times a second, so that no connection needs timers of its own.
  virtual void checkTimeouts(Clock::time_point now) = 0;
  virtual void finish() = 0;  // the server is stopping
  virtual void cut() = 0;     // ends it without a word

 protected:
  Core& core() const { return *core_; }

 private:
  Core* core_;
};

// A connection's place among all that are allowed.
class Place {
 public:
  explicit Place(Core& core);
  Place(const Place&) = delete;
  Place& operator=(const Place&) = delete;
  ~Place();

  // False: too many are here from that address.
  bool enterFrom(const std::string& address);
  // It is there only to be told that there is no room.
  void markRefused();

 private:
  Core* core_;
  bool refused_ = false;
  std::string key_;
};

class Core : public std::enable_shared_from_this<Core> {
 public:
  Core(EndpointOptions options, Handlers handlers);

  void run();
  void stop();
  void post(std::function<void()> work);
  Clock::time_point now() const { return options.time->now(); }
  void after(milliseconds delay, std::function<void()> work);
  void every(milliseconds period, std::function<void()> work);
  void onSignal(std::function<void(int)> work);

  // False: it has thrown, and that is in the log.
  template <class Work>
  bool guarded(Work&& work);

  // By a limit: counted, and told to the log.
  void countRefusal(const std::string& address, std::string_view path, std::string_view why);

  // At the end of this turn of the loop: by then all is there that goes out in it.
  void flushSoon(std::shared_ptr<Channel> channel);

  void add(Connection* connection) { connections_.insert(connection); }
  void remove(Connection* connection);

  Rate messageRate() const { return {options.messagesPerSecond, options.messagesBurst}; }
  std::uint16_t port() const { return endpoint_.port(); }
  std::string address() const { return textOf(endpoint_); }
  Executor executor() { return io_.get_executor(); }
  bool isStopping() const { return stopping_; }

  const EndpointOptions options;
  const Handlers handlers;
  Visitors visitors{{options.requestsPerSecond, options.requestsBurst}, options.maxConnectionsPerAddress};
  Counts counts;
  base::HomeThread home;
  int refusals = 0;  // connections above the limit, just now
  std::uint64_t lastSocket = 0;
  std::string frames;  // put together here before they go out

 private:
  void listen();
  Task<> acceptAll();
  // Work that waits for its time. No period: it is done once.
  struct Alarm {
    milliseconds period;
    std::function<void()> work;
  };
  void schedule(milliseconds delay, Alarm alarm);
  void awaitNextAlarm();
  void ring();
  Task<> waitToStop(milliseconds delay, std::function<void()> work);
  Task<> awaitSignals(std::function<void(int)> work);
  void welcome(TcpSocket socket);
  milliseconds lookingPeriod() const;
  void checkTimeouts();
  void cutAll();
  void flushAll();
  void doPosted();

  std::unordered_set<Connection*> connections_;
  Tcp::endpoint endpoint_;  // where it listens
  std::mutex posting_;      // guards posted_
  bool stopping_ = false;
  Clock::time_point forgotten_ = now();
  // Below all that connections use: those that are left end with it.
  asio::io_context io_{BOOST_ASIO_CONCURRENCY_HINT_UNSAFE_IO};  // connections are touched by one thread only
  Acceptor acceptor_{io_.get_executor()};
  Signals signals_{io_.get_executor()};
  Timer wake_{io_.get_executor()};  // for the first alarm
  // What these hold may need the loop to the end.
  std::vector<std::function<void()>> posted_;  // by any thread
  std::vector<std::shared_ptr<Channel>> toFlush_;
  std::multimap<Clock::time_point, Alarm> alarms_;
};

template <class Work>
bool Core::guarded(Work&& work) {
  try {
    std::forward<Work>(work)();
    return true;
  } catch (const std::exception& error) {
    if (handlers.failed) handlers.failed(error.what());
  } catch (...) {
    if (handlers.failed) handlers.failed("something that is no std::exception");
  }
  return false;
}

}  // namespace tacit::net
