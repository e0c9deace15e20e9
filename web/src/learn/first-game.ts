// The guided first game: the usual one for four, with shuffles that let one out and home at once and on to a win that is not too far.
import type { Options } from '@tacit/wire';

export const firstGame: { options: Partial<Options>; seed: string } = {
  options: { type: 'four', bots: 'simple', pack: 'basic' },
  seed: '0c83accfde504497294cf8349e15cd04aad832b43f5693c3abe7e2b853c1ca77',
};
