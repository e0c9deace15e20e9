// One's own mistakes as exercises, kept on this device and asked again until they are learned.
import type { Report, Valued } from '@tacit/core';
import { Stored } from '../browser/stored';
import { isSeat, seatsIn, type Seat } from '../game/words';
import { isMistake } from '../report/marks';
import { after, dayOf, fresh, type Card } from './leitner';
import type { Question, Verdict } from './question';

export interface Exercise extends Question, Card {
  id: string;
  played: string; // in the game
  plays: Valued[];
}

const perGame = 8; // the worst ones
const atMost = 200; // in all: the newest stay

/** Made of the worst mistakes of these seats in a game. */
export function exercisesFrom({ decisions }: Report, seats: string, today: number): Exercise[] {
  return decisions
    .filter(({ mark, seat }) => seats.includes(seat) && isMistake(mark))
    .sort((one, other) => (other.loss ?? 0) - (one.loss ?? 0))
    .slice(0, perGame)
    .flatMap(({ seat, position, play, plays }) =>
      seatsIn(seat).map((own: Seat) => ({
        id: `${own} ${position}`,
        seat: own,
        position,
        played: play,
        plays,
        ...fresh(today),
      })),
    );
}

/** With the new ones first; what is there already keeps its box. */
export function withNew(kept: readonly Exercise[], found: readonly Exercise[]): Exercise[] {
  const known = new Set(kept.map(({ id }) => id));
  return [...found.filter(({ id }) => !known.has(id)), ...kept].slice(0, atMost);
}

export const dueOn = (kept: readonly Exercise[], today: number): Exercise[] => kept.filter(({ due }) => due <= today);

export function answered(kept: readonly Exercise[], id: string, verdict: Verdict, today: number): Exercise[] {
  return kept.flatMap((one) => {
    if (one.id !== id) return [one];
    const card = after(one, verdict, today);
    return card ? [{ ...one, ...card }] : [];
  });
}

// ---- On this device ----

export const today = (): number => dayOf(new Date());

const isExercise = (one: Partial<Exercise> | null): one is Exercise =>
  typeof one?.id === 'string' &&
  typeof one.position === 'string' &&
  isSeat(one.seat ?? '') &&
  Array.isArray(one.plays) &&
  Number.isFinite(one.box) &&
  Number.isFinite(one.due);

/** What a device has kept, without what is damaged. */
export const exercisesIn = (found: unknown): Exercise[] =>
  Array.isArray(found) ? (found as Partial<Exercise>[]).filter(isExercise) : [];

const stored = new Stored<readonly Exercise[]>('tacit-exercises', exercisesIn);

export const keptExercises = (): readonly Exercise[] => stored.read();

const keep = (exercises: readonly Exercise[]): void => stored.write(exercises);

/** Takes the mistakes of these seats up; those of a report that is looked at again are there already. */
export const keepMistakes = (report: Report, seats: string): void =>
  keep(withNew(keptExercises(), exercisesFrom(report, seats, today())));

export const keepAnswer = (id: string, verdict: Verdict): void => keep(answered(keptExercises(), id, verdict, today()));

export const removeExercise = (id: string): void => keep(keptExercises().filter((one) => one.id !== id));
