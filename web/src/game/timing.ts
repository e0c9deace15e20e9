// How long motions take, so that the one who waits and the one who draws agree.
import type { Motion, Stage } from './marbles';

export function motionTime(motion: Motion, pace: number): number {
  if (motion.how === 'fly') return 420 * pace;
  if (motion.how === 'cross') return 950 * pace;
  const steps = Math.max(1, motion.trail.length - 1);
  return Math.min(1500, 90 + steps * Math.max(62, 120 - steps * 5)) * pace;
}

export const stageTime = (stage: Stage, pace: number): number =>
  Math.max(0, ...stage.map((motion) => motionTime(motion, pace)));

export const sleep = (milliseconds: number): Promise<void> =>
  milliseconds <= 0 ? Promise.resolve() : new Promise((done) => setTimeout(done, milliseconds));

/** Pauses that can be cut short: anyone who hurries waits for nothing any more, until there is time again. */
export class Pauses {
  hurried = false;
  private end: () => void = () => undefined;

  async sleep(milliseconds: number): Promise<void> {
    if (this.hurried || milliseconds <= 0) return;
    await new Promise<void>((done) => {
      this.end = done;
      setTimeout(done, milliseconds);
    });
  }

  hurry(): void {
    this.hurried = true;
    this.end();
  }

  takeTime(): void {
    this.hurried = false;
  }
}

/** Fewer seconds than this are a warning. */
export const shortTime = 10;

/** Seconds for this move, and of the time bank, which runs after them. */
export function timeLeft(seconds: number, bank: number): { move: number; bank: number } {
  return { move: Math.max(0, seconds - bank), bank: Math.min(seconds, bank) };
}

export function clockText(seconds: number): string {
  const whole = Math.ceil(seconds);
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}
