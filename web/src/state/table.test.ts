// A table as the page shows it, with a server that is played by the test.
import { readFile } from 'node:fs/promises';
import { load, type Core, type LocalTable } from '@tacit/core';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { wireVersion, type Options, type ServerMessage, type ViewMessage, type Want } from '@tacit/wire';
import { boardOf } from '../game/marbles';
import { boardText } from '../game/position';
import { cardOf } from '../game/ways';
import { Refused, type Line, type LineListener } from '../net/line';
import { colourName } from '../words/say';
import { Deciding } from './deciding.svelte';
import { settings } from './settings.svelte';
import { TableState } from './table.svelte';

let core: Core;
beforeAll(async () => {
  core = await load(await readFile(new URL('../../../build/wasm/tacit.wasm', import.meta.url)));
});

const position =
  'layout=pairs4 board=a:B,B,B,5/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:2,3/b:?2/c:?2/d:?2 dealer=d turn=a';
const view: ViewMessage = {
  k: 'view',
  v: wireVersion,
  t: 0,
  n: 9,
  table: 't',
  host: 'me',
  stage: 'playing',
  you: 'a',
  words: '',
  called: false,
  commit: '',
  log: [],
  options: { clock: { decision: 0, reserve: 0 } } as Options,
  places: ['a', 'b', 'c', 'd'].map((seats) => ({
    seats,
    name: seats,
    person: seats === 'a' ? 'me' : undefined,
  })) as ViewMessage['places'],
  game: { position, deciding: 'a' } as ViewMessage['game'],
};

beforeEach(() => {
  vi.stubGlobal('navigator', {});
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined, hidden: false });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** A table whose server answers as told; there is no worker with a core of our own. */
function tableWith(answer: (want: Want) => ReturnType<Line['send']>): { table: TableState; listener: LineListener } {
  let heard: LineListener | undefined;
  const nothing = (): void => undefined;
  const table = new TableState(
    't',
    (listener) => ((heard = listener), { send: answer, wake: nothing, cut: nothing, close: nothing }),
  );
  if (!heard) throw new Error('nobody listens');
  return { table, listener: heard };
}

it('asks again for the plays when the server had no time to list them', async () => {
  vi.useFakeTimers();
  const asked: string[] = [];
  const { table, listener } = tableWith((want) => {
    asked.push(want.k);
    if (asked.length === 1)
      return Promise.reject(new Refused({ k: 'error', v: wireVersion, code: 'slow_down', text: 'too many commands' }));
    return Promise.resolve({ k: 'ok', v: wireVersion, re: '1', n: 9, plays: [{ play: '2:a5-7', board: '' }] });
  });
  listener.message(view);
  await vi.advanceTimersByTimeAsync(10);
  expect(asked).toEqual(['list_plays']);
  expect(table.ways).toBeUndefined();
  await vi.advanceTimersByTimeAsync(2000);
  expect(asked).toEqual(['list_plays', 'list_plays']);
  expect(table.ways?.map(({ play }) => play.text)).toEqual(['2:a5-7']);
});

// ---- Whole games, where they are cheap ----

const me = { id: 'me', name: 'Me' };

/** A table and its server, between which messages are late and lines break. */
class Play {
  readonly table: TableState;
  private readonly game: LocalTable;
  private readonly listener: LineListener;
  private readonly deciding: Deciding;
  private late: ServerMessage[] = [];
  private sent = 0; // the number of the last event on its way
  private heard = 0; // and of the last that arrived
  private commands = 0;

  constructor(private seed: number) {
    settings.kept.speed = 'off';
    this.game = core.table(seed);
    this.game.create('t', me.id, { type: 'four', bots: 'simple', botMilliseconds: 10 });
    this.act({ k: 'sit', place: 0 });
    this.act({ k: 'start' });
    ({ table: this.table, listener: this.listener } = tableWith((want) => this.send(want)));
    this.table.person = me.id;
    this.listener.state('open');
    this.comeBack();
    const { table } = this;
    const turn = (): ReturnType<ConstructorParameters<typeof Deciding>[0]> => {
      const mine = table.deciding !== undefined;
      return {
        position: table.position,
        text: table.game?.position ?? '',
        hand: table.hand,
        ways: table.ways,
        mine,
        ready: mine && table.ways !== undefined && !table.busy,
        choosing: table.choosing,
        names: colourName,
      };
    };
    this.deciding = new Deciding(
      turn,
      ({ play }) => void (play.kind === 'give' ? table.give(play.card) : table.play(play.text)),
    );
  }

  get over(): boolean {
    return this.table.stage === 'over';
  }

  /** The plays so far and the board, as they really are. */
  get truth(): { plays: string[]; board: string } {
    const { log, game } = this.game.view(me.id);
    const plays = log.filter((line) => !line.startsWith('=')).map((line) => line.split(' ')[1] ?? '');
    return { plays, board: /board=(\S+)/.exec(game?.position ?? '')?.[1] ?? '' };
  }

  /** Something happens somewhere. */
  async step(): Promise<void> {
    const what = this.below(100);
    if (what < 2) this.comeBack();
    else if (what < 40) this.arrive();
    else if (what < 70 && this.game.letBotDecide()) this.tell();
    else this.choose();
    await new Promise(setImmediate);
  }

  private below(n: number): number {
    return (this.seed = (this.seed * 16807) % 2147483647) % n;
  }

  private act(want: Want): ReturnType<typeof this.game.act> {
    return this.game.act(me, { v: wireVersion, id: `${++this.commands}`, do: want });
  }

  private tell(): void {
    for (const event of this.game.after(me.id, this.sent)) {
      this.late.push(event);
      this.sent = event.n;
    }
  }

  private arrive(): void {
    const message = this.late.shift();
    if (message?.k === 'event') this.heard = message.n;
    if (message) this.listener.message(message);
  }

  /** A line was lost with all that was on its way; the next one brings a view, or what was missed. */
  private comeBack(): void {
    this.late = [];
    this.sent = this.heard;
    if (this.sent > 0 && this.below(2) === 0) return this.tell();
    const view = this.game.view(me.id);
    this.sent = this.heard = view.n;
    this.listener.message(view);
  }

  private async send(want: Want): ReturnType<Line['send']> {
    for (let turns = this.below(4); turns > 0; turns--) await new Promise(setImmediate);
    const answer = this.act(want);
    this.tell();
    for (let turns = this.below(4); turns > 0; turns--) await new Promise(setImmediate);
    if (answer.k === 'error') throw new Refused(answer);
    return answer;
  }

  /** Takes up a card and one of its plays, as from the list. */
  private choose(): void {
    const { hand, ways = [], choosing } = this.table;
    if (choosing.index < 0) return this.deciding.pick(this.below(Math.max(1, hand.length)));
    const all = ways.filter(({ play }) => cardOf(play) === hand[choosing.index]);
    if (all.length > 0) this.deciding.decide(all[this.below(all.length)]?.play.text);
    else this.deciding.cancel();
  }
}

it.each([1, 2, 3])(
  'shows a whole game as it is, whatever the line does (%i)',
  async (seed) => {
    const play = new Play(seed);
    for (let steps = 0; steps < 20_000 && !play.over; steps++) await play.step();
    expect(play.over).toBe(true);
    const shown = play.table.entries.flatMap((entry) => (entry.kind === 'play' ? [entry.play.text] : []));
    expect({ plays: shown, board: boardText(boardOf(play.table.marbles)) }).toEqual(play.truth);
  },
  60_000,
);
