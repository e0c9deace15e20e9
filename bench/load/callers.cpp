#include "load/callers.h"

#include "net/beast.h"
#include "net/endpoint.h"

namespace tacit::load {

class Callers::Core {
 public:
  Core(const std::string& itsAddress, std::function<Ask(std::uint64_t n)> itsNext)
      : address(itsAddress), endpoint(net::endpointFrom(itsAddress, "connect to")), next(std::move(itsNext)) {}

  const std::string address;
  const net::Tcp::endpoint endpoint;
  const std::function<Ask(std::uint64_t n)> next;
  net::asio::io_context io{1};
};

// One connection, and the next one when it has ended.
class Callers::Line {
 public:
  Line(Callers& callers, Core& core) : callers_(callers), core_(core), socket_(core.io.get_executor()) {}

  static net::Task<> work(std::unique_ptr<Line> line) {
    while (true) {
      const bool connected = co_await line->connect();
      if (!connected) continue;
      bool more = true;
      while (more) more = co_await line->ask();
      line->hangUp();
    }
  }

 private:
  net::Task<bool> connect() {
    const auto [error] = co_await socket_.async_connect(core_.endpoint, net::kAwait);
    if (!error) co_return true;
    hangUp();
    net::Timer pause(core_.io.get_executor(), std::chrono::milliseconds{10});
    co_await pause.async_wait(net::kAwait);
    co_return false;
  }

  // Whether the connection can be used again.
  net::Task<bool> ask() {
    const net::HttpRequest request = requestFor(core_.next(callers_.countAsked()));
    const auto [unsent, sent] = co_await net::http::async_write(socket_, request, net::kAwait);
    net::http::response<net::http::string_body> answer;
    const auto [error, size] = co_await net::http::async_read(socket_, buffer_, answer, net::kAwait);
    const auto status = answer.result_int();
    if (error || status == 413 || status == 429 || status == 503) callers_.countRefused();
    co_return !error && !unsent && answer.keep_alive();
  }

  net::HttpRequest requestFor(Ask ask) const {
    net::HttpRequest request;
    request.method_string(ask.method);
    request.target(ask.target);
    request.version(11);
    request.set(net::http::field::host, core_.address);
    for (const auto& [name, value] : ask.headers) request.set(name, value);
    if (!ask.body.empty()) request.set(net::http::field::content_type, "application/json");
    request.body() = std::move(ask.body);
    request.prepare_payload();
    return request;
  }

  // With a reset: there are only so many ports, and those of connections that end otherwise are kept for a minute.
  void hangUp() {
    net::Error ignored;
    static_cast<void>(socket_.set_option(net::asio::socket_base::linger(true, 0), ignored));
    net::closeQuietly(socket_);
    buffer_.clear();
  }

  Callers& callers_;
  Core& core_;
  net::TcpSocket socket_;
  net::beast::flat_buffer buffer_;
};

Callers::Callers(const std::string& address, int connections, std::function<Ask(std::uint64_t n)> next)
    : core_(std::make_unique<Core>(address, std::move(next))) {
  for (int i = 0; i < connections; ++i)
    net::asio::co_spawn(core_->io, Line::work(std::make_unique<Line>(*this, *core_)), net::asio::detached);
  thread_ = std::thread([this] {
    stepBack();
    core_->io.run();
  });
}

Callers::~Callers() {
  core_->io.stop();
  thread_.join();
}

}  // namespace tacit::load
