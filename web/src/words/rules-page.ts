// The rules on one page, in the reader's language: for the screen, for paper, and for docs/tac.md and its translations.
import { m } from '../paraglide/messages';
import { cardHelp } from './say';

/** ui/learn/rule-pictures.ts draws them. */
export type RulePictureName =
  | 'board'
  | 'capture'
  | 'home'
  | 'out'
  | 'number'
  | 'four'
  | 'seven'
  | 'eight'
  | 'trickster'
  | 'tac'
  | 'jester'
  | 'angel'
  | 'warrior'
  | 'devil';

/** What is said together, beside a picture where there is one. */
export interface RuleBlock {
  title: string;
  lines: string[];
  numbered?: boolean;
  picture?: RulePictureName;
}
export interface CardRule {
  picture: RulePictureName;
  lines: string[];
}

export const ruleBlocks = (): RuleBlock[] => [
  {
    title: m.rules_deal(),
    lines: [m.rules_deal_1(), m.rules_deal_2(), m.rules_deal_3(), m.rules_deal_4()],
    numbered: true,
  },
  { title: m.learn_must(), lines: [m.rules_must()] },
  { title: m.learn_move(), lines: [m.rules_exact(), m.rules_capture()], picture: 'capture' },
  {
    title: m.learn_home(),
    lines: [m.rules_home_1(), m.rules_home_2(), m.rules_home_3(), m.rules_locked()],
    picture: 'home',
  },
  { title: m.learn_partner(), lines: [m.rules_partner(), m.rules_silence()] },
];

const card = (picture: RulePictureName, ...lines: string[]): CardRule => ({ picture, lines });

export const cardRules = (): { title: string; cards: CardRule[] }[] => [
  {
    title: m.card_help(),
    cards: [
      card('out', cardHelp('1'), cardHelp('13')),
      card('number', m.help_plain()),
      card('four', cardHelp('4')),
      card('seven', cardHelp('7')),
      card('eight', cardHelp('8')),
      card('trickster', cardHelp('TRI')),
      card('tac', cardHelp('TAC'), m.rules_tac()),
    ],
  },
  {
    title: m.learn_masters(),
    cards: [
      card('jester', cardHelp('JES')),
      card('angel', cardHelp('ANG')),
      card('warrior', cardHelp('WAR')),
      card('devil', cardHelp('DEV')),
    ],
  },
];
