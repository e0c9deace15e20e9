#include <unistd.h>

#include <cmath>
#include <cstdio>
#include <iomanip>
#include <iostream>
#include <sstream>

#include "cli/commands.h"
#include "cli/input.h"
#include "cli/interrupt.h"
#include "json/json.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "protocol/line_plays.h"
#include "solver/solver.h"

namespace tacit::cli {
namespace {

using solver::Limits;
using solver::Line;
using solver::Progress;
using solver::Solution;
using solver::Solver;

constexpr int kDefaultMilliseconds = 10000;

std::string rounded(double number) {
  std::ostringstream text;
  text << std::fixed << std::setprecision(1) << number;
  return text.str();
}

std::uint32_t cardsOf(const notation::Scene& scene, const Line& line) { return line.end.laid - scene.position.laid; }

bool isLost(const Line& line) { return !line.finished && line.end.phase == Phase::Over; }

std::string outcomeText(const notation::Scene& scene, const Line& line) {
  const std::string cards = std::to_string(cardsOf(scene, line));
  if (line.finished) return "all home with " + cards + (cards == "1" ? " card" : " cards");
  if (isLost(line)) return "lost after " + cards + " cards: the deck has run out";
  return cards + " cards, then about " + rounded(line.cards - static_cast<float>(line.end.laid)) + " more";
}

std::string verdictText(const notation::Scene& scene, const Solution& solution) {
  const bool deals = scene.stack.known && scene.stack.size > 0;
  const std::string scope = deals ? "for the cards known" : "for this deal";
  return (solution.proven ? "proven best " : "best found ") + scope;
}

void printText(const notation::Scene& scene, const Solution& solution) {
  for (const auto& [seat, play, board, newDeal] : protocol::playsAlong(scene, solution.line)) {
    if (newDeal) std::cout << "deal\n";
    std::cout << seat << ' ' << play;
    if (!play.starts_with("give:")) std::cout << " => " << board;
    std::cout << '\n';
  }
  std::cout << "result " << outcomeText(scene, solution.line) << '\n'
            << "verdict " << verdictText(scene, solution) << '\n'
            << "effort " << solution.nodes << " plays searched in " << rounded(solution.seconds) << " s\n";
}

struct SolutionShown {
  std::vector<protocol::LinePlay> plays;
  bool finished;
  bool lost;
  std::uint32_t cards;
  double expected;
  bool proven;
  std::uint64_t nodes;
  double seconds;
  TACIT_FIELDS(SolutionShown, plays, finished, lost, cards, (expected, "cards_expected"), proven, nodes, seconds)
};

void printJson(const notation::Scene& scene, const Solution& solution) {
  const Line& line = solution.line;
  const SolutionShown shown{protocol::playsAlong(scene, line),
                            line.finished,
                            isLost(line),
                            cardsOf(scene, line),
                            json::rounded(line.cards - static_cast<float>(scene.position.laid), 1),
                            solution.proven,
                            solution.nodes,
                            json::rounded(solution.seconds, 1)};
  std::cout << json::text(shown) << '\n';
}

// One line on standard error that is written over and over.
void printProgress(const notation::Scene& scene, const Progress& progress) {
  std::cerr << "\r\x1b[K" << rounded(progress.seconds) << " s, " << progress.width << " lines side by side, "
            << progress.nodes << " plays: " << outcomeText(scene, *progress.best) << std::flush;
}

}  // namespace

int solve(const SolveOptions& options) {
  if (options.solo && !options.position.empty())
    return complain("--solo plays whole games and takes no position", kUsageError);
  if (options.solo) return solo(options);
  if (options.position.empty()) return complain("a position is needed, or --solo", kUsageError);
  const auto scene = notation::parsePosition(positionAsked(options.position));
  if (!scene) return complain(scene.error());
  if (const auto problem = solver::whyNotSolve(scene->position)) return complain(*problem);
  const Limits limits{options.milliseconds.value_or(options.nodes > 0 ? 0 : kDefaultMilliseconds), options.nodes,
                      &catchInterrupt()};
  const bool tell = isatty(STDERR_FILENO) == 1;
  Solver solver(scene->position.setup, static_cast<std::size_t>(options.megabytes));
  const Solution solution =
      solver.solve(scene->position, scene->stack, limits,
                   tell ? solver::Watch([&](const Progress& p) { printProgress(*scene, p); }) : nullptr);
  if (tell) std::cerr << "\r\x1b[K";
  if (options.json) printJson(*scene, solution);
  else printText(*scene, solution);
  return catchInterrupt() ? stopped("this is the best found so far") : kDone;
}

}  // namespace tacit::cli
