#include "bots/solver/solver.h"

#include <algorithm>

#include "bots/solver/lower_bound.h"

namespace tacit::bots::solver {
namespace {

constexpr std::size_t kFirstWidth = 8;
constexpr double kWidenBy = 4;
constexpr std::size_t kEnds = 16;  // ends of the deal that are kept

int cardsToCome(const Position& p, const Stack& stack) {
  int cards = stack.known ? stack.size : 0;
  forEachSeat(p.inGame(), [&](Seat seat) { cards += p.hands[seat].size(); });
  return cards + sizeOf(p.gave);
}

}  // namespace

// One call of solve, while it goes on.
struct Solver::Search {
  const Position& root;
  Beam beam;
  Evaluation evaluation;
  Allowance allowance;
  const Watch& watch;
  bool moreDeals;
  std::size_t mostLines;
  Line best;
  std::vector<Line> ends;  // of the deal, best first
  bool proven = false;

  void merge(std::vector<Line> found) {
    for (Line& line : found)
      if (std::ranges::none_of(ends, [&](const Line& e) { return e.end.board == line.end.board; }))
        ends.push_back(std::move(line));
    std::ranges::sort(ends, {}, &Line::cards);
    if (ends.size() > kEnds) ends.resize(kEnds);
    best = ends.front();
  }
  void take(Passed passed) {
    if (!passed.complete || passed.lines.empty()) return;
    if (passed.lines.front().finished) best = std::move(passed.lines.front());
    else if (!best.finished) merge(std::move(passed.lines));
  }
  void tell(std::size_t width) const {
    if (watch) watch({width, allowance.nodes(), allowance.seconds(), allowance.used(), &best});
  }
};

std::optional<std::string> whyNotSolve(const Position& p) {
  if (!p.layout().cooperative)
    return "the solver is for co-operative play: coop4 or coop6, not " + std::string(p.layout().name);
  if (p.phase == Phase::Over) return "the game is over";
  bool hidden = p.gaveHidden() != 0;
  int cards = sizeOf(p.gave);
  forEachSeat(p.layout().seats, [&](Seat seat) {
    hidden = hidden || p.hands[seat].isHidden();
    cards += p.hands[seat].size();
  });
  if (hidden) return "the solver needs open hands, and some are not known";
  if (cards == 0) return "nobody holds a card";
  return std::nullopt;
}

Solver::Solver(const Setup& setup, std::size_t megabytes, const Weights& weights)
    : setup_(setup), weights_(weights), bytes_(std::max(megabytes, kLeastMegabytes) << 20U) {}

std::size_t Solver::mostLines(int cards) const {
  return std::max<std::size_t>((bytes_ - (4U << 20U)) / Beam::bytesPerLine(cards), kFirstWidth);
}

Solution Solver::solve(const Position& position, const Stack& stack, const Limits& limits, const Watch& watch) {
  Search search{position,
                Beam(stack),
                Evaluation(setup_, weights_, unseenAfterThisDeal(position)),
                Allowance(limits.milliseconds, limits.nodes, limits.stop),
                watch,
                stack.known && stack.size > 0,
                mostLines(cardsToCome(position, stack)),
                {},
                {},
                false};
  widen(search);
  return {std::move(search.best), std::move(search.ends), search.proven, search.allowance.nodes(),
          search.allowance.seconds()};
}

// The same search again and again with more lines side by side, until all are followed or the time is up.
void Solver::widen(Search& s) {
  const auto atLeast = s.root.laid + static_cast<std::uint32_t>(fewestCards(s.root, s.moreDeals));
  std::size_t width = kFirstWidth;
  for (;;) {
    // Never without an answer: the first pass is not stopped.
    s.allowance.setBinding(!s.best.empty());
    const double before = s.allowance.used();
    Passed passed =
        s.beam.pass(s.evaluation, s.root, width, s.best.finished ? s.best.end.laid : kNoFinish, kEnds, s.allowance);
    const bool everything = passed.complete && passed.everything;
    s.take(std::move(passed));
    s.proven = everything || (s.best.finished && s.best.end.laid == atLeast);
    s.tell(width);
    if (s.proven || s.allowance.spent() || width >= s.mostLines) return;
    const double cost = s.allowance.used() - before;
    const double left = 1 - s.allowance.used();
    if (left < 1.2 * cost) return;
    const double factor = left < 3 * kWidenBy * cost ? std::max(0.8 * left / cost, 1.1) : kWidenBy;
    width = std::min(s.mostLines, static_cast<std::size_t>(static_cast<double>(width) * factor) + 1);
  }
}

}  // namespace tacit::bots::solver
