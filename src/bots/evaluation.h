// How good a position is for a seat, from fitted weights: the chance to win, or the cards still to be laid together.
#pragma once

#include <array>

#include "bots/features.h"
#include "bots/weights.h"

namespace tacit::bots {

// Together an outcome is counted in these, so that a good and a bad deal differ by some tenths, as chances to win do.
inline constexpr float kCardsPerPoint = 50;

// What a play-out came to, by seat.
using Outcomes = std::array<float, kSeats>;

// The tables of one set-up and one set of weights, made once per decision.
class Evaluation {
 public:
  Evaluation(const Setup& setup, const Weights& weights);  // for a set-up, by these weights

  const LayoutTable& layout() const { return *layout_; }  // the properties of the layout

  // A seat's marbles. This is asked for every play of a play-out: five look-ups and no branch.
  float marbles(Seat seat, Four four) const {
    const auto& place = place_[seat];
    const auto [m0, m1, m2, m3] = four.marbles();
    return place[m0] + place[m1] + place[m2] + place[m3] +
           crowd_[kind_[m0] + unsigned{kind_[m1]} + kind_[m2] + kind_[m3]];
  }

  // What a marble has to lose; 0 unless it is on the ring.
  float stake(Seat seat, Marble marble) const { return stake_[seat][marble]; }

  // What a card in the hand is worth.
  float card(Situation situation, Card card) const { return weight(featureOf(feature::kCardHeld, situation, card)); }
  // What it is worth to hold any opening card.
  float anyOpening(Situation situation) const { return weight(feature::kOpening + static_cast<int>(situation)); }
  float weight(int feature) const { return weights_[static_cast<std::size_t>(feature)]; }  // the weight of one feature

  // What one point of a seat's value means to the side of `me`.
  float interest(Seat me, Seat seat) const { return interest_[me][seat]; }

  // What will come of a position with open hands, for the side of `me`: its chance to win in 0..1, or together a number
  // that falls with the cards laid and still to be laid.
  float outcome(const Position& position, Seat me) const;
  Outcomes outcomes(const Position& position) const;  // the same for the side of each seat

 private:
  float together(const Position& position) const;
  float chanceToWin(const Position& position, Seat me) const;
  float sideValue(const Position& position, SeatSet side) const;

  const LayoutTable* layout_;
  Weights weights_;
  std::array<std::array<float, 256>, kSeats> place_{};  // by marble byte
  std::array<std::array<float, 256>, kSeats> stake_{};  // by marble byte
  std::array<std::uint8_t, 256> kind_{};                // by marble byte: its home bit, or 16 for the base
  std::array<float, 80> crowd_{};                       // by the sum of four kinds: home spaces taken, bases
  std::array<std::array<float, kSeats>, kSeats> interest_{};
};

}  // namespace tacit::bots
