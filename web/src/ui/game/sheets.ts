// The sheets that can lie over a game.
import type { Place } from '@tacit/wire';
import type { Made } from '../../game/history';
import type { Card } from '../../game/words';

export type OpenSheet =
  | {
      k:
        | 'log'
        | 'settings'
        | 'words'
        | 'laid'
        | 'keys'
        | 'plays'
        | 'phrases'
        | 'menu'
        | 'hint'
        | 'leave'
        | 'end'
        | 'first'
        | 'set-board';
    }
  | { k: 'help'; card: Card | undefined } // the card whose help is wanted
  | { k: 'picture'; made?: Made } // of the board after a play, or as it is now
  | { k: 'person'; place: Place }; // about whom something is to be done
