#include "wasm/asking.h"

#include "json/json.h"
#include "notation/words.h"
#include "protocol/steps.h"
#include "solver/solver.h"
#include "table/message.h"

namespace tacit::wasm {
namespace {

using json::field;
using solver::Line;

struct StepShown {
  std::string seat;
  std::string play;
  std::string board;
  static constexpr auto fields() {
    return std::tuple(field("seat", &StepShown::seat), field("play", &StepShown::play),
                      field("board", &StepShown::board));
  }
};

struct SolutionShown {
  std::vector<StepShown> plays;
  bool finished = false;
  int cards = 0;        // laid by these plays
  double expected = 0;  // and those still needed, estimated
  bool proven = false;
  static constexpr auto fields() {
    return std::tuple(field("plays", &SolutionShown::plays), field("finished", &SolutionShown::finished),
                      field("cards", &SolutionShown::cards), field("expected", &SolutionShown::expected),
                      field("proven", &SolutionShown::proven));
  }
};

struct Problem {
  std::string problem;
  static constexpr auto fields() { return std::tuple(field("problem", &Problem::problem)); }
};

std::string solutionText(const notation::Scene& scene, const Line& line, bool proven) {
  SolutionShown shown;
  for (const auto& step : protocol::stepsOf(scene, line))
    shown.plays.push_back({std::string(1, notation::seatLetter(step.seat)), step.play, step.board});
  shown.finished = line.finished;
  shown.cards = static_cast<int>(line.end.laid - scene.position.laid);
  shown.expected = static_cast<double>(line.cards) - line.end.laid;
  shown.proven = proven;
  return json::text(shown);
}

}  // namespace

std::string plays(std::string_view position, std::string_view seat) {
  const auto scene = notation::parsePosition(position);
  if (!scene) return json::text(Problem{scene.error()});
  const auto who = notation::seatNamed(seat);
  if (!who || !scene->position.layout().seats.contains(*who)) return json::text(Problem{"not a seat of the layout"});
  const Position& p = scene->position;
  const Seat holder = p.phase == Phase::Swap ? *who : p.turn;
  if (p.phase == Phase::Over || p.hands[holder].isHidden()) return json::text(Problem{"the hand is not known"});
  return json::text(table::legalPlays(p, *who));
}

std::string solve(std::string_view position, Effort effort,
                  const std::function<void(double used, const std::string& best)>& told) {
  const auto scene = notation::parsePosition(position);
  if (!scene) return json::text(Problem{scene.error()});
  if (const auto problem = solver::whyNotSolve(scene->position)) return json::text(Problem{*problem});
  solver::Solver solver(scene->position.setup, static_cast<std::size_t>(effort.megabytes));
  const auto watch = [&](const solver::Progress& progress) {
    told(progress.used, progress.best == nullptr ? "" : solutionText(*scene, *progress.best, false));
  };
  const auto solution = solver.solve(scene->position, scene->stack, {.milliseconds = effort.milliseconds}, watch);
  return solutionText(*scene, solution.line, solution.proven);
}

}  // namespace tacit::wasm
