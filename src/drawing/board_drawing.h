// The board as a picture made of characters: the ring as a loop, homes leading inward, bases in the corners.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "drawing/ink.h"
#include "rules/tacit.h"

namespace tacit::drawing {

// What is written about a seat beside its base: at most three short lines.
using Captions = std::array<std::vector<std::string>, kSeats>;

// The picture that fits the window: the loop, or plain lines of text where there is no room for it. Rows for anything
// else on the screen are left free by the loop.
std::vector<std::string> drawBoard(const LayoutTable& layout, const Board& board, const Captions& captions,
                                   const Ink& ink, Window window);

// Whether the loop fits.
bool loopFits(const LayoutTable& layout, Window window);

// How a marble is drawn, in three characters: (a), *a* when it is fresh, [a] when it is locked.
std::string marbleSign(const Board& board, Seat seat, Marble marble);

}  // namespace tacit::drawing
