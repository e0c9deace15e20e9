#include "analysis/analysis.h"

#include <algorithm>
#include <cmath>
#include <numeric>
#include <tuple>

namespace tacit::analysis {
namespace {

// Far apart for jobs next to each other: worlds are numbered on from a seed.
std::uint64_t seedOf(std::uint64_t seed, std::uint64_t job) {
  Random random(seed);
  Random ofJob(random.next() + job);
  return ofJob.next();
}

void addTo(Estimate& sum, double mean, double error) {
  sum.mean += mean;
  sum.error = std::hypot(sum.error, error);
}

}  // namespace

Analysis::Analysis(Course course, const Settings& settings)
    : course_(std::move(course)), settings_(settings), luck_(course_.deals.size()), found_(course_.moments.size()) {}

void Analysis::run(std::size_t job) {
  const std::uint64_t seed = seedOf(settings_.seed, job);
  const auto forecast = [&](const Position& position, int lines) {
    bots::Forecast ofSetup(course_.setup, bots::mindFor(course_.setup.table()));
    Random random(seed);
    return ofSetup.of(position, lines, random);
  };
  if (job < luck_.size()) {
    luck_[job] = luckOf(course_.deals[job], settings_.lines, seed);
  } else if (job - luck_.size() < found_.size()) {
    const std::size_t n = job - luck_.size();
    const Moment& moment = course_.moments[n];
    found_[n].judgement = judge(moment.view, moment.play, settings_.effort, seed);
    if (moment.after.phase != Phase::Deal) found_[n].after = forecast(moment.after, settings_.lines.play);
  } else {
    end_ = forecast(course_.last, settings_.lines.deal);
  }
}

const bots::Prospects& Analysis::standAfter(std::size_t decision) const {
  const Moment& moment = course_.moments[decision];
  if (moment.after.phase != Phase::Deal) return found_[decision].after;
  return moment.deal + 1 < luck_.size() ? luck_[moment.deal + 1].before : end_;
}

const bots::Prospects& Analysis::standBefore(std::size_t decision) const {
  const std::size_t deal = course_.moments[decision].deal;
  return decision == course_.deals[deal].first ? luck_[deal].after : standAfter(decision - 1);
}

Balance Analysis::balanceOf(SeatSet side) const {
  const Seat seat = side.first();
  Balance balance{.side = side, .end = end_.means[seat], .luck = {}, .own = {}, .others = {}};
  if (!luck_.empty()) balance.start = luck_.front().before.means[seat];
  for (const Luck& luck : luck_) addTo(balance.luck, luck.of(seat), luck.error(seat));
  for (std::size_t n = 0; n < found_.size(); ++n) {
    const Judgement& judgement = found_[n].judgement;
    const double effect = judgement.effect[seat];
    if (effect != 0)
      addTo(side.contains(course_.moments[n].view.position.by) ? balance.own : balance.others, effect,
            judgement.loss.error);
  }
  balance.remainder = balance.end - balance.start - balance.luck.mean - balance.own.mean - balance.others.mean;
  return balance;
}

std::optional<double> Analysis::accuracyOf(Seat seat) const {
  double lost = 0;
  double stake = 0;
  for (std::size_t n = 0; n < found_.size(); ++n) {
    if (course_.moments[n].view.position.by != seat) continue;
    lost += found_[n].judgement.lost();
    stake += found_[n].judgement.stake();
  }
  if (stake <= 0) return std::nullopt;
  return 1 - lost / stake;
}

std::vector<std::size_t> Analysis::decisive(std::size_t most) const {
  const auto order = [&](std::size_t n) {
    const Judgement& judgement = found_[n].judgement;
    const double loss = judgement.mark >= Mark::Inaccuracy ? judgement.loss.mean : 0;
    const Seat seat = course_.moments[n].view.position.by;
    const double change = std::abs(double{standAfter(n).means[seat]} - double{standBefore(n).means[seat]});
    return std::tuple(-loss, -change, n);
  };
  std::vector<std::size_t> all(found_.size());
  std::iota(all.begin(), all.end(), std::size_t{0});
  std::erase_if(all, [&](std::size_t n) { return found_[n].judgement.mark == Mark::Forced; });
  std::ranges::sort(all, {}, order);
  all.resize(std::min(all.size(), most));
  std::ranges::sort(all);
  return all;
}

}  // namespace tacit::analysis
