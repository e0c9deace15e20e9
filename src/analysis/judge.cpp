#include "analysis/judge.h"

#include <algorithm>
#include <chrono>
#include <cmath>
#include <memory>

namespace tacit::analysis {
namespace {

using bots::Candidate;
using bots::Estimate;
using bots::Trials;
using JudgeClock = std::chrono::steady_clock;

constexpr std::size_t kBatchOfWorlds = 16;
constexpr std::size_t kFirstLook = 64;  // worlds before the worse half is put out ...
constexpr std::size_t kLearnt = 128;   // ... and before anybody is hopeless, or the best: the seats have still to learn
constexpr double kHopeless = 4;        // standard errors behind
constexpr std::size_t kFewest = 192;   // worlds in which a loss is measured ...
constexpr double kShareOfThat = 0.25;  // ... and the share of the effort that goes into it, at least

Effort orUsual(Effort effort) {
  if (effort.milliseconds == 0 && effort.simulations == 0) effort.milliseconds = kDefaultMilliseconds;
  return effort;
}

// About so many play-outs, for the room that lessons need.
int roomFor(const Effort& effort) {
  constexpr int kPlayOutsEach = 128;  // in a millisecond
  constexpr int kLong = 1000;
  return effort.simulations > 0 ? effort.simulations : kPlayOutsEach * std::min(kLong, effort.milliseconds);
}

// Further from every limit between two marks than two standard errors.
bool isClear(const Estimate& loss) {
  return std::ranges::all_of(std::array{kInaccuracy, kMistake, kBlunder},
                             [&](double limit) { return std::abs(loss.mean - limit) > 2 * loss.error; });
}

Estimate meanOf(const Candidate& candidate) {
  const auto results = candidate.counting();
  if (results.empty()) return {};
  double sum = 0;
  double squares = 0;
  for (const float result : results) {
    sum += double{result};
    squares += double{result} * result;
  }
  const auto n = static_cast<double>(results.size());
  const double mean = sum / n;
  return {mean, std::sqrt(std::max(0.0, squares / n - mean * mean) / std::max(1.0, n - 1))};
}

class Judging {
 public:
  // `made`: the play that was made; none where it is asked which one to make.
  Judging(const View& view, const PlayList& plays, const Play* made, const Effort& effort, std::uint64_t seed)
      : position_(view.position), made_(made), chosen_(made), effort_(orUsual(effort)),
        trials_(view, bots::mindFor(view.position.layout()), seed, roomFor(effort_), 1) {
    trials_.enter(view.position, plays, made);
  }

  Judgement judgement() {
    find();
    measure();
    if (made_ == nullptr && loss_.mean < 0) swapFinalists();
    return verdict();
  }

 private:
  const std::vector<Candidate>& candidates() const { return trials_.candidates(); }
  bool isChosen(const Candidate& candidate) const { return chosen_ != nullptr && *candidate.play == *chosen_; }
  const Candidate& chosen() const {
    return *std::ranges::find_if(candidates(), [&](const Candidate& c) { return isChosen(c); });
  }
  const Candidate& rival() const {
    return *std::ranges::find_if(candidates(), [&](const Candidate& c) { return c.number == rival_; });
  }

  // The share of the effort used so far.
  double used() const {
    double share = 0;
    if (effort_.simulations > 0) share = static_cast<double>(trials_.simulations()) / effort_.simulations;
    if (effort_.milliseconds > 0) {
      const std::chrono::duration<double, std::milli> spent = JudgeClock::now() - begin_;
      share = std::max(share, spent.count() / effort_.milliseconds);
    }
    return share;
  }

  void tryMore() {
    trials_.tryWorlds(kBatchOfWorlds, [] { return false; });
  }

  // Which play is the best of the others: half of the effort goes into this at most.
  void find() {
    double nextCut = 0.125;
    while (candidates().size() > 2 || candidates().front().results.size() < kLearnt) {
      tryMore();
      const std::size_t worlds = candidates().front().results.size();
      if (worlds < kFirstLook) continue;
      trials_.order();
      const double share = used();
      if (worlds >= kLearnt) putOut([&](const Candidate& c) { return isHopeless(c); }, 2);
      if (worlds >= kLearnt && share >= 0.5) break;
      if (share < nextCut) continue;
      nextCut = share + 0.125;
      putOut([](const Candidate&) { return true; }, std::max(std::size_t{4}, (candidates().size() + 1) / 2));
    }
    trials_.order();
    putOut([](const Candidate&) { return true; }, 2);
    if (made_ == nullptr) chosen_ = candidates()[1].play;
    rival_ = candidates()[isChosen(candidates().front()) ? 1 : 0].number;
    from_ = candidates().front().results.size();
  }

  // From the last one on, down to so many; the chosen one stays.
  template <typename Condition>
  void putOut(Condition condition, std::size_t stay) {
    for (std::size_t k = candidates().size(); k-- > 1 && candidates().size() > stay;)
      if (!isChosen(candidates()[k]) && condition(candidates()[k])) trials_.putOut(k);
  }

  bool isHopeless(const Candidate& candidate) const {
    const std::size_t from = candidate.results.size() - candidate.counting().size();
    const Estimate ahead = bots::difference(candidates().front(), candidate, from);
    return ahead.mean - kHopeless * ahead.error > kNegligibleLoss;
  }

  // How much better the best of the others is, in worlds that had no part in finding it.
  void measure() {
    const double before = used();
    while (true) {
      tryMore();
      if (rival().results.size() - from_ < kFewest || used() - before < kShareOfThat) continue;
      loss_ = bots::difference(rival(), chosen(), from_);
      const bool significant = loss_.mean > kSignificant * loss_.error;
      const double most = loss_.mean + kSignificant * loss_.error;
      if (most < kNegligibleLoss || (significant && isClear(loss_))) return;
      const bool mayMatter = most > kInaccuracy && (!significant || loss_.error >= kNegligibleLoss / 2);
      if (used() >= (mayMatter ? kPatience : 1)) return;
    }
  }

  // The second best did better in the worlds that measured it.
  void swapFinalists() {
    const int second = chosen().number;
    chosen_ = rival().play;
    rival_ = second;
    loss_.mean = -loss_.mean;
  }

  Judgement verdict() {
    Judgement result;
    result.loss = loss_;
    result.mark = markOf(loss_);
    result.simulations = trials_.simulations();
    if (result.mark >= (made_ == nullptr ? Mark::Good : Mark::Inaccuracy))
      result.reasons = reasonsFor(trials_, position_, rival(), chosen());
    list(result);
    return result;
  }

  // The best first: the one that was made, where no other is surely better.
  void list(Judgement& result) {
    trials_.order();
    const Candidate& best = made_ != nullptr && result.mark <= Mark::Best ? chosen() : rival();
    const auto add = [&](const Candidate& c) {
      const Estimate behind = bots::difference(best, c, 0);
      Estimate value = meanOf(best);
      value.mean -= behind.mean;
      result.plays.push_back({*c.play, c.number, value, behind, static_cast<int>(c.results.size())});
    };
    for (const Candidate& c : candidates()) add(c);
    for (const Candidate& c : trials_.out()) add(c);
    std::ranges::sort(result.plays, {}, [](const Valued& v) { return std::pair(v.behind.mean, v.number); });
    const auto isBest = [&](const Valued& v) { return v.play == *best.play; };
    std::rotate(result.plays.begin(), std::ranges::find_if(result.plays, isBest),
                std::next(std::ranges::find_if(result.plays, isBest)));
    result.chosen = static_cast<std::size_t>(
        std::ranges::find_if(result.plays, [&](const Valued& v) { return v.play == *chosen_; }) - result.plays.begin());
  }

  JudgeClock::time_point begin_ = JudgeClock::now();
  const Position& position_;
  const Play* made_;
  const Play* chosen_;
  Effort effort_;
  Trials trials_;
  int rival_ = 0;         // its number
  std::size_t from_ = 0;  // the first world in which the loss is measured
  Estimate loss_;
};

Judgement judged(const View& view, const Play* made, const Effort& effort, std::uint64_t seed) {
  const auto plays = std::make_unique<PlayList>();
  listPlays(view.position, *plays);
  if (plays->size() < 2) return {};
  return Judging(view, *plays, made, effort, seed).judgement();
}

}  // namespace

Mark markOf(const Estimate& loss) {
  if (loss.mean < kNegligibleLoss || loss.mean <= kSignificant * loss.error) return Mark::Best;
  if (loss.mean < kInaccuracy) return Mark::Good;
  if (loss.mean < kMistake) return Mark::Inaccuracy;
  return loss.mean < kBlunder ? Mark::Mistake : Mark::Blunder;
}

double Judgement::stake() const {
  double stake = lost();
  for (const Valued& one : plays)
    if (one.behind.mean > kSignificant * one.behind.error) stake = std::max(stake, one.behind.mean);
  return stake;
}

Judgement judge(const View& view, const Play& play, const Effort& effort, std::uint64_t seed) {
  return judged(view, &play, effort, seed);
}

Judgement appraise(const View& view, const Effort& effort, std::uint64_t seed) {
  return judged(view, nullptr, effort, seed);
}

}  // namespace tacit::analysis
