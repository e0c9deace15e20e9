// A game with others who want one now: those who wait are seated together, and their table starts by itself.
#pragma once

#include <memory>
#include <string>

#include "tables/rooms.h"

namespace tacit::tables {

// What somebody wants who does not mind with whom.
struct QuickWish {
  static constexpr std::string_view kType = "QuickWish";
  std::string type = "four";
  bool rated = false;
  bool bots = true;  // may take the seats for which nobody comes
  static constexpr bool kDefaults = true;
  TACIT_FIELDS(QuickWish, type, rated, bots)
};

// How it looks for such a wish.
struct QuickOutlook {
  static constexpr std::string_view kType = "QuickOutlook";
  int waiting = 0;             // people
  std::optional<int> seconds;  // that it usually takes, as far as that is known
  TACIT_FIELDS(QuickOutlook, waiting, seconds)
};

// The table that such people get; the same for the same wish.
table::Options quickOptions(const QuickWish& wish);

QuickOutlook quickOutlook(const Rooms& rooms, const table::Options& options);

// The table where this person waits already; those where the person waits for something else are left.
std::shared_ptr<Room> whereWaiting(const Rooms& rooms, const std::string& person, const table::Options& options);

// The oldest table where others wait for such a game and the person can sit with everybody.
std::shared_ptr<Room> companyFor(const Rooms& rooms, const store::Person& person, const table::Options& options);

// In one of the free places, any of them: nobody can bring a partner along.
base::Outcome sitAnywhere(Room& room, const table::Person& person);

}  // namespace tacit::tables
