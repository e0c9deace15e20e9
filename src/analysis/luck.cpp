#include "analysis/luck.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace tacit::analysis {
namespace {

// The seats in the order in which they get their cards.
std::vector<Seat> orderOfDealing(const Position& dealt) {
  const SeatSet seats = dealt.inGame();
  std::vector<Seat> order;
  Seat seat = dealt.dealer;
  for (int n = seats.size(); n > 0; --n) order.push_back(seat = seats.next(seat));
  return order;
}

class Reckoning {
 public:
  Reckoning(const Dealt& deal, const Lines& lines, std::uint64_t seed)
      : deal_(deal), lines_(lines), forecast_(deal.after.setup, bots::mindFor(deal.after.layout())), random_(seed) {}

  Luck luck() {
    luck_.before = forecast_.of(deal_.before, lines_.deal, random_);
    luck_.after = forecast_.of(deal_.after, lines_.deal, random_);
    if (lines_.hand > 0) {
      const std::vector<Seat> order = orderOfDealing(deal_.after);
      turnUp(order);
      turnUp({order.rbegin(), order.rend()});
    }
    return luck_;
  }

 private:
  void turnUp(const std::vector<Seat>& order) {
    SeatSet hidden = deal_.after.inGame();
    bots::Outcomes was = luck_.before.means;
    for (const Seat seat : order) {
      hidden = hidden.without(only(seat));
      const bots::Outcomes is =
          hidden.empty() ? luck_.after.means : forecast_.withHandsOf(hidden, deal_.after, lines_.hand, random_).means;
      luck_.hands[seat] += (double{is[seat]} - double{was[seat]}) / 2;
      was = is;
    }
  }

  const Dealt& deal_;
  Lines lines_;
  bots::Forecast forecast_;
  Random random_;
  Luck luck_;
};

}  // namespace

Lines Lines::forEffort(const Effort& effort) {
  constexpr double kEnough = 5000;
  constexpr double kEachMillisecond = 100;
  const double playOuts = effort.simulations > 0 ? effort.simulations : kEachMillisecond * effort.milliseconds;
  const double share = playOuts == 0 ? 1 : std::clamp(playOuts / kEnough, 0.1, 1.0);
  const auto part = [&](int lines) { return static_cast<int>(std::lround(share * lines)); };
  const Lines all;
  return {.deal = part(all.deal), .hand = part(all.hand), .play = part(all.play), .hidden = part(all.hidden)};
}

double Luck::error(Seat seat) const { return std::hypot(double{before.errors[seat]}, double{after.errors[seat]}); }

Luck luckOf(const Dealt& deal, const Lines& lines, std::uint64_t seed) { return Reckoning(deal, lines, seed).luck(); }

}  // namespace tacit::analysis
