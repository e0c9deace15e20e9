// A seven entered step by step. The server has said which boards a seven may end on; the steps here only have to find ways there.
import { along, startSpace, type Layout } from './layout';
import type { Leg } from './play';
import { boardText, isFinished, lockedSpaces, sortedSpots, type Board, type Spot } from './position';
import { homeSpaces, isHome, isRing, base, placeName, type PlaceName, type Seat, type Space } from './words';

export interface SevenGoal {
  play: string;
  board: string; // the board after it
}

interface Step {
  colour: Seat;
  from: Space;
  to: Space;
}

interface State {
  board: Board;
  steps: Step[];
}

function moved(board: Board, { colour, from, to }: Step): Board {
  const after: Board = new Map(board);
  if (isRing(to)) {
    for (const [seat, spots] of after)
      after.set(seat, sortedSpots(spots.map((s): Spot => (s.space === to ? { space: base, fresh: false } : s))));
  }
  const own = after.get(colour) ?? [];
  after.set(colour, sortedSpots(own.map((s) => (s.space === from ? { space: to, fresh: false } : s))));
  return after;
}

/** Consecutive steps of one marble in one direction are one leg. */
export function legsOf(steps: readonly Step[]): Leg[] {
  const legs: Leg[] = [];
  let backward = false;
  for (const step of steps) {
    const last = legs.at(-1);
    const back = isHome(step.from) && homeSpaces.indexOf(step.to) < homeSpaces.indexOf(step.from);
    const goesOn = last?.colour === step.colour && last.to === step.from && (last.from === step.from || back === backward);
    if (last && goesOn) last.to = step.to;
    else legs.push({ ...step });
    backward = back;
  }
  return legs;
}

export class Seven {
  private states: State[];
  private readonly goals: Map<string, string>;
  private readonly lockedAtFirst: Map<Seat, Set<Space>>;
  private readonly reachable = new Map<string, boolean>();
  private readonly colours: Seat[];

  constructor(
    private readonly layout: Layout,
    begin: Board,
    private readonly own: Seat,
    goals: readonly SevenGoal[],
  ) {
    this.states = [{ board: begin, steps: [] }];
    this.goals = new Map(goals.map(({ play, board }) => [board, play]));
    this.lockedAtFirst = new Map(layout.seats.map((seat) => [seat, lockedSpaces(begin, seat)]));
    this.colours = layout.seats;
  }

  private get now(): State {
    return this.states.at(-1) as State;
  }

  get board(): Board {
    return this.now.board;
  }

  get left(): number {
    return 7 - this.now.steps.length;
  }

  get legs(): Leg[] {
    return legsOf(this.now.steps);
  }

  /** Once all seven are used: the play. */
  get play(): string | undefined {
    return this.left === 0 ? this.goals.get(boardText(this.board)) : undefined;
  }

  /** Where the marble can be taken from here, by number of steps. */
  targets(colour: Seat, from: Space): Map<PlaceName, Step[]> {
    const found = new Map<PlaceName, Step[]>();
    const go = (board: Board, at: Space, walked: Step[]): void => {
      for (const to of this.stepsFrom(board, colour, at)) {
        const step = { colour, from: at, to };
        if (walked.some((before) => before.from === to)) continue;
        const after = moved(board, step);
        const all = [...walked, step];
        const name = placeName(colour, to);
        if (!found.has(name) && this.canFinish(after, this.left - all.length)) found.set(name, all);
        if (all.length < this.left) go(after, to, all);
      }
    };
    if (this.left > 0) go(this.board, from, []);
    return found;
  }

  /** Marbles that can take a step now and still leave a way to spend all seven. */
  movers(): { colour: Seat; from: Space }[] {
    return this.colours.flatMap((colour) =>
      [...new Set((this.board.get(colour) ?? []).map((s) => s.space))]
        .filter((from) => from !== base && this.targets(colour, from).size > 0)
        .map((from) => ({ colour, from })),
    );
  }

  walk(steps: readonly Step[]): void {
    const board = steps.reduce(moved, this.board);
    this.states = [...this.states, { board, steps: [...this.now.steps, ...steps] }];
  }

  back(): boolean {
    if (this.states.length === 1) return false;
    this.states = this.states.slice(0, -1);
    return true;
  }

  private mayMove(board: Board, colour: Seat): boolean {
    return isFinished(board, this.own) || colour === this.own;
  }

  private stepsFrom(board: Board, colour: Seat, from: Space): Space[] {
    if (!this.mayMove(board, colour)) return [];
    const taken = new Set((board.get(colour) ?? []).map((s) => s.space));
    if (isHome(from)) {
      if (this.isLocked(board, colour, from)) return [];
      const at = homeSpaces.indexOf(from);
      return [homeSpaces[at + 1], homeSpaces[at - 1]].filter((s): s is Space => s !== undefined && !taken.has(s));
    }
    const on = [along(this.layout, from, 1)];
    const fresh = (board.get(colour) ?? []).some((s) => s.space === from && s.fresh);
    if (from === startSpace(this.layout, colour) && !fresh && !taken.has('H1')) on.push('H1');
    return on;
  }

  // Locked when the seven began, and nothing deeper has moved since: such marbles stay (rule 7.2).
  private isLocked(board: Board, colour: Seat, from: Space): boolean {
    return (this.lockedAtFirst.get(colour)?.has(from) ?? false) && lockedSpaces(board, colour).has(from);
  }

  private canFinish(board: Board, left: number): boolean {
    const text = boardText(board);
    if (left === 0) return this.goals.has(text);
    const key = `${left} ${text}`;
    const known = this.reachable.get(key);
    if (known !== undefined) return known;
    this.reachable.set(key, false);
    const can = this.colours.some((colour) =>
      (board.get(colour) ?? []).some(
        ({ space: from }) =>
          from !== base &&
          this.stepsFrom(board, colour, from).some((to) => this.canFinish(moved(board, { colour, from, to }), left - 1)),
      ),
    );
    this.reachable.set(key, can);
    return can;
  }
}
