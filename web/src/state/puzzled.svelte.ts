// What was done with the puzzles, kept in this browser.
import { over, Stored } from '../browser/stored';
import { core } from '../core/core';
import { dayAt } from '../puzzles/day';
import {
  isTried,
  nothingDone,
  streakAt,
  withAnswer,
  withDay,
  type DayResult,
  type Progress,
} from '../puzzles/progress';
import type { Puzzle } from '../puzzles/puzzle';

// Bots have measured a puzzle, not people: it is less sure than it looks.
const sureness = 25 / 6;

const stored = new Stored('tacit-puzzles', over(nothingDone));

class Puzzled {
  progress = $state.raw<Progress>(stored.read());

  get today(): number {
    return dayAt(Date.now());
  }

  get streak(): number {
    return streakAt(this.progress, this.today);
  }

  get ofToday(): DayResult | undefined {
    return this.progress.days[this.today];
  }

  /** Only the first answer to a puzzle counts for the rating. */
  async answer(puzzle: Puzzle, right: boolean): Promise<void> {
    const first = !isTried(this.progress, puzzle.id);
    this.keep(withAnswer(this.progress, puzzle.id, right));
    if (!first) return;
    const strength = await core.ask('rated', this.progress.strength, { mu: puzzle.rating, sigma: sureness }, right);
    this.keep({ ...this.progress, strength });
  }

  answerDay(day: number, right: boolean): void {
    this.keep(withDay(this.progress, day, right));
  }

  /** Whether it is the best so far. */
  endRush(solved: number): boolean {
    const best = solved > this.progress.rush;
    if (best) this.keep({ ...this.progress, rush: solved });
    return best;
  }

  private keep(progress: Progress): void {
    this.progress = progress;
    stored.write(progress);
  }
}

export const puzzled = new Puzzled();
