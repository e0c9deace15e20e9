#include "core/listed_game.h"

#include <memory>

namespace tacit::python {

ListedGame::ListedGame(const Setup& setup, std::uint64_t seed) : chance_(seed), game_(setup, chance_) { list(); }

ListedGame::ListedGame(const notation::Scene& scene, std::uint64_t seed)
    : chance_(seed), game_(scene.position, scene.stack) {
  game_.tell(scene.knows);
  list();
}

notation::Scene ListedGame::scene() const {
  notation::Scene scene{position(), stack(), game_.knowledge().wasTold()};
  for (const Seat seat : kAllSeats)
    if (!position().hands[seat].isHidden()) scene.knows[seat] = Hand{};
  return scene;
}

void ListedGame::carryOut(const Play& play) {
  game_.carryOut(play, chance_);
  list();
}

void ListedGame::startAnew() {
  game_ = FollowedGame(position().setup, chance_);
  list();
}

void ListedGame::list() {
  thread_local const auto all = std::make_unique<PlayList>();
  game_.list(*all);
  plays_.assign(all->begin(), all->end());
}

float rewardOf(const Position& over, Seat seat) { return over.won[0].contains(seat) ? 1.0F : -1.0F; }

}  // namespace tacit::python
