// What a table has to write, and what it says once that is kept: nobody hears of an event that could still be lost.
#pragma once

#include <chrono>
#include <memory>
#include <string>
#include <utility>
#include <vector>

#include "table/event.h"
#include "tables/line.h"
#include "tables/room_context.h"

namespace tacit::tables {

class Outbox {
 public:
  explicit Outbox(RoomContext& context) : context_(context) {}

  void write(store::Write write) { writes_.push_back(std::move(write)); }
  void reserve(std::size_t messages) { sent_.messages.reserve(sent_.messages.size() + messages); }
  void send(const std::shared_ptr<Line>& line, net::Message message, const DeliveryTag& told = {}) {
    sent_.messages.push_back({line, std::move(message), told});
  }
  void send(const std::shared_ptr<Line>& line, std::string message, const DeliveryTag& told) {
    send(line, std::make_shared<const std::string>(std::move(message)), told);
  }
  // `flush` gives it back when it is kept.
  void addEvent(const table::Event& event) { sent_.events.push_back(event); }

  void clear() {
    writes_.clear();
    sent_ = {};
  }
  // `kept` is called on the I/O thread with the events, if there are any, after all messages have gone out.
  template <typename Kept>
  void flush(const std::string& table, std::int64_t epoch, Kept kept) {
    if (writes_.empty() && sent_.messages.empty()) return;
    const auto sent = std::make_shared<const Sent>(std::exchange(sent_, {}));
    context_.keeper.write(
        store::fenced(std::exchange(writes_, {}), table, epoch),
        [&context = context_, sent, kept = std::move(kept), began = std::chrono::steady_clock::now()] {
          context.net.post([&context, sent, kept, began] {
            for (const OutgoingMessage& one : sent->messages) one.line->send(one.message, one.told);
            context.metrics.told(began);
            if (!sent->events.empty()) kept(sent->events);
          });
        });
  }

 private:
  struct OutgoingMessage {
    std::shared_ptr<Line> line;
    net::Message message;
    DeliveryTag told;
  };
  struct Sent {
    std::vector<OutgoingMessage> messages;
    std::vector<table::Event> events;
  };

  RoomContext& context_;
  std::vector<store::Write> writes_;  // not yet given to the keeper
  Sent sent_;                         // not before these are kept
};

}  // namespace tacit::tables
