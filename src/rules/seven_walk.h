// A seven step by step: which leg may come next, and what it leads to.
#pragma once

#include <array>
#include <cassert>
#include <cstddef>
#include <optional>

#include "rules/position.h"

namespace tacit {

// One marble going one way.
struct Leg {
  Seat colour;  // whose marble it is
  Space from;   // where it stands ...
  Space to;     // ... and where it goes
  friend constexpr bool operator==(const Leg&, const Leg&) = default;
};

// Legs, without allocation: those walked, or those that may come next.
class LegList {
 public:
  constexpr std::size_t size() const { return size_; }                       // how many
  constexpr bool empty() const { return size_ == 0; }                        // there is none
  constexpr const Leg& operator[](std::size_t i) const { return legs_[i]; }  // the i-th, from 0
  constexpr const Leg* begin() const { return legs_.data(); }                // to loop over them
  constexpr const Leg* end() const { return legs_.data() + size_; }          // behind the last

  constexpr void clear() { size_ = 0; }  // makes it empty
  // One more, at the end.
  constexpr void add(const Leg& leg) {
    assert(size_ < legs_.size());
    legs_[size_++] = leg;
  }
  constexpr void removeLast() { --size_; }  // one less; there must be one

 private:
  // Each marble has at most seven ring spaces and its four home spaces to go to.
  std::array<Leg, std::size_t{kSeats} * kMarbles * (7 + kMarbles)> legs_{};
  std::size_t size_ = 0;
};

// A seven on its way: some steps are made, some are left. Knows which step may come next (rules 7).
class SevenWalk {
 public:
  // The seven of the seat whose turn it is, from the board (for a TAC: the undo board).
  SevenWalk(const Position& position, const Board& board);

  const Board& board() const { return board_; }  // after the legs that have been walked
  int left() const { return left_; }             // steps still to be spent

  // Every leg that could come next, whether or not the rest of the steps can then be spent.
  LegList legs() const;

  // Makes the leg if every step of it is legal; otherwise changes nothing.
  bool walk(const Leg& leg);

  // Whether all steps that are left can be spent.
  bool canFinish() const;

  // Two walks with the same future compare equal.
  friend bool operator<(const SevenWalk& x, const SevenWalk& y);

 private:
  bool mayMove(Seat colour) const;
  bool step(Seat colour, Space from, Space to);
  std::optional<Space> nextSpace(Seat colour, Space from, Space target) const;
  bool freeHome(Seat colour, Space space) const;
  bool still(Seat colour, Space space) const;
  void addLegs(Seat colour, Space from, LegList& legs) const;

  const LayoutTable* layout_;
  Seat seat_;
  bool lockAtOnce_;
  bool helpRingOnly_;
  Board board_;
  Board before_;
  SeatSet ownFromTheStart_;
  Seat current_ = kNoSeat;  // the colour in hand: another may follow only once it is finished
  int left_ = 7;
};

}  // namespace tacit
