// An HTTP connection: requests one after the other, or a WebSocket in the end.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>

#include "net/beast.h"
#include "net/core.h"

namespace tacit::net {

class HttpConnection final : public Connection, public std::enable_shared_from_this<HttpConnection> {
 public:
  HttpConnection(Core& core, TcpSocket socket, std::unique_ptr<Place> place, std::string peer, int refusal);

  // Static, so that the coroutine holds the connection from the start.
  static Task<> serve(std::shared_ptr<HttpConnection> connection);
  void answer(std::uint64_t number, Response response);

  void checkTimeouts(Clock::time_point now) override;
  void finish() override;
  void cut() override;

 private:
  enum class Next : std::uint8_t { Again, Close, Upgraded };

  void limitTo(milliseconds time) { deadline_ = core().now() + time; }
  Task<bool> somethingToRead();
  Task<> pause();
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

}  // namespace tacit::net
