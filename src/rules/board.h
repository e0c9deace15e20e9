// The board: where every marble is, and questions about rings and homes.
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <cstdint>

#include "rules/setup.h"

namespace tacit {

// A place a marble can be in: 0 the base, 1..66 the ring, 67..70 home H1..H4 of its colour.
using Space = Number<struct SpaceTag>;

inline constexpr Space kBase{0};    // where all marbles begin
inline constexpr Space kHome{66};   // kHome + n is Hn
inline constexpr int kMarbles = 4;  // of each seat

// On the ring, neither in the base nor home.
constexpr bool isRing(Space space) { return space != kBase && space <= kHome; }
constexpr bool isHome(Space space) { return space > kHome; }     // one of H1 to H4
constexpr Space home(int n) { return Space(kHome + n); }         // Hn
constexpr int homeNumber(Space space) { return space - kHome; }  // the n of Hn

// Where a seat's marbles come out.
constexpr Space startOf(const LayoutTable& layout, Seat seat) { return Space(layout.apart * seat + 1); }

// The ring space n further clockwise.
constexpr Space ahead(int ring, Space from, int n) {
  const int to = from + n;
  return Space(to > ring ? to - ring : to);
}
// The ring space n further back.
constexpr Space behind(int ring, Space from, int n) {
  const int to = from - n;
  return Space(to < 1 ? to + ring : to);
}
// Steps clockwise from one ring space to another; 0 for the same.
constexpr int distance(int ring, Space from, Space to) { return to >= from ? to - from : to - from + ring; }

// One marble in a byte: bit 0 fresh (rules 1.4), bits 1..7 its space. Ordered by space.
using Marble = Number<struct MarbleTag>;

// The byte of a marble.
constexpr Marble marbleOn(Space space, bool fresh = false) { return Marble(unsigned{space} << 1U | (fresh ? 1U : 0U)); }
constexpr Space spaceOf(Marble marble) { return Space(marble >> 1U); }  // where it is
constexpr bool isFresh(Marble marble) { return (marble & 1U) != 0; }    // it has not moved since it came out

// A set of marbles: bit 4*seat+i for the i-th marble of a seat.
class MarbleSet {
 public:
  constexpr MarbleSet() = default;                                   // not set, like a plain number
  constexpr explicit MarbleSet(std::uint32_t bits) : bits_(bits) {}  // from its bits
  // The i-th marble of a seat alone.
  static constexpr MarbleSet only(Seat seat, unsigned i) { return MarbleSet(1U << (4U * seat + i)); }

  constexpr std::uint32_t bits() const { return bits_; }       // as they lie
  constexpr bool empty() const { return bits_ == 0; }          // no marble is in it
  constexpr int size() const { return std::popcount(bits_); }  // how many marbles
  // Those that are a seat's.
  constexpr MarbleSet ofSeat(Seat seat) const { return MarbleSet(bits_ & 15U << (4U * seat)); }
  // Those that aren't in the other set.
  constexpr MarbleSet without(MarbleSet gone) const { return MarbleSet(bits_ & ~gone.bits_); }

  // Calls visit(seat, i) for each marble of the set.
  template <typename Visit>
  constexpr void forEach(Visit visit) const {
    for (std::uint32_t rest = bits_; rest != 0; rest &= rest - 1) {
      const auto at = static_cast<unsigned>(std::countr_zero(rest));
      visit(Seat(at / 4U), at % 4U);
    }
  }

  // Adds another set.
  constexpr MarbleSet& operator|=(MarbleSet other) {
    bits_ |= other.bits_;
    return *this;
  }
  friend constexpr bool operator==(MarbleSet, MarbleSet) = default;

 private:
  std::uint32_t bits_;
};

namespace detail {

// For each marble byte its bit among H1..H4 (bit n-1 for Hn), 0 elsewhere.
inline constexpr auto kHomeBits = [] {
  std::array<std::uint8_t, 256> bits{};
  for (int n = 1; n <= kMarbles; ++n) bits[marbleOn(home(n))] = static_cast<std::uint8_t>(1U << (n - 1));
  return bits;
}();

// The high bits of the bytes of a word, as eight bits.
constexpr unsigned highBits(std::uint64_t word) {
  return static_cast<unsigned>(((word & 0x8080808080808080ULL) >> 7U) * 0x0102040810204080ULL >> 56U);
}

}  // namespace detail

// Bit n-1: one of the four is on Hn.
constexpr unsigned homeMaskOf(const std::array<Marble, kMarbles>& four) {
  return unsigned{detail::kHomeBits[four[0]]} | detail::kHomeBits[four[1]] | detail::kHomeBits[four[2]] |
         detail::kHomeBits[four[3]];
}

// Four marbles in ascending order as one word, the first in the low byte. What changes them works without branches: where
// a marble belongs is as good as random, and guessing wrong costs more than all of it.
class Four {
 public:
  constexpr Four() = default;                                      // not set, like a plain number
  constexpr explicit Four(std::uint32_t bytes) : bytes_(bytes) {}  // from the word
  // From four marbles in ascending order.
  constexpr explicit Four(const std::array<Marble, kMarbles>& marbles) : Four(std::bit_cast<std::uint32_t>(marbles)) {}

  constexpr std::uint32_t bytes() const { return bytes_; }  // the word
  // Taken apart.
  constexpr std::array<Marble, kMarbles> marbles() const { return std::bit_cast<std::array<Marble, kMarbles>>(bytes_); }
  constexpr Marble operator[](unsigned i) const { return Marble(bytes_ >> (8U * i)); }  // the i-th of them, from 0

  // Without the i-th: a base marble comes in its place at the low end.
  constexpr Four without(unsigned i) const {
    const auto low = (std::uint64_t{1} << (8U * i)) - 1;
    return Four(static_cast<std::uint32_t>((bytes_ & low) << 8U | (bytes_ & ~(low << 8U | 0xffU))));
  }

  // With one of its base marbles put somewhere else.
  constexpr Four with(Marble to) const {
    const unsigned rank = ((*this)[1] < to ? 8U : 0U) + ((*this)[2] < to ? 8U : 0U) + ((*this)[3] < to ? 8U : 0U);
    const std::uint64_t three = bytes_ >> 8U;
    const auto below = (std::uint64_t{1} << rank) - 1;
    return Four(static_cast<std::uint32_t>((three & below) | std::uint64_t{to} << rank | (three & ~below) << 8U));
  }

  friend constexpr bool operator==(Four, Four) = default;

 private:
  std::uint32_t bytes_;
};

// All marbles. Each seat's four are kept in ascending order - bases, ring, home - so one board has one
// value, and the identity of a play can be read off the bytes. Empty seats keep four zeros.
struct alignas(8) Board {
  std::array<std::array<Marble, kMarbles>, kSeats> marbles;  // by seat, in ascending order

  // All four marbles of a seat are home.
  constexpr bool finished(Seat seat) const { return isHome(spaceOf(marbles[seat][0])); }
  // At least one of them is in the base.
  constexpr bool hasBaseMarble(Seat seat) const { return marbles[seat][0] == marbleOn(kBase); }

  // A quick look that is enough most of the time: no seat has all its marbles home.
  constexpr bool nobodyFinished() const {
    constexpr std::uint64_t kFirsts = 0x0000008000000080ULL;
    const auto eights = words();
    return ((atHome(eights[0]) | atHome(eights[1]) | atHome(eights[2])) & kFirsts) == 0;
  }

  // Those of these seats that are finished.
  constexpr SeatSet finishedSeats(SeatSet seats) const {
    unsigned set = 0;
    for (unsigned s = 0; s < kSeats; ++s) set |= (marbles[s][0] >= marbleOn(home(1)) ? 1U : 0U) << s;
    return SeatSet(set) & seats;
  }

  // Bit n-1: Hn is occupied.
  constexpr unsigned homeMask(Seat seat) const { return homeMaskOf(marbles[seat]); }

  // The marbles on the ring, eight bytes at a time: a byte is neither 0 nor a home space.
  constexpr MarbleSet onRing() const {
    std::uint32_t set = 0;
    const auto eights = words();
    for (unsigned w = 0; w < eights.size(); ++w) {
      const std::uint64_t used = ((eights[w] & kLow7) + kLow7) | eights[w];
      set |= detail::highBits(used & ~atHome(eights[w])) << (8U * w);
    }
    return MarbleSet(set);
  }

  // Puts the i-th marble of a seat somewhere else, keeping the four in order.
  constexpr void put(Seat seat, unsigned i, Marble to) { setFour(seat, four(seat).without(i).with(to)); }

  // As put, for the base: those before it move up, those behind it stay.
  constexpr void sendToBase(Seat seat, unsigned i) { setFour(seat, four(seat).without(i)); }

  constexpr Four four(Seat seat) const { return Four(marbles[seat]); }  // a seat's marbles as one word
  // Puts all four marbles of a seat somewhere else.
  constexpr void setFour(Seat seat, Four four) { marbles[seat] = four.marbles(); }

  // The whole board as three words.
  constexpr std::array<std::uint64_t, 3> words() const { return std::bit_cast<std::array<std::uint64_t, 3>>(*this); }

  // As words: the compiler would compare byte by byte.
  friend constexpr bool operator==(const Board& x, const Board& y) { return x.words() == y.words(); }

 private:
  static constexpr std::uint64_t kLow7 = 0x7f7f7f7f7f7f7f7fULL;

  // The high bit of each byte that is a home space (other bits: anything).
  static constexpr std::uint64_t atHome(std::uint64_t eight) {
    constexpr std::uint64_t kToHome = 0x0101010101010101ULL * (256U - marbleOn(home(1)));
    static_assert(std::uint8_t{marbleOn(home(1))} > 128);
    return eight & ((eight & kLow7) + kToHome);
  }
};

static_assert(sizeof(Board) == 24);
static_assert(std::endian::native == std::endian::little, "the words of a board are read byte by byte");

// The home spaces whose marbles are locked: the unbroken block from H4 (rules 1.5).
constexpr unsigned lockedHome(unsigned homeMask) {
  unsigned locked = 0;
  for (unsigned space = 8; (homeMask & space) != 0; space >>= 1U) locked |= space;
  return locked;
}

// How many home spaces are free in a row from H1 on.
constexpr int freeHomeDepth(unsigned homeMask) { return std::countr_zero(homeMask | 16U); }

}  // namespace tacit
