#include "puzzles/grade.h"

#include <memory>

#include "bots/bot.h"

namespace tacit::puzzles {
namespace {

constexpr std::array kSamplers = {20, 50, 200, 1000};  // simulations

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

}  // namespace

double ratingFor(double share) {
  constexpr double kHardest = 40;
  constexpr double kEasiest = 14;
  return kHardest - (kHardest - kEasiest) * share;
}

double shareOfFinders(const View& view, const Play& solution, std::uint64_t seed) {
  Random random(seed);
  double found = guessFinds(view);
  found += bots::decide(view, bots::Level::Planner, {}, random) == solution ? 1 : 0;
  for (const int simulations : kSamplers) found += samplerFinds(view, solution, simulations, random);
  return found / (2 + kSamplers.size());
}

}  // namespace tacit::puzzles
