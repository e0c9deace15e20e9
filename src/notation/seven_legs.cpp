#include "notation/seven_legs.h"

#include <algorithm>
#include <utility>

#include "notation/words.h"

namespace tacit::notation {
namespace {

std::string legText(const Leg& leg) { return seatLetter(leg.colour) + spaceName(leg.from) + '-' + spaceName(leg.to); }

}  // namespace

std::string legsText(std::span<const Leg> legs) {
  std::string text;
  for (const Leg& leg : legs) text.append(text.empty() ? "" : ",").append(legText(leg));
  return text;
}

std::optional<Leg> legNamed(std::string_view text, std::span<const Leg> legs) {
  std::optional<Leg> meant;
  for (const Leg& leg : legs) {
    const std::string name = legText(leg);
    if (name == text) return leg;
    if (std::string_view(name).substr(1) != text) continue;
    if (meant) return std::nullopt;
    meant = leg;
  }
  return meant;
}

SevenSpellings::SevenSpellings(const Position& position, const Board& board)
    : layer_{{SevenWalk(position, board), ""}}, seen_(layer_) {}

// Breadth first by legs: a walk reached with fewer legs, or as many and a smaller text, stands for all others with the
// same future, so it is enough to go on from that one.
void SevenSpellings::addALeg() {
  Walks next;
  for (const auto& [walk, text] : layer_)
    for (const Leg& leg : walk.legs()) {
      SevenWalk further = walk;
      further.walk(leg);
      if (seen_.contains(further)) continue;
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
  seen_.insert(next.begin(), next.end());
  layer_ = std::move(next);
}

const std::string* SevenSpellings::to(const Board& board) {
  while (true) {
    const auto at = spellings_.find(board.words());
    if (at != spellings_.end()) return &at->second;
    if (layer_.empty()) return nullptr;
    addALeg();
  }
}

}  // namespace tacit::notation
