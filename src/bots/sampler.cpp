#include "bots/sampler.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <ranges>
#include <vector>

#include "bots/trials.h"

namespace tacit::bots {
namespace {

using Clock = std::chrono::steady_clock;

constexpr std::int64_t kMicrosecondsOfEach = 970;  // of a millisecond given: the rest is for the way there and back
constexpr std::size_t kBatch = 16;                 // worlds between two looks at the results
constexpr double kSure = 4.0;                      // standard errors
constexpr double kMisjudged = 0.005;               // a chance to win that play-outs may be wrong by, however many
constexpr double kNegligibleGain = 0.001;          // a chance to win that is not worth more time

Budget orUsual(Budget budget) {
  if (budget.milliseconds == 0 && budget.simulations == 0) budget.milliseconds = kDefaultMilliseconds;
  budget.threads = std::max(1, budget.threads);
  return budget;
}

// About, and no more than matters.
int playOutsIn(const Budget& budget) {
  constexpr int kPlayOutsEach = 128;  // in a millisecond
  constexpr int kLong = 1000;
  return budget.simulations > 0 ? budget.simulations : kPlayOutsEach * std::min(kLong, budget.milliseconds);
}

class Race {
 public:
  Race(const View& view, const PlayList& plays, Budget budget, Random& random, const Mind& mind)
      : begin_(Clock::now()), budget_(orUsual(budget)),
        trials_(view, mind, random.next(), playOutsIn(budget_), budget_.threads) {
    end_ = begin_ + std::chrono::microseconds(kMicrosecondsOfEach * budget_.milliseconds);
    trials_.enter(view.position, plays);
  }

  // Of those that were in the race to the end or put out, best first.
  std::vector<Opinion> opinions() const {
    std::vector<Opinion> all;
    all.reserve(candidates().size() + trials_.out().size());
    const auto add = [&](const Candidate& c) { all.push_back({c.play, static_cast<float>(c.mean)}); };
    std::ranges::for_each(candidates(), add);
    std::ranges::for_each(trials_.out() | std::views::reverse, add);
    return all;
  }

  Play winner(Thought& thought) {
    thought.candidates = static_cast<int>(candidates().size());
    while (!settled() && runBatch()) narrow();
    trials_.order();
    thought.decisions += trials_.decisions();
    thought.simulations = trials_.simulations();
    thought.value = static_cast<float>(candidates().front().mean);
    return *candidates().front().play;
  }

 private:
  const std::vector<Candidate>& candidates() const { return trials_.candidates(); }

  bool timeIsUp() const {
    if (budget_.until != nullptr && Clock::now().time_since_epoch().count() >= budget_.until->load()) return true;
    return budget_.milliseconds > 0 && Clock::now() >= end_;
  }
  bool bySimulations() const { return budget_.simulations > 0; }

  // Nothing left to decide. With a number of simulations to make, two stay in the race to the end.
  bool settled() const { return candidates().size() < 2; }

  // Tries all candidates in some more worlds; false when the budget is used up.
  bool runBatch() {
    const std::size_t runners = candidates().size();
    std::size_t worlds = kBatch;
    if (bySimulations())
      worlds = std::min(worlds, static_cast<std::size_t>(budget_.simulations - trials_.simulations()) / runners);
    if (worlds == 0) {
      spendTheRest();
      return false;
    }
    trials_.tryWorlds(worlds, [this] { return timeIsUp(); });
    return !timeIsUp();
  }

  // Fewer simulations left than candidates: they are made all the same, since so many were asked for.
  void spendTheRest() {
    while (trials_.simulations() < budget_.simulations)
      trials_.tryUncounted(static_cast<std::size_t>(trials_.simulations()) % candidates().size());
  }

  // Puts out who is hopelessly behind, and the worse half each time a share of the budget is used.
  void narrow() {
    const std::size_t worlds = candidates().front().results.size();
    if (worlds < nextLook_) return;
    nextLook_ = worlds + worlds / kBatch;
    trials_.order();
    const std::size_t atLeast = bySimulations() ? 2 : 1;
    while (candidates().size() > atLeast && hopeless(candidates().back())) trials_.putOutLast();
    const double share = used();
    if (candidates().size() > 2 && share >= nextCut_) {
      for (auto stay = (candidates().size() + 1) / 2; candidates().size() > stay;) trials_.putOutLast();
      nextCut_ = share + (1 - share) / 3;
    }
  }

  double used() const {
    if (bySimulations()) return static_cast<double>(trials_.simulations()) / budget_.simulations;
    const std::chrono::duration<double, std::milli> spent = Clock::now() - begin_;
    return spent.count() / budget_.milliseconds;
  }

  // Surely worse than the leader, or surely not worth telling from it. The results are compared world by world: luck
  // of the cards strikes both alike.
  bool hopeless(const Candidate& candidate) const {
    const auto leader = candidates().front().counting();
    const auto behind = candidate.counting();
    const auto n = static_cast<double>(leader.size());
    double squares = 0;
    for (std::size_t w = 0; w < leader.size(); ++w) {
      const double ahead = double{leader[w]} - behind[w];
      squares += ahead * ahead;
    }
    const double mean = candidates().front().mean - candidate.mean;
    const double error = kSure * std::sqrt(std::max(0.0, squares / n - mean * mean) / n);
    return leader.size() >= 4 * kBatch && (mean - error > kMisjudged || mean + error < kNegligibleGain);
  }

  Clock::time_point begin_;
  Clock::time_point end_;
  Budget budget_;
  Trials trials_;
  double nextCut_ = 0.25;
  std::size_t nextLook_ = 0;
};

}  // namespace

Play decideBySampling(const View& view, const PlayList& plays, Budget budget, Random& random, const Mind& mind,
                      Thought& thought, std::vector<Opinion>* opinions) {
  if (plays.size() == 1) return plays[0];
  Race race(view, plays, budget, random, mind);
  const Play play = race.winner(thought);
  if (opinions != nullptr) *opinions = race.opinions();
  return play;
}

}  // namespace tacit::bots
