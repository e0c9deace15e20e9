#include "puzzles/mine.h"

#include <algorithm>
#include <bit>
#include <memory>
#include <optional>

#include "bots/bot.h"
#include "bots/evaluation.h"
#include "bots/sampler.h"
#include "notation/play_text.h"
#include "notation/words.h"
#include "puzzles/grade.h"
#include "puzzles/judging.h"

namespace tacit::puzzles {
namespace {

// Simulations at each step.
constexpr int kInPlay = 50;
constexpr int kLook = 200;
constexpr int kLongerLook = 1000;
constexpr int kJudge = 2000;
constexpr int kConfirm = 10 * kJudge;
constexpr int kConfirmations = 3;
constexpr double kMargin = 0.01;
// What the looks must see at least.
constexpr float kPromising = 0.02F;
constexpr float kStillPromising = 0.05F;
// Gifts are in every deal, and would be most of all.
constexpr std::uint32_t kGiftsOneIn = 6;
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

// Before some marbles are home, one play hardly makes a difference of eight points, the less the more people play.
bool isTooEarly(const Position& position) {
  const LayoutTable& layout = position.layout();
  if (layout.cooperative) return false;
  int home = 0;
  for (const Seat seat : layout.seats) home += std::popcount(position.board.homeMask(seat));
  return home < 2 * (layout.seats.size() - 2);
}

// Plays a game with seats of different strength, so that good and odd positions arise, and looks at each decision on the
// way.
class Mine {
 public:
  Mine(const Source& source, std::uint64_t game, Sieve& sieve)
      : random_(source.seedOfGame(game)), game_(someSetup(source.layout, random_), random_), theme_(source.theme),
        sieve_(sieve), plays_(std::make_unique<PlayList>()) {
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
    std::optional<Play> seen;
    if (isWorthALook(view.position)) seen = look(view);
    if (random_.below(kOddOneIn) == 0) return bots::decide(view, bots::Level::Random, {}, random_);
    const bots::Level level = levels_[view.position.by];
    if (level == bots::Level::Sampler && seen) return *seen;
    return bots::decide(view, level, {0, kInPlay}, random_);
  }

  bool isWorthALook(const Position& position) {
    if (foundInDeal_ || plays_->size() < kFewestPlays || isTooEarly(position)) return false;
    if (theme_) return std::ranges::any_of(*plays_, [&](const Play& play) { return isOfTheme(position, play); });
    return position.phase != Phase::Swap || random_.below(kGiftsOneIn) == 0;
  }

  bool isOfTheme(const Position& position, const Play& play) const {
    return !theme_ || std::ranges::count(themesOf(position, play), *theme_) > 0;
  }

  // What a look takes for the best play.
  struct Seen {
    Play play;
    float ahead;  // of the second best
  };
  Seen seenIn(const View& view, int simulations) {
    bots::Thought thought;
    std::vector<bots::Opinion> opinions;
    const Play best = bots::decideBySampling(view, *plays_, {0, simulations}, random_,
                                             bots::mindFor(view.position.layout()), thought, &opinions);
    return {best, opinions[0].value - opinions[1].value};
  }

  bool isPromising(const View& view, const Seen& seen, float atLeast) const {
    return seen.ahead >= atLeast && isOfTheme(view.position, seen.play) && !simpleFinds(view, seen.play);
  }

  // The best play at first sight. Whatever is found on the way is kept.
  Play look(const View& view) {
    ++sieve_.choices;
    const Seen first = seenIn(view, kLook);
    if (!isPromising(view, first, kPromising)) return first.play;
    ++sieve_.promising;
    const Seen second = seenIn(view, kLongerLook);
    if (!isPromising(view, second, kStillPromising)) return first.play;
    ++sieve_.looked;
    const auto step = judged(asKnown(view), second.play);
    if (step && !simpleFinds(step->view, step->play)) keep(*step);
    return first.play;
  }

  // A decision that has one clear answer.
  struct Decision {
    std::string position;
    View view;  // all that the text says
    Play play;
    Lead lead;
  };

  // From here on only what the text of the position says counts.
  std::optional<Decision> judged(const std::string& position, const Play& play) {
    const std::uint64_t seed = random_.next();
    const View view = *viewIn(position);
    if (!leadOf(view, play, kJudge, seed).isClear()) return std::nullopt;
    ++sieve_.clear;
    const auto lead = confirmed(view, play);
    if (!lead) return std::nullopt;
    ++sieve_.confirmed;
    if (!beatsTheUnpromising(view, play, seed)) return std::nullopt;
    return Decision{position, view, play, *lead};
  }

  // Every time, and with a margin: what the seats learn in the play-outs differs a little more than the errors say, and
  // anyone who judges it again shall find the same.
  std::optional<Lead> confirmed(const View& view, const Play& play) {
    Lead lead;
    for (int n = 0; n < kConfirmations; ++n) {
      lead = leadOf(view, play, kConfirm, random_.next());
      if (!lead.isClear() || lead.ahead.mean < kGap + kMargin) return std::nullopt;
    }
    return lead;
  }

  void keep(const Decision& step) {
    ++sieve_.kept;
    foundInDeal_ = true;
    const Position& position = step.view.position;
    const auto shown = [&](double value) {
      if (position.layout().cooperative) return -value * double{bots::kCardsPerPoint} - position.laid;
      return 100 * std::clamp(value, 0.0, 1.0);
    };
    found_.push_back({.themes = themesOf(position, step.play),
                      .task = Task::Play,
                      .positions = {step.position},
                      .solution = {notation::playText(position, step.play)},
                      .best = shown(step.lead.value),
                      .second = shown(step.lead.value - step.lead.ahead.mean)});
    if (position.phase != Phase::Swap) prolong(found_.back(), step);
    found_.back().rating = ratingOf(found_.back());
  }

  // Where the next decision of the same seat is clear again, both are one puzzle. What the others answer is played by the
  // sampler with the hands of the game.
  void prolong(Puzzle& puzzle, const Decision& first) {
    FollowedGame game = game_;
    game.carryOut(first.play);
    const std::string answers = answersUntil(first.view.position.by, game);
    const Position& position = game.position();
    if (answers.empty() || position.by != first.view.position.by || position.phase == Phase::Deal) return;
    const View view = game.view(only(position.by));
    game.list(*plays_);
    if (plays_->size() < kFewestPlays) return;
    const Seen seen = seenIn(view, kLongerLook);
    if (seen.ahead < kStillPromising) return;
    if (const auto second = judged(asKnown(view), seen.play)) makeLine(puzzle, answers, *second);
  }

  // `b 5:b20-25 c 9:drop`: what is played until it is a seat's turn again, or the deal is over.
  std::string answersUntil(Seat seat, FollowedGame& game) {
    std::string text;
    while (game.position().by != seat && game.position().phase != Phase::Deal && !game.over()) {
      const Position& position = game.position();
      const Play answer = bots::decide(game.view(only(position.by)), bots::Level::Sampler, {0, kLook}, random_);
      text.append(text.empty() ? "" : " ").append({notation::seatLetter(position.by), ' '});
      text += notation::playText(position, answer);
      game.carryOut(answer);
    }
    return text;
  }

  static void makeLine(Puzzle& puzzle, const std::string& answers, const Decision& second) {
    puzzle.task = Task::Line;
    puzzle.positions.push_back(second.position);
    puzzle.solution.push_back(answers);
    puzzle.solution.push_back(notation::playText(second.view.position, second.play));
    puzzle.themes = together(puzzle.themes, themesOf(second.view.position, second.play));
  }

  Random random_;
  FollowedGame game_;
  std::optional<Theme> theme_;
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
  looked += more.looked;
  clear += more.clear;
  confirmed += more.confirmed;
  kept += more.kept;
  return *this;
}

std::uint64_t Source::seedOfGame(std::uint64_t game) const {
  Random random(seed);
  const std::uint64_t aim = theme ? 1 + static_cast<std::uint64_t>(*theme) : 0;
  Random ofLayout(random.next() + kLayouts * aim + static_cast<std::uint64_t>(layout));
  return Random(ofLayout.next() + game).next();
}

std::vector<Puzzle> puzzlesOfGame(const Source& source, std::uint64_t game, Sieve& sieve,
                                  const std::atomic<bool>& stop) {
  return Mine(source, game, sieve).puzzles(stop);
}

}  // namespace tacit::puzzles
