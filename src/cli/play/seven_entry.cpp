#include "cli/play/seven_entry.h"

#include <algorithm>

#include "notation/words.h"

namespace tacit::cli {
namespace {

bool same(const notation::Leg& x, const notation::Leg& y) {
  return x.colour == y.colour && x.from == y.from && x.to == y.to;
}

}  // namespace

SevenEntry::SevenEntry(const Position& position, Card laid) : position_(position), laid_(laid) {
  walks_.emplace_back(position_, laid == Card::Tac ? position_.undo : position_.board);
  findLegs();
}

// Every leg begins with a step, so looking one leg ahead again and again looks at all ways to go on.
bool SevenEntry::canFinish(const notation::SevenWalk& walk) {
  if (walk.left() == 0) return true;
  if (const auto known = finishes_.find(walk); known != finishes_.end()) return known->second;
  const auto legs = walk.legs();
  const bool can = std::ranges::any_of(legs, [&](const notation::Leg& leg) {
    notation::SevenWalk further = walk;
    return further.walk(leg) && canFinish(further);
  });
  finishes_.emplace(walk, can);
  return can;
}

void SevenEntry::findLegs() {
  legs_.clear();
  if (done()) return;
  for (const notation::Leg& leg : walks_.back().legs()) {
    notation::SevenWalk further = walks_.back();
    if (further.walk(leg) && canFinish(further)) legs_.push_back(leg);
  }
}

Board SevenEntry::after(const notation::Leg& leg) const {
  notation::SevenWalk further = walks_.back();
  further.walk(leg);
  return further.board();
}

bool SevenEntry::walk(const notation::Leg& leg) {
  if (std::ranges::none_of(legs_, [&](const notation::Leg& offered) { return same(offered, leg); })) return false;
  notation::SevenWalk further = walks_.back();
  if (!further.walk(leg)) return false;
  walks_.push_back(further);
  walked_.push_back(leg);
  findLegs();
  return true;
}

bool SevenEntry::back() {
  if (walked_.empty()) return false;
  walks_.pop_back();
  walked_.pop_back();
  findLegs();
  return true;
}

std::optional<notation::Leg> SevenEntry::legNamed(std::string_view text) const {
  const auto seat = notation::seatNamed(text.substr(0, 1));
  if (seat) text.remove_prefix(1);
  const auto from = notation::takeUntil(text, '-');
  if (!from) return std::nullopt;
  const int ring = position_.layout().ring;
  const auto start = notation::spaceNamed(*from, ring);
  const auto end = notation::spaceNamed(text, ring);
  if (!start || !end) return std::nullopt;
  std::optional<notation::Leg> meant;
  for (const notation::Leg& leg : legs_) {
    if (leg.from != *start || leg.to != *end || (seat && leg.colour != *seat)) continue;
    if (meant) return std::nullopt;
    meant = leg;
  }
  return meant;
}

std::optional<Play> SevenEntry::play() const {
  if (!done()) return std::nullopt;
  PlayList list;
  listPlays(position_, list);
  for (const Play& play : list)
    if (play.kind == Kind::Seven && play.card == laid_ && play.after == board()) return play;
  return std::nullopt;
}

}  // namespace tacit::cli
