#include "bots/play_out.h"

namespace tacit::bots {

const Play& PlayOut::choice(const Position& position) {
  listPlays(position, *list_);
  return ahead_ == nullptr ? policy_.best(position, *list_) : policy_.bestWithForesight(position, *list_, *ahead_);
}

// To the end of the deal and no further: what the next one brings is luck, which the evaluation knows the mean of.
float PlayOut::result(const Position& world, const Play& first, Seat me) {
  Position p = world;
  carryOut(p, first);
  while (p.phase != Phase::Deal && p.phase != Phase::Over) {
    carryOut(p, choice(p));
    ++decisions_;
  }
  return values_.outcome(p, me);
}

}  // namespace tacit::bots
