// How somebody does against the bots, kept in this browser, and the step that is proposed after a game.
import { over, Stored } from '../browser/stored';
import { alone } from '../table/company';
import { stepAfter, withGame, type Form, type Step } from '../table/step';
import { ladder } from '../words/choices';
import type { TableState } from './table.svelte';

const nothing: Form = { level: '', won: [] };
const stored = new Stored('tacit-form', over(nothing));
const levels = ladder.filter((level) => level !== 'random'); // nobody is sent that far down

/** The level of the bots in a game against them alone, two against two; a first game and a deal of the day are none. */
function levelOf({ places, position, device, options }: TableState): string | undefined {
  const bots = new Set(places.flatMap(({ bot }) => bot ?? []));
  const counts = device?.day === undefined && !device?.guided && options?.type === 'four' && position !== undefined;
  return counts && alone(places) && bots.size === 1 ? [...bots][0] : undefined;
}

class FormState {
  /** To be proposed at the end of the game that was just played. */
  step = $state.raw<Step & { table: string }>();

  /** A game has just ended. */
  note(table: TableState): void {
    const level = levelOf(table);
    if (level === undefined || table.mySeats.length === 0) return;
    const winners = (table.result ?? '').split('>')[0] ?? '';
    const form = withGame(
      stored.read(),
      level,
      table.mySeats.some((seat) => winners.includes(seat)),
    );
    const step = stepAfter(form, levels);
    this.step = step && { ...step, table: table.table };
    stored.write(step ? nothing : form); // asked once: then there are five more games without a question
  }
}

export const form = new FormState();
