// How well the bots' belief (src/bots/belief.h) knows hidden hands: games are played by one level, and now and then the
// deciding seat is asked what the others hold. Printed is how often it was right when it said so many percent, for any
// kind of card and for opening cards by what was declared, and how much better that is than counting cards alone.
//
//   tacit-calibrate --games 400 --level expert
#include <CLI/CLI.hpp>
#include <cmath>
#include <cstdio>
#include <string>

#include "bots/belief.h"
#include "bots/bot.h"

namespace {

using namespace tacit;
using namespace tacit::bots;

struct CalibrateOptions {
  int games = 200;
  int worlds = 400;  // drawn for each question
  std::uint64_t seed = 1;
  std::string level = "expert";
};

// What was said and what was true, over many questions.
struct Said {
  double count = 0;
  double said = 0;
  double was = 0;
  double nats = 0;  // log-likelihood of the truth

  void add(double chance, bool truth, int worlds) {
    const double sure = 1.0 / (worlds + 2);  // so many worlds can't tell never from seldom
    const double p = sure + chance * (1 - 2 * sure);
    ++count;
    said += chance;
    was += truth ? 1 : 0;
    nats += std::log(truth ? p : 1 - p);
  }
  void print(const char* name) const {
    if (count == 0) return;
    std::printf("| %s | %.0f | %.1f %% | %.1f %% |\n", name, count, 100 * said / count, 100 * was / count);
  }
};

using Chances = std::array<std::array<double, kCards>, kSeats>;

struct Opinions {
  Chances holds{};                       // at least one of a kind
  std::array<double, kSeats> opening{};  // any opening card
};

Opinions ask(const View& view, int worlds, Random& random) {
  Opinions opinions;
  const Belief belief(view);
  for (int n = 0; n < worlds; ++n) {
    const Position world = belief.draw(random);
    for (const Seat seat : world.layout().seats) {
      world.hands[seat].forEachKind(
          [&](Card card) { opinions.holds[seat][static_cast<std::size_t>(index(card))] += 1.0 / worlds; });
      if (world.hands[seat].holdsOpeningCard()) opinions.opening[seat] += 1.0 / worlds;
    }
  }
  return opinions;
}

class Calibration {
 public:
  explicit Calibration(int worlds) : worlds_(worlds) {}

  void question(const FollowedGame& game, Random& random) {
    const Position& truth = game.position();
    const View view = game.view(only(truth.by));
    const Opinions told = ask(view, worlds_, random);
    const Opinions counted = ask(withoutMemory(view), worlds_, random);
    for (const Seat seat : truth.layout().seats) {
      if (!view.position.hands[seat].isHidden()) continue;
      for (std::size_t k = 0; k < kCards; ++k) {
        const bool has = truth.hands[seat].has(cardAt(static_cast<int>(k)));
        const double chance = told.holds[seat][k];
        byChance_[std::min<std::size_t>(kBins - 1, static_cast<std::size_t>(chance * kBins))].add(chance, has, worlds_);
        all_.add(chance, has, worlds_);
        counting_.add(counted.holds[seat][k], has, worlds_);
      }
      opening_[static_cast<std::size_t>(openingsIn(view, seat))].add(told.opening[seat],
                                                                     truth.hands[seat].holdsOpeningCard(), worlds_);
    }
  }

  void print() const {
    std::printf("| a kind of card, chance | questions | said | was |\n|---|---|---|---|\n");
    for (std::size_t bin = 0; bin < kBins; ++bin)
      byChance_[bin].print((std::to_string(10 * bin) + " to " + std::to_string(10 * bin + 10) + " %").c_str());
    std::printf("\n| an opening card, by what is known | questions | said | was |\n|---|---|---|---|\n");
    constexpr std::array kKnown = {"nothing", "surely some", "surely none", "declared some", "declared none"};
    for (std::size_t k = 0; k < kKnown.size(); ++k) opening_[k].print(kKnown[k]);
    std::printf("\nlog-likelihood of what a hand holds, all kinds: %.4f nats, by counting cards alone %.4f\n",
                all_.nats / all_.count * kCards, counting_.nats / counting_.count * kCards);
  }

 private:
  static constexpr std::size_t kBins = 10;

  int worlds_;
  std::array<Said, kBins> byChance_;
  std::array<Said, 5> opening_;  // by Openings
  Said all_;
  Said counting_;
};

void calibrate(const CalibrateOptions& options, Level level) {
  constexpr std::uint32_t kOneIn = 8;  // decisions, to ask at
  Calibration calibration(options.worlds);
  for (int g = 0; g < options.games; ++g) {
    Random random(options.seed + static_cast<std::uint64_t>(g));
    FollowedGame game(Setup::of(Layout::Pairs4), random);
    while (!game.over()) {
      if (random.below(kOneIn) == 0) calibration.question(game, random);
      game.carryOut(decide(game.view(only(game.position().by)), level, Budget{}, random), random);
    }
    if (g % 50 == 49) std::fprintf(stderr, "%d of %d games\n", g + 1, options.games);
  }
  calibration.print();
}

}  // namespace

int main(int argc, char** argv) {
  CalibrateOptions options;
  CLI::App app("How well the bots' belief knows hidden hands");
  app.add_option("--games", options.games, "games to play")->check(CLI::Range(1, 1000000))->capture_default_str();
  app.add_option("--worlds", options.worlds, "worlds drawn for a question")
      ->check(CLI::Range(10, 100000))
      ->capture_default_str();
  app.add_option("--seed", options.seed, "of the first game")->capture_default_str();
  app.add_option("--level", options.level, "who plays: " + levelNames())->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  const auto level = levelNamed(options.level);
  if (!level) {
    std::fprintf(stderr, "no level '%s': %s\n", options.level.c_str(), levelNames().c_str());
    return 1;
  }
  calibrate(options, *level);
  return 0;
}
