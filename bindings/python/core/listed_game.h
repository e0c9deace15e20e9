// A game with its own chance and the list of its plays, as Python has it.
#pragma once

#include <span>
#include <vector>

#include "notation/position_text.h"
#include "rules/tacit.h"

namespace tacit::python {

// A plain value: copy it to try something out. Its list of plays is always that of its position.
class ListedGame {
 public:
  ListedGame(const Setup& setup, std::uint64_t seed);
  ListedGame(const notation::Scene& scene, std::uint64_t seed);

  const Position& position() const { return game_.position(); }
  const Stack& stack() const { return game_.stack(); }
  bool over() const { return game_.over(); }
  std::span<const Play> plays() const { return plays_; }
  View view(SeatSet seats) const { return game_.view(seats); }
  notation::Scene scene() const;

  // Carries out a play of the list.
  void carryOut(const Play& play);

  // A new game of the same kind, with the cards that come next by chance.
  void startAnew();

 private:
  void list();

  Random chance_;
  FollowedGame game_;
  std::vector<Play> plays_;  // not a PlayList: thousands of games are kept at a time
};

// What a seat gets for a game that is over: 1 if its side has won, otherwise -1.
float rewardOf(const Position& over, Seat seat);

}  // namespace tacit::python
