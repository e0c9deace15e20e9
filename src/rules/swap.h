// The swap (rules 3.1): all give at the same time, each when it likes; nothing is handed over until the last has given.
#pragma once

#include "rules/play.h"

namespace tacit {

// The seats that give a card in the swap.
SeatSet swappers(const Position& position);

// Who gives this seat its card in the swap; kNoSeat if nobody does.
Seat giverTo(const Position& position, Seat receiver);

// In Swap: those that have not given yet.
inline SeatSet yetToGive(const Position& position) { return swappers(position).without(position.gave); }

// The seats that may decide now: in the swap all that have not given yet, otherwise the one whose decision it is. None
// between two deals and at the end.
SeatSet deciders(const Position& position);

// The position as one of the deciders has it before it: in the swap it is that seat's turn to give.
Position decidedBy(Position position, Seat seat);

// In Swap: a seat that has not given yet gives a card of its hand. The next to give is the first from the dealer's left.
void give(Position& position, Seat seat, Card card);

// In Swap: a seat that has given has its card again.
void takeBackGift(Position& position, Seat seat);

// A gift that ends a swap in which other gifts are not known cannot be carried out.
inline bool endsUnknownSwap(const Position& position, const Play& play) {
  return play.kind == Kind::Give && !position.gaveHidden().empty() && yetToGive(position) == only(position.turn);
}

}  // namespace tacit
