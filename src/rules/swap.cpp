#include "rules/swap.h"

namespace tacit {
namespace {

// A hand is known or hidden as a whole: a gift goes unseen into a hidden hand, and one nobody knows hides the hand.
void receive(Hand& hand, Card card) {
  if (card != Card::None && !hand.isHidden()) hand.add(card);
  else hand = Hand::hidden(hand.size() + 1);
}

void handOver(Position& p) {
  forEachSeat(p.gave, [&](Seat seat) {
    receive(p.hands[p.setup.givesTo(seat)], p.given[seat]);
    p.given[seat] = Card::None;
  });
  p.gave = 0;
}

}  // namespace

SeatSet swappers(const Position& position) {
  unsigned set = 0;
  forEachSeat(position.inGame(), [&](Seat s) { set |= position.setup.givesTo(s) == kNoSeat ? 0U : 1U << s; });
  return static_cast<SeatSet>(set);
}

SeatSet deciders(const Position& position) {
  if (position.phase == Phase::Deal || position.phase == Phase::Over) return 0;
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
  if (stillToGive != 0) {
    p.turn = p.by = nextIn(stillToGive, p.dealer);
    return;
  }
  handOver(p);
  p.phase = Phase::Play;
  p.turn = p.by = p.next(p.dealer);
}

void takeBackGift(Position& p, Seat seat) {
  p.hands[seat].add(p.given[seat]);
  p.given[seat] = Card::None;
  p.gave = without(p.gave, only(seat));
  p.turn = p.by = nextIn(yetToGive(p), p.dealer);
}

}  // namespace tacit
