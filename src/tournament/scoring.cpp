#include "tournament/scoring.h"

#include <algorithm>

namespace tacit::tournament {
namespace {

constexpr std::int64_t kWinnersPoints = 12 * kPoint;

// The most marbles that any other side has home; all of its own if there is no other side.
int bestOfOthers(const std::vector<int>& marbles, std::size_t except) {
  int best = -1;
  for (std::size_t i = 0; i < marbles.size(); ++i)
    if (i != except) best = std::max(best, marbles[i]);
  return best < 0 ? marbles[except] : best;
}

Share shareOfForfeit(const Board& board, const GameResult& result, std::size_t i) {
  if (result.winner == board.entrants[i]) return kBye;
  return {0, 0, -kBye.marbles};
}

// The entrant that is ahead by games and marbles; 0: none is.
int aheadIn(const Board& board, const Results& results) {
  std::vector<std::pair<std::int64_t, std::int64_t>> sums(board.entrants.size());  // wins, marbles
  for (const GameResult& result : results) {
    const auto shares = sharesOf(board, result);
    for (std::size_t i = 0; i < shares.size(); ++i) {
      sums[i].first += shares[i].wins;
      sums[i].second += shares[i].marbles;
    }
  }
  const auto best = std::ranges::max(sums);
  if (best.first == 0 || std::ranges::count(sums, best) != 1) return 0;
  return board.entrants[static_cast<std::size_t>(std::ranges::find(sums, best) - sums.begin())];
}

}  // namespace

std::vector<Share> sharesOf(const Board& board, const GameResult& result) {
  std::vector<Share> shares(board.entrants.size());
  const auto& marbles = result.marbles;
  const int most = std::ranges::max(marbles);
  const auto leaders = std::ranges::count(marbles, most);
  for (std::size_t i = 0; i < shares.size(); ++i) {
    if (result.forfeit.value_or(false)) {
      shares[i] = shareOfForfeit(board, result, i);
      continue;
    }
    const std::int64_t ahead = (marbles[i] - bestOfOthers(marbles, i)) * kPoint;
    const std::int64_t own = std::max(marbles[i], 1) * kPoint;
    if (marbles[i] < most || (shares.size() == 1 && !result.winner)) shares[i] = {own, 0, ahead};
    else if (leaders == 1) shares[i] = {kWinnersPoints + ahead, kPoint, ahead};
    else shares[i] = {(kWinnersPoints + (leaders - 1) * own) / leaders, kPoint / leaders, ahead};
  }
  return shares;
}

bool needsWinner(const Board& board) { return !board.stage.empty() && !board.stage.starts_with("group"); }

bool isLevel(const Board& board, const Results& results) { return !results.empty() && aheadIn(board, results) == 0; }

std::optional<IfLevel> whatDecided(const Plan& plan, const Pairing& pairing) {
  if (!pairing.done()) return std::nullopt;
  if (std::ssize(pairing.results) > plan.games) return IfLevel::ExtraGame;
  return pairing.results.back().settled ? std::optional(plan.ifLevel) : std::nullopt;
}

int winnerOf(const Board& board, const Results& results) {
  const int ahead = aheadIn(board, results);
  return ahead != 0 || results.empty() ? ahead : results.back().settled.value_or(0);
}

}  // namespace tacit::tournament
