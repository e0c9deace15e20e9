// The words of the notation: seats, spaces, cards, packs, layouts, rules - and lists of them.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "base/strings.h"
#include "rules/tacit.h"

namespace tacit::notation {

char seatLetter(Seat seat);
std::optional<Seat> seatNamed(std::string_view word);
std::string seatLetters(SeatSet seats);

std::string_view cardName(Card card);
std::optional<Card> cardNamed(std::string_view word);

std::string spaceName(Space space);
// The space of this name on a ring of that size.
std::optional<Space> spaceNamed(std::string_view word, int ring);

std::string packName(Pack pack);
std::optional<Pack> packNamed(std::string_view word);

std::string_view layoutName(Layout layout);
std::optional<Layout> layoutNamed(std::string_view word);

std::string_view editionName(Edition edition);
std::optional<Edition> editionNamed(std::string_view word);
std::string_view switchName(Switch s);
std::optional<Switch> switchNamed(std::string_view word);

// Edition and the switches that differ from it: `std,intro_marble=yes`.
std::string rulesText(const Setup& setup);

// `1,7,TAC`; empty for an empty hand.
std::string cardList(Hand hand);
std::string cardList(const CardCounts& counts);
base::Result<Hand> parseHand(std::string_view field, std::string_view text);

// Names of a table as one list for messages: `std, zh, ja`.
std::string layoutNames();

}  // namespace tacit::notation
