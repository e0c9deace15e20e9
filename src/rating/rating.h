// Ratings of people who play in teams: how strong somebody is, and how sure that is (docs/rating.md).
#pragma once

#include <span>
#include <vector>

namespace tacit::rating {

// A strength that is likely within mu +- 2 sigma. Changed by update and afterDuel only.
struct Rating {
  double mu = 25;
  double sigma = 25.0 / 3;
  int games = 0;
  friend bool operator==(const Rating&, const Rating&) = default;
};

using Team = std::vector<Rating>;

// The ratings after a game of two or more teams, in the order they came in. `ranks` has a place for each team: the
// lowest has won, equal ones are a draw. Throws std::invalid_argument for fewer than two teams, a team of nobody, or a
// number of ranks that does not fit.
std::vector<Team> update(std::span<const Team> teams, std::span<const int> ranks);

// One against one, where the other stays what it is: a person who has tried a puzzle. The same as update of both.
Rating afterDuel(const Rating& rating, const Rating& other, bool won);

// A rating that moves only a part of the way: `weight` of 1 is all of it. The game counts as one in any case.
Rating partOfTheWay(const Rating& before, const Rating& after, double weight);

// How much a game counts when the same people have played so many rated ones against each other in the last day.
double weightAfter(int gamesBefore);

// What is known of an opponent besides the rating.
struct Opponent {
  bool sameAddress = false;  // both came from one address
  int met = 0;               // different opponents they have had
  double elsewhere = 1;      // the share of their games against people whom this player has never met
};
// How much a result against them counts for a player who has met this many opponents: an account that was made to be beaten
// has met nobody else, and a ring of such accounts only each other.
double weightAgainst(const Opponent& opponent, int met);
inline constexpr int kEnoughMet = 5;  // different opponents, to be known and to be listed

// How likely team a is to win against team b, as far as the ratings know. A team of nobody has no strength.
double winChance(const Team& a, const Team& b);

// The number people are shown: what they have shown to be at least. Newcomers have 1000.
double shown(const Rating& rating);

}  // namespace tacit::rating
