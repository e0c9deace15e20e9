// Cards, hands and piles of cards: small values that count kinds of card.
#pragma once

#include <array>
#include <bit>
#include <cstddef>
#include <cstdint>

namespace tacit {

// One kind of card (rules 2.1), in the order in which lists of cards are written.
enum class Card : std::uint8_t {
  One,
  Two,
  Three,
  Four,
  Five,
  Six,
  Seven,
  Eight,
  Nine,
  Ten,
  Twelve,
  Thirteen,
  Trickster,
  Tac,
  Jester,
  Angel,
  Warrior,
  Devil,
  None,
};

inline constexpr int kCards = 18;  // kinds of card

constexpr std::size_t index(Card card) { return static_cast<std::size_t>(card); }  // its place in a table of all kinds
constexpr Card cardAt(int i) { return static_cast<Card>(i); }                      // the kind at that place

// All kinds, in their order.
inline constexpr auto kAllCards = [] {
  std::array<Card, kCards> all{};
  for (int i = 0; Card & card : all) card = cardAt(i++);
  return all;
}();

// One of something for each kind of card.
template <typename T>
struct ByCard : std::array<T, kCards> {
  using std::array<T, kCards>::operator[];
  constexpr T& operator[](Card card) { return (*this)[index(card)]; }              // what belongs to a kind of card
  constexpr const T& operator[](Card card) const { return (*this)[index(card)]; }  // the same, to be read
};

// The spaces a number card moves a marble forward; 0 for the cards that do something else.
constexpr int forwardSteps(Card card) {
  constexpr std::array<std::uint8_t, kCards + 1> steps = {1, 2, 3, 0, 5, 6, 0, 8, 9, 10, 12, 13, 0, 0, 0, 0, 0, 0, 0};
  return steps[index(card)];
}

// How many cards of each kind: a pack, or the cards gone since the last shuffle.
using CardCounts = ByCard<std::uint8_t>;

// All cards of a pile.
constexpr int total(const CardCounts& counts) {
  int sum = 0;
  for (const auto n : counts) sum += n;
  return sum;
}

// A set of kinds of card: bit 3k for kind k, as the kinds lie in a hand.
using CardSet = std::uint64_t;

constexpr CardSet only(Card card) { return CardSet{1} << (3 * index(card)); }  // the set of this kind alone

// Calls visit(card) for each kind of the set, in the order of the kinds.
template <typename Visit>
constexpr void forEachCard(CardSet set, Visit visit) {
  for (; set != 0; set &= set - 1) visit(cardAt(std::countr_zero(set) / 3));
}

// The number cards that move a marble at most n forward.
constexpr CardSet cardsUpTo(int n) {
  constexpr auto sets = [] {
    std::array<CardSet, 18> upTo{};
    for (int most = 0; CardSet & set : upTo) {
      for (const Card card : kAllCards)
        if (const int steps = forwardSteps(card); steps != 0 && steps <= most) set |= only(card);
      ++most;
    }
    return upTo;
  }();
  return sets[static_cast<std::size_t>(n)];
}

inline constexpr CardSet kNumberCards = cardsUpTo(13);  // the cards that move a marble forward by their number
inline constexpr CardSet kOpeningCards = only(Card::One) | only(Card::Thirteen);  // the cards that bring a marble out

// A hand in one word. Bits 3k..3k+2 count the cards of kind k (0..7); bits 54..59 count cards that
// are there but not known. A hand is either known or hidden, never both (notation, field `hands`).
class Hand {
 public:
  // What may be put into a hand from outside: one less than there is room for, since a gift may follow.
  static constexpr int kMaxOfAKind = 6;
  static constexpr int kMaxHidden = 62;  // cards that a hidden hand can have

  // So many cards that nobody knows.
  static constexpr Hand hidden(int count) {
    Hand hand;
    hand.bits_ = static_cast<std::uint64_t>(count) << kHiddenShift;
    return hand;
  }

  constexpr bool empty() const { return bits_ == 0; }                       // it has no card, known or not
  constexpr bool isHidden() const { return (bits_ >> kHiddenShift) != 0; }  // its cards are there, but not known
  constexpr bool has(Card card) const { return count(card) != 0; }          // at least one of this kind
  constexpr int count(Card card) const { return static_cast<int>(bits_ >> shift(card) & 7U); }  // so many

  constexpr int size() const {
    // The counts are added side by side: two by two, four by four, and the rest by one multiplication.
    constexpr std::uint64_t kThreeOfSix = 0'070707'070707'070707ULL;
    constexpr std::uint64_t kSixOfTwelve = 0x003f'03f0'3f03'f03fULL;
    const std::uint64_t twos = (bits_ & kThreeOfSix) + (bits_ >> 3U & kThreeOfSix);
    const std::uint64_t fours = (twos & kSixOfTwelve) + (twos >> 6U & kSixOfTwelve);
    const std::uint64_t known = fours * 0x0001'0010'0100'1001ULL >> 48U & 0xfffU;
    return static_cast<int>((bits_ >> kHiddenShift) + known);
  }

  constexpr void add(Card card) { bits_ += only(card); }     // one more of this kind
  constexpr void remove(Card card) { bits_ -= only(card); }  // one less of this kind, which must be there

  constexpr bool holdsOpeningCard() const { return (kinds() & kOpeningCards) != 0; }  // a 1 or a 13

  // The kinds of card in the hand.
  constexpr CardSet kinds() const { return (bits_ | bits_ >> 1U | bits_ >> 2U) & kLowBits; }

  // Calls visit(card) once for each kind of card in the hand, in the order of the kinds.
  template <typename Visit>
  constexpr void forEachKind(Visit visit) const {
    tacit::forEachCard(kinds(), visit);
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

  static constexpr std::size_t shift(Card card) { return 3 * index(card); }

  std::uint64_t bits_ = 0;
};

static_assert(sizeof(Hand) == 8);

}  // namespace tacit
