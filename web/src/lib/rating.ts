// A rating as people are shown it (docs/rating.md): the number, and the range the strength very likely lies in.
import type { RatingShown } from '../../../docs/wire';

const points = (strength: number): number => Math.round(1000 + 30 * strength);

export const ratingNumber = (rating: RatingShown): number => Math.round(rating.shown);

export const likelyRange = ({ mu, sigma }: RatingShown): { low: number; high: number } => ({ low: points(mu - 2 * sigma), high: points(mu + 2 * sigma) });
