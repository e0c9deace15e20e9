// A WebSocket connection, from the handshake to the goodbye.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "net/beast.h"
#include "net/core.h"
#include "net/wire.h"

namespace tacit::net {

// One read is always under way, and it keeps the channel alive.
class Channel final : public Connection, public std::enable_shared_from_this<Channel> {
 public:
  Channel(Core& core, TcpSocket tcp, std::unique_ptr<Place> place, std::string address);
  Channel(const Channel&) = delete;
  Channel& operator=(const Channel&) = delete;
  ~Channel() override { socket_->channel_ = nullptr; }

  Task<> open(const HttpRequest& handshake, const Request& request);
  void send(Message message);
  void close(std::uint16_t code, std::string reason);
  void flush();
  void whenAnswered(std::function<void()> then);
  static Channel* of(const Socket& socket) { return socket.channel_; }
  void slowDown() { tooFast_ = true; }

  void checkTimeouts(Clock::time_point now) override;
  void finish() override { close(close_code::kGoingAway, "server is stopping"); }
  void cut() override;

 private:
  void heard();
  void answered();
  void gotPong(std::string_view question);
  bool isDead(Clock::time_point now) const;
  void read();
  void readLater();
  void gotMessage();
  bool hasRoomFor(const std::string& message);
  void ping();
  void ended();

  Wire& wire() { return stream_.next_layer(); }

  websocket::stream<Wire, false> stream_;  // false: no compression
  beast::flat_buffer buffer_;
  std::unique_ptr<Place> place_;
  std::shared_ptr<Socket> socket_;
  TokenBucket messages_;
  Clock::time_point heard_;
  Clock::time_point askedAt_;
  Clock::time_point closeBy_;
  bool open_ = false;
  bool closing_ = false;
  bool tooFast_ = false;   // what it said last was one too many
  bool flushing_ = false;  // soon, or when there is room
  bool asked_ = false;     // pinged since it was heard
  bool pinging_ = false;   // the ping has not gone out yet
  std::string question_;   // what a ping says, and its answer: an empty text, then another number each time
  std::uint64_t questions_ = 0;
  std::function<void()> then_;  // once the last question is answered
};

}  // namespace tacit::net
