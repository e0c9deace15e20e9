#include "rules/seven_walk.h"

#include <algorithm>
#include <tuple>

namespace tacit {
namespace {

std::optional<unsigned> indexOf(const Board& board, Seat colour, Space space) {
  for (unsigned i = 0; i < kMarbles; ++i)
    if (spaceOf(board.marbles[colour][i]) == space) return i;
  return std::nullopt;
}

bool freshOn(const Board& board, Seat colour, Space space) {
  const auto i = indexOf(board, colour, space);
  return i && isFresh(board.marbles[colour][*i]);
}

void capture(Board& board, SeatSet seats, Space space) {
  for (const Seat seat : seats) {
    if (const auto i = indexOf(board, seat, space)) board.sendToBase(seat, *i);
  }
}

}  // namespace

SevenWalk::SevenWalk(const Position& position, const Board& board)
    : layout_(&position.layout()), seat_(position.turn), lockAtOnce_(position.setup.has(Switch::LockAtOnce)),
      helpRingOnly_(position.setup.has(Switch::SevenHelpRingOnly)), board_(board), before_(board),
      ownFromTheStart_(movableColours(*layout_, board, seat_)) {}

bool operator<(const SevenWalk& x, const SevenWalk& y) {
  const auto key = [](const SevenWalk& w) { return std::make_tuple(w.left_, w.current_, w.board_.words()); };
  return key(x) < key(y);
}

bool SevenWalk::mayMove(Seat colour) const {
  if (current_ != kNoSeat && !board_.finished(current_)) return colour == current_;
  return movableColours(*layout_, board_, seat_).contains(colour);
}

// Home marbles that may not step: locked when the seven began, or kept out of it by a switch (rules 7.2, 7.3).
bool SevenWalk::still(Seat colour, Space space) const {
  const unsigned bit = 1U << static_cast<unsigned>(homeNumber(space) - 1);
  const unsigned atStart = before_.homeMask(colour);
  const bool ringOnly = helpRingOnly_ && !ownFromTheStart_.contains(colour);
  const bool atOnce = lockAtOnce_ && (lockedHome(board_.homeMask(colour)) & bit) != 0;
  return atOnce || ((ringOnly ? atStart : lockedHome(atStart)) & bit) != 0;
}

bool SevenWalk::freeHome(Seat colour, Space space) const { return !indexOf(board_, colour, space); }

// The space one step from here on the way to the target, if that way exists.
std::optional<Space> SevenWalk::nextSpace(Seat colour, Space from, Space target) const {
  if (isHome(from)) {
    if (!isHome(target) || target == from) return std::nullopt;
    return Space(target > from ? from + 1 : from - 1);
  }
  if (!isRing(from) || target == kBase) return std::nullopt;
  if (from == startOf(*layout_, colour) && isHome(target)) return home(1);
  return ahead(layout_->ring, from, 1);
}

bool SevenWalk::step(Seat colour, Space from, Space to) {
  if (!indexOf(board_, colour, from) || from == kBase || left_ == 0 || !mayMove(colour)) return false;
  if (isHome(to)) {
    const bool blocked = isHome(from) ? still(colour, from) : freshOn(board_, colour, from);
    if (blocked || !freeHome(colour, to)) return false;
  } else {
    capture(board_, layout_->seats, to);
  }
  // A captured marble of its own may have moved it among the four.
  if (const auto i = indexOf(board_, colour, from)) board_.put(colour, *i, marbleOn(to));
  current_ = colour;
  --left_;
  return true;
}

bool SevenWalk::walk(const Leg& leg) {
  SevenWalk tried = *this;
  for (Space at = leg.from; at != leg.to;) {
    const auto next = tried.nextSpace(leg.colour, at, leg.to);
    if (!next || !tried.step(leg.colour, at, *next)) return false;
    at = *next;
  }
  if (leg.from == leg.to) return false;
  *this = tried;
  return true;
}

void SevenWalk::addLegs(Seat colour, Space from, LegList& legs) const {
  const auto tryTo = [&](Space to) {
    const Leg leg{colour, from, to};
    if (SevenWalk(*this).walk(leg)) legs.add(leg);
  };
  if (isRing(from))
    for (int n = 1; n <= left_; ++n) tryTo(ahead(layout_->ring, from, n));
  for (int n = 1; n <= kMarbles; ++n) tryTo(home(n));
}

LegList SevenWalk::legs() const {
  LegList legs;
  for (const Seat colour : layout_->seats) {
    if (!mayMove(colour)) continue;
    for (const Marble m : board_.marbles[colour])
      if (m != marbleOn(kBase)) addLegs(colour, spaceOf(m), legs);
  }
  return legs;
}

// Every leg begins with a leg of one step, so those are enough to look at. The search is short: a marble on the ring can
// always go on, and one inside home can nearly always step back and forth.
bool SevenWalk::canFinish() const {
  if (left_ == 0) return true;
  return std::ranges::any_of(legs(), [&](const Leg& leg) {
    SevenWalk further = *this;
    return further.walk(leg) && further.left_ == left_ - 1 && further.canFinish();
  });
}

}  // namespace tacit
