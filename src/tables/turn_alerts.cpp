#include "tables/turn_alerts.h"

#include <algorithm>

#include "table/sight.h"

namespace tacit::tables {
namespace {

bool waitsFor(const table::Table& table, const std::string& person) {
  // NOLINTNEXTLINE(readability-use-anyofallof): a set of seats is no range
  for (const Seat seat : viewerOf(table, person).seats & table.deciding())
    if (!table.places().botDecides(seat)) return true;
  return false;
}

// By correspondence at once; where people sit together, when somebody is not back after a while.
bool needsAlert(const table::Table& table, base::Duration awayFor) {
  return table.options().clock.isByCorrespondence() || awayFor >= std::chrono::minutes(1);
}

// Who else plays: the first person, for a name to know the game by.
std::string otherThan(const table::Table& table, const std::string& person) {
  const auto other = std::ranges::find_if(
      table.places(), [&](const table::Place& place) { return place.isPerson() && place.person != person; });
  return other == table.places().end() ? "" : other->name;
}

}  // namespace

void TurnAlerts::update(const table::Table& table, const Audience& audience, base::Instant now,
                        const alerts::TellAlert& alert) {
  if (table.stage() != table::Stage::Playing) return;
  for (const table::Place& place : table.places()) {
    const std::string& person = place.person;
    if (!place.present()) continue;
    if (!waitsFor(table, person)) told_.erase(person);
    else if (audience.isHere(person)) told_.insert(person);
    else if (needsAlert(table, audience.awayFor(person, now)) && told_.insert(person).second && alert)
      alert(person, {alerts::AlertKind::Turn, "/t/" + table.id(), otherThan(table, person)});
  }
}

void TurnAlerts::assumeTold(const table::Table& table) {
  for (const table::Place& place : table.places())
    if (waitsFor(table, place.person)) told_.insert(place.person);
}

}  // namespace tacit::tables
