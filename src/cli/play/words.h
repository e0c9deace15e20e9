// The game in words: seats, plays, what is asked of a player, and how it ended.
#pragma once

#include <optional>
#include <string>
#include <string_view>

#include "rules/tacit.h"

namespace tacit::cli {

// `Red`, `Blue`, ...
std::string_view colourName(Seat seat);
// `Red`, `Red and Green`, `Red, Blue and Green`.
std::string colourNames(SeatSet seats);
// `5`, `Trickster`, ...
std::string_view cardTitle(Card card);
// The card a person means by `5`, `TRI` or `trickster`.
std::optional<Card> cardCalled(std::string_view word);
// `5 9 TAC`; `nothing` for an empty hand.
std::string handText(Hand hand);

// In small letters: what people type is compared so.
std::string lower(std::string_view text);

// What a play does, without saying who plays: `moves 20 to 25, capturing Blue`.
std::string playWords(const Position& before, const Play& play);

// The same for a list of plays of one card, as short as it can be: `a20-25 captures b`.
std::string playLabel(const Position& before, const Play& play, std::string_view notation);

// Colours that lose a marble to the base between the two boards.
SeatSet capturedColours(const LayoutTable& layout, const Board& before, const Board& after);

// What the deciding player is asked. `plays` are his.
std::string situation(const Position& position, const PlayList& plays);

// How the game ended; `mine`: seats of the people at this terminal, who are praised or consoled.
std::string outcome(const Position& position, SeatSet mine);

}  // namespace tacit::cli
