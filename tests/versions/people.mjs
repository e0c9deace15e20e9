// People at the tables of a server of any version: what they want, and games they play.
import { Player } from '../evening/player.mjs';
import { ask, Line } from '../evening/wire.mjs';

export async function must(port, method, path, options) {
  const answer = await ask(port, method, path, options);
  if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer;
}

/** A finished game's file: it is there a moment after the end. */
export async function gameFile(port, table) {
  for (;;) {
    const { status, body } = await ask(port, 'GET', `/api/games/${table}.tac`);
    if (status === 200) return body;
    await new Promise((done) => setTimeout(done, 50));
  }
}

let told = 0;

/** One command at a table, and its answer. */
export function tell(port, { cookie }, table, want) {
  const id = `told-${++told}`;
  return new Promise((done, fail) => {
    const line = new Line(port, `/ws/${table}`, cookie, {
      onText: (text) => {
        const message = JSON.parse(text);
        if (message.k === 'view') line.send({ v: 1, id, do: want });
        if (message.re !== id) return;
        if (message.k === 'ok') done(message);
        else fail(new Error(`${JSON.stringify(want)}: ${text}`));
        line.close();
      },
      onEnd: () => fail(new Error(`the line to ${table} ended`)),
    });
  });
}

/** Ann and Bob, together against bots, to the end of the game or for so many events; resolves with the last event's number. */
export function playOn(port, people, table, events = Infinity) {
  return new Promise((done) => {
    const players = [];
    const leave = (count) => {
      watching.close();
      for (const player of players) player.leave();
      done(count);
    };
    const evening = { port, sideOf: (seat) => ('ac'.includes(seat) ? 'ac' : 'bd'), noteEnd: () => {}, noteRefusal: () => {} };
    const watching = new Line(port, `/ws/${table}`, people[0].cookie, {
      onText: (text) => {
        const message = JSON.parse(text);
        if (message.stage === 'over' || message.event?.k === 'ended' || message.n >= events) leave(message.n);
      },
      onEnd: () => {},
    });
    players.push(...people.map((person) => new Player(evening, person, table)));
  });
}
