// How many cards a co-operative board still needs: a weighted sum of what can be read off it.
#pragma once

#include <array>
#include <vector>

#include "rules/situation.h"
#include "rules/tacit.h"

namespace tacit::solver {

// Indices of the weights. Those up to kJoint describe one seat's marbles; the rest the board as a whole.
enum Feature : std::uint8_t {  // NOLINT(readability-enum-initial-value): a range first
  kInBase = 0,                 // 1..4 marbles in the base
  kFresh = 4,                  // a fresh marble on the start
  kOnStart,                    // another one there
  kPastStart,                  // 1..3 beyond the start, where a 4 takes it home
  kVeryNear,                   // 1..3 before the start
  kNear,                       // 4..8
  kNearly,                     // 9..13
  kOnTheWay,                   // further away
  kWayToGo,                    // how far, in rounds
  kUnlocked,                   // home, but not yet in its place for good
  kHomeBlocked,                // marbles still to come that find no free space in a row from H1
  kInReach,                    // chance that a card drawn takes a marble home
  kStartBlocked,               // an own marble stands where the next should come out
  kNothingOut,                 // nothing to move on the ring
  kJoint,
  kUnfinished = kJoint,  // seats
  kPairUnfinished,       // pairs of opposite seats with a marble not home
  kPairsUneven,          // how far the pair that needs most is above the mean, in cards
  kSeatsUneven,          // how far the two of a pair are apart, summed
  kWaitForOpeners,       // cards until enough opening cards have come, on average
  kOpenersMissing,       // marbles in the base beyond the opening cards left in the pack
  kWaitForShortcuts,     // the same for 4s and Tricksters, each of which can save a marble the way round
  kShortcutsMissing,
  kConstant,
  kFeatures,
};

// After the weights of the board those of cards in hand: what each will save, by situation and kind, and what cards and
// marbles that suit each other save beyond that.
enum Match : std::uint8_t {
  kHomeCard = kSituations * kCards,  // marbles that a number card in hand takes home
  kFourToUse,                        // 4s for marbles that have just come out or passed the start
  kFourToCome,                       // 4s for marbles that opening cards in hand can bring out
  kSpareOpeners,                     // opening cards beyond the marbles in the base
  kSevenNearHome,                    // sevens with a marble that they take home
  kNoOpener,                         // nothing out, and no card to change that
  kHandFeatures,
};
using Weights = std::array<float, std::size_t{kFeatures} + kHandFeatures>;
using Features = std::vector<float>;

extern const Weights kFittedWeights;

// What is left to come.
struct Unseen {
  int cards = 0;
  int openers = 0;    // 1, 13, Angel
  int shortcuts = 0;  // 4, Trickster
};
Unseen unseenBeforeThisDeal(const Position& position);
Unseen unseenAfterThisDeal(const Position& position);

class Evaluation {
 public:
  Evaluation(const Setup& setup, const Weights& weights, Unseen unseen);

  // What is to come from now on.
  void expect(Unseen unseen);

  // Cards needed for one seat's marbles, as part of the whole, less what its hand will save.
  float seatCards(Seat seat, Four four, Hand hand) const;

  // All seats together, given what each needs.
  using SeatCards = std::array<float, kSeats>;
  float cards(const Board& board, const SeatCards& seats) const;

  float cards(const Board& board, const std::array<Hand, kSeats>& hands) const;

  // The sums above taken apart, to fit the weights by.
  Features boardFeatures(const Board& board) const;
  Features handFeatures(const Board& board, const std::array<Hand, kSeats>& hands) const;

 private:
  template <typename Add>
  void seatFeatures(Seat seat, Four four, Add add) const;
  template <typename Add>
  void handFeatures(Seat seat, Four four, Hand hand, Add add) const;
  template <typename Add>
  void jointFeatures(const Board& board, const SeatCards& seats, Add add) const;

  const LayoutTable& layout_;
  const Weights& weights_;
  Unseen unseen_;
  float waitPerOpener_ = 0;
  float waitPerShortcut_ = 0;
  std::array<std::array<float, 5>, 14> reach_{};  // by spaces before the start and free home spaces in a row
};

}  // namespace tacit::solver
