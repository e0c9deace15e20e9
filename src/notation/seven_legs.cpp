#include "notation/seven_legs.h"

#include <algorithm>
#include <tuple>
#include <utility>

#include "notation/words.h"

namespace tacit::notation {
namespace {

int indexOf(const Board& board, Seat colour, Space space) {
  for (int i = 0; i < kMarbles; ++i)
    if (spaceOf(board.marbles[colour][static_cast<std::size_t>(i)]) == space) return i;
  return -1;
}

bool freshOn(const Board& board, Seat colour, Space space) {
  const int i = indexOf(board, colour, space);
  return i >= 0 && isFresh(board.marbles[colour][static_cast<std::size_t>(i)]);
}

void capture(Board& board, SeatSet seats, Space space) {
  for (const Seat seat : seats) {
    if (const int i = indexOf(board, seat, space); i >= 0) board.sendToBase(seat, static_cast<unsigned>(i));
  }
}

std::string legText(const Leg& leg) { return seatLetter(leg.colour) + spaceName(leg.from) + '-' + spaceName(leg.to); }

}  // namespace

std::string legsText(const std::vector<Leg>& legs) {
  std::string text;
  for (const Leg& leg : legs) text.append(text.empty() ? "" : ",").append(legText(leg));
  return text;
}

SevenWalk::SevenWalk(const Position& position, const Board& board)
    : position_(&position), board_(board), before_(board),
      ownFromTheStart_(movableColours(position.layout(), board, position.turn)) {}

bool operator<(const SevenWalk& x, const SevenWalk& y) {
  const auto key = [](const SevenWalk& w) { return std::make_tuple(w.left_, w.current_, w.board_.words()); };
  return key(x) < key(y);
}

bool SevenWalk::mayMove(Seat colour) const {
  if (current_ != kNoSeat && !board_.finished(current_)) return colour == current_;
  return movableColours(position_->layout(), board_, position_->turn).contains(colour);
}

// Home marbles that may not step: locked when the seven began, or kept out of it by a switch (rules 7.2, 7.3).
bool SevenWalk::still(Seat colour, Space space) const {
  const unsigned bit = 1U << static_cast<unsigned>(homeNumber(space) - 1);
  const unsigned atStart = before_.homeMask(colour);
  const bool ringOnly = position_->setup.has(Switch::SevenHelpRingOnly) && !ownFromTheStart_.contains(colour);
  const bool atOnce = position_->setup.has(Switch::LockAtOnce) && (lockedHome(board_.homeMask(colour)) & bit) != 0;
  return atOnce || ((ringOnly ? atStart : lockedHome(atStart)) & bit) != 0;
}

bool SevenWalk::freeHome(Seat colour, Space space) const { return indexOf(board_, colour, space) < 0; }

// The space one step from here on the way to the target, if that way exists.
std::optional<Space> SevenWalk::nextSpace(Seat colour, Space from, Space target) const {
  if (isHome(from)) {
    if (!isHome(target) || target == from) return std::nullopt;
    return static_cast<Space>(target > from ? from + 1 : from - 1);
  }
  if (!isRing(from) || target == kBase) return std::nullopt;
  if (from == startOf(position_->layout(), colour) && isHome(target)) return home(1);
  return ahead(position_->layout().ring, from, 1);
}

bool SevenWalk::step(Seat colour, Space from, Space to) {
  const int i = indexOf(board_, colour, from);
  if (i < 0 || from == kBase || left_ == 0 || !mayMove(colour)) return false;
  if (isHome(to)) {
    const bool blocked = isHome(from) ? still(colour, from) : freshOn(board_, colour, from);
    if (blocked || !freeHome(colour, to)) return false;
  } else {
    capture(board_, position_->layout().seats, to);
  }
  board_.put(colour, static_cast<unsigned>(indexOf(board_, colour, from)), marbleOn(to));
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

void SevenWalk::addLegs(Seat colour, Space from, std::vector<Leg>& legs) const {
  const auto tryTo = [&](Space to) {
    const Leg leg{colour, from, to};
    if (SevenWalk(*this).walk(leg)) legs.push_back(leg);
  };
  if (isRing(from))
    for (int n = 1; n <= left_; ++n) tryTo(ahead(position_->layout().ring, from, n));
  for (int n = 1; n <= kMarbles; ++n) tryTo(home(n));
}

std::vector<Leg> SevenWalk::legs() const {
  std::vector<Leg> legs;
  for (const Seat colour : position_->layout().seats) {
    if (!mayMove(colour)) continue;
    for (const Marble m : board_.marbles[colour])
      if (m != marbleOn(kBase)) addLegs(colour, spaceOf(m), legs);
  }
  return legs;
}

// Breadth first by legs: a walk reached with fewer legs, or as many and a smaller text, stands for all others with the
// same future, so it is enough to go on from that one.
SevenSpellings::SevenSpellings(const Position& position, const Board& board) {
  std::map<SevenWalk, std::string> layer = {{SevenWalk(position, board), ""}};
  std::map<SevenWalk, std::string> seen = layer;
  while (!layer.empty()) {
    std::map<SevenWalk, std::string> next;
    for (const auto& [walk, text] : layer)
      for (const Leg& leg : walk.legs()) {
        SevenWalk further = walk;
        further.walk(leg);
        if (seen.contains(further)) continue;
        std::string longer = text.empty() ? legText(leg) : text + ',' + legText(leg);
        const auto [at, isNew] = next.try_emplace(further, longer);
        if (!isNew && longer < at->second) at->second = std::move(longer);
      }
    std::map<std::array<std::uint64_t, 3>, std::string> arrived;
    for (const auto& [walk, text] : next) {
      if (walk.left() != 0) continue;
      const auto [at, isNew] = arrived.try_emplace(walk.board().words(), text);
      if (!isNew) at->second = std::min(at->second, text);
    }
    spellings_.merge(arrived);
    seen.insert(next.begin(), next.end());
    layer = std::move(next);
  }
}

const std::string* SevenSpellings::to(const Board& board) const {
  const auto at = spellings_.find(board.words());
  return at == spellings_.end() ? nullptr : &at->second;
}

}  // namespace tacit::notation
