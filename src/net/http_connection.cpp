#include "net/http_connection.h"

#include <array>
#include <atomic>
#include <cmath>
#include <string_view>
#include <utility>

#include "net/channel.h"

namespace tacit::net {
namespace {

constexpr std::size_t kChunk = std::size_t{64} * 1024;  // of a long answer; each has the time of writeTimeout
constexpr std::size_t kMaxLinger = std::size_t{256} * 1024;
constexpr milliseconds kLinger{1000};
constexpr milliseconds kBeforeRefusal{100};

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

// What a Reply holds: answers once, with 500 if nobody else does.
class Pending {
 public:
  Pending(std::weak_ptr<Core> core, std::weak_ptr<HttpConnection> connection, std::uint64_t number)
      : core_(std::move(core)), connection_(std::move(connection)), number_(number) {}
  Pending(const Pending&) = delete;
  Pending& operator=(const Pending&) = delete;
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

}  // namespace

HttpConnection::HttpConnection(Core& core, TcpSocket socket, std::unique_ptr<Place> place, std::string peer,
                               int refusal)
    : Connection(core), socket_(std::move(socket)), wake_(core.executor()),
      buffer_(2 * core.options.maxHeader + kChunk), place_(std::move(place)), peer_(std::move(peer)),
      refusal_(refusal) {}

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
  parser.header_limit(static_cast<std::uint32_t>(core().options.maxHeader));
  parser.body_limit(core().options.maxBody);
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
  if (refused) {
    if (refusal_ == 0) co_await pause();  // a connection that is one too many must not stay
    co_return co_await refuse(*refused, withBody);
  }
  if (websocket::is_upgrade(parser.get())) co_return co_await upgrade(parser.get(), std::move(request));
  co_return co_await serveBody(parser, std::move(request));
}

// By the limits on connections and requests.
std::optional<Response> HttpConnection::refusal(const Request& request) {
  int status = refusal_;
  double seconds = 1;
  if (status == 0) {
    seconds = core().visitors.request(limitKey(request.address), core().now());
    if (seconds <= 0) return std::nullopt;
    core().countRefusal(request.address, request.path, "too_many_requests");
    status = 429;
  }
  Response response = plainResponse(status);
  response.headers.emplace_back("Retry-After", std::to_string(static_cast<long>(std::ceil(seconds))));
  return response;
}

// Visitors who ask too often or for too much wait for the refusal: their connections are few, so this limits how many they get.
Task<> HttpConnection::pause() {
  limitTo(core().options.replyTimeout);
  wake_.expires_after(kBeforeRefusal);
  co_await wake_.async_wait(kAwait);
}

Task<HttpConnection::Next> HttpConnection::serveBody(Parser& parser, Request request) {
  limitTo(core().options.requestTimeout);
  if (core().handlers.maxBody) {
    const std::size_t most = core().handlers.maxBody(request);
    if (parser.content_length().value_or(0) > most) {
      co_await pause();
      co_return co_await refuse(plainResponse(413));
    }
    parser.body_limit(most);
  }
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
  if (socket_.shutdown(TcpSocket::shutdown_send, error) || socket_.non_blocking(true, error)) co_return;
  limitTo(kLinger);
  for (std::size_t total = 0; total < kMaxLinger && !error;) {
    const auto [end] = co_await socket_.async_wait(TcpSocket::wait_read, kAwait);
    if (end) co_return;
    total += readAway(socket_, error);
  }
}

void HttpConnection::checkTimeouts(Clock::time_point now) {
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

}  // namespace tacit::net
