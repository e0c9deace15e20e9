// Games in which every decision is made from the deciding seat's view, and somebody watches.
#pragma once

#include <memory>

#include "rules/tacit.h"

namespace tacit::testing {

// Plays up to `mostPlays` plays. decide(view, plays, game) says what the deciding seat does.
template <typename Decide>
Game playFromViews(const Setup& setup, Random& random, Decide decide, int mostPlays) {
  Game game(setup, random);
  Knowledge knowledge;
  const auto plays = std::make_unique<PlayList>();
  for (int n = 0; n < mostPlays && !game.over(); ++n) {
    const Position before = game.position();
    game.list(*plays);
    const Play play = decide(knowledge.view(before, only(before.by)), *plays, game);
    Position after = before;
    carryOut(after, play);
    game.carryOut(play, random);
    knowledge.follow(before, play, after);
    if (after.phase == Phase::Deal) knowledge.newDeal();
  }
  return game;
}

}  // namespace tacit::testing
