#include "rules/swap.h"

namespace tacit {
namespace {

// A hand is known or hidden as a whole: a gift goes unseen into a hidden hand, and one nobody knows hides the hand.
void receive(Hand& hand, Card card) {
  if (card != Card::None && !hand.isHidden()) hand.add(card);
  else hand = Hand::hidden(hand.size() + 1);
}

void handOver(Position& p) {
  for (const Seat seat : p.gave) {
    receive(p.hands[p.setup.givesTo(seat)], p.given[seat]);
    p.given[seat] = Card::None;
  }
  p.gave = {};
}

}  // namespace

SeatSet swappers(const Position& position) {
  unsigned set = 0;
  for (const Seat s : position.inGame()) set |= position.setup.givesTo(s) == kNoSeat ? 0U : 1U << s;
  return SeatSet(set);
}

Seat giverTo(const Position& position, Seat receiver) {
  for (const Seat seat : position.inGame())
    if (position.setup.givesTo(seat) == receiver) return seat;
  return kNoSeat;
}

SeatSet deciders(const Position& position) {
  if (position.phase == Phase::Deal || position.phase == Phase::Over) return SeatSet{};
  return position.phase == Phase::Swap ? yetToGive(position) : only(position.by);
}

Position decidedBy(Position position, Seat seat) {
  if (position.phase == Phase::Swap) position.turn = position.by = seat;
  return position;
}

void give(Position& p, Seat seat, Card card) {
  p.hands[seat].remove(card);
  p.given[seat] = card;
  p.gave |= only(seat);
  const SeatSet stillToGive = yetToGive(p);
  if (!stillToGive.empty()) {
    p.turn = p.by = stillToGive.next(p.dealer);
    return;
  }
  handOver(p);
  p.phase = Phase::Play;
  p.turn = p.by = p.next(p.dealer);
}

void takeBackGift(Position& p, Seat seat) {
  p.hands[seat].add(p.given[seat]);
  p.given[seat] = Card::None;
  p.gave = p.gave.without(only(seat));
  p.turn = p.by = yetToGive(p).next(p.dealer);
}

}  // namespace tacit
