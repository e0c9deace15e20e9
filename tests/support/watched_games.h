// Games in which every decision is made from the deciding seat's view, and somebody watches.
#pragma once

#include <memory>

#include "rules/tacit.h"

namespace tacit::testing {

// Plays up to `mostPlays` plays. decide(view, plays, game) says what the deciding seat does.
template <typename Decide>
FollowedGame playFromViews(const Setup& setup, Random& random, Decide decide, int maxPlays) {
  FollowedGame game(setup, random);
  const auto plays = std::make_unique<PlayList>();
  for (int n = 0; n < maxPlays && !game.over(); ++n) {
    game.list(*plays);
    game.carryOut(decide(game.view(only(game.position().by)), *plays, game), random);
  }
  return game;
}

}  // namespace tacit::testing
