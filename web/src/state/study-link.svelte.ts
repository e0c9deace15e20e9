// A link to the analysis board with moves on it: until they are packed, which takes a moment, with the position alone.
import { packed } from '../browser/packed';
import { paths } from '../browser/paths';
import { studyText } from '../coach/study';
import { setUp, type Branch, type Sign } from '../coach/tree';
import { parsePosition } from '../game/position';
import type { Seat } from '../game/words';

/** A decision with the plays that matter in it; where they lead is found out when it is opened. */
export function decisionTree(
  position: string,
  seat: Seat,
  plays: readonly { play: string; sign?: Sign | undefined }[],
): Branch {
  const { by } = parsePosition(position);
  const next = by === seat ? plays.map(({ play, sign }) => ({ ...setUp('', by), play, sign })) : [];
  return { ...setUp(position, by), next };
}

export class StudyLink {
  path = $state('');

  /** To be made where effects are: with a component. */
  constructor(wanted: () => { root: Branch; looked?: string | undefined }) {
    $effect.pre(() => {
      const { root, looked } = wanted();
      let gone = false;
      this.path = paths.position(root.text, looked);
      if (root.next.length > 0)
        void packed(studyText(root)).then((study) => !gone && (this.path = paths.study(study, 0, looked)));
      return () => (gone = true);
    });
  }
}
