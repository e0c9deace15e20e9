#include <algorithm>
#include <stdexcept>

#include "rating/change.h"
#include "rating/rating.h"

namespace tacit::rating {
namespace {

double score(int rank, int other) { return rank < other ? 1 : rank == other ? 0.5 : 0; }

}  // namespace

std::vector<Team> update(std::span<const Team> teams, std::span<const int> ranks) {
  const bool empty = std::ranges::any_of(teams, [](const Team& team) { return team.empty(); });
  if (teams.size() < 2 || empty) throw std::invalid_argument("a rated game has two teams or more, and none is empty");
  if (ranks.size() != teams.size()) throw std::invalid_argument("a rated game has a rank for every team");
  std::vector<Sum> sums;
  for (const Team& team : teams) sums.push_back(sumOf(team));
  std::vector<Team> after(teams.begin(), teams.end());
  for (std::size_t i = 0; i < teams.size(); ++i) {
    Change change;
    for (std::size_t q = 0; q < teams.size(); ++q)
      if (q != i) compare(change, sums[i], sums[q], score(ranks[i], ranks[q]));
    for (Rating& rating : after[i]) rating = changed(rating, sums[i], change);
  }
  return after;
}

}  // namespace tacit::rating
