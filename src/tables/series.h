// Wins in a row: in which series a game counts.
#pragma once

#include <string>
#include <vector>

#include "store/store.h"
#include "table/table.h"

namespace tacit::tables {

// Rated games by family, and games of one person among bots of one level by type. A win with a decision taken back, or
// with a bot's help, is in none; a loss is in its series anyway. Empty: in none.
std::string seriesOf(const table::Table& table, bool rated);

// A game against bots that was begun and is given up ends a run as a loss does, or nobody would ever lose.
std::vector<store::Write> givenUp(const table::Table& table);

}  // namespace tacit::tables
