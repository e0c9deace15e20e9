// Game types, editions and switches in the reader's language; what the server knows and we do not is shown as it says it.
import { m } from '../paraglide/messages';

// Named one by one, so that the build can tell which words a page needs.
const known = {
  edition: {
    en: m.edition_en,
    ja: m.edition_ja,
    pl: m.edition_pl,
    std: m.edition_std,
    th: m.edition_th,
    zh: m.edition_zh,
  },
  level: {
    random: m.level_random,
    beginner: m.level_beginner,
    simple: m.level_simple,
    casual: m.level_casual,
    planner: m.level_planner,
    club: m.level_club,
    expert: m.level_expert,
    sampler: m.level_sampler,
  },
  switch: {
    angel_ring_only: m.switch_angel_ring_only,
    coop_last_tac: m.switch_coop_last_tac,
    coop_one_pack: m.switch_coop_one_pack,
    counter_tac: m.switch_counter_tac,
    devil_tricks_with_own: m.switch_devil_tricks_with_own,
    intro_marble: m.switch_intro_marble,
    lock_at_once: m.switch_lock_at_once,
    partners_look: m.switch_partners_look,
    places: m.switch_places,
    seven_help_ring_only: m.switch_seven_help_ring_only,
    skip_needs_marble: m.switch_skip_needs_marble,
    trio_pass_neighbour: m.switch_trio_pass_neighbour,
    win_tac_optional: m.switch_win_tac_optional,
  },
  type: {
    four: m.type_four,
    six_pairs: m.type_six_pairs,
    six_team: m.type_six_team,
    six_trios: m.type_six_trios,
    solo: m.type_solo,
    team1: m.type_team1,
    team2: m.type_team2,
    team3: m.type_team3,
    team4: m.type_team4,
    three: m.type_three,
    three_double: m.type_three_double,
    three_pairs: m.type_three_pairs,
    three_team: m.type_three_team,
    two: m.type_two,
    two_against_one: m.type_two_against_one,
    two_double: m.type_two_double,
  },
} satisfies Record<string, Record<string, () => string>>;

type Words = Record<string, (() => string) | undefined>;

/** The levels of bots, the weakest first. */
export const ladder = Object.keys(known.level);

export const choiceText = (kind: keyof typeof known, name: string, summary: string): string =>
  (known[kind] as Words)[name]?.() ?? (summary || name);
