#include "tables/audience.h"

#include <algorithm>

#include "json/json.h"
#include "service/close_codes.h"

namespace tacit::tables {

void Audience::add(Listener listener) {
  listener.joined = ++joins_;
  if (!listener.screen) leftAt_.erase(listener.person.id);
  listeners_.push_back(std::move(listener));
}

std::optional<Listener> Audience::remove(const Line& line) {
  const auto found =
      std::ranges::find_if(listeners_, [&](const Listener& listener) { return listener.line.get() == &line; });
  if (found == listeners_.end()) return std::nullopt;
  Listener removed = std::move(*found);
  listeners_.erase(found);
  return removed;
}

const Listener* Audience::find(const std::shared_ptr<Line>& line) const {
  const auto found = std::ranges::find(listeners_, line, &Listener::line);
  return found == listeners_.end() ? nullptr : &*found;
}

bool Audience::isHere(const std::string& person) const {
  return std::ranges::any_of(
      listeners_, [&](const Listener& listener) { return !listener.screen && listener.person.id == person; });
}

int Audience::spectators(const table::Table& table) const {
  return static_cast<int>(std::ranges::count_if(
      listeners_, [&](const Listener& listener) { return table.places().heldBy(listener.person.id).empty(); }));
}

void Audience::rename(const table::Person& person) {
  for (Listener& listener : listeners_)
    if (listener.person.id == person.id)
      listener.person = {person.id, person.name, person.guest, listener.person.program};
}

base::Duration Audience::awayFor(const std::string& person, base::Instant now) const {
  const auto left = leftAt_.find(person);
  return now - (left == leftAt_.end() ? awakeSince_ : std::max(awakeSince_, left->second));
}

void Audience::dismiss(const std::string& why) const {
  for (const Listener& listener : listeners_) listener.line->close(service::close_code::kNotFound, why);
}

net::Message Audience::presence(const table::Table& table, base::Instant now) const {
  table::PresenceMessage presence;
  presence.t = now;
  for (const table::PlaceIndex index : table.places().all()) {
    const table::Place& place = table.places()[index];
    if (isHere(place.person)) presence.here.add(index);
    else if (place.isPerson()) presence.away.push_back({index, awayFor(place.person, now)});
  }
  presence.spectators = spectators(table);
  return std::make_shared<const std::string>(json::text(table::ServerMessage(presence)));
}

}  // namespace tacit::tables
