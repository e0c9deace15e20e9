#include "rules/seven_entry.h"

#include <algorithm>

namespace tacit {

SevenEntry::SevenEntry(const Position& position, Card laid)
    : laid_(laid), begin_(position, laid == Card::Tac ? position.undo : position.board), now_(begin_) {
  findLegs();
}

void SevenEntry::findLegs() {
  legs_.clear();
  for (const Leg& leg : now_.legs()) {
    SevenWalk further = now_;
    if (further.walk(leg) && further.canFinish()) legs_.add(leg);
  }
}

SevenWalk SevenEntry::after(const Leg& leg) const {
  SevenWalk further = now_;
  further.walk(leg);
  return further;
}

bool SevenEntry::walk(const Leg& leg) {
  if (std::ranges::find(legs_, leg) == legs_.end() || !now_.walk(leg)) return false;
  walked_.add(leg);
  findLegs();
  return true;
}

bool SevenEntry::back() {
  if (walked_.empty()) return false;
  walked_.removeLast();
  now_ = begin_;
  for (const Leg& leg : walked_) now_.walk(leg);
  findLegs();
  return true;
}

std::optional<Play> SevenEntry::play() const {
  if (!done()) return std::nullopt;
  return Play::of(Kind::Seven, laid_, Card::Seven, board());
}

}  // namespace tacit
