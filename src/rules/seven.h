// The seven (rules 7): every board that seven single steps can lead to.
#pragma once

#include "rules/play.h"

namespace tacit {

// Adds all sevens of the seat whose turn it is, starting from `board`, each resulting board once.
void listSevens(const Position& position, const Board& board, Card laid, PlayList& list);

}  // namespace tacit
