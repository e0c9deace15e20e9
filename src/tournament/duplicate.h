// Duplicate tournaments: the same cards at every table of a round, so that what counts is what others did with them.
#pragma once

#include "tournament/tournament.h"

namespace tacit::tournament {

// What an entrant has got against all who held the same seats in the same deals; without having to play, as much as
// others had on average.
struct FieldScore {
  std::int64_t matchpoints = 0;  // 2 for each that did worse, 1 for each that did as well
  std::int64_t imps = 0;         // on average over them
};

// By entrant number; index 0 is unused.
ByEntrant<FieldScore> scoresAgainstField(const Tournament& tournament);

// One table's game of a deal, seen from one side.
struct DealLine {
  static constexpr std::string_view kType = "DealLine";
  int side = 0;  // 0: the side that starts
  int board = 0;
  int entrant = 0;
  int opponent = 0;
  int marbles = 0;
  int others = 0;                // marbles of the opponent
  std::int64_t matchpoints = 0;  // in hundredths, as all points
  std::int64_t imps = 0;
  TACIT_FIELDS(DealLine, side, board, entrant, opponent, marbles, others, matchpoints, imps)
};

// What everybody did with a deal of a round (both from 1), by side, the best first.
std::vector<DealLine> dealReport(const Tournament& tournament, int round, int deal);

// How many deals a round has.
int dealsOf(const Tournament& tournament);

// Names the cards of a game (from 1): the same for all tables that are compared, and never for cards that somebody may
// have seen before. Tables of a round that is started again, or closed, have shown theirs.
std::string cardsOf(const Tournament& tournament, int round, int game);

// A difference in marbles on the scale of IMPs, where each further marble is worth less.
int impsOf(int marbles);

}  // namespace tacit::tournament
