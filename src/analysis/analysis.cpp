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

// The first by some order, in the order of the game.
template <typename Order>
std::vector<std::size_t> firstOf(std::vector<std::size_t> decisions, std::size_t most, Order order) {
  std::ranges::sort(decisions, {}, order);
  decisions.resize(std::min(decisions.size(), most));
  std::ranges::sort(decisions);
  return decisions;
}

}  // namespace

Analysis::Analysis(Course course, const Settings& settings)
    : course_(std::move(course)), settings_(settings), luck_(course_.deals.size()), found_(course_.moments.size()),
      lines_(settings.lines.value_or(Lines::forEffort(settings.effort))) {}

void Analysis::run(std::size_t job) {
  const std::uint64_t seed = seedOf(settings_.seed, job);
  if (job < luck_.size()) {
    luck_[job] = luckOf(course_.deals[job], lines_, seed);
  } else if (job - luck_.size() < found_.size()) {
    const std::size_t n = job - luck_.size();
    const Moment& moment = course_.moments[n];
    found_[n].judgement = judge(moment.view, moment.play, settings_.effort, seed);
    found_[n].swing = swingOf(moment, found_[n].judgement, lines_, seedOf(seed, job));
  } else {
    bots::Forecast forecast(course_.setup, bots::mindFor(course_.setup.table()));
    Random random(seed);
    end_ = forecast.of(course_.last, lines_.deal, random);
  }
}

// A record may end with cards that nobody has played from.
const bots::Prospects& Analysis::end() const {
  return !luck_.empty() && course_.deals.back().first == course_.moments.size() ? luck_.back().after : end_;
}

const bots::Prospects& Analysis::standAtEndOf(std::size_t deal) const {
  return deal + 1 < luck_.size() ? luck_[deal + 1].before : end();
}

// From the end of its deal back: the plays that were made are lines of the forecast, too, as likely as it makes them. So
// only what it might have made instead is drawn, and where it surely makes the same play nothing changes.
bots::Prospects Analysis::standAfter(std::size_t decision) const {
  const std::size_t deal = course_.moments[decision].deal;
  std::size_t last = deal + 1 < course_.deals.size() ? course_.deals[deal + 1].first : course_.moments.size();
  bots::Prospects stand = standAtEndOf(deal);
  while (--last > decision) stand = found_[last].swing.before(stand);
  return stand;
}

bots::Prospects Analysis::standBefore(std::size_t decision) const {
  const std::size_t deal = course_.moments[decision].deal;
  return decision == course_.deals[deal].first ? luck_[deal].after : standAfter(decision - 1);
}

// What the others of several sides gain or lose by it, they gain or lose alike.
Estimate Analysis::skillOf(std::size_t decision, Seat seat) const {
  const LayoutTable& layout = course_.setup.table();
  const Estimate& skill = found_[decision].swing.skill;
  if (layout.side[seat].contains(course_.moments[decision].view.position.by)) return skill;
  return {-skill.mean / (layout.sides().size() - 1), skill.error};
}

Estimate Analysis::playLuckOf(std::size_t decision, Seat seat) const {
  const bots::Prospects before = standBefore(decision);
  const bots::Prospects after = standAfter(decision);
  const Swing& swing = found_[decision].swing;
  const Estimate skill = skillOf(decision, seat);
  const bool first = decision == course_.deals[course_.moments[decision].deal].first;
  const double stands =
      first ? std::hypot(double{before.errors[seat]}, double{after.errors[seat]})
            : (1 - swing.usual) * std::hypot(double{swing.instead.errors[seat]}, double{after.errors[seat]});
  return {double{after.means[seat]} - double{before.means[seat]} - skill.mean, std::hypot(stands, skill.error)};
}

std::optional<Hidden> Analysis::turnedOn(std::size_t decision) const {
  const std::optional<Hidden>& hidden = found_[decision].swing.hidden;
  const Estimate luck = playLuckOf(decision, course_.moments[decision].view.position.by);
  const bool large = std::abs(luck.mean) > std::max(kInaccuracy, kSignificant * luck.error);
  if (!hidden || !large || hidden->effect / luck.mean < 1.0 / 3) return std::nullopt;
  return hidden;
}

Balance Analysis::balanceOf(SeatSet side) const {
  const Seat seat = side.first();
  const bots::Prospects& start = luck_.empty() ? end() : luck_.front().before;
  Balance balance{
      .side = side, .start = start.means[seat], .end = end().means[seat], .deal = {}, .play = {}, .skill = {}};
  for (const Luck& luck : luck_) addTo(balance.deal, luck.of(seat), luck.error(seat));
  for (std::size_t n = 0; n < found_.size(); ++n) {
    const Estimate skill = skillOf(n, seat);
    addTo(balance.skill, skill.mean, skill.error);
    balance.play.mean += playLuckOf(n, seat).mean;
  }
  balance.play.error = std::hypot(balance.deal.error, balance.skill.error);  // errors of the steps cancel in their sum
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
  return firstOf(std::move(all), most, order);
}

std::vector<std::size_t> Analysis::luckiest(std::size_t most) const {
  std::vector<std::size_t> all;
  std::vector<double> luck;
  for (std::size_t n = 0; n < found_.size(); ++n) {
    const Estimate one = playLuckOf(n, course_.moments[n].view.position.by);
    luck.push_back(std::abs(one.mean));
    if (luck[n] > std::max(kMistake, kSignificant * one.error)) all.push_back(n);
  }
  return firstOf(std::move(all), most, [&](std::size_t n) { return std::pair(-luck[n], n); });
}

}  // namespace tacit::analysis