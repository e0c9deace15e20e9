// What is made of a report: curve, awards, careers. Numbers small enough to be reckoned by hand.
import type { Decision, Mark, Report, SeatReport, SideReport, Valued } from '@tacit/core';
import { describe, expect, it } from 'vitest';
import type { SeatNumbers, Statistics } from '../game/statistics';
import type { Seat } from '../game/words';
import { awardsOf } from './awards';
import { marksOf, mistakeCareer, mistakeKind, type GameMarks } from './career';
import { causesOf, curveOf, dealsIn, decisionNear, endsIn, shownChange } from './curve';
import { leadOver, mistakesOf } from './marks';
import { marksByScene, scenesOfDecisions } from './steps';

const valued = (play: string, loss: number, error = 0.001): Valued => ({
  play,
  value: 0.5 - loss,
  loss,
  error,
  worlds: 500,
});

const decision = (seat: string, mark: Mark, more: Partial<Decision> = {}): Decision => ({
  deal: 0,
  seat,
  kind: 'move',
  play: '5:a1-6',
  mark,
  chances: [0.5, 0.5],
  position: '',
  after: '',
  skill: 0,
  luck: 0,
  luck_error: 0,
  plays: [],
  reasons: [],
  known: [],
  ...more,
});

const seat = (name: string, more: Partial<SeatReport> = {}): SeatReport => ({
  seat: name,
  name: '',
  side: 'ac',
  decisions: 20,
  best: 20,
  good: 0,
  inaccuracies: 0,
  mistakes: 0,
  blunders: 0,
  loss: 0,
  loss_each: 0,
  deal: 0,
  play: 0,
  skill: 0,
  ...more,
});

const side = (seats: string, more: Partial<SideReport> = {}): SideReport => ({
  seats,
  start: 0.5,
  deal: 0,
  deal_error: 0,
  play: 0,
  play_error: 0,
  skill: 0,
  skill_error: 0,
  end: 0,
  ...more,
});

const report = (more: Partial<Report> = {}): Report => ({
  version: 3,
  layout: 'pairs4',
  rules: 'std',
  pack: 'master',
  unit: 'chance',
  result: 'ac',
  seed: 1,
  ms: 60,
  sims: 0,
  sides: [side('ac', { end: 1 }), side('bd')],
  seats: ['a', 'b', 'c', 'd'].map((one) => seat(one, { loss_each: 0.01 })),
  deals: [],
  decisions: [],
  decisive: [],
  luckiest: [],
  ...more,
});

const counts = (more: Partial<SeatNumbers> = {}): SeatNumbers => ({
  captures: 0,
  suffered: 0,
  wasted: 0,
  tacs: 0,
  ...more,
});
const statistics = (seats: [Seat, SeatNumbers][] = []): Statistics => ({
  plays: 0,
  deals: 0,
  seats: new Map(seats),
  home: new Map(),
});
const kinds = (of: Report, numbers = statistics()): string[] => awardsOf(of, numbers).map(({ kind }) => kind);

describe('mistakes', () => {
  const lost = decision('a', 'mistake', { loss: 0.05 });
  it('are found for some seats', () =>
    expect(
      mistakesOf(
        report({
          decisions: [lost, decision('a', 'best'), { ...lost, seat: 'b' }, decision('a', 'inaccuracy', { loss: 0.02 })],
        }),
        'ac',
      ),
    ).toEqual([0]));
});

describe('the lead of the best play', () => {
  const plays = [valued('TAC=5:a1-6', 0), valued('TAC=5:a2-7', 0.01), valued('3:a1-4', 0.08)];
  it('is over the next one', () => expect(leadOver(decision('a', 'best', { best: 'TAC=5:a1-6', plays }))).toBe(0.01));
  it('or over the next of some', () =>
    expect(leadOver(decision('a', 'best', { best: 'TAC=5:a1-6', plays }), (play) => !play.startsWith('TAC'))).toBe(
      0.08,
    ));
  it('is none where one of them may be as good', () =>
    expect(
      leadOver(
        decision('a', 'best', { best: 'x', plays: [valued('x', 0), valued('y', 0.08), valued('z', 0.02, 0.02)] }),
      ),
    ).toBe(0));
  it('is none without another play', () =>
    expect(leadOver(decision('a', 'best', { best: 'x', plays: [valued('x', 0)] }))).toBe(0));
});

describe('the curve', () => {
  const deal = (first: number, before: number, after: number): Report['deals'][number] => ({
    first,
    dealer: 'a',
    hands: [],
    before: [before, 1 - before],
    after: [after, 1 - after],
    luck: [],
    error: 0,
  });
  const played = report({
    deals: [deal(0, 0.5, 0.6), deal(2, 0.7, 0.4)],
    decisions: [0.62, 0.7, 0.3].map((chance) => decision('a', 'best', { chances: [chance, 1 - chance] })),
  });
  const curve = curveOf(played);
  it('goes from the start through deals and decisions', () => {
    expect(curve.map(({ stands }) => stands[0])).toEqual([0.5, 0.6, 0.62, 0.7, 0.4, 0.3]);
    expect(curve.map((point) => point.decision)).toEqual([undefined, undefined, 0, 1, undefined, 2]);
  });
  it('knows where deals begin and end', () =>
    expect([dealsIn(curve), endsIn(curve)]).toEqual([
      [1, 4],
      [3, 5],
    ]));
  it('leads to the decision that comes next, and at its end to the last', () =>
    expect([0, 3, 4, 5, 9].map((at) => decisionNear(curve, at))).toEqual([0, 1, 2, 2, 2]));
});

describe('where a result came from', () => {
  const sum = (changes: Record<string, number>): number => Object.values(changes).reduce((x, y) => x + y, 0);
  it('adds up as it is shown', () => {
    const changes = causesOf('chance', { start: 0.4996, end: 1, deal: 0.0883, play: 0.3166, skill: 0.0955 });
    expect(changes).toEqual({ deal: 0.088, play: 0.316, skill: 0.096 });
    expect(sum(changes)).toBeCloseTo(0.5);
  });
  it('adds up together, where fewer cards are better', () => {
    const changes = causesOf('cards', { start: 102.34, end: 96, deal: 4.06, play: -1.02, skill: 3.3 });
    expect(changes).toEqual({ deal: 4.1, play: -1.1, skill: 3.3 });
    expect(sum(changes)).toBeCloseTo(102.3 - 96);
  });
  it('shows good luck together as fewer cards', () =>
    expect([shownChange('chance', 0.2), shownChange('cards', 3)]).toEqual([0.2, -3]));
});

describe('awards', () => {
  const tac = (lead: number): Decision =>
    decision('a', 'best', {
      kind: 'tac',
      play: 'TAC=5:a1-6',
      best: 'TAC=5:a1-6',
      plays: [valued('TAC=5:a1-6', 0), valued('3:a1-4', lead)],
    });
  it('gives none where the numbers say nothing', () => expect(kinds(report())).toEqual([]));
  it('praises a TAC that nothing else could replace', () => {
    expect(awardsOf(report({ decisions: [tac(0.041), tac(0.12)] }), statistics())).toContainEqual({
      kind: 'tac',
      seats: 'a',
      amount: 0.12,
      decision: 1,
    });
    expect(kinds(report({ decisions: [tac(0.039)] }))).toEqual([]);
    expect(kinds(report({ decisions: [{ ...tac(0.12), mark: 'good' }] }))).toEqual([]);
  });
  it('praises the one right play, but no play twice', () => {
    expect(kinds(report({ decisions: [tac(0.12)] }))).toEqual(['tac']);
    const plain = decision('b', 'best', {
      play: '5:b1-6',
      best: '5:b1-6',
      plays: [valued('5:b1-6', 0), valued('3:b1-4', 0.09)],
    });
    expect(kinds(report({ decisions: [tac(0.12), plain] }))).toEqual(['tac', 'eye']);
  });
  it('calls one steady who decided much and made no mistake, alone', () => {
    const seats = (first: Partial<SeatReport>): SeatReport[] => [
      seat('a', first),
      ...['b', 'c', 'd'].map((one) => seat(one, { loss_each: 0.01 })),
    ];
    expect(kinds(report({ seats: seats({ loss_each: 0.001 }) }))).toEqual(['steadiest']);
    expect(kinds(report({ seats: seats({ loss_each: 0.001, mistakes: 1 }) }))).toEqual([]);
    expect(kinds(report({ seats: seats({ loss_each: 0.001, decisions: 9 }) }))).toEqual([]);
    expect(kinds(report({ seats: seats({ loss_each: 0.01 }) }))).toEqual([]);
  });
  it('knows who was lucky and who was not, from five points on', () => {
    const lucky = (deal: number): Report =>
      report({ seats: [seat('a', { deal, loss_each: 0.01 }), seat('b', { deal: -deal, loss_each: 0.01 })] });
    expect(kinds(lucky(0.06))).toEqual(['luckiest', 'unluckiest']);
    expect(kinds(lucky(0.04))).toEqual([]);
    expect(kinds({ ...lucky(3), unit: 'cards', sides: [side('ab')] })).toEqual(['luckiest', 'unluckiest']);
    expect(kinds({ ...lucky(2), unit: 'cards', sides: [side('ab')] })).toEqual([]);
  });
  it('counts captures, where one has most of them', () => {
    expect(
      kinds(
        report(),
        statistics([
          ['a', counts({ captures: 5 })],
          ['b', counts({ suffered: 4 })],
        ]),
      ),
    ).toEqual(['collector', 'traveller']);
    expect(
      kinds(
        report(),
        statistics([
          ['a', counts({ captures: 5 })],
          ['b', counts({ captures: 5 })],
        ]),
      ),
    ).toEqual([]);
  });
  it('sees who came back, and from where', () => {
    const deals: Report['deals'] = [
      { first: 0, dealer: 'a', hands: [], before: [0.5, 0.5], after: [0.15, 0.85], luck: [], error: 0 },
    ];
    expect(awardsOf(report({ deals }), statistics())).toEqual([{ kind: 'comeback', seats: 'ac', amount: 0.15 }]);
  });
});

describe('mistakes over many games', () => {
  const captured = { kind: 'captured' as const, chosen: 0.4, best: 0.1, error: 0.02, words: '' };
  it('are of a kind', () => {
    expect(mistakeKind(decision('a', 'mistake', { kind: 'gift', play: 'give:7', best: 'give:TAC' }))).toBe('gift');
    expect(mistakeKind(decision('a', 'mistake', { kind: 'drop', play: 'TAC:drop', best: '7:drop' }))).toBe('drop');
    expect(mistakeKind(decision('a', 'mistake', { best: 'TAC=7:a1-8' }))).toBe('tac');
    expect(mistakeKind(decision('a', 'mistake', { kind: 'seven', play: '7:a1-8', reasons: [captured] }))).toBe('seven');
    expect(mistakeKind(decision('a', 'mistake', { reasons: [captured] }))).toBe('capture');
    expect(mistakeKind(decision('a', 'mistake'))).toBe('other');
  });
  const game = (own: string, decisions: Decision[], played: string, kept = 0): GameMarks => ({
    game: played,
    played,
    kept,
    ...marksOf(report({ decisions }), own),
  });
  const [mine, theirs] = [decision('a', 'mistake'), decision('b', 'blunder', { kind: 'seven', play: '7:b1-8' })];
  it('are counted for each seat, oldest game first, beside the others', () => {
    const career = mistakeCareer([
      game('a', [mine, mine, decision('a', 'inaccuracy')], '2026-11-03'),
      game('ac', [mine, mine, theirs], '2026-11-01'),
      game('', [theirs], '2026-11-02'),
    ]);
    expect(career?.games).toEqual([1, 2]);
    expect(career?.own).toBeCloseTo(4 / 3);
    expect(career?.others).toBeCloseTo(1 / 5);
    expect(career?.kinds.find(({ kind }) => kind === 'seven')).toEqual({ kind: 'seven', own: 0, others: 1 / 5 });
  });
  it('are nothing without a game of one’s own, and beside nobody where there is nobody else', () => {
    expect(mistakeCareer([game('', [theirs], '2026-11-02')])).toBeUndefined();
    expect(mistakeCareer([game('abcd', [mine], '2026-11-02')])?.others).toBeUndefined();
  });
});

describe('decisions among scenes', () => {
  const moments = [
    {},
    { by: 'c', play: 'give:7' },
    { by: 'd', play: 'give:1' },
    { by: 'c', play: '1:cB-33' },
    {},
    { by: 'd', play: 'give:2' },
  ].map((one) => ({ position: '', ...one }));
  it('gifts of one swap are one scene', () => expect(scenesOfDecisions(moments)).toEqual([1, 1, 2, 4]));
  it('only what lost something is marked', () => {
    const decisions = [
      decision('c', 'mistake'),
      decision('d', 'blunder'),
      decision('c', 'best'),
      decision('d', 'inaccuracy'),
    ];
    expect([...marksByScene(report({ decisions }), moments)]).toEqual([
      [1, ['mistake', 'blunder']],
      [4, ['inaccuracy']],
    ]);
  });
});
