// What each seat knows of hands it cannot see, and the view of the game that a person may have.
#pragma once

#include <array>
#include <span>

#include "rules/play.h"

namespace tacit {

// What the course of the deal tells everybody about a hand. It goes along when a Jester passes the hand on.
struct Trace {
  Seat dealtTo = kNoSeat;     // whose declaration speaks of this hand
  std::uint8_t openings = 0;  // opening cards laid from it
  CardSet lacks = 0;          // kinds it cannot hold: they were playable when a card had to be dropped (rules 3.3)

  friend constexpr bool operator==(const Trace&, const Trace&) = default;
};

// The position as the holder of some seats may know it: other hands and gifts hidden, plus the cards known to be in
// hidden hands (given in the swap, passed on by a Jester, seen as Devil), the card each of his seats got in the swap,
// and what everybody could conclude from the plays. Deciding code sees nothing else.
struct View {
  Position position;                 // with hidden hands
  std::array<Hand, kSeats> knows{};  // by seat: cards that are known to be in its hidden hand
  // By seat, of the viewer's: the card it got in the swap.
  std::array<Card, kSeats> received = {Card::None, Card::None, Card::None, Card::None, Card::None, Card::None};
  // His seats whose received card is surely still in their hands.
  SeatSet keeps = {};                  // NOLINT(readability-redundant-member-init): or who makes a View must name it
  std::array<Trace, kSeats> traces{};  // by seat: what anyone could conclude

  friend constexpr bool operator==(const View&, const View&) = default;
};

// Brings a marble out.
constexpr bool isOpening(Card card) { return card != Card::None && (kOpeningCards & only(card)) != 0; }

// What a view tells of the opening cards in a hand.
enum class Openings : std::uint8_t {
  Unknown,
  Some,
  None,
  SaidSome,  // declared some and has laid none, but may have given it away in the swap
  SaidNone,  // declared none, but may have been given one
};
Openings openingsIn(const View& view, Seat seat);  // what the viewer can tell of a seat's opening cards

// For every seat the cards it knows to be in each other hand, kept up to date play by play.
// Cards of a kind are not told apart: "knows two sevens there" means at least two.
class Knowledge {
 public:
  // Nothing known; the position may be in the middle of a game.
  Knowledge() { newDeal(); }
  // What a view of these seats tells, and of the others what everybody could see.
  Knowledge(const View& view, SeatSet seats);

  // What somebody who set up a position with hidden hands said he knows of them; every viewer is told.
  void tell(const std::array<Hand, kSeats>& knows) { told() = knows; }
  const std::array<Hand, kSeats>& wasTold() const { return known_[kSeats]; }  // what was told from outside

  // Follows a play from the position before it to the one after it (before any new deal).
  void follow(const Position& before, const Play& play, const Position& after);
  void newDeal();  // forgets what was known of the hands: they have been played

  // What the holder of these seats may know.
  View view(const Position& position, SeatSet seats) const;
  // The same for somebody who also looks at other hands (looksAt): those are shown as they were dealt, because what is
  // given is seen by nobody else until all have given.
  View view(Position position, SeatSet own, SeatSet looked) const;

 private:
  using Hands = std::array<Hand, kSeats>;

  Hands& told() { return known_[kSeats]; }
  void learnGifts(const Position& before, const Play& lastGift);
  void forgetLaid(Seat seat, Card card);
  void traceLaid(const Position& before, const Play& play);
  void rotate(const Position& before, Card laid);

  std::array<Hands, kSeats + 1> known_{};  // by viewer; the last one: what was told from outside
  std::array<Card, kSeats> received_{};    // by seat, in this deal's swap
  SeatSet keeps_;                          // seats that have not laid a card of that kind since, nor got another hand
  std::array<Trace, kSeats> traces_{};     // by the seat that has the hand now
};

// The seats whose hands the holder of `seats` sees: his own, and the victim's while he decides as Devil's player.
SeatSet handsSeen(const Position& position, SeatSet seats);

// The seats whose hands the holder of `own` looks at besides his own: until the swap is done his partner's, where two people
// sit against one with both other colours (rules 12.2, `partners_look`). `holders`: what each person holds.
SeatSet looksAt(const Position& position, SeatSet own, std::span<const SeatSet> holders);

}  // namespace tacit
