// All tables of this server: made, brought back after a restart, played again, given up. Used on the I/O thread only.
#pragma once

#include <map>
#include <memory>
#include <string>
#include <vector>

#include "server/people.h"
#include "server/room.h"
#include "server/settings.h"

namespace tacit::server {

class Rooms {
 public:
  Rooms(net::Net& net, store::Keeper& keeper, Workers& workers, Metrics& metrics, const People& people,
        const Settings& settings);

  // Brings back all unfinished tables; what goes wrong with the store is thrown.
  void restore();

  std::shared_ptr<Room> named(const std::string& id) const;
  std::shared_ptr<Room> make(const table::Options& options, const table::Person& host);

  // Unfinished tables that this person has set up.
  int madeBy(const std::string& person) const;
  std::size_t size() const { return rooms_.size(); }

  using Map = std::map<std::string, std::shared_ptr<Room>, std::less<>>;
  const Map& all() const { return rooms_; }

  // Somebody has another name; somebody is gone and leaves every seat.
  void rename(const table::Person& person);
  void sendAway(const std::string& person);
  // Whether somebody sits at a table that is not done, or has set it up.
  bool needs(const std::string& person) const;

  // Looks whose time is up.
  void tick();
  // Tables that nobody comes to any more.
  void forgetOld();

 private:
  void rematch(const table::Table& over);

  House house_;
  Map rooms_;
};

}  // namespace tacit::server
