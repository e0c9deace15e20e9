#include "tournament/duplicate.h"

#include <algorithm>
#include <cstdlib>

#include "rules/random.h"
#include "tournament/scoring.h"

namespace tacit::tournament {
namespace {

constexpr std::array kImpsFrom = {1, 2, 3, 4, 5, 7, 9, 12, 15, 19};  // marbles that 1, 2, .. are given for

// The second game of a deal is played with sides changed.
int sideOf(std::size_t entrant, std::size_t game) { return static_cast<int>((entrant + game) % 2); }

// The two games of a deal, among those of a pairing.
std::array<std::size_t, 2> gamesOf(int deal) {
  const auto last = 2 * static_cast<std::size_t>(deal) - 1;
  return {last - 1, last};
}

bool isForfeit(const Results& results, std::size_t game) {
  return game < results.size() && results[game].forfeit.value_or(false);
}

std::vector<DealLine> linesOf(const Round& round, int deal) {
  std::vector<DealLine> lines;
  for (const Pairing& one : round.pairings)
    for (const std::size_t game : gamesOf(deal)) {
      if (game >= one.results.size() || isForfeit(one.results, game)) continue;
      const auto& entrants = one.board.entrants;
      const auto& marbles = one.results[game].marbles;
      for (const std::size_t i : {0U, 1U})
        lines.push_back(
            {sideOf(i, game), one.board.number, entrants[i], entrants[1 - i], marbles[i], marbles[1 - i], 0, 0});
    }
  return lines;
}

int differenceOf(const DealLine& line) { return line.marbles - line.others; }

void compare(std::vector<DealLine>& lines) {
  for (DealLine& line : lines) {
    std::int64_t imps = 0;
    std::int64_t others = 0;
    for (const DealLine& other : lines) {
      if (&other == &line || other.side != line.side) continue;
      const int ahead = differenceOf(line) - differenceOf(other);
      line.matchpoints += ahead > 0 ? 2 * kPoint : ahead == 0 ? kPoint : 0;
      imps += impsOf(ahead);
      ++others;
    }
    line.imps = others == 0 ? 0 : imps * kPoint / others;
  }
}

std::vector<DealLine> compared(const Round& round, int deal) {
  auto lines = linesOf(round, deal);
  compare(lines);
  return lines;
}

// One entrant for each game of a deal that it did not have to play: those with a bye, and winners of a forfeit.
std::vector<int> spared(const Round& round, int deal) {
  std::vector<int> all = round.byes;
  all.insert(all.end(), round.byes.begin(), round.byes.end());
  for (const Pairing& one : round.pairings)
    for (const std::size_t game : gamesOf(deal))
      if (isForfeit(one.results, game))
        if (const auto winner = one.results[game].winner) all.push_back(*winner);
  return all;
}

std::int64_t averageOf(const std::vector<DealLine>& lines) {
  std::int64_t sum = 0;
  for (const DealLine& line : lines) sum += line.matchpoints;
  return lines.empty() ? 0 : sum / std::ssize(lines);
}

}  // namespace

int impsOf(int marbles) {
  const auto reached = std::ranges::upper_bound(kImpsFrom, std::abs(marbles)) - kImpsFrom.begin();
  return static_cast<int>(marbles < 0 ? -reached : reached);
}

ByEntrant<FieldScore> scoresAgainstField(const Tournament& tournament) {
  ByEntrant<FieldScore> scores(tournament.entrants());
  for (const Round& round : tournament.rounds())
    for (int deal = 1; deal <= dealsOf(tournament.plan()); ++deal) {
      const auto lines = compared(round, deal);
      for (const DealLine& line : lines) {
        scores[line.entrant].matchpoints += line.matchpoints;
        scores[line.entrant].imps += line.imps;
      }
      for (const int number : spared(round, deal)) scores[number].matchpoints += averageOf(lines);
    }
  return scores;
}

std::vector<DealLine> dealReport(const Tournament& tournament, int round, int deal) {
  if (round < 1 || round > tournament.lastRound()) return {};
  if (deal < 1 || deal > dealsOf(tournament.plan())) return {};
  auto lines = compared(tournament.round(round), deal);
  std::ranges::stable_sort(lines, {}, [](const DealLine& one) { return std::pair(one.side, -differenceOf(one)); });
  return lines;
}

std::uint64_t dealSeed(const Tournament& tournament, int round, int deal) {
  Random random(static_cast<std::uint64_t>(tournament.seed()));
  Random ofRound(random.next() + static_cast<std::uint64_t>(round));
  return Random(ofRound.next() + static_cast<std::uint64_t>(deal)).next();
}

}  // namespace tacit::tournament
