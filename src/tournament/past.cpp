#include "tournament/past.h"

#include "tournament/scoring.h"

namespace tacit::tournament {
namespace {

void remember(ByEntrant<Past>& pasts, const Pairing& pairing) {
  const auto& entrants = pairing.board.entrants;
  const int winner = pairing.done() ? winnerOf(pairing.board, pairing.results) : 0;
  for (const int number : entrants) {
    Past& its = pasts[number];
    ++its.games;
    its.startedLast = number == entrants.front();
    its.starts += its.startedLast ? 1 : 0;
    its.losses += winner != 0 && winner != number ? 1 : 0;
    ++its.tables[pairing.board.number];
    for (const int other : entrants) {
      if (other == number) continue;
      ++its.met[other];
      its.lastOpponent = other;
    }
  }
}

}  // namespace

ByEntrant<Past> pastsOf(const Tournament& tournament) {
  ByEntrant<Past> pasts(tournament.entrants());
  for (const Round& round : tournament.rounds()) {
    for (const Pairing& one : round.pairings) remember(pasts, one);
    for (const int number : round.byes) ++pasts[number].byes;
  }
  return pasts;
}

}  // namespace tacit::tournament
