// Which ring spaces are occupied, and how far a marble can go before it meets another.
#pragma once

#include <bit>
#include <cstdint>

#include "rules/board.h"

namespace tacit {

// A set of ring spaces. The ring is laid out twice in 128 bits (bit s-1 and bit ring+s-1 for space s), so that a look
// ahead never has to wrap.
class RingSet {
 public:
  // `once`: bit s-1 of the first word for spaces up to 64, the spaces after that in the second word.
  constexpr RingSet(int ring, std::uint64_t once, std::uint64_t beyond64)
      : ring_(ring), bits_(Bits{beyond64} << 64U | once) {
    bits_ |= ring == 64 ? bits_ << 64U : bits_ << 66U;
  }

  // The next sixteen spaces clockwise, the nearest in bit 0.
  constexpr unsigned ahead(Space space) const { return static_cast<unsigned>(bits_ >> space) & 0xffffU; }

  // The four spaces behind, the nearest in bit 3.
  constexpr unsigned behind4(Space space) const {
    const int last = space - 5;
    return static_cast<unsigned>(bits_ >> (last >= 0 ? last : last + ring_)) & 0xfU;
  }

  // Spaces to the next marble ahead, more than sixteen as seventeen.
  constexpr int gapAhead(Space space) const { return std::countr_zero(ahead(space) | 0x10000U) + 1; }

  // A marble stands there.
  constexpr bool has(Space space) const { return (static_cast<unsigned>(bits_ >> (space - 1)) & 1U) != 0; }

  // The next marble clockwise; the space itself when it is alone.
  constexpr Space nextOccupied(Space space) const {
    const Bits onward = bits_ >> space;
    if (onward != 0) return tacit::ahead(ring_, space, lowest(onward) + 1);
    return Space(lowest(bits_) + 1);
  }

 private:
  __extension__ using Bits = unsigned __int128;

  static constexpr int lowest(Bits bits) {
    const auto low = static_cast<std::uint64_t>(bits);
    return low != 0 ? std::countr_zero(low) : 64 + std::countr_zero(static_cast<std::uint64_t>(bits >> 64U));
  }

  int ring_;
  Bits bits_;
};

}  // namespace tacit
