// The only unit of the server that sees Beast. From top to bottom: what is shared, WebSocket connections (Channel), HTTP
// connections, the core that accepts them and looks after their time, the doors to the outside.
#include "net/net.h"

#include <sys/resource.h>

#include <algorithm>
#include <array>
#include <atomic>
#include <boost/asio.hpp>
#include <boost/beast/core/flat_buffer.hpp>
#include <boost/beast/http.hpp>
#include <boost/beast/websocket.hpp>
#include <charconv>
#include <cmath>
#include <stdexcept>
#include <unordered_set>
#include <vector>

#include "net/limits.h"

namespace tacit::net {

namespace asio = boost::asio;
namespace beast = boost::beast;
namespace http = boost::beast::http;
namespace websocket = boost::beast::websocket;

using std::chrono::milliseconds;

using Error = boost::system::error_code;
using Tcp = asio::ip::tcp;
// Typed, not any_io_executor: no virtual calls and no reference counts on the way of each message.
using Executor = asio::io_context::executor_type;
using TcpSocket = asio::basic_stream_socket<Tcp, Executor>;
using Acceptor = asio::basic_socket_acceptor<Tcp, Executor>;
using Signals = asio::basic_signal_set<Executor>;
using Timer = asio::basic_waitable_timer<Clock, asio::wait_traits<Clock>, Executor>;
using Stream = websocket::stream<TcpSocket, false>;  // false: no compression
using Parser = http::request_parser<http::string_body>;
using HttpRequest = http::request<http::string_body>;

template <class Result = void>
using Task = asio::awaitable<Result, Executor>;

namespace {

// Errors come back as values: a peer that goes away is nothing exceptional.
constexpr auto kAwait = asio::as_tuple(asio::use_awaitable_t<Executor>{});

constexpr std::size_t kChunk = std::size_t{64} * 1024;  // of a long answer; each has the time of writeTimeout
constexpr std::size_t kKeptBuffer = 4096;               // a reading buffer that grew beyond this is given back
constexpr std::size_t kKeptQueue = 16;
constexpr std::size_t kMostLinger = std::size_t{256} * 1024;
constexpr int kMostRefusals = 64;  // connections above the limit that still get an answer
constexpr milliseconds kLinger{1000};
constexpr milliseconds kStopGently{2500};
constexpr milliseconds kStopAtOnce{2900};

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
  Count requests;
  Count messagesIn;
  Count messagesOut;
  Count bytesIn;
  Count bytesOut;
  Count refused;
  Count slowReaders;
};

// What goes wrong when something is closed helps nobody.
template <class Closeable>
void closeQuietly(Closeable& closeable) {
  Error ignored;
  static_cast<void>(closeable.close(ignored));
}

// One TCP connection, as those see it who look after all of them.
class Connection {
 public:
  explicit Connection(Core& core);
  Connection(const Connection&) = delete;
  Connection& operator=(const Connection&) = delete;
  Connection(Connection&&) = delete;
  Connection& operator=(Connection&&) = delete;
  virtual ~Connection();

  // Called a few times a second, so that no connection needs timers of its own.
  virtual void lookAtTheClock(Clock::time_point now) = 0;
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
  Place(Place&&) = delete;
  Place& operator=(Place&&) = delete;
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

}  // namespace

class Core : public std::enable_shared_from_this<Core> {
 public:
  Core(Options options, Handlers handlers);

  void run();
  void stop();
  void post(std::function<void()> work);
  Task<> after(milliseconds delay, std::function<void()> work);
  Task<> every(milliseconds period, std::function<void()> work);
  Task<> awaitSignals(std::function<void(int)> work);

  // False: it has thrown, and that is in the log.
  template <class Work>
  bool guarded(Work&& work);

  // By a limit: counted, and told to whoever keeps the log.
  void countRefusal(const std::string& address, std::string_view path, std::string_view why);

  void add(Connection* connection) { connections_.insert(connection); }
  void remove(Connection* connection);

  Rate messageRate() const { return {options.messagesPerSecond, options.messagesBurst}; }
  Rate requestRate() const { return {options.requestsPerSecond, options.requestsBurst}; }
  std::uint16_t port() const { return port_; }
  Executor executor() { return io_.get_executor(); }
  bool isStopping() const { return stopping_; }

  const Options options;
  const Handlers handlers;
  Visitors visitors;
  Counts counts;
  int refusals = 0;  // connections above the limit, just now
  std::uint64_t lastSocket = 0;

 private:
  void listen();
  Task<> acceptAll();
  void welcome(TcpSocket socket);
  milliseconds lookingPeriod() const;
  void lookAtTheClock();
  void cutAll();

  std::unordered_set<Connection*> connections_;
  std::uint16_t port_ = 0;
  bool stopping_ = false;
  Clock::time_point forgotten_ = Clock::now();
  // Below all that connections use: those that are left end with it.
  asio::io_context io_{1};
  Acceptor acceptor_{io_.get_executor()};
  Signals signals_{io_.get_executor()};
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

namespace {

Connection::Connection(Core& core) : core_(&core) { core.add(this); }
Connection::~Connection() { core_->remove(this); }

Place::Place(Core& core) : core_(&core) { core.counts.connections.add(); }

Place::~Place() {
  core_->counts.connections.takeAway();
  if (refused_) --core_->refusals;
  if (!key_.empty()) core_->visitors.leave(key_);
}

void Place::markRefused() {
  refused_ = true;
  ++core_->refusals;
}

bool Place::enterFrom(const std::string& address) {
  std::string key = limitKey(address);
  if (!core_->visitors.enter(key, core_->options.mostConnectionsPerAddress)) return false;
  key_ = std::move(key);
  return true;
}

}  // namespace

// A WebSocket connection. One read is always under way, and it keeps the channel alive.
class Channel final : public Connection, public std::enable_shared_from_this<Channel> {
 public:
  Channel(Core& core, TcpSocket tcp, std::unique_ptr<Place> place, std::string address);
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;
  Channel(Channel&&) = delete;
  Channel& operator=(Channel&&) = delete;
  ~Channel() override { socket_->channel_ = nullptr; }

  Task<> open(const HttpRequest& handshake, const Request& request);
  void send(Message message);
  void close(std::uint16_t code, std::string reason);

  void lookAtTheClock(Clock::time_point now) override;
  void finish() override { close(close_code::kGoingAway, "server is stopping"); }
  void cut() override;

 private:
  void heard();
  void read();
  void gotMessage();
  void write(Message message);
  void wrote(Error error);
  void sayGoodbye();
  void ping();
  void ended();

  Stream stream_;
  beast::flat_buffer buffer_;
  std::unique_ptr<Place> place_;
  std::shared_ptr<Socket> socket_;
  TokenBucket messages_;
  Clock::time_point heard_;
  Clock::time_point closeBy_;
  websocket::close_reason goodbye_;
  Message writing_;               // nothing: no write is under way
  std::vector<Message> waiting_;  // from next_ on
  std::size_t next_ = 0;
  std::size_t backlog_ = 0;  // bytes of all these
  bool open_ = false;
  bool closing_ = false;
  bool asked_ = false;    // pinged since it was heard
  bool pinging_ = false;  // the ping has not gone out yet
};

Channel::Channel(Core& core, TcpSocket tcp, std::unique_ptr<Place> place, std::string address)
    : Connection(core), stream_(std::move(tcp)), buffer_(core.options.mostMessage + 1), place_(std::move(place)),
      socket_(std::make_shared<Socket>()), heard_(Clock::now()) {
  socket_->id = ++core.lastSocket;
  socket_->address = std::move(address);
  socket_->channel_ = this;
  stream_.read_message_max(core.options.mostMessage);
  stream_.auto_fragment(false);
}

Task<> Channel::open(const HttpRequest& handshake, const Request& request) {
  const auto self = shared_from_this();
  const auto [error] = co_await stream_.async_accept(handshake, kAwait);
  if (error) co_return;
  stream_.text(true);
  stream_.control_callback([this](websocket::frame_type, beast::string_view) { heard(); });
  heard();
  open_ = true;
  core().counts.sockets.add();
  const bool fine = core().guarded([&] {
    if (core().handlers.opened) core().handlers.opened(socket_, request);
  });
  if (!fine) close(close_code::kOurFault, "our fault");
  if (core().isStopping()) finish();
  read();
}

void Channel::heard() {
  heard_ = Clock::now();
  asked_ = false;
}

void Channel::read() {
  stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
    if (error) return self->ended();
    self->gotMessage();
    self->read();
  });
}

void Channel::gotMessage() {
  heard();
  if (!closing_) {
    core().counts.messagesIn.add();
    core().counts.bytesIn.add(buffer_.size());
    if (!messages_.take(core().messageRate(), heard_)) {
      core().countRefusal(socket_->address, "/ws", "too_many_messages");
      close(close_code::kPolicy, "too many messages");
    } else if (!stream_.got_text()) {
      close(close_code::kNoBinary, "only text is understood");
    } else {
      const std::string_view text(static_cast<const char*>(buffer_.cdata().data()), buffer_.size());
      const bool fine = core().guarded([&] {
        if (core().handlers.received) core().handlers.received(*socket_, text);
      });
      if (!fine) close(close_code::kOurFault, "our fault");
    }
  }
  buffer_.clear();
  if (buffer_.capacity() > kKeptBuffer) buffer_.shrink_to_fit();
}

void Channel::send(Message message) {
  if (!open_ || closing_ || !message) return;
  if (!writing_) return write(std::move(message));
  if (backlog_ + message->size() > core().options.mostBacklog && core().options.mostBacklog > 0) {
    core().counts.slowReaders.add();
    waiting_.clear();
    next_ = 0;
    return close(close_code::kTryLater, "reading too slowly");
  }
  backlog_ += message->size();
  waiting_.push_back(std::move(message));
}

void Channel::write(Message message) {
  if (backlog_ == 0) backlog_ = message->size();
  writing_ = std::move(message);
  stream_.async_write(asio::buffer(*writing_),
                      [self = shared_from_this()](Error error, std::size_t) { self->wrote(error); });
}

void Channel::wrote(Error error) {
  const Message written = std::move(writing_);
  writing_.reset();
  backlog_ -= written->size();
  if (error) return cut();
  core().counts.messagesOut.add();
  core().counts.bytesOut.add(written->size());
  if (next_ < waiting_.size()) return write(std::move(waiting_[next_++]));
  backlog_ = 0;
  next_ = 0;
  waiting_.clear();
  if (waiting_.capacity() > kKeptQueue) waiting_.shrink_to_fit();
  if (closing_) sayGoodbye();
}

void Channel::close(std::uint16_t code, std::string reason) {
  if (!open_ || closing_) return;
  closing_ = true;
  closeBy_ = Clock::now() + core().options.closeTimeout;
  constexpr std::size_t kLongestReason = 123;
  if (reason.size() > kLongestReason) reason.resize(kLongestReason);
  goodbye_ = {static_cast<websocket::close_code>(code), reason};
  if (!writing_) sayGoodbye();
}

// Reading goes on until the other side has said goodbye too, or its time is over.
void Channel::sayGoodbye() {
  stream_.async_close(goodbye_, [self = shared_from_this()](Error) {});
}

void Channel::lookAtTheClock(Clock::time_point now) {
  const auto silence = now - heard_;
  if (silence > core().options.deadAfter || (closing_ && now > closeBy_)) cut();
  else if (open_ && !closing_ && silence > core().options.pingAfter && !asked_ && !pinging_) ping();
}

void Channel::ping() {
  asked_ = true;
  pinging_ = true;
  stream_.async_ping({}, [self = shared_from_this()](Error) { self->pinging_ = false; });
}

void Channel::cut() { closeQuietly(stream_.next_layer()); }

void Channel::ended() {
  cut();
  open_ = false;
  waiting_.clear();
  socket_->channel_ = nullptr;
  core().counts.sockets.takeAway();
  core().guarded([&] {
    if (core().handlers.closed) core().handlers.closed(*socket_);
  });
}

void Socket::send(Message message) {
  if (channel_ != nullptr) channel_->send(std::move(message));
}

void Socket::close(std::uint16_t code, std::string reason) {
  if (channel_ != nullptr) channel_->close(code, std::move(reason));
}

bool Socket::isOpen() const { return channel_ != nullptr; }

namespace {

Request requestFrom(const HttpRequest& message, const std::string& peer, bool trustProxy) {
  Request request;
  request.method = message.method_string();
  request.target = message.target();
  for (const auto& field : message) request.headers.emplace_back(field.name_string(), field.value());
  request.origin = message[http::field::origin];
  request.host = message[http::field::host];
  request.cookie = message[http::field::cookie];
  request.userAgent = message[http::field::user_agent];
  request.address = peer;
  if (!trustProxy) return request;
  // Several headers of this name are one list; our proxy writes the last of them.
  std::string_view forwarded;
  for (const auto& [name, value] : request.headers)
    if (sameName(name, "X-Forwarded-For")) forwarded = value;
  if (auto address = forwardedAddress(forwarded)) request.address = std::move(*address);
  return request;
}

// What a request that could not be read deserves; 0: nobody is there to be told.
int statusOf(Error error) {
  if (error == http::error::body_limit) return 413;
  if (error == http::error::header_limit || error == http::error::buffer_overflow) return 431;
  if (error == http::error::end_of_stream || error == http::error::partial_message) return 0;
  return error.category() == http::make_error_code(http::error::bad_method).category() ? 400 : 0;
}

// A connection over which requests come, one after the other.
class HttpConnection final : public Connection, public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(Core& core, TcpSocket socket, std::unique_ptr<Place> place, std::string peer, int refusal)
      : Connection(core), socket_(std::move(socket)), wake_(core.executor()),
        buffer_(2 * core.options.mostHeader + kChunk), place_(std::move(place)), peer_(std::move(peer)),
        refusal_(refusal) {}

  // Static, so that the coroutine holds the connection from the start.
  static Task<> serve(std::shared_ptr<HttpConnection> connection);
  void answer(std::uint64_t number, Response response);

  void lookAtTheClock(Clock::time_point now) override;
  void finish() override;
  void cut() override;

 private:
  enum class Next : std::uint8_t { Again, Close, Upgraded };

  void limitTo(milliseconds time) { deadline_ = Clock::now() + time; }
  Task<bool> somethingToRead();
  Task<Next> serveOne();
  Task<Next> serveBody(Parser& parser, Request request);
  Task<Next> upgrade(const HttpRequest& message, Request request);
  std::optional<Response> refusal(const Request& request);
  std::optional<Response> upgradeRefusal(const Request& request);
  Task<Response> ask(Request request);
  Reply replyTo();
  Task<bool> write(const Response& response, bool withBody, bool keepAlive);
  Task<Next> refuse(const Response& response, bool withBody = true);
  Task<> linger();

  TcpSocket socket_;
  Timer wake_;
  beast::flat_buffer buffer_;
  std::unique_ptr<Place> place_;
  std::string peer_;
  int refusal_;  // the status for one too many; 0 usually
  Clock::time_point deadline_;
  std::optional<Response> answer_;
  std::uint64_t number_ = 0;  // of the request: a late answer must not go to the next one
  bool idle_ = false;
  bool waiting_ = false;
  bool cut_ = false;
};

// What a Reply holds: answers once, with 500 if nobody else does.
class Pending {
 public:
  Pending(std::weak_ptr<Core> core, std::weak_ptr<HttpConnection> connection, std::uint64_t number)
      : core_(std::move(core)), connection_(std::move(connection)), number_(number) {}
  Pending(const Pending&) = delete;
  Pending& operator=(const Pending&) = delete;
  Pending(Pending&&) = delete;
  Pending& operator=(Pending&&) = delete;
  ~Pending() { answer(plainResponse(500)); }

  void answer(Response response) {
    if (answered_.exchange(true)) return;
    const auto core = core_.lock();
    if (!core) return;
    asio::dispatch(core->executor(),
                   [connection = connection_, number = number_, response = std::move(response)]() mutable {
                     if (const auto here = connection.lock()) here->answer(number, std::move(response));
                   });
  }

 private:
  std::weak_ptr<Core> core_;
  std::weak_ptr<HttpConnection> connection_;
  std::uint64_t number_;
  std::atomic<bool> answered_ = false;
};

Task<> HttpConnection::serve(std::shared_ptr<HttpConnection> connection) {
  Next next = Next::Again;
  while (next == Next::Again) {
    const bool more = co_await connection->somethingToRead();
    if (!more) co_return;
    next = co_await connection->serveOne();
  }
  if (next == Next::Close) co_await connection->linger();
}

// While nothing comes, a connection costs no buffer.
Task<bool> HttpConnection::somethingToRead() {
  if (buffer_.size() > 0) co_return true;
  buffer_.shrink_to_fit();
  limitTo(number_ == 0 ? core().options.requestTimeout : core().options.idleTimeout);
  idle_ = true;
  const auto [error] = co_await socket_.async_wait(TcpSocket::wait_read, kAwait);
  idle_ = false;
  co_return !error && !cut_;
}

Task<HttpConnection::Next> HttpConnection::serveOne() {
  ++number_;
  Parser parser;
  parser.header_limit(static_cast<std::uint32_t>(core().options.mostHeader));
  parser.body_limit(core().options.mostBody);
  limitTo(core().options.requestTimeout);
  const auto [error, size] = co_await http::async_read_header(socket_, buffer_, parser, kAwait);
  if (error) {
    const int status = statusOf(error);
    if (status != 0) co_return co_await refuse(plainResponse(status));
    cut();
    co_return Next::Close;
  }
  Request request = requestFrom(parser.get(), peer_, core().options.trustProxy);
  const bool withBody = request.method != "HEAD";
  if (!takeApart(request)) co_return co_await refuse(plainResponse(400), withBody);
  const auto refused = refusal(request);
  if (refused) co_return co_await refuse(*refused, withBody);
  if (websocket::is_upgrade(parser.get())) co_return co_await upgrade(parser.get(), std::move(request));
  co_return co_await serveBody(parser, std::move(request));
}

// By the limits on connections and requests.
std::optional<Response> HttpConnection::refusal(const Request& request) {
  int status = refusal_;
  double seconds = 1;
  if (status == 0) {
    seconds = core().visitors.request(limitKey(request.address), core().requestRate(), Clock::now());
    if (seconds <= 0) return std::nullopt;
    core().countRefusal(request.address, request.path, "too_many_requests");
    status = 429;
  }
  Response response = plainResponse(status);
  response.headers.emplace_back("Retry-After", std::to_string(static_cast<long>(std::ceil(seconds))));
  return response;
}

Task<HttpConnection::Next> HttpConnection::serveBody(Parser& parser, Request request) {
  limitTo(core().options.requestTimeout);
  if (sameName(request.header("Expect"), "100-continue") && !parser.is_done()) {
    constexpr std::string_view kGoOn = "HTTP/1.1 100 Continue\r\n\r\n";
    co_await asio::async_write(socket_, asio::buffer(kGoOn), kAwait);
  }
  const auto [error, size] = co_await http::async_read(socket_, buffer_, parser, kAwait);
  if (error) {
    const int status = statusOf(error);
    if (status != 0) co_return co_await refuse(plainResponse(status));
    cut();
    co_return Next::Close;
  }
  request.body = std::move(parser.get().body());
  core().counts.requests.add();
  core().counts.bytesIn.add(request.body.size());
  const bool withBody = request.method != "HEAD";
  const bool again = parser.get().version() == 11 && parser.keep_alive();
  const Response response = co_await ask(std::move(request));
  const bool keepAlive = again && !core().isStopping();
  const bool fine = co_await write(response, withBody, keepAlive);
  co_return fine&& keepAlive ? Next::Again : Next::Close;
}

Task<Response> HttpConnection::ask(Request request) {
  answer_.reset();
  limitTo(core().options.replyTimeout);
  waiting_ = true;
  core().guarded([&] {
    if (core().handlers.request) core().handlers.request(std::move(request), replyTo());
    else answer(number_, plainResponse(404));
  });
  while (!answer_ && !cut_) {
    wake_.expires_at(Clock::time_point::max());
    co_await wake_.async_wait(kAwait);
  }
  waiting_ = false;
  Response response = answer_ ? std::move(*answer_) : plainResponse(503);
  answer_.reset();
  co_return response;
}

Reply HttpConnection::replyTo() {
  auto pending = std::make_shared<Pending>(core().weak_from_this(), weak_from_this(), number_);
  return [pending = std::move(pending)](Response response) { pending->answer(std::move(response)); };
}

void HttpConnection::answer(std::uint64_t number, Response response) {
  if (!waiting_ || number != number_ || answer_) return;
  answer_ = std::move(response);
  wake_.cancel();
}

Task<HttpConnection::Next> HttpConnection::upgrade(const HttpRequest& message, Request request) {
  const auto refused = upgradeRefusal(request);
  if (refused) co_return co_await refuse(*refused);
  auto channel = std::make_shared<Channel>(core(), std::move(socket_), std::move(place_), request.address);
  co_await channel->open(message, request);
  co_return Next::Upgraded;
}

std::optional<Response> HttpConnection::upgradeRefusal(const Request& request) {
  // Frames before our answer would be lost, and nobody honest sends them.
  if (buffer_.size() > 0) return plainResponse(400);
  std::optional<Response> response;
  const bool fine = core().guarded([&] {
    if (core().handlers.upgrade) response = core().handlers.upgrade(request);
  });
  if (!fine) return plainResponse(500);
  if (response) return response;
  // Behind a proxy all connections come from one address; the one behind it is known only now.
  if (core().options.trustProxy && !place_->enterFrom(request.address)) {
    core().countRefusal(request.address, request.path, "too_many_connections");
    return plainResponse(429);
  }
  return std::nullopt;
}

Task<HttpConnection::Next> HttpConnection::refuse(const Response& response, bool withBody) {
  co_await write(response, withBody, false);
  co_return Next::Close;
}

Task<bool> HttpConnection::write(const Response& response, bool withBody, bool keepAlive) {
  const std::string head = headOf(response, keepAlive);
  std::string_view rest = withBody && hasBody(response.status) ? response.content() : std::string_view();
  std::string_view before = head;
  while (!before.empty() || !rest.empty()) {
    const std::string_view chunk = rest.substr(0, kChunk);
    const std::array<asio::const_buffer, 2> parts = {asio::buffer(before), asio::buffer(chunk)};
    limitTo(core().options.writeTimeout);
    const auto [error, size] = co_await asio::async_write(socket_, parts, kAwait);
    if (error) co_return false;
    core().counts.bytesOut.add(chunk.size());
    before = {};
    rest.remove_prefix(chunk.size());
  }
  co_return true;
}

// Closing with input unread would make the other side lose our answer: so a moment is given to it to finish.
Task<> HttpConnection::linger() {
  Error error;
  if (socket_.shutdown(TcpSocket::shutdown_send, error)) co_return;
  limitTo(kLinger);
  std::array<char, 512> ignored;
  for (std::size_t total = 0; total < kMostLinger;) {
    const auto [end, size] = co_await socket_.async_read_some(asio::buffer(ignored), kAwait);
    if (end) co_return;
    total += size;
  }
}

void HttpConnection::lookAtTheClock(Clock::time_point now) {
  if (now < deadline_) return;
  if (waiting_) answer(number_, plainResponse(504));
  else cut();
}

void HttpConnection::finish() {
  if (idle_) cut();
}

void HttpConnection::cut() {
  cut_ = true;
  closeQuietly(socket_);
  wake_.cancel();
}

Tcp::endpoint endpointFrom(const std::string& text) {
  const auto refuse = [&] {
    return std::runtime_error("cannot listen on '" + text + "': write an address and a port, such as 127.0.0.1:8080");
  };
  const auto colon = text.rfind(':');
  if (colon == std::string::npos) throw refuse();
  std::string host = text.substr(0, colon);
  if (host.starts_with('[') && host.ends_with(']')) host = host.substr(1, host.size() - 2);
  else if (host.find(':') != std::string::npos) throw refuse();
  Error error;
  const auto address = asio::ip::make_address(host, error);
  if (error) throw refuse();
  std::uint16_t port = 0;
  const char* const end = text.data() + text.size();
  const auto parsed = std::from_chars(text.data() + colon + 1, end, port);
  if (parsed.ec != std::errc() || parsed.ptr != end) throw refuse();
  return {address, port};
}

// An IPv4 address that came in through an IPv6 socket is written as what it is.
std::string addressOf(const Tcp::endpoint& endpoint) {
  const auto address = endpoint.address();
  if (address.is_v6() && address.to_v6().is_v4_mapped())
    return asio::ip::make_address_v4(asio::ip::v4_mapped, address.to_v6()).to_string();
  return address.to_string();
}

}  // namespace

Core::Core(Options givenOptions, Handlers givenHandlers)
    : options(std::move(givenOptions)), handlers(std::move(givenHandlers)) {
  listen();
}

void Core::listen() {
  const Tcp::endpoint endpoint = endpointFrom(options.listen);
  try {
    acceptor_.open(endpoint.protocol());
    acceptor_.set_option(Tcp::acceptor::reuse_address(true));
    acceptor_.bind(endpoint);
    acceptor_.listen();
    port_ = acceptor_.local_endpoint().port();
  } catch (const boost::system::system_error& error) {
    throw std::runtime_error("cannot listen on '" + options.listen + "': " + error.code().message());
  }
}

void Core::run() {
  asio::co_spawn(io_, acceptAll(), asio::detached);
  asio::co_spawn(io_, every(lookingPeriod(), [this] { lookAtTheClock(); }), asio::detached);
  io_.run();
}

Task<> Core::acceptAll() {
  Timer pause(io_.get_executor());
  while (acceptor_.is_open()) {
    auto [error, socket] = co_await acceptor_.async_accept(kAwait);
    if (!error) {
      welcome(std::move(socket));
      continue;
    }
    // Out of files, most likely: some will be free again.
    pause.expires_after(milliseconds{50});
    co_await pause.async_wait(kAwait);
  }
}

void Core::welcome(TcpSocket socket) {
  Error error;
  const auto peer = socket.remote_endpoint(error);
  if (error || stopping_) return;
  error = socket.set_option(Tcp::no_delay(true), error);  // slower without, no more
  const std::string address = addressOf(peer);
  const auto others = static_cast<std::int64_t>(counts.connections.get()) - refusals;
  const bool full = options.mostConnections > 0 && others >= options.mostConnections;
  int refusal = full ? 503 : 0;
  auto place = std::make_unique<Place>(*this);
  if (!full && !options.trustProxy && !place->enterFrom(address)) refusal = 429;
  if (refusal != 0) {
    countRefusal(address, "", full ? "full" : "too_many_connections");
    if (refusals >= kMostRefusals) return;
    place->markRefused();
  }
  auto connection = std::make_shared<HttpConnection>(*this, std::move(socket), std::move(place), address, refusal);
  asio::co_spawn(io_, HttpConnection::serve(std::move(connection)), asio::detached);
}

void Core::countRefusal(const std::string& address, std::string_view path, std::string_view why) {
  counts.refused.add();
  guarded([&] {
    if (handlers.refused) handlers.refused(address, path, why);
  });
}

void Core::remove(Connection* connection) {
  connections_.erase(connection);
  if (stopping_ && connections_.empty()) io_.stop();
}

milliseconds Core::lookingPeriod() const {
  const auto shortest = std::min({options.requestTimeout, options.idleTimeout, options.replyTimeout,
                                  options.writeTimeout, options.pingAfter, options.deadAfter, options.closeTimeout});
  return std::clamp(shortest / 4, milliseconds{10}, milliseconds{500});
}

void Core::lookAtTheClock() {
  const auto now = Clock::now();
  for (Connection* const connection : connections_) connection->lookAtTheClock(now);
  if (now - forgotten_ < std::chrono::seconds{10}) return;
  forgotten_ = now;
  visitors.forget(requestRate(), now);
}

void Core::cutAll() {
  for (Connection* const connection : connections_) connection->cut();
}

void Core::stop() {
  if (stopping_) return;
  stopping_ = true;
  closeQuietly(acceptor_);
  asio::co_spawn(io_, after(kStopGently, [this] { cutAll(); }), asio::detached);
  asio::co_spawn(io_, after(kStopAtOnce, [this] { io_.stop(); }), asio::detached);
  for (Connection* const connection : connections_) connection->finish();
  if (connections_.empty()) io_.stop();
}

void Core::post(std::function<void()> work) {
  asio::post(io_, [this, work = std::move(work)] { guarded(work); });
}

Task<> Core::after(milliseconds delay, std::function<void()> work) {
  Timer timer(io_.get_executor(), delay);
  co_await timer.async_wait(kAwait);
  guarded(work);
}

// Turns that were missed are not made up for.
Task<> Core::every(milliseconds period, std::function<void()> work) {
  Timer timer(io_.get_executor(), period);
  while (true) {
    co_await timer.async_wait(kAwait);
    guarded(work);
    timer.expires_at(std::max(timer.expiry() + period, Clock::now()));
  }
}

Task<> Core::awaitSignals(std::function<void(int)> work) {
  signals_.add(SIGINT);
  signals_.add(SIGTERM);
  signals_.add(SIGUSR1);
  while (true) {
    const auto [error, number] = co_await signals_.async_wait(kAwait);
    if (error) co_return;
    guarded([&] { work(number); });
  }
}

Net::Net(Options options, Handlers handlers) : core_(std::make_shared<Core>(std::move(options), std::move(handlers))) {}

Net::~Net() = default;

std::uint16_t Net::port() const { return core_->port(); }

void Net::run() { core_->run(); }

void Net::stop() {
  core_->post([core = core_.get()] { core->stop(); });
}

void Net::post(std::function<void()> work) { core_->post(std::move(work)); }

void Net::after(milliseconds delay, std::function<void()> work) {
  asio::co_spawn(core_->executor(), core_->after(delay, std::move(work)), asio::detached);
}

void Net::every(milliseconds period, std::function<void()> work) {
  asio::co_spawn(core_->executor(), core_->every(period, std::move(work)), asio::detached);
}

void Net::onSignal(std::function<void(int)> work) {
  asio::co_spawn(core_->executor(), core_->awaitSignals(std::move(work)), asio::detached);
}

Figures Net::figures() const {
  const Counts& counts = core_->counts;
  return {counts.connections.get(), counts.sockets.get(),     counts.requests.get(),
          counts.messagesIn.get(),  counts.messagesOut.get(), counts.bytesIn.get(),
          counts.bytesOut.get(),    counts.refused.get(),     counts.slowReaders.get()};
}

std::size_t raiseFileLimit() {
  rlimit limit{};
  if (getrlimit(RLIMIT_NOFILE, &limit) != 0) return 0;
  limit.rlim_cur = limit.rlim_max;
  setrlimit(RLIMIT_NOFILE, &limit);
  getrlimit(RLIMIT_NOFILE, &limit);
  return limit.rlim_cur;
}

}  // namespace tacit::net
