// All lessons, in the order in which they are best learned.
import { m } from '../paraglide/messages';
import {
  any,
  both,
  bringsOut,
  captures,
  drops,
  finishes,
  getsHome,
  harmless,
  lays,
  moves,
  movesTwo,
  not,
  plays,
  skips,
} from './aims';
import type { Lesson } from './lesson';

type Standing = [marbles: string, hand: string];

const base = 'B,B,B,B';
const usual = { b: [base, '5,9'], c: [base, '3,10'], d: [base, '6,12'] } satisfies Record<string, Standing>;

/** A position in notation; who is not mentioned has all marbles in the base. */
function place(standings: { a: Standing; b?: Standing; c?: Standing; d?: Standing }, more = 'turn=a'): string {
  const all = Object.entries({ ...usual, ...standings }).sort(([x], [y]) => (x < y ? -1 : 1));
  const list = (part: 0 | 1): string => all.map(([seat, standing]) => `${seat}:${standing[part]}`).join('/');
  return `layout=pairs4 board=${list(0)} hands=${list(1)} dealer=d ${more}`;
}

export const lessons: Lesson[] = [
  {
    name: 'out',
    part: m.learn_first,
    card: '13',
    title: m.learn_out,
    steps: [
      { position: place({ a: [base, '5,13'] }), task: m.learn_out_1, aim: bringsOut, right: m.learn_out_1_right },
      {
        position: place({ a: ['B,B,B,20', '1,6'] }),
        task: m.learn_out_2,
        aim: bringsOut,
        right: m.learn_out_2_right,
        wrong: [[any, m.learn_out_2_wrong]],
      },
      {
        position: place({ a: ['B,B,B,1*', '13'] }),
        task: m.learn_out_3,
        aim: not(bringsOut),
        right: m.learn_out_3_right,
        wrong: [[any, m.learn_out_3_wrong]],
      },
    ],
  },
  {
    name: 'move',
    part: m.learn_first,
    card: '5',
    title: m.learn_move,
    steps: [
      {
        position: place({ a: ['B,B,B,5', '3,9'] }),
        task: m.learn_move_1,
        aim: lays('9'),
        right: m.learn_move_1_right,
        wrong: [[any, m.learn_move_1_wrong]],
      },
      {
        position: place({ a: ['B,B,B,5', '3,6,10'], b: ['B,B,B,9', '5,9'] }),
        task: m.learn_move_2,
        aim: any,
        right: m.learn_move_2_right,
      },
      {
        position: place({ a: ['B,B,10,13', '2,6'] }),
        task: m.learn_move_3,
        aim: moves('13'),
        right: m.learn_move_3_right,
        wrong: [[any, m.learn_move_3_wrong]],
      },
    ],
  },
  {
    name: 'capture',
    part: m.learn_first,
    card: '9',
    theme: 'capture',
    title: m.learn_capture,
    steps: [
      {
        position: place({ a: ['B,B,B,5', '3,9'], b: ['B,B,B,14', '5,9'] }),
        task: m.learn_capture_1,
        aim: captures('b'),
        right: m.learn_capture_1_right,
        wrong: [[any, m.learn_capture_1_wrong]],
      },
      {
        position: place({ a: ['B,B,5,14', '3,9'], c: ['B,B,B,17', '3,10'] }),
        task: m.learn_capture_2,
        aim: harmless,
        right: m.learn_capture_2_right,
        wrong: [
          [captures('c'), m.learn_capture_2_wrong_partner],
          [any, m.learn_capture_2_wrong],
        ],
      },
      {
        position: place({ a: ['B,B,B,20', '2,13'], b: ['B,B,B,1', '5,9'] }),
        task: m.learn_capture_3,
        aim: captures('b'),
        right: m.learn_capture_3_right,
        wrong: [[any, m.learn_capture_3_wrong]],
      },
    ],
  },
  {
    name: 'home',
    part: m.learn_first,
    card: '6',
    theme: 'home_stretch',
    title: m.learn_home,
    steps: [
      {
        position: place({ a: ['B,B,B,62', '5,6'] }),
        task: m.learn_home_1,
        aim: getsHome,
        right: m.learn_home_1_right,
        wrong: [[any, m.learn_home_1_wrong]],
      },
      {
        position: place({ a: ['B,B,62,H2', '2,6'] }),
        task: m.learn_home_2,
        aim: moves('H2'),
        right: m.learn_home_2_right,
        wrong: [[any, m.learn_home_2_wrong]],
      },
      {
        position: place({ a: ['B,B,B,1', '3'] }),
        task: m.learn_home_3,
        aim: getsHome,
        right: m.learn_home_3_right,
        wrong: [[any, m.learn_home_3_wrong]],
      },
    ],
  },
  {
    name: 'must',
    part: m.learn_first,
    card: '2',
    theme: 'drop',
    title: m.learn_must,
    steps: [
      {
        position: place({ a: [base, '2,9,TAC'] }),
        task: m.learn_must_1,
        aim: not(lays('TAC')),
        right: m.learn_must_1_right,
        wrong: [[any, m.learn_must_1_wrong]],
      },
      {
        position: place({ a: ['B,B,B,12', '5,10'], c: ['B,B,B,17', '3,10'] }),
        task: m.learn_must_2,
        aim: any,
        right: m.learn_must_2_right,
      },
    ],
  },
  {
    name: 'four',
    part: m.learn_cards,
    card: '4',
    title: m.learn_four,
    steps: [
      {
        position: place({ a: ['B,B,B,20', '2,4'], b: ['B,B,B,16', '5,9'] }),
        task: m.learn_four_1,
        aim: captures('b'),
        right: m.learn_four_1_right,
        wrong: [[any, m.learn_four_1_wrong]],
      },
      {
        position: place({ a: ['B,B,B,2', '4,6'] }),
        task: m.learn_four_2,
        aim: getsHome,
        right: m.learn_four_2_right,
        wrong: [[any, m.learn_four_2_wrong]],
      },
      {
        position: place({ a: ['B,B,B,1*', '4,10'] }),
        task: m.learn_four_3,
        aim: lays('4'),
        right: m.learn_four_3_right,
        wrong: [[any, m.learn_four_3_wrong]],
      },
    ],
  },
  {
    name: 'seven',
    part: m.learn_cards,
    card: '7',
    theme: 'seven',
    title: m.learn_seven,
    steps: [
      {
        position: place({ a: ['B,B,10,30', '7'] }),
        task: m.learn_seven_1,
        aim: movesTwo,
        right: m.learn_seven_1_right,
        wrong: [[any, m.learn_seven_1_wrong]],
      },
      {
        position: place({ a: ['B,B,10,40', '7'], b: ['B,B,B,12', '5,9'], d: ['B,B,B,15', '6,12'] }),
        task: m.learn_seven_2,
        aim: captures('b', 'd'),
        right: m.learn_seven_2_right,
        wrong: [[any, m.learn_seven_2_wrong]],
      },
      {
        position: place({ a: ['B,B,20,62', '7'] }),
        task: m.learn_seven_3,
        aim: both(getsHome, movesTwo),
        right: m.learn_seven_3_right,
        wrong: [[any, m.learn_seven_3_wrong]],
      },
    ],
  },
  {
    name: 'eight',
    part: m.learn_cards,
    card: '8',
    title: m.learn_eight,
    steps: [
      {
        position: place({ a: ['B,B,B,20', '3,8'], b: ['B,B,B,15', '5,9'] }),
        task: m.learn_eight_1,
        aim: skips,
        right: m.learn_eight_1_right,
        wrong: [[any, m.learn_eight_1_wrong]],
        then: ['9:drop'],
      },
      {
        position: place({ a: ['B,B,B,60', '8'] }),
        task: m.learn_eight_2,
        aim: getsHome,
        right: m.learn_eight_2_right,
        wrong: [[any, m.learn_eight_2_wrong]],
      },
      {
        position: place({ a: [base, '2,13'], d: ['B,B,B,52', '8,12'] }, 'turn=d'),
        first: ['8:skip'],
        task: m.learn_eight_3,
        aim: not(lays('13')),
        right: m.learn_eight_3_right,
        wrong: [[any, m.learn_eight_3_wrong]],
      },
    ],
  },
  {
    name: 'trickster',
    part: m.learn_cards,
    card: 'TRI',
    theme: 'trickster',
    title: m.trickster,
    steps: [
      {
        position: place({ a: ['B,B,B,5', '6,TRI'], b: ['B,B,B,60', '5,9'], d: ['B,B,B,30', '6,12'] }),
        task: m.learn_trickster_1,
        aim: plays('TRI:a5~b60'),
        right: m.learn_trickster_1_right,
        wrong: [[any, m.learn_trickster_1_wrong]],
      },
      {
        position: place({ a: ['B,B,B,20', 'TRI'], c: ['B,B,B,36', '3,10'], d: ['B,B,B,31', '6,12'] }),
        task: m.learn_trickster_2,
        aim: plays('TRI:d31~c36'),
        right: m.learn_trickster_2_right,
        wrong: [[any, m.learn_trickster_2_wrong]],
      },
    ],
  },
  {
    name: 'tac',
    part: m.learn_cards,
    card: 'TAC',
    theme: 'tac',
    title: m.learn_tac,
    steps: [
      {
        position: place({ a: ['B,B,B,20', '13,TAC'], d: ['B,B,B,15', '5,12'] }, 'turn=d'),
        first: ['5:d15-20'],
        task: m.learn_tac_1,
        aim: lays('TAC'),
        right: m.learn_tac_1_right,
        wrong: [[any, m.learn_tac_1_wrong]],
      },
      {
        position: place({ a: ['B,B,B,20', '6,TAC'], d: [base, '12,13'] }, 'turn=d'),
        first: ['13:dB-49'],
        task: m.learn_tac_2,
        aim: both(lays('TAC'), bringsOut),
        right: m.learn_tac_2_right,
        wrong: [[any, m.learn_tac_2_wrong]],
      },
      {
        position: place({ a: ['B,B,B,20', '9,TAC'], d: ['B,B,B,52', '8,12'] }, 'turn=d'),
        first: ['8:skip'],
        task: m.learn_tac_3,
        aim: not(drops),
        right: m.learn_tac_3_right,
        wrong: [[any, m.learn_tac_3_wrong]],
      },
    ],
  },
  {
    name: 'swap',
    part: m.learn_together,
    card: '1',
    theme: 'gift',
    title: m.learn_swap,
    steps: [
      {
        position: place(
          { a: [base, '1,5,6,9,13'], b: [base, '2,3,4,8,10'], c: [base, '2,6,9,12,TRI'], d: [base, '1,4,7,8,12'] },
          'turn=a phase=swap says=+--+',
        ),
        task: m.learn_swap_1,
        aim: lays('1', '13'),
        right: m.learn_swap_1_right,
        wrong: [[any, m.learn_swap_1_wrong]],
        then: ['give:8', 'give:12', 'give:7'],
      },
      { task: m.learn_swap_2, aim: bringsOut, right: m.learn_swap_2_right },
    ],
  },
  {
    name: 'partner',
    part: m.learn_together,
    card: '3',
    theme: 'together',
    title: m.learn_partner,
    steps: [
      {
        position: place({ a: ['H1,H2,H3,H4', '5,9'], c: ['B,B,20,30', '3,10'] }),
        task: m.learn_partner_1,
        aim: getsHome,
        right: m.learn_partner_1_right,
        wrong: [[any, m.learn_partner_1_wrong]],
      },
      {
        position: place({ a: ['62,H2,H3,H4', '7'], c: ['B,B,B,40', '3,10'] }),
        task: m.learn_partner_2,
        aim: finishes('a'),
        right: m.learn_partner_2_right,
        wrong: [[any, m.learn_partner_2_wrong]],
      },
      {
        position: place({ a: ['H1,H2,H3,H4', '3,5'], c: ['31,H2,H3,H4', '3,10'] }),
        task: m.learn_partner_3,
        aim: finishes('c'),
        right: m.learn_partner_3_right,
        wrong: [[any, m.learn_partner_3_wrong]],
      },
    ],
  },
  {
    name: 'jester',
    part: m.learn_masters,
    card: 'JES',
    theme: 'jester',
    title: m.jester,
    steps: [
      {
        position: place({ a: ['B,B,B,20', '2,JES'], b: [base, '6,13'] }, 'turn=a says=-+--'),
        task: m.learn_jester_1,
        aim: lays('JES'),
        right: m.learn_jester_1_right,
        wrong: [[any, m.learn_jester_1_wrong]],
      },
      { task: m.learn_jester_2, aim: bringsOut, right: m.learn_jester_2_right, wrong: [[any, m.learn_jester_2_wrong]] },
    ],
  },
  {
    name: 'angel',
    part: m.learn_masters,
    card: 'ANG',
    theme: 'angel',
    title: m.angel,
    steps: [
      {
        position: place({ a: ['B,B,B,20', '6,ANG'], d: ['B,B,B,17', '6,12'] }),
        task: m.learn_angel_1,
        aim: captures('d'),
        right: m.learn_angel_1_right,
        wrong: [[any, m.learn_angel_1_wrong]],
      },
      {
        position: place({ a: ['B,B,B,34', 'ANG'], b: ['16,40,H3,H4', '5,9'] }),
        task: m.learn_angel_2,
        aim: plays('ANG:b16-29'),
        right: m.learn_angel_2_right,
        wrong: [[any, m.learn_angel_2_wrong]],
      },
    ],
  },
  {
    name: 'warrior',
    part: m.learn_masters,
    card: 'WAR',
    theme: 'warrior',
    title: m.warrior,
    steps: [
      {
        position: place({ a: ['B,B,20,55', 'WAR'], b: ['B,B,B,50', '5,9'], c: ['B,B,B,58', '3,10'] }),
        task: m.learn_warrior_1,
        aim: captures('b'),
        right: m.learn_warrior_1_right,
        wrong: [[any, m.learn_warrior_1_wrong]],
      },
      {
        position: place({ a: ['B,B,B,40', '3,WAR'] }),
        task: m.learn_warrior_2,
        aim: lays('3'),
        right: m.learn_warrior_2_right,
        wrong: [[any, m.learn_warrior_2_wrong]],
      },
    ],
  },
  {
    name: 'devil',
    part: m.learn_masters,
    card: 'DEV',
    theme: 'devil',
    title: m.devil,
    steps: [
      {
        position: place({ a: ['B,B,B,40', '2,DEV'], b: ['B,B,B,15', '5,9'], d: ['B,B,B,24', '6,12'] }),
        task: m.learn_devil_1,
        aim: lays('DEV'),
        right: m.learn_devil_1_right,
        wrong: [[any, m.learn_devil_1_wrong]],
      },
      {
        task: m.learn_devil_2,
        aim: captures('d'),
        right: m.learn_devil_2_right,
        wrong: [[any, m.learn_devil_2_wrong]],
      },
    ],
  },
];

export const lessonNamed = (name: string): Lesson | undefined => lessons.find((lesson) => lesson.name === name);
