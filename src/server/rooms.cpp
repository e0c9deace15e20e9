#include "server/rooms.h"

#include <spdlog/spdlog.h>

#include <algorithm>
#include <future>

#include "server/erasing.h"
#include "server/now.h"
#include "server/secrets.h"

namespace tacit::server {
namespace {

constexpr std::int64_t kMinute = 60'000;
constexpr std::int64_t kKeepDone = 60 * kMinute;   // for talk and rematches afterwards
constexpr std::int64_t kKeepOpen = 120 * kMinute;  // a table nobody comes to any more

}  // namespace

Rooms::Rooms(net::Net& net, store::Keeper& keeper, Workers& workers, Metrics& metrics, const People& people,
             const Settings& settings)
    : house_{net,
             keeper,
             workers,
             metrics,
             milliseconds,
             [this](const table::Table& over) { rematch(over); },
             std::chrono::milliseconds(settings.wordsMilliseconds),
             [&people](const std::string& person) { return people.ignoredBy(person); }} {}

void Rooms::restore() {
  // What goes wrong with the store now is thrown here.
  const auto ask = [this]<typename Answer>(std::function<Answer(store::Store&)> question) {
    const auto task = std::make_shared<std::packaged_task<Answer(store::Store&)>>(std::move(question));
    house_.keeper.ask([task](store::Store& store) { (*task)(store); });
    return task->get_future().get();
  };
  const auto ids = ask(std::function([](store::Store& store) { return store.unfinishedTables(); }));
  for (const auto& id : ids) {
    const auto events = ask(std::function([&](store::Store& store) { return store.events(id); }));
    if (events.empty()) continue;
    const auto room = std::make_shared<Room>(house_);
    rooms_[id] = room;
    room->restore(events);
  }
  if (!ids.empty()) spdlog::info("{} unfinished tables are back", ids.size());
}

std::shared_ptr<Room> Rooms::named(const std::string& id) const {
  const auto found = rooms_.find(id);
  return found == rooms_.end() ? nullptr : found->second;
}

std::shared_ptr<Room> Rooms::make(const table::Options& options, const table::Person& host) {
  std::string id = newTableId();
  while (rooms_.contains(id)) id = newTableId();
  const auto room = std::make_shared<Room>(house_);
  rooms_[id] = room;
  room->create(options, id, host);
  return room;
}

// The same people in the same places; bots come by themselves.
void Rooms::rematch(const table::Table& over) {
  std::vector<std::pair<int, table::Person>> people;
  for (std::size_t p = 0; p < over.places().size(); ++p)
    if (over.places()[p].present())
      people.emplace_back(static_cast<int>(p),
                          table::Person{over.places()[p].person, over.places()[p].name, over.places()[p].guest});
  const auto old = named(over.id());
  const auto next = make(over.options(), {over.hostPerson(), ""});
  for (const auto& [place, person] : people) static_cast<void>(next->act(person, table::Sit{place}));
  if (old) old->announceRematch(next->table().id());
}

int Rooms::madeBy(const std::string& person) const {
  return static_cast<int>(std::ranges::count_if(
      rooms_, [&](const auto& one) { return !one.second->done() && one.second->table().hostPerson() == person; }));
}

void Rooms::rename(const table::Person& person) {
  for (const auto& [id, room] : rooms_)
    if (!room->done()) room->rename(person);
}

void Rooms::sendAway(const std::string& person) {
  const table::Person nobody{person, std::string(kDeleted), false};
  for (const auto& [id, room] : rooms_) {
    if (room->table().placesOf(person) == 0) continue;
    room->rename(nobody);
    static_cast<void>(room->act(nobody, table::Leave{}));
  }
}

bool Rooms::needs(const std::string& person) const {
  return std::ranges::any_of(rooms_, [&](const auto& one) {
    const table::Table& table = one.second->table();
    return !one.second->done() && (table.placesOf(person) != 0 || table.hostPerson() == person);
  });
}

void Rooms::tick() {
  for (const auto& [id, room] : rooms_)
    if (room->table().options().clock.decision != 0) room->tick();
}

void Rooms::forgetOld() {
  const std::int64_t now = milliseconds();
  for (const auto& [id, room] : rooms_) {
    const bool forsaken =
        room->table().stage() == table::Stage::Open && room->listeners() == 0 && now - room->lastVisit() > kKeepOpen;
    if (forsaken) room->giveUp();
  }
  std::erase_if(rooms_, [&](const auto& one) {
    return one.second->done() && one.second->listeners() == 0 && now - one.second->lastVisit() > kKeepDone;
  });
}

}  // namespace tacit::server
