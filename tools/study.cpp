// What a game of TAC is made of: plays many games between equals and counts who won after which cards, deals and turns.
// Prints one JSON object with sums in batches of games, so that what is computed from them has an interval. The figures
// that come of it are in docs/study.md, the commands in bench/study/.
//
//   tacit-study --games 1000000 --jobs 2
//   tacit-study --level club --layout pairs6 --games 2000 --jobs 2
#include <CLI/CLI.hpp>
#include <atomic>
#include <cstdio>
#include <memory>
#include <string>
#include <thread>
#include <vector>

#include "bots/bot.h"
#include "bots/policy.h"
#include "json/write.h"
#include "notation/setup_text.h"
#include "notation/words.h"

namespace {

using namespace tacit;

struct StudyOptions {
  std::string layout = "pairs4", rules = "std", pack = "master", level = "policy", gifts = "chosen";
  std::int64_t games = 10'000;
  std::uint64_t seed = 1;
  int jobs = 1;
};

using Counts = std::vector<double>;

constexpr int kMostDeals = 40;    // a game with more counts with these
constexpr int kMostPlays = 1000;  // in tens
constexpr int kMostHome = 12;     // marbles of a side at home

// How many games, and how many of them the first side won.
struct Cell {
  double games = 0;
  double won = 0;
  TACIT_FIELDS(Cell, games, won)

  void add(bool win) {
    ++games;
    won += win ? 1 : 0;
  }
};

// For a linear regression of the result (1/2 or -1/2) on how many more of each card the first side was dealt.
struct Worth {
  double hands = 0;
  Counts products = Counts(kCards * kCards);
  Counts results = Counts(kCards);
  TACIT_FIELDS(Worth, hands, products, results)
};

// The sums of one batch of games.
struct Sums {
  double games = 0, plays = 0, deals = 0, drops = 0, tacs = 0, tacLast = 0, tacInLastDeal = 0, winsAnswered = 0;
  Counts bySide = Counts(3);         // games won, by side
  Counts bySeat = Counts(kSeats);    // ... by seats after the first dealer, the dealer itself first
  Counts lastCard = Counts(kCards);  // the card that won
  Counts dealsOfGames = Counts(kMostDeals + 1);
  Counts playsOfGames = Counts(kMostPlays / 10 + 1);
  Counts losersHome = Counts(kMostHome + 1);             // marbles of the best losing side at home
  std::vector<Cell> openings = std::vector<Cell>(16);    // 4 * seats of the side with an opening card + others'
  std::vector<Cell> leads = std::vector<Cell>(13 * 13);  // 13 * marbles of the side at home + others', at each deal
  Worth first, any;                                      // cards of the first deal; of all deals
  TACIT_FIELDS(Sums, games, plays, deals, drops, tacs, (tacLast, "tac_last"), (tacInLastDeal, "tac_in_last_deal"),
               (winsAnswered, "wins_answered"), (bySide, "by_side"), (bySeat, "by_seat"), (lastCard, "last_card"),
               (dealsOfGames, "deals_of_games"), (playsOfGames, "plays_of_games"), (losersHome, "losers_home"),
               openings, leads, first, any)
};

struct StudyShown {
  std::string layout, rules, pack, level, gifts;
  std::uint64_t seed = 0;
  std::int64_t games = 0;
  std::vector<std::string> cards;
  std::vector<Sums> batches;
  TACIT_FIELDS(StudyShown, layout, rules, pack, level, gifts, seed, games, cards, batches)
};

std::size_t marblesHome(const Board& board, SeatSet side) {
  std::size_t home = 0;
  for (const Seat seat : side) home += static_cast<std::size_t>(std::popcount(board.homeMask(seat)));
  return home;
}

// Who decides: the policy of the play-outs, which sees a position at a glance, or a level of the ladder.
class Decider {
 public:
  Decider(const Setup& setup, std::optional<bots::Level> level)
      : level_(level), evaluation_(setup, bots::mindFor(setup.table()).play), policy_(evaluation_) {}

  Play decide(const FollowedGame& game, Random& random) {
    if (level_) return bots::decide(game.view(only(game.position().by)), *level_, {}, random);
    game.list(plays_);
    return policy_.best(game.position(), plays_);
  }
  Play anyGift(const FollowedGame& game, Random& random) {
    game.list(plays_);
    return plays_[static_cast<int>(random.below(static_cast<std::uint32_t>(plays_.size())))];
  }

 private:
  std::optional<bots::Level> level_;
  bots::Evaluation evaluation_;
  bots::Policy policy_;
  PlayList plays_;
};

// What is known of a deal before it is played, until the game's end tells who won.
struct Dealt {
  std::array<int, kCards> more{};  // of each card, than the other side
  std::size_t home = 0, othersHome = 0;
};

// One game, and what there is to count in it.
class StudiedGame {
 public:
  StudiedGame(const Setup& setup, bool anyGifts, Decider& decider, Random& random)
      : game_(setup, random), anyGifts_(anyGifts), decider_(decider), random_(random),
        first_(setup.table().side[setup.table().seats.first()]), dealer_(game_.position().dealer) {
    seeDeal();
    for (const Seat seat : layout().seats) {
      if (!game_.position().hands[seat].holdsOpeningCard()) continue;
      ++(first_.contains(seat) ? opening_ : othersOpening_);
    }
  }

  void play() {
    while (!game_.over() && plays_ < kMostPlays) {
      const Step step = game_.carryOut(choice(), random_);
      count(step);
      if (step.dealt) seeDeal();
    }
  }

  void addTo(Sums& sums) const {
    const SeatSet winners = game_.over() ? game_.winners() : SeatSet{};
    const bool won = winners == first_;
    ++sums.games;
    sums.plays += plays_;
    sums.deals += static_cast<double>(deals_.size());
    sums.drops += drops_;
    sums.tacs += tacs_;
    sums.winsAnswered += winsAnswered_;
    sums.tacInLastDeal += tacInDeal_ ? 1 : 0;
    ++sums.dealsOfGames[std::min<std::size_t>(deals_.size(), kMostDeals)];
    ++sums.playsOfGames[static_cast<std::size_t>(plays_ / 10)];
    if (winners.empty()) return;
    sums.tacLast += last_.card == Card::Tac ? 1 : 0;
    ++sums.lastCard[index(last_.card)];
    ++sums.losersHome[losersHome(winners)];
    addWinners(sums, winners);
    if (layout().sides().size() == 2) addCards(sums, won);
  }

 private:
  const LayoutTable& layout() const { return game_.position().layout(); }

  Play choice() {
    const Position& p = game_.position();
    if (anyGifts_ && p.phase == Phase::Swap && first_.contains(p.by)) return decider_.anyGift(game_, random_);
    return decider_.decide(game_, random_);
  }

  void count(const Step& step) {
    if (step.play.kind == Kind::Give) return;
    ++plays_;
    drops_ += step.play.kind == Kind::Drop ? 1 : 0;
    last_ = step.play;
    const bool tac = step.play.card == Card::Tac;
    tacs_ += tac ? 1 : 0;
    tacInDeal_ = (tacInDeal_ && !step.dealt) || tac;
    if (!step.before.pendingWin().empty() && step.after.phase != Phase::Over) ++winsAnswered_;
  }

  void seeDeal() {
    const Position& p = game_.position();
    Dealt dealt{{}, marblesHome(p.board, first_), marblesHome(p.board, layout().seats.without(first_))};
    for (const Seat seat : layout().seats)
      for (const Card card : kAllCards)
        dealt.more[index(card)] += p.hands[seat].count(card) * (first_.contains(seat) ? 1 : -1);
    deals_.push_back(dealt);
    tacInDeal_ = false;
  }

  std::size_t losersHome(SeatSet winners) const {
    std::size_t most = 0;
    for (const SeatSet side : layout().sides())
      if (side != winners) most = std::max(most, marblesHome(game_.position().board, side));
    return most;
  }

  void addWinners(Sums& sums, SeatSet winners) const {
    std::size_t k = 0;
    for (const SeatSet side : layout().sides()) sums.bySide[k++] += side == winners ? 1 : 0;
    Seat seat = dealer_;
    for (k = 0; k < static_cast<std::size_t>(layout().seats.size()); ++k, seat = layout().seats.next(seat))
      sums.bySeat[k] += winners.contains(seat) ? 1 : 0;
  }

  void addCards(Sums& sums, bool won) const {
    sums.openings[4 * opening_ + othersOpening_].add(won);
    for (const Dealt& dealt : deals_) {
      sums.leads[13 * dealt.home + dealt.othersHome].add(won);
      addWorth(sums.any, dealt, won);
    }
    addWorth(sums.first, deals_.front(), won);
  }

  static void addWorth(Worth& worth, const Dealt& dealt, bool won) {
    ++worth.hands;
    for (std::size_t k = 0; k < kCards; ++k) {
      if (dealt.more[k] == 0) continue;
      worth.results[k] += won ? 0.5 * dealt.more[k] : -0.5 * dealt.more[k];
      for (std::size_t j = 0; j < kCards; ++j) worth.products[k * kCards + j] += dealt.more[k] * dealt.more[j];
    }
  }

  FollowedGame game_;
  bool anyGifts_;
  Decider& decider_;
  Random& random_;
  SeatSet first_;  // the first side
  Seat dealer_;    // of the first deal
  std::size_t opening_ = 0, othersOpening_ = 0;
  int plays_ = 0, drops_ = 0, tacs_ = 0, winsAnswered_ = 0;
  bool tacInDeal_ = false;
  Play last_{};
  std::vector<Dealt> deals_;
};

constexpr int kBatches = 64;

class Study {
 public:
  Study(const StudyOptions& options, const Setup& setup, std::optional<bots::Level> level)
      : options_(options), setup_(setup), level_(level), batches_(kBatches) {}

  std::vector<Sums> run() {
    {
      std::vector<std::jthread> threads;
      threads.reserve(static_cast<std::size_t>(options_.jobs));
      for (int job = 0; job < options_.jobs; ++job) threads.emplace_back([this] { work(); });
    }
    return std::move(batches_);
  }

 private:
  void work() {
    const auto decider = std::make_unique<Decider>(setup_, level_);
    for (int batch = next_++; batch < kBatches; batch = next_++) play(batch, *decider);
  }

  // Each game has a seed of its own, so the sums are the same with any number of threads.
  void play(int batch, Decider& decider) {
    Sums& sums = batches_[static_cast<std::size_t>(batch)];
    for (std::int64_t n = batch; n < options_.games; n += kBatches) {
      Random random(Random(options_.seed).next() + static_cast<std::uint64_t>(n));
      StudiedGame game(setup_, options_.gifts == "any", decider, random);
      game.play();
      game.addTo(sums);
    }
    std::fprintf(stderr, "%d of %d batches\n", ++done_, kBatches);
  }

  const StudyOptions& options_;
  Setup setup_;
  std::optional<bots::Level> level_;
  std::vector<Sums> batches_;
  std::atomic<int> next_ = 0;
  std::atomic<int> done_ = 0;
};

int fail(const std::string& what) {
  std::fprintf(stderr, "tacit-study: %s\n", what.c_str());
  return 1;
}

}  // namespace

int main(int argc, char** argv) {
  StudyOptions options;
  CLI::App app("What a game of TAC is made of: many games between equals, counted");
  app.add_option("--layout", options.layout, "as in tacit match")->capture_default_str();
  app.add_option("--rules", options.rules, "edition and switches")->capture_default_str();
  app.add_option("--pack", options.pack, "as in tacit match")->capture_default_str();
  app.add_option("--level", options.level, "who plays: policy, " + bots::levelNames())->capture_default_str();
  app.add_option("--gifts", options.gifts, "of the first side: chosen, or any card")
      ->check(CLI::IsMember({"chosen", "any"}))
      ->capture_default_str();
  app.add_option("--games", options.games, "games to play")
      ->check(CLI::Range(64, 1'000'000'000))
      ->capture_default_str();
  app.add_option("--seed", options.seed, "of the first game")->capture_default_str();
  app.add_option("--jobs", options.jobs, "threads")->check(CLI::Range(1, 1024))->capture_default_str();
  CLI11_PARSE(app, argc, argv);
  const auto setup = notation::parseSetup({options.layout, options.rules, options.pack});
  if (!setup) return fail(setup.error());
  const auto level = bots::levelNamed(options.level);
  if (!level && options.level != "policy") return fail("no level '" + options.level + "'");
  if (setup->table().cooperative) return fail("everyone wins together in " + options.layout);
  StudyShown shown{options.layout,
                   options.rules,
                   options.pack,
                   options.level,
                   options.gifts,
                   options.seed,
                   options.games,
                   {},
                   Study(options, *setup, level).run()};
  for (const Card card : kAllCards) shown.cards.emplace_back(notation::cardName(card));
  std::puts(json::text(shown).c_str());
}
