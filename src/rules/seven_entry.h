// A seven entered leg by leg: what has been walked, and which legs still lead to a legal end.
#pragma once

#include <optional>

#include "rules/play.h"
#include "rules/seven_walk.h"

namespace tacit {

// One seven on its way. `laid` is the card: a 7, or a TAC that is used as one.
class SevenEntry {
 public:
  SevenEntry(const Position& position, Card laid);  // begins the seven of the seat whose turn it is

  const Board& board() const { return now_.board(); }  // after the legs that have been walked
  int left() const { return now_.left(); }             // steps still to be spent
  bool done() const { return left() == 0; }            // all seven are spent
  const LegList& walked() const { return walked_; }    // the legs so far

  // The legs that may come next and after which all steps can still be spent.
  const LegList& legs() const { return legs_; }

  // What one of the legs leads to.
  SevenWalk after(const Leg& leg) const;

  // Walks one of the legs; false when it is not one of them.
  bool walk(const Leg& leg);

  // Takes the last leg back; false when there is none.
  bool back();

  // Once done: the play.
  std::optional<Play> play() const;

 private:
  void findLegs();

  Card laid_;
  SevenWalk begin_;
  SevenWalk now_;
  LegList walked_;
  LegList legs_;
};

}  // namespace tacit
