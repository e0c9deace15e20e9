#include "tournament/knockout.h"

#include <algorithm>
#include <bit>
#include <numeric>

#include "tournament/past.h"
#include "tournament/scoring.h"

namespace tacit::tournament {
namespace {

// Not for the third place, nor one for a place further down in a file from elsewhere.
bool isOfBracket(const Board& board) { return board.stage.starts_with("knockout"); }

bool isAmong(const std::vector<int>& all, int one) { return std::ranges::find(all, one) != all.end(); }

// Of two that were to meet in this round. One whose opponent had left has a bye; where both had, nobody goes on.
int winnerBetween(const Round& round, int one, int other) {
  for (const Pairing& pairing : round.pairings)
    if (isAmong(pairing.board.entrants, one) && isAmong(pairing.board.entrants, other))
      return winnerOf(pairing.board, pairing.results);
  if (one != 0 && isAmong(round.byes, one)) return one;
  return other != 0 && isAmong(round.byes, other) ? other : 0;
}

std::vector<int> winnersOf(const Round& round, const std::vector<int>& places) {
  std::vector<int> winners;
  for (std::size_t i = 0; i + 1 < places.size(); i += 2)
    winners.push_back(winnerBetween(round, places[i], places[i + 1]));
  return winners;
}

ByEntrant<std::int64_t> progressInBracket(const Tournament& tournament) {
  ByEntrant<std::int64_t> progress(tournament.entrants());
  std::int64_t level = 0;
  for (const Round& round : tournament.rounds()) {
    if (level == 0 && round.bracket.empty()) continue;
    level += kPoint;
    for (const int number : round.byes) progress[number] = level;
    for (const Pairing& one : round.pairings) {
      const bool forThird = one.board.stage == "third";
      if (isOfBracket(one.board))
        for (const int number : one.board.entrants) progress[number] = level;
      const int winner = one.done() && (forThird || isOfBracket(one.board)) ? winnerOf(one.board, one.results) : 0;
      if (winner != 0) progress[winner] += forThird ? kPoint / 2 : kPoint;
    }
  }
  return progress;
}

// The last round somebody played in; who is neither out nor gone is ahead of all others.
ByEntrant<std::int64_t> progressByLosses(const Tournament& tournament) {
  ByEntrant<std::int64_t> progress(tournament.entrants());
  for (const Round& round : tournament.rounds())
    for (const Pairing& one : round.pairings)
      for (const int number : one.board.entrants) progress[number] = round.number * kPoint;
  const auto pasts = pastsOf(tournament);
  for (const int number : tournament.field())
    if (tournament.entrant(number).in && pasts[number].losses < livesOf(tournament.plan().system))
      progress[number] = (tournament.lastRound() + 1) * kPoint;
  return progress;
}

// From the best on: the way back from a bracket.
std::vector<int> seedsOf(const std::vector<int>& places) {
  std::vector<int> ranks(places.size());
  std::iota(ranks.begin(), ranks.end(), 1);
  std::vector<int> seeds(places.size());
  for (std::size_t i = 0; const int rank : bracketOf(ranks)) seeds[static_cast<std::size_t>(rank) - 1] = places[i++];
  return seeds;
}

}  // namespace

std::vector<int> bracketOf(const std::vector<int>& seeds) {
  std::vector<std::size_t> order = {0};
  while (order.size() < std::bit_ceil(seeds.size())) {
    std::vector<std::size_t> wider;
    for (const std::size_t seed : order) {  // each meets the one who makes the sum of their seeds the same for all
      wider.push_back(seed);
      wider.push_back(2 * order.size() - 1 - seed);
    }
    order = std::move(wider);
  }
  std::vector<int> places;
  places.reserve(order.size());
  for (const std::size_t seed : order) places.push_back(seed < seeds.size() ? seeds[seed] : 0);
  return places;
}

std::vector<int> stillIn(const Tournament& tournament) {
  std::vector<int> places;
  for (const Round& round : tournament.rounds()) {
    if (!round.bracket.empty()) places = round.bracket;
    if (!places.empty()) places = winnersOf(round, places);
  }
  return places;
}

int betterSeedAt(const State& state, const Board& board) {
  std::vector<int> seeds = state.field();
  for (const Round& round : state.rounds())
    if (!round.bracket.empty()) seeds = seedsOf(round.bracket);
  return *std::ranges::min_element(board.entrants, {}, [&](int number) { return std::ranges::find(seeds, number); });
}

std::vector<int> losersOfLastRound(const Tournament& tournament) {
  std::vector<int> losers;
  for (const Pairing& one : tournament.rounds().back().pairings)
    for (const int number : one.board.entrants)
      if (isOfBracket(one.board) && winnerOf(one.board, one.results) != number) losers.push_back(number);
  return losers;
}

ByEntrant<std::int64_t> progressOf(const Tournament& tournament) {
  if (tournament.plan().system == System::DoubleKnockout) return progressByLosses(tournament);
  if (livesOf(tournament.plan().system) > 0) return progressInBracket(tournament);
  return ByEntrant<std::int64_t>(tournament.entrants());
}

}  // namespace tacit::tournament
