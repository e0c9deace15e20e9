// Sevens in words: legs as text, and the legs that lead to a board.
#pragma once

#include <map>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "rules/seven_walk.h"
#include "rules/tacit.h"

namespace tacit::notation {

std::string legsText(std::span<const Leg> legs);  // `a10-14,c40-43`

// The leg of these that is meant by `a20-23`, or by `20-23` when only one colour has such a leg.
std::optional<Leg> legNamed(std::string_view text, std::span<const Leg> legs);

// For each board the seven can lead to, its canonical legs: the fewest, then the smallest by byte order. Looks no further
// than it is asked: most sevens take few legs, and all there are take long to find.
class SevenSpellings {
 public:
  // The seven of the seat whose turn it is, from this board.
  SevenSpellings(const Position& position, const Board& board);

  // The legs to this board; nothing when the seven cannot lead to it.
  const std::string* to(const Board& board);

 private:
  using Walks = std::map<SevenWalk, std::string>;

  void addALeg();

  Walks layer_;  // with as many legs as have been added
  Walks seen_;
  std::map<std::array<std::uint64_t, 3>, std::string> spellings_;
};

}  // namespace tacit::notation
