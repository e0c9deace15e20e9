#include "puzzles/mine.h"

#include <algorithm>
#include <memory>
#include <optional>

#include "analysis/judge.h"
#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/sampler.h"
#include "notation/play_text.h"
#include "puzzles/grade.h"
#include "puzzles/judging.h"

namespace tacit::puzzles {
namespace {

// Simulations at each step.
constexpr int kLook = 200;
constexpr int kJudge = 3000;
constexpr int kConfirm = 10 * kJudge;
// What a quick look must see at least.
constexpr float kPromising = 0.02F;
// With fewer plays a guess is as good.
constexpr int kFewestPlays = 4;
constexpr int kMaxDeals = 60;  // a game that takes longer is not going to end

// Mostly the usual game; now and then the basic pack, or another edition and pack.
Setup someSetup(Layout layout, Random& random) {
  switch (random.below(8)) {
    case 0: return Setup::of(layout, static_cast<Edition>(random.below(kEditions)), Pack::master());
    case 1: return Setup::of(layout, Edition::Std, Pack{static_cast<std::uint8_t>(random.below(kPacks))});
    case 2: return Setup::of(layout, Edition::Std, Pack::basic());
    default: return Setup::of(layout);
  }
}

// Plays a game with seats of different strength, so that good and odd positions arise, and looks at each decision on the
// way.
class Mine {
 public:
  Mine(Layout layout, std::uint64_t seed, Sieve& sieve)
      : random_(seed), game_(someSetup(layout, random_), random_), sieve_(sieve),
        plays_(std::make_unique<PlayList>()) {
    for (bots::Level& level : levels_) level = kPlayers[random_.below(kPlayers.size())];
  }

  std::vector<Puzzle> puzzles(const std::atomic<bool>& stop) {
    for (int deals = 1; !game_.over() && deals <= kMaxDeals && !stop;) {
      game_.list(*plays_);
      const View view = game_.view(only(game_.position().by));
      const Step step = game_.carryOut(plays_->size() == 1 ? (*plays_)[0] : lookAndDecide(view), random_);
      if (step.dealt) {
        ++deals;
        foundInDeal_ = false;
      }
    }
    ++sieve_.games;
    return std::move(found_);
  }

 private:
  static constexpr std::array kPlayers = {bots::Level::Simple, bots::Level::Planner, bots::Level::Sampler};
  static constexpr std::uint32_t kOddOneIn = 12;

  Play lookAndDecide(const View& view) {
    const bool looks = !foundInDeal_ && plays_->size() >= kFewestPlays;
    std::optional<Play> seen;
    if (looks) seen = look(view);
    if (random_.below(kOddOneIn) == 0) return bots::decide(view, bots::Level::Random, {}, random_);
    const bots::Level level = levels_[view.position.by];
    if (level == bots::Level::Sampler && seen) return *seen;
    return bots::decide(view, level, {0, kLook}, random_);
  }

  // What a quick look takes for the best play. Whatever is found on the way is kept.
  Play look(const View& view) {
    ++sieve_.choices;
    bots::Thought thought;
    std::vector<bots::Opinion> opinions;
    const Play best = bots::decideBySampling(view, *plays_, {0, kLook}, random_,
                                             bots::mindFor(view.position.layout()), thought, &opinions);
    const std::uint64_t seed = random_.next();
    if (opinions.size() > 1 && opinions[0].value - opinions[1].value >= kPromising && !simpleFinds(view, best))
      consider(asKnown(view), best, seed);
    return best;
  }

  // A quick look overlooks the hardest ones.
  static Play bestByJudge(const View& view, const Play& seen, std::uint64_t seed) {
    return analysis::judge(view, seen, {0, kJudge}, seed).best().play;
  }

  // From here on only what the text of the position says counts.
  void consider(const std::string& position, const Play& seen, std::uint64_t seed) {
    ++sieve_.promising;
    const View view = *viewIn(position);
    const Play play = bestByJudge(view, seen, seed);
    if (!leadOf(view, play, kJudge, seed + 1).isClear()) return;
    ++sieve_.clear;
    const Lead lead = leadOf(view, play, kConfirm, seed ^ kOther);
    if (!lead.isClear()) return;
    ++sieve_.confirmed;
    if (simpleFinds(view, play) || !beatsTheUnpromising(view, play, seed)) return;
    ++sieve_.kept;
    keep(position, view, play, lead, seed);
  }

  void keep(const std::string& position, const View& view, const Play& play, const Lead& lead, std::uint64_t seed) {
    const auto shown = [&](double value) {
      if (view.position.layout().cooperative) return -value * double{bots::kCardsPerPoint} - view.position.laid;
      return 100 * std::clamp(value, 0.0, 1.0);
    };
    found_.push_back({.rating = ratingFor(shareOfFinders(view, play, seed)),
                      .themes = themesOf(view.position, play),
                      .task = Task::Play,
                      .positions = {position},
                      .solution = {notation::playText(view.position, play)},
                      .best = shown(lead.value),
                      .second = shown(lead.value - lead.ahead.mean)});
    foundInDeal_ = true;
  }

  static constexpr std::uint64_t kOther = 0x5bd1e995a5a5a5a5ULL;

  Random random_;
  FollowedGame game_;
  Sieve& sieve_;
  std::unique_ptr<PlayList> plays_;
  std::array<bots::Level, kSeats> levels_{};
  bool foundInDeal_ = false;
  std::vector<Puzzle> found_;
};

}  // namespace

Sieve& Sieve::operator+=(const Sieve& more) {
  games += more.games;
  choices += more.choices;
  promising += more.promising;
  clear += more.clear;
  confirmed += more.confirmed;
  kept += more.kept;
  return *this;
}

std::vector<Puzzle> puzzlesOfGame(Layout layout, std::uint64_t seed, Sieve& sieve, const std::atomic<bool>& stop) {
  return Mine(layout, seed, sieve).puzzles(stop);
}

std::uint64_t seedOfGame(std::uint64_t seed, Layout layout, std::uint64_t game) {
  Random random(seed);
  Random ofLayout(random.next() + static_cast<std::uint64_t>(layout));
  return Random(ofLayout.next() + game).next();
}

}  // namespace tacit::puzzles
