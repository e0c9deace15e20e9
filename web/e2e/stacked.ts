// A game that is known before it is played: its pack lies as a game file says.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { House } from './house';

export interface Decision {
  seat: string;
  play: string; // `give:7` in the swap
}

export interface KnownGame {
  dealer: string;
  pack: string[]; // the next card first
  decisions: Decision[];
}

const handsIn = (words: string[]): [seat: string, cards: string][] =>
  words.map((word) => word.split(':') as [string, string]);

/** Cards are dealt hand by hand, from the left of the dealer on. */
function dealtFrom(dealer: string, hands: [seat: string, cards: string][]): string[] {
  const first = hands.findIndex(([seat]) => seat === dealer) + 1;
  return [...hands.slice(first), ...hands.slice(0, first)].flatMap(([, cards]) => cards.split(','));
}

export function readGame(name: string): KnownGame {
  const game: KnownGame = { dealer: '', pack: [], decisions: [] };
  for (const line of readFileSync(join(import.meta.dirname, name), 'utf8').split('\n')) {
    const [first = '', ...words] = line.split(' ');
    if (first === 'deal') {
      const [dealer = '', ...hands] = words;
      game.dealer ||= dealer;
      game.pack.push(...dealtFrom(dealer, handsIn(hands)));
    } else if (first === 'give') {
      game.decisions.push(...handsIn(words).map(([seat, card]) => ({ seat, play: `give:${card}` })));
    } else if (/^[a-f]$/.test(first)) {
      const all = line.split(' ');
      for (let i = 0; i < all.length; i += 2) game.decisions.push({ seat: all[i] ?? '', play: all[i + 1] ?? '' });
    }
  }
  return game;
}

const overwrite = `
import json, sqlite3, sys
file, table, dealer, cards = sys.argv[1:]
with sqlite3.connect(file) as store:
    kept = store.execute("SELECT number, text FROM events WHERE table_id = ? AND text LIKE '%\\"shuffled\\"%'", (table,))
    [(number, text)] = kept.fetchall()
    event = json.loads(text)
    event["what"].update(dealer=dealer, cards=cards)
    store.execute("UPDATE events SET text = ? WHERE table_id = ? AND number = ?", (json.dumps(event), table, number))
`;

/** Lays the pack of a table that has just begun; the server must be away meanwhile. */
export function stackPack(house: House, table: string, { dealer, pack }: KnownGame): void {
  const done = spawnSync(
    'python3',
    ['-c', overwrite, join(house.data, 'tacit.sqlite'), table, dealer, pack.join(',')],
    { encoding: 'utf8' },
  );
  if (done.status !== 0) throw new Error(done.stderr);
}
