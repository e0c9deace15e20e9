// The position: everything a rule can see, as one plain value.
#pragma once

#include <array>
#include <cstdint>
#include <type_traits>

#include "rules/board.h"
#include "rules/card.h"
#include "rules/setup.h"

namespace tacit {

// What is to be decided next. `Deal` is not a decision: all hands are empty and cards must come from outside.
enum class Phase : std::uint8_t { Swap, Play, Skipped, Answer, Deal, Over };

// Seats that declared an opening card in this deal (rules 3.1), and whether there has been a declaration.
struct Declarations {
  SeatSet yes;         // those who declared one
  bool known = false;  // false: nobody has declared anything
  friend constexpr bool operator==(const Declarations&, const Declarations&) = default;
};

// A moment of the game. Holds no pointers and no order of the undealt cards; changed by carryOut (play.h), give and
// takeBackGift (swap.h) and dealHands (game.h) only.
struct Position {
  Board board{};                     // where all marbles are
  Board undo{};                      // what a TAC returns to; meaningful while function is set (rules 10.1)
  std::array<Hand, kSeats> hands{};  // by seat
  Setup setup;                       // what is settled before the game
  std::uint32_t laid = 0;            // cards laid in the whole game
  std::uint32_t shuffles = 1;        // shuffles so far, the first included
  CardCounts gone{};                 // cards laid since the last shuffle
  // In Swap: the card that each seat has committed.
  std::array<Card, kSeats> given = {Card::None, Card::None, Card::None, Card::None, Card::None, Card::None};
  SeatSet gave;                  // in Swap: seats that have committed a card; None in `given` if it is not known
  Seat dealer{0};                // of this deal
  Seat turn{0};                  // whose turn it is (the victim's, under a Devil)
  Seat by{0};                    // who decides: turn, or the Devil's player
  Phase phase = Phase::Play;     // what is to be decided
  Card function = Card::None;    // what a TAC would be
  bool tacBanned = false;        // rules 11.3
  std::array<SeatSet, 3> won{};  // completed sides in order of their places; the last is pending in Answer
  Declarations says;             // of this deal
  std::uint8_t deals = 1;        // deals since the last shuffle, this one included
  std::uint8_t stack = 0;        // undealt cards

  constexpr const LayoutTable& layout() const { return setup.table(); }  // the properties of its layout

  constexpr SeatSet everWon() const { return won[0] | won[1] | won[2]; }  // the seats of all completed sides
  // How many sides are completed.
  constexpr int placesTaken() const { return (!won[0].empty()) + (!won[1].empty()) + (!won[2].empty()); }
  // The side that has just been completed, while that may still be answered.
  constexpr SeatSet pendingWin() const {
    const int taken = placesTaken();
    return phase == Phase::Answer && taken > 0 ? won[static_cast<std::size_t>(taken) - 1] : SeatSet{};
  }

  // Occupied seats that have not left the game (rules 11.5).
  constexpr SeatSet inGame() const {
    if (won[0].empty() || phase == Phase::Over) return layout().seats;
    return layout().seats.without(everWon().without(pendingWin()));
  }
  constexpr Seat next(Seat seat) const { return inGame().next(seat); }  // the next seat clockwise that is in the game
  // The one before it: who gets a hand from a Jester.
  constexpr Seat right(Seat seat) const { return inGame().previous(seat); }

  // Those in the game who hold a card.
  constexpr SeatSet seatsWithCards() const {
    unsigned set = 0;
    for (const Seat s : inGame()) set |= hands[s].empty() ? 0U : 1U << s;
    return SeatSet(set);
  }

  // In Swap: the seats whose committed card is not known.
  constexpr SeatSet gaveHidden() const {
    unsigned set = 0;
    for (const Seat s : gave) set |= given[s] == Card::None ? 1U << s : 0U;
    return SeatSet(set);
  }

  friend constexpr bool operator==(const Position&, const Position&) = default;
};

static_assert(std::is_trivially_copyable_v<Position>);
static_assert(sizeof(Position) <= 160);

// The colours whose marbles a seat may move (rules 4.1): its own, or the helped ones once it is finished.
constexpr SeatSet movableColours(const LayoutTable& layout, const Board& board, Seat seat) {
  if (!board.finished(seat)) return only(seat);
  const SeatSet helped = layout.helps[seat];
  const SeatSet first = helped.without(board.finishedSeats(helped));
  if (!first.empty()) return first;
  const SeatSet more = layout.helpsThen[seat];
  return more.without(board.finishedSeats(more));
}

// One more, as far as counting goes.
constexpr void countUp(std::uint32_t& count) { count += count == ~std::uint32_t{0} ? 0 : 1; }

}  // namespace tacit
