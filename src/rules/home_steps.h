// What a seven can do inside one home, tabulated: home is four spaces, so every question has a small answer.
#pragma once

#include <array>
#include <cstdint>

#include "rules/board.h"

namespace tacit {

// Which home marbles a seven may step with (rules 7.2, 7.3).
struct HomeRule {
  bool lockAtOnce = false;  // switch lock_at_once: a marble locked at the moment of the step stays
  bool ringOnly = false;    // switch seven_help_ring_only: marbles home when the seven began stay
};

// The homes (as masks, bit n-1 for Hn) that exactly so many steps can lead to. Entering H1 from the start is one of the
// steps; so many marbles enter. Result: bit m set when home mask m can be reached.
class HomeSteps {
 public:
  static constexpr int kMaxSteps = 7;  // a seven has no more

  constexpr HomeSteps() {
    for (unsigned rule = 0; rule < 4; ++rule)
      for (unsigned mask = 0; mask < 16; ++mask) fill(rule, mask);
  }

  // What one home can become: homes[k][s] with k marbles entering and s steps; usable[k] has bit s where that is anything.
  struct Table {
    std::array<std::array<std::uint16_t, kMaxSteps + 1>, kMarbles + 1> homes{};  // by marbles entering, then by steps
    std::array<std::uint8_t, kMarbles + 1> usable{};                             // by marbles entering
  };

  // From these home spaces on, under this rule.
  constexpr const Table& from(HomeRule rule, unsigned mask) const { return tables_[number(rule)][mask]; }

 private:
  static constexpr unsigned number(HomeRule rule) { return (rule.lockAtOnce ? 1U : 0U) | (rule.ringOnly ? 2U : 0U); }

  // The homes one step of a home marble leads to.
  static constexpr unsigned stepsFrom(unsigned mask, unsigned still) {
    unsigned results = 0;
    for (unsigned space = 1; space <= 8; space <<= 1U) {
      if ((mask & space) == 0 || (still & space) != 0) continue;
      for (const unsigned to : {space << 1U, space >> 1U})
        if (to != 0 && to <= 8 && (mask & to) == 0) results |= 1U << ((mask ^ space) | to);
    }
    return results;
  }

  constexpr void fill(unsigned rule, unsigned first) {
    const bool lockAtOnce = (rule & 1U) != 0;
    const unsigned frozen = (rule & 2U) != 0 ? first : lockedHome(first);
    auto& [homes, usable] = tables_[rule][first];
    homes[0][0] = static_cast<std::uint16_t>(1U << first);
    usable[0] = 1;
    for (std::size_t steps = 1; steps <= kMaxSteps; ++steps)
      for (std::size_t entered = 0; entered <= kMarbles; ++entered) {
        unsigned now = 0;
        for (unsigned mask = 0; mask < 16; ++mask) {
          if ((homes[entered][steps - 1] & (1U << mask)) != 0)
            now |= stepsFrom(mask, lockAtOnce ? frozen | lockedHome(mask) : frozen);
          if (entered > 0 && (mask & 1U) == 0 && (homes[entered - 1][steps - 1] & (1U << mask)) != 0)
            now |= 1U << (mask | 1U);
        }
        homes[entered][steps] = static_cast<std::uint16_t>(now);
        if (now != 0) usable[entered] = static_cast<std::uint8_t>(usable[entered] | 1U << steps);
      }
  }

  std::array<std::array<Table, 16>, 4> tables_{};
};

inline constexpr HomeSteps kHomeSteps;  // the table, worked out while compiling

}  // namespace tacit
