// The deals of the day over HTTP: what is published of them, who begins, what is handed in (docs/day.md).
#pragma once

#include <string>

#include "clubs/day_types.h"
#include "fair/secret.h"
#include "people/call.h"
#include "service/settings.h"
#include "store/keeper.h"

namespace tacit::clubs {

struct AskedDay;

// Used on the I/O thread. All that is known is in the store, so that every node gives the same answers.
class DayBook {
 public:
  // What goes wrong with the store is thrown.
  DayBook(store::Keeper& keeper, const service::Settings& settings);

  void days(const people::Call& call);
  void show(const people::Call& call);
  // That somebody has handed in.
  void gameFile(const people::Call& call);
  void begin(const people::Call& call);
  void handIn(const people::Call& call);

 private:
  // The day that the path names; or answers that there is none.
  std::optional<AskedDay> askedDay(const people::Call& call) const;

  store::Keeper& keeper_;
  const service::Settings& settings_;
  const fair::Secret house_;  // that the deals of all days follow from
};

// What somebody has handed in, for themselves. On the storage thread.
std::vector<DayKept> daysKept(store::Store& store, const std::string& person);

}  // namespace tacit::clubs
