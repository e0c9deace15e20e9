// Cards, hands and piles of cards: small values that count kinds of card.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

namespace tacit {

// One kind of card (rules 2.1), in the order in which lists of cards are written.
enum class Card : std::uint8_t {
  One, Two, Three, Four, Five, Six, Seven, Eight, Nine, Ten, Twelve, Thirteen,
  Trickster, Tac, Jester, Angel, Warrior, Devil,
  None,
};

inline constexpr int kCards = 18;

constexpr int index(Card card) { return static_cast<int>(card); }
constexpr Card cardAt(int i) { return static_cast<Card>(i); }

// The spaces a number card moves a marble forward; 0 for the cards that do something else.
constexpr int forwardSteps(Card card) {
  constexpr std::array<std::uint8_t, kCards + 1> steps = {1, 2, 3, 0, 5,  6, 0, 8, 9, 10,
                                                          12, 13, 0, 0, 0, 0, 0, 0, 0};
  return steps[static_cast<std::size_t>(card)];
}

// The number card that moves a marble this many spaces forward.
constexpr Card cardMoving(int steps) {
  constexpr std::array<Card, 14> cards = {
      Card::None, Card::One,  Card::Two,  Card::Three, Card::None, Card::Five,   Card::Six,
      Card::None, Card::Eight, Card::Nine, Card::Ten,  Card::None, Card::Twelve, Card::Thirteen};
  return cards[static_cast<std::size_t>(steps)];
}

constexpr bool bringsOut(Card card) { return card == Card::One || card == Card::Thirteen; }

// How many cards of each kind: a pack, or the cards gone since the last shuffle.
using CardCounts = std::array<std::uint8_t, kCards>;

constexpr int total(const CardCounts& counts) {
  int sum = 0;
  for (const auto n : counts) sum += n;
  return sum;
}

// A hand in one word. Bits 3k..3k+2 count the cards of kind k (0..7); bits 54..59 count cards that
// are there but not known. A hand is either known or hidden, never both (notation, field `hands`).
class Hand {
 public:
  static constexpr int kMostOfAKind = 7;
  static constexpr int kMostHidden = 63;

  static constexpr Hand hidden(int count) {
    Hand hand;
    hand.bits_ = static_cast<std::uint64_t>(count) << kHiddenShift;
    return hand;
  }

  constexpr bool empty() const { return bits_ == 0; }
  constexpr bool isHidden() const { return (bits_ >> kHiddenShift) != 0; }
  constexpr bool has(Card card) const { return count(card) != 0; }
  constexpr int count(Card card) const { return static_cast<int>(bits_ >> shift(card) & 7U); }

  constexpr int size() const {
    int sum = static_cast<int>(bits_ >> kHiddenShift);
    for (int i = 0; i < kCards; ++i) sum += count(cardAt(i));
    return sum;
  }

  constexpr void add(Card card) { bits_ += std::uint64_t{1} << shift(card); }
  constexpr void remove(Card card) { bits_ -= std::uint64_t{1} << shift(card); }
  constexpr void hideOneMore() { bits_ += std::uint64_t{1} << kHiddenShift; }

  // The cards of the hand that are neither plain numbers nor TACs.
  constexpr Hand onlySpecial() const {
    std::uint64_t special = 0;
    for (const Card card : {Card::Four, Card::Seven, Card::Trickster, Card::Jester, Card::Angel, Card::Warrior, Card::Devil})
      special |= std::uint64_t{7} << shift(card);
    Hand hand;
    hand.bits_ = bits_ & special;
    return hand;
  }

  constexpr bool holdsOpeningCard() const { return has(Card::One) || has(Card::Thirteen); }

  // Calls visit(card) once for each kind of card in the hand, in the order of the kinds.
  template <typename Visit>
  constexpr void forEachKind(Visit visit) const {
    std::uint64_t kinds = (bits_ | bits_ >> 1U | bits_ >> 2U) & kLowBits;
    for (; kinds != 0; kinds &= kinds - 1) visit(cardAt(std::countr_zero(kinds) / 3));
  }

  // Calls visit(card) once for each card in the hand.
  template <typename Visit>
  constexpr void forEachCard(Visit visit) const {
    forEachKind([&](Card card) {
      for (int n = count(card); n > 0; --n) visit(card);
    });
  }

  friend constexpr bool operator==(Hand, Hand) = default;

 private:
  static constexpr int kHiddenShift = 54;
  static constexpr std::uint64_t kLowBits = 0x0009249249249249ULL;  // bit 3k for each kind k

  static constexpr int shift(Card card) { return 3 * index(card); }

  std::uint64_t bits_ = 0;
};

static_assert(sizeof(Hand) == 8);

}  // namespace tacit
