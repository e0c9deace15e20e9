// The simple bot: scores the position after each play and takes the best.
#pragma once

#include "rules/tacit.h"

namespace tacit::bots {

// How good a board is for a seat's side, in points (about one per space of progress).
double boardScore(const LayoutTable& layout, const Board& board, Seat seat);

// The play of the list with the best board; among equals, any.
Play decideSimply(const View& view, const PlayList& plays, Random& random);

}  // namespace tacit::bots
