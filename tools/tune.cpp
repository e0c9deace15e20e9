// Fits the two minds of the bots (src/bots/weights) by self-play. Each round
//   1. games are played by the quick policy, positions on the way are described by their features, and the value is
//      fitted to how the games ended: by logistic regression to who won, or by linear regression to the cards laid;
//   2. games are played by the sampler with the weights so far, and the policy is fitted to the plays it preferred.
//
//   tacit-tune versus|together <folder> [--policy-games N] [--sampler-games N] [--sims N] [--rounds N] [--seed N]
//
// Writes <kind>_play.inc and <kind>_value.inc into the folder, the course to standard error. Same arguments, same
// numbers.
#include <algorithm>
#include <atomic>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iomanip>
#include <iostream>
#include <memory>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include "bots/policy.h"
#include "bots/sampler.h"
#include "bots/simple.h"
#include "cholesky.h"

namespace {

using namespace tacit;
using namespace tacit::bots;

struct Task {
  std::string kind;
  std::string folder;
  int policyGames = 40000;
  int samplerGames = 300;
  int sims = 300;
  int rounds = 3;
  int seed = 1;

  bool together() const { return kind == "together"; }
  std::string command() const {
    return "tacit-tune " + kind + " src/bots/weights --policy-games " + std::to_string(policyGames) +
           " --sampler-games " + std::to_string(samplerGames) + " --sims " + std::to_string(sims) + " --rounds " +
           std::to_string(rounds) + " --seed " + std::to_string(seed);
  }
};

constexpr int kLongestGame = 3000;

// ---- Amounts of features, few of them not zero ----

using Amounts = std::vector<std::pair<std::uint16_t, float>>;
using Dense = std::array<float, kFeatures>;

Amounts sparse(const Dense& dense) {
  Amounts amounts;
  for (std::size_t k = 0; k < dense.size(); ++k)
    if (dense[k] != 0) amounts.emplace_back(static_cast<std::uint16_t>(k), dense[k]);
  return amounts;
}

using tools::Vector;

double dot(const Amounts& amounts, const Vector& weights) {
  double sum = 0;
  for (const auto& [k, amount] : amounts) sum += amount * weights[k];
  return sum;
}

Weights toWeights(const Vector& vector) {
  Weights weights{};
  std::ranges::transform(vector, weights.begin(), [](double w) { return static_cast<float>(w); });
  return weights;
}

// ---- Newton's method ----

// The slope of a concave sum of terms and its curvature, of which the lower half is kept.
struct Newton {
  Vector slope = Vector(kFeatures, 0.0);
  tools::Matrix curvature = tools::Matrix(kFeatures, Vector(kFeatures, 0.0));

  void pull(const Amounts& x, double by) {
    for (const auto& [i, amount] : x) slope[i] += by * amount;
  }
  void bend(const Amounts& x, double by) {
    for (const auto& [i, a] : x)
      for (const auto& [j, b] : x) {
        if (j > i) break;
        curvature[i][j] += by * a * b;
      }
  }
  void step(Vector& weights, double ridge) {
    for (std::size_t k = 0; k < kFeatures; ++k) {
      curvature[k][k] += ridge;
      slope[k] -= ridge * weights[k];
    }
    const Vector change = tools::solved(std::move(curvature), slope);
    for (std::size_t k = 0; k < kFeatures; ++k) weights[k] += change[k];
  }
};

// ---- Playing ----

Setup drawnSetup(const Task& task, Random& random) {
  const Pack pack = random.below(4) == 0 ? Pack::basic() : Pack::master();
  return Setup::of(task.together() ? Layout::Coop4 : Layout::Pairs4, Edition::Std, pack);
}

// Calls play(game number, result) for every game on all cores; results in the order of the games.
template <typename Result, typename PlayGame>
std::vector<Result> playAll(int games, PlayGame play) {
  std::vector<std::vector<Result>> byGame(static_cast<std::size_t>(games));
  std::atomic<int> next = 0;
  const auto work = [&] {
    for (int g = next++; g < games; g = next++) play(g, byGame[static_cast<std::size_t>(g)]);
  };
  std::vector<std::thread> threads;
  for (unsigned w = 1; w < std::max(1U, std::thread::hardware_concurrency()); ++w) threads.emplace_back(work);
  work();
  for (auto& thread : threads) thread.join();
  std::vector<Result> all;
  for (auto& results : byGame) std::ranges::move(results, std::back_inserter(all));
  return all;
}

std::uint64_t seedOf(const Task& task, int round, int game) {
  return (static_cast<std::uint64_t>(task.seed) * 1000 + static_cast<std::uint64_t>(round)) * 10'000'019 +
         static_cast<std::uint64_t>(game);
}

// ---- 1. The value ----

// A position and what came of it.
struct Sample {
  Amounts amounts;
  float target;
};

Amounts describe(const Position& p, bool together) {
  Dense dense{};
  for (const Seat seat : p.layout().seats) {
    const float sign = together || p.layout().side[0].contains(seat) ? 1.0F : -1.0F;
    seatFeatures(p, seat, [&](int f, float amount) { dense[static_cast<std::size_t>(f)] += sign * amount; });
  }
  for (const Seat seat : p.layout().seats) {
    const SeatSet side = p.layout().side[seat];
    if (seat != side.first()) continue;
    const float sign = together || side.contains(Seat(0)) ? 1.0F : -1.0F;
    pairFeatures(p.layout(), p.board, side,
                 [&](int f, float amount) { dense[static_cast<std::size_t>(f)] += sign * amount; });
  }
  if (together) dense[feature::kConstant] = 1;
  return sparse(dense);
}

// A random play now and then, to see more of the board. Before there are weights the simple bot plays.
Play policyPlay(const Game& game, const PlayList& plays, const Policy* policy, PlayList& room, Random& random) {
  constexpr std::uint32_t kStrayOneIn = 20;
  if (random.below(kStrayOneIn) == 0)
    return plays[static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())))];
  if (policy != nullptr) return policy->bestWithForesight(game.position(), plays, room);
  return decideSimply(View{.position = game.position()}, plays, random);
}

// A game that does not end is left out.
void samplePositions(const Task& task, const Weights* weights, std::uint64_t seed, std::vector<Sample>& samples) {
  constexpr std::uint32_t kSampleOneIn = 32;
  Random random(seed);
  Game game(drawnSetup(task, random), random);
  const auto evaluation = weights == nullptr ? nullptr : std::make_unique<Evaluation>(game.position().setup, *weights);
  const auto policy = evaluation == nullptr ? nullptr : std::make_unique<Policy>(*evaluation);
  const auto plays = std::make_unique<PlayList>();
  const auto room = std::make_unique<PlayList>();
  std::vector<std::pair<Amounts, std::uint32_t>> seen;
  for (int n = 0; n < kLongestGame && !game.over(); ++n) {
    const Position& p = game.position();
    const bool dealt = p.phase == Phase::Swap && p.gave.empty();
    const bool settled = p.phase == Phase::Play || p.phase == Phase::Skipped;
    if (dealt || (settled && random.below(kSampleOneIn) == 0)) seen.emplace_back(describe(p, task.together()), p.laid);
    game.list(*plays);
    game.carryOut(policyPlay(game, *plays, policy.get(), *room, random), random);
  }
  if (!game.over()) return;
  for (auto& [amounts, laid] : seen) {
    const float toGo = static_cast<float>(game.position().laid - laid);
    samples.push_back({std::move(amounts), task.together() ? -toGo : (game.winners().contains(Seat(0)) ? 1.0F : 0.0F)});
  }
}

double fitLinear(const std::vector<Sample>& samples, Vector& weights) {
  Newton newton;
  double loss = 0;
  for (const Sample& sample : samples) {
    const double miss = sample.target - dot(sample.amounts, weights);
    loss += miss * miss;
    newton.pull(sample.amounts, miss);
    newton.bend(sample.amounts, 1);
  }
  newton.step(weights, 1);
  return loss / static_cast<double>(samples.size());
}

double fitLogistic(const std::vector<Sample>& samples, Vector& weights) {
  Newton newton;
  double loss = 0;
  for (const Sample& sample : samples) {
    const double guess = 1 / (1 + std::exp(-dot(sample.amounts, weights)));
    loss -= std::log(std::max(1e-9, sample.target > 0.5F ? guess : 1 - guess));
    newton.pull(sample.amounts, sample.target - guess);
    newton.bend(sample.amounts, std::max(1e-4, guess * (1 - guess)));
  }
  newton.step(weights, 2);
  return loss / static_cast<double>(samples.size());
}

void fitValue(const Task& task, int round, const Vector* play, Vector& value) {
  const Weights weights = play == nullptr ? Weights{} : toWeights(*play);
  const auto samples = playAll<Sample>(task.policyGames, [&](int game, std::vector<Sample>& out) {
    samplePositions(task, play == nullptr ? nullptr : &weights, seedOf(task, 2 * round, game), out);
  });
  double loss = 0;
  double mean = 0;
  for (const auto& sample : samples) mean += sample.target / static_cast<double>(samples.size());
  for (int step = 0; step < (task.together() ? 2 : 8); ++step)
    loss = task.together() ? fitLinear(samples, value) : fitLogistic(samples, value);
  std::cerr << "round " << round << ": value from " << samples.size() << " positions, mean " << mean << ", loss "
            << loss << std::endl;
}

// ---- 2. The policy ----

// A decision of the sampler: the plays it looked at and how much it liked each.
struct Choice {
  std::vector<Amounts> plays;
  std::vector<double> liked;
};

Choice choiceOf(const Position& p, const Evaluation& evaluation, const std::vector<Opinion>& opinions) {
  constexpr double kTemperature = 0.015;  // chances to win that make a clear difference
  Choice choice;
  double sum = 0;
  for (const Opinion& opinion : opinions) {
    Dense dense{};
    playFeatures(
        p, *opinion.play, [&](Seat seat) { return evaluation.interest(p.by, seat); },
        [&](int f, float amount) { dense[static_cast<std::size_t>(f)] += amount; });
    choice.plays.push_back(sparse(dense));
    choice.liked.push_back(std::exp((opinion.value - opinions.front().value) / kTemperature));
    sum += choice.liked.back();
  }
  for (double& liked : choice.liked) liked /= sum;
  return choice;
}

void sampleChoices(const Task& task, const Mind& mind, std::uint64_t seed, std::vector<Choice>& choices) {
  Random random(seed);
  FollowedGame game(drawnSetup(task, random), random);
  const Evaluation evaluation(game.position().setup, mind.play);
  const auto plays = std::make_unique<PlayList>();
  for (int n = 0; n < kLongestGame && !game.over(); ++n) {
    const Position& p = game.position();
    game.list(*plays);
    std::vector<Opinion> opinions;
    Thought thought;
    const Play play = decideBySampling(game.view(only(p.by)), *plays, Budget{.simulations = task.sims}, random, mind,
                                       thought, &opinions);
    if (opinions.size() > 1) choices.push_back(choiceOf(p, evaluation, opinions));
    game.carryOut(play, random);
  }
}

// One step towards weights under which the liked plays are the likely ones.
double fitChoices(const std::vector<Choice>& choices, Vector& weights) {
  Newton newton;
  double loss = 0;
  for (const Choice& choice : choices) {
    Vector chance;
    double sum = 0;
    double most = -1e9;
    for (const auto& play : choice.plays) most = std::max(most, dot(play, weights));
    for (const auto& play : choice.plays) sum += chance.emplace_back(std::exp(dot(play, weights) - most));
    Dense mean{};
    for (std::size_t c = 0; c < choice.plays.size(); ++c) {
      chance[c] /= sum;
      loss -= choice.liked[c] * std::log(std::max(1e-9, chance[c]));
      newton.pull(choice.plays[c], choice.liked[c] - chance[c]);
      newton.bend(choice.plays[c], chance[c]);
      for (const auto& [k, amount] : choice.plays[c]) mean[k] += static_cast<float>(chance[c]) * amount;
    }
    newton.bend(sparse(mean), -1);
  }
  newton.step(weights, 3);
  return loss / static_cast<double>(choices.size());
}

void fitPolicy(const Task& task, int round, const Vector& value, Vector& play) {
  const auto mind = std::make_unique<Mind>(Mind{toWeights(play), toWeights(value)});
  const auto choices = playAll<Choice>(task.samplerGames, [&](int game, std::vector<Choice>& out) {
    sampleChoices(task, *mind, seedOf(task, 2 * round + 1, game), out);
  });
  double loss = 0;
  std::ranges::fill(play, 0.0);
  for (int step = 0; step < 8; ++step) loss = fitChoices(choices, play);
  std::cerr << "round " << round << ": policy from " << choices.size() << " decisions, loss " << loss << std::endl;
}

// ---- Output ----

struct Group {
  int begin;
  std::string_view what;
};

constexpr std::array<Group, 31> kGroups = {{
    {feature::kFresh, "fresh on the start"},
    {feature::kOnStart, "on the start, may turn in"},
    {feature::kPast, "1..3 past the start"},
    {feature::kNear, "1..16 before the start"},
    {feature::kFar, "20, 26, .. 62 before the start"},
    {feature::kHomes, "home spaces taken, as a mask of H1..H4"},
    {feature::kBases, "0..4 marbles in the base"},
    {feature::kCardHeld,
     "cards held, nothing out: 1 2 3 4 5 6 7 8 9 10 12 13 Trickster TAC Jester Angel Warrior Devil"},
    {feature::kCardHeld + kCards, "cards held, some out"},
    {feature::kCardHeld + 2 * kCards, "cards held, none in the base"},
    {feature::kCardHeld + 3 * kCards, "cards held, finished"},
    {feature::kOpening, "holds an opening card, by the same situations"},
    {feature::kToMove, "to move"},
    {feature::kSkipped, "skipped"},
    {feature::kUnderDevil, "under a Devil"},
    {feature::kThreat, "an opponent's marble 1..13 behind, times what is at stake"},
    {feature::kOnTheirStart, "on the start of an opponent with a marble in the base"},
    {feature::kPair, "marbles home: of a seat, times 5, and of its partner"},
    {feature::kGift, "a card given, the receiver has nothing out"},
    {feature::kGift + kCards, "... some out"},
    {feature::kGift + 2 * kCards, "... none in the base"},
    {feature::kGift + 3 * kCards, "... finished"},
    {feature::kGiftOpening, "an opening card to somebody without one, by the same situations"},
    {feature::kGiven, "a card given away, the giver has nothing out"},
    {feature::kGiven + kCards, "... some out"},
    {feature::kGiven + 2 * kCards, "... none in the base"},
    {feature::kGiven + 3 * kCards, "... finished"},
    {feature::kGivenLast, "his only opening card, by the same situations"},
    {feature::kConstant, "constant"},
    {kFeatures, ""},
}};

bool write(const Task& task, const std::string& name, const Vector& weights) {
  std::ofstream file(task.folder + '/' + task.kind + '_' + name + ".inc");
  file << "// Written by: " << task.command() << "\n" << std::fixed << std::setprecision(4);
  for (std::size_t g = 0; g + 1 < kGroups.size(); ++g) {
    file << "// " << kGroups[g].what << '\n';
    for (int k = kGroups[g].begin; k < kGroups[g + 1].begin; ++k)
      file << weights[static_cast<std::size_t>(k)] << (k + 1 < kGroups[g + 1].begin ? "F, " : "F,\n");
  }
  return file.flush().good();
}

int usage() {
  std::cerr << "tacit-tune versus|together <folder> [--policy-games N] [--sampler-games N] [--sims N] [--rounds N] "
               "[--seed N]\n";
  return 2;
}

bool readOptions(const std::vector<std::string>& words, Task& task) {
  if (words.size() < 3 || words.size() % 2 == 0) return false;
  task.kind = words[1];
  task.folder = words[2];
  for (std::size_t k = 3; k < words.size(); k += 2) {
    const int number = std::atoi(words[k + 1].c_str());
    int* const option = words[k] == "--policy-games"    ? &task.policyGames
                        : words[k] == "--sampler-games" ? &task.samplerGames
                        : words[k] == "--sims"          ? &task.sims
                        : words[k] == "--rounds"        ? &task.rounds
                        : words[k] == "--seed"          ? &task.seed
                                                        : nullptr;
    if (option == nullptr || number < 1) return false;
    *option = number;
  }
  return task.kind == "versus" || task.kind == "together";
}

}  // namespace

int main(int argc, char** argv) {
  Task task;
  if (!readOptions({argv, argv + argc}, task)) return usage();
  Vector value(kFeatures, 0.0);
  Vector play;
  for (int round = 0; round < task.rounds; ++round) {
    fitValue(task, round, round == 0 ? nullptr : &play, value);
    if (round == 0) play = value;
    fitPolicy(task, round, value, play);
  }
  fitValue(task, task.rounds, &play, value);
  return write(task, "play", play) && write(task, "value", value) ? 0 : 1;
}
