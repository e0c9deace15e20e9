// The decisions of a report among the scenes of its replay.
import type { Mark, Moment, Report } from '@tacit/core';
import { isLapse } from './marks';

/** The scene that each decision led to: the gifts of one swap are one scene, as in `scenesOf`. */
export function scenesOfDecisions(moments: readonly Moment[]): number[] {
  const isGift = ({ play = '' }: Moment): boolean => play.startsWith('give:');
  let scene = -1;
  return moments.flatMap((moment, i) => {
    const before = moments[i - 1];
    if (!(isGift(moment) && before && isGift(before))) scene++;
    return moment.play === undefined ? [] : [scene];
  });
}

export type SceneMarks = ReadonlyMap<number, Mark[]>;

/** The marks beside each scene: only those that say something was lost. */
export function marksByScene({ decisions }: Report, moments: readonly Moment[]): SceneMarks {
  const marks = new Map<number, Mark[]>();
  scenesOfDecisions(moments).forEach((scene, n) => {
    const mark = decisions[n]?.mark;
    if (mark && isLapse(mark)) marks.set(scene, [...(marks.get(scene) ?? []), mark]);
  });
  return marks;
}
