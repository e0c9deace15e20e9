// A finished game that is looked at: which moment, with whose eyes, and the marbles on their way.
import type { Replay } from '@tacit/core';
import type { Place } from '@tacit/wire';
import { core } from '../core/core';
import type { Made } from '../game/history';
import { givesTo, type Layout } from '../game/layout';
import { framesOf, type Frame, type Marble, type Motion } from '../game/marbles';
import { passesOf, passTime, type Pass } from '../game/passing';
import { dealStarts, header, laidUntil, scenesOf, type Scene } from '../game/replay';
import { statisticsOf, type Statistics } from '../game/statistics';
import { base, isSeat, type Seat } from '../game/words';
import { entryWords } from '../words/plays';
import { colourName, placeTitle, swapWords } from '../words/say';
import { playSound } from '../browser/sound';
import { sleep, stageTime } from '../game/timing';
import { settings } from './settings.svelte';

export type Eyes = Seat | 'open';

export const speeds = [0.5, 1, 2, 4];
const pauseAfter = { play: 900, deal: 700, swap: 1500, set: 1500 }; // milliseconds at speed 1, to take it in

export class ReplayState {
  scenes = $state.raw<Scene[]>([]);
  at = $state(0);
  eyes = $state<Eyes>('open');
  marbles = $state.raw<Marble[]>([]);
  motions = $state.raw<Motion[]>([]);
  passes = $state.raw<Pass[]>([]); // what goes from seat to seat now
  playing = $state(false);
  speed = $state(1);

  readonly layout: Layout;
  readonly statistics: Statistics;
  readonly deals: number[]; // where each begins
  private readonly places: Map<Seat, Place>;
  private run = 0; // counts what moves the marbles, so that the older one stops

  /** Of a game with at least one moment. */
  private constructor(
    readonly file: string,
    readonly replay: Replay,
  ) {
    this.scenes = scenesOf(replay);
    this.layout = this.scene.position.layout;
    this.statistics = statisticsOf(this.layout, this.scenes);
    this.deals = dealStarts(this.scenes);
    this.places = new Map(this.layout.seats.map((seat) => [seat, placeFor(seat, header(replay, seat))]));
    this.jump(0);
  }

  /** The game of a file; nothing when not even its first deal can be read. */
  static async of(file: string, replay: Replay, at: number, eyes: Eyes): Promise<ReplayState | undefined> {
    if (replay.moments.length === 0) return undefined;
    const state = new ReplayState(file, replay);
    if (eyes !== 'open' && state.layout.seats.includes(eyes)) await state.lookWith(eyes);
    state.jump(at);
    return state;
  }

  get scene(): Scene {
    const scene = this.scenes[this.at];
    if (!scene) throw new Error(`no moment ${this.at}`);
    return scene;
  }

  get end(): number {
    return this.scenes.length - 1;
  }

  /** The play that led here. */
  get last(): Made | undefined {
    const { what } = this.scene;
    return what.kind === 'play' ? what : undefined;
  }

  get laid(): ReturnType<typeof laidUntil> {
    return laidUntil(this.scenes, this.at);
  }

  /** How long things take here, as a factor. */
  get pace(): number {
    return settings.pace / this.speed;
  }

  readonly place = (seat: Seat): Place => this.places.get(seat) ?? placeFor(seat, '');

  /** Who sits there; with the colour where one person has several. */
  readonly names = (seat: Seat): string => {
    const name = placeTitle(this.place(seat));
    const twice = this.layout.seats.filter((other) => placeTitle(this.place(other)) === name).length > 1;
    return twice ? `${name} · ${colourName(seat)}` : name;
  };

  /** What happened in a scene, as far as the eyes saw it. */
  readonly words = ({ what, position }: Scene): string => {
    if (what.kind !== 'swap') return entryWords(what, this.names);
    const gifts = [...what.gifts].map(([from, card]) => ({
      from,
      card,
      to: givesTo(position.layout, from, position.rules) ?? from,
    }));
    return swapWords(
      gifts.filter(({ from, to }) => this.eyes === 'open' || this.eyes === from || this.eyes === to),
      this.names,
    );
  };

  async lookWith(eyes: Eyes): Promise<void> {
    this.eyes = eyes;
    const scenes = scenesOf(await core.ask('replay', this.file, eyes === 'open' ? '' : eyes));
    if (this.eyes === eyes) this.scenes = scenes;
  }

  // ---- Going about ----

  /** At once, without motion. */
  jump(to: number): void {
    this.run++;
    this.at = Math.max(0, Math.min(this.end, to));
    this.show([], this.scene.marbles);
  }

  /** To the deal before (or the beginning of this one), or the next. */
  jumpDeal(forward: boolean): void {
    this.playing = false;
    const to = forward ? this.deals.find((start) => start > this.at) : this.deals.findLast((start) => start < this.at);
    this.jump(to ?? (forward ? this.end : 0));
  }

  stepBack(): void {
    this.playing = false;
    this.jump(this.at - 1);
  }

  stepForward(): void {
    this.playing = false;
    void this.forward();
  }

  toggle(): void {
    if (this.playing) this.playing = false;
    else void this.play();
  }

  stop(): void {
    this.playing = false;
    this.run++;
  }

  private async play(): Promise<void> {
    this.playing = true;
    if (this.at === this.end) this.jump(0);
    while (this.playing && this.at < this.end) {
      await this.forward();
      const here = this.run;
      await sleep(pauseAfter[this.scene.what.kind] / this.speed);
      if (here !== this.run) break; // somebody has gone elsewhere meanwhile
    }
    this.playing = false;
  }

  private async forward(): Promise<void> {
    const { hands } = this.scene.position;
    this.jump(this.at + 1);
    const { what, marbles } = this.scene;
    playSound(what.kind === 'play' ? 'card' : 'deal');
    if (what.kind !== 'play' || this.pace === 0) return;
    const here = this.run;
    this.show([], what.begin);
    for (const frames of [framesOf(what.begin, what.rewind), framesOf(what.from, what.course.stages)])
      if (!(await this.roll(frames, here))) return;
    this.show([], marbles, passesOf(what, hands));
    await sleep(passTime(this.passes, this.pace));
    if (here === this.run) this.passes = [];
  }

  /** False when somebody has gone elsewhere meanwhile. */
  private async roll(frames: readonly Frame[], here: number): Promise<boolean> {
    for (const { motions, marbles } of frames) {
      this.show(motions, marbles);
      playSound(motions.some(({ how, trail }) => how === 'fly' && trail.at(-1) === base) ? 'capture' : 'roll');
      await sleep(stageTime(motions, this.pace));
      if (here !== this.run) return false;
    }
    return true;
  }

  private show(motions: Motion[], marbles: Marble[], passes: Pass[] = []): void {
    this.motions = motions;
    this.marbles = marbles;
    this.passes = passes;
  }
}

/** A file names a player, or `bot LEVEL`; a seat without a name goes by its colour. */
function placeFor(seat: Seat, named: string): Place {
  const bot = /^bot (\w+)$/.exec(named)?.[1];
  const who = bot === undefined ? { name: named || colourName(seat) } : { bot };
  return { seats: seat, guest: false, absent: false, wantsAbort: false, wantsRematch: false, votes: [], ...who };
}

export const eyesIn = (text: string | null): Eyes => (text && isSeat(text) ? text : 'open');
