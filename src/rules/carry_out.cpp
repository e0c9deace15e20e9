#include "rules/game.h"
#include "rules/swap.h"

namespace tacit {
namespace {

// ---- Laying a card ----

void layCard(Position& p, Card card) {
  p.hands[p.turn].remove(card);
  ++p.gone[card];
  countUp(p.laid);
}

// The table of rules 10.1.
void rememberForTac(Position& p, const Play& play, const Board& before) {
  if (play.kind == Kind::Drop) {
    if (play.card != Card::Tac) p.function = play.card;
    if (p.function != Card::None) p.undo = p.board;
    return;
  }
  if (play.as == Card::Jester) return;
  if (play.card != Card::Tac) p.function = play.card;
  p.undo = before;
}

void passHandsToTheRight(Position& p) {
  const auto hands = p.hands;
  for (const Seat seat : p.inGame()) p.hands[p.right(seat)] = hands[seat];
}

// ---- Turn order ----

// Shuffling for the next deal would lose the game (rules 11.4).
bool lostByShuffle(const Position& p) {
  return p.layout().cooperative && p.setup.has(Switch::CoopOnePack) && nextDealSize(p) == 0;
}

void endGame(Position& p) {
  p.phase = Phase::Over;
  p.by = p.turn;
  p.tacBanned = false;
}

void endDeal(Position& p) {
  if (lostByShuffle(p)) return endGame(p);
  p.phase = Phase::Deal;
}

// The turn passes to the next seat that holds a card.
void advanceTurn(Position& p) {
  const SeatSet inGame = p.inGame();
  Seat seat = p.turn;
  for (int n = 0; n < kSeats; ++n) {
    seat = inGame.next(seat);
    if (p.hands[seat].empty()) continue;
    p.turn = p.by = seat;
    return;
  }
  endDeal(p);
}

void goOn(Position& p, Kind kind) {
  switch (kind) {
    case Kind::Jester:
      passHandsToTheRight(p);
      if (p.hands[p.turn].empty()) advanceTurn(p);
      return;
    case Kind::Devil:
      p.by = p.turn;
      p.turn = p.next(p.turn);
      return;
    case Kind::Skip:
      p.turn = p.by = p.next(p.turn);
      p.phase = Phase::Skipped;
      return;
    default: advanceTurn(p);
  }
}

// ---- The end (rules 11) ----

// The side that wins when this board stands: that of the seat whose turn it was first. 0: none is complete.
SeatSet completedSide(const Position& p) {
  if (p.board.nobodyFinished()) return SeatSet{};
  const SeatSet finished = p.board.finishedSeats(p.inGame());
  Seat seat = p.turn;
  for (int n = finished.size(); n > 0; --n, seat = finished.next(seat)) {
    if (!finished.contains(seat)) seat = finished.next(seat);
    const SeatSet side = p.layout().side[seat];
    if (side.without(finished).empty()) return side;
  }
  return SeatSet{};
}

bool canAnswer(const Position& p, SeatSet side) {
  const Seat next = p.next(p.turn);
  const bool entitled = p.layout().cooperative ? p.setup.has(Switch::CoopLastTac) : !side.contains(next);
  if (!entitled || p.function == Card::None || !p.hands[next].has(Card::Tac)) return false;
  Position asked = p;
  asked.turn = asked.by = next;
  return canUse(asked, p.undo, p.function);
}

void takePlace(Position& p, SeatSet side) { p.won[static_cast<std::size_t>(p.placesTaken())] = side; }

int sidesLeft(const Position& p) { return p.layout().sidesOf(p.layout().seats.without(p.everWon())).size(); }

// A completed side leaves the game and the others play on (rules 11.5).
void leave(Position& p) {
  for (const Seat seat : p.everWon()) {
    p.hands[seat] = Hand{};
  }
  p.function = Card::None;
  p.undo = Board{};
}

// The win of a side stands, and the game is over - or it goes on for the next place, which a second side completed
// by the same play takes at once. Of two sides only one can win (rules 11.5). False: over.
bool winStands(Position& p, SeatSet side) {
  takePlace(p, side);
  const bool goesOn = p.setup.has(Switch::Places) && sidesLeft(p) > 1;
  while (goesOn && !p.inGame().empty() && !completedSide(p).empty()) takePlace(p, completedSide(p));
  if (!goesOn || sidesLeft(p) <= 1) {
    endGame(p);
    return false;
  }
  leave(p);
  return true;
}

}  // namespace

void carryOut(Position& p, const Play& play) {
  if (play.kind == Kind::Give) return give(p, p.turn, play.card);
  const SeatSet answered = p.pendingWin();
  const bool answering = !answered.empty();
  if (answering) p.won[static_cast<std::size_t>(p.placesTaken()) - 1] = {};
  p.phase = Phase::Play;
  if (play.kind == Kind::Pass) {
    if (winStands(p, answered) && !p.inGame().contains(p.turn)) advanceTurn(p);
    return;
  }
  const Board before = p.board;
  layCard(p, play.card);
  p.board = play.after;
  rememberForTac(p, play, before);
  if (answering) p.tacBanned = !p.setup.has(Switch::CounterTac);
  else if (play.card != Card::Jester) p.tacBanned = false;

  const SeatSet side = completedSide(p);
  if (side.empty()) return goOn(p, play.kind);
  if (!answering && canAnswer(p, side)) {
    p.turn = p.by = p.next(p.turn);
    takePlace(p, side);
    p.phase = Phase::Answer;
    return;
  }
  if (winStands(p, side)) advanceTurn(p);
}

}  // namespace tacit
