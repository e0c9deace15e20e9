// A seven entered leg by leg: what has been walked, and which legs still lead to a legal end.
#pragma once

#include <map>
#include <optional>
#include <string_view>
#include <vector>

#include "notation/seven_legs.h"
#include "rules/tacit.h"

namespace tacit::cli {

// One seven on its way. `laid` is the card: a 7, or a TAC that is used as one.
class SevenEntry {
 public:
  SevenEntry(const Position& position, Card laid);
  SevenEntry(const SevenEntry&) = delete;  // the walks point to the position kept here
  SevenEntry& operator=(const SevenEntry&) = delete;
  SevenEntry(SevenEntry&&) = delete;
  SevenEntry& operator=(SevenEntry&&) = delete;
  ~SevenEntry() = default;

  const Board& board() const { return walks_.back().board(); }
  int left() const { return walks_.back().left(); }
  bool done() const { return left() == 0; }
  const std::vector<notation::Leg>& walked() const { return walked_; }

  // The legs that may come next and after which all steps can still be spent.
  const std::vector<notation::Leg>& legs() const { return legs_; }

  // The board after one of the legs.
  Board after(const notation::Leg& leg) const;

  // Walks one of the legs; false when it is not one of them.
  bool walk(const notation::Leg& leg);

  // Takes the last leg back; false when there is none.
  bool back();

  // The leg a person means by `a20-23`, or by `20-23` when only one colour has such a leg.
  std::optional<notation::Leg> legNamed(std::string_view text) const;

  // Once done: the play.
  std::optional<Play> play() const;

 private:
  bool canFinish(const notation::SevenWalk& walk);
  void findLegs();

  Position position_;
  Card laid_;
  std::vector<notation::SevenWalk> walks_;  // from the beginning to now
  std::vector<notation::Leg> walked_;
  std::vector<notation::Leg> legs_;
  std::map<notation::SevenWalk, bool> finishes_;
};

}  // namespace tacit::cli
