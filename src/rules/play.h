// Plays: what a seat can decide, the list of all of them, and carrying one out.
#pragma once

#include <cassert>
#include <cstdint>
#include <type_traits>

#include "rules/position.h"

namespace tacit {

// What a play does, apart from which marbles it does it with.
enum class Kind : std::uint8_t { Give, Move, Seven, Skip, Exchange, Jester, Devil, Drop, Pass };

// One decision and the board it leads to. Made by listPlays, read by carryOut.
// Two plays that lay the same card and lead to the same position are the same play (notation, "Same play").
struct Play {
  Card card;    // the card laid or given; None for a pass
  Card as;      // the function carried out: the card's own, or a TAC's
  Kind kind;    // what it does
  Seat colour;  // Move, Exchange: the marble on `from` ...
  // Where the first marble stands.
  Space from;
  Space to;             // ... and where it goes, or the space of the other marble
  Seat other;           // Exchange: colour of the marble on `to`
  std::uint8_t unused;  // zero, so that equal plays have equal bytes
  Board after;          // the board once it has been carried out

  // What makes it this play and no other; which marble went where is not told.
  static constexpr Play of(Kind kind, Card card, Card as, const Board& after) {
    return {.card = card,
            .as = as,
            .kind = kind,
            .colour = {},
            .from = {},
            .to = {},
            .other = {},
            .unused = 0,
            .after = after};
  }
  // One that moves no marble.
  static constexpr Play still(Kind kind, Card card, const Board& board) { return of(kind, card, card, board); }

  friend constexpr bool operator==(const Play& x, const Play& y) {
    return x.card == y.card && x.as == y.as && x.kind == y.kind && x.after == y.after;
  }
};

static_assert(std::is_trivially_copyable_v<Play> && std::is_trivially_default_constructible_v<Play>);
static_assert(sizeof(Play) == 32);

// The plays of one position, without allocation: 128 KiB, to be kept and used again rather than made each time. The longest list that a search for extremes has found fits in easily
// (tests/rules/longest_list_test.cpp).
class PlayList {
 public:
  static constexpr int kCapacity = 4096;  // more than any position has

  constexpr int size() const { return size_; }               // how many plays
  constexpr bool empty() const { return size_ == 0; }        // there is nothing to decide
  constexpr void clear() { size_ = 0; }                      // makes it empty
  const Play& operator[](int i) const { return plays_[i]; }  // the i-th, from 0
  const Play* begin() const { return plays_; }               // to loop over them
  const Play* end() const { return plays_ + size_; }         // behind the last

  // The place for one more play: fill it, then keep() it or leave it.
  Play& candidate() { return plays_[size_]; }
  // Keeps the candidate.
  void keep() {
    assert(size_ < kCapacity);
    size_ += size_ < kCapacity ? 1 : 0;
  }

 private:
  int size_ = 0;
  Play plays_[kCapacity + 1];  // NOLINT: raw so that a list costs nothing to make
};

// Lists every legal play of the deciding seat, each once. Empty when there is nothing to decide (Deal, Over) or the
// deciding hand is not known.
void listPlays(const Position& position, PlayList& list);

// Lists the ways to use a function from a board, as if `laid` were the card: the plays of one card, or of a TAC.
void listUses(const Position& position, const Board& board, Card function, Card laid, PlayList& list);

// Whether listUses would find anything.
bool canUse(const Position& position, const Board& board, Card function);

// Whether the seat whose turn it is could play this card with effect now, if it held it; and all kinds of card it could.
bool canPlay(const Position& position, Card card);
// The kinds of card that canPlay says yes to.
CardSet playableCards(const Position& position);

// Carries out a play of this position's list; any other play leads to nonsense.
void carryOut(Position& position, const Play& play);

}  // namespace tacit
