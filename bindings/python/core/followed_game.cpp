#include "core/followed_game.h"

#include <memory>

namespace tacit::python {

FollowedGame::FollowedGame(const Setup& setup, std::uint64_t seed) : chance_(seed), game_(setup, chance_) { list(); }

FollowedGame::FollowedGame(const notation::Scene& scene, std::uint64_t seed)
    : chance_(seed), game_(scene.position, scene.stack) {
  knowledge_.tell(scene.knows);
  list();
}

notation::Scene FollowedGame::scene() const {
  notation::Scene scene{position(), stack(), knowledge_.wasTold()};
  for (Seat seat = 0; seat < kSeats; ++seat)
    if (!position().hands[seat].isHidden()) scene.knows[seat] = Hand{};
  return scene;
}

void FollowedGame::carryOut(const Play& play) {
  const Position before = position();
  const Play chosen = play;  // it may be one of the list that is made anew
  game_.carryOut(chosen, chance_);
  const Position& after = position();
  const bool dealt = after.deals != before.deals || after.shuffles != before.shuffles;
  if (dealt) knowledge_.newDeal();
  else knowledge_.follow(before, chosen, after);
  list();
}

void FollowedGame::startAnew() {
  game_ = Game(position().setup, chance_);
  knowledge_ = Knowledge();
  list();
}

void FollowedGame::list() {
  thread_local const auto all = std::make_unique<PlayList>();
  game_.list(*all);
  plays_.assign(all->begin(), all->end());
}

float rewardOf(const Position& over, Seat seat) { return contains(over.won[0], seat) ? 1.0F : -1.0F; }

}  // namespace tacit::python
