#include "solver/solo.h"

namespace tacit::solver {
namespace {

// A game that takes longer than this is not going to end.
constexpr int kMaxDeals = 60;

}  // namespace

SoloGame playSolo(Solver& solver, const Setup& setup, std::uint64_t seed, const Limits& limits, const SoloWatch& watch,
                  Sight sight) {
  Random random(seed);
  Game game(setup, random);
  SoloGame result;
  const auto dealt = [&] {
    ++result.deals;
    if (watch) watch(game.position(), nullptr);
  };
  dealt();
  while (!game.over() && result.deals <= kMaxDeals && !result.stopped) {
    const Stack known = sight == Sight::Pack ? game.stack() : Stack{};
    const Solution solution = solver.solve(game.position(), known, limits);
    for (const Play& play : solution.line.plays) {
      if (watch) watch(game.position(), &play);
      game.carryOut(play);
      if (game.position().phase != Phase::Deal) continue;
      game.deal(random);
      dealt();
    }
    result.stopped = limits.stop != nullptr && limits.stop->load() && !game.over();
  }
  result.won = game.over() && !game.winners().empty();
  result.cards = game.position().laid;
  result.shuffles = game.position().shuffles;
  return result;
}

}  // namespace tacit::solver
