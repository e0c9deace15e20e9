// A game of TAC to its end, by the package @tacit/core: you and three bots, and for you decides what the core advises.
//   node game.mjs        where `npm install` has put the package; in a page: game.html
import { load } from '@tacit/core';

const address = import.meta.resolve('@tacit/core/tacit.wasm');
const inNode = typeof process === 'object';
const core = await load(inNode ? await (await import('node:fs/promises')).readFile(new URL(address)) : fetch(address));

const say = inNode ? console.log : (line) => document.body.append(line, document.createElement('br'));
const you = { id: 'you', name: 'You' };
let commands = 0;

const table = core.table(crypto.getRandomValues(new BigUint64Array(1))[0]);
table.create('example', you.id, { type: 'four', bots: 'simple' });

function want(what) {
  const answer = table.act(you, { v: 1, id: `${++commands}`, do: what });
  if (answer.k === 'error') throw new Error(answer.message);
}

want({ k: 'sit', place: 0 });
want({ k: 'start' });
for (let view = table.view(you.id); view.stage !== 'over'; view = table.view(you.id)) {
  const seat = view.you;
  if (!view.game.deciding.includes(seat)) {
    table.letBotDecide();
    continue;
  }
  const play = table.advise(seat, 5); // milliseconds
  want(play.startsWith('give:') ? { k: 'give', seat, card: play.slice(5) } : { k: 'play', seat, play });
}
const [, winners] = /\[Result "(\w+)"\]/.exec(table.record()); // the game's file has it
say(`${winners.includes('a') ? 'You and your partner' : 'The others'} won, after ${commands} decisions of yours.`);
