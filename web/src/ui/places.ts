// The four places of the page. Every screen belongs to one of them (routes.ts); the bar leads to their first screens.
import { paths } from '../browser/paths';
import { m } from '../paraglide/messages';
import type { IconName } from './parts/icons';

export type Place = 'play' | 'learn' | 'clubs' | 'you';

interface Entrance {
  path: string;
  icon: IconName;
  title: () => string;
  about: () => string;
  online?: true; // needs a server
}

export const places: Record<Place, Entrance> = {
  play: { path: paths.start, icon: 'play', title: m.place_play, about: m.place_play_about },
  learn: { path: paths.learn, icon: 'book', title: m.place_learn, about: m.place_learn_about },
  clubs: { path: paths.clubs, icon: 'cup', title: m.clubs, about: m.place_clubs_about, online: true },
  you: { path: paths.you, icon: 'person', title: m.place_you, about: m.place_you_about },
};
