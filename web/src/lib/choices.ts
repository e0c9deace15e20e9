// Game types, editions and switches in the reader's language; what the server knows and we do not is shown as it says it.
import { m } from '../paraglide/messages';

// One by one, so that the words of screens that are fetched later are not fetched with the first one.
export const choiceWords: Record<string, () => string> = {
  edition_en: m.edition_en, edition_ja: m.edition_ja, edition_pl: m.edition_pl, edition_std: m.edition_std, edition_th: m.edition_th,
  edition_zh: m.edition_zh,
  level_planner: m.level_planner, level_random: m.level_random, level_sampler: m.level_sampler, level_simple: m.level_simple,
  switch_angel_ring_only: m.switch_angel_ring_only, switch_coop_last_tac: m.switch_coop_last_tac, switch_coop_one_pack: m.switch_coop_one_pack,
  switch_counter_tac: m.switch_counter_tac, switch_devil_tricks_with_own: m.switch_devil_tricks_with_own, switch_intro_marble: m.switch_intro_marble,
  switch_lock_at_once: m.switch_lock_at_once, switch_partners_look: m.switch_partners_look, switch_places: m.switch_places,
  switch_seven_help_ring_only: m.switch_seven_help_ring_only, switch_skip_needs_marble: m.switch_skip_needs_marble,
  switch_trio_pass_neighbour: m.switch_trio_pass_neighbour, switch_win_tac_optional: m.switch_win_tac_optional,
  type_four: m.type_four, type_six_pairs: m.type_six_pairs, type_six_team: m.type_six_team, type_six_trios: m.type_six_trios, type_solo: m.type_solo,
  type_team1: m.type_team1, type_team2: m.type_team2, type_team3: m.type_team3, type_team4: m.type_team4, type_three: m.type_three,
  type_three_double: m.type_three_double, type_three_pairs: m.type_three_pairs, type_three_team: m.type_three_team, type_two: m.type_two,
  type_two_against_one: m.type_two_against_one, type_two_double: m.type_two_double,
};

export const choiceText = (kind: 'type' | 'edition' | 'switch' | 'level', name: string, summary: string): string =>
  choiceWords[`${kind}_${name}`]?.() ?? (summary || name);
