// The observer's order of the seats: the observer is slot 0, the others follow clockwise. Ring spaces are counted from
// the observer's start.
#pragma once

#include <array>
#include <cstddef>

#include "rules/tacit.h"

namespace tacit::python {

inline constexpr int kMaxRing = 66;

class Slots {
 public:
  Slots(const LayoutTable& layout, Seat observer)
      : count_(static_cast<std::size_t>(layout.seats.size())), ring_(layout.ring), start_(startOf(layout, observer)) {
    Seat seat = observer;
    for (std::size_t slot = 0; slot < count_; ++slot, seat = layout.seats.next(seat)) {
      seats_[slot] = seat;
      slots_[seat] = slot;
    }
  }

  // Calls visit(seat, slot) for the seats clockwise from the observer.
  template <typename Visit>
  void forEach(Visit visit) const {
    for (std::size_t slot = 0; slot < count_; ++slot) visit(seats_[slot], slot);
  }

  std::size_t of(Seat seat) const { return slots_[seat]; }
  std::size_t count() const { return count_; }
  Seat seatIn(std::size_t slot) const { return seats_[slot]; }

  // How far a ring space is from the observer's start, and the space that is so far.
  int ringNumber(Space space) const { return distance(ring_, start_, space); }
  Space ringSpace(int number) const { return ahead(ring_, start_, number); }
  int ring() const { return ring_; }

 private:
  std::size_t count_;
  int ring_;
  Space start_;
  std::array<Seat, kSeats> seats_{};
  std::array<std::size_t, kSeats> slots_{};
};

}  // namespace tacit::python
