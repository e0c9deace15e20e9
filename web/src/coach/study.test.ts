// Trees of moves as text, and what the core makes of them.
import { readFile } from 'node:fs/promises';
import { load, type Core } from '@tacit/core';
import { beforeAll, describe, expect, test } from 'vitest';
import { packed, unpacked } from '../browser/packed';
import { followed, gameTree, lineOf, type Converse } from './follow';
import { isStudy, readStudy, studyText } from './study';
import { noted, onward, promoted, rowsOf, setUp, type Branch } from './tree';

let core: Core;
let converse: Converse;
beforeAll(async () => {
  core = await load(await readFile(new URL('../../../build/wasm/tacit.wasm', import.meta.url)));
  converse = (lines) => {
    const session = core.session(0);
    const answers = lines.map((line) => session.answer(line));
    session.free();
    return Promise.resolve(answers);
  };
});

const position =
  'layout=pairs4 board=a:B,B,B,10/b:B,B,B,20/c:B,B,B,B/d:B,B,B,B hands=a:2,5,13/b:3,12/c:4,5/d:6,9 dealer=d turn=a';
const file = (moves: string): string => `[Position "${position}"]\n\n${moves}\n`;
const moves =
  'a 2:a10-12 !? { quiet } ( a 5:a10-15 ?? { too far } b 3:b20-23 ( b 12:b20-32 ) ) ( a 13:aB-1 ! ) b 3:b20-23 c 4:drop';

const read = (text: string): Promise<Branch> => followed(converse, readStudy(text));
const lines = (root: Branch): string[] =>
  rowsOf(root).map(({ branch, depth }) => `${depth} ${branch.by} ${branch.play}`);

test('a file is read, followed and written as it was', async () => {
  const root = await read(file(`{ To begin with } ${moves}`));
  expect(lines(root)).toEqual([
    '0 a 2:a10-12',
    '1 a 5:a10-15',
    '1 b 3:b20-23',
    '2 b 12:b20-32',
    '1 a 13:aB-1',
    '0 b 3:b20-23',
    '0 c 4:drop',
  ]);
  expect(root.comment).toBe('To begin with');
  expect(root.next.map(({ sign, comment }) => [sign, comment])).toEqual([
    ['!?', 'quiet'],
    ['??', 'too far'],
    ['!', ''],
  ]);
  expect(root.next[0]?.text).toContain('board=a:B,B,B,12/');
  const text = studyText(root);
  expect(text.replace(/\s+/g, ' ')).toBe(file(`{ To begin with } ${moves}`).replace(/\s+/g, ' '));
  expect(await read(text)).toEqual(root);
});

test('headers stay, lines are of a length to be read, and a link holds it all', async () => {
  const root = await read(file(moves));
  const text = studyText(root, [['Event', 'Club "night" \\ 3']]);
  expect(readStudy(text).headers).toEqual([['Event', 'Club "night" \\ 3']]);
  expect(
    Math.max(
      ...text
        .split('\n\n')[1]!
        .split('\n')
        .map(({ length }) => length),
    ),
  ).toBeLessThanOrEqual(100);
  expect(isStudy(text)).toBe(true);
  expect(isStudy('[Layout "pairs4"]\n\ndeal a')).toBe(false);
  const link = await packed(text);
  expect(link.length).toBeLessThan(text.length);
  expect(await read(await unpacked(link))).toEqual(root);
});

test('what a comment cannot hold is written as something else', async () => {
  const root = noted({ root: await read(file('a 2:a10-12')), path: [] }, { comment: 'two\nlines } and { more' }).root;
  expect((await read(studyText(root))).comment).toBe('two lines ) and { more');
});

test('promoted, written and read again', async () => {
  const tree = promoted({ root: await read(file(moves)), path: ['13:aB-1'] });
  expect((await read(studyText(tree.root))).next.map(({ play }) => play)).toEqual(['13:aB-1', '2:a10-12', '5:a10-15']);
});

test('a position set up on the way, and the cards that were dealt after a move', async () => {
  const last = 'layout=pairs4 board=a:B,B,B,10/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:2/b:/c:/d: dealer=d turn=a';
  const root = await read(`[Position "${last}"]\n\na 2:a10-12`);
  expect(root.next[0]).toMatchObject({ dealt: true });
  expect(root.next[0]?.text).toContain('deals=2');
  expect(await read(studyText(root))).toEqual(root);

  const other = setUp(position.replace('a:2,5,13', 'a:5,9,13'), 'a');
  const text = studyText({ ...root, next: [...root.next, other] });
  expect(text).toContain('(\nposition layout=');
  const again = await read(text);
  expect(again.next[1]).toMatchObject({ play: '', by: 'a', next: [] });
  expect(again.next[1]?.text).toContain('hands=a:5,9,13/');
});

test('a game file is a tree of one line', async () => {
  const text = await readFile(new URL('../../e2e/whole-pack.tac', import.meta.url), 'utf8');
  const replay = core.replay(text, '');
  const { root } = gameTree(replay);
  const plays = replay.moments.filter(({ play }) => play !== undefined);
  expect(rowsOf(root!).map(({ branch }) => branch.play)).toEqual(plays.map(({ play }) => play));
  expect(await read(studyText(root!))).toEqual(root);
  const ended = replay.moments.findIndex(({ play }, i) => i > 0 && play === undefined);
  let tree = { root: root!, path: [] as readonly string[] };
  for (let i = 1; i < ended; i++) tree = { ...onward(tree), root: root! };
  expect(rowsOf(root!)[ended - 2]?.branch).toMatchObject({ dealt: true, text: replay.moments[ended]?.position });
});

describe('what is wrong is named, with its line', () => {
  const problems: [string, string, string][] = [
    ['no play', 'a', "line 3: play: a play is missing after 'a'"],
    ['no seat', 'x 2:a10-12', "line 3: play: expected the deciding seat, not 'x'"],
    ['not closed', 'a 2:a10-12\n( a 13:aB-1', 'line 4: variation: this ( is never closed'],
    ['closed twice', 'a 2:a10-12 )', "line 3: variation: nothing is open that ')' could close"],
    ['empty', 'a 2:a10-12 ( )', 'line 3: variation: there is no play in it'],
    ['twice', 'a 2:a10-12 ( a 2:a10-12 )', "line 3: variation: this one is there already: '2:a10-12'"],
    ['comment', 'a 2:a10-12\n\n{ never closed', 'line 5: comment: this { is never closed'],
    ['nothing before it', '( a 2:a10-12 )', "line 3: play: expected the deciding seat, not '('"],
    ['no position', 'position', 'line 3: position: a position is missing'],
    ['header', '', 'header: Position is missing'],
  ];
  test.each(problems)('%s', (name, text, why) => {
    expect(() => readStudy(name === 'header' ? '[Layout "pairs4"]\n' : file(text))).toThrow(why);
  });

  test('what the core refuses', async () => {
    await expect(read(file('a 2:a10-12\nb 3:b20-24'))).rejects.toThrow(/^line 4: play '3:b20-24': /);
    await expect(read(file('b 2:a10-12'))).rejects.toThrow("line 3: play '2:a10-12': seat a decides here, not b");
    await expect(read(file('a 2:a10-12 ( a 6:a10-16 )'))).rejects.toThrow(/^line 3: play '6:a10-16': /);
    await expect(read('[Position "layout=none"]\n')).rejects.toThrow('none');
    await expect(read(file('a 2:a10-12 position layout=pairs4'))).rejects.toThrow(/^line 3: position: /);
  });
});

test('goes on from a board that people set right in a game', () => {
  const at = (space: string): string =>
    `layout=duel2 board=a:B,B,B,${space}/c:B,B,B,B hands=a:2,3/c:2,3 dealer=c turn=a`;
  const moments = [
    { position: at('5') },
    { position: at('7'), by: 'a', play: '2:a5-7' },
    { position: at('9'), set: true },
    { position: at('12'), by: 'a', play: '3:a9-12' },
  ];
  const root = lineOf(moments, 0, 'deal');
  const [played] = root?.next ?? [];
  const [set] = played?.next ?? [];
  const [last] = set?.next ?? [];
  expect([root, played, set, last].map((one) => [one?.play, one?.text, one?.dealt])).toEqual([
    ['', at('5'), false],
    ['2:a5-7', at('7'), false],
    ['', at('9'), false],
    ['3:a9-12', at('12'), false],
  ]);
});
