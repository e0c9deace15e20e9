#include "bots/play_out.h"

namespace tacit::bots {
namespace {

void carryOutBefore(Witness* witness, Position& p, const Play& play) {
  if (witness == nullptr) return carryOut(p, play);
  const Position before = p;
  carryOut(p, play);
  witness->saw(before, play, p);
}

}  // namespace

const Play& PlayOut::choice(const Position& position, const Experience& experience, Experience::Trail& trail) {
  listPlays(position, *list_);
  if (trail.covers(position.by)) return (*list_)[experience.choose(position, *list_, favourites(position), trail)];
  return ahead_ == nullptr ? policy_.best(position, *list_) : policy_.bestWithForesight(position, *list_, *ahead_);
}

Favourites PlayOut::favourites(const Position& position) const {
  constexpr std::size_t kMax = 5;
  constexpr std::size_t kMaxWithForesight = 3;  // each of them costs a list of plays
  return ahead_ == nullptr ? policy_.favourites(position, *list_, kMax)
                           : policy_.favouritesWithForesight(position, *list_, kMaxWithForesight, *ahead_);
}

// To the end of the deal and no further: what the next one brings is luck, which the evaluation knows the mean of.
Outcomes PlayOut::result(const Position& world, const Play& first, const Experience& experience,
                         Experience::Trail& trail, Witness* witness) {
  Position p = world;
  carryOutBefore(witness, p, first);
  while (p.phase != Phase::Deal && p.phase != Phase::Over) {
    carryOutBefore(witness, p, choice(p, experience, trail));
    ++decisions_;
  }
  return values_.outcomes(p);
}

}  // namespace tacit::bots
