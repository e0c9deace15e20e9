// Why one play is better than another: what happens after each in the same imagined worlds, counted.
#pragma once

#include <string_view>
#include <vector>

#include "bots/trials.h"
#include "rules/tacit.h"

namespace tacit::analysis {

// What is counted from a play to the end of its deal.
enum class Event : std::uint8_t {
  Captured,    // a marble of the own side that is on the ring now: in how many worlds
  BroughtOut,  // a seat of the own side brings a marble out
  TheyBringOut,
  AnsweredByTac,  // the next opponent undoes the play at once
  Captures,       // marbles of the others captured by the own side: how many
  Home,           // marbles of the own side that get home: how many
  TheyGetHome,
  Dropped,  // cards of the own side that are of no use: how many
  Wins,     // the own side completes the game
  TheyWin,
  GivesOpening,  // the gift is an opening card for a seat that declared none
};
inline constexpr std::array<std::string_view, 11> kEventNames = {
    "captured",      "brings_out", "they_bring_out", "answered_by_tac", "captures",     "home",
    "they_get_home", "dropped",    "wins",           "they_win",        "gives_opening"};
constexpr const auto& enumNames(Event /*any*/) { return kEventNames; }

// Whether an event happens or not; otherwise it is counted how often.
constexpr bool isShare(Event event) {
  return event != Event::Captures && event != Event::Home && event != Event::TheyGetHome && event != Event::Dropped;
}

// How often something happens after the chosen play and after the best one: the share of worlds, or how often in each
// world on average.
struct Reason {
  Event event{};
  Seat seat = kNoSeat;  // whose marble; kNoSeat where it is a whole side's
  Space space = kBase;  // Captured: where the marble stands before the play
  double chosen = 0;
  double best = 0;
  double error = 0;  // standard error of the difference

  friend bool operator==(const Reason&, const Reason&) = default;
};

// The few things that tell the two plays apart most, the weightiest first; only what speaks for the best play, and only
// what is no chance.
std::vector<Reason> reasonsFor(bots::Trials& trials, const Position& position, const bots::Candidate& best,
                               const bots::Candidate& chosen);

// Where the marble of a seat that stood on a space of the ring is after a play: the base when it was captured. Two
// marbles that moved at once keep their order. kGone: it can't be told.
inline constexpr Space kGone{255};
Space followed(const LayoutTable& layout, const Board& before, const Board& after, Seat seat, Space space);

}  // namespace tacit::analysis
