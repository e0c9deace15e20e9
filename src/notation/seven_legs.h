// Sevens in words: the legs that lead to a board, and what legs lead to.
#pragma once

#include <map>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "rules/tacit.h"

namespace tacit::notation {

// One marble going one way.
struct Leg {
  Seat colour;
  Space from;
  Space to;
};

std::string legsText(const std::vector<Leg>& legs);

// A seven on its way: some steps are made, some are left. Knows which step may come next (rules 7).
class SevenWalk {
 public:
  // The seven of the seat whose turn it is, from the board (for a TAC: the undo board).
  SevenWalk(const Position& position, const Board& board);

  const Board& board() const { return board_; }
  int left() const { return left_; }

  // Every leg that could come next, whether or not the rest of the steps can then be spent.
  std::vector<Leg> legs() const;

  // Makes the leg if every step of it is legal; otherwise changes nothing.
  bool walk(const Leg& leg);

  // Two walks with the same future compare equal.
  friend bool operator<(const SevenWalk& x, const SevenWalk& y);

 private:
  bool mayMove(Seat colour) const;
  bool step(Seat colour, Space from, Space to);
  std::optional<Space> nextSpace(Seat colour, Space from, Space target) const;
  bool freeHome(Seat colour, Space space) const;
  bool still(Seat colour, Space space) const;
  void addLegs(Seat colour, Space from, std::vector<Leg>& legs) const;

  const Position* position_;
  Board board_;
  Board before_;
  SeatSet ownFromTheStart_;
  Seat current_ = kNoSeat;  // the colour in hand: another may follow only once it is finished
  int left_ = 7;
};

// For each board the seven can lead to, its canonical legs: the fewest, then the smallest by byte order.
class SevenSpellings {
 public:
  SevenSpellings(const Position& position, const Board& board);

  // The legs to this board; nothing when the seven cannot lead to it.
  const std::string* to(const Board& board) const;

 private:
  std::map<std::array<std::uint64_t, 3>, std::string> spellings_;
};

}  // namespace tacit::notation
