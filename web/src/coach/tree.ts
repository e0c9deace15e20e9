// A tree of moves: what was played from a position on, what could have been played instead, and what is said about it. It is never
// changed: every change makes a new one, so that a change can be undone.
import type { Seat } from '../game/words';

/** How players mark a move, best first. */
export const signs = ['!!', '!', '!?', '?!', '?', '??'] as const;
export type Sign = (typeof signs)[number];
export const isSign = (text: string): text is Sign => (signs as readonly string[]).includes(text);

/** A move and how it stands after it; or a position that was set up by hand, as the root is. */
export interface Branch {
  readonly play: string; // in notation; none where it was set up
  readonly by: Seat; // who made it
  readonly text: string; // the position then, in notation
  readonly dealt: boolean; // the move ended a deal: other cards could have been dealt
  readonly sign: Sign | undefined;
  readonly comment: string;
  readonly next: readonly Branch[]; // the first one goes on with the line, the others are variations
}

/** The way from the root: the keys of the branches. */
export type Path = readonly string[];

export interface Tree {
  readonly root: Branch;
  readonly path: Path; // where one is
}

/** What tells a branch from those beside it. */
export const keyOf = ({ play, text }: Pick<Branch, 'play' | 'text'>): string => play || text;

export const setUp = (text: string, by: Seat): Branch => ({
  play: '',
  by,
  text,
  dealt: false,
  sign: undefined,
  comment: '',
  next: [],
});

const child = (branch: Branch | undefined, key: string): Branch | undefined =>
  branch?.next.find((one) => keyOf(one) === key);

/** From the root on; shorter than the path and the root where the path leads nowhere. */
export function along(root: Branch, path: Path): Branch[] {
  const branches = [root];
  for (const key of path) {
    const following = child(branches.at(-1), key);
    if (!following) break;
    branches.push(following);
  }
  return branches;
}

export function at({ root, path }: Tree): Branch {
  return along(root, path).at(-1) ?? root;
}

/** With what is there changed; without a change of anything else. */
export function changed(root: Branch, path: Path, change: (branch: Branch) => Branch): Branch {
  const [key, ...rest] = path;
  if (key === undefined) return change(root);
  return { ...root, next: root.next.map((one) => (keyOf(one) === key ? changed(one, rest, change) : one)) };
}

const goTo = ({ root }: Tree, path: Path): Tree => ({ root, path });

// ---- Growing and cutting ----

/** Goes on with a branch; one that is there already is followed. */
export function withNext(tree: Tree, branch: Branch): Tree {
  const key = keyOf(branch);
  const path = [...tree.path, key];
  if (child(at(tree), key)) return { root: tree.root, path };
  return { root: changed(tree.root, tree.path, (here) => ({ ...here, next: [...here.next, branch] })), path };
}

/** Another position in the place of the one that was set up here; nothing follows it yet. */
export function withSetUp({ root, path }: Tree, text: string, by: Seat): Tree {
  const renamed = changed(root, path, (here) => ({ ...here, text, by }));
  return { root: renamed, path: path.length === 0 ? path : [...path.slice(0, -1), text] };
}

/** Without the move where one is, and all that follows it. */
export function pruned({ root, path }: Tree): Tree {
  const before = path.slice(0, -1);
  if (path.length === 0) return { root: { ...root, next: [] }, path };
  const key = path.at(-1);
  return {
    root: changed(root, before, (here) => ({ ...here, next: here.next.filter((one) => keyOf(one) !== key) })),
    path: before,
  };
}

const indexOf = (root: Branch, path: Path): number =>
  along(root, path.slice(0, -1))
    .at(-1)
    ?.next.findIndex((one) => keyOf(one) === path.at(-1)) ?? -1;

/** The last move on the way here that is a variation; none on the main line. */
export function variationOf({ root, path }: Tree): Path | undefined {
  for (let length = path.length; length > 0; length--)
    if (indexOf(root, path.slice(0, length)) > 0) return path.slice(0, length);
  return undefined;
}

/** The variation where one is becomes the line that it left. */
export function promoted(tree: Tree): Tree {
  const variation = variationOf(tree);
  if (!variation) return tree;
  const key = variation.at(-1);
  const isIt = (one: Branch): boolean => keyOf(one) === key;
  const root = changed(tree.root, variation.slice(0, -1), (here) => ({
    ...here,
    next: [...here.next.filter(isIt), ...here.next.filter((one) => !isIt(one))],
  }));
  return { root, path: tree.path };
}

export const noted = ({ root, path }: Tree, said: Partial<Pick<Branch, 'sign' | 'comment'>>): Tree => ({
  root: changed(root, path, (here) => ({ ...here, ...said })),
  path,
});

// ---- Going about ----

export const back = (tree: Tree): Tree => goTo(tree, tree.path.slice(0, -1));

/** On with the line. */
export function onward(tree: Tree): Tree {
  const [first] = at(tree).next;
  return first ? goTo(tree, [...tree.path, keyOf(first)]) : tree;
}

export const toStart = (tree: Tree): Tree => goTo(tree, []);

export function toEnd(tree: Tree): Tree {
  let end = tree;
  for (let next = onward(end); next !== end; next = onward(end)) end = next;
  return end;
}

/** To the next variation of the move where one is, or the one before; round in a circle. */
export function beside(tree: Tree, step: 1 | -1): Tree {
  const { root, path } = tree;
  const before = path.slice(0, -1);
  const all = along(root, before).at(-1)?.next ?? [];
  const index = indexOf(root, path);
  const other = index < 0 ? undefined : all[(index + step + all.length) % all.length];
  return other ? goTo(tree, [...before, keyOf(other)]) : tree;
}

// ---- Line by line ----

/** A move as it stands in a list: variations come after the move that they replace, and further in. */
export interface Row {
  branch: Branch;
  path: Path;
  before: Branch;
  depth: number;
  begins: boolean; // a variation
}

export function rowsOf(root: Branch): Row[] {
  const rows: Row[] = [];
  const walk = (start: Branch, from: Path, deeper: number): void => {
    let [here, way] = [start, from];
    for (let [first, ...others] = here.next; first; [first, ...others] = here.next) {
      const path = [...way, keyOf(first)];
      rows.push({ branch: first, path, before: here, depth: deeper, begins: false });
      for (const other of others) {
        const aside = [...way, keyOf(other)];
        rows.push({ branch: other, path: aside, before: here, depth: deeper + 1, begins: true });
        walk(other, aside, deeper + 1);
      }
      [here, way] = [first, path];
    }
  };
  walk(root, [], 0);
  return rows;
}

/** The place of a path among the lines, counted from 1; 0 is the root. */
export const numberOf = ({ root, path }: Tree): number =>
  1 + rowsOf(root).findIndex((row) => row.path.length === path.length && row.path.every((key, i) => key === path[i]));

export const pathAt = (root: Branch, number: number): Path => rowsOf(root)[number - 1]?.path ?? [];

export const isBare = ({ next, comment }: Branch): boolean => next.length === 0 && comment === '';
