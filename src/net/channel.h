// A WebSocket connection, from the handshake to the goodbye.
#pragma once

#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <vector>

#include "net/beast.h"
#include "net/core.h"

namespace tacit::net {

// One read is always under way, and it keeps the channel alive.
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

}  // namespace tacit::net
