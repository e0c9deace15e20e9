// How many unfinished tables a person, an address and this server may have.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <vector>

#include "tables/rooms.h"

namespace tacit::tables {

// Who wants one more table; the address is as limits count (net::limitKey).
struct Maker {
  std::string person;
  std::string address;
  bool byCorrespondence = false;
};

// Games against bots that were put aside don't count, for they make room.
class TableLimits {
 public:
  TableLimits(Rooms& rooms, const service::Settings& settings, const Maker& maker);

  // Of the maker's kind, at this node.
  service::TableCounts counts() const { return {countThatStay(limits_[0]), countThatStay(limits_[1])}; }
  base::Outcome refuses(const service::TableCounts& elsewhere) const;
  // For one more table.
  void makeRoom();

 private:
  using Fits = std::function<bool(const Room& room)>;
  struct Limit {
    int max = 0;
    Fits fits;
    base::Refusal refusal;
  };
  int countThatStay(const Limit& limit) const;
  // The next to go: of the person who put the most games aside, so that nobody pushes out those of others by making many;
  // and of those the one that was left the longest ago.
  std::shared_ptr<Room> nextToGo(const Fits& fits) const;

  Rooms& rooms_;
  std::vector<Limit> limits_;  // of the person, the address, the server
};

}  // namespace tacit::tables
