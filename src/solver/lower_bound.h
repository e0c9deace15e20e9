// How many cards are needed at the very least until every marble is home.
#pragma once

#include "rules/tacit.h"

namespace tacit::solver {

// The cards that may do more than one marble's work: in the hands, and as many as there may be in deals to come.
struct Helpers {
  int sevens = 0;
  int exchanges = 0;
  bool tac = false;
};
Helpers helpersIn(const Position& position, bool moreDeals);

int fewestCards(const LayoutTable& layout, const Board& board, const Helpers& helpers);

// As above for a position: a TAC may go on from the undo board instead.
int fewestCards(const Position& position, bool moreDeals);

}  // namespace tacit::solver
