import { afterEach, expect, it } from 'vitest';
import type { Place } from '@tacit/wire';
import type { GameLine, Line } from '../inbox/inbox';
import { overwriteGetLocale } from '../paraglide/runtime';
import { lineWords } from './inbox';

afterEach(() => overwriteGetLocale(() => 'en'));

const anna = { seats: 'c', name: 'Anna', person: 'anna' } as Place;
const game: GameLine = { k: 'game', path: '/t/x', type: 'four', others: [anna], turn: 'ours', starts: false };
const now = 5000;
const said = (line: Line): string => {
  const { title, about, wants } = lineWords(line, now);
  return [title, about, wants].filter(Boolean).join(' | ');
};

it.each<[Line, string]>([
  [game, 'Continue your game | Anna | Your turn'],
  [{ ...game, until: now + 7_200_000 }, 'Continue your game | Anna | Your turn · 2 hr left'],
  [{ ...game, turn: 'bot' }, 'Continue your game | Anna | A bot is playing for you'],
  [{ ...game, turn: 'others', deciding: anna }, 'Continue your game | Anna | Anna to play'],
  [{ ...game, turn: 'others' }, 'Continue your game | Anna'],
  [{ ...game, turn: 'open' }, 'Your table | Anna'],
  [{ ...game, turn: 'open', starts: true }, 'Your table | Anna | Start when you’re ready'],
  [{ k: 'invitation', path: '/t/x', who: 'Anna', person: 'anna' }, 'Anna invited you to a game.'],
  [
    { k: 'board', path: '/t/x', tournament: 'Cup', round: 3, table: 4, against: ['Bees', 'Cats'], wants: 'play' },
    'Cup | Round 3: table 4, against Bees and Cats | Your table is waiting',
  ],
  [
    { k: 'board', path: '/t/x', tournament: 'Cup', round: 3, table: 4, against: [], wants: 'confirm' },
    'Cup | Round 3: table 4 | Confirm the result',
  ],
  [{ k: 'challenge', path: '/club/x', club: 'TAC', who: 'Bees', wants: 'play' }, 'Challenged by Bees | TAC'],
  [
    { k: 'challenge', path: '/club/x', club: 'TAC', who: 'Bees', wants: 'confirm' },
    'Result reported by Bees | TAC | Confirm the result',
  ],
  [{ k: 'requests', path: '/friends', n: 2 }, 'Friends | 2 requests are waiting for an answer'],
  [{ k: 'lesson', path: '/learn/x', title: 'Moving' }, 'Next lesson | Moving'],
])('%j', (line, words) => {
  expect(said(line)).toBe(words);
});

it('follows the language', () => {
  overwriteGetLocale(() => 'de');
  expect(said({ ...game, turn: 'bot' })).toBe('Dein Spiel geht weiter | Anna | Ein Bot spielt für dich');
});
