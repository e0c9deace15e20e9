// Why a card cannot be played now: the rule to tell somebody who holds it.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string_view>

#include "rules/play.h"

namespace tacit {

// Each with its rule.
enum class WhyNot : std::uint8_t {
  Skipped,        // only a TAC on the 8 can be played (rules 6.5)
  Answer,         // only a TAC on the winning play can be played (rules 11.2)
  NoMarble,       // no marble that the seat may move is on the ring (rules 4.1)
  Blocked,        // none of them can go that far
  Nowhere,        // there is nothing it could do
  OneMarble,      // a Trickster needs two marbles on the ring (rules 8.2)
  NoCardsLeft,    // nobody else holds a card for a Jester to pass on (rules 9.2)
  NextHasNoCard,  // the next seat holds no card for a Devil to lay (rules 9.5)
  Angel,          // there is nobody to help (rules 9.3)
  Seven,          // no way uses all seven steps (rules 7.3)
  Ban,            // no TAC after one on a winning play (rules 11.3)
  NothingLaid,    // no card has been laid that a TAC could be (rules 10.2)
  TacUseless,     // the card that a TAC would be is of no use (rules 10.2)
};
// As messages to programs have them.
inline constexpr std::array<std::string_view, 13> kWhyNotNames = {
    "skipped",          "answer", "no_marble", "blocked", "nowhere",      "one_marble", "no_cards_left",
    "next_has_no_card", "angel",  "seven",     "ban",     "nothing_laid", "tac_useless"};
constexpr const auto& enumNames(WhyNot /*any*/) { return kWhyNotNames; }  // for JSON: the names of the reasons ...
constexpr std::string_view enumType(WhyNot /*any*/) { return "WhyNot"; }  // ... and the name of their type

// The reason why the seat whose turn it is cannot play this card with effect. Nothing: it can, or nobody is to play.
std::optional<WhyNot> whyNot(const Position& position, Card card);

}  // namespace tacit
