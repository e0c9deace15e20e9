// Standings worked out once more, from the results as the players saw them. Written from the rules of the scores, not
// from the program's sources.

/** @param rounds [{byes: [entrant], boards: [{entrants: [a, b], games: [{marbles: [m, n], winner}]}]}], without a winner where it is level */
export function reckon(entrants, rounds) {
  const all = new Map(entrants.map((one) => [one, { entrant: one, tac: 0, wins: 0, games: 0, byes: 0, opponents: [] }]));
  for (const round of rounds) {
    for (const one of round.byes) {
      const its = all.get(one);
      its.tac += 14;
      its.wins += 1;
      its.byes += 1;
    }
    for (const { entrants: [one, other], games } of round.boards)
      for (const { marbles, winner } of games) {
        const difference = Math.abs(marbles[0] - marbles[1]);
        [one, other].forEach((who, i) => {
          const its = all.get(who);
          its.games += 1;
          its.opponents.push(i === 0 ? other : one);
          const own = Math.max(1, marbles[i]);
          const isLevel = winner === undefined && difference === 0;
          its.tac += isLevel ? (12 + own) / 2 : who === winner ? 12 + difference : own;
          its.wins += isLevel ? 0.5 : who === winner ? 1 : 0;
        });
      }
  }
  return all;
}
