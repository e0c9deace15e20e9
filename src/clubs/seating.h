// A tournament's games at tables of this server: who sits where, with which cards, and what came of it.
#pragma once

#include <functional>

#include "base/result.h"
#include "fair/secret.h"
#include "table/referee.h"
#include "tournament/tournament.h"

namespace tacit::clubs {

// The options of each of its tables. The error says why there can be no tables.
table::Options tableOptions(const tournament::Plan& plan);
base::Result<table::Agreed> agreeOnTables(const tournament::Plan& plan);

// One game of a board; the first is 1.
struct BoardGame {
  int round = 0;
  int board = 0;
  std::vector<int> entrants;
  int game = 1;
};

// What decides the cards: the same at all tables of a deal in a duplicate tournament, and never known in advance. From
// the tournament's secret, 64 hex digits.
fair::Secret cardsOf(const tournament::Tournament& tournament, std::string_view secret, const BoardGame& game);

// Who sits at each place of the table; nothing: nobody has taken it yet. The first entrant starts the first game, the other the next.
using PersonNamed = std::function<std::optional<table::Person>(const std::string& id)>;
std::vector<std::optional<table::Person>> seatingOf(const tournament::Tournament& tournament, const BoardGame& game,
                                                    const fair::Secret& cards, const PersonNamed& person);

// How a game ended that is over, or was broken off when time was up. Nothing: it came to nothing and is to be played.
std::optional<tournament::GameResult> resultOf(const tournament::Tournament& tournament, const BoardGame& game,
                                               const table::Table& table, bool timeIsUp);

// Its game goes on, and no side has more marbles home than another.
bool isLevelNow(const table::Table& table);

}  // namespace tacit::clubs
