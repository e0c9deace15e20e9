#include "server/finishing.h"

#include <algorithm>
#include <set>

#include "notation/words.h"
#include "rating/rating.h"
#include "server/erasing.h"
#include "server/kept_event.h"
#include "table/record.h"
#include "table/table.h"

namespace tacit::server {
namespace {

using table::Place;
using table::Table;

std::vector<table::Event> eventsOf(store::Store& store, const std::string& id) {
  std::vector<table::Event> events;
  for (const auto& text : store.events(id)) events.push_back(eventFrom(text));
  return events;
}

// Who sat here and is no longer kept anywhere.
std::set<std::string> goneFrom(store::Store& store, const std::vector<table::Event>& events) {
  std::set<std::string> gone;
  for (const auto& event : events)
    if (const auto* const sat = std::get_if<table::Sat>(&event.what); sat != nullptr && !store.person(sat->person))
      gone.insert(sat->person);
  return gone;
}

bool hasWon(const Table& table, const Place& place) { return (table.position().won[0] & place.seats) != 0; }

// Two teams of people who all played to the end: only that says something about how strong each is.
bool counts(const Table& table) {
  const LayoutTable& layout = table.setup().table();
  std::set<std::string> people;
  for (const Place& place : table.places()) {
    if (!place.isPerson() || place.everAbsent || !people.insert(place.person).second) return false;
  }
  const SeatSet side = layout.side[firstOf(layout.seats)];
  const SeatSet others = without(layout.seats, side);
  return table.options().rated && others != 0 && layout.side[firstOf(others)] == others;
}

std::vector<store::RatingChange> ratingsAfter(store::Store& store, const Table& table) {
  std::array<rating::Team, 2> teams;  // winners first
  std::array<std::vector<std::string>, 2> people;
  for (const Place& place : table.places()) {
    const auto person = store.person(place.person);
    if (!person) return {};
    const std::size_t team = hasWon(table, place) ? 0 : 1;
    teams[team].push_back({person->rating.mu, person->rating.sigma, person->rating.games});
    people[team].push_back(place.person);
  }
  if (teams[0].empty() || teams[1].empty()) return {};
  const auto after = rating::update(teams, std::array{0, 1});
  std::vector<store::RatingChange> changes;
  for (std::size_t team = 0; team < 2; ++team)
    for (std::size_t i = 0; i < people[team].size(); ++i)
      changes.push_back({people[team][i], {after[team][i].mu, after[team][i].sigma, after[team][i].games}});
  return changes;
}

}  // namespace

// Asked again after a fault, it looks first whether the result is there.
void keepResult(store::Store& store, const std::string& id) {
  if (store.game(id)) return;
  auto events = eventsOf(store, id);
  const auto gone = goneFrom(store, events);
  if (!gone.empty()) {
    eraseNames(store, id, gone, kDeleted);
    events = eventsOf(store, id);
  }
  Table table;
  for (const auto& event : events) applyChecked(table, event);
  if (table.stage() == table::Stage::Aborted)
    return store.write(std::vector<store::Write>{store::AbandonedTable{id, table.lastTime()}});

  store::FinishedGame game;
  game.table = id;
  game.type = table.options().type;
  game.finishedMs = table.lastTime();
  game.result = table.result();
  game.record = notation::gameFileText(table::recordOf(events));
  for (const Place& place : table.places())
    game.participants.push_back({gone.contains(place.person) ? "" : place.person,
                                 place.isPerson() ? place.name : "bot " + place.level,
                                 notation::seatLetters(place.seats), hasWon(table, place)});
  game.rated = counts(table);
  if (game.rated) game.ratings = ratingsAfter(store, table);
  store.write(std::vector<store::Write>{std::move(game)});
}

}  // namespace tacit::server
