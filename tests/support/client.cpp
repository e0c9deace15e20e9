#include "support/client.h"

#include <algorithm>
#include <deque>
#include <optional>
#include <stdexcept>

#include "net/beast.h"
#include "net/endpoint.h"

namespace tacit::testing {

namespace asio = net::asio;
namespace beast = net::beast;
namespace http = net::http;
namespace websocket = net::websocket;

using net::Error;
using net::Executor;
using net::Headers;
using net::Message;
using net::milliseconds;
using net::Tcp;
using net::TcpSocket;
using net::Timer;

namespace {

class Connected final : public Client, public std::enable_shared_from_this<Connected> {
 public:
  Connected(const Executor& executor, std::string host, std::string target, Headers headers, ClientHandlers handlers)
      : stream_(executor), host_(std::move(host)), target_(std::move(target)), headers_(std::move(headers)),
        handlers_(std::move(handlers)) {
    stream_.write_buffer_bytes(512);
    stream_.auto_fragment(false);
    stream_.secure_prng(false);  // masks need not be secret in a test
    stream_.text(true);
  }

  void connect(const Tcp::endpoint& endpoint) {
    stream_.next_layer().async_connect(endpoint, [self = shared_from_this()](Error error) {
      if (error) return self->ended(error);
      error = self->stream_.next_layer().set_option(Tcp::no_delay(true), error);  // slower without, no more
      self->shakeHands();
    });
  }

  void send(Message message) override {
    queue_.push_back(std::move(message));
    if (open_ && queue_.size() == 1) write();
  }

  void close(std::uint16_t code, std::string reason) override {
    if (closing_) return;
    closing_ = true;
    stream_.async_close({static_cast<websocket::close_code>(code), reason}, [self = shared_from_this()](Error) {});
  }

  void cut() override {
    Error ignored;
    static_cast<void>(stream_.next_layer().set_option(asio::socket_base::linger(true, 0), ignored));
    net::closeQuietly(stream_.next_layer());
  }

  void pauseReading() override { paused_ = true; }

  void goOnReading() override {
    paused_ = false;
    if (stalled_) read();
  }

 private:
  void shakeHands() {
    stream_.set_option(websocket::stream_base::decorator([this](websocket::request_type& request) {
      for (const auto& [name, value] : headers_) request.set(name, value);
    }));
    stream_.async_handshake(answer_, host_, target_, [self = shared_from_this()](Error error) {
      if (error == websocket::error::upgrade_declined) return self->refused();
      if (error) return self->ended(error);
      self->open_ = true;
      if (!self->queue_.empty()) self->write();
      if (self->handlers_.opened) self->handlers_.opened(*self);
      self->answer_ = {};
      self->read();
    });
  }

  void read() {
    stalled_ = paused_;
    if (paused_) return;
    stream_.async_read(buffer_, [self = shared_from_this()](Error error, std::size_t) {
      if (error) return self->ended(error);
      const std::string_view text(static_cast<const char*>(self->buffer_.cdata().data()), self->buffer_.size());
      if (self->handlers_.received) self->handlers_.received(*self, text);
      self->buffer_.clear();
      self->read();
    });
  }

  void write() {
    stream_.async_write(asio::buffer(*queue_.front()), [self = shared_from_this()](Error error, std::size_t) {
      if (error) return;
      self->queue_.pop_front();
      if (!self->queue_.empty()) self->write();
    });
  }

  void refused() { finish(0, "HTTP " + std::to_string(answer_.result_int())); }

  void ended(Error error) {
    const auto reason = stream_.reason();  // the error is another one when we said goodbye first
    if (reason.code == websocket::close_code::none) return finish(0, error.message());
    finish(reason.code, std::string(reason.reason.data(), reason.reason.size()));
  }

  void finish(std::uint16_t code, std::string why) {
    open_ = false;
    net::closeQuietly(stream_.next_layer());
    if (handlers_.closed) handlers_.closed(*this, code, std::move(why));
    handlers_ = {};  // they may hold this very client
  }

  net::Stream stream_;
  beast::flat_buffer buffer_;
  std::string host_;
  std::string target_;
  Headers headers_;
  ClientHandlers handlers_;
  websocket::response_type answer_;
  std::deque<Message> queue_;  // the first is under way
  bool open_ = false;
  bool closing_ = false;
  bool paused_ = false;
  bool stalled_ = false;  // nothing is being read
};

}  // namespace

class ClientLoop::Core {
 public:
  asio::io_context io{1};
  asio::executor_work_guard<Executor> work{io.get_executor()};
};

ClientLoop::ClientLoop() : core_(std::make_unique<Core>()) {}
ClientLoop::~ClientLoop() = default;

std::shared_ptr<Client> ClientLoop::connect(const std::string& address, std::string target, Headers headers,
                                            ClientHandlers handlers) {
  const auto endpoint = net::endpointFrom(address, "connect to");
  auto client = std::make_shared<Connected>(core_->io.get_executor(), address, std::move(target), std::move(headers),
                                            std::move(handlers));
  asio::post(core_->io, [client, endpoint] { client->connect(endpoint); });
  return client;
}

void ClientLoop::run() { core_->io.run(); }
void ClientLoop::stop() { core_->io.stop(); }
void ClientLoop::post(std::function<void()> work) { asio::post(core_->io, std::move(work)); }

void ClientLoop::after(milliseconds delay, std::function<void()> work) {
  auto timer = std::make_shared<Timer>(core_->io.get_executor(), delay);
  timer->async_wait([timer, work = std::move(work)](Error error) {
    if (!error) work();
  });
}

std::string HttpAnswer::header(std::string_view name) const {
  const auto found =
      std::ranges::find_if(headers, [&](const auto& header) { return net::sameName(header.first, name); });
  return found == headers.end() ? std::string() : found->second;
}

HttpAnswer httpCall(const std::string& address, const std::string& method, const std::string& target,
                    const Headers& headers, const std::string& body, milliseconds timeout) {
  asio::io_context io{1};
  TcpSocket socket(io.get_executor());
  http::request<http::string_body> request;
  request.method_string(method);
  request.target(target);
  request.version(11);
  request.set(http::field::host, address);
  request.set(http::field::connection, "close");
  for (const auto& [name, value] : headers) request.set(name, value);
  request.body() = body;
  request.prepare_payload();
  http::response_parser<http::string_body> parser;
  parser.body_limit(boost::none);
  parser.skip(method == "HEAD");
  beast::flat_buffer buffer;
  std::optional<Error> outcome;

  socket.async_connect(net::endpointFrom(address, "connect to"), [&](Error connected) {
    if (connected) return void(outcome = connected);
    http::async_write(socket, request, [&](Error, std::size_t) {
      // An answer may be there even if not all of the question was taken.
      http::async_read(socket, buffer, parser, [&](Error error, std::size_t) { outcome = error; });
    });
  });
  io.run_for(timeout);
  if (!outcome) throw std::runtime_error("no answer from " + address + " in time");
  if (*outcome) throw std::runtime_error("no answer from " + address + ": " + outcome->message());

  HttpAnswer answer;
  answer.status = static_cast<int>(parser.get().result_int());
  for (const auto& field : parser.get()) answer.headers.emplace_back(field.name_string(), field.value());
  answer.body = std::move(parser.get().body());
  return answer;
}

}  // namespace tacit::testing
