#include "bots/play_out.h"

namespace tacit::bots {

float PlayOut::result(const Position& world, const Play& first, Seat me) {
  Position p = world;
  carryOut(p, first);
  while (p.phase != Phase::Deal && p.phase != Phase::Over) {
    listPlays(p, *list_);
    if (list_->empty()) break;
    carryOut(p, policy_.best(p, *list_));
    ++decisions_;
  }
  return values_.outcome(p, me);
}

}  // namespace tacit::bots
