#include "table/sight.h"

#include <algorithm>
#include <span>

namespace tacit::table {

Viewer viewerOf(const Table& table, std::string_view person) {
  Viewer viewer{.seats = {}, .places = table.places().heldBy(person)};
  for (const PlaceIndex one : viewer.places) viewer.seats |= table.places()[one].seats;
  const Options& options = table.options();
  viewer.seesAll = options.openHands || (viewer.seats.empty() && options.spectators == Spectators::Open);
  return viewer;
}

View see(const Table& table, const Viewer& viewer) {
  const Places& places = table.places();
  const SeatSet own = viewer.seesAll ? table.position().layout().seats : viewer.seats;
  SeatSet looked;
  std::array<SeatSet, kSeats> holders{};
  for (std::size_t p = 0; p < std::min(places.size(), holders.size()); ++p) holders[p] = places[p].seats;
  for (const PlaceIndex one : viewer.places)
    looked |= looksAt(table.position(), places[one].seats, std::span(holders).first(places.size()));
  return table.game().view(own, looked);
}

View see(const Table& table, Seat seat) {
  const PlaceIndex place = table.places().indexOf(seat);
  View view = see(table, Viewer{.seats = table.places()[place].seats, .places = PlaceSet(place)});
  view.position = decidedBy(view.position, seat);
  return view;
}

}  // namespace tacit::table
