// Where commands are handed in, over whatever line they come: how many may come, whether anything can be done now at all,
// and then the table is asked.
#pragma once

#include "tables/pace.h"
#include "tables/rooms.h"

namespace tacit::server {

// Who hands something in, and where.
struct Customer {
  std::shared_ptr<Line> line;
  std::shared_ptr<Room> room;
  std::string person;
  std::string address;  // as limits count
};

// Tells somebody why a command comes to nothing.
void sendError(Line& line, const std::string& id, const base::Refusal& refusal, const Told& told = {});

// Before any table is asked. Of a command that is refused as malformed there is as much as could be read.
base::Outcome readCommand(const std::string& text, table::Command& command);

class Desk {
 public:
  Desk(const net::Net& net, Rooms& rooms, Pace& pace) : net_(net), rooms_(rooms), pace_(pace) {}

  // There is one answer over the line.
  void take(const Customer& customer, const table::Command& command);

 private:
  const net::Net& net_;
  Rooms& rooms_;
  Pace& pace_;
};

}  // namespace tacit::server
