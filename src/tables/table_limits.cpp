#include "tables/table_limits.h"

#include <algorithm>
#include <array>
#include <map>

namespace tacit::tables {
namespace {

constexpr int kTimesByCorrespondence = 10;  // as many tables: games of weeks lie side by side

// A game against bots alone that the person who set it up has left.
bool isSuspended(const Room& room) {
  const table::Table& table = room.table();
  const std::string& maker = table.makerPerson();
  return table.stage() == table::Stage::Playing && room.audience().empty() && !table.places().heldBy(maker).empty() &&
         belongsTo(table, maker);
}

}  // namespace

TableLimits::TableLimits(Rooms& rooms, const service::Settings& settings, const Maker& maker) : rooms_(rooms) {
  const auto counts = [slow = maker.byCorrespondence](const Room& room) {
    return !room.table().done() && room.table().options().clock.isByCorrespondence() == slow;
  };
  const int times = maker.byCorrespondence ? kTimesByCorrespondence : 1;
  using base::RefusalCode;
  limits_ = {Limit{times * settings.maxTablesPerPerson,
                   [=, person = maker.person](const Room& room) {
                     return counts(room) && room.table().makerPerson() == person;
                   },
                   RefusalCode::TooManyTables},
             Limit{times * settings.maxTablesPerAddress,
                   [=, address = maker.address](const Room& room) { return counts(room) && room.address() == address; },
                   {RefusalCode::TooManyFromHere, "too many open tables from your network; finish one first"}},
             Limit{settings.maxTables,
                   [](const Room& /*any*/) { return true; },
                   {RefusalCode::Busy, "there are too many tables; try again later"}}};
}

int TableLimits::countThatStay(const Limit& limit) const {
  const auto stays = [&](const auto& one) { return limit.fits(*one.second) && !isSuspended(*one.second); };
  return static_cast<int>(std::ranges::count_if(rooms_.all(), stays));
}

base::Outcome TableLimits::refuses(const service::TableCounts& elsewhere) const {
  const std::array others{elsewhere.person, elsewhere.address, 0};
  for (std::size_t k = 0; k < limits_.size(); ++k)
    if (countThatStay(limits_[k]) + others[k] >= limits_[k].max) return limits_[k].refusal;
  return {};
}

void TableLimits::makeRoom() {
  for (const Limit& limit : limits_) {
    const auto fits = [&](const auto& one) { return limit.fits(*one.second); };
    for (auto more = std::ranges::count_if(rooms_.all(), fits) - limit.max + 1; more > 0; --more)
      if (const auto room = nextToGo(limit.fits)) rooms_.erase(room);
  }
}

std::shared_ptr<Room> TableLimits::nextToGo(const Fits& fits) const {
  std::vector<std::shared_ptr<Room>> aside;
  std::map<std::string, int> ofPerson;
  for (const auto& [id, room] : rooms_.all())
    if (fits(*room) && isSuspended(*room)) {
      aside.push_back(room);
      ++ofPerson[room->table().makerPerson()];
    }
  const auto rank = [&](const auto& room) {
    return std::pair(-ofPerson[room->table().makerPerson()], room->audience().lastVisit(room->now()));
  };
  const auto next = std::ranges::min_element(aside, {}, rank);
  return next == aside.end() ? nullptr : *next;
}

}  // namespace tacit::tables
