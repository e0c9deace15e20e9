// What has been agreed at a table, in words.
import type { Options } from '@tacit/wire';
import { rules } from '../game/rules';
import { m } from '../paraglide/messages';
import { daysOf, isByCorrespondence } from '../table/correspondence';
import { choiceText } from './choices';

const switchWords = (name: string, on: boolean): string => {
  const rule = choiceText('switch', name, name);
  return on ? m.rule_on({ rule }) : m.rule_off({ rule });
};

function ruleWords(rules: string): string[] {
  const [edition = 'std', ...switches] = rules.split(',');
  const changed = switches.map((one) => {
    const [name = '', value = ''] = one.split('=');
    return switchWords(name, value === 'yes');
  });
  return [choiceText('edition', edition, edition), ...changed];
}

const packs: Record<string, () => string> = {
  master: m.pack_master,
  basic: m.pack_basic,
  'basic+JAWD': m.pack_replaced,
};
export const packWords = (pack: string): string => packs[pack]?.() ?? pack;

function clockWords({ decision, reserve }: Options['clock']): string {
  if (isByCorrespondence({ decision })) return m.option_days({ n: daysOf({ decision }) });
  return decision === 0 ? m.option_no_clock() : m.option_clock({ n: decision, reserve: Math.round(reserve / 60) });
}

const watchers: Record<Options['spectators'], () => string> = {
  none: m.option_no_spectators,
  public: m.option_spectators,
  open: m.option_spectators_open,
};

const editions: Record<string, () => string> = {
  en: m.edition_about_en,
  ja: m.edition_about_ja,
  pl: m.edition_about_pl,
  std: m.edition_about_std,
  th: m.edition_about_th,
  zh: m.edition_about_zh,
};
const standard = 'std';

/** Which printed rulebook that is. */
export const editionAbout = (name: string): string => editions[name]?.() ?? '';

/** What an edition says otherwise than the standard rules; nothing for these themselves. */
export function editionDiffers(name: string): string[] {
  const on = (edition: string): string[] => rules.editions.find((one) => one.name === edition)?.on ?? [];
  const [own, usual] = [on(name), on(standard)];
  return [
    ...own.filter((one) => !usual.includes(one)).map((one) => choiceText('switch', one, one)),
    ...usual.filter((one) => !own.includes(one)).map((one) => switchWords(one, false)),
  ];
}

/** Whether an edition that has another name is the same in every rule that differs. */
export const isLikeStandard = (name: string): boolean => name !== standard && editionDiffers(name).length === 0;

type Told = Pick<
  Options,
  | 'rules'
  | 'pack'
  | 'clock'
  | 'bots'
  | 'takeBack'
  | 'hints'
  | 'openHands'
  | 'playForced'
  | 'rated'
  | 'listed'
  | 'spectators'
>;

/** The most telling first. */
export function optionWords(options: Told): string[] {
  return [
    ...ruleWords(options.rules),
    packWords(options.pack),
    clockWords(options.clock),
    m.option_bots({ level: choiceText('level', options.bots, options.bots) }),
    options.takeBack ? m.option_take_back() : m.option_no_take_back(),
    ...(options.playForced ? [m.play_forced()] : []),
    ...(options.hints ? [m.option_hints()] : []),
    ...(options.openHands ? [m.option_open_hands()] : []),
    ...(options.rated ? [m.option_rated()] : []),
    options.listed ? m.option_listed() : m.option_unlisted(),
    watchers[options.spectators](),
  ];
}
