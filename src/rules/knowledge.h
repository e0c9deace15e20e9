// What each seat knows of hands it cannot see, and the view of the game that a person may have.
#pragma once

#include <array>

#include "rules/play.h"

namespace tacit {

// The position as the holder of some seats may know it: other hands and gifts hidden, plus the cards known to be in
// hidden hands (given in the swap, passed on by a Jester, seen as Devil). Deciding code sees nothing else.
struct View {
  Position position;
  std::array<Hand, kSeats> knows{};

  friend constexpr bool operator==(const View&, const View&) = default;
};

// For every seat the cards it knows to be in each other hand, kept up to date play by play.
// Cards of a kind are not told apart: "knows two sevens there" means at least two.
class Knowledge {
 public:
  // Nothing known; the position may be in the middle of a game.
  Knowledge() = default;

  // What somebody who set up a position with hidden hands said he knows of them; every viewer is told.
  void tell(const std::array<Hand, kSeats>& knows) { told() = knows; }
  const std::array<Hand, kSeats>& wasTold() const { return known_[kSeats]; }

  // Follows a play from the position before it to the one after it (before any new deal).
  void follow(const Position& before, const Play& play, const Position& after);
  void newDeal() { known_ = {}; }

  // What the holder of these seats may know.
  View view(const Position& position, SeatSet seats) const;

 private:
  using Hands = std::array<Hand, kSeats>;

  Hands& told() { return known_[kSeats]; }
  void learnGifts(const Position& before, const Play& lastGift);
  void forgetLaid(Seat seat, Card card);
  void rotate(const Position& before, Card laid);

  std::array<Hands, kSeats + 1> known_{};  // by viewer; the last one: what was told from outside
};

// The seats whose hands the holder of `seats` sees: his own, and the victim's while he decides as Devil's player.
SeatSet handsSeen(const Position& position, SeatSet seats);

}  // namespace tacit
