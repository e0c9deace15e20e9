// The course of a recorded game, decision by decision, and what the one who decided could know then.
#pragma once

#include <string>
#include <vector>

#include "base/result.h"
#include "notation/game_file.h"
#include "rules/tacit.h"

namespace tacit::analysis {

// A card that had to be dropped tells everybody what its hand did not hold (rules 3.3).
struct Dropped {
  Seat seat;  // who dropped it; a Jester may have passed the hand on since
  Card card;
  CardSet lacked;        // kinds that could have been played then
  std::size_t decision;  // which of the game
};

// One decision.
struct Moment {
  std::size_t deal = 0;  // which of the game
  Position before;       // all hands
  View view;             // what its person could know: all that may be judged by
  Play play{};
  Position after;                                    // before any new deal
  std::array<std::vector<Dropped>, kSeats> drops{};  // in this deal so far, by who has the hand now
};

// A deal of the game.
struct Dealt {
  Position before;        // in Phase::Deal
  Position after;         // right after it
  std::size_t first = 0;  // its first decision
};

struct Course {
  Setup setup;
  std::array<std::string, kSeats> names;  // of the players, empty where the file has none
  std::vector<SeatSet> holders;           // the seats of each person or bot
  std::vector<Dealt> deals;
  std::vector<Moment> moments;
  Position last;

  bool over() const { return last.phase == Phase::Over; }
  SeatSet holderOf(Seat seat) const;
};

// The course of a record; what is wrong with it, where it can't be played through. None where people set the board right: what
// came after a play was not its doing.
base::Result<Course> courseOf(const notation::GameRecord& record);

// Seats under the same name are one person's, who sees the hands of all of them; bots share no cards.
std::vector<SeatSet> holdersIn(const notation::GameRecord& record);

}  // namespace tacit::analysis
