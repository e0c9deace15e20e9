// What a written tree of moves leads to, and a game file as such a tree: the core is asked, move by move.
import type { Moment, Replay } from '@tacit/core';
import { parsePosition } from '../game/position';
import { isSeat, type Seat } from '../game/words';
import { setUp, type Branch } from './tree';
import type { Study, Written } from './study';

/** The line protocol: lines in, their answers out. */
export type Converse = (lines: readonly string[]) => Promise<string[]>;

const errorIn = (answer: string): string | undefined => /^error (.+)/.exec(answer)?.[1];
const positionIn = (answer: string | undefined): string => /^position (.+)$/m.exec(answer ?? '')?.[1] ?? '';

/** The position after a play, as the core has it; throws what it says against it. */
export async function standing(converse: Converse, lines: readonly string[]): Promise<string> {
  const answers = await converse([...lines, 'show']);
  const problem = answers.map(errorIn).find((found) => found !== undefined);
  if (problem !== undefined) throw new Error(problem);
  return positionIn(answers.at(-1));
}

/** Whether a play was the last of its deal: other cards are in the hands. */
export function dealtAnew(before: string, after: string): boolean {
  const [one, other] = [parsePosition(before), parsePosition(after)];
  return one.deals !== other.deals || one.shuffles !== other.shuffles;
}

function linesFor({ play, position }: Written): string[] {
  if (play === '') return [`position ${position ?? ''}`];
  return [`do ${play}`, ...(position === undefined ? [] : [`position ${position}`])];
}

const problemIn = ({ line, play }: Written, why: string): Error =>
  new Error(`line ${line}: ${play === '' ? 'position' : `play '${play}'`}: ${why}`);

// One line to its end in one conversation; then its variations, each in one of its own.
async function grown(converse: Converse, beside: readonly Written[], from: string): Promise<Branch[]> {
  const line: Written[] = [];
  for (let move = beside[0]; move; move = move.next[0]) line.push(move);
  const answers = await converse([`position ${from}`, ...line.flatMap((move) => [...linesFor(move), 'show'])]);
  let at = 1;
  const texts = line.map((move) => {
    const all = answers.slice(at, (at += linesFor(move).length + 1));
    const problem = all.map(errorIn).find((found) => found !== undefined);
    if (problem !== undefined) throw problemIn(move, problem);
    return positionIn(all.at(-1));
  });
  let following: Branch[] = [];
  for (let i = line.length - 1; i >= 0; i--) {
    const move = line[i] as Written;
    const before = texts[i - 1] ?? from;
    const siblings = i === 0 ? beside : (line[i - 1] as Written).next;
    const others: Branch[] = [];
    for (const other of siblings.slice(1)) others.push(...(await grown(converse, [other], before)));
    following = [branchOf(move, before, texts[i] ?? '', following), ...others];
  }
  return following;
}

function branchOf(move: Written, before: string, text: string, next: Branch[]): Branch {
  const { by } = parsePosition(before);
  if (move.play !== '' && move.seat !== by)
    throw problemIn(move, `seat ${by} decides here, not ${move.seat ?? 'nobody'}`);
  const dealt = move.play !== '' && (move.position !== undefined || dealtAnew(before, text));
  return { play: move.play, by, text, dealt, sign: move.sign, comment: move.comment, next };
}

/** Throws where the core says that something in it cannot be; then the message says which line. */
export async function followed(converse: Converse, { position, comment, next }: Study): Promise<Branch> {
  const text = await standing(converse, [`position ${position}`]);
  return {
    ...setUp(text, parsePosition(text).by),
    comment,
    next: next.length > 0 ? await grown(converse, next, text) : [],
  };
}

// ---- Games ----

/** A line of what was played from a moment on, up to the end of the game or, `within` it, of the deal. */
export function lineOf(moments: readonly Moment[], from: number, within: 'deal' | 'game'): Branch | undefined {
  const first = moments[from];
  if (!first) return undefined;
  const steps = moments.slice(from + 1);
  const isDeal = ({ play, set }: Moment): boolean => play === undefined && !set;
  const end = steps.findIndex(isDeal);
  const line = within === 'deal' && end >= 0 ? steps.slice(0, end) : steps;
  let next: Branch[] = [];
  for (let i = line.length - 1; i >= 0; i--) {
    const { by = '', play, position, set } = line[i] as Moment;
    if (set) next = [{ ...setUp(position, parsePosition(position).by), next }]; // as people said the board stood
    if (play === undefined) continue;
    const following = line[i + 1];
    const dealt = following !== undefined && isDeal(following);
    next = [{ ...setUp(dealt ? following.position : position, isSeat(by) ? by : 'a'), play, dealt, next }];
  }
  return { ...setUp(first.position, parsePosition(first.position).by as Seat), next };
}

/** A game file as the tree of its one line, with what its headers say of the game. */
export function gameTree({ headers, moments }: Replay): { headers: Study['headers']; root: Branch | undefined } {
  const kept = headers.filter(({ key }) => /^(Event|Date|[a-f])$/.test(key));
  return { headers: kept.map(({ key, value }) => [key, value]), root: lineOf(moments, 0, 'game') };
}
