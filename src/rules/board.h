// The board: where every marble is, and questions about rings and homes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "rules/setup.h"

namespace tacit {

// A place a marble can be in: 0 the base, 1..66 the ring, 67..70 home H1..H4 of its colour.
using Space = std::uint8_t;

inline constexpr Space kBase = 0;
inline constexpr Space kHome = 66;  // kHome + n is Hn
inline constexpr int kMarbles = 4;

constexpr bool isRing(Space space) { return space != kBase && space <= kHome; }
constexpr bool isHome(Space space) { return space > kHome; }
constexpr Space home(int n) { return static_cast<Space>(kHome + n); }
constexpr int homeNumber(Space space) { return space - kHome; }

constexpr Space startOf(const LayoutTable& layout, Seat seat) { return static_cast<Space>(layout.apart * seat + 1); }

// The ring space n further clockwise.
constexpr Space ahead(int ring, Space from, int n) {
  const int to = from + n;
  return static_cast<Space>(to > ring ? to - ring : to);
}
constexpr Space behind(int ring, Space from, int n) {
  const int to = from - n;
  return static_cast<Space>(to < 1 ? to + ring : to);
}
constexpr int distance(int ring, Space from, Space to) { return to >= from ? to - from : to - from + ring; }

// One marble in a byte: bit 0 fresh (rules 1.4), bits 1..7 its space. Ordered by space.
using Marble = std::uint8_t;

constexpr Marble marbleOn(Space space, bool fresh = false) { return static_cast<Marble>(space << 1U | (fresh ? 1U : 0U)); }
constexpr Space spaceOf(Marble marble) { return static_cast<Space>(marble >> 1U); }
constexpr bool isFresh(Marble marble) { return (marble & 1U) != 0; }

// All marbles. Each seat's four are kept in ascending order - bases, ring, home - so one board has one
// value, and the identity of a play can be read off the bytes. Empty seats keep four zeros.
struct alignas(8) Board {
  std::array<std::array<Marble, kMarbles>, kSeats> marbles;

  constexpr bool finished(Seat seat) const { return isHome(spaceOf(marbles[seat][0])); }
  constexpr bool hasBaseMarble(Seat seat) const { return marbles[seat][0] == marbleOn(kBase); }

  constexpr SeatSet finishedSeats(SeatSet seats) const {
    unsigned set = 0;
    forEachSeat(seats, [&](Seat s) { set |= finished(s) ? 1U << s : 0U; });
    return static_cast<SeatSet>(set);
  }

  // Bit n-1: Hn is occupied.
  constexpr unsigned homeMask(Seat seat) const {
    unsigned mask = 0;
    for (const Marble m : marbles[seat])
      if (isHome(spaceOf(m))) mask |= 1U << (homeNumber(spaceOf(m)) - 1);
    return mask;
  }

  // Puts the i-th marble of a seat somewhere else, keeping the four in order.
  constexpr void put(Seat seat, int i, Marble to) {
    auto& four = marbles[seat];
    auto at = static_cast<std::size_t>(i);
    for (; at < kMarbles - 1 && four[at + 1] < to; ++at) four[at] = four[at + 1];
    for (; at > 0 && four[at - 1] > to; --at) four[at] = four[at - 1];
    four[at] = to;
  }

  constexpr std::array<std::uint64_t, 3> words() const { return std::bit_cast<std::array<std::uint64_t, 3>>(*this); }

  // As words: the compiler would compare byte by byte.
  friend constexpr bool operator==(const Board& x, const Board& y) { return x.words() == y.words(); }
};

static_assert(sizeof(Board) == 24);

// The home spaces whose marbles are locked: the unbroken block from H4 (rules 1.5).
constexpr unsigned lockedHome(unsigned homeMask) {
  unsigned locked = 0;
  for (unsigned space = 8; (homeMask & space) != 0; space >>= 1U) locked |= space;
  return locked;
}

// How many home spaces are free in a row from H1 on.
constexpr int freeHomeDepth(unsigned homeMask) { return std::countr_zero(homeMask | 16U); }

}  // namespace tacit
