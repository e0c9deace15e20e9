#include "tournament/standings.h"

#include <algorithm>
#include <map>

#include "tournament/duplicate.h"
#include "tournament/knockout.h"
#include "tournament/scoring.h"

namespace tacit::tournament {
namespace {

constexpr std::int64_t kArenaWin = 2 * kPoint;
constexpr int kStreak = 2;  // wins in a row after which points count double

// What an entrant has got against another one over all their games.
struct Meeting {
  int boards = 0;
  std::int64_t wins = 0;
  int unplayed = 0;   // boards at which the other did not come
  int walkovers = 0;  // games won like that
};

struct Tally {
  int won = 0, drawn = 0, lost = 0, byes = 0;
  std::int64_t tac = 0, wins = 0, marbles = 0, arena = 0;
  std::int64_t cards = 0;
  int streak = 0;
  std::map<int, Meeting> met;
  int games() const { return won + drawn + lost; }
};

using Tallies = ByEntrant<Tally>;

void addShare(Tally& tally, const Share& share) {
  tally.tac += share.tac;
  tally.wins += share.wins;
  tally.marbles += share.marbles;
}

// Two points for a win, half for a draw; after two wins in a row double, until one is not won.
void addArena(Tally& tally, const Share& share) {
  const std::int64_t points = kArenaWin * share.wins / kPoint;
  tally.arena += tally.streak >= kStreak ? 2 * points : points;
  tally.streak = share.wins == kPoint ? tally.streak + 1 : 0;
}

void addGame(Tallies& tallies, const Board& board, const GameResult& result) {
  const auto shares = sharesOf(board, result);
  for (std::size_t i = 0; i < shares.size(); ++i) {
    Tally& its = tallies[board.entrants[i]];
    addShare(its, shares[i]);
    addArena(its, shares[i]);
    its.cards += result.cards.value_or(0);
    its.won += shares[i].wins == kPoint ? 1 : 0;
    its.lost += shares[i].wins == 0 ? 1 : 0;
    its.drawn += shares[i].wins > 0 && shares[i].wins < kPoint ? 1 : 0;
    for (const int other : board.entrants) {
      if (other == board.entrants[i]) continue;
      its.met[other].wins += shares[i].wins;
      if (result.forfeit.value_or(false) && shares[i].wins == kPoint) ++its.met[other].walkovers;
    }
  }
}

void addBoard(Tallies& tallies, const Pairing& pairing) {
  for (const GameResult& result : pairing.results) addGame(tallies, pairing.board, result);
  if (!pairing.done()) return;
  const auto isWalkover = [&](const GameResult& one) { return one.forfeit.value_or(false); };
  const bool isPlayed = !std::ranges::all_of(pairing.results, isWalkover);
  const int winner = isPlayed ? 0 : winnerOf(pairing.board, pairing.results);
  for (const int number : pairing.board.entrants)
    for (const int other : pairing.board.entrants) {
      if (other == number) continue;
      ++tallies[number].met[other].boards;
      if (number == winner) ++tallies[number].met[other].unplayed;
    }
}

void addBye(Tally& tally, int games) {
  ++tally.byes;
  for (int i = 0; i < games; ++i) addShare(tally, kBye);
}

Tallies tally(const Tournament& tournament) {
  Tallies tallies(tournament.entrants());
  for (const Round& round : tournament.rounds()) {
    for (const Pairing& one : round.pairings) addBoard(tallies, one);
    for (const int number : round.byes) addBye(tallies[number], tournament.plan().games);
  }
  return tallies;
}

// Reckons values, and puts entrants in order by one criterion after the other.
class Reckoning {
 public:
  explicit Reckoning(const Tournament& tournament)
      : tournament_(tournament), criteria_(whatCounts(tournament)), tallies_(tally(tournament)),
        against_(tournament.plan().duplicate ? scoresAgainstField(tournament)
                                             : ByEntrant<FieldScore>(tournament.entrants())),
        progress_(progressOf(tournament)), values_(tournament.entrants()) {}

  std::vector<Standing> order(const std::vector<int>& entrants) {
    rows_.clear();
    values_.assign(tallies_.size(), {});
    place(entrants, 0);
    return std::move(rows_);
  }

 private:
  // Entrants that all criteria before this one could not tell apart.
  void place(std::vector<int> equals, std::size_t next) {
    if (next == criteria_.size()) return settle(equals);
    for (const int number : equals)
      valuesOf(number).push_back({criteria_[next], value(criteria_[next], number, equals)});
    const bool fewest = criteria_[next] == Criterion::Cards;
    const auto now = [&](int number) {
      return fewest ? -valuesOf(number)[next].hundredths : valuesOf(number)[next].hundredths;
    };
    std::ranges::stable_sort(equals, std::greater{}, now);
    for (auto first = equals.begin(); first != equals.end();) {
      const auto last = std::find_if(first, equals.end(), [&](int one) { return now(one) != now(*first); });
      place({first, last}, next + 1);
      first = last;
    }
  }

  void settle(const std::vector<int>& equals) {
    const int its = base::nextNumber(rows_);
    for (const int number : equals) {
      const Tally& tally = tallies_[number];
      rows_.push_back({its, number, tally.won, tally.drawn, tally.lost, tally.byes, valuesOf(number)});
    }
  }

  std::vector<Value>& valuesOf(int number) { return values_[number]; }

  std::int64_t value(Criterion criterion, int number, const std::vector<int>& equals) const {
    const Tally& its = tallies_[number];
    switch (criterion) {
      case Criterion::Tac: return its.tac;
      case Criterion::Wins: return its.wins;
      case Criterion::Marbles: return its.marbles;
      case Criterion::Buchholz: return buchholz(number);
      case Criterion::Sonneborn: return sonneborn(number);
      case Criterion::Direct: return direct(number, equals);
      case Criterion::Cards: return cards(its);
      case Criterion::Matchpoints: return against_[number].matchpoints;
      case Criterion::Imps: return against_[number].imps;
      case Criterion::Arena: return its.arena;
      case Criterion::Progress: return progress_[number];
    }
    return 0;
  }

  // What an opponent is worth: points where points come first, wins otherwise.
  std::int64_t worth(int number) const {
    const auto criteria = criteriaOf(tournament_.plan(), tournament_.agreed());
    return criteria[0] == Criterion::Tac ? tallies_[number].tac : tallies_[number].wins;
  }

  // The points of all opponents; a bye, or one who did not come, counts as somebody just as good.
  std::int64_t buchholz(int number) const {
    const Tally& its = tallies_[number];
    std::int64_t sum = its.byes * worth(number);
    for (const auto& [other, meeting] : its.met)
      sum += (meeting.boards - meeting.unplayed) * worth(other) + meeting.unplayed * worth(number);
    return sum;
  }

  // The points of those one has beaten, and half of those one has drawn with; a bye, or one who did not come, counts as
  // somebody beaten just as good.
  std::int64_t sonneborn(int number) const {
    const Tally& its = tallies_[number];
    std::int64_t sum = worth(number) * its.byes * tournament_.plan().games;
    for (const auto& [other, meeting] : its.met)
      sum += (meeting.wins - meeting.walkovers * kPoint) * worth(other) / kPoint + meeting.walkovers * worth(number);
    return sum;
  }

  // Wins among the equals, where each has met each; otherwise it would count who was drawn against whom.
  std::int64_t direct(int number, const std::vector<int>& equals) const {
    std::int64_t sum = 0;
    for (const int one : equals)
      for (const int other : equals)
        if (one != other) {
          const auto found = tallies_[one].met.find(other);
          if (found == tallies_[one].met.end() || found->second.boards == 0) return 0;
          if (one == number) sum += found->second.wins;
        }
    return sum;
  }

  // For a game, on average: who has played fewer has not needed fewer.
  static std::int64_t cards(const Tally& tally) {
    if (tally.games() == 0) return std::numeric_limits<std::int32_t>::max();
    return tally.cards * kPoint / tally.games();
  }

  const Tournament& tournament_;
  std::vector<Criterion> criteria_;
  Tallies tallies_;
  ByEntrant<FieldScore> against_;
  ByEntrant<std::int64_t> progress_;
  ByEntrant<std::vector<Value>> values_;  // as far as they are reckoned
  std::vector<Standing> rows_;
};

bool isListed(const Tournament& tournament, const Entrant& entrant) {
  if (entrant.in) return true;
  for (const Round& round : tournament.rounds()) {
    if (std::ranges::find(round.byes, entrant.number) != round.byes.end()) return true;
    for (const Pairing& one : round.pairings)
      if (std::ranges::find(one.board.entrants, entrant.number) != one.board.entrants.end()) return true;
  }
  return false;
}

}  // namespace

std::vector<Criterion> whatCounts(const Tournament& tournament) {
  auto criteria = criteriaOf(tournament.plan(), tournament.agreed());
  if (livesOf(tournament.plan().system) > 0) criteria.insert(criteria.begin(), Criterion::Progress);
  return criteria;
}

std::vector<Standing> standings(const Tournament& tournament) {
  std::vector<int> all;
  for (const Entrant& one : tournament.entrants())
    if (isListed(tournament, one)) all.push_back(one.number);
  return standingsAmong(tournament, all);
}

std::vector<Standing> standingsAmong(const Tournament& tournament, const std::vector<int>& entrants) {
  return Reckoning(tournament).order(entrants);
}

}  // namespace tacit::tournament
