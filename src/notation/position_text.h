// Positions as one line of text (docs/notation.md, "Position"), canonical out, strict in.
#pragma once

#include <array>
#include <optional>
#include <string>
#include <string_view>

#include "base/result.h"
#include "rules/tacit.h"

namespace tacit::notation {

// All that a position line can say: the position, the undealt cards, and what a viewer knows of hidden hands.
struct Scene {
  Position position;                 // without the order of the undealt cards
  Stack stack;                       // the undealt cards
  std::array<Hand, kSeats> knows{};  // by seat: cards known to be in its hidden hand
};

std::string boardText(const LayoutTable& layout, const Board& board);  // `a:B,B,1*,H4/b:..`: where all marbles are
std::string positionText(const Scene& scene);  // the one text of a scene, with what its viewer knows of hidden hands
std::string positionText(const View& view);    // the position as a seat may know it: what a bot is sent

// `swap`, `play`, ...
std::string_view phaseName(Phase phase);

// `ac`, `ad>be`.
std::string wonText(const Position& position);

// Why nobody can count or play through a position: a hand or a gift that is not known. Nothing: all is known.
std::optional<std::string> whatIsNotKnown(const Position& position);
std::string handNotKnown(Seat seat);  // the sentence for a hand that would have to be known

// The position with its marbles put right: `board` as in a position line. The error says why no game can stand like that.
base::Result<Position> withBoard(const Position& position, std::string_view board);

// Reads a position. The error names the field and the offending text.
base::Result<Scene> parsePosition(std::string_view line);

}  // namespace tacit::notation
