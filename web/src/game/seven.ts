// A seven entered leg by leg. What may come next is the core's to say; here is kept what it said.
import type { SevenWalked } from '@tacit/core';
import { legNamed } from './play';
import { parseBoard, type Board } from './position';
import { sentHome, type Effect } from './ways';
import { placeName, type PlaceName } from './words';

/** The core's answer for the legs so far. */
export type AskSeven = (legs: readonly string[]) => Promise<SevenWalked>;

interface Way {
  leg: string;
  from: PlaceName;
  to: PlaceName;
  board: Board;
  left: number;
}

interface State {
  legs: string[];
  board: Board;
  left: number;
  ways?: Way[]; // on from here, once the core has answered
  play?: string | undefined;
}

/** How far inside home a place is; 0 on the ring. */
const homeDepth = (place: PlaceName): number => Number(/H(\d)$/.exec(place)?.[1] ?? 0);

function waysOn({ legs }: SevenWalked): Way[] {
  return legs.map(({ leg, board, left }) => {
    const { colour, from, to } = legNamed(leg);
    return { leg, from: placeName(colour, from), to: placeName(colour, to), board: parseBoard(board), left };
  });
}

export class Seven {
  private states: State[] = [];

  constructor(
    begin: Board,
    private readonly ask: AskSeven,
    private readonly heard: () => void,
    private readonly failed: () => void,
  ) {
    void this.enter({ legs: [], board: begin, left: 7 });
  }

  private get now(): State {
    return this.states.at(-1) as State;
  }

  get board(): Board {
    return this.now.board;
  }

  get left(): number {
    return this.now.left;
  }

  get legs(): readonly string[] {
    return this.now.legs;
  }

  /** Once all seven are used: the play. */
  get play(): string | undefined {
    return this.now.play;
  }

  /** The core has not said yet what may come next. */
  get waiting(): boolean {
    return this.now.ways === undefined;
  }

  /** Marbles that can go on so that all seven can be used. */
  sources(): Set<PlaceName> {
    return new Set(this.now.ways?.map(({ from }) => from));
  }

  targets(from: PlaceName): Set<PlaceName> {
    return new Set(this.now.ways?.filter((way) => way.from === from).map(({ to }) => to));
  }

  /** What a marble does on its way to one of its targets. */
  effect(from: PlaceName, to: PlaceName): Effect | undefined {
    const way = this.now.ways?.find((one) => one.from === from && one.to === to);
    return (
      way && {
        steps: this.left - way.left,
        captured: sentHome(this.board, way.board),
        home: homeDepth(to) > homeDepth(from),
      }
    );
  }

  /** Takes a marble to one of its targets; false when it is none. */
  walk(from: PlaceName, to: PlaceName): boolean {
    const way = this.now.ways?.find((one) => one.from === from && one.to === to);
    if (way) void this.enter({ legs: [...this.legs, way.leg], board: way.board, left: way.left });
    return way !== undefined;
  }

  /** Whether a marble can go on by a single step. */
  canStep(from: PlaceName): boolean {
    return this.stepOn(from) !== undefined;
  }

  /** One step more for a marble: it stays one leg while the same marble goes on. Where it stands then. */
  step(from: PlaceName): PlaceName | undefined {
    const next = this.stepOn(from);
    if (!next) return undefined;
    const { last } = this;
    const longer =
      last?.way.to === from
        ? last.before.ways?.find((way) => way.from === last.way.from && way.to === next.to && way.left === next.left)
        : undefined;
    if (longer) this.back();
    this.walk(longer?.from ?? from, next.to);
    return next.to;
  }

  /** One step less for the marble that moved last. Where it stands then. */
  stepBack(): PlaceName | undefined {
    const { last } = this;
    if (!last) return undefined;
    this.back();
    const { from, to, left } = last.way;
    const shorter = last.before.ways?.find(
      (way) => way.from === from && way.left === left + 1 && homeDepth(way.to) === Math.max(0, homeDepth(to) - 1),
    );
    if (shorter) this.walk(from, shorter.to);
    return shorter?.to ?? from;
  }

  back(): void {
    if (this.states.length > 1) this.states.pop();
  }

  /** Into home rather than past it, and forward there. */
  private stepOn(from: PlaceName): Way | undefined {
    const single = this.now.ways?.filter((way) => way.from === from && way.left === this.left - 1) ?? [];
    return single.sort((one, other) => homeDepth(other.to) - homeDepth(one.to))[0];
  }

  /** The last leg, and the state it was chosen in. */
  private get last(): { way: Way; before: State } | undefined {
    const before = this.states.at(-2);
    const way = before?.ways?.find(({ leg }) => leg === this.legs.at(-1));
    return before && way && { way, before };
  }

  private async enter(state: State): Promise<void> {
    this.states.push(state);
    try {
      const said = await this.ask(state.legs);
      state.ways = waysOn(said);
      state.play = said.play;
    } catch {
      return this.failed();
    }
    if (this.now === state) this.heard();
  }
}
