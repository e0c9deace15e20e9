// A club night on wooden boards with what goes wrong on one: two teams that report different results, one that goes home in the
// middle of a round, one that comes late, a step that is undone, and a server that is killed meanwhile.
import { reckon } from './reckoning.mjs';

const list = `Team;Player 1;Player 2
Ants;Ann;Abe
Bees;Bo;Bea
Cats;Cem;Cleo
Dogs;Dee;Dan
Emus;Eve;Ed
Foxes;Flo;Fay`;

/** What each round came to, as it was typed in. */
class Book {
  rounds = [];

  note(number, entrants, marbles) {
    const boards = (this.rounds[number - 1] ??= { byes: [], boards: [] }).boards;
    boards.push({ entrants, games: [{ marbles, winner: entrants[marbles.indexOf(8)] }] });
  }
}

const expectThat = (fact, words) => {
  if (!fact) throw new Error(`on the club night: ${words}`);
};

/** Problems that it has ended with. */
export async function holdClubNight(evening, server, say) {
  const organiser = await evening.guest();
  const { cookie } = organiser;
  const plan = { name: 'Club night', system: 'swiss', rounds: 3, minutes: 30, criteria: ['tac', 'wins'] };
  const { id } = await evening.must('POST', '/api/tournaments', { cookie, body: { plan, listed: false } });
  const path = `/api/tournaments/${id}`;
  const tell = (want, code) => evening.must('POST', path, { cookie, body: { want, ...(code ? { code } : {}) } });
  const { teams } = await evening.must('POST', '/api/tournaments/teams', { cookie, body: { text: list, people: 2 } });
  for (const { name, players } of teams) await tell({ k: 'enter', name, members: players.map((one) => ({ name: one })) });
  const book = new Book();

  const result = (entrants, lost) => [{ marbles: [8, lost], winner: entrants[0] }];
  const type = async (round, { number, entrants }) => {
    const lost = (entrants[0] + entrants[1]) % 8;
    await tell({ k: 'report', round, board: number, results: result(entrants, lost) });
    book.note(round, entrants, [8, lost]);
  };
  const begin = async () => {
    await tell({ k: 'pair' });
    return (await tell({ k: 'start_round' })).rounds.at(-1).pairings;
  };

  // Round 1: one board is disputed, over the death of the server.
  const [first, ...others] = await begin();
  const { codes } = await evening.must('GET', `${path}/codes`, { cookie });
  const codeOf = (entrant) => codes.find(({ number }) => number === entrant).code;
  const [one, other] = first.entrants;
  await tell({ k: 'report', round: 1, board: first.number, results: result(first.entrants, 3) }, codeOf(one));
  await tell({ k: 'report', round: 1, board: first.number, results: result(first.entrants, 5) }, codeOf(other));
  await server.kill();
  await server.start();
  const confirm = { want: { k: 'confirm', round: 1, board: first.number }, code: codeOf(other) };
  const refused = await evening.ask('POST', path, { cookie, body: confirm });
  expectThat(refused.body.error === 'disputed', `a disputed result was confirmed: ${JSON.stringify(refused.body)}`);
  const reports = (await evening.must('GET', path)).rounds[0].pairings.find(({ number }) => number === first.number).reports;
  expectThat(reports.length === 2, 'one of two reports is gone');
  await tell({ k: 'report', round: 1, board: first.number, results: reports[1].results });
  book.note(1, first.entrants, [8, 5]);
  for (const board of others) await type(1, board);
  await tell({ k: 'extend', minutes: 5 });

  // Round 2: a team goes home, and the others are paired again.
  const [left] = (await begin()).flatMap(({ entrants }) => entrants);
  await tell({ k: 'leave', number: left });
  const again = (await tell({ k: 'pair_again' })).rounds.at(-1);
  expectThat(again.number === 2 && again.byes.length === 1, 'the round was not paired again');
  expectThat(!again.pairings.some(({ entrants }) => entrants.includes(left)), 'who has left is paired');
  await tell({ k: 'start_round' });
  for (const board of again.pairings) await type(2, board);
  book.rounds[1].byes = again.byes;

  // Round 3: undone and drawn once more with a team that has come late.
  await tell({ k: 'pair' });
  await tell({ k: 'undo' });
  await tell({ k: 'enter', name: 'Geese', members: [{ name: 'Gus' }, { name: 'Gil' }] });
  for (const board of await begin()) await type(3, board);
  const shown = await tell({ k: 'finish' });
  say(`a club night with a dispute, a leaver and a late team: first is ${shown.entrants[shown.standings[0].entrant - 1].name}`);
  return differences(shown, reckon(shown.entrants.map(({ number }) => number), book.rounds));
}

function differences({ standings }, ours) {
  const value = ({ values }, name) => values.find(({ criterion }) => criterion === name).hundredths / 100;
  return standings
    .filter((row) => value(row, 'tac') !== ours.get(row.entrant).tac || value(row, 'wins') !== ours.get(row.entrant).wins)
    .map((row) => `club night: ${JSON.stringify(row)}, reckoned ${JSON.stringify(ours.get(row.entrant))}`);
}
