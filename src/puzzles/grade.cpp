#include "puzzles/grade.h"

#include <algorithm>
#include <memory>

#include "bots/bot.h"
#include "puzzles/solo_deals.h"

namespace tacit::puzzles {
namespace {

constexpr std::array kSamplers = {16, 32, 64, 128};  // simulations

double guessFinds(const View& view) {
  const auto plays = std::make_unique<PlayList>();
  listPlays(view.position, *plays);
  return 1.0 / plays->size();
}

double samplerFinds(const View& view, const Play& solution, int simulations, Random& random) {
  constexpr int kTries = 4;
  int found = 0;
  for (int n = 0; n < kTries; ++n)
    found += bots::decide(view, bots::Level::Sampler, {0, simulations}, random) == solution ? 1 : 0;
  return static_cast<double>(found) / kTries;
}

double shareOfFinders(const Asked& asked, Random& random) {
  double found = guessFinds(asked.view);
  found += bots::decide(asked.view, bots::Level::Planner, {}, random) == asked.play ? 1 : 0;
  for (const int simulations : kSamplers) found += samplerFinds(asked.view, asked.play, simulations, random);
  return found / (2 + kSamplers.size());
}

double shareOfSolvers(const Position& position, int cards) {
  const std::array taken = {cardsOf(position, bots::Level::Planner, 0),
                            cardsOf(position, bots::Level::Sampler, 20),
                            cardsOf(position, bots::Level::Sampler, 100),
                            fewestCardsHome(position, 1),
                            fewestCardsHome(position, 30'000),
                            fewestCardsHome(position, 300'000)};
  return static_cast<double>(std::ranges::count(taken, cards)) /
         (1 + taken.size());  // and nobody gets home by guessing
}

}  // namespace

// What is missed by some of the row is hard already: two bots drawn from it must both find it.
double ratingFor(double share) {
  constexpr double kHardest = 40;
  constexpr double kEasiest = 8;
  return kHardest - (kHardest - kEasiest) * share * share;
}

double ratingOf(const Puzzle& puzzle) {
  if (puzzle.task == Task::Solo)
    return ratingFor(shareOfSolvers(viewIn(puzzle.positions.front())->position, static_cast<int>(puzzle.best)));
  Random random(puzzle.number());
  double share = 1;
  const auto decisions = decisionsIn(puzzle);
  for (const Asked& asked : *decisions) share *= shareOfFinders(asked, random);
  return ratingFor(share);
}

}  // namespace tacit::puzzles
