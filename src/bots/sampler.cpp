#include "bots/sampler.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <numeric>
#include <ranges>
#include <span>
#include <vector>

#include "bots/belief.h"
#include "bots/parallel.h"
#include "bots/play_out.h"

namespace tacit::bots {
namespace {

using Clock = std::chrono::steady_clock;

constexpr int kMaxCandidates = 16;
constexpr std::int64_t kMicrosecondsOfEach = 970;  // of a millisecond given: the rest is for the way there and back
constexpr std::size_t kBatch = 16;                 // worlds between two looks at the results
constexpr double kSure = 4.0;                      // standard errors
constexpr double kMisjudged = 0.005;               // a chance to win that play-outs may be wrong by, however many
constexpr double kTrifle = 0.001;                  // a chance to win that is not worth more time

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

// A play under consideration and what its play-outs gave, world by world.
struct Candidate {
  const Play* play;
  int number;                         // in the list of plays
  float opinion;                      // the policy's score
  std::vector<float> results;         // by world; all candidates still in the race have the same worlds
  std::array<double, kSeats> sums{};  // of the outcomes, by seat
  double mean = 0;                    // of the results that count

  double usual(Seat seat) const { return sums[seat] / static_cast<double>(results.size()); }

  // In the first worlds the seats had still to learn.
  std::span<const float> counting() const {
    constexpr std::size_t kFew = 64;
    const std::size_t third = results.size() / 3;
    return std::span(results).subspan(third - std::min(third, kFew));
  }
  void judge() {
    const auto those = counting();
    mean = those.empty() ? 0 : std::accumulate(those.begin(), those.end(), 0.0) / static_cast<double>(those.size());
  }
};

// A candidate in a world.
struct Trial {
  Outcomes outcomes;
  Experience::Trail trail;
};

class Race {
 public:
  Race(const View& view, const PlayList& plays, Budget budget, Random& random, const Mind& mind)
      : begin_(Clock::now()), budget_(orUsual(budget)), opinions_(view.position.setup, mind.play),
        values_(view.position.setup, mind.value), belief_(view), experience_(playOutsIn(budget_)),
        me_(view.position.by), seed_(random.next()) {
    end_ = begin_ + std::chrono::microseconds(kMicrosecondsOfEach * budget_.milliseconds);
    choose(view.position, plays);
    trials_.resize(kBatch * candidates_.size());
    const bool foresight = opinions_.layout().cooperative;  // worth its price where nobody disturbs a plan
    for (int t = 0; t < budget_.threads; ++t) playOuts_.emplace_back(opinions_, values_, foresight);
  }

  // Of those that were in the race to the end or put out, best first.
  std::vector<Opinion> opinions() const {
    std::vector<Opinion> all;
    all.reserve(candidates_.size() + out_.size());
    const auto add = [&](const Candidate& c) { all.push_back({c.play, static_cast<float>(c.mean)}); };
    std::ranges::for_each(candidates_, add);
    std::ranges::for_each(out_ | std::views::reverse, add);
    return all;
  }

  Play winner(Thought& thought) {
    thought.candidates = static_cast<int>(candidates_.size());
    while (!settled() && runBatch()) narrow();
    order();
    for (const PlayOut& playOut : playOuts_) thought.decisions += playOut.decisions();
    thought.simulations = simulations_;
    thought.value = static_cast<float>(candidates_.front().mean);
    return *candidates_.front().play;
  }

 private:
  // The most promising plays; of every card at least one, since the policy may misjudge a whole card.
  void choose(const Position& position, const PlayList& plays) {
    const Policy::Scores scores(opinions_, position);
    std::vector<Candidate> all;
    all.reserve(static_cast<std::size_t>(plays.size()));
    for (int i = 0; i < plays.size(); ++i) all.push_back({&plays[i], i, scores.of(plays[i]), {}, {}, 0});
    std::ranges::sort(all, [](const Candidate& x, const Candidate& y) {
      return x.opinion != y.opinion ? x.opinion > y.opinion : x.number < y.number;
    });
    std::vector<Candidate> later;
    unsigned seen = 0;
    for (auto& candidate : all) {
      const unsigned bit = 1U << static_cast<unsigned>(candidate.play->card);
      ((seen & bit) == 0 ? candidates_ : later).push_back(candidate);
      seen |= bit;
    }
    for (auto& candidate : later)
      if (candidates_.size() < kMaxCandidates) candidates_.push_back(candidate);
  }

  bool timeIsUp() const {
    if (budget_.until != nullptr && Clock::now().time_since_epoch().count() >= budget_.until->load()) return true;
    return budget_.milliseconds > 0 && Clock::now() >= end_;
  }
  bool bySimulations() const { return budget_.simulations > 0; }

  // Nothing left to decide. With a number of simulations to make, two stay in the race to the end.
  bool settled() const { return candidates_.size() < 2; }

  // Tries all candidates in some more worlds; false when the budget is used up.
  bool runBatch() {
    const std::size_t runners = candidates_.size();
    std::size_t worlds = kBatch;
    if (bySimulations())
      worlds = std::min(worlds, static_cast<std::size_t>(budget_.simulations - simulations_) / runners);
    if (worlds == 0) {
      spendTheRest();
      return false;
    }
    std::vector<char> done(worlds);  // when time is up, some worlds are not
    std::atomic<std::size_t> next = 0;
    onThreads(std::min(budget_.threads, static_cast<int>(worlds)), [&](int thread) {
      PlayOut& playOut = playOuts_[static_cast<std::size_t>(thread)];
      for (std::size_t w = next++; w < worlds && !timeIsUp(); w = next++)
        done[w] = tryWorld(worldsDone_ + w, &trials_[w * runners], playOut) ? 1 : 0;
    });
    for (std::size_t w = 0; w < worlds; ++w)
      if (done[w] != 0) keep(&trials_[w * runners]);
    worldsDone_ += worlds;
    return !timeIsUp();
  }

  // The results of one world, candidate by candidate.
  void keep(const Trial* trials) {
    learn(trials);
    for (Candidate& candidate : candidates_) {
      const Outcomes& outcomes = trials++->outcomes;
      candidate.results.push_back(outcomes[me_]);
      for (std::size_t seat = 0; seat < kSeats; ++seat) candidate.sums[seat] += outcomes[seat];
    }
    simulations_ += static_cast<int>(candidates_.size());
  }

  // What a world brings to all candidates alike is luck, and nothing to learn from: the others show how much it is.
  void learn(const Trial* trials) {
    const std::size_t runners = candidates_.size();
    if (runners < 2 || candidates_.front().results.empty()) return;
    const auto unusual = [&](std::size_t k, Seat seat) {
      return trials[k].outcomes[seat] - static_cast<float>(candidates_[k].usual(seat));
    };
    Outcomes all{};
    for (const Seat seat : kAllSeats)
      for (std::size_t k = 0; k < runners; ++k) all[seat] += unusual(k, seat);
    for (std::size_t k = 0; k < runners; ++k) {
      Outcomes own{};
      for (const Seat seat : kAllSeats)
        own[seat] = unusual(k, seat) - (all[seat] - unusual(k, seat)) / static_cast<float>(runners - 1);
      experience_.learn(trials[k].trail, own);
    }
  }

  // A world is the same for all candidates, and for any number of threads.
  Position world(std::uint64_t number) const {
    Random random(seed_ + number);
    return belief_.draw(random);
  }

  bool tryWorld(std::uint64_t number, Trial* trials, PlayOut& playOut) {
    const Position position = world(number);
    for (const Candidate& candidate : candidates_) {
      if (timeIsUp()) return false;
      trials->trail.begin(candidate.number);
      trials->outcomes = playOut.result(position, *candidate.play, experience_, trials->trail);
      ++trials;
    }
    return true;
  }

  // Fewer simulations left than candidates: they are made all the same, since so many were asked for.
  void spendTheRest() {
    const Position position = world(worldsDone_);
    for (; simulations_ < budget_.simulations; ++simulations_) {
      Experience::Trail trail;
      playOuts_[0].result(position, *candidates_[static_cast<std::size_t>(simulations_) % candidates_.size()].play,
                          experience_, trail);
    }
  }

  void order() {
    std::ranges::for_each(candidates_, &Candidate::judge);
    std::ranges::sort(candidates_, [](const Candidate& x, const Candidate& y) {
      return x.mean != y.mean ? x.mean > y.mean : x.number < y.number;
    });
  }

  // Puts out who is hopelessly behind, and the worse half each time a share of the budget is used.
  void narrow() {
    const std::size_t worlds = candidates_.front().results.size();
    if (worlds < nextLook_) return;
    nextLook_ = worlds + worlds / kBatch;
    order();
    const std::size_t atLeast = bySimulations() ? 2 : 1;
    while (candidates_.size() > atLeast && hopeless(candidates_.back())) putOutLast();
    const double share = used();
    if (candidates_.size() > 2 && share >= nextCut_) {
      for (auto stay = (candidates_.size() + 1) / 2; candidates_.size() > stay;) putOutLast();
      nextCut_ = share + (1 - share) / 3;
    }
  }

  void putOutLast() {
    out_.push_back(std::move(candidates_.back()));
    candidates_.pop_back();
  }

  double used() const {
    if (bySimulations()) return static_cast<double>(simulations_) / budget_.simulations;
    const std::chrono::duration<double, std::milli> spent = Clock::now() - begin_;
    return spent.count() / budget_.milliseconds;
  }

  // Surely worse than the leader, or surely not worth telling from it. The results are compared world by world: luck
  // of the cards strikes both alike.
  bool hopeless(const Candidate& candidate) const {
    const auto leader = candidates_.front().counting();
    const auto behind = candidate.counting();
    const auto n = static_cast<double>(leader.size());
    double squares = 0;
    for (std::size_t w = 0; w < leader.size(); ++w) {
      const double ahead = double{leader[w]} - behind[w];
      squares += ahead * ahead;
    }
    const double mean = candidates_.front().mean - candidate.mean;
    const double error = kSure * std::sqrt(std::max(0.0, squares / n - mean * mean) / n);
    return leader.size() >= 4 * kBatch && (mean - error > kMisjudged || mean + error < kTrifle);
  }

  Clock::time_point begin_;
  Clock::time_point end_;
  Budget budget_;
  Evaluation opinions_;
  Evaluation values_;
  Belief belief_;
  Experience experience_;
  Seat me_;
  std::uint64_t seed_;
  std::vector<Candidate> candidates_;
  std::vector<Candidate> out_;
  std::vector<Trial> trials_;  // of one batch, world by world
  std::vector<PlayOut> playOuts_;
  std::uint64_t worldsDone_ = 0;
  int simulations_ = 0;
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
