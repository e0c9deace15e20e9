#include "rules/followed_game.h"

#include "rules/swap.h"

namespace tacit {

Step FollowedGame::carryOut(const Play& play, Random& random) {
  Step step = carryOut(play);
  step.dealt = step.after.phase == Phase::Deal;
  if (step.dealt) deal(random);
  return step;
}

Step FollowedGame::carryOut(const Play& play) {
  Step step{.before = position(), .play = play, .after = {}};
  game_.carryOut(play);
  return followed(step);
}

Step FollowedGame::give(Seat seat, Card card) {
  Step step{
      .before = decidedBy(position(), seat), .play = Play::still(Kind::Give, card, position().board), .after = {}};
  game_.give(seat, card);
  return followed(step);
}

Step FollowedGame::followed(Step step) {
  step.after = position();
  knowledge_.follow(step.before, step.play, step.after);
  return step;
}

void FollowedGame::deal(Random& random) {
  game_.deal(random);
  knowledge_.newDeal();
}

void FollowedGame::deal(const Stack& stack) {
  game_.deal(stack);
  knowledge_.newDeal();
}

void FollowedGame::deal(const Deal& deal) {
  game_.deal(deal);
  knowledge_.newDeal();
}

}  // namespace tacit
