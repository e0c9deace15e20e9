#include "tables/rooms.h"

#include <algorithm>

#include "service/kept_event.h"
#include "service/logging.h"
#include "service/secrets.h"
#include "table/next_game.h"
#include "tables/shuffling.h"

namespace tacit::tables {
namespace {

using namespace std::chrono_literals;
using std::chrono::days;
using std::chrono::hours;
using std::chrono::minutes;

constexpr int kForgetAtOnce = 50;  // tables, so that the store is not away for long

void forgetSome(store::Keeper& keeper, base::Instant before) {
  keeper.ask([&keeper, before](store::Store& store) {
    if (store.tables().forgetEvents(before, kForgetAtOnce) == kForgetAtOnce) forgetSome(keeper, before);
  });
}

}  // namespace

Rooms::Rooms(net::Net& net, store::Keeper& keeper, BotDispatcher& botDispatcher, service::Metrics& metrics,
             const people::People& people, const service::Settings& settings)
    : settings_(settings), clock_(settings.time), context_{net,
                                                           keeper,
                                                           botDispatcher,
                                                           metrics,
                                                           settings,
                                                           [this] { return clock_.now(); },
                                                           [this](const table::Table& over) { rematch(over); },
                                                           std::chrono::milliseconds(settings.wordsMilliseconds),
                                                           people.exclusions(),
                                                           Availability(keeper)} {}

void Rooms::restore() {
  const base::Instant now = clock_.now();
  const auto unfinished = context_.keeper.await([](store::Store& store) { return store.tables().unfinished(); });
  const auto done = context_.keeper.await([&](store::Store& store) { return store.tables().doneSince(now - 24h); });
  for (const auto& id : unfinished) bringBack(id, false, {});
  for (const auto& id : done) bringBack(id, true, now - minutes(settings_.doneMinutes));
  if (!rooms_.empty()) service::logInfo(std::to_string(rooms_.size()) + " tables are back");
}

void Rooms::bringBack(const std::string& id, bool done, base::Instant visitedSince) {
  const base::Instant visited =
      context_.keeper.await([&](store::Store& store) { return store.tables().lastVisit(id); });
  if (visited < visitedSince) return;
  const auto events = context_.keeper.await([&](store::Store& store) { return store.tables().events(id); });
  std::ignore = take(id, events, {.lastVisit = visited, .done = done, .epoch = 0});
}

std::shared_ptr<Room> Rooms::take(const std::string& id, const std::vector<std::string>& events,
                                  const Room::Kept& kept) {
  base::assertOn(context_.net.home());
  // Others have had it, and we have not noticed: anyone who sits at what we had before comes to what there is now.
  if (const auto stale = named(id)) lose({id, stale->epoch()});
  auto room = std::make_shared<Room>(context_);
  rooms_[id] = room;  // if it's to be played again, it's found
  try {
    room->restore(events, kept);
    if (room->table().id() != id) throw store::StoreError("its events are those of another table, or none");
  } catch (const std::exception& problem) {
    rooms_.erase(id);
    if (!kept.done)
      context_.keeper.ask([id, epoch = kept.epoch, why = std::string(problem.what())](store::Store& store) {
        service::quarantine(store, id, epoch, why);
      });
    return nullptr;
  }
  add(room);
  return room;
}

void Rooms::lose(const store::Owned& table) {
  base::assertOn(context_.net.home());
  const auto room = named(table.table);
  if (!room || room->epoch() != table.epoch) return;
  drop(*room);
  room->releaseOwnership();
}

bool Rooms::giveOneBack(Give which, std::function<void(const std::string& id)> then) {
  const auto fits = [&](const auto& one) { return which == Give::Any || !one.second->table().done(); };
  const auto found = std::ranges::find_if(rooms_, fits);
  if (found == rooms_.end()) return false;
  const auto [id, room] = *found;
  drop(*room);
  room->giveBack([id, then = std::move(then)] { then(id); });
  return true;
}

void Rooms::add(const std::shared_ptr<Room>& room) {
  rooms_[room->table().id()] = room;
  byAge_.emplace(room->created(), room->table().id());
}

std::shared_ptr<Room> Rooms::named(const std::string& id) const {
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second;
}

std::shared_ptr<Room> Rooms::make(const table::Options& options, const table::Person& host, const std::string& address,
                                  const std::optional<table::Evening>& evening) {
  base::assertOn(context_.net.home());
  auto id = service::newLinkId<std::string>();
  while (rooms_.contains(id)) id = service::newLinkId<std::string>();
  const auto room = std::make_shared<Room>(context_);
  table::Created created = committedTo(options, id, host.id);
  created.evening = evening;
  room->create(created, address);
  add(room);
  return room;
}

std::shared_ptr<Room> Rooms::makeForTournament(const table::Created& created,
                                               const std::vector<std::optional<table::Person>>& people) {
  const auto room = std::make_shared<Room>(context_);
  room->create(created, "", people);
  add(room);
  return room;
}

// Bots come by themselves.
void Rooms::rematch(const table::Table& over) {
  const auto old = named(over.id());
  const auto isHere = [&](const std::string& person) { return old && old->audience().isHere(person); };
  const table::NextGame again = table::nextGame(over, isHere);
  const auto next = make(over.options(), {again.host, ""}, old ? old->address() : "", again.evening);
  for (int place = 0; const auto& person : again.seats) {
    if (person) std::ignore = next->act(*person, table::Sit{place});
    ++place;
  }
  if (old) old->perform([&](table::Referee referee) { referee.announceRematch(next->table().id()); });
}

void Rooms::setTableAside(const Room& room, const std::string& why) {
  const auto kept = named(room.table().id());
  drop(*kept);
  kept->audience().dismiss("this table was set aside");
  context_.keeper.write(store::fenced({store::SetAside{kept->table().id(), why}}, kept->table().id(), kept->epoch()));
}

base::Outcome Rooms::restoreQuarantined(const std::string& id, const std::vector<std::string>& events,
                                        std::int64_t epoch) {
  const auto broken = [](const std::string& why) {
    return base::Refusal{base::RefusalCode::Broken, "it cannot be brought back: " + why};
  };
  const auto room = std::make_shared<Room>(context_);
  try {
    room->restore(events, {.lastVisit = clock_.now(), .done = false, .epoch = epoch});
    if (room->table().id() != id) return broken("its events are those of another table, or none");
  } catch (const std::exception& problem) {
    return broken(problem.what());
  }
  add(room);
  context_.keeper.write({store::TakeBack{id}});
  return {};
}

void Rooms::drop(const Room& room) {
  const std::string id = room.table().id();
  byAge_.erase({room.created(), id});
  rooms_.erase(id);
}

void Rooms::erase(const std::shared_ptr<Room>& room) {
  base::assertOn(context_.net.home());
  drop(*room);
  room->erase();
}

bool Rooms::ignores(const std::string& person, const std::string& other) const {
  const auto& ignored = context_.exclusions.ignoredBy(person);
  return std::ranges::find(ignored, other) != ignored.end();
}

void Rooms::tick() {
  base::assertOn(context_.net.home());
  const bool worksAgain = context_.availability.checkStore();
  const bool jumped = clock_.tick();  // time that nobody could use is not counted either way
  if (worksAgain || jumped)
    for (const auto& [id, room] : Map(rooms_)) room->restartClocks();
  for (const auto& [id, room] : rooms_) room->tick();
}

bool Rooms::isForsaken(const Room& room) const {
  const bool open = room.table().stage() == table::Stage::Open;
  const auto& options = room.table().options();
  if (open && options.quick) return room.audience().alone(room.now()) > 1min;
  if (!open && options.clock.isByCorrespondence()) return false;  // its clocks bring it to an end
  const bool waitsForHours = open && !options.clock.isByCorrespondence();
  return !room.table().done() &&
         room.audience().alone(room.now()) > (waitsForHours ? hours(settings_.openHours) : days(settings_.gameDays));
}

void Rooms::forgetOld() {
  if (context_.availability.halted()) return;
  for (const auto& [id, room] : Map(rooms_))
    if (isForsaken(*room)) room->perform(&table::Referee::giveUp);
  std::erase_if(rooms_, [&](const auto& one) {
    const auto& [id, room] = one;
    const bool old = room->table().done() && !room->isSealed() &&
                     room->audience().alone(room->now()) > minutes(settings_.doneMinutes);
    if (!old) return false;
    byAge_.erase({room->created(), id});
    if (room->epoch() != 0) room->giveBack([] {});
    return true;
  });
}

void Rooms::forgetEvents() { forgetSome(context_.keeper, clock_.now() - days(settings_.eventDays)); }

}  // namespace tacit::tables
