// A table set up by hand: any position, with the plays that the real program lists for it. For pictures, and for what a
// game would reach only by luck.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import type { Command, GameShown, LegalPlay, Options, Place, ServerMessage, ViewMessage } from '@tacit/wire';
import { visit } from './house';

const program = join(import.meta.dirname, '..', '..', 'build', 'release', 'tacit');

export function playsOf(position: string): LegalPlay[] {
  const { stdout } = spawnSync(program, ['protocol'], {
    input: `position ${position}\nplays\nquit\n`,
    encoding: 'utf8',
  });
  return stdout.split('\n').flatMap((line) => {
    const [, play, board] = /^play (\S+) => (\S+)$/.exec(line) ?? [];
    return play && board ? [{ play, board }] : [];
  });
}

export interface Staged {
  position: string;
  you?: string;
  log?: string[];
  names?: string[];
  received?: string;
  openings?: string;
  type?: string;
  rated?: boolean;
  guests?: boolean; // whether the others are guests
  /** Gets what tells the page something, as the server would. */
  onOpen?: (tell: (message: ServerMessage) => void) => void;
}

function placesFor(staged: Staged, seats: string[]): Place[] {
  return seats.map((seat, i) => ({
    seats: seat,
    guest: false,
    absent: false,
    wantsAbort: false,
    wantsRematch: false,
    votes: [],
    ...(i === 0
      ? { person: 'me', name: staged.names?.[0] ?? 'Mira' }
      : staged.names?.[i]
        ? { person: `p${i}`, name: staged.names[i], guest: staged.guests ?? false }
        : { bot: 'planner' }),
  }));
}

/** Answers a question of the page's inside it: with a route of Playwright's every file would take the way through the test. */
function answerInside([path, answer]: readonly [string, object]): void {
  const ask = window.fetch;
  window.fetch = (what, how) => (String(what).endsWith(path) ? Promise.resolve(Response.json(answer)) : ask(what, how));
}

const stagedOn = new WeakMap<Page, number>(); // how many tables

/** The plays that were sent. The page is loaded for its first table only. */
export async function stageTable(page: Page, staged: Staged): Promise<string[]> {
  const before = stagedOn.get(page) ?? 0;
  stagedOn.set(page, before + 1);
  const table = `staged${before}`;
  const seats = [...(/board=(\S+)/.exec(staged.position)?.[1] ?? '').matchAll(/(?:^|\/)([a-f]):/g)].map(
    (found) => found[1] ?? 'a',
  );
  const places = placesFor(staged, seats);
  const you = staged.you ?? 'a';
  const game: GameShown = {
    position: staged.position,
    deciding: you,
    takeBack: '',
    openings: staged.openings ?? '',
    clocks: [],
    ...(staged.received ? { received: staged.received } : {}),
  };
  const options: Options = {
    type: staged.type ?? 'four',
    rules: 'std',
    pack: 'master',
    bots: 'planner',
    botMilliseconds: 500,
    clock: { decision: 0, reserve: 0 },
    lateBeforeBot: 3,
    takeBack: true,
    hints: false,
    playForced: false,
    openHands: false,
    listed: true,
    rated: staged.rated ?? false,
    spectators: 'public',
    delay: 0,
    quick: false,
    botsAfter: 0,
  };
  const view: ViewMessage = {
    k: 'view',
    v: 1,
    n: 9,
    t: Date.now(),
    table,
    host: 'me',
    options,
    commit: '',
    words: '',
    called: false,
    stage: 'playing',
    you,
    places,
    game,
    log: staged.log ?? [],
  };
  const sent: string[] = [];
  const heard = new Set<string>(); // a command that comes again because its answer was late is not done again
  const answer = [
    `/api/tables/${table}`,
    { table, host: 'me', options, stage: 'playing', places, watching: 0 },
  ] as const;
  await page.addInitScript(answerInside, answer);
  await page.routeWebSocket(new RegExp(`/ws/${table}`), (socket) => {
    socket.send(JSON.stringify(view));
    socket.send(
      JSON.stringify({ k: 'presence', v: 1, t: Date.now(), here: places.map((_, i) => i), away: [], spectators: 0 }),
    );
    staged.onOpen?.((message) => socket.send(JSON.stringify(message)));
    socket.onMessage((text) => {
      const { id, do: want } = JSON.parse(String(text)) as Command;
      if (want.k === 'play' && !heard.has(id)) sent.push(want.play);
      heard.add(id);
      socket.send(
        JSON.stringify({
          k: 'ok',
          v: 1,
          re: id,
          n: 9,
          ...(want.k === 'list_plays' ? { plays: playsOf(staged.position) } : {}),
        }),
      );
    });
  });
  if (before === 0) await page.goto(`/t/${table}`);
  else await page.evaluate(answerInside, answer).then(() => visit(page, `/t/${table}`));
  await page.getByTestId('game').waitFor();
  return sent;
}
