#include "solver/solo.h"
#include "base/result.h"
#include "base/strings.h"

#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <filesystem>
#include <iomanip>
#include <iostream>
#include <map>
#include <mutex>
#include <numeric>
#include <thread>

#include "cli/asked_setup.h"
#include "cli/commands.h"
#include "cli/interrupt.h"
#include "cli/play/keeping.h"
#include "json/json.h"
#include "notation/game_file.h"
#include "notation/words.h"

namespace tacit::cli {
namespace {

using solver::Limits;
using solver::SoloGame;
using solver::Solver;

constexpr int kDefaultPerDeal = 2000;
constexpr int kDefaultPerPack = 10000;
constexpr int kBarLength = 50;

base::Result<Setup> setupOf(const SolveOptions& options) {
  auto setup = setupAsked(options.layout, options.rules, options.pack);
  if (setup && !setup->table().cooperative) return base::complain("--layout", "not co-operative", options.layout);
  return setup;
}

int defaultMilliseconds(const SolveOptions& options) {
  if (options.nodes > 0) return 0;
  return options.wholePack ? kDefaultPerPack : kDefaultPerDeal;
}

// Plays the games, several at a time, and keeps what came of them.
class Games {
 public:
  Games(const SolveOptions& options, const Setup& setup, std::uint64_t seed, const std::atomic<bool>& stop)
      : options_(options), setup_(setup), seed_(seed),
        limits_{options.milliseconds.value_or(defaultMilliseconds(options)), options.nodes, &stop},
        jobs_(std::min(options.jobs, options.games)), tell_(isatty(STDERR_FILENO) == 1) {}

  // Says what went wrong, if anything did.
  std::optional<std::string> play() {
    {
      std::vector<std::jthread> threads;
      for (int j = 1; j < jobs_; ++j) threads.emplace_back([this] { work(); });
      work();
    }
    if (tell_) std::cerr << "\r\x1b[K";
    std::ranges::sort(cards_);
    return problem_;
  }

  void printText() const;
  void printJson() const;

 private:
  void work() {
    Solver solver(setup_, static_cast<std::size_t>(std::max(options_.megabytes / jobs_, 1)));
    const auto sight = options_.wholePack ? solver::Sight::Pack : solver::Sight::Deal;
    for (int game = next_++; game < options_.games && !limits_.stop->load(); game = next_++) {
      notation::Recorder recorder(setup_);
      const auto watch = [&](const Position& p, const Play* play) {
        if (play == nullptr) recorder.deal(p);
        else recorder.play(p, *play);
        if (options_.games == 1 && play == nullptr) tellDeal(p);
      };
      const std::uint64_t seed = seed_ + static_cast<std::uint64_t>(game);
      const SoloGame played = playSolo(solver, setup_, seed, limits_, watch, sight);
      if (!played.stopped) keep(played, seed, recorder);
    }
  }

  void keep(const SoloGame& played, std::uint64_t seed, notation::Recorder& recorder) {
    const std::lock_guard lock(mutex_);
    if (played.won) cards_.push_back(played.cards);
    else ++lost_;
    onePack_ += played.onePack() ? 1 : 0;
    if (!options_.save.empty()) save(played, seed, recorder.record());
    if (tell_) tellProgress();
  }

  void save(const SoloGame& played, std::uint64_t seed, notation::GameRecord& record) {
    record.setHeader("Seed", std::to_string(seed));
    record.setHeader("Result", played.won ? notation::seatLetters(setup_.table().seats) : "lost");
    const auto file = std::filesystem::path(options_.save) / ("solo-" + std::to_string(seed) + ".tac");
    if (const auto problem = saveGame(record, file.string())) problem_ = problem;
  }

  void tellDeal(const Position& p) const {
    if (tell_) std::cerr << "\r\x1b[K" << p.laid << " cards played" << std::flush;
  }
  void tellProgress() const;

  int done() const { return static_cast<int>(cards_.size()) + lost_; }
  double share() const { return done() == 0 ? 0 : static_cast<double>(onePack_) / done(); }
  double mean() const {
    return cards_.empty() ? 0 : std::accumulate(cards_.begin(), cards_.end(), 0.0) / static_cast<double>(cards_.size());
  }
  double seconds() const { return std::chrono::duration<double>(std::chrono::steady_clock::now() - start_).count(); }

  const SolveOptions& options_;
  Setup setup_;
  std::uint64_t seed_;
  Limits limits_;
  int jobs_;
  bool tell_;
  std::chrono::steady_clock::time_point start_ = std::chrono::steady_clock::now();
  std::atomic<int> next_ = 0;
  std::mutex mutex_;
  std::vector<std::uint32_t> cards_;  // of the games that came home
  int lost_ = 0;
  int onePack_ = 0;
  std::optional<std::string> problem_;
};

void Games::tellProgress() const {
  const auto left = static_cast<int>(seconds() / done() * (options_.games - done()));
  std::cerr << "\r\x1b[K" << done() << " of " << options_.games << " games, " << std::fixed << std::setprecision(1)
            << mean() << " cards, one pack " << 100 * share() << " %, " << left / 60 << ':' << std::setfill('0')
            << std::setw(2) << left % 60 << std::setfill(' ') << " left" << std::flush;
}

void Games::printText() const {
  std::cout << std::fixed << std::setprecision(1);
  std::cout << "games " << done() << ", seeds from " << seed_ << '\n'
            << "one pack " << onePack_ << " (" << 100 * share() << " %)\n";
  if (lost_ > 0) std::cout << "lost " << lost_ << '\n';
  if (cards_.empty()) return;
  std::cout << "cards " << mean() << " on average, " << cards_.front() << " to " << cards_.back() << '\n';
  if (cards_.size() < 2) return;
  std::map<std::uint32_t, int> fours;
  for (const auto n : cards_) ++fours[n / 4 * 4];
  const int most = std::ranges::max_element(fours, {}, [](const auto& bar) { return bar.second; })->second;
  for (std::uint32_t from = cards_.front() / 4 * 4; from <= cards_.back(); from += 4) {
    const int n = fours.contains(from) ? fours.at(from) : 0;
    const int length = most <= kBarLength ? n : (n * kBarLength + most - 1) / most;
    std::cout << std::setw(4) << from << " to " << std::setw(3) << from + 3 << ' ' << std::setw(5) << n << ' '
              << std::string(static_cast<std::size_t>(length), '#') << '\n';
  }
}

struct GamesShown {
  int games;
  double onePackShare;
  double mean;
  std::uint32_t least;
  std::uint32_t most;
  int lost;
  std::uint64_t seed;
  std::string layout;
  std::string rules;
  std::string pack;
  bool wholePack;
  int milliseconds;
  std::uint64_t nodes;
  double seconds;
  std::vector<std::uint32_t> cards;
  TACIT_FIELDS(GamesShown, games, (onePackShare, "one_pack_share"), (mean, "cards_mean"), (least, "cards_min"),
               (most, "cards_max"), lost, seed, layout, rules, pack, (wholePack, "whole_pack"),
               (milliseconds, "ms_per_deal"), (nodes, "nodes_per_deal"), seconds, cards)
};

void Games::printJson() const {
  const GamesShown shown{done(),
                         json::rounded(share(), 3),
                         json::rounded(mean(), 3),
                         cards_.empty() ? 0 : cards_.front(),
                         cards_.empty() ? 0 : cards_.back(),
                         lost_,
                         seed_,
                         std::string(notation::layoutName(setup_.layout)),
                         notation::rulesText(setup_),
                         notation::packName(setup_.pack),
                         options_.wholePack,
                         limits_.milliseconds,
                         limits_.nodes,
                         json::rounded(seconds(), 3),
                         cards_};
  std::cout << json::text(shown) << '\n';
}

}  // namespace

int solo(const SolveOptions& options) {
  const auto setup = setupOf(options);
  if (!setup) return complain(setup.error(), kUsageError);
  if (!options.save.empty()) {
    std::error_code error;
    std::filesystem::create_directories(options.save, error);
    if (error) return complain("--save: " + base::quoted(options.save) + ": " + error.message());
  }
  Games games(options, *setup, options.seed ? *options.seed : freshSeed() >> 32U, catchInterrupt());
  const auto problem = games.play();
  if (options.json) games.printJson();
  else games.printText();
  if (problem) return complain(*problem);
  return catchInterrupt() ? stopped("what is finished counts") : kDone;
}

}  // namespace tacit::cli
