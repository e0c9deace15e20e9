// A rating as people are shown it (docs/rating.md): the number is the low end of where the strength almost certainly lies.
import type { RatingShown } from '../../../docs/wire';

export const ratingNumber = (rating: RatingShown): number => Math.round(rating.shown);

export const likelyRange = (rating: RatingShown): { low: number; high: number } => ({
  low: ratingNumber(rating),
  high: Math.round(1000 + 30 * (rating.mu + 3 * rating.sigma)),
});
