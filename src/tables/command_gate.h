// Where commands are handed in, over whatever line they come: how many may come, whether anything can be done now at all,
// and then the table is asked.
#pragma once

#include "tables/rate_limiter.h"
#include "tables/rooms.h"

namespace tacit::tables {

// Who hands something in, and where.
struct CommandSource {
  std::shared_ptr<Line> line;
  std::shared_ptr<Room> room;
  std::string person;
  std::string address;  // as limits count
};

// Tells somebody why a command comes to nothing.
void sendError(Line& line, const std::string& id, const base::Refusal& refusal, const DeliveryTag& told = {});

// Before any table is asked. Of a command that is refused as malformed there is as much as could be read.
base::Outcome readCommand(const std::string& text, table::Command& command);

class CommandGate {
 public:
  CommandGate(const net::Net& net, Rooms& rooms, RateLimiter& rateLimiter)
      : net_(net), rooms_(rooms), rateLimiter_(rateLimiter) {}

  // There is one answer over the line.
  void take(const CommandSource& source, const table::Command& command);

 private:
  const net::Net& net_;
  Rooms& rooms_;
  RateLimiter& rateLimiter_;
};

}  // namespace tacit::tables
