// The deals of the day over HTTP: what is published of them, who begins, what is handed in (docs/day.md).
#pragma once

#include <map>
#include <string>

#include "clubs/day_types.h"
#include "fair/secret.h"
#include "people/people.h"
#include "store/keeper.h"

namespace tacit::clubs {

// Used on the I/O thread. All that is known is in the store, so that every node gives the same answers.
class DayBook {
 public:
  // What goes wrong with the store is thrown.
  DayBook(store::Keeper& keeper, people::People& people, const service::Settings& settings);

  void days(const net::Request& request, const net::Reply& reply);
  // A day, or the game that somebody has handed in.
  void day(const net::Request& request, const net::Reply& reply);
  // Begins a deal, or hands it in.
  void act(const net::Request& request, const net::Reply& reply);

  // Counts per hour begin again.
  void newHour() { triesThisHour_.clear(); }

 private:
  struct Call;

  std::int64_t now() const;
  void withDay(const net::Request& request, const net::Reply& reply, std::function<void(const Call& call)> then);
  bool isTooMany(const std::string& key, int most);
  void begin(const Call& call);
  void handIn(const Call& call);
  void show(const Call& call);
  void gameFile(const Call& call);

  store::Keeper& keeper_;
  people::People& people_;
  const service::Settings& settings_;
  const fair::Secret house_;                  // that the deals of all days follow from
  std::map<std::string, int> triesThisHour_;  // by person, and by address
};

// What somebody has handed in, for themselves. On the storage thread.
std::vector<DayKept> daysKept(store::Store& store, const std::string& person);

}  // namespace tacit::clubs
