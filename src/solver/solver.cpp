#include "solver/solver.h"

#include <algorithm>

#include "solver/lower_bound.h"
#include "solver/mixing.h"

namespace tacit::solver {
namespace {

constexpr std::size_t kFirstWidth = 8;
constexpr double kWidenBy = 4;
constexpr std::size_t kAheadWidth = 30;               // lines followed when playing on
constexpr std::uint64_t kEnoughForTheDeal = 1500000;  // plays; with less, playing on does harm
constexpr double kShareForTheDeal = 0.3;              // of the limits; the rest is for playing on
constexpr double kWeightOfEstimate = 2;               // it counts like so many deals played on
constexpr float kWorthATry = 6;                       // cards that an end may be behind the best
constexpr int kRoundsToHalve = 6;                     // deals played on before the worse half is left out
constexpr std::size_t kEnds = 48;                     // ends of the deal that are kept

int cardsToCome(const Position& p, const Stack& stack) {
  int cards = stack.known ? stack.size : 0;
  for (const Seat seat : p.inGame()) cards += p.hands[seat].size();
  return cards + p.gave.size();
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
  std::size_t maxLines;
  Line best;
  std::vector<Line> ends;  // of the deal, best first
  bool proven = false;

  void keepEnd(Line line) {
    const auto same = std::ranges::find_if(ends, [&](const Line& end) { return end.end.board == line.end.board; });
    if (same == ends.end()) ends.push_back(std::move(line));
    else if (line.cards < same->cards) *same = std::move(line);
  }
  void merge(std::vector<Line> found) {
    for (Line& line : found) keepEnd(std::move(line));
    std::ranges::sort(ends, {}, &Line::cards);
    FewOfAKind kinds;
    std::erase_if(ends, [&](const Line& line) { return !kinds.take(kindOf(line.end.board)); });
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
  bool hidden = !p.gaveHidden().empty();
  int cards = p.gave.size();
  for (const Seat seat : p.layout().seats) {
    hidden = hidden || p.hands[seat].isHidden();
    cards += p.hands[seat].size();
  }
  if (hidden) return "the solver needs open hands, and some are not known";
  if (cards == 0) return "nobody holds a card";
  return std::nullopt;
}

Solver::Solver(const Setup& setup, std::size_t megabytes, const Weights& weights)
    : setup_(setup), weights_(weights), bytes_(std::max(megabytes, kMinMegabytes) << 20U) {}

std::size_t Solver::maxLines(int cards) const {
  return std::max<std::size_t>((bytes_ - (4U << 20U)) / Beam::bytesPerLine(cards), kFirstWidth);
}

Solution Solver::solve(const Position& position, const Stack& stack, const Limits& limits, const Watch& watch) {
  Search search{position,
                Beam(stack),
                Evaluation(setup_, weights_, unseenAfterThisDeal(position)),
                Allowance(limits.milliseconds, limits.nodes, limits.stop),
                watch,
                stack.known && stack.size > 0,
                maxLines(cardsToCome(position, stack)),
                {},
                {},
                false};
  widen(search);
  if (!search.best.finished && !search.proven) lookAhead(search);
  return {std::move(search.best), std::move(search.ends), search.proven, search.allowance.nodes(),
          search.allowance.seconds()};
}

// The same search again and again with more lines side by side, until all are followed or the time is up.
void Solver::widen(Search& s) {
  const auto atLeast = s.root.laid + static_cast<std::uint32_t>(fewestCards(s.root, s.moreDeals));
  std::size_t width = kFirstWidth;
  for (std::uint64_t shake = 0;;) {
    // Never without an answer: the first pass is not stopped.
    s.allowance.setBinding(!s.best.empty());
    s.allowance.setShare(s.best.finished || s.moreDeals || s.allowance.nodes() < kEnoughForTheDeal ? 1
                                                                                                   : kShareForTheDeal);
    const double before = s.allowance.used();
    Passed passed = s.beam.pass(s.evaluation, s.root, width, s.best.finished ? s.best.end.laid : kNoFinish, kEnds,
                                shake, s.allowance);
    s.allowance.setBinding(true);
    const bool everything = passed.complete && passed.everything;
    s.take(std::move(passed));
    s.proven = everything || (s.best.finished && s.best.end.laid == atLeast);
    s.tell(width);
    if (s.proven || s.allowance.spent()) return;
    const double cost = s.allowance.used() - before;
    const double left = s.allowance.share() - s.allowance.used();
    if (left < 1.2 * cost) return;
    if (width == s.maxLines) ++shake;  // there is no memory for more: the same again, a little disturbed
    const double factor = left < 3 * kWidenBy * cost ? std::max(0.8 * left / cost, 1.1) : kWidenBy;
    width = std::min(s.maxLines, static_cast<std::size_t>(static_cast<double>(width) * factor) + 1);
  }
}

// The best ends of the deal, told apart by playing on: a next deal as it might come, the same for each of them.
void Solver::lookAhead(Search& s) const {
  if (s.moreDeals || s.best.end.phase != Phase::Deal) return;
  struct Tried {
    const Line* line;
    double sum;
    double weight;
    double mean() const { return sum / weight; }
  };
  s.allowance.setShare(1);
  std::vector<Tried> tried;
  for (const Line& line : s.ends)
    if (line.cards < s.ends.front().cards + kWorthATry)
      tried.push_back({&line, kWeightOfEstimate * line.cards, kWeightOfEstimate});
  Random random(s.root.laid);
  for (int round = 1; tried.size() > 1; ++round) {
    const Deal deal = nextDeal(s.best.end, someStack(s.best.end, random));
    std::vector<double> results;
    for (const Tried& one : tried) {
      Position next = one.line->end;
      dealHands(next, deal);
      const Evaluation evaluation(setup_, weights_, unseenAfterThisDeal(next));
      const Passed passed = s.beam.pass(evaluation, next, kAheadWidth, kNoFinish, 1, 0, s.allowance);
      if (!passed.complete || passed.lines.empty()) break;
      results.push_back(passed.lines.front().cards);
    }
    if (results.size() < tried.size()) break;
    for (std::size_t i = 0; i < tried.size(); ++i) {
      tried[i].sum += results[i];
      tried[i].weight += 1;
    }
    std::ranges::sort(tried, {}, &Tried::mean);
    if (round % kRoundsToHalve == 0 && tried.size() > 2) tried.resize((tried.size() + 1) / 2);
    s.tell(kAheadWidth);
  }
  s.best = *tried.front().line;
}

}  // namespace tacit::solver
