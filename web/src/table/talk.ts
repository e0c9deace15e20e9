// What people at a table say, and what the others should hear of them.
import type { PhraseName, TableEvent } from '@tacit/wire';

export interface Said {
  place: number;
  text: string | undefined;
  phrase: PhraseName | undefined;
  at: number;
}

export interface Notice {
  what:
    | 'left'
    | 'late'
    | 'voted'
    | 'returned'
    | 'plays_on'
    | 'joined'
    | 'seat_refused'
    | 'board_refused'
    | 'no_break'
    | 'back';
  place: number;
}

export function saidIn(event: TableEvent, at: number): Said | undefined {
  if (event.k === 'said') return { place: event.place, text: event.text, phrase: undefined, at };
  return event.k === 'phrased'
    ? { place: event.place, text: undefined, phrase: event.phrase as PhraseName, at }
    : undefined;
}

export function noticeOf(event: TableEvent, playing: boolean): Notice | undefined {
  if (event.k === 'sat' && playing) return { what: 'joined', place: event.place };
  if (event.k === 'absent') return { what: event.why, place: event.place };
  if (event.k === 'returned') return { what: 'returned', place: event.place };
  if (event.k === 'seat_answered' && !event.yes) return { what: 'seat_refused', place: event.by };
  if (event.k === 'board_answered' && !event.yes) return { what: 'board_refused', place: event.place };
  if (event.k === 'break_answered' && !event.yes) return { what: 'no_break', place: event.place };
  if (event.k === 'back_from_break') return { what: 'back', place: event.place };
  return event.k === 'abort_answered' && !event.yes ? { what: 'plays_on', place: event.place } : undefined;
}
