#include "bots/trials.h"

#include <algorithm>
#include <atomic>
#include <cmath>
#include <numeric>

#include "bots/parallel.h"

namespace tacit::bots {
namespace {

constexpr std::size_t kMaxCandidates = 16;

class Sums {
 public:
  void add(double value) {
    ++count_;
    sum_ += value;
    squares_ += value * value;
  }
  double mean() const { return sum_ / count_; }
  double error() const {
    return std::sqrt(std::max(0.0, squares_ / count_ - mean() * mean()) / std::max(1.0, count_ - 1));
  }

 private:
  double count_ = 0;
  double sum_ = 0;
  double squares_ = 0;
};

}  // namespace

void Candidate::judge() {
  const auto those = counting();
  mean = those.empty() ? 0 : std::accumulate(those.begin(), those.end(), 0.0) / static_cast<double>(those.size());
}

// Worlds next to each other share what the seats had learnt by then, so their results are not quite independent. Where
// that shows, the error is taken from means over some worlds in a row.
Estimate difference(const Candidate& x, const Candidate& y, std::size_t from) {
  constexpr std::size_t kInARow = 16;
  constexpr std::size_t kEnoughRows = 8;
  const std::size_t end = std::min(x.results.size(), y.results.size());
  if (end <= from) return {};
  Sums worlds;
  Sums rows;
  double row = 0;
  for (std::size_t w = from; w < end; ++w) {
    const double more = double{x.results[w]} - y.results[w];
    worlds.add(more);
    row += more;
    if ((w - from) % kInARow != kInARow - 1) continue;
    rows.add(row / kInARow);
    row = 0;
  }
  const bool enough = end - from >= kInARow * kEnoughRows;
  return {worlds.mean(), enough ? std::max(worlds.error(), rows.error()) : worlds.error()};
}

Trials::Trials(const View& view, const Mind& mind, std::uint64_t seed, int playOuts, int threads)
    : opinions_(view.position.setup, mind.play), values_(view.position.setup, mind.value), belief_(view),
      experience_(playOuts), me_(view.position.by), seed_(seed) {
  const bool foresight = opinions_.layout().cooperative;  // worth its price where nobody disturbs a plan
  for (int t = 0; t < threads; ++t) playOuts_.emplace_back(opinions_, values_, foresight);
}

void Trials::enter(const Position& position, const PlayList& plays, const Play* inAnyCase) {
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
    const bool asked = inAnyCase != nullptr && *candidate.play == *inAnyCase;
    ((seen & bit) == 0 || asked ? candidates_ : later).push_back(candidate);
    seen |= bit;
  }
  for (auto& candidate : later)
    if (candidates_.size() < kMaxCandidates) candidates_.push_back(candidate);
}

void Trials::tryWorlds(std::size_t worlds, const Stop& stop) {
  const std::size_t runners = candidates_.size();
  trials_.resize(std::max(trials_.size(), worlds * runners));
  std::vector<char> done(worlds);  // when it is stopped, some worlds are not
  std::atomic<std::size_t> next = 0;
  const int threads = std::min(static_cast<int>(playOuts_.size()), static_cast<int>(worlds));
  onThreads(threads, [&](int thread) {
    PlayOut& playOut = playOuts_[static_cast<std::size_t>(thread)];
    for (std::size_t w = next++; w < worlds && !stop(); w = next++)
      done[w] = tryWorld(worldsDone_ + w, &trials_[w * runners], playOut, stop) ? 1 : 0;
  });
  for (std::size_t w = 0; w < worlds; ++w)
    if (done[w] != 0) keep(&trials_[w * runners]);
  worldsDone_ += worlds;
}

// The results of one world, candidate by candidate.
void Trials::keep(const Trial* trials) {
  learn(trials);
  for (Candidate& candidate : candidates_) {
    const Outcomes& outcomes = trials++->outcomes;
    candidate.results.push_back(outcomes[me_]);
    for (std::size_t seat = 0; seat < kSeats; ++seat) candidate.sums[seat] += outcomes[seat];
  }
  simulations_ += static_cast<int>(candidates_.size());
}

// What a world brings to all candidates alike is luck, and nothing to learn from: the others show how much it is.
void Trials::learn(const Trial* trials) {
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
Position Trials::world(std::uint64_t number) const {
  Random random(seed_ + number);
  return belief_.draw(random);
}

bool Trials::tryWorld(std::uint64_t number, Trial* trials, PlayOut& playOut, const Stop& stop) {
  const Position position = world(number);
  for (const Candidate& candidate : candidates_) {
    if (stop()) return false;
    trials->trail.begin(candidate.number);
    trials->outcomes = playOut.result(position, *candidate.play, experience_, trials->trail);
    ++trials;
  }
  return true;
}

void Trials::tryUncounted(std::size_t candidate) {
  Experience::Trail trail;
  playOuts_[0].result(world(worldsDone_), *candidates_[candidate].play, experience_, trail);
  ++simulations_;
}

void Trials::show(const Candidate& candidate, std::uint64_t world, Witness& witness) {
  Experience::Trail trail;
  trail.begin(candidate.number);
  playOuts_[0].result(this->world(world), *candidate.play, experience_, trail, &witness);
}

void Trials::order() {
  std::ranges::for_each(candidates_, &Candidate::judge);
  std::ranges::sort(candidates_, [](const Candidate& x, const Candidate& y) {
    return x.mean != y.mean ? x.mean > y.mean : x.number < y.number;
  });
}

void Trials::putOut(std::size_t candidate) {
  const auto at = candidates_.begin() + static_cast<std::ptrdiff_t>(candidate);
  out_.push_back(std::move(*at));
  candidates_.erase(at);
}

std::int64_t Trials::decisions() const {
  std::int64_t all = 0;
  for (const PlayOut& playOut : playOuts_) all += playOut.decisions();
  return all;
}

}  // namespace tacit::bots
