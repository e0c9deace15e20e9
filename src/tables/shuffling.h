// The fair shuffle of a table: the commitment at its beginning, the packs on the way (docs/fair-shuffle.md).
#pragma once

#include "table/table.h"

namespace tacit::tables {

// A new table with a secret of its own.
table::Created committedTo(const table::Options& options, std::string id, std::string host);

// The pack that the table's secret and its players' words give for this shuffle.
table::Shuffled fairShuffle(const table::Table& table, int number);

}  // namespace tacit::tables
