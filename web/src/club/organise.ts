// What an organiser has to do next, and what is typed in fast: teams and results.
import type {
  EntrantShown,
  KeptTournamentEvent,
  PairingShown,
  RoundShown,
  TournamentHistory,
  TournamentResult,
  TournamentShown,
  TournamentWant,
} from '@tacit/wire';
import { mostGames } from './results';
import { clockOf, isDone, minutesOf } from './tournament';

/** Asks for something; whether it went. With `unchanged` only if nothing has happened since what is shown. */
export type Act = (want: TournamentWant, unchanged?: boolean) => Promise<boolean>;

/** What comes next. `results`: boards that have none yet, those of them where one team waits for the other to confirm or says
    something else, and who has left one of them. `again`: somebody has left before any result of the round was in. */
export type Step =
  | { k: 'teams'; missing: number }
  | { k: 'pair'; round: number; free: number }
  | { k: 'start'; round: number }
  | { k: 'soon'; round: number; minutes: number }
  | { k: 'again'; round: number; gone: number[] }
  | { k: 'results'; round: number; missing: number[]; reported: number[]; disputed: number[]; gone: number[] }
  | { k: 'finish' | 'resume' | 'over' };

const openIn = (rounds: readonly RoundShown[]): PairingShown[] =>
  rounds.flatMap(({ pairings }) => pairings.filter((one) => !isDone(one)));

/** To be paired now: in, and not at a board that is still played on. */
export function freeIn({ entrants, rounds }: Pick<TournamentShown, 'entrants' | 'rounds'>): EntrantShown[] {
  const busy = new Set(openIn(rounds).flatMap((one) => one.entrants));
  return entrants.filter((one) => one.in && !busy.has(one.number));
}

/** Of a double knock-out: who has not lost twice. */
function unbeatenTwice({ entrants, rounds }: TournamentShown): EntrantShown[] {
  const lost = rounds
    .flatMap(({ pairings }) => pairings.filter(isDone))
    .flatMap((one) => one.entrants.filter((entrant) => entrant !== one.winner));
  return entrants.filter((one) => one.in && lost.filter((number) => number === one.number).length < 2);
}

/** No round follows those that are there. */
function isPlayedOut(shown: TournamentShown, now: number): boolean {
  if (shown.rounds.length === 0) return false;
  if (shown.plan.system === 'arena') return now >= (shown.rounds[0]?.endsAt || Infinity);
  if (shown.plan.system === 'double_knockout') return unbeatenTwice(shown).length < 2;
  return shown.rounds.length >= shown.roundsPlanned || freeIn(shown).length < shown.sides;
}

/** `now` is the server's clock. */
export function nextStep(shown: TournamentShown, now: number): Step {
  const { rounds, plan, sides } = shown;
  if (shown.stage === 'finished') return { k: 'over' };
  if (shown.paused) return { k: 'resume' };
  const last = rounds.at(-1);
  const gone = last ? goneFrom(shown, last) : [];
  if (last && gone.length > 0 && mayPairAgain(shown, last)) return { k: 'again', round: last.number, gone };
  if (last && last.startedAt === 0) return { k: 'start', round: last.number };
  const clock = clockOf(shown, last, now);
  if (last && clock?.until === 'start') return { k: 'soon', round: last.number, minutes: minutesOf(clock.seconds) };
  const free = freeIn(shown).length;
  const open = openIn(rounds);
  const goesOn = !isPlayedOut(shown, now);
  const pairsNow = open.length === 0 || (plan.system === 'arena' && free >= sides);
  if (last && (!pairsNow || (!goesOn && open.length > 0))) return waitFor(last.number, open, gone);
  if (!goesOn) return { k: 'finish' };
  return free < sides ? { k: 'teams', missing: sides - free } : { k: 'pair', round: rounds.length + 1, free };
}

/** Entrants that have left, but are awaited at a board. */
const goneFrom = ({ entrants }: TournamentShown, round: RoundShown): number[] =>
  openIn([round])
    .flatMap((board) => board.entrants)
    .filter((number) => entrants[number - 1]?.in === false);

/** Nothing has been said about any result of it, and enough are left. */
const mayPairAgain = ({ plan, entrants, sides }: TournamentShown, { pairings }: RoundShown): boolean =>
  plan.system !== 'arena' &&
  entrants.filter((one) => one.in).length >= sides &&
  pairings.every((one) => !isDone(one) && one.reports.length === 0);

export const isDisputed = ({ reports }: PairingShown): boolean => reports.length > 1;

function waitFor(round: number, open: PairingShown[], gone: number[]): Step {
  const numbers = (those: PairingShown[]): number[] => those.map((one) => one.number);
  const disputed = numbers(open.filter(isDisputed));
  const reported = numbers(open.filter((one) => one.reports.length === 1));
  return { k: 'results', round, missing: numbers(open), reported, disputed, gone };
}

// ---- Results ----

export type ResultProblem = 'form' | 'many' | 'both';

const forfeits = /^[+-](?:\s*:?\s*[+-])+$/;

/** One game: the marbles home of each entrant; or "+ -", "+:-" or "+-" where somebody did not come. */
function gameOf(text: string, { entrants }: PairingShown, all: number): TournamentResult | ResultProblem {
  if (forfeits.test(text)) return forfeitOf(text.match(/[+-]/g) ?? [], entrants);
  const marbles = numbersIn(text, entrants.length, all);
  if (marbles.length !== entrants.length || marbles.some((n) => !Number.isInteger(n) || n < 0)) return 'form';
  if (marbles.some((n) => n > all)) return 'many';
  const home = entrants.filter((_, i) => marbles[i] === all);
  if (home.length > 1) return 'both';
  return { marbles, ...(home[0] === undefined ? {} : { winner: home[0] }) };
}

/** "8 5", "8:5", or without any gap: "85". */
function numbersIn(text: string, count: number, all: number): number[] {
  const isRunTogether = all < 10 && count > 1 && new RegExp(`^\\d{${count}}$`).test(text);
  return (isRunTogether ? [...text] : text.split(/[\s:.,–-]+/)).map((part) => (part === '' ? NaN : Number(part)));
}

function forfeitOf(signs: readonly string[], entrants: number[]): TournamentResult | ResultProblem {
  const winner = entrants[signs.indexOf('+')];
  if (signs.length !== entrants.length || signs.filter((one) => one === '+').length !== 1 || winner === undefined)
    return 'form';
  return walkover(entrants, winner);
}

/** A game without its others: one side came. */
export const walkover = (entrants: readonly number[], winner: number): TournamentResult => ({
  marbles: entrants.map(() => 0),
  winner,
  forfeit: true,
});

/** Where all play together the cards count; anyone who did not get all marbles home says how many: "94", "120 14". */
function togetherOf(text: string, entrant: number, all: number): TournamentResult | ResultProblem {
  const [cards = 0, marbles = all, ...more] = text.split(/\s+/).map(Number);
  if (more.length > 0 || !Number.isInteger(cards) || cards < 1 || !Number.isInteger(marbles) || marbles < 0)
    return 'form';
  if (marbles > all) return 'many';
  return { marbles: [marbles], cards, ...(marbles === all ? { winner: entrant } : {}) };
}

/** What is typed for a board; several games have commas between them: "8 5, 3 8". */
export function resultsIn(
  text: string,
  board: PairingShown,
  shown: Pick<TournamentShown, 'marbles' | 'sides' | 'plan'>,
): TournamentResult[] | ResultProblem {
  const most = mostGames(shown, board);
  const games = most === 1 ? [text.trim()] : text.trim().split(/\s*[,;]\s*/);
  if (games.length > most) return 'form';
  const [first = 0] = board.entrants;
  const read = games.map((game) =>
    shown.sides === 1 ? togetherOf(game, first, shown.marbles) : gameOf(game, board, shown.marbles),
  );
  const problem = read.find((one) => typeof one === 'string');
  return problem ?? (read as TournamentResult[]);
}

/** The results of a board as one types them. */
export function resultTyped(results: readonly TournamentResult[], entrants: readonly number[]): string {
  const gameText = ({ marbles, winner, cards, forfeit }: TournamentResult): string => {
    if (forfeit) return entrants.map((one) => (one === winner ? '+' : '-')).join(' ');
    if (cards !== undefined) return [cards, ...(winner === undefined ? marbles : [])].join(' ');
    return marbles.join(' ');
  };
  return results.map(gameText).join(', ');
}

/** Boards that have a result now and had none, or another one, before. */
export function newResults(before: TournamentShown, after: TournamentShown): PairingShown[] {
  return after.rounds.flatMap(({ pairings }, i) =>
    pairings.filter((one) => {
      const old = before.rounds[i]?.pairings.find(({ number }) => number === one.number)?.results;
      return isDone(one) && JSON.stringify(one.results) !== JSON.stringify(old);
    }),
  );
}

// ---- Teams ----

/** Online: people who have not signed in, so that nobody can take their seats; a team's name where it has too few people. */
export function missingAt(
  { entrants, people }: Pick<TournamentShown, 'entrants' | 'people'>,
  board: PairingShown,
): string[] {
  return entrants
    .filter(({ number }) => board.entrants.includes(number))
    .flatMap(({ name, members }) => {
      const strangers = members.filter(({ person }) => person === undefined).map((one) => one.name);
      return members.length < people ? [...strangers, name] : strangers;
    });
}

// ---- Undoing ----

/** What `undo` takes back: the organiser's last step that stands. */
export function lastStep({ events, undone }: TournamentHistory, organiser: string): KeptTournamentEvent | undefined {
  const gone = new Set(undone);
  return events.findLast(({ n, who, what }) => {
    if (gone.has(n) || ['created', 'undone', 'confirmed', 'table_opened'].includes(what.k)) return false;
    if (what.k === 'reported' && what.by !== undefined) return false;
    // What an entrant's own people can do as well is a step for the tournament's maker only.
    return (
      !(['entered', 'changed', 'returned'].includes(what.k) || (what.k === 'left' && !what.sentAway)) ||
      (who ?? organiser) === organiser
    );
  });
}

/** All results that a board had, the oldest first: what was reported, what the organiser made of it, and why. */
export function pastOf({ events, undone }: TournamentHistory, round: number, board: number): KeptTournamentEvent[] {
  const gone = new Set(undone);
  return events.filter(
    ({ n, what }) => !gone.has(n) && 'board' in what && what.round === round && what.board === board,
  );
}
