// One connection as a table knows it. Who is at its other end, and on which machine, is not the table's business.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <utility>

#include "net/net.h"

namespace tacit::server {

// Used on the I/O thread. May be kept after the connection has ended; then nothing happens.
class Line {
 public:
  explicit Line(std::string from) : address(std::move(from)) {}
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  Line(Line&&) = delete;
  Line& operator=(Line&&) = delete;
  virtual ~Line() = default;

  // In this order.
  virtual void send(const net::Message& message) = 0;
  void send(std::string message) { send(std::make_shared<const std::string>(std::move(message))); }
  // What was sent before goes out first.
  virtual void close(std::uint16_t code, const std::string& reason) = 0;

  const std::string address;  // where it comes from
};

// To somebody who is connected here.
class SocketLine final : public Line {
 public:
  explicit SocketLine(std::shared_ptr<net::Socket> socket) : Line(socket->address), socket_(std::move(socket)) {}

  using Line::send;
  void send(const net::Message& message) override { socket_->send(message); }
  void close(std::uint16_t code, const std::string& reason) override { socket_->close(code, reason); }
  bool isOpen() const { return socket_->isOpen(); }

 private:
  std::shared_ptr<net::Socket> socket_;
};

}  // namespace tacit::server
