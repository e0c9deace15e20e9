// The analysis board: a tree of moves from any position on, played by all sides, gone about in and judged all the while.
import type { Judged } from '@tacit/core';
import { dealtAnew, followed, gameTree, standing } from '../coach/follow';
import { ranked } from '../coach/ranking';
import { seenBy } from '../coach/setup';
import { isStudy, readStudy, studyText, type Study } from '../coach/study';
import {
  along,
  at,
  isBare,
  noted,
  numberOf,
  pathAt,
  promoted,
  pruned,
  setUp,
  withNext,
  withSetUp,
  type Branch,
  type Path,
  type Sign,
  type Tree,
} from '../coach/tree';
import { core } from '../core/core';
import { handsAfter, History, type Made } from '../game/history';
import { sideOf } from '../game/layout';
import { parsePlay } from '../game/play';
import { parsePosition, type Position } from '../game/position';
import { waysOf, type Way } from '../game/ways';
import type { Card, Seat } from '../game/words';
import { Choosing } from './choosing.svelte';
import { evidence } from './evidence';
import { settings } from './settings.svelte';
import { Shown } from './shown.svelte';

const mostUndone = 100;

const converse = (lines: readonly string[]): Promise<string[]> => core.converse(lines);
const reasonOf = (why: unknown): string => (why instanceof Error ? why.message : String(why));

export class BoardState {
  refused = $state(''); // why the last position or text was none
  judged = $state.raw<Judged>();
  thinking = $state(false);
  judges = $state(true); // somebody wants to know
  open = $state(true); // the judge sees every hand that is shown, not only that of the seat that decides
  setting = $state(false); // marbles are put down by hand
  looked = $state<string>(); // the play that is shown, until another one is
  pointed = $state<string>(); // the play that the pointer or the focus is on
  side = $state(''); // whose chances are told
  headers: Study['headers'] = []; // of the file that was opened
  readonly problem = '';
  readonly shown = new Shown();
  readonly choosing = new Choosing();

  private grown = $state.raw<Tree>();
  private before = $state.raw<readonly Tree[]>([]); // the tree before each change
  private listed = $state.raw<{ text: string; ways: Way[] | undefined }>();
  private laying = $state.raw<Position>(); // the card is out of the hand, the marbles are on their way
  private working = $state(false);
  private runs = 0;

  // ---- Where one is ----

  get tree(): Tree | undefined {
    return this.grown;
  }

  private readonly branch = $derived(this.grown && at(this.grown));
  private readonly stood = $derived(this.branch && parsePosition(this.branch.text));

  get here(): Branch | undefined {
    return this.branch;
  }

  get position(): Position | undefined {
    return this.laying ?? this.stood;
  }

  get text(): string {
    return this.branch?.text ?? '';
  }

  /** What can be played; undefined where the hand is not known, or the core has not said yet. */
  get ways(): Way[] | undefined {
    return this.listed?.text === this.text ? this.listed.ways : undefined;
  }

  get by(): Seat {
    return this.stood?.by ?? 'a';
  }

  /** Whose hand is played: under a Devil the victim's. */
  get handSeat(): Seat {
    return this.stood && this.stood.phase !== 'swap' ? this.stood.turn : this.by;
  }

  get hand(): Card[] {
    return this.position?.hands.get(this.handSeat)?.cards ?? [];
  }

  get handKnown(): boolean {
    return this.stood?.hands.get(this.handSeat)?.cards !== undefined;
  }

  get mine(): boolean {
    return !this.working && !this.setting && this.ways !== undefined && this.position?.phase !== 'over';
  }

  /** The plays of this deal since the position was set up; what is given is no card on the table. */
  get entries(): Made[] {
    return this.played;
  }

  private readonly played = $derived(
    this.grown ? historyTo(along(this.grown.root, this.grown.path)).entries.filter(isLaid) : [],
  );

  /** The play that is drawn on the board before it is made. */
  get preview(): Way | undefined {
    const wanted = this.pointed ?? this.looked;
    return wanted === undefined ? undefined : this.ways?.find(({ play }) => play.text === wanted);
  }

  close(): void {
    this.runs++;
    evidence.stop();
  }

  // ---- Other trees ----

  /** A new game of this kind, dealt. */
  async deal(layout: string, rules: string, pack: string): Promise<void> {
    const [, shown = ''] = await core.converse(
      [`new ${layout} rules=${rules} pack=${pack}`, 'show'],
      Math.floor(Math.random() * 2 ** 31),
    );
    const text = shown.replace(/^position /, '').replace(/ stack=\S+/, '');
    await this.begin(text.split('\n')[0] ?? '');
  }

  /** A new tree from a position on; whether the core takes it for one. */
  begin(text: string): Promise<boolean> {
    return this.trying(async () => {
      const stood = await standing(converse, [`position ${text.trim()}`]);
      this.replant(setUp(stood, parsePosition(stood).by), []);
    });
  }

  /** A study, a game file or a position in notation, from a file or a clipboard. */
  read(text: string): Promise<boolean> {
    if (!text.trimStart().startsWith('[')) return this.begin(text.trim().replace(/^position /, ''));
    return this.trying(async () => {
      if (isStudy(text)) {
        const study = readStudy(text);
        return this.replant(await followed(converse, study), study.headers);
      }
      const replay = await core.ask('replay', text, '');
      if (replay.problem !== undefined) throw new Error(replay.problem);
      const { root, headers } = gameTree(replay);
      if (root) this.replant(root, headers);
    });
  }

  /** The tree as text, to be read again. */
  get study(): string {
    return this.grown ? studyText(this.grown.root) : '';
  }

  get file(): string {
    return this.grown ? studyText(this.grown.root, this.headers) : '';
  }

  /** Whether there is more than a position. */
  get hasTree(): boolean {
    return this.grown !== undefined && !isBare(this.grown.root);
  }

  /** Where one is in it, as a number for a link. */
  get number(): number {
    return this.grown ? numberOf(this.grown) : 0;
  }

  goToNumber(number: number): void {
    if (this.grown) this.go({ ...this.grown, path: pathAt(this.grown.root, number) });
  }

  private replant(root: Branch, headers: Study['headers']): void {
    this.headers = headers;
    this.change({ root, path: [] });
    const { layout, by } = parsePosition(root.text);
    this.side = sideOf(layout, by);
  }

  // ---- Changes ----

  /** Stands as the text says: set up here, or beside what was played from here; whether the core takes it for a position. */
  put(text: string): Promise<boolean> {
    return this.trying(async () => {
      const stood = await standing(converse, [`position ${text.trim()}`]);
      const { by } = parsePosition(stood);
      const { grown, branch } = this;
      if (!grown || !branch) return this.replant(setUp(stood, by), []);
      const mayChange = branch.play === '' && branch.next.length === 0;
      this.change(mayChange ? withSetUp(grown, stood, by) : withNext(grown, setUp(stood, by)));
      if (mayChange && grown.path.length === 0) this.side = sideOf(parsePosition(stood).layout, by);
    });
  }

  async play(way: Way): Promise<void> {
    const { grown, stood, text } = this;
    if (!grown || !stood || !this.mine) return;
    this.working = true;
    const { play } = way;
    const there = at(grown).next.find((one) => one.play === play.text);
    await this.trying(async () => {
      const after = there?.text ?? (await standing(converse, [`position ${text}`, `do ${play.text}`]));
      await this.roll(way, stood, after);
      const dealt = there?.dealt ?? dealtAnew(text, after);
      const branch = there ?? { ...setUp(after, stood.by), play: play.text, dealt };
      this.change(withNext(grown, branch));
    });
    this.working = false;
  }

  note(said: { sign?: Sign | undefined; comment?: string }): void {
    if (this.grown) this.change(noted(this.grown, said));
  }

  promote(): void {
    if (this.grown) this.change(promoted(this.grown));
  }

  prune(): void {
    if (this.grown) this.change(pruned(this.grown));
  }

  get canUndo(): boolean {
    return this.before.length > 0 && !this.working;
  }

  /** As it was before the last change. */
  undo(): void {
    const tree = this.before.at(-1);
    if (!tree || this.working) return;
    this.before = this.before.slice(0, -1);
    this.stand(tree);
  }

  private change(tree: Tree): void {
    if (this.grown && tree.root !== this.grown.root) this.before = [...this.before, this.grown].slice(-mostUndone);
    this.stand(tree);
  }

  // ---- Going about ----

  go(tree: Tree | undefined): void {
    if (tree && tree !== this.grown && !this.working) this.stand(tree);
  }

  goTo(path: Path): void {
    if (this.grown) this.go({ ...this.grown, path });
  }

  // ---- The judge ----

  /** Looks with other eyes, or no longer at all. */
  judgeAgain(): void {
    this.runs++;
    if (this.thinking) evidence.stop();
    this.thinking = false;
    this.judged = undefined;
    if (this.judges && (this.ways?.length ?? 0) > 1) void this.judge(this.runs);
  }

  private async judge(run: number): Promise<void> {
    const { text, by } = this;
    this.thinking = true;
    await evidence.gather(
      this.open ? text : seenBy(text, by),
      by,
      () => run === this.runs,
      (judged) => (this.judged = judged),
    );
    if (run === this.runs) this.thinking = false;
  }

  /** What is likely to follow a play: everybody's best answer, as far as hands are known, within the deal. */
  async mainLine(play: string, length = 4): Promise<Branch[]> {
    const line: Branch[] = [];
    let { text } = this;
    for (
      let next: string | undefined = play;
      next !== undefined && line.length < length;
      next = await this.bestIn(text)
    ) {
      const { by } = parsePosition(text);
      const after = await standing(converse, [`position ${text}`, `do ${next}`]);
      const dealt = dealtAnew(text, after);
      line.push({ ...setUp(after, by), play: next, dealt });
      if (dealt) break;
      text = after;
    }
    return line;
  }

  /** Takes a line up among the moves, without going into it. */
  addLine(line: readonly Branch[]): void {
    const { grown } = this;
    if (grown) this.change({ root: line.reduce(withNext, grown).root, path: grown.path });
  }

  private async bestIn(text: string): Promise<string | undefined> {
    const { by, turn, phase, hands } = parsePosition(text);
    if (phase === 'over' || !hands.get(phase === 'swap' ? by : turn)?.cards) return undefined;
    const [only, other] = await core.ask('plays', text, by);
    if (!other) return only?.play;
    const judged = await evidence.first(this.open ? text : seenBy(text, by), by);
    return judged && ranked(judged)[0]?.play;
  }

  // ----

  private async trying(work: () => Promise<void>): Promise<boolean> {
    try {
      await work();
      this.refused = '';
      return true;
    } catch (why) {
      this.refused = reasonOf(why);
      return false;
    }
  }

  private async roll({ play }: Way, before: Position, after: string): Promise<void> {
    const { grown } = this;
    const { preview } = this.choosing;
    this.choosing.clear();
    this.looked = this.pointed = undefined;
    if (!grown || play.kind === 'give') return;
    const made = historyTo(along(grown.root, grown.path)).addPlay(before, before.by, play, parsePosition(after).board);
    this.laying = handsAfter(before, made);
    await this.shown.playOut(made, preview, this.laying, settings.pace);
    this.laying = undefined;
  }

  private stand(tree: Tree): void {
    const before = this.text;
    this.grown = tree;
    const { stood, text, by } = this;
    if (!stood || text === before) return;
    this.choosing.clear();
    this.looked = this.pointed = undefined;
    if (this.shown.marbles.length > 0) this.shown.flyTo(stood.board);
    else this.shown.put(stood.board, History.from(stood).standing);
    this.judgeAgain();
    if (this.listed?.text === text) return;
    void core
      .ask('plays', text, by)
      .catch(() => undefined)
      .then((plays) => {
        if (text !== this.text) return;
        this.listed = { text, ways: plays && waysOf(plays) };
        this.judgeAgain();
      });
  }
}

const isLaid = ({ play }: Made): boolean => play.kind !== 'give';

/** What was played up to the last of these, since the cards were dealt or set up. */
function historyTo(branches: readonly Branch[]): History & { entries: Made[] } {
  const begun = branches.findLastIndex(({ play, dealt }) => play === '' || dealt);
  const first = branches[begun] as Branch;
  const history = History.from(parsePosition(first.text));
  let before = parsePosition(first.text);
  for (const { by, play, text } of branches.slice(begun + 1)) {
    const after = parsePosition(text);
    history.addPlay(before, by, parsePlay(play), after.board);
    before = after;
  }
  return history as History & { entries: Made[] };
}
