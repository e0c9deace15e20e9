#include "tables/quick_match.h"

#include <algorithm>
#include <ranges>

#include "json/json.h"
#include "service/secrets.h"

namespace tacit::tables {
namespace {

constexpr int kBotsAfterSeconds = 30;
constexpr table::Clock kClock{.decision = 45, .reserve = 180};
constexpr std::int64_t kMaxComings = 500;  // a table where so many came and went is left alone

bool isWaiting(const Room& room) {
  return room.table().options().quick && room.table().stage() == table::Stage::Open && !room.table().fairness().called;
}

bool isLike(const Room& room, const table::Options& options) {
  return isWaiting(room) && json::text(room.table().options()) == json::text(options);
}

// Somebody who has a seat is connected, or was a moment ago.
bool somebodyWaits(const Room& room) {
  return std::ranges::any_of(room.table().places(), [&](const table::Place& place) {
    return place.isPerson() && !room.audience().isGone(place.person, kMissedAfter, room.now());
  });
}

bool hasRoomFor(const Rooms& rooms, const Room& room, const std::string& person) {
  const auto& places = room.table().places();
  const auto isGood = [&](const table::Place& place) {
    return !place.isPerson() || !(rooms.ignores(place.person, person) || rooms.ignores(person, place.person));
  };
  return room.table().lastNumber() < kMaxComings && somebodyWaits(room) &&
         std::ranges::any_of(places, &table::Place::free) && std::ranges::all_of(places, isGood);
}

}  // namespace

table::Options quickOptions(const QuickWish& wish) {
  table::Options options;
  options.type = wish.type;
  options.rated = wish.rated;
  options.bots = "planner";
  options.botMilliseconds = 700;
  options.clock = kClock;
  options.listed = true;
  options.takeBack = false;
  options.quick = true;
  options.botsAfter = wish.bots && !wish.rated ? kBotsAfterSeconds : 0;
  return options;
}

QuickOutlook quickOutlook(const Rooms& rooms, const table::Options& options) {
  QuickOutlook outlook;
  for (const auto& [id, room] : rooms.all())
    if (isLike(*room, options))
      outlook.waiting += static_cast<int>(std::ranges::count_if(room->table().places(), &table::Place::isPerson));
  outlook.seconds = rooms.waits().usual(options);
  return outlook;
}

std::shared_ptr<Room> whereWaiting(const Rooms& rooms, const std::string& person, const table::Options& options) {
  std::shared_ptr<Room> found;
  for (const auto& [id, room] : Rooms::Map(rooms.all())) {
    if (!isWaiting(*room) || room->table().places().heldBy(person).empty()) continue;
    if (isLike(*room, options)) found = room;
    else std::ignore = room->act({person, "", false}, table::Leave{});
  }
  return found;
}

std::shared_ptr<Room> companyFor(const Rooms& rooms, const store::Person& person, const table::Options& options) {
  for (const auto& [age, id] : std::views::reverse(rooms.byAge())) {  // the newest come first there
    const auto room = rooms.named(id);
    if (isLike(*room, options) && hasRoomFor(rooms, *room, person.id)) return room;
  }
  return nullptr;
}

base::Outcome sitAnywhere(Room& room, const table::Person& person) {
  std::vector<int> free;
  for (const table::PlaceIndex place : room.table().places().all())
    if (room.table().places()[place].free()) free.push_back(place.plain());
  if (free.empty()) return base::Refusal{base::RefusalCode::Taken, "this table is full"};
  return room.act(person, table::Sit{free[service::randomSeed() % free.size()]});
}

}  // namespace tacit::tables
