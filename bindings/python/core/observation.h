// What a seat sees and what its plays are, as rows of bytes of one length for all layouts.
//
// Everything is told from the observer's place. Seats are slots: the observer is slot 0, the others follow clockwise,
// and slots beyond the players of the layout are all zeros. Ring spaces are counted from the observer's start. An
// observation is made of a View and nothing else, so it can hold nothing that the seat may not know.
//
//   observation = table features, then one block of seat features for each of the six slots
//   play        = play features
//
// The tables below are the layout: a feature begins where the one before it ends.
#pragma once

#include <array>
#include <cstdint>
#include <span>
#include <string_view>

#include "core/slots.h"
#include "rules/tacit.h"

namespace tacit::python {

// A run of bytes with one meaning.
struct Feature {
  std::string_view name;
  int size;
  std::string_view meaning;
};

inline constexpr std::array kTableFeatures = {
    Feature{"layout", kLayouts, "one-hot: pairs4, coop4, duel2, free3, pair_vs_one3, pairs6, trios6, coop6"},
    Feature{"switches", kSwitches, "1 for each switch that is on, in the order of rules 12.4"},
    Feature{"pack", kCards, "copies of each kind of card in the pack"},
    Feature{"phase", 5, "one-hot: swap, play, skipped, answer, over"},
    Feature{"function", kCards, "one-hot: what a TAC would be; all 0: nothing"},
    Feature{"tac_banned", 1, "1 while no TAC may be played (rules 11.3)"},
    Feature{"gone", kCards, "cards of each kind laid since the last shuffle"},
    Feature{"laid", 2, "cards laid in the game: high byte, low byte (at most 65535)"},
    Feature{"deals", 1, "deals since the last shuffle, this one included"},
    Feature{"shuffles", 1, "shuffles so far (at most 255)"},
    Feature{"stack", 1, "undealt cards"},
};

inline constexpr std::array kSeatFeatures = {
    Feature{"occupied", 1, "1 for a seat of the layout"},
    Feature{"in_game", 1, "1 until the seat has left the game (rules 11.5)"},
    Feature{"own_side", 1, "1 for the observer and everyone on the same side"},
    Feature{"gets_gift", 1, "1 for the seat that gets the observer's card in the swap"},
    Feature{"dealer", 1, "1 for the dealer"},
    Feature{"turn", 1, "1 for the seat whose turn it is"},
    Feature{"decides", 1, "1 for the seat that decides: turn, or the Devil's player"},
    Feature{"says_opening", 1, "1 if it declared an opening card in this deal"},
    Feature{"says_none", 1, "1 if it declared none; both 0: not known"},
    Feature{"gave", 1, "in the swap: 1 for a seat that has given"},
    Feature{"hand_seen", 1, "1 if `cards` is the whole hand, 0 if there may be others"},
    Feature{"place", 1, "the place its side has taken: 1, 2, 3; 0 none yet"},
    Feature{"hand_size", 1, "cards in hand"},
    Feature{"cards", kCards, "cards of each kind the observer knows to be in the hand"},
    Feature{"gift", kCards, "in the swap, one-hot: the card it gave, if the observer knows it"},
    Feature{"received", kCards, "one-hot: the card it got in this deal's swap; only of the observer's seats"},
    Feature{"dealt_to", kSeats,
            "one-hot: the slot this hand was dealt to (a Jester moves hands), whose declaration speaks of it"},
    Feature{"openings_laid", 1, "opening cards laid from this hand in this deal"},
    Feature{"lacks", kCards, "1 for each kind the hand cannot hold: playable when a card was dropped (rules 3.3)"},
    Feature{"ring", kMaxRing,
            "its marbles on the ring from the observer's start on: 1 a marble, 2 a fresh one (rules 1.4)"},
    Feature{"base", 1, "its marbles in the base"},
    Feature{"home", kMarbles, "1 for each of H1 to H4 that is occupied"},
    Feature{"undo_ring", kMaxRing, "as `ring`, on the board a TAC returns to; all 0 without `function`"},
    Feature{"undo_base", 1, "as `base`, there"},
    Feature{"undo_home", kMarbles, "as `home`, there"},
};

inline constexpr std::array kPlayFeatures = {
    Feature{"card", kCards, "one-hot: the card laid or given; all 0: a pass"},
    Feature{"as", kCards, "one-hot: the function carried out, the card's own or a TAC's"},
    Feature{"kind", 9, "one-hot: give, move, seven, skip, exchange, jester, devil, drop, pass"},
    Feature{"after", kSeats*(kMaxRing + 1 + kMarbles),
            "the board after the play: ring, base and home of each slot, as in the seat features"},
};

constexpr int sizeOf(std::span<const Feature> features) {
  int size = 0;
  for (const Feature& feature : features) size += feature.size;
  return size;
}

inline constexpr int kTableSize = sizeOf(kTableFeatures);
inline constexpr int kSeatSize = sizeOf(kSeatFeatures);
inline constexpr int kObservationSize = kTableSize + kSeats * kSeatSize;
inline constexpr int kPlaySize = sizeOf(kPlayFeatures);

using Row = std::span<std::uint8_t>;

// The observation of a seat from a view of its own; fills the whole row of kObservationSize.
void observe(const View& view, Seat observer, Row row);

// A play of the view's list for the observer; fills the whole row of kPlaySize.
void describe(const View& view, Seat observer, const Play& play, Row row);

}  // namespace tacit::python
