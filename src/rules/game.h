// A game: a position and the undealt cards, from the first deal to the end.
#pragma once

#include <array>
#include <span>
#include <utility>

#include "rules/play.h"
#include "rules/random.h"

namespace tacit {

inline constexpr int kMaxCards = 104;  // in the largest pack

// Cards per seat in the next deal; 0 when everything must be shuffled first (rules 2.4, 11.5).
int nextDealSize(const Position& position);

// The size of the first deal after a shuffle.
int firstDealSize(const Position& position);

// What comes in from outside at a deal.
struct Deal {
  Seat dealer;                       // the dealer of this deal
  std::array<Hand, kSeats> hands{};  // what each seat is dealt
  bool shuffled;                     // everything was shuffled first
  int undealt;                       // cards left for later deals
};

// Begins the next deal of a position in Phase::Deal: hands, declarations, and the swap or the first turn.
void dealHands(Position& position, const Deal& deal);

// The hands a stack gives: the first cards to the seat left of the dealer, and so on (notation, "Dealing").
Deal dealFrom(const Position& position, std::span<const Card> cards, int each, bool shuffled);

// The position before the first deal: all marbles in their bases (or the introductory set-up), Phase::Deal.
Position beforeFirstDeal(const Setup& setup, Seat firstDealer);

// Undealt cards, in order when the order is known.
struct Stack {
  std::array<Card, kMaxCards> cards{};  // [first, first+size): next card first
  std::uint8_t first = 0;               // where the next card is
  std::uint8_t size = 0;                // how many are left
  bool known = false;                   // their order is known

  // Those that are left, next first.
  std::span<const Card> rest() const { return std::span(cards).subspan(first, size); }
};

// Whether the next deal comes from a freshly shuffled pack.
inline bool shuffleIsDue(const Position& position) { return nextDealSize(position) == 0; }

// The next hands from the stack, which must be a whole pack when a shuffle is due; dealNext deals them.
Deal nextDeal(const Position& position, const Stack& stack);
void dealNext(Position& position, Stack& stack);  // deals from the stack, and takes the cards off it

// The marbles stand as people say: on their wooden board the game went another way. A TAC that comes next takes nothing back.
void setBoard(Position& position, const Board& board);
// Between two plays, not in the swap, and not while a winning play waits for its answer.
constexpr bool canSetBoard(const Position& position) {
  return position.phase == Phase::Play || position.phase == Phase::Skipped;
}

// How many of each card of the pack have not been laid since the last shuffle.
CardCounts notLaid(const Position& position);

// When all hands are played: the cards of the next deal as they might come, shuffled.
Stack someStack(const Position& position, Random& random);

// The whole pack, in the order of the cards.
Stack orderedPack(const Setup& setup);

// ---- What is drawn. A source of random numbers has below(n): a number of 0..n-1, all equally likely. ----

// Fisher-Yates, from the end.
template <typename Source>
void shuffle(std::span<Card> cards, Source& source) {
  for (std::size_t n = cards.size(); n > 1; --n)
    std::swap(cards[n - 1], cards[source.below(static_cast<std::uint32_t>(n))]);
}

// A freshly shuffled pack.
template <typename Source>
Stack shuffledPack(const Setup& setup, Source& source) {
  Stack stack = orderedPack(setup);
  shuffle(std::span(stack.cards).first(stack.size), source);
  stack.known = true;
  return stack;
}

// The dealer of the first deal.
template <typename Source>
Seat drawnDealer(const Setup& setup, Source& source) {
  Seat dealer = setup.table().seats.first();
  for (auto n = source.below(static_cast<std::uint32_t>(setup.seatCount())); n > 0; --n)
    dealer = setup.table().seats.next(dealer);
  return dealer;
}

// A whole game played from shuffled packs. Plain value; the random source stays outside.
class Game {
 public:
  Game() = default;
  // Shuffles, draws the first dealer and deals.
  Game(const Setup& setup, Random& random);
  // From a moment on, with these undealt cards.
  Game(const Position& position, const Stack& stack) : position_(position), stack_(stack) {}

  const Position& position() const { return position_; }  // the moment it has come to
  const Stack& stack() const { return stack_; }           // the undealt cards

  Seat decider() const { return position_.by; }                 // whose decision it is
  bool over() const { return position_.phase == Phase::Over; }  // it is decided
  // Once over: the seats of the winning side; 0 for a co-operative game lost. (Before, it may hold a win that can still
  // be answered, or the first place of a game that goes on.)
  SeatSet winners() const { return position_.won[0]; }

  void list(PlayList& plays) const { listPlays(position_, plays); }  // every legal play of the decider, each once

  // Carries out a play of the list; at the end of a deal the next one is dealt.
  void carryOut(const Play& play, Random& random);
  // The same, but the next deal is left to the caller.
  void carryOut(const Play& play) { tacit::carryOut(position_, play); }
  // In Swap (rules/swap.h).
  void give(Seat seat, Card card);
  // Takes the card back that a seat has given, as long as others have still to give.
  void takeBackGift(Seat seat);
  // As the function of this name.
  void setBoard(const Board& board) { tacit::setBoard(position_, board); }

  // The next deal, in Phase::Deal: by chance; from these undealt cards, a whole pack where a shuffle is due; as somebody says.
  void deal(Random& random);
  // From these undealt cards.
  void deal(const Stack& stack);
  // As it is said.
  void deal(const Deal& deal);

 private:
  Position position_;
  Stack stack_;
};

// Number of sequences of `depth` plays within this deal; a line that ends earlier counts once.
std::uint64_t perft(const Position& position, int depth);

}  // namespace tacit
