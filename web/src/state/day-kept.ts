// What this browser remembers of the deal of the day, for the start screen: it need not ask anybody.
import { over, Stored } from '../browser/stored';
import { dateOf } from '../day/days';
import { dayAt } from '../puzzles/day';

interface Remembered {
  date: string;
  played: boolean; // one of that day's deals
  streak: number;
}

const stored = new Stored<Partial<Remembered>>('tacit-day', over({}));

export const rememberDay = (day: Remembered): void => stored.write(day);

/** As it stands today: a streak lasts as long as yesterday is in it. */
export function rememberedDay(now: number): { played: boolean; streak: number } {
  const today = dayAt(now);
  const { date, played = false, streak = 0 } = stored.read();
  if (date === dateOf(today)) return { played, streak };
  return { played: false, streak: date === dateOf(today - 1) && played ? streak : 0 };
}
