#include "match/match.h"

#include <algorithm>
#include <condition_variable>
#include <map>
#include <mutex>
#include <thread>

#include "base/result.h"
#include "match/program.h"
#include "notation/words.h"

namespace tacit::match {
namespace {

constexpr std::chrono::milliseconds kLookUp{100};

// A seed for each purpose, far from every other.
std::uint64_t derived(std::uint64_t seed, std::initializer_list<std::uint64_t> path) {
  for (const std::uint64_t step : path) seed = Random(seed ^ Random(step).next()).next();
  return seed;
}

constexpr std::uint64_t kShuffles = 1;
constexpr std::uint64_t kThinking = 2;

// A game won is better than one that was not, and fewer cards are better than more.
double compare(const GameResult& one, const GameResult& other) {
  if (one.won() != other.won()) return one.won() ? 1 : 0;
  if (!one.won() || one.laid == other.laid) return 0.5;
  return one.laid < other.laid ? 1 : 0;
}

// The players of one thread: for each bot and seat one of its own, so that partners share nothing.
class Players {
 public:
  explicit Players(const MatchOptions& options) : options_(options) {}

  Player& at(int bot, Seat seat) {
    auto& player = players_[static_cast<std::size_t>(bot)][seat];
    if (!player) player = makePlayer(options_.bots[static_cast<std::size_t>(bot)], options_.grace);
    return *player;
  }

 private:
  const MatchOptions& options_;
  std::array<std::array<std::unique_ptr<Player>, kSeats>, 2> players_;
};

class Match {
 public:
  Match(const MatchOptions& options, const std::atomic<bool>& interrupt, const Watch& watch)
      : options_(options), interrupt_(interrupt), watch_(watch) {}

  base::Result<Tally> run() {
    std::vector<std::jthread> threads;
    const int jobs = std::clamp(options_.jobs, 1, std::max(1, options_.duplicates));
    threads.reserve(static_cast<std::size_t>(jobs));
    for (int job = 0; job < jobs; ++job) threads.emplace_back([this] { work(); });
    collect();
    stop_ = true;
    threads.clear();  // joins them
    if (!problem_.empty()) return base::Error{problem_};
    if (tally_.interrupted) takeFinished(true);
    return tally_;
  }

 private:
  // ---- On the threads ----

  void work() {
    Players players(options_);
    for (int index = next_++; index < options_.duplicates && !stop_; index = next_++) {
      auto duplicate = playDuplicate(index, players);
      if (!duplicate) return;
      const std::scoped_lock lock(mutex_);
      finished_.emplace(index, std::move(*duplicate));
      news_.notify_one();
    }
  }

  std::optional<Duplicate> playDuplicate(int index, Players& players) {
    Duplicate duplicate{index, {}, 0};
    for (const Seating& seating : seatings(options_.setup.table(), options_.mixed, index)) {
      GameResult game = playGame(tableFor(duplicate, seating, players), stop_);
      if (game.end == End::NotStarted) fail(game.trouble);
      if (game.end == End::NotStarted || game.end == End::Stopped) return std::nullopt;
      duplicate.games.push_back(std::move(game));
    }
    settle(duplicate);
    return duplicate;
  }

  Table tableFor(const Duplicate& duplicate, const Seating& seating, Players& players) const {
    const auto index = static_cast<std::uint64_t>(duplicate.index);
    Table table{options_.setup, seating,        derived(options_.seed, {kShuffles, index}), {}, {}, options_.clock,
                options_.grace, options_.record};
    for (const Seat seat : options_.setup.table().seats) {
      Player& player = players.at(seating.seatsOfA.contains(seat) ? 0 : 1, seat);
      const auto seed = derived(options_.seed, {kThinking, index, duplicate.games.size(), seat});
      player.beginGame({options_.setup, seat, seed, options_.clock});
      table.players[seat] = &player;
    }
    for (const std::size_t bot : {0U, 1U}) table.budgets[bot] = options_.bots[bot].budget.milliseconds;
    return table;
  }

  void settle(Duplicate& duplicate) const {
    auto& games = duplicate.games;
    if (options_.setup.table().cooperative) {
      games[0].score = compare(games[0], games[1]);
      games[1].score = games[0].score;
    }
    for (const GameResult& game : games) duplicate.score += game.score;
    duplicate.score /= static_cast<double>(games.size());
  }

  void fail(const std::string& what) {
    const std::scoped_lock lock(mutex_);
    problem_ = what;
    stop_ = true;
    news_.notify_one();
  }

  // ---- On the caller's thread ----

  void collect() {
    while (tally_.scores.count() < options_.duplicates && tally_.sprt == SprtResult::Open) {
      {
        std::unique_lock lock(mutex_);
        news_.wait_for(lock, kLookUp, [&] { return finished_.contains(taken_) || !problem_.empty(); });
        if (!problem_.empty()) return;
      }
      takeFinished(false);
      watch_(tally_, nullptr);
      tally_.interrupted = interrupt_ && tally_.sprt == SprtResult::Open && taken_ < options_.duplicates;
      if (tally_.interrupted) return;
    }
  }

  // Takes the duplicates that are next in order; with gaps, once no more will come.
  void takeFinished(bool gaps) {
    while (tally_.sprt == SprtResult::Open) {
      std::optional<Duplicate> duplicate;
      {
        const std::scoped_lock lock(mutex_);
        const auto at = gaps ? finished_.begin() : finished_.find(taken_);
        if (at == finished_.end()) return;
        duplicate = std::move(at->second);
        finished_.erase(at);
      }
      take(*duplicate);
    }
  }

  void take(const Duplicate& duplicate) {
    ++taken_;
    tally_.add(duplicate, options_.setup.table().cooperative);
    if (options_.sprt) tally_.sprt = sprtResult(tally_.scores, *options_.sprt);
    watch_(tally_, &duplicate);
  }

  const MatchOptions& options_;
  const std::atomic<bool>& interrupt_;
  const Watch& watch_;
  std::atomic<int> next_ = 0;
  std::atomic<bool> stop_ = false;
  std::mutex mutex_;
  std::condition_variable news_;
  std::map<int, Duplicate> finished_;  // and not yet taken; under the mutex
  std::string problem_;                // under the mutex
  int taken_ = 0;
  Tally tally_;
};

std::string inWords(const Duplicate& duplicate, const GameResult& game) {
  return "pair " + std::to_string(duplicate.index + 1) + ", seat " + notation::seatLetter(game.culprit) + ": " +
         game.trouble;
}

}  // namespace

void CardsLaid::add(const GameResult& game) {
  ++games;
  if (!game.won()) return;
  least = won == 0 ? game.laid : std::min(least, game.laid);
  most = std::max(most, game.laid);
  sum += game.laid;
  ++won;
}

void Tally::add(const Duplicate& duplicate, bool cooperative) {
  scores.add(duplicate.score);
  const auto count = [&](double score, bool forfeited) {
    ++(score > 0.5 ? wins : score < 0.5 ? losses : undecided);
    contested += forfeited ? 0 : 1;
  };
  if (cooperative) count(duplicate.score, std::ranges::any_of(duplicate.games, &GameResult::forfeited));
  for (const GameResult& game : duplicate.games) {
    ++games;
    deals += game.deals;
    plays += game.plays;
    for (const std::size_t bot : {0U, 1U}) {
      efforts[bot].add(game.efforts[bot]);
      if (identities[bot].name.empty()) identities[bot] = game.identities[bot];
    }
    if (cooperative) cards[!game.seating.sidesOfA.empty() ? 0 : 1].add(game);
    else count(game.score, game.forfeited());
    if (firstTrouble.empty() && game.forfeited()) firstTrouble = inWords(duplicate, game);
  }
}

std::optional<EloEstimate> Tally::elo() const {
  if (contested == 0) return std::nullopt;
  return eloEstimate(scores, games);
}

base::Result<Tally> runMatch(const MatchOptions& options, const std::atomic<bool>& interrupt, const Watch& watch) {
  ignoreBrokenPipes();
  return Match(options, interrupt, watch).run();
}

}  // namespace tacit::match
