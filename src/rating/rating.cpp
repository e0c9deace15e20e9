#include "rating/rating.h"

#include <cmath>

#include "rating/change.h"

namespace tacit::rating {
namespace {

constexpr double kShownZero = 1000;  // what is shown of a newcomer
constexpr double kShownScale = 30;   // about one point of Elo

}  // namespace

Rating afterDuel(const Rating& rating, const Rating& other, bool won) {
  const Sum self = sumOf({rating});
  Change change;
  compare(change, self, sumOf({other}), won ? 1 : 0);
  return changed(rating, self, change);
}

Rating partOfTheWay(const Rating& before, const Rating& after, double weight) {
  return {before.mu + weight * (after.mu - before.mu), before.sigma + weight * (after.sigma - before.sigma),
          after.games};
}

double weightAfter(int gamesBefore) {
  constexpr int kFull = 3;  // an evening of the same four is no fraud
  return gamesBefore < kFull ? 1 : 1.0 / (2 + gamesBefore - kFull);
}

double weightAgainst(const Opponent& opponent, int met) {
  constexpr double kSameAddress = 0.1;
  constexpr double kUnknown = 0.25;
  constexpr int kLargeCircle = 20;  // nobody makes so many accounts for it
  constexpr double kHardlyElsewhere = 0.2;
  if (opponent.sameAddress) return kSameAddress;
  if (opponent.met < kEnoughMet) return kUnknown;
  return met < kLargeCircle && opponent.elsewhere < kHardlyElsewhere ? kUnknown : 1;
}

double winChance(const Team& a, const Team& b) { return chance(sumOf(a), sumOf(b)); }

double shown(const Rating& rating) { return std::round(kShownZero + kShownScale * (rating.mu - 3 * rating.sigma)); }

}  // namespace tacit::rating
