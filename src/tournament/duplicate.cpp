#include "tournament/duplicate.h"

#include <algorithm>
#include <cstdlib>
#include <ranges>

#include "tournament/scoring.h"

namespace tacit::tournament {
namespace {

constexpr std::array kImpsFrom = {1, 2, 3, 4, 5, 7, 9, 12, 15, 19};  // marbles that 1, 2, .. are given for

// Each game is played with sides changed.
int sideOf(std::size_t entrant, std::size_t game) { return static_cast<int>((entrant + game) % 2); }

int gamesOfADeal(const Tournament& tournament) { return tournament.dealtOnce() ? 1 : 2; }

// The deal of a game; both from 1.
int dealOf(const Tournament& tournament, int game) { return (game - 1) / gamesOfADeal(tournament) + 1; }

// The games of a deal, among those of a pairing.
auto gamesOf(const Tournament& tournament, int deal) {
  const auto count = static_cast<std::size_t>(gamesOfADeal(tournament));
  const auto first = count * static_cast<std::size_t>(deal - 1);
  return std::views::iota(first, first + count);
}

bool isForfeit(const Results& results, std::size_t game) {
  return game < results.size() && results[game].forfeit.value_or(false);
}

std::vector<DealLine> linesOf(const Tournament& tournament, const Round& round, int deal) {
  std::vector<DealLine> lines;
  for (const Pairing& one : round.pairings)
    for (const std::size_t game : gamesOf(tournament, deal)) {
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

std::vector<DealLine> compared(const Tournament& tournament, const Round& round, int deal) {
  auto lines = linesOf(tournament, round, deal);
  compare(lines);
  return lines;
}

// One entrant for each game of a deal that it did not have to play: those with a bye, and winners of a forfeit.
std::vector<int> spared(const Tournament& tournament, const Round& round, int deal) {
  std::vector<int> all;
  for (const std::size_t game : gamesOf(tournament, deal)) {
    all.insert(all.end(), round.byes.begin(), round.byes.end());
    for (const Pairing& one : round.pairings)
      if (isForfeit(one.results, game))
        if (const auto winner = one.results[game].winner) all.push_back(*winner);
  }
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
    for (int deal = 1; deal <= dealsOf(tournament); ++deal) {
      const auto lines = compared(tournament, round, deal);
      for (const DealLine& line : lines) {
        scores[line.entrant].matchpoints += line.matchpoints;
        scores[line.entrant].imps += line.imps;
      }
      for (const int number : spared(tournament, round, deal)) scores[number].matchpoints += averageOf(lines);
    }
  return scores;
}

std::vector<DealLine> dealReport(const Tournament& tournament, int round, int deal) {
  if (round < 1 || round > tournament.lastRound()) return {};
  if (deal < 1 || deal > dealsOf(tournament)) return {};
  auto lines = compared(tournament, tournament.round(round), deal);
  std::ranges::stable_sort(lines, {}, [](const DealLine& one) { return std::pair(one.side, -differenceOf(one)); });
  return lines;
}

int dealsOf(const Tournament& tournament) {
  const Plan& plan = tournament.plan();
  return plan.duplicate ? plan.games / gamesOfADeal(tournament) : 0;
}

std::string cardsOf(const Tournament& tournament, int round, int game) {
  const auto shows = [&]<typename T>(const T& what) {
    if constexpr (std::is_same_v<T, RoundClosed>) return what.round == round;
    else if constexpr (std::is_same_v<T, RoundStarted>) return tournament.dealtOnce() && what.round == round;
    else return false;
  };
  const auto times =
      std::ranges::count_if(tournament.events(), [&](const Event& event) { return std::visit(shows, event.what); });
  return "cards " + std::to_string(round) + ' ' + std::to_string(dealOf(tournament, game)) + ' ' +
         std::to_string(times);
}

}  // namespace tacit::tournament
