// The words of the notation: seats, spaces, cards, packs, layouts, rules - and lists of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/strings.h"
#include "rules/tacit.h"

namespace tacit::notation {

char seatLetter(Seat seat);                            // `a` to `f`
std::optional<Seat> seatNamed(std::string_view word);  // the seat of this letter; nothing for any other text
std::string seatLetters(SeatSet seats);                // `ac`: a set of seats, a first

std::string_view cardName(Card card);                  // `7`, `TAC`
std::optional<Card> cardNamed(std::string_view word);  // the card of this name; nothing when there is none

std::string spaceName(Space space);  // `B`, `17`, `H4`
// The space of this name on a ring of that size.
std::optional<Space> spaceNamed(std::string_view word, int ring);

std::string packName(Pack pack);                       // `master`, `basic+JW`
std::optional<Pack> packNamed(std::string_view word);  // the pack of this name; nothing when there is none

std::string_view layoutName(Layout layout);                // `pairs4`
std::optional<Layout> layoutNamed(std::string_view word);  // the layout of this name; nothing when there is none

std::string_view editionName(Edition edition);               // `std`, `zh`
std::optional<Edition> editionNamed(std::string_view word);  // the edition of this name; nothing when there is none
std::string_view switchName(Switch s);                       // `places`
std::optional<Switch> switchNamed(std::string_view word);    // the switch of this name; nothing when there is none

// Edition and the switches that differ from it: `std,intro_marble=yes`.
std::string rulesText(const Setup& setup);

// `1,7,TAC`; empty for an empty hand.
std::string cardList(Hand hand);
std::string cardList(const CardCounts& counts);  // the same for a pile
// Reads a list of cards; the error names the field.
base::Result<Hand> parseHand(std::string_view field, std::string_view text);

// Names of a table as one list for messages: `std, zh, ja`.
std::string layoutNames();

}  // namespace tacit::notation
