// Fits the weights of the solver to deals it plays with itself. A board is worth what the search of a next deal makes
// of it: the cards of that deal and the worth of the board it ends with. So round by round: many boards, good and bad,
// a deal played from each, and the weights that tell best what came of it.
#include <CLI/CLI.hpp>
#include <atomic>
#include <cmath>
#include <fstream>
#include <iostream>
#include <mutex>
#include <span>
#include <thread>

#include "cholesky.h"
#include "solver/solo.h"

namespace {

using namespace tacit;
using namespace tacit::solver;

const Setup kSetup = Setup::of(Layout::Coop4);
constexpr std::size_t kMegabytes = 32;

struct FitOptions {
  int games = 400;
  int rounds = 8;
  int jobs = 1;
  int check = 0;
  std::uint64_t nodes = 20000;
  std::uint64_t checkNodes = 200000;
  std::uint64_t seed = 1000000;
  double ridge = 3;
  std::string from;
  std::string file;
};

struct Sample {
  Features features;
  double target;
};
using Samples = std::vector<Sample>;

Weights readWeights(const std::string& file) {
  Weights weights = kFittedWeights;
  std::ifstream in(file);
  std::string line;
  std::size_t i = 0;
  while (std::getline(in, line) && i < weights.size())
    if (!line.starts_with("//")) weights[i++] = std::stof(line);
  return weights;
}

void writeWeights(const std::string& file, const Weights& weights, const FitOptions& options) {
  std::ofstream out(file);
  out << "// tacit-fit-solo --games " << options.games << " --rounds " << options.rounds << " --nodes " << options.nodes
      << " --seed " << options.seed << " --ridge " << options.ridge << '\n';
  out << std::showpoint;
  for (const float w : weights) out << w << "F,\n";
}

// Calls work(game, solver) for every game, on several threads.
template <typename Work>
void forEachGame(int games, int jobs, const Weights& weights, Work work) {
  std::atomic<int> next = 0;
  std::vector<std::jthread> threads;
  for (int j = 0; j < jobs; ++j)
    threads.emplace_back([&] {
      Solver solver(kSetup, kMegabytes, weights);
      for (int game = next++; game < games; game = next++) work(static_cast<std::uint64_t>(game), solver);
    });
}

class Round {
 public:
  Round(const FitOptions& options, const Weights& weights, std::uint64_t seed)
      : options_(options), weights_(weights), seed_(seed) {}

  void play() {
    forEachGame(options_.games, options_.jobs, weights_,
                [this](std::uint64_t game, Solver& solver) { playGame(seed_ + game, solver); });
  }
  const Samples& boards() const { return boards_; }
  const Samples& hands() const { return hands_; }

 private:
  // A game that goes on from any of the ends found, at times from one found in a hurry: weights must know bad boards
  // too.
  void playGame(std::uint64_t seed, Solver& solver) {
    constexpr int kMaxDeals = 9;
    Random random(seed);
    Game game(kSetup, random);
    for (int deal = 0; deal < kMaxDeals && !game.over(); ++deal) {
      const Position dealt = game.position();
      Solution solution = solver.solve(dealt, Stack{}, {0, options_.nodes, nullptr});
      keep(dealt, solution);
      if (random.below(3) == 0) solution = solver.solve(dealt, Stack{}, {0, options_.nodes / 16, nullptr});
      const auto& ends = solution.ends;
      const Line& line = ends.empty() ? solution.line : ends[random.below(static_cast<std::uint32_t>(ends.size()))];
      for (const Play& play : line.plays) game.carryOut(play, random);
    }
  }

  void keep(const Position& dealt, const Solution& solution) {
    const Evaluation before(kSetup, weights_, unseenBeforeThisDeal(dealt));
    const Evaluation after(kSetup, weights_, unseenAfterThisDeal(dealt));
    Samples hands;
    const float end = solution.line.finished ? 0 : after.cards(solution.line.end.board, std::array<Hand, kSeats>{});
    Position p = dealt;
    for (const Play& play : solution.line.plays) {
      if (p.phase != Phase::Swap && !solution.line.finished)
        hands.push_back(
            {after.handFeatures(p.board, p.hands), double{after.cards(p.board, std::array<Hand, kSeats>{}) - end}});
      carryOut(p, play);
    }
    const std::lock_guard lock(mutex_);
    boards_.push_back({before.boardFeatures(dealt.board), double{solution.line.cards} - dealt.laid});
    hands_.insert(hands_.end(), hands.begin(), hands.end());
  }

  const FitOptions& options_;
  Weights weights_;
  std::uint64_t seed_;
  std::mutex mutex_;
  Samples boards_;
  Samples hands_;
};

// Games as they are really played.
void check(const FitOptions& options, const Weights& weights) {
  double sum = 0;
  double squares = 0;
  int onePack = 0;
  std::mutex mutex;
  forEachGame(options.check, options.jobs, weights, [&](std::uint64_t game, Solver& solver) {
    const SoloGame played = playSolo(solver, kSetup, game, {0, options.checkNodes, nullptr});
    const std::lock_guard lock(mutex);
    sum += played.cards;
    squares += double{1} * played.cards * played.cards;
    onePack += played.onePack() ? 1 : 0;
  });
  const double mean = sum / options.check;
  std::cout << "  " << options.check << " games: cards " << mean << " +- "
            << std::sqrt((squares / options.check - mean * mean) / options.check) << ", one pack "
            << static_cast<double>(onePack) / options.check << std::endl;
}

double guess(const Sample& sample, std::span<const float> weights) {
  double sum = 0;
  for (std::size_t i = 0; i < weights.size(); ++i) sum += double{weights[i]} * sample.features[i];
  return sum;
}

double errorOf(const Samples& samples, std::span<const float> weights) {
  double error = 0;
  for (const Sample& s : samples) error += std::pow(guess(s, weights) - s.target, 2);
  return std::sqrt(error / static_cast<double>(samples.size()));
}

// Puts fitted weights in the place of the old ones (ridge regression): they stay where they are as far as the samples do
// not say otherwise.
void refit(const Samples& samples, double ridge, std::span<float> weights) {
  const std::size_t n = weights.size();
  tools::Matrix products(n, tools::Vector(n));
  tools::Vector off(n);
  for (const Sample& s : samples) {
    const double error = s.target - guess(s, weights);
    for (std::size_t i = 0; i < n; ++i) {
      if (s.features[i] == 0) continue;
      off[i] += double{s.features[i]} * error;
      for (std::size_t k = 0; k <= i; ++k) products[i][k] += double{s.features[i]} * s.features[k];
    }
  }
  for (std::size_t i = 0; i < n; ++i) products[i][i] += ridge;
  const tools::Vector change = tools::solved(std::move(products), std::move(off));
  for (std::size_t i = 0; i < n; ++i) weights[i] += static_cast<float>(change[i]);
  std::cout << ", off by " << errorOf(samples, weights);
}

void fit(const FitOptions& options) {
  Weights weights = options.from.empty() ? kFittedWeights : readWeights(options.from);
  for (int r = 0; r < options.rounds; ++r) {
    Round round(options, weights,
                options.seed + static_cast<std::uint64_t>(r) * static_cast<std::uint64_t>(options.games));
    round.play();
    std::cout << "round " << r << ": " << round.boards().size() << " deals";
    const std::span all(weights);
    refit(round.hands(), options.ridge, all.subspan(kFeatures));
    refit(round.boards(), options.ridge, all.first(kFeatures));
    std::cout << std::endl;
    if (!options.file.empty()) writeWeights(options.file, weights, options);
    if (options.check > 0) check(options, weights);
  }
  if (options.rounds == 0) check(options, weights);
}

}  // namespace

int main(int argc, char** argv) {
  FitOptions options;
  CLI::App app{"Fits the weights of the solver to deals it plays with itself.", "tacit-fit-solo"};
  app.add_option("--games", options.games, "Games per round")->capture_default_str();
  app.add_option("--rounds", options.rounds, "Rounds")->capture_default_str();
  app.add_option("--jobs", options.jobs, "Threads")->capture_default_str();
  app.add_option("--nodes", options.nodes, "Plays looked at per deal")->capture_default_str();
  app.add_option("--check", options.check, "Games of solo to play with the weights of each round")
      ->capture_default_str();
  app.add_option("--check-nodes", options.checkNodes, "Plays looked at per deal in these")->capture_default_str();
  app.add_option("--seed", options.seed, "Seed of the first game")->capture_default_str();
  app.add_option("--ridge", options.ridge, "How strongly weights stay where they are")->capture_default_str();
  app.add_option("--from", options.from, "Weights to begin with (default: those built in)");
  app.add_option("--out", options.file, "File for the weights");
  CLI11_PARSE(app, argc, argv);
  fit(options);
  return 0;
}
