// A rating as people are shown it (docs/rating.md): the number is the low end of where the strength almost certainly lies.
import type { Profile, RatingShown } from '@tacit/wire';
import { m } from '../paraglide/messages';

export const families = ['four', 'six', 'three', 'two'] as const;
export type Family = (typeof families)[number];

export const familyWords = (family: string): string => {
  const words: Record<string, () => string> = {
    four: m.family_four,
    six: m.family_six,
    three: m.family_three,
    two: m.family_two,
  };
  return words[family]?.() ?? family;
};

export const ratingNumber = (rating: RatingShown): number => Math.round(rating.shown);

export const likelyRange = (rating: RatingShown): { low: number; high: number } => ({
  low: ratingNumber(rating),
  high: Math.round(1000 + 30 * (rating.mu + 3 * rating.sigma)),
});

/** What somebody has shown in games of one family; the sum of all where the server keeps no families. */
export const ratingIn = (profile: Profile, family: Family): RatingShown =>
  profile.ratings?.find((one) => one.family === family) ?? profile.rating;
