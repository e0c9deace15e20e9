#include "wasm/asking.h"
#include "base/strings.h"

#include "notation/play_text.h"
#include "notation/seven_legs.h"
#include "notation/words.h"
#include "rules/seven_entry.h"
#include "solver/solver.h"
#include "table/message.h"
#include "wasm/problem.h"
#include "wasm/shown.h"

namespace tacit::wasm {
namespace {

using solver::Line;

std::string solutionText(const notation::Scene& scene, const Line& line, bool proven) {
  SolutionShown shown;
  shown.plays = protocol::playsAlong(scene, line);
  shown.finished = line.finished;
  shown.cards = static_cast<int>(line.end.laid - scene.position.laid);
  shown.expected = static_cast<double>(line.cards) - line.end.laid;
  shown.proven = proven;
  return json::text(shown);
}

// Whether this card can be laid as a seven here. A win is answered with a TAC.
bool isSeven(const Position& p, Card card) {
  if (card == Card::Tac) return p.function == Card::Seven && (p.phase == Phase::Play || p.phase == Phase::Answer);
  return p.phase == Phase::Play && card == Card::Seven;
}

SevenShown sevenShown(const Position& p, const SevenEntry& entry) {
  SevenShown shown{notation::boardText(p.layout(), entry.board()), entry.left(), {}, {}};
  for (const Leg& leg : entry.legs()) {
    const SevenWalk further = entry.after(leg);
    shown.legs.push_back(
        {notation::legsText({&leg, 1}), notation::boardText(p.layout(), further.board()), further.left()});
  }
  if (const auto play = entry.play()) shown.play = notation::playText(p, *play);
  return shown;
}

}  // namespace

std::string plays(std::string_view position, std::string_view seat) {
  const auto scene = notation::parsePosition(position);
  if (!scene) return problemText(scene.error());
  const auto who = notation::seatNamed(seat);
  if (!who || !scene->position.layout().seats.contains(*who)) return problemText("not a seat of the layout");
  const Position& p = scene->position;
  const Seat holder = p.phase == Phase::Swap ? *who : p.turn;
  if (p.phase == Phase::Over || p.hands[holder].isHidden()) return problemText("the hand is not known");
  return json::text(table::legalPlays(p, *who));
}

std::string seven(std::string_view position, std::string_view card, std::string_view legs) {
  const auto scene = notation::parsePosition(position);
  if (!scene) return problemText(scene.error());
  const Position& p = scene->position;
  const auto laid = notation::cardNamed(card);
  if (!laid || !isSeven(p, *laid)) return problemText("not a seven here");
  SevenEntry entry(p, *laid);
  for (const auto word : legs.empty() ? std::vector<std::string_view>{} : base::split(legs, ',')) {
    const auto leg = notation::legNamed(word, entry.legs());
    if (!leg || !entry.walk(*leg)) return problemText("this leg of the seven cannot be walked");
  }
  return json::text(sevenShown(p, entry));
}

std::string solve(std::string_view position, Effort effort,
                  const std::function<void(double used, const std::string& best)>& told) {
  const auto scene = notation::parsePosition(position);
  if (!scene) return problemText(scene.error());
  if (const auto problem = solver::whyNotSolve(scene->position)) return problemText(*problem);
  solver::Solver solver(scene->position.setup, static_cast<std::size_t>(effort.megabytes));
  const auto watch = [&](const solver::Progress& progress) {
    told(progress.used, progress.best == nullptr ? "" : solutionText(*scene, *progress.best, false));
  };
  const auto solution = solver.solve(scene->position, scene->stack, {.milliseconds = effort.milliseconds}, watch);
  return solutionText(*scene, solution.line, solution.proven);
}

}  // namespace tacit::wasm
