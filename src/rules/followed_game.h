// A game that is followed: the position, the cards to come, and what each seat knows, play by play.
#pragma once

#include "rules/game.h"
#include "rules/knowledge.h"

namespace tacit {

// A play, and what it changed.
struct Step {
  Position before;     // where it was carried out
  Play play;           // what was decided
  Position after;      // before any new deal
  bool dealt = false;  // the next deal has followed
};

// Plain value; the random source stays outside. Cards may also come from elsewhere: a shuffled pack, a game file.
class FollowedGame {
 public:
  FollowedGame() = default;
  // Shuffled and dealt.
  FollowedGame(const Setup& setup, Random& random) : game_(setup, random) {}
  // From a position on, of whose course nothing is known.
  FollowedGame(const Position& position, const Stack& stack) : game_(position, stack) {}
  // The same where nobody knows the order of the undealt cards.
  explicit FollowedGame(const Position& position) : game_(position, Stack{.size = position.stack}) {}
  // From a world on that fits a view of some seats, who know what they knew.
  FollowedGame(const Position& world, const View& view, SeatSet seats)
      : game_(world, Stack{.size = world.stack}), knowledge_(view, seats) {}

  const Position& position() const { return game_.position(); }  // the moment it has come to
  const Stack& stack() const { return game_.stack(); }           // the undealt cards
  bool over() const { return game_.over(); }                     // it is decided
  SeatSet winners() const { return game_.winners(); }            // as in Game
  void list(PlayList& plays) const { game_.list(plays); }        // every legal play of the deciding seat

  const Knowledge& knowledge() const { return knowledge_; }  // what all seats know
  // What the holder of these seats may know: what a bot gets.
  View view(SeatSet seats) const { return knowledge_.view(position(), seats); }
  // The same for somebody who looks at other hands, too (Knowledge::view).
  View view(SeatSet own, SeatSet looked) const { return knowledge_.view(position(), own, looked); }
  void tell(const std::array<Hand, kSeats>& knows) { knowledge_.tell(knows); }  // as in Knowledge

  // Carries out a play of the list; at the end of a deal the next one is dealt.
  Step carryOut(const Play& play, Random& random);
  // The same, but the next deal is left to the caller.
  Step carryOut(const Play& play);
  // In Swap: a seat that has not given yet gives a card of its hand (rules/swap.h).
  Step give(Seat seat, Card card);
  void takeBackGift(Seat seat) { game_.takeBackGift(seat); }    // as in Game
  void setBoard(const Board& board) { game_.setBoard(board); }  // as in Game

  // The next deal, in Phase::Deal: by chance; from these undealt cards, a whole pack where a shuffle is due; as somebody says.
  void deal(Random& random);
  // From these undealt cards.
  void deal(const Stack& stack);
  // As it is said.
  void deal(const Deal& deal);

 private:
  Step followed(Step step);

  Game game_;
  Knowledge knowledge_;
};

}  // namespace tacit
