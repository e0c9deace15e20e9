// A deal of the day as its screen has it: what the server says, and what is on this device.
import type { DayPart, DayShown, DayStanding, Days } from '@tacit/wire';
import { core } from '../core/core';
import {
  dateOf,
  dayOf,
  doneIn,
  hasCome,
  stageOf,
  streakOf,
  type DayPartName,
  type Done,
  type Stage,
} from '../day/days';
import { handOver, ownName, playHere } from './device.svelte';
import { kept, type HereTable } from '../local/kept';
import { api, isAway } from '../net/api';
import { dayAt } from '../puzzles/day';
import { failureWords } from '../words/refusals';
import { rememberDay } from './day-kept';
import { me } from './me.svelte';
import { paths } from '../browser/paths';
import { router } from './route.svelte';

export class DayState {
  date = $state('');
  days = $state.raw<Days>();
  shown = $state.raw<DayShown>();
  private tables = $state.raw<HereTable[]>([]);
  alone = $state(false);
  looking = $state(true);
  problem = $state('');

  private readonly wanted: string | undefined;

  /** Without a date that has come it is today's, by the server's clock where there is one. */
  constructor(date: string | undefined) {
    this.wanted = date !== undefined && hasCome(date, Date.now()) ? date : undefined;
    this.date = this.wanted ?? dateOf(dayAt(Date.now()));
  }

  get today(): string {
    return this.days?.today ?? dateOf(dayAt(Date.now()));
  }

  get isOver(): boolean {
    return this.date < this.today;
  }

  /** Nothing can be handed in any more: everyone's games are shown. */
  get isClosed(): boolean {
    return this.shown !== undefined && dayAt(this.shown.until) <= dayOf(this.today);
  }

  part(name: DayPartName): DayPart | undefined {
    return this.shown?.parts.find(({ deal }) => deal.part === name);
  }

  stage(name: DayPartName): Stage {
    const here = this.tableOf(name);
    const game = here && { over: here.stage !== 'playing', refused: here.day?.refused };
    return stageOf({ mine: this.part(name)?.mine !== undefined, here: game, over: this.isOver, alone: this.alone });
  }

  refusal = (name: DayPartName): string => this.tableOf(name)?.day?.refused ?? '';

  /** What was finished, also what the server does not know yet. */
  get done(): Done {
    const waiting = this.tables.flatMap(({ day, stage }) =>
      day && stage === 'over' && day.refused === undefined ? [day] : [],
    );
    return doneIn([...(this.days?.mine ?? []), ...waiting]);
  }

  get streak(): number {
    return streakOf(this.done, dayOf(this.today));
  }

  get standings(): DayStanding[] {
    return (this.shown?.parts ?? []).flatMap(({ mine }) => (mine ? [mine] : []));
  }

  async look(): Promise<void> {
    this.looking = true;
    this.problem = '';
    await this.lookHere();
    try {
      await me.hello();
      await handOver().catch((why: unknown) => (this.problem = isAway(why) ? '' : failureWords(why)));
      this.days = await api.days();
      this.date = this.wanted ?? this.days.today;
      this.shown = await api.day(this.date);
      this.alone = false;
    } catch (why) {
      this.alone = isAway(why);
      if (!this.alone) this.problem = failureWords(why);
    }
    await this.lookHere();
    rememberDay({ date: this.today, played: this.done.has(dayOf(this.today)), streak: this.streak });
    this.looking = false;
  }

  async start(name: DayPartName): Promise<void> {
    await this.trying(async () => {
      const { options, seed } = await api.beginDay(this.date, name);
      await playHere({
        options,
        names: this.names(name),
        ...(seed === undefined ? {} : { seed }),
        day: { date: this.date, part: name, practice: false },
      });
    });
  }

  goOn(name: DayPartName): void {
    const table = this.tableOf(name);
    if (table) router.go(paths.hereTable(table.id));
  }

  /** With the day's cards once they are known, else with cards that follow from the date alone. */
  async practise(name: DayPartName): Promise<void> {
    await this.trying(async () => {
      const deal = this.part(name)?.deal;
      const options = {
        ...(deal?.options ?? { type: name === 'solo' ? 'solo' : 'four', bots: 'planner' }),
        takeBack: true,
      };
      const seed = deal?.seed ?? (await core.ask('commitment', `tacit practice ${this.date} ${name}`));
      await playHere({ options, names: this.names(name), seed, day: { date: this.date, part: name, practice: true } });
    });
  }

  private names = (name: DayPartName): (string | undefined)[] =>
    name === 'solo' ? [ownName(1)] : [ownName(1), undefined, undefined, undefined];

  private tableOf(name: DayPartName): HereTable | undefined {
    return this.tables.find(({ day }) => day?.date === this.date && day.part === name);
  }

  private async lookHere(): Promise<void> {
    this.tables = (await kept.tables().catch(() => [])).filter(({ day }) => day !== undefined && !day.practice);
  }

  private async trying(work: () => Promise<void>): Promise<void> {
    this.problem = '';
    try {
      await work();
    } catch (why) {
      this.problem = failureWords(why);
    }
  }
}
