// What somebody may be teased or praised for after a game: only what the numbers say.
import type { Decision, Report, SeatReport } from '@tacit/core';
import type { Statistics } from '../game/statistics';
import { curveOf } from './curve';
import { leadOver, point } from './marks';

export type AwardKind =
  | 'comeback'
  | 'tac'
  | 'seven'
  | 'eye'
  | 'steadiest'
  | 'luckiest'
  | 'unluckiest'
  | 'collector'
  | 'traveller'
  | 'generous';

export interface Award {
  kind: AwardKind;
  seats: string;
  amount: number; // points, decisions, marbles or a chance, as the kind has it
  decision?: number; // that it was given for
}

const fewDecisions = 15; // who decides less can hardly go wrong
const most = 6; // awards for a game

/** The one with the greatest amount, if there is one alone. */
function alone<T>(all: readonly T[], amount: (one: T) => number): T | undefined {
  const [first, second] = [...all].sort((x, y) => amount(y) - amount(x));
  return first !== undefined && (second === undefined || amount(first) > amount(second)) ? first : undefined;
}

/** The decision that was right by the widest margin, over the plays that count. */
function finest(
  report: Report,
  kind: AwardKind,
  wanted: (decision: Decision) => boolean,
  least: number,
  others?: (play: string) => boolean,
): Award[] {
  const found = report.decisions.flatMap((decision, n): Award[] => {
    const lead =
      decision.mark === 'best' && decision.play === decision.best && wanted(decision) ? leadOver(decision, others) : 0;
    return lead >= least * point(report.unit) ? [{ kind, seats: decision.seat, amount: lead, decision: n }] : [];
  });
  const best = alone(found, ({ amount }) => amount);
  return best ? [best] : [];
}

function comeback(report: Report): Award[] {
  const side = report.sides.findIndex(({ end }) => end === 1);
  const seats = report.sides[side]?.seats;
  if (report.unit !== 'chance' || seats === undefined) return [];
  const lowest = Math.min(...curveOf(report).map(({ stands }) => stands[side] ?? 1));
  return lowest <= 0.2 ? [{ kind: 'comeback', seats, amount: lowest }] : [];
}

function steadiest({ seats }: Report): Award[] {
  const best = seats.length > 1 ? alone(seats, ({ loss_each }) => -loss_each) : undefined;
  return best && best.decisions >= fewDecisions && best.mistakes + best.blunders === 0
    ? [{ kind: 'steadiest', seats: best.seat, amount: best.decisions }]
    : [];
}

function extreme(
  { seats, unit }: Report,
  kind: AwardKind,
  amount: (seat: SeatReport) => number,
  least: number,
): Award[] {
  const best = alone(seats, amount);
  return best && amount(best) >= least * point(unit) ? [{ kind, seats: best.seat, amount: amount(best) }] : [];
}

function counted({ seats }: Statistics, kind: AwardKind, count: 'captures' | 'suffered'): Award[] {
  const best = alone([...seats], ([, numbers]) => numbers[count]);
  return best && best[1][count] >= 4 ? [{ kind, seats: best[0], amount: best[1][count] }] : [];
}

export function awardsOf(report: Report, statistics: Statistics): Award[] {
  const tac = finest(
    report,
    'tac',
    ({ kind }) => kind === 'tac',
    4,
    (play) => !play.startsWith('TAC'),
  );
  const seven = finest(report, 'seven', ({ kind }) => kind === 'seven', 4);
  const taken = [...tac, ...seven].map(({ decision }) => decision);
  const eye = finest(report, 'eye', (decision) => !taken.includes(report.decisions.indexOf(decision)), 8);
  return [
    ...comeback(report),
    ...tac,
    ...seven,
    ...eye,
    ...steadiest(report),
    ...extreme(report, 'luckiest', ({ deal }) => deal, 5),
    ...extreme(report, 'unluckiest', ({ deal }) => -deal, 5),
    ...counted(statistics, 'collector', 'captures'),
    ...counted(statistics, 'traveller', 'suffered'),
    ...(report.sides.length > 1 ? extreme(report, 'generous', ({ loss }) => loss, 15) : []), // to whom else
  ].slice(0, most);
}
