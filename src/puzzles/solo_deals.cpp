#include "puzzles/solo_deals.h"

#include <optional>

#include "notation/play_text.h"
#include "puzzles/grade.h"
#include "solver/solo.h"

namespace tacit::puzzles {
namespace {

using solver::Limits;
using solver::Solution;
using solver::Solver;

constexpr std::size_t kMegabytes = 64;
constexpr std::uint64_t kToPlay = 60'000;  // plays looked at for each deal of the game
constexpr int kFewestCards = 4;

View openView(const Position& position) { return Knowledge{}.view(position, position.layout().seats); }

// The positions of the last deal of a game, the one right after the deal first.
std::vector<Position> lastDeal(Solver& solver, const Setup& setup, std::uint64_t seed, const std::atomic<bool>& stop) {
  std::vector<Position> positions;
  const auto watch = [&](const Position& position, const Play* play) {
    if (play == nullptr) positions.clear();
    else positions.push_back(position);
  };
  const auto game = playSolo(solver, setup, seed, {0, kToPlay, &stop}, watch);
  if (!game.won) positions.clear();
  return positions;
}

std::vector<std::string> texts(Position position, const std::vector<Play>& plays) {
  std::vector<std::string> all;
  for (const Play& play : plays) {
    all.push_back(notation::playText(position, play));
    carryOut(position, play);
  }
  return all;
}

std::optional<Puzzle> puzzleFrom(Solver& solver, const Position& position, const std::atomic<bool>& stop) {
  const Solution solution = solver.solve(position, Stack{}, {0, kToSolve, &stop});
  if (stop || !solution.line.finished || !solution.proven) return std::nullopt;
  const auto cards = static_cast<int>(solution.line.end.laid - position.laid);
  const int simple = cardsOf(position, bots::Level::Simple, 0);
  if (cards < kFewestCards || (simple != 0 && simple <= cards)) return std::nullopt;
  Puzzle puzzle{.themes = themesOf(position, solution.line.plays),
                .task = Task::Solo,
                .positions = {asKnown(openView(position))},
                .solution = texts(position, solution.line.plays),
                .best = static_cast<double>(cards),
                .second = static_cast<double>(simple)};
  puzzle.rating = ratingOf(puzzle);
  return puzzle;
}

}  // namespace

int cardsOf(Position position, bots::Level level, int simulations) {
  const auto before = position.laid;
  Random random(1);
  while (position.phase != Phase::Deal && position.phase != Phase::Over)
    carryOut(position, bots::decide(openView(position), level, {0, simulations}, random));
  return position.won[0].empty() ? 0 : static_cast<int>(position.laid - before);
}

int fewestCardsHome(const Position& position, std::uint64_t nodes) {
  const Solution solution = Solver(position.setup, kMegabytes).solve(position, Stack{}, {0, nodes});
  return solution.line.finished ? static_cast<int>(solution.line.end.laid - position.laid) : 0;
}

std::vector<Puzzle> puzzlesOfSoloGame(Layout layout, std::uint64_t seed, const std::atomic<bool>& stop) {
  const Setup setup = Setup::of(layout);
  Solver solver(setup, kMegabytes);
  const auto positions = lastDeal(solver, setup, seed, stop);
  if (positions.empty()) return {};
  Random random(seed);
  const Position& position = positions[random.below(static_cast<std::uint32_t>(positions.size()))];
  auto puzzle = puzzleFrom(solver, position, stop);
  return puzzle ? std::vector<Puzzle>{std::move(*puzzle)} : std::vector<Puzzle>{};
}

}  // namespace tacit::puzzles
