// What has been agreed at a table, in words.
import type { Options } from '../../../docs/wire';
import { m } from '../paraglide/messages';
import { choiceText } from './choices';

function ruleWords(rules: string): string[] {
  const [edition = 'std', ...switches] = rules.split(',');
  const changed = switches.map((one) => {
    const [name = '', value = ''] = one.split('=');
    const rule = choiceText('switch', name, name);
    return value === 'yes' ? m.rule_on({ rule }) : m.rule_off({ rule });
  });
  return [choiceText('edition', edition, edition), ...changed];
}

const packs: Record<string, () => string> = { master: m.pack_master, basic: m.pack_basic, 'basic+JAWD': m.pack_replaced };
const packWords = (pack: string): string => packs[pack]?.() ?? pack;

function clockWords({ decision, reserve }: Options['clock']): string {
  return decision === 0 ? m.option_no_clock() : m.option_clock({ n: decision, reserve: Math.round(reserve / 60) });
}

const watchers: Record<Options['spectators'], () => string> = { none: m.option_no_spectators, public: m.option_spectators, open: m.option_spectators_open };

/** The most telling first. */
export function optionWords(options: Options): string[] {
  return [
    ...ruleWords(options.rules),
    packWords(options.pack),
    clockWords(options.clock),
    m.option_bots({ level: choiceText('level', options.bots, options.bots) }),
    options.takeBack ? m.option_take_back() : m.option_no_take_back(),
    ...(options.openHands ? [m.option_open_hands()] : []),
    ...(options.rated ? [m.option_rated()] : []),
    options.listed ? m.option_listed() : m.option_unlisted(),
    watchers[options.spectators](),
  ];
}
