#include "table/places.h"

#include <algorithm>

namespace tacit::table {

PlaceIndex Places::indexOf(Seat seat) const {
  for (const PlaceIndex one : all())
    if ((*this)[one].seats.contains(seat)) return one;
  return {};  // every seat of the game belongs to a place
}

PlaceSet Places::heldBy(std::string_view person) const {
  PlaceSet set;
  for (const PlaceIndex one : all())
    if (!person.empty() && (*this)[one].person == person) set.add(one);
  return set;
}

bool Places::severalPeople() const {
  const auto somebody = std::ranges::find_if(*this, &Place::isPerson);
  return std::ranges::any_of(*this, [&](const Place& one) { return one.isPerson() && one.person != somebody->person; });
}

void Places::ask(PlaceIndex place, const SeatAsking& asking) {
  (*this)[place].asking = asking;
  ++asks_[asking.person];
}

std::optional<PlaceIndex> Places::askedFor(std::string_view person) const {
  for (const PlaceIndex one : all())
    if (!person.empty() && (*this)[one].asking.person == person) return one;
  return std::nullopt;
}

int Places::asksOf(std::string_view person) const {
  const auto found = asks_.find(person);
  return found == asks_.end() ? 0 : found->second;
}

}  // namespace tacit::table
