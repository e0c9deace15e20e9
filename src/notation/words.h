// The words of the notation: seats, spaces, cards, packs, layouts, rules - and lists of them.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "notation/result.h"
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

// A number without sign and without leading zeros (at most `most`).
std::optional<std::uint64_t> numberIn(std::string_view word);
std::optional<std::uint32_t> numberIn(std::string_view word, std::uint32_t most);

// `1,7,TAC`; empty for an empty hand.
std::string cardList(Hand hand);
std::string cardList(const CardCounts& counts);
Result<Hand> parseHand(std::string_view field, std::string_view text);

// The pieces between separators; a text without any is one piece.
std::vector<std::string_view> split(std::string_view text, char separator);

// The part before the separator, or nothing when there is none; `text` keeps what comes after it.
std::optional<std::string_view> takeUntil(std::string_view& text, char separator);

// Names of a table as one list for messages: `std, zh, ja`.
std::string layoutNames();

}  // namespace tacit::notation
