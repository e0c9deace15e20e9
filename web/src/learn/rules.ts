// A lesson's questions to the rules core, in the line protocol.
import { History, type Made } from '../game/history';
import { parsePosition, type Position } from '../game/position';
import { waysOf, type Way } from '../game/ways';
import type { Aim } from './aims';
import type { Step, Words } from './lesson';

/** A conversation with the core: lines in, an answer to each. */
export type Converse = (lines: readonly string[]) => Promise<string[]>;

export interface Standing {
  text: string; // the position in notation
  position: Position;
  ways: Way[];
}

/** The position after these plays, and what can be played in it. */
export async function standing(converse: Converse, text: string, plays: readonly string[] = []): Promise<Standing> {
  const answers = await converse([`position ${text}`, ...plays.map((play) => `do ${play}`), 'show', 'plays']);
  const problem = answers.find((answer) => answer.startsWith('error'));
  if (problem) throw new Error(`${problem.trim()} (${text})`);
  const [shown = '', listed = ''] = answers.slice(-2);
  const now = /^position (.+)$/m.exec(shown)?.[1] ?? '';
  const found = [...listed.matchAll(/^play (\S+) => (\S+)$/gm)].map(([, play = '', board = '']) => ({ play, board }));
  return { text: now, position: parsePosition(now), ways: waysOf(found) };
}

/** What a way would be once it is made. */
export const madeOf = ({ position }: Standing, way: Way): Made =>
  History.from(position).addPlay(position, position.by, way.play);

/** What is to be said of a play that is not the aim. */
export const wrongWords = (step: Step, made: Made): Words | undefined =>
  step.wrong?.find(([fits]: [Aim, Words]) => fits(made))?.[1];
