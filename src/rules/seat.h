// Seats and sets of seats.
#pragma once

#include <bit>
#include <cstdint>

#include "rules/number.h"

namespace tacit {

using Seat = Number<struct SeatTag>;  // 0..5 for a..f, clockwise

inline constexpr int kSeats = 6;     // as many as any layout has
inline constexpr Seat kNoSeat{255};  // in the place of a seat where there is none

// Some of the seats, in one byte: bit s for seat s. Looped over, it gives its seats, a first.
class SeatSet {
 public:
  class Iterator;

  constexpr SeatSet() = default;
  constexpr explicit SeatSet(unsigned bits) : bits_(static_cast<std::uint8_t>(bits)) {}  // from its bits

  constexpr unsigned bits() const { return bits_; }            // bit s for seat s
  constexpr bool empty() const { return bits_ == 0; }          // no seat is in it
  constexpr int size() const { return std::popcount(bits_); }  // how many seats
  // False for kNoSeat.
  constexpr bool contains(Seat seat) const { return ((std::uint64_t{bits_} >> (seat & 63U)) & 1U) != 0; }
  // All of the other set are in it.
  constexpr bool containsAll(SeatSet other) const { return (other.bits_ & ~unsigned{bits_}) == 0; }
  // Those that aren't in the other set.
  constexpr SeatSet without(SeatSet gone) const { return SeatSet(bits_ & ~unsigned{gone.bits_}); }

  // Of a set that isn't empty: the seat nearest to a.
  constexpr Seat first() const { return Seat(std::countr_zero(bits_)); }

  // The next seat of the set clockwise; `seat` itself when it is the only one.
  constexpr Seat next(Seat seat) const {
    const unsigned twice = bits_ | unsigned{bits_} << unsigned{kSeats};
    const int next = seat + 1 + std::countr_zero(twice >> (seat + 1U));
    return Seat(next < kSeats ? next : next - kSeats);
  }

  // The next seat of the set anticlockwise; `seat` itself when it is the only one.
  constexpr Seat previous(Seat seat) const {
    const unsigned before = bits_ & ((1U << seat) - 1U);
    return Seat(static_cast<int>(std::bit_width(before != 0 ? before : unsigned{bits_})) - 1);
  }

  constexpr Iterator begin() const;  // to loop over the seats
  static constexpr Iterator end();   // behind the last

  constexpr SeatSet& operator|=(SeatSet other) { return *this = *this | other; }  // adds another set
  friend constexpr SeatSet operator|(SeatSet x, SeatSet y) { return SeatSet(unsigned{x.bits_} | y.bits_); }
  friend constexpr SeatSet operator&(SeatSet x, SeatSet y) { return SeatSet(unsigned{x.bits_} & y.bits_); }
  friend constexpr bool operator==(SeatSet, SeatSet) = default;

 private:
  std::uint8_t bits_ = 0;
};

// The seats of a set, one after the other.
class SeatSet::Iterator {
 public:
  constexpr explicit Iterator(unsigned rest) : rest_(rest) {}                 // with these seats still to come
  constexpr Seat operator*() const { return Seat(std::countr_zero(rest_)); }  // the seat it has come to
  // On to the next.
  constexpr Iterator& operator++() {
    rest_ &= rest_ - 1;
    return *this;
  }
  friend constexpr bool operator==(Iterator, Iterator) = default;

 private:
  unsigned rest_;  // the seats still to come
};

constexpr SeatSet::Iterator SeatSet::begin() const { return Iterator(bits_); }
constexpr SeatSet::Iterator SeatSet::end() { return Iterator(0); }

constexpr SeatSet only(Seat seat) { return SeatSet(1U << seat); }  // the set of this seat alone

inline constexpr SeatSet kAllSeats{0b111111};  // whatever the layout

}  // namespace tacit
