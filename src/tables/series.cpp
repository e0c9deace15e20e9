#include "tables/series.h"

#include <algorithm>
#include <set>

namespace tacit::tables {
namespace {

using table::Place;

bool wonWithHelp(const table::Table& table, const Place& place) {
  return !(table.position().won[0] & place.seats).empty() && (place.tookBack > 0 || place.everAbsent);
}

}  // namespace

std::string seriesOf(const table::Table& table, bool rated) {
  if (table.places().agreements.boardWasSet) return {};
  std::set<std::string> levels;
  int people = 0;
  for (const Place& place : table.places()) {
    if (!place.isPerson()) {
      levels.insert(place.level);
      continue;
    }
    if (wonWithHelp(table, place)) return {};
    ++people;
  }
  const std::string family(table::familyOf(table.type()));
  if (rated) return "rated/" + family;
  return people == 1 && levels.size() == 1 && !family.empty() ? *levels.begin() + '/' + table.options().type : "";
}

std::vector<store::Write> givenUp(const table::Table& table) {
  const std::string series = table.dealt() ? seriesOf(table, false) : "";
  const auto person = std::ranges::find_if(table.places(), &Place::isPerson);
  if (series.empty() || person == table.places().end()) return {};
  return {store::EndedSeries{person->person, series}};
}

}  // namespace tacit::tables
