// What a seat could have known of the hidden cards, besides its own: given, passed on, seen, declared, or told by a drop.
#pragma once

#include <optional>
#include <string_view>
#include <vector>

#include "analysis/course.h"

namespace tacit::analysis {

enum class Known : std::uint8_t {
  Holds,       // these cards are in that hand
  CannotHold,  // a card was dropped there when these could have been played
  NoneLeft,    // cards that nobody else can have: all are laid, or the seat sees them
  HasOpening,
  HasNoOpening,
  SaidOpening,    // declared some, and may have given it away
  SaidNoOpening,  // declared none, and may have been given one
};
inline constexpr std::array<std::string_view, 7> kKnownNames = {
    "holds", "cannot_hold", "none_left", "has_opening", "has_no_opening", "said_opening", "said_no_opening"};
constexpr const auto& enumNames(Known /*any*/) { return kKnownNames; }

struct Conclusion {
  Known what{};
  Seat seat = kNoSeat;         // whose hand; kNoSeat: nobody else's
  Hand cards;                  // Holds, CannotHold, NoneLeft: which
  std::optional<Dropped> why;  // CannotHold

  friend bool operator==(const Conclusion& x, const Conclusion& y) {
    return x.what == y.what && x.seat == y.seat && x.cards == y.cards;
  }
};

// What follows from the view of a decision.
std::vector<Conclusion> conclusionsOf(const Moment& moment);

}  // namespace tacit::analysis
