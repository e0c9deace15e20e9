// A step to stronger or easier bots, for somebody who wins or loses too often against those of one level.

/** The last games against bots of a level, the newest last. */
export interface Form {
  level: string;
  won: readonly boolean[];
}

const games = 5;
const tooMany = 4; // of these, one way or the other

/** With one more game; another level begins again. */
export const withGame = (form: Form, level: string, won: boolean): Form => ({
  level,
  won: [...(form.level === level ? form.won : []), won].slice(-games),
});

export interface Step {
  level: string; // to go on with
  up: boolean;
  won: number;
  games: number;
}

/** The step to propose; `levels` are those to choose from, the weakest first. */
export function stepAfter({ level, won }: Form, levels: readonly string[]): Step | undefined {
  const wins = won.filter(Boolean).length;
  const up = wins >= tooMany;
  const at = levels.indexOf(level);
  const next = levels[at + (up ? 1 : -1)];
  if (won.length < games || (!up && games - wins < tooMany) || at < 0 || next === undefined) return undefined;
  return { level: next, up, won: wins, games };
}
