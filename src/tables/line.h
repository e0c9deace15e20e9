// One connection as a table knows it. Who is at its other end, and on which machine, is not the table's business.
#pragma once

#include <algorithm>
#include <cstdint>
#include <deque>
#include <functional>
#include <memory>
#include <string>
#include <utility>

#include "net/limits.h"
#include "net/net.h"

namespace tacit::tables {

// What a line must know of a message to go on at another node: the number of the event or view, if it is one; or the id of
// the command that it answers.
struct DeliveryTag {
  std::int64_t number = 0;
  std::string answers{};  // NOLINT(readability-redundant-member-init): may be left out
};

// Used on the I/O thread. May be kept after the connection has ended; then nothing happens.
class Line {
 public:
  explicit Line(std::string from) : address(std::move(from)) {}
  Line(const Line&) = delete;
  Line& operator=(const Line&) = delete;
  virtual ~Line() = default;

  // In this order.
  virtual void send(const net::Message& message, const DeliveryTag& told) = 0;
  void send(std::string message, const DeliveryTag& told = {}) {
    send(std::make_shared<const std::string>(std::move(message)), told);
  }
  // What was sent before goes out first.
  virtual void close(std::uint16_t code, const std::string& reason) = 0;
  // One command too many: the next ones may wait a moment.
  virtual void slowDown() {}
  // The table is no longer here: anyone who is at the other end is to look for it.
  virtual void moved() {}

  const std::string address;  // where it comes from
};

// A command for which there is no answer yet.
struct Unanswered {
  std::string text;
  std::string id;
  net::Clock::time_point since;
  bool isMove = true;  // or only a question
};

// To somebody who is connected here. Who goes on at another node does so over another line; this one is cut then, and
// whatever is still on its way over it means nothing any more.
class SocketLine final : public Line {
 public:
  explicit SocketLine(std::shared_ptr<net::Socket> socket) : Line(socket->address), socket_(std::move(socket)) {}

  using Line::send;
  void send(const net::Message& message, const DeliveryTag& told) override {
    if (isCut_) return;
    if (told.number != 0) told_ = told.number;
    if (!told.answers.empty()) strikeOut(told.answers);
    socket_->send(message);
  }
  void close(std::uint16_t code, const std::string& reason) override {
    if (!isCut_) socket_->close(code, reason);
  }
  void slowDown() override { socket_->slowDown(); }
  void moved() override {
    if (!isCut_ && onMoved) onMoved();
  }
  bool isOpen() const { return socket_->isOpen(); }

  // The line over which this goes on.
  std::shared_ptr<SocketLine> successor() {
    auto next = std::make_shared<SocketLine>(socket_);
    next->told_ = told_;
    next->unanswered_ = std::move(unanswered_);
    next->onMoved = onMoved;
    isCut_ = true;
    return next;
  }
  std::int64_t told() const { return told_; }
  void setTold(std::int64_t number) { told_ = number; }
  // Commands that a table has to answer, the oldest first. Kept where the table may move.
  std::deque<Unanswered>& unanswered() { return unanswered_; }

  std::function<void()> onMoved;

 private:
  // Answers need not come in the order of the commands: a refusal may come at once.
  void strikeOut(const std::string& command) {
    const auto found = std::ranges::find(unanswered_, command, &Unanswered::id);
    if (found != unanswered_.end()) unanswered_.erase(found);
  }

  std::shared_ptr<net::Socket> socket_;
  std::int64_t told_ = 0;  // the number of the last event
  std::deque<Unanswered> unanswered_;
  bool isCut_ = false;
};

}  // namespace tacit::tables
