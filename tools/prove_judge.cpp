// The proofs of bench/analysis.md: whether the judge's chances come true, luck has mean zero, blunders are found and bots
// rank by their mistakes. It reads games that `tacit match --save` has written.
#include <CLI/CLI.hpp>
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cmath>
#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>
#include <mutex>
#include <set>
#include <sstream>
#include <thread>

#include "analysis/analysis.h"
#include "bots/forecast.h"
#include "bots/sampler.h"
#include "notation/play_text.h"
#include "notation/position_text.h"

namespace {

using namespace tacit;
using namespace tacit::analysis;

struct Options {
  std::string folder;
  int jobs = 1;
  int most = 1'000'000;  // games
  int sims = 2000;
  int lines = 400;
  int every = 1;  // calibrate: which decisions
  int each = 1;   // blunders: how many in a game
  std::uint64_t seed = 1;
};

Course read(const std::filesystem::path& file) {
  std::ifstream in(file);
  std::stringstream text;
  text << in.rdbuf();
  const auto record = notation::parseGameFile(text.str());
  if (!record) throw std::runtime_error(file.string() + ": " + record.error());
  auto course = courseOf(*record);
  if (!course) throw std::runtime_error(file.string() + ": " + course.error());
  return std::move(*course);
}

std::vector<std::filesystem::path> gamesIn(const Options& options) {
  std::vector<std::filesystem::path> files;
  for (const auto& entry : std::filesystem::directory_iterator(options.folder))
    if (entry.path().extension() == ".tac") files.push_back(entry.path());
  std::ranges::sort(files);
  files.resize(std::min(files.size(), static_cast<std::size_t>(options.most)));
  return files;
}

// Calls work(course, number of the game) for all games, some at a time.
template <typename Work>
void forAllGames(const Options& options, Work work) {
  const auto files = gamesIn(options);
  std::atomic<std::size_t> next = 0;
  std::vector<std::thread> threads;
  for (int t = 0; t < options.jobs; ++t)
    threads.emplace_back([&] {
      for (std::size_t n = next++; n < files.size(); n = next++) {
        work(read(files[n]), n);
        if (n % 50 == 49) std::cerr << "\r" << n + 1 << " of " << files.size() << std::flush;
      }
    });
  for (auto& thread : threads) thread.join();
  std::cerr << "\r";
}

struct Mean {
  double n = 0;
  double sum = 0;
  double squares = 0;
  void add(double x) {
    ++n;
    sum += x;
    squares += x * x;
  }
  void add(const Mean& more) {
    n += more.n;
    sum += more.sum;
    squares += more.squares;
  }
  double mean() const { return n == 0 ? 0 : sum / n; }
  double deviation() const { return std::sqrt(std::max(0.0, squares / std::max(1.0, n) - mean() * mean())); }
  double error() const { return deviation() / std::sqrt(std::max(1.0, n)); }
};

// ---- Calibration ----

// Chances of the sides, as the reckoning has them, against how the games ended. Errors are over games: chances of
// one game are not independent of each other.
struct Bin {
  Mean chance;
  Mean ended;
  std::map<std::size_t, std::pair<double, double>> games;  // chances and results less their means, by game

  double error() const {
    double squares = 0;
    for (const auto& [game, sums] : games) squares += (sums.second - sums.first) * (sums.second - sums.first);
    return std::sqrt(squares) / std::max(1.0, chance.n);
  }
};
using Bins = std::array<Bin, 10>;

void printBins(const char* what, const Bins& bins) {
  std::printf("%s\nchance  positions  games  mean chance  won  difference  error\n", what);
  for (std::size_t b = 0; b < bins.size(); ++b)
    std::printf("%2zu-%3zu %%  %8.0f  %6zu  %6.2f  %6.2f  %+6.2f  %5.2f\n", 10 * b, 10 * b + 10, bins[b].chance.n,
                bins[b].games.size(), 100 * bins[b].chance.mean(), 100 * bins[b].ended.mean(),
                100 * (bins[b].ended.mean() - bins[b].chance.mean()), 100 * bins[b].error());
}

void addChance(Bins& bins, std::size_t game, double chance, double ended) {
  Bin& bin = bins[static_cast<std::size_t>(std::clamp(static_cast<int>(chance * 10), 0, 9))];
  bin.chance.add(chance);
  bin.ended.add(ended);
  bin.games[game].first += chance;
  bin.games[game].second += ended;
}

void join(Bins& bins, const Bins& more) {
  for (std::size_t b = 0; b < bins.size(); ++b) {
    bins[b].chance.add(more[b].chance);
    bins[b].ended.add(more[b].ended);
    bins[b].games.insert(more[b].games.begin(), more[b].games.end());
  }
}

// The chances of every side in one game.
class Calibrating {
 public:
  Calibrating(const Course& course, const Options& options, std::size_t game)
      : course_(course), options_(options), game_(game), forecast_(course.setup, bots::mindFor(course.setup.table())),
        random_(options.seed + game) {}

  void addTo(Bins& dealing, Bins& playing) {
    for (const Dealt& deal : course_.deals) add(dealing, deal.before, options_.lines);
    for (std::size_t n = 0; n < course_.moments.size(); n += static_cast<std::size_t>(options_.every))
      add(playing, course_.moments[n].before, options_.lines / 4);
  }

 private:
  void add(Bins& bins, const Position& position, int lines) {
    const bots::Prospects prospects = forecast_.of(position, lines, random_);
    for (const SeatSet side : course_.setup.table().sides())
      addChance(bins, game_, double{prospects.means[side.first()]}, (course_.last.won[0] & side).empty() ? 0 : 1);
  }

  const Course& course_;
  const Options& options_;
  std::size_t game_;
  bots::Forecast forecast_;
  Random random_;
};

int calibrate(const Options& options) {
  Bins dealing;
  Bins playing;
  std::mutex mutex;
  forAllGames(options, [&](const Course& course, std::size_t game) {
    Bins deals;
    Bins plays;
    Calibrating(course, options, game).addTo(deals, plays);
    const std::scoped_lock lock(mutex);
    join(dealing, deals);
    join(playing, plays);
  });
  printBins("before deals", dealing);
  printBins("before decisions", playing);
  return 0;
}

// ---- Luck ----

int luck(const Options& options) {
  Mean ofGames;
  Mean ofDeals;
  // How much of a deal's luck is still there when the deal is played out: the slope of the change on the luck.
  double both = 0;
  double squares = 0;
  Mean changes;
  Mean left;
  std::mutex mutex;
  forAllGames(options, [&](const Course& course, std::size_t game) {
    const Seat seat = course.setup.table().seats.first();
    double sum = 0;
    std::vector<double> before;
    std::vector<double> each;
    for (std::size_t d = 0; d < course.deals.size(); ++d) {
      const Luck one = luckOf(course.deals[d], {options.lines, 0, 0, 0}, options.seed + 1000 * game + d);
      before.push_back(one.before.means[seat]);
      each.push_back(one.of(seat));
      sum += one.of(seat);
    }
    before.push_back(!(course.last.won[0] & only(seat)).empty() ? 1 : 0);
    const std::scoped_lock lock(mutex);
    ofGames.add(sum);
    for (std::size_t d = 0; d < each.size(); ++d) {
      ofDeals.add(each[d]);
      both += each[d] * (before[d + 1] - before[d]);
      squares += each[d] * each[d];
      left.add(before[d + 1] - before[d] - each[d]);
      changes.add(before[d + 1] - before[d]);
    }
  });
  const auto print = [](const char* what, const Mean& mean) {
    std::printf("%s: %.0f, mean %+.4f, error %.4f, deviation %.4f\n", what, mean.n, mean.mean(), mean.error(),
                mean.deviation());
  };
  print("luck of a deal", ofDeals);
  print("luck of a game", ofGames);
  print("change over a deal", changes);
  print("without its luck", left);
  std::printf("change over a deal for each point of its luck: %.3f\n", both / squares);
  return 0;
}

// ---- Whole games: sums and marks ----

// The balances of a bot's games.
struct Balances {
  struct Part {
    Mean value;
    Mean error;           // as the reports state it
    double products = 0;  // with the result
    std::vector<double> games;

    void add(const Estimate& part, double change) {
      value.add(part.mean);
      error.add(part.error);
      products += part.mean * change;
      games.push_back(part.mean);
    }

    // In how many of 10,000 draws of 20 games it is above 0 in all of them together.
    double ahead(Random random) const {
      constexpr int kDraws = 10'000;
      constexpr int kGames = 20;
      int found = 0;
      for (int draw = 0; draw < kDraws; ++draw) {
        double sum = 0;
        for (int k = 0; k < kGames; ++k) sum += games[random.below(static_cast<std::uint32_t>(games.size()))];
        found += sum > 0 ? 1 : 0;
      }
      return static_cast<double>(found) / kDraws;
    }

    // How much of the result's variance goes with it: the shares of deal, play and skill add up to 1.
    void print(const char* what, const Mean& result, std::uint64_t seed) const {
      const double variance = result.deviation() * result.deviation();
      const double share = (products / result.n - result.mean() * value.mean()) / variance;
      std::printf(
          "  %-6s mean %+.4f, error %.4f, deviation %.4f; standard error stated %.4f; share of the variance "
          "%.1f %%; above 0 in 20 games: %.1f %%\n",
          what, value.mean(), value.error(), value.deviation(), error.mean(), 100 * share, 100 * ahead(Random(seed)));
    }
  };

  Mean result;
  Part deal, play, skill;
  Part losses;  // significant ones, of the others less its own: how the skill was judged before

  void add(const Balance& b, double lost) {
    const double change = b.end - b.start;
    result.add(change);
    deal.add(b.deal, change);
    play.add(b.play, change);
    skill.add(b.skill, change);
    losses.add({lost, 0}, change);
  }

  void print(const std::string& name, std::uint64_t seed) const {
    std::printf("%s: %.0f games, result less start: mean %+.4f, error %.4f, deviation %.4f\n", name.c_str(), result.n,
                result.mean(), result.error(), result.deviation());
    deal.print("deal", result, seed);
    play.print("play", result, seed);
    skill.print("skill", result, seed);
    losses.print("losses", result, seed);
  }
};

// A bot's decisions with a choice.
struct Decisions {
  std::array<double, 6> marks{};
  Mean loss;
  Mean skill;
  Mean luck;       // of the play, for its own side
  Mean luckError;  // as the report states it

  void print(const std::string& name) const {
    const double all = loss.n;
    std::printf(
        "%s: %.0f decisions, loss of each %.4f (%.4f), skill %+.4f (%.4f), luck of the play %+.4f (%.4f), its "
        "standard error stated %.4f",
        name.c_str(), all, loss.mean(), loss.error(), skill.mean(), skill.error(), luck.mean(), luck.error(),
        luckError.mean());
    for (std::size_t m = 1; m < marks.size(); ++m)
      std::printf(", %s %.2f %%", std::string(kMarkNames[m]).c_str(), 100 * marks[m] / all);
    std::printf("\n");
  }
};

struct Sums {
  std::map<std::string, Balances> balances;
  std::map<std::string, Decisions> decisions;
  double worst = 0;  // by how much a sum is off
  Mean seconds;

  // What the others' decisions lost, less what those of a side did.
  static double lostByOthers(const Analysis& analysis, SeatSet side) {
    double lost = 0;
    for (std::size_t n = 0; n < analysis.found().size(); ++n) {
      const bool own = side.contains(analysis.course().moments[n].view.position.by);
      lost += (own ? -1 : 1) * analysis.found()[n].judgement.lost();
    }
    return lost;
  }

  void add(const Analysis& analysis) {
    const Course& course = analysis.course();
    std::set<std::string> seen;  // one side of each bot: what the other has is the same with another sign
    for (const SeatSet side : course.setup.table().sides()) {
      const Balance b = analysis.balanceOf(side);
      worst = std::max(worst, std::abs(b.start + b.deal.mean + b.play.mean + b.skill.mean - b.end));
      const std::string& name = course.names[side.first()];
      if (seen.insert(name).second) balances[name].add(b, lostByOthers(analysis, side));
    }
    for (std::size_t n = 0; n < analysis.found().size(); ++n) {
      const Judgement& judgement = analysis.found()[n].judgement;
      const Seat by = course.moments[n].view.position.by;
      Decisions& all = decisions[course.names[by]];
      ++all.marks[static_cast<std::size_t>(judgement.mark)];
      if (judgement.mark == Mark::Forced) continue;
      const Estimate luck = analysis.playLuckOf(n, by);
      all.loss.add(judgement.lost());
      all.skill.add(analysis.skillOf(n, by).mean);
      all.luck.add(luck.mean);
      all.luckError.add(luck.error);
    }
  }
};

int sums(const Options& options) {
  Sums all;
  std::mutex mutex;
  forAllGames(options, [&](Course course, std::size_t game) {
    const auto begin = std::chrono::steady_clock::now();
    std::optional<Lines> lines;
    if (options.lines > 0) lines = Lines{.deal = options.lines, .hand = 0, .play = options.lines / 2, .hidden = 0};
    Analysis analysis(std::move(course), {{0, options.sims}, options.seed + game, lines});
    for (std::size_t job = 0; job < analysis.jobs(); ++job) analysis.run(job);
    const std::chrono::duration<double> spent = std::chrono::steady_clock::now() - begin;
    const std::scoped_lock lock(mutex);
    all.add(analysis);
    all.seconds.add(spent.count());
  });
  for (const auto& [name, balances] : all.balances) balances.print(name, options.seed);
  for (const auto& [name, decisions] : all.decisions) decisions.print(name);
  std::printf("sums are off by %.1e at most; %.1f s for a game on one thread\n", all.worst, all.seconds.mean());
  return 0;
}

// ---- Seeded blunders ----

struct Seeded {
  int tried = 0;
  int big = 0;      // true loss over ten points
  int found = 0;    // of these marked as blunder
  int wronged = 0;  // the sampler's own decisions marked as blunder
  Mean difference;
};

// A decision replaced by its worst candidate, and by what the sampler decides with ten times the effort. The true loss is
// measured with ten times the play-outs and another seed.
void seed(const Moment& moment, const PlayList& plays, const Options& options, Random& random, std::mutex& mutex,
          Seeded& all) {
  bots::Thought thought;
  std::vector<bots::Opinion> opinions;
  const Play best = bots::decideBySampling(moment.view, plays, {.simulations = 10 * options.sims}, random,
                                           bots::mindFor(moment.before.layout()), thought, &opinions);
  const Play worst = *std::ranges::min_element(opinions, {}, &bots::Opinion::value)->play;
  const Judgement truth = judge(moment.view, worst, {0, 10 * options.sims}, random.next());
  const Judgement found = judge(moment.view, worst, {0, options.sims}, random.next());
  const Judgement own = judge(moment.view, best, {0, options.sims}, random.next());
  const std::scoped_lock lock(mutex);
  ++all.tried;
  all.wronged += own.mark == Mark::Blunder ? 1 : 0;
  all.difference.add(found.loss.mean - truth.loss.mean);
  if (truth.loss.mean <= 0.1) return;
  ++all.big;
  if (found.mark == Mark::Blunder) ++all.found;
  else
    std::printf("missed: %s: true loss %.3f (%.3f), best %s; measured %.3f (%.3f), best %s\n  %s\n",
                notation::playText(moment.view.position, worst).c_str(), truth.loss.mean, truth.loss.error,
                notation::playText(moment.view.position, truth.best().play).c_str(), found.loss.mean, found.loss.error,
                notation::playText(moment.view.position, found.plays[found.chosen == 0 ? 1 : 0].play).c_str(),
                notation::positionText(moment.view).c_str());
}

int blunders(const Options& options) {
  Seeded all;
  std::mutex mutex;
  forAllGames(options, [&](const Course& course, std::size_t game) {
    Random random(options.seed + game);
    const auto plays = std::make_unique<PlayList>();
    for (int n = 0; n < options.each;) {
      const Moment& moment = course.moments[random.below(static_cast<std::uint32_t>(course.moments.size()))];
      listPlays(moment.view.position, *plays);
      if (plays->size() < 2) continue;
      seed(moment, *plays, options, random, mutex, all);
      ++n;
    }
  });
  std::printf("decisions %d, true loss over 10 points %d, of these marked as blunder %d (%.1f %%)\n", all.tried,
              all.big, all.found, 100.0 * all.found / std::max(1, all.big));
  std::printf("the sampler's own decisions marked as blunder %d (%.1f %%)\n", all.wronged,
              100.0 * all.wronged / std::max(1, all.tried));
  std::printf("measured less true loss: mean %+.4f, error %.4f, deviation %.4f\n", all.difference.mean(),
              all.difference.error(), all.difference.deviation());
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  CLI::App app{"Proofs of the judge (bench/analysis.md)", "tacit-prove-judge"};
  app.require_subcommand(1);
  Options options;
  int code = 0;
  const auto add = [&](const char* name, const char* what, int (*prove)(const Options&)) {
    auto* const command = app.add_subcommand(name, what);
    command->add_option("folder", options.folder, "Games, as `tacit match --save` writes them")->required();
    command->add_option("--jobs", options.jobs, "Games at a time")->capture_default_str();
    command->add_option("--most", options.most, "Games at most");
    command->add_option("--sims", options.sims, "Play-outs for a decision")->capture_default_str();
    command->add_option("--lines", options.lines, "Lines of play for a chance; sums: 0 for those of a report")
        ->capture_default_str();
    command->add_option("--every", options.every, "calibrate: which decisions")->capture_default_str();
    command->add_option("--each", options.each, "blunders: decisions of each game")->capture_default_str();
    command->add_option("--seed", options.seed, "Seed")->capture_default_str();
    command->callback([&, prove] { code = prove(options); });
  };
  add("calibrate", "Chances of both sides against results, in ten bins", calibrate);
  add("luck", "Mean luck of deals and games", luck);
  add("sums", "Result = start + luck of the deal + luck of the play + skill, and marks, by bot", sums);
  add("blunders", "Seeded blunders found, and the sampler's decisions marked as blunders", blunders);
  CLI11_PARSE(app, argc, argv);
  return code;
}
