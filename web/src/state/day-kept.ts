// What this browser remembers of the deal of the day, for the start screen: it need not ask anybody.
import { dateOf } from '../day/days';
import { dayAt } from '../puzzles/day';

const key = 'tacit-day';

interface Remembered {
  date: string;
  played: boolean; // one of that day's deals
  streak: number;
}

export const rememberDay = (day: Remembered): void => localStorage.setItem(key, JSON.stringify(day));

/** As it stands today: a streak lasts as long as yesterday is in it. */
export function rememberedDay(now: number): { played: boolean; streak: number } {
  const today = dayAt(now);
  try {
    const { date, played, streak } = JSON.parse(localStorage.getItem(key) ?? '{}') as Partial<Remembered>;
    if (date === dateOf(today)) return { played: played ?? false, streak: streak ?? 0 };
    return { played: false, streak: date === dateOf(today - 1) && played ? (streak ?? 0) : 0 };
  } catch {
    return { played: false, streak: 0 };
  }
}
