// A championship on wooden boards: 64 teams in two groups of 32, five rounds in each, the best two of both into semifinals, then a
// final and a match for third place. A semifinal is level and the better seed goes on. All teams report by the six letters of their
// sheets, at one device that they share, and the server is killed twice.
import { reckon } from './reckoning.mjs';

const teams = 64;
const rounds = 5;

const expectThat = (fact, words) => {
  if (!fact) throw new Error(`at the championship: ${words}`);
};

/** How two teams end: the stronger one mostly wins; a semifinal of the strongest is level. Nothing by chance. */
function marblesOf([one, other], round, isLevel) {
  if (isLevel) return [6, 6];
  const ahead = ((one * 37 + round * 11) % 64) - ((other * 37 + round * 11) % 64);
  const lost = (one * other + round) % 8;
  return ahead > 0 ? [8, lost] : [lost, 8];
}

/** Problems that it has ended with. */
export async function holdChampionship(evening, server, say) {
  const { cookie } = await evening.guest();
  const plan = { name: 'Championship', system: 'groups', groups: 2, advance: 2, rounds, minutes: 45, ifLevel: 'seed', criteria: ['tac', 'wins'] };
  const { id } = await evening.must('POST', '/api/tournaments', { cookie, body: { plan, listed: false } });
  const path = `/api/tournaments/${id}`;
  const tell = (want, code) => evening.must('POST', path, { cookie, body: { want, ...(code ? { code } : {}) } });
  for (let n = 1; n <= teams; ++n) await tell({ k: 'enter', name: `Team ${n}`, members: [{ name: `A${n}` }, { name: `B${n}` }] });
  const printed = new Map((await evening.must('GET', `${path}/codes`, { cookie })).codes.map((one) => [one.number, one.typed]));
  expectThat(new Set(printed.values()).size === teams, 'two teams have the same letters');

  const held = new Map(); // what the phones of a team have got for its letters
  const codeOf = async (entrant) => {
    if (!held.has(entrant)) {
      const typed = await evening.must('POST', '/api/team-codes', { cookie, body: { code: printed.get(entrant) } });
      expectThat(typed.entrant === entrant && typed.tournament === id, `letters of ${entrant} are those of ${typed.entrant}`);
      held.set(entrant, typed.code);
    }
    return held.get(entrant);
  };

  const book = [];
  let levelOnes = 0;
  for (let number = 1; number <= rounds + 2; ++number) {
    await tell({ k: 'pair' });
    const round = (await tell({ k: 'start_round' })).rounds.at(-1);
    expectThat(round.number === number, `round ${round.number} instead of ${number}`);
    book.push({ byes: round.byes, boards: [] });
    for (const [i, { number: board, entrants, stage }] of round.pairings.entries()) {
      if (number === rounds && i === 10) await restart(server, say);
      const isLevel = stage === 'knockout:4' && i === 0;
      levelOnes += isLevel ? 1 : 0;
      const marbles = marblesOf(entrants, number, isLevel);
      const results = [{ marbles, ...(isLevel ? {} : { winner: entrants[marbles.indexOf(8)] }) }];
      const [one, other] = [await codeOf(entrants[0]), await codeOf(entrants[1])];
      await tell({ k: 'report', round: number, board, results }, one);
      if (number === rounds + 1 && i === 1) await restart(server, say);
      await tell({ k: 'confirm', round: number, board }, other);
      book.at(-1).boards.push({ stage, entrants, games: [{ marbles, winner: isLevel ? undefined : entrants[marbles.indexOf(8)] }] });
    }
  }
  const refused = await evening.ask('POST', path, { cookie, body: { want: { k: 'pair' } } });
  expectThat(refused.body.error === 'no_round', `a round follows the final: ${JSON.stringify(refused.body)}`);
  const shown = await tell({ k: 'finish' });
  expectThat(levelOnes === 1, 'no semifinal was level');
  const name = (entrant) => shown.entrants[entrant - 1].name;
  say(`a championship of ${teams} teams in two groups: first is ${name(shown.standings[0].entrant)}`);
  return [...groupsAndBracket(shown, book), ...places(shown, book)];
}

async function restart(server, say) {
  await server.kill();
  await server.start();
  say('the server was killed and came back');
}

/** Every team plays five others of its own group, and the best two of each are in the bracket, not against those of their own. */
function groupsAndBracket(shown, book) {
  const problems = [];
  const games = new Map(shown.entrants.map(({ number }) => [number, new Set()]));
  const groupOf = new Map(shown.groups.flatMap((group, i) => group.map((one) => [one, i])));
  for (const { boards } of book.slice(0, rounds))
    for (const { entrants: [one, other], stage } of boards) {
      if (groupOf.get(one) !== groupOf.get(other) || stage !== `group:${groupOf.get(one) + 1}`) problems.push(`${one} and ${other} are of different groups`);
      if (games.get(one).has(other)) problems.push(`${one} and ${other} met twice`);
      games.get(one).add(other);
      games.get(other).add(one);
    }
  for (const [one, met] of games) if (met.size !== rounds) problems.push(`${one} met ${met.size} teams`);
  const ours = reckon([...games.keys()], book.slice(0, rounds));
  const points = (one) => ours.get(one).tac * 1000 + ours.get(one).wins;
  const through = shown.rounds[rounds].bracket;
  for (const group of shown.groups) {
    const best = group.filter((one) => through.includes(one));
    if (best.length !== 2) problems.push(`${best.length} of a group went through`);
    const out = group.filter((one) => !through.includes(one));
    if (Math.min(...best.map(points)) < Math.max(...out.map(points))) problems.push(`better than ${best}: ${out.filter((one) => points(one) > Math.min(...best.map(points)))}`);
  }
  for (const { entrants: [one, other] } of book[rounds].boards) if (groupOf.get(one) === groupOf.get(other)) problems.push('a semifinal within a group');
  return problems;
}

/** The first four are those of the finals, the others by their points; points as reckoned. */
function places(shown, book) {
  const problems = [];
  const ours = reckon(shown.entrants.map(({ number }) => number), book);
  const value = ({ values }, name) => values.find(({ criterion }) => criterion === name).hundredths / 100;
  for (const row of shown.standings)
    if (value(row, 'tac') !== ours.get(row.entrant).tac || value(row, 'wins') !== ours.get(row.entrant).wins)
      problems.push(`championship: ${JSON.stringify(row)}, reckoned ${JSON.stringify(ours.get(row.entrant))}`);
  const seeds = seedsOf(shown.rounds[rounds].bracket);
  const winnerOf = ({ entrants, games: [{ winner }] }) => winner ?? entrants.toSorted((one, other) => seeds.indexOf(one) - seeds.indexOf(other))[0];
  const finals = new Map(book[rounds + 1].boards.map((board) => [board.stage, board]));
  const semifinalists = book[rounds].boards.map(winnerOf).toSorted();
  if (JSON.stringify(finals.get('knockout:2').entrants.toSorted()) !== JSON.stringify(semifinalists)) problems.push(`${semifinalists} won, others met in the final`);
  const expected = ['knockout:2', 'third'].flatMap((stage) => {
    const board = finals.get(stage);
    const first = winnerOf(board);
    return [first, board.entrants.find((one) => one !== first)];
  });
  const first = shown.standings.slice(0, 4).map(({ entrant }) => entrant);
  if (JSON.stringify(first) !== JSON.stringify(expected)) problems.push(`first are ${first}, expected ${expected}`);
  const decided = shown.rounds[rounds].pairings.map((one) => one.decided);
  if (decided.filter((one) => one === 'seed').length !== 1) problems.push(`semifinals were decided by ${decided}`);
  return problems;
}

/** A bracket of four has the best seed first, the next one behind it in the other half. */
const seedsOf = ([first, fourth, second, third]) => [first, second, third, fourth];
