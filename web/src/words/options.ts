// What has been agreed at a table, in words.
import type { Options } from '../../../docs/wire';
import { m } from '../paraglide/messages';
import { choiceText } from './choices';

function ruleWords(rules: string): string[] {
  const [edition = 'std', ...switches] = rules.split(',');
  const changed = switches.map((one) => {
    const [name = '', value = ''] = one.split('=');
    return `${choiceText('switch', name, name)}: ${value === 'yes' ? m.yes() : m.no()}`;
  });
  return [choiceText('edition', edition, edition), ...changed];
}

const packWords = (pack: string): string => (pack === 'master' ? m.pack_master() : pack === 'basic' ? m.pack_basic() : pack);

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
