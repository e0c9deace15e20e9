// Worlds that a seat's view leaves possible: hidden hands are drawn from the cards nobody has seen, so that they fit
// the declarations, the swap and the drops.
#pragma once

#include <array>

#include "rules/tacit.h"

namespace tacit::bots {

// What is left of a view to somebody who counts cards and keeps nothing else in mind: who declared what, who had to drop
// which cards, what was given.
View withoutMemory(View view);

// What a seat believes of hidden hands: worlds that fit its view, one at each draw.
class Belief {
 public:
  explicit Belief(const View& view);  // works out from a view what is hidden and what may be where

  // The position with all hands filled in. Every call draws another world.
  Position draw(Random& random) const;

 private:
  // What has to be drawn for one hidden hand, or for a gift that lies face down.
  struct Hidden {
    Seat seat;
    bool gift;
    int cards;         // to be drawn
    CardSet lacks;     // kinds it cannot hold
    int maxOpenings;   // opening cards among those drawn
    int keepsOpening;  // how often of twenty times it has one to begin with: it declared one that was not seen since

    // Who may hold least draws first: a late one finds fewer cards that fit.
    int patience() const { return maxOpenings == 0 ? 0 : lacks != 0 ? 1 : keepsOpening > 0 ? 2 : 3; }
  };

  // Cards in no order; one is taken from anywhere.
  struct Heap {
    std::array<Card, kMaxCards> cards;
    std::uint32_t size = 0;

    void add(Card card) { cards[size++] = card; }
    Card take(std::uint32_t at) {
      const Card card = cards[at];
      cards[at] = cards[--size];
      return card;
    }
  };

  void addHand(const View& view, Seat seat);
  void addGift(const View& view, Seat seat);
  bool tryToDraw(Position& world, Random& random) const;
  void shuffleOrder(std::array<std::uint8_t, 2 * kSeats>& order, Random& random) const;
  static bool fits(const Hidden& hidden, const Position& world, Card card, int openings);
  static void put(const Hidden& hidden, Card card, Position& world);
  static bool drawOpening(const Hidden& hidden, Position& world, Heap& unseen, Random& random);
  static bool drawRest(Hidden hidden, int openings, Position& world, Heap& unseen, Random& random);

  Position known_;
  std::array<Hidden, 2 * kSeats> hidden_;
  std::uint32_t hiddenCount_ = 0;
  Heap unseen_;
};

}  // namespace tacit::bots
