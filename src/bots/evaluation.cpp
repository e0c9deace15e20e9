#include "bots/evaluation.h"

#include <algorithm>
#include <cmath>

namespace tacit::bots {
namespace {

// The weights were fitted for sides of two. A side of one or three has its mean counted like that.
float scaleOf(SeatSet side) { return 2.0F / static_cast<float>(side.size()); }

}  // namespace

Evaluation::Evaluation(const Setup& setup, const Weights& weights) : layout_(&setup.table()), weights_(weights) {
  const LayoutTable& table = *layout_;
  for (const Seat seat : table.seats) {
    for (int space = 1; space <= table.ring; ++space)
      for (const bool fresh : {false, true}) {
        const Marble m = marbleOn(static_cast<Space>(space), fresh);
        stake_[seat][m] = stakeOf(table, seat, m);
        const int travelled = distance(table.ring, startOf(table, seat), static_cast<Space>(space));
        ringFeatures(table.ring, travelled, fresh,
                     [&](int feature, float amount) { place_[seat][m] += amount * weight(feature); });
      }
  }
  kind_[marbleOn(kBase)] = 16;
  for (int n = 1; n <= kMarbles; ++n) kind_[marbleOn(home(n))] = static_cast<std::uint8_t>(1U << (n - 1));
  for (int crowd = 0; crowd < static_cast<int>(crowd_.size()); ++crowd)
    crowd_[static_cast<std::size_t>(crowd)] =
        weight(feature::kHomes + crowd % 16) + weight(feature::kBases + crowd / 16) + weight(feature::kCrowd + crowd);
  const int others = std::max(1, table.sides().size() - 1);
  for (const Seat me : table.seats) {
    for (const Seat seat : table.seats) {
      const SeatSet side = table.side[seat];
      if (table.cooperative) interest_[me][seat] = 1;
      else interest_[me][seat] = side.contains(me) ? scaleOf(side) : -scaleOf(side) / static_cast<float>(others);
    }
  }
}

float Evaluation::sideValue(const Position& p, SeatSet side) const {
  float sum = 0;
  const auto add = [&](int feature, float amount) { sum += amount * weight(feature); };
  for (const Seat seat : side) {
    sum += marbles(seat, p.board.four(seat));
    threatFeatures(*layout_, p.board, seat, p.board.four(seat), add);
    handFeatures(p.hands[seat], situationOf(p.board.marbles[seat]), add);
  }
  pairFeatures(*layout_, p.board, side, add);
  if (side.contains(p.turn)) turnFeatures(p, add);
  return sum;
}

float Evaluation::outcome(const Position& position, Seat me) const {
  return layout_->cooperative ? together(position) : chanceToWin(position, me);
}

float Evaluation::together(const Position& position) const {
  constexpr float kLost = 500;
  const auto laid = static_cast<float>(position.laid);
  if (position.phase == Phase::Over) return -(!position.won[0].empty() ? laid : laid + kLost) / kCardsPerPoint;
  return (sideValue(position, layout_->seats) + weight(feature::kConstant) - laid) / kCardsPerPoint;
}

// The chance to be first, or next in a game that goes on for the places. A place behind the first is worth its share.
float Evaluation::chanceToWin(const Position& position, Seat me) const {
  for (std::size_t place = 0; place < position.won.size(); ++place)
    if (position.won[place].contains(me)) return 1.0F / static_cast<float>(1 + place);
  if (position.phase == Phase::Over) return 0;
  const SeatSet mine = layout_->side[me];
  const float own = scaleOf(mine) * sideValue(position, mine);
  float all = 1;
  for (const SeatSet side : layout_->sides())
    if (side != mine && (side & position.everWon()).empty())
      all += std::exp(scaleOf(side) * sideValue(position, side) - own);
  return 1 / (all * static_cast<float>(1 + position.placesTaken()));
}

Outcomes Evaluation::outcomes(const Position& position) const {
  Outcomes all{};
  for (const SeatSet side : layout().sides()) {
    const float its = outcome(position, side.first());
    for (const Seat seat : side) all[seat] = its;
  }
  return all;
}

}  // namespace tacit::bots
