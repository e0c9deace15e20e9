// A game with what everybody knows of it: the position, the cards to come, and each seat's knowledge, play by play.
#pragma once

#include <span>
#include <vector>

#include "notation/position_text.h"
#include "rules/tacit.h"

namespace tacit::python {

// A plain value: copy it to try something out. Its list of plays is always that of its position.
class FollowedGame {
 public:
  FollowedGame(const Setup& setup, std::uint64_t seed);
  FollowedGame(const notation::Scene& scene, std::uint64_t seed);

  const Position& position() const { return game_.position(); }
  const Stack& stack() const { return game_.stack(); }
  bool over() const { return game_.over(); }
  std::span<const Play> plays() const { return plays_; }
  View view(SeatSet seats) const { return knowledge_.view(position(), seats); }
  notation::Scene scene() const;

  // Carries out a play of the list.
  void carryOut(const Play& play);

  // A new game of the same kind, with the cards that come next by chance.
  void startAnew();

 private:
  void list();

  Random chance_;
  Game game_;
  Knowledge knowledge_;
  std::vector<Play> plays_;  // not a PlayList: thousands of games are kept at a time
};

// What a seat gets for a game that is over: 1 if its side has won, otherwise -1.
float rewardOf(const Position& over, Seat seat);

}  // namespace tacit::python
