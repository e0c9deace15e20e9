#include "bots/bot.h"
#include "cli/commands.h"
#include "json/json.h"

#include <algorithm>
#include <chrono>
#include <ctime>
#include <iomanip>
#include <iostream>
#include <vector>

#include "bots/random_game.h"
#include "rules/tacit.h"

namespace tacit::cli {
namespace {

using Clock = std::chrono::steady_clock;

double secondsSince(Clock::time_point start) { return std::chrono::duration<double>(Clock::now() - start).count(); }

// A running hash of everything the core says.
class Signature {
 public:
  void add(std::uint64_t word) { hash_ = (hash_ ^ word) * 0x100000001b3ULL + (hash_ >> 29U); }
  void add(const Board& board) {
    for (const std::uint64_t word : board.words()) add(word);
  }
  std::uint64_t value() const { return hash_; }

 private:
  std::uint64_t hash_ = 0xcbf29ce484222325ULL;
};

const Play& randomPlay(const PlayList& plays, Random& random) {
  return plays[static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())))];
}

std::uint64_t playHash(const Play& play, std::uint64_t salt) {
  Signature one;
  one.add(salt);
  one.add(static_cast<std::uint64_t>(play.card) << 16U | static_cast<std::uint64_t>(play.as) << 8U |
          static_cast<std::uint64_t>(play.kind));
  one.add(play.after);
  return one.value();
}

// Picks by content, not by place in the list: the order of a list is no behaviour.
const Play& chosenPlay(const PlayList& plays, std::uint64_t salt) {
  return *std::ranges::max_element(plays, {}, [&](const Play& play) { return playHash(play, salt); });
}

void addPlays(Signature& all, const PlayList& plays) {
  std::uint64_t sum = 0;
  for (const Play& play : plays) sum += playHash(play, 0);
  all.add(sum);
}

// All that a play can change.
void addPosition(Signature& all, const Position& p) {
  all.add(p.board);
  if (p.function != Card::None) all.add(p.undo);
  for (const Seat seat : kAllSeats)
    p.hands[seat].forEachCard(
        [&](Card card) { all.add(static_cast<std::uint64_t>(card) | std::uint64_t{seat} << 8U); });
  for (const std::uint64_t part : {std::uint64_t{p.turn}, std::uint64_t{p.by}, static_cast<std::uint64_t>(p.phase),
                                   static_cast<std::uint64_t>(p.function), std::uint64_t{p.tacBanned},
                                   std::uint64_t{p.won[0].bits()}, std::uint64_t{p.won[1].bits()},
                                   std::uint64_t{p.laid}, std::uint64_t{p.stack}, std::uint64_t{p.says.yes.bits()}})
    all.add(part);
}

void addGame(Signature& all, const Setup& setup, std::uint64_t seed) {
  Random random(seed);
  Game game(setup, random);
  PlayList plays;
  for (std::uint64_t n = 0; n < 5000 && !game.over(); ++n) {
    game.list(plays);
    addPlays(all, plays);
    game.carryOut(chosenPlay(plays, n), random);
    addPosition(all, game.position());
  }
}

// Whole games of every layout and edition, with the packs and the switches that no edition turns going round among
// them; one number for all that happens in them.
std::uint64_t signature() {
  Signature all;
  std::uint64_t seed = 0;
  for (int layout = 0; layout < kLayouts; ++layout)
    for (int edition = 0; edition < kEditions; ++edition) {
      const Pack pack{static_cast<std::uint8_t>((16 + seed) % kPacks)};
      Setup setup = Setup::of(static_cast<Layout>(layout), static_cast<Edition>(edition), pack);
      addGame(all, setup, seed++);
      for (const auto s : {Switch::Places, Switch::CoopLastTac, Switch::AngelRingOnly}) setup.switches |= bit(s);
      addGame(all, setup, seed++);
    }
  return all.value() % 100'000'000;
}

double playoutDecisionsPerSecond(double seconds) {
  Random random(2026);
  std::uint64_t decisions = 0;
  // The processor's time, not the wall's: on a busy machine the figure is the same.
  const std::clock_t start = std::clock();
  const auto used = [&] { return static_cast<double>(std::clock() - start) / CLOCKS_PER_SEC; };
  do decisions += bots::randomGame(random);
  while (used() < seconds);
  return static_cast<double>(decisions) / used();
}

// Mid-game boards on which the seat to play has four marbles to move, on the ring or unlocked at home.
std::vector<Position> boardsForSevens(int count) {
  Random random(7);
  std::vector<Position> found;
  PlayList plays;
  while (std::ssize(found) < count) {
    Game game(Setup::of(Layout::Pairs4), random);
    while (!game.over()) {
      Position p = game.position();
      int movable = 0;
      const unsigned locked = lockedHome(p.board.homeMask(p.turn));
      for (const Marble m : p.board.marbles[p.turn]) {
        const Space space = spaceOf(m);
        const bool isLocked = isHome(space) && (locked >> static_cast<unsigned>(homeNumber(space) - 1) & 1U) != 0;
        movable += space != kBase && !isLocked ? 1 : 0;
      }
      if (p.phase == Phase::Play && movable == kMarbles) found.push_back(p);
      game.list(plays);
      game.carryOut(randomPlay(plays, random), random);
    }
  }
  return found;
}

struct SevenTimes {
  double meanMicroseconds = 0;
  double maxMicroseconds = 0;
};

void listSevensOf(const Position& position, PlayList& plays) {
  listUses(position, position.board, Card::Seven, Card::Seven, plays);
}

// The mean is that of the quickest of some rounds over all boards; the longest is that of the board whose quickest
// time is the longest. The machine's interruptions are not the list's.
SevenTimes sevenTimes() {
  constexpr int kRounds = 7;
  const auto boards = boardsForSevens(20'000);
  PlayList plays;
  SevenTimes times{1e9, 0};
  for (int round = 0; round < kRounds; ++round) {
    const auto start = Clock::now();
    for (const Position& board : boards) listSevensOf(board, plays);
    times.meanMicroseconds =
        std::min(times.meanMicroseconds, secondsSince(start) * 1e6 / static_cast<double>(boards.size()));
  }
  std::vector<double> quickest(boards.size(), 1e9);
  for (int round = 0; round < kRounds; ++round)
    for (std::size_t i = 0; i < boards.size(); ++i) {
      const auto start = Clock::now();
      listSevensOf(boards[i], plays);
      quickest[i] = std::min(quickest[i], secondsSince(start) * 1e6);
    }
  times.maxMicroseconds = *std::ranges::max_element(quickest);
  return times;
}

// Mid-game positions, as random play makes them: after some deals, at the beginning of the play.
double perftLeavesPerSecond(double seconds) {
  constexpr int kDepth = 3;
  Random random(11);
  PlayList plays;
  std::vector<Position> positions;
  while (positions.size() < 400) {
    Game game(Setup::of(Layout::Pairs4), random);
    while (!game.over() && (game.position().deals < 4 || game.position().phase != Phase::Play)) {
      game.list(plays);
      game.carryOut(randomPlay(plays, random), random);
    }
    if (!game.over()) positions.push_back(game.position());
  }
  std::uint64_t leaves = 0;
  const auto start = Clock::now();
  do {
    for (const Position& position : positions) leaves += tacit::perft(position, kDepth);
  } while (secondsSince(start) < seconds);
  return static_cast<double>(leaves) / secondsSince(start);
}

// What the sampler gets done while it thinks: decisions of all seats in its play-outs, through whole games.
double samplerDecisionsPer100ms(double longest) {
  Random random(13);
  PlayList plays;
  std::int64_t decisions = 0;
  double seconds = 0;
  while (seconds < longest) {
    Game game(Setup::of(Layout::Pairs4), random);
    while (!game.over() && seconds < longest) {
      const View view = Knowledge().view(game.position(), only(game.decider()));
      bots::Thought thought;
      const auto start = Clock::now();
      bots::decide(view, bots::Level::Sampler, {.simulations = 1000}, random, &thought);
      if (thought.simulations > 0) seconds += secondsSince(start);
      decisions += thought.decisions;
      game.carryOut(bots::decide(view, bots::Level::Simple, {}, random), random);
    }
  }
  return static_cast<double>(decisions) / seconds / 10;
}

struct BenchFigures {
  std::uint64_t signature;
  std::uint64_t playouts;
  double sevenMean;
  double sevenMax;
  std::uint64_t leaves;
  std::uint64_t sampled;
  TACIT_FIELDS(BenchFigures, signature, (playouts, "playout_decisions_per_s"), (sevenMean, "seven_list_us_mean"),
               (sevenMax, "seven_list_us_max"), (leaves, "perft_leaves_per_s"),
               (sampled, "sampler_decisions_per_100ms"))
};

BenchFigures measure(std::uint64_t number, double seconds) {
  const auto whole = [](double figure) { return static_cast<std::uint64_t>(figure); };
  const std::uint64_t playouts = whole(playoutDecisionsPerSecond(seconds));
  const SevenTimes sevens = sevenTimes();
  const std::uint64_t leaves = whole(perftLeavesPerSecond(seconds));
  const std::uint64_t sampled = whole(samplerDecisionsPer100ms(seconds));
  return {number, playouts, json::rounded(sevens.meanMicroseconds, 2), json::rounded(sevens.maxMicroseconds, 2),
          leaves, sampled};
}

void printText(const BenchFigures& figures) {
  std::cout << std::fixed << std::setprecision(2)  //
            << "random play-outs, decisions per second  " << figures.playouts << '\n'
            << "lists of sevens, microseconds, mean     " << figures.sevenMean << '\n'
            << "lists of sevens, microseconds, longest  " << figures.sevenMax << '\n'
            << "perft, leaves per second                " << figures.leaves << '\n'
            << "sampler, simulated decisions in 100 ms  " << figures.sampled << '\n';
}

}  // namespace

int bench(const BenchOptions& options) {
  const std::uint64_t number = signature();
  if (!options.json) std::cout << "signature " << number << '\n' << std::flush;
  const BenchFigures figures = measure(number, options.seconds);
  if (options.json) std::cout << json::text(figures) << '\n';
  else printText(figures);
  return kDone;
}

}  // namespace tacit::cli
