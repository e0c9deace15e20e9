// What waits for us: asked of the server now and then while somebody has the page in front of them, found on this device, and
// kept for the next visit.
import type { ClubShown, Profile, TableSummary, TournamentShown } from '@tacit/wire';
import { Stored } from '../browser/stored';
import { dueOn, keptExercises, today } from '../coach/exercises';
import { counts, linesIn, linesOf, type Known, type Line } from '../inbox/inbox';
import { kept } from '../local/kept';
import { api } from '../net/api';
import { rememberedDay } from './day-kept';
import { Fetched } from './fetched.svelte';
import { friends } from './friends.svelte';
import { learned } from './learned.svelte';
import { me } from './me.svelte';
import { puzzled } from './puzzled.svelte';
import { waiting } from './waiting.svelte';

// Milliseconds. What happens at a table comes to pass quickly; a club is large, and its challenges stand for days.
const every = 60_000;
const clubsEvery = 300_000;
const few = 5; // tournaments that run, and clubs, that are looked at one by one
const lessonsOffered = 3;

const stored = new Stored<Line[]>('tacit-inbox', linesIn);

const those = async <T>(all: readonly Promise<T>[]): Promise<T[]> =>
  (await Promise.allSettled(all)).flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));

async function runningTournaments(): Promise<TournamentShown[]> {
  const { tournaments } = await api.tournaments({ mine: true });
  const running = tournaments.filter(({ stage }) => stage === 'running').slice(0, few);
  return those(running.map(({ id }) => api.tournament(id)));
}

async function ownClubs(): Promise<ClubShown[]> {
  const { clubs } = await api.clubs({ mine: true });
  return those(clubs.slice(0, few).map(({ id }) => api.club(id)));
}

async function nextLesson(): Promise<Known['lesson']> {
  if (learned.count >= lessonsOffered) return undefined;
  const { lessons } = await import('../learn/lessons');
  const next = lessons.find(({ name }) => !learned.has(name));
  return next && { name: next.name, title: next.title() };
}

class Inbox {
  private readonly tables = new Fetched<TableSummary[]>();
  private readonly tournaments = new Fetched<TournamentShown[]>();
  private readonly clubs = new Fetched<ClubShown[]>();
  private here = $state.raw<Omit<Known, 'now'>>({});
  private known = $state(false);
  private person = '';
  private clubsAt = 0;
  private asked: Promise<void> | undefined;

  /** As it was at the last visit, until we know better. */
  readonly lines = $derived(this.known ? this.linesNow() : stored.read());

  /** Asks all of it; who asks meanwhile waits for the same answer. */
  look(): Promise<void> {
    return (this.asked ??= this.ask().finally(() => (this.asked = undefined)));
  }

  /** As long as the page is in front of somebody. */
  watch(): () => void {
    const keep = $effect.root(() => {
      $effect(() => {
        waiting.count = this.lines.filter(counts).length;
        if (this.known) stored.write(this.lines);
      });
    });
    const look = (): void => void (document.visibilityState === 'visible' && this.look());
    look();
    const timer = setInterval(look, every);
    document.addEventListener('visibilitychange', look);
    return () => {
      keep();
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  private async ask(): Promise<void> {
    const person = await me.hello().catch(() => undefined);
    await Promise.all([this.lookHere(), person && this.askServer(person)]);
    this.known = true;
  }

  private async lookHere(): Promise<void> {
    const [device, lesson] = await Promise.all([kept.tables().catch(() => []), nextLesson().catch(() => undefined)]);
    const exercises = dueOn(keptExercises(), today()).length;
    this.here = { device, lesson, exercises, dayIsOpen: !rememberedDay(Date.now()).played };
  }

  private async askServer({ id, account }: Profile): Promise<void> {
    if (id !== this.person) this.forget();
    this.person = id;
    const wantsClubs = account && Date.now() - this.clubsAt >= clubsEvery;
    if (wantsClubs) this.clubsAt = Date.now();
    await Promise.all([
      this.tables.ask(async () => (await api.mine()).tables),
      this.tournaments.ask(runningTournaments),
      account && friends.heard(),
      wantsClubs && this.clubs.ask(ownClubs),
    ]);
  }

  /** What waited for somebody else. */
  private forget(): void {
    for (const one of [this.tables, this.tournaments, this.clubs]) one.clear();
    this.clubsAt = 0;
  }

  private linesNow(): Line[] {
    return linesOf({
      ...this.here,
      me: me.profile?.id,
      now: Date.now(),
      invitations: friends.invitations,
      requests: friends.waiting,
      tables: this.tables.value ?? [],
      tournaments: this.tournaments.value ?? [],
      clubs: this.clubs.value ?? [],
      puzzleIsOpen: !puzzled.ofToday?.solved,
    });
  }
}

export const inbox = new Inbox();
