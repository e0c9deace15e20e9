#include "solver/solo.h"

namespace tacit::solver {
namespace {

// A game that takes longer than this is not going to end.
constexpr int kMaxDeals = 60;

}  // namespace

SoloGame playSolo(Solver& solver, const Setup& setup, std::uint64_t seed, const Limits& perDeal, const SoloWatch& watch,
                  const Watch& thinking) {
  Random random(seed);
  Game game(setup, random);
  SoloGame result;
  while (!game.over() && result.deals < kMaxDeals && !result.stopped) {
    ++result.deals;
    if (watch) watch(game.position(), nullptr);
    const Solution solution = solver.solve(game.position(), Stack{}, perDeal, thinking);
    for (const Play& play : solution.line.plays) {
      if (watch) watch(game.position(), &play);
      game.carryOut(play, random);
    }
    result.stopped = perDeal.stop != nullptr && perDeal.stop->load() && !game.over();
  }
  result.won = game.over() && !game.winners().empty();
  result.cards = game.position().laid;
  result.shuffles = game.position().shuffles;
  return result;
}

}  // namespace tacit::solver
