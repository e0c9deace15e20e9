// Fits the weights of the solver to games it plays with itself: round by round games, then the weights that tell best
// from the boards between the deals how many cards were still laid, then games with these.
#include <CLI/CLI.hpp>
#include <cmath>
#include <fstream>
#include <iostream>
#include <mutex>
#include <thread>

#include "bots/solver/solo.h"

namespace {

using namespace tacit;
using namespace tacit::bots::solver;

struct Options {
  int games = 400;
  int rounds = 3;
  int jobs = 1;
  std::uint64_t nodes = 100000;
  std::uint64_t seed = 1000000;
  double ridge = 30;
  double pastOnePack = 0;  // cards added to the count of a game that needed a second shuffle
  std::string from;
  std::string file;
};

struct Sums {
  double games = 0;
  double cards = 0;
  double squares = 0;
  double onePack = 0;
};

struct Sample {
  Features features;
  double cards;
};

Weights readWeights(const std::string& file) {
  Weights weights = kFittedWeights;
  std::ifstream in(file);
  std::string line;
  std::size_t i = 0;
  while (std::getline(in, line) && i < weights.size())
    if (!line.starts_with("//")) weights[i++] = std::stof(line);
  return weights;
}

void writeWeights(const std::string& file, const Weights& weights, const Options& options) {
  std::ofstream out(file);
  out << "// tacit-fit-solo --games " << options.games << " --rounds " << options.rounds << " --nodes " << options.nodes
      << " --seed " << options.seed << " --ridge " << options.ridge << " --past-one-pack " << options.pastOnePack
      << '\n';
  out << std::showpoint;
  for (const float w : weights) out << w << "F,\n";
}

class Round {
 public:
  Round(const Options& options, const Weights& weights, std::uint64_t seed)
      : options_(options), weights_(weights), seed_(seed) {}

  void play() {
    std::vector<std::jthread> threads;
    for (int j = 0; j < options_.jobs; ++j) threads.emplace_back([this] { work(); });
  }
  const Sums& sums() const { return sums_; }
  const std::vector<Sample>& samples() const { return samples_; }

 private:
  void work() {
    const Setup setup = Setup::of(Layout::Coop4);
    Solver solver(setup, 64, weights_);
    for (int game = next_++; game < options_.games; game = next_++) {
      std::vector<Sample> samples;
      const auto watch = [&](const Position& p, const Play* play) {
        if (play == nullptr) samples.push_back({solver.featuresBefore(p), static_cast<double>(p.laid)});
      };
      const SoloGame played =
          playSolo(solver, setup, seed_ + static_cast<std::uint64_t>(game), {0, options_.nodes, nullptr}, watch);
      keep(played, samples);
    }
  }
  void keep(const SoloGame& played, const std::vector<Sample>& samples) {
    const std::lock_guard lock(mutex_);
    const double cards = played.cards;
    sums_.games += 1;
    sums_.cards += cards;
    sums_.squares += cards * cards;
    sums_.onePack += played.onePack() ? 1 : 0;
    for (const Sample& s : samples)
      samples_.push_back({s.features, cards - s.cards + (played.onePack() ? 0 : options_.pastOnePack)});
  }

  const Options& options_;
  Weights weights_;
  std::uint64_t seed_;
  std::atomic<int> next_ = 0;
  std::mutex mutex_;
  Sums sums_;
  std::vector<Sample> samples_;
};

void report(int round, const Sums& s) {
  const double mean = s.cards / s.games;
  const double error = std::sqrt((s.squares / s.games - mean * mean) / s.games);
  std::cout << "round " << round << ": " << s.games << " games, cards " << mean << " +- " << error << ", one pack "
            << s.onePack / s.games << std::endl;
}

void fit(const Options& options) {
  Weights weights = options.from.empty() ? kFittedWeights : readWeights(options.from);
  const Weights prior = weights;
  std::vector<Sample> all;
  for (int r = 0; r < options.rounds; ++r) {
    Round round(options, weights,
                options.seed + static_cast<std::uint64_t>(r) * static_cast<std::uint64_t>(options.games));
    round.play();
    report(r, round.sums());
    all.insert(all.end(), round.samples().begin(), round.samples().end());
    Fit fit;
    for (const Sample& s : all) fit.add(s.features, s.cards);
    weights = fit.weights(prior, options.ridge);
    double error = 0;
    for (const Sample& s : round.samples()) {
      double guess = 0;
      for (std::size_t i = 0; i < kFeatures; ++i) guess += double{weights[i]} * s.features[i];
      error += (guess - s.cards) * (guess - s.cards);
    }
    std::cout << "  guesses are off by " << std::sqrt(error / static_cast<double>(round.samples().size())) << std::endl;
    if (!options.file.empty()) writeWeights(options.file, weights, options);
  }
}

}  // namespace

int main(int argc, char** argv) {
  Options options;
  CLI::App app{"Fits the weights of the solver to games it plays with itself.", "tacit-fit-solo"};
  app.add_option("--games", options.games, "Games per round")->capture_default_str();
  app.add_option("--rounds", options.rounds, "Rounds")->capture_default_str();
  app.add_option("--jobs", options.jobs, "Threads")->capture_default_str();
  app.add_option("--nodes", options.nodes, "Plays looked at per deal")->capture_default_str();
  app.add_option("--seed", options.seed, "Seed of the first game")->capture_default_str();
  app.add_option("--ridge", options.ridge, "How strongly weights are drawn to 0")->capture_default_str();
  app.add_option("--past-one-pack", options.pastOnePack, "Cards added where one pack was not enough")
      ->capture_default_str();
  app.add_option("--from", options.from, "Weights to begin with (default: those built in)");
  app.add_option("--out", options.file, "File for the weights");
  CLI11_PARSE(app, argc, argv);
  fit(options);
  return 0;
}
