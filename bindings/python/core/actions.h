// A fixed number for every decision there can be, the same in every position, layout and version: what a policy with one
// output for each action learns from. Told from the decider's place, as observations are.
//
// A play is one action, but for a seven, which is seven: its single steps, in any order that is legal. Where a marble stands
// is a spot: 0 to 65 the ring from the decider's start on, then for each slot (the decider is slot 0, the others follow
// clockwise) its base and H1 to H4. Of several actions that are the same play, the smallest stands for it.
//
//   move      ((tac * 14 + function) * 96 + spot) * 2 + enters home
//   exchange  tac * 2145 + j * (j - 1) / 2 + i    for the ring spots i < j
//   step      (tac * 96 + spot) * 2 + way         way 1: from the start into home, or back in home; otherwise 0
//
// `tac`: 1 where a TAC is laid for it. The blocks below follow each other. A change of any of this is another version.
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <span>
#include <string>
#include <vector>

#include "core/observation.h"
#include "core/slots.h"
#include "rules/seven_walk.h"
#include "rules/tacit.h"

namespace tacit::python {

inline constexpr int kActionVersion = 1;

inline constexpr int kSpots = kMaxRing + kSeats * (1 + kMarbles);
inline constexpr int kMoves = 14;
inline constexpr int kPairs = kMaxRing * (kMaxRing - 1) / 2;
inline constexpr int kSteps = 7;  // of a seven

inline constexpr std::array kActionBlocks = {
    Feature{"pass", 1, "let a win stand"},
    Feature{"give", kCards, "a card, in the swap"},
    Feature{"drop", kCards, "a card"},
    Feature{"skip", 2, "by an 8; by a TAC"},
    Feature{"jester", 2, "by a Jester; by a TAC"},
    Feature{"devil", 2, "by a Devil; by a TAC"},
    Feature{"move", 2 * kMoves* kSpots * 2,
            "tac, function (1 2 3 4 5 6 8 9 10 12 13, Angel's 1, Angel's 13, Warrior), spot, whether it enters home"},
    Feature{"exchange", 2 * kPairs, "tac, two spots on the ring"},
    Feature{"step", 2 * kSpots * 2, "of a seven: tac, spot, way"},
};
inline constexpr int kActions = sizeOf(kActionBlocks);

using Action = std::int64_t;
using Actions = std::vector<Action>;

// The actions of a position. Throws std::invalid_argument for actions that are not.
class ActionCode {
 public:
  explicit ActionCode(const Position& position);

  // For each play of the position's list: its one action, or seven.
  std::vector<Actions> ofPlays(std::span<const Play> plays) const;

  // Marks what may come next after some steps of a seven (none: to begin with); fills the whole row of kActions.
  void mark(std::span<const Play> plays, std::span<const Action> steps, Row row) const;

  // The board as some steps of a seven leave it. Throws std::invalid_argument for steps that cannot be made.
  Board after(std::span<const Action> steps) const;

  // Which of the plays these actions are; nothing while steps of a seven are missing.
  std::optional<std::size_t> find(std::span<const Play> plays, std::span<const Action> actions) const;

 private:
  using Sequences = std::map<std::array<std::uint64_t, 3>, Actions>;  // by the words of a board

  int spotOf(Seat colour, Space space) const;
  Action single(const Play& play) const;
  bool isOneStep(const Play& play) const;
  Action move(const Play& play) const;
  Action exchange(const Play& play) const;
  std::vector<Seat> sameBringOuts(const Play& play) const;
  const Board& boardFor(bool tac) const { return tac ? position_.undo : position_.board; }
  Sequences sevens(bool tac) const;
  SevenWalk walked(bool tac, std::span<const Action> steps) const;
  template <typename Visit>
  void forEachStep(const SevenWalk& walk, bool tac, Visit visit) const;

  const Position& position_;
  Slots slots_;
};

// `give 7`, `move 5 by TAC from ring 20`, ...; throws std::invalid_argument for a number that is no action.
std::string actionText(Action action);

}  // namespace tacit::python
