// Whole matches: the same cards for both, the same results with any number of jobs, and every layout.
#include "match/match.h"
#include "base/strings.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "match/report.h"

namespace tacit::match {
namespace {

MatchOptions between(const std::string& a, const std::string& b, Layout layout = Layout::Pairs4) {
  MatchOptions options;
  options.setup = Setup::of(layout);
  options.budget.milliseconds = 100;
  options.bots = {*parseBotSpec(a, options.budget), *parseBotSpec(b, options.budget)};
  options.duplicates = 2;
  options.seed = 7;
  return options;
}

struct Played {
  Tally tally;
  std::vector<Duplicate> duplicates;
};

Played play(const MatchOptions& options) {
  Played played;
  const std::atomic<bool> interrupt = false;
  const auto tally = runMatch(options, interrupt, [&](const Tally&, const Duplicate* duplicate) {
    if (duplicate != nullptr) played.duplicates.push_back(*duplicate);
  });
  EXPECT_TRUE(tally);
  played.tally = *tally;
  return played;
}

// The rows without the times, which no two runs share.
std::string rows(const Played& played) {
  std::string text;
  for (const Duplicate& duplicate : played.duplicates) {
    const std::string all = csvRows(duplicate);
    for (const auto row : base::split(all, '\n')) {
      const auto columns = base::split(row, ',');
      for (std::size_t i = 0; i + 2 < columns.size(); ++i) text += std::string(columns[i]) + ',';
      text += '\n';
    }
  }
  return text;
}

TEST(Match, EveryLayoutAndTheStrongerBotWins) {
  for (int layout = 0; layout < kLayouts; ++layout) {
    const MatchOptions options = between("simple", "random", static_cast<Layout>(layout));
    const Played played = play(options);
    const auto name = options.setup.table().name;
    EXPECT_EQ(played.tally.scores.count(), 2) << name;
    EXPECT_EQ(played.tally.games, static_cast<int>(2 * seatings(options.setup.table(), false, 0).size())) << name;
    EXPECT_GT(played.tally.scores.mean(), 0.5) << name;
    EXPECT_EQ(played.tally.efforts[0].illegal + played.tally.efforts[1].illegal, 0) << name;
    EXPECT_GT(played.tally.plays, 0);
    EXPECT_GT(played.tally.deals, 0);
  }
}

TEST(Match, TheWeakerBotLosesFromEitherPlace) {
  MatchOptions options = between("random", "simple");
  options.duplicates = 10;
  EXPECT_LT(play(options).tally.scores.mean(), 0.5);
}

TEST(Match, AllGamesOfADuplicateHaveTheSameCardsAndDealer) {
  for (const Layout layout : {Layout::Pairs4, Layout::Free3, Layout::Coop4, Layout::Duel2}) {
    MatchOptions options = between("simple", "random", layout);
    options.record = true;
    const Played played = play(options);
    for (const Duplicate& duplicate : played.duplicates) {
      const auto& first = duplicate.games.front();
      for (const GameResult& game : duplicate.games) {
        EXPECT_EQ(game.dealer, first.dealer);
        const std::size_t common = std::min(game.record.deals.size(), first.record.deals.size());
        ASSERT_GT(common, 0U);
        for (std::size_t i = 0; i < common; ++i) {
          EXPECT_EQ(game.record.deals[i].dealer, first.record.deals[i].dealer);
          EXPECT_EQ(game.record.deals[i].hands, first.record.deals[i].hands) << "deal " << i;
        }
      }
    }
    EXPECT_NE(played.duplicates[0].games[0].record.deals[0].hands, played.duplicates[1].games[0].record.deals[0].hands);
  }
}

TEST(Match, TheNumberOfJobsChangesNothing) {
  MatchOptions options = between("simple:sims=10", "random:sims=10");  // no time: a busy machine must not matter
  options.duplicates = 12;
  const std::string alone = rows(play(options));
  options.jobs = 5;
  EXPECT_EQ(rows(play(options)), alone);
  options.seed = 8;
  EXPECT_NE(rows(play(options)), alone);
}

TEST(Match, ASequentialTestStopsAtTheSameDealWithAnyJobs) {
  MatchOptions options = between("simple:sims=10", "random:sims=10");
  options.duplicates = 1000;
  options.sprt = SprtBounds{0, 20};
  const Played alone = play(options);
  EXPECT_EQ(alone.tally.sprt, SprtResult::Elo1);
  EXPECT_LT(alone.tally.scores.count(), 100);
  options.jobs = 3;
  EXPECT_EQ(rows(play(options)), rows(alone));
}

TEST(Match, AGameSplitIsHalfAPoint) {
  MatchOptions options = between("simple", "simple");
  options.duplicates = 30;
  const Played played = play(options);
  double sum = 0;
  for (const Duplicate& duplicate : played.duplicates) {
    ASSERT_EQ(duplicate.games.size(), 2U);
    EXPECT_EQ(duplicate.score, (duplicate.games[0].score + duplicate.games[1].score) / 2);
    sum += duplicate.score;
  }
  EXPECT_NEAR(played.tally.scores.mean(), sum / 30, 1e-12);
  EXPECT_EQ(played.tally.wins + played.tally.losses, 60);
}

TEST(Match, MixedPartnersSitWhereTheyShould) {
  MatchOptions options = between("simple", "random");
  options.mixed = true;
  options.duplicates = 4;
  const Played played = play(options);
  EXPECT_GT(played.tally.scores.mean(), 0.5);
  for (const Duplicate& duplicate : played.duplicates)
    for (const GameResult& game : duplicate.games) {
      EXPECT_EQ(game.seating.seatsOfA.size(), 1);
      EXPECT_LT(game.efforts[0].decisions, game.efforts[1].decisions);
    }
}

TEST(Match, CooperativeGamesCountTheirCards) {
  const Played played = play(between("simple", "random", Layout::Coop4));
  const auto& [a, b] = played.tally.cards;
  EXPECT_EQ(a.games, 2);
  EXPECT_EQ(a.won, 2);
  EXPECT_LT(a.mean(), b.mean());
  EXPECT_LE(a.least, a.most);
  EXPECT_EQ(played.tally.wins, 2);
}

TEST(Match, ACooperativeGameLostIsWorseThanAnyWon) {
  MatchOptions options = between("simple", "random", Layout::Coop4);
  options.setup = Setup::of(Layout::Coop4, Edition::Zh);  // one pack has to do
  options.duplicates = 20;
  const Played played = play(options);
  for (const Duplicate& duplicate : played.duplicates) {
    if (duplicate.games[0].won() == duplicate.games[1].won()) continue;
    EXPECT_EQ(duplicate.score, duplicate.games[0].won() ? 1 : 0);
  }
  EXPECT_EQ(played.tally.cards[1].won, 0);
  EXPECT_GE(played.tally.scores.mean(), 0.5);
}

TEST(Match, PlacesArePlayedOutAndTheFirstCounts) {
  MatchOptions options = between("simple", "random", Layout::Free3);
  options.setup.switches |= bit(Switch::Places);
  EXPECT_GT(play(options).tally.scores.mean(), 0.5);
}

TEST(Match, AnInterruptedMatchKeepsWhatIsFinished) {
  MatchOptions options = between("simple", "random");
  options.duplicates = 1'000'000;
  options.jobs = 2;
  std::atomic<bool> interrupt = false;
  int told = 0;
  const auto tally = runMatch(options, interrupt, [&](const Tally& soFar, const Duplicate* duplicate) {
    told += duplicate != nullptr ? 1 : 0;
    if (soFar.scores.count() >= 5) interrupt = true;
  });
  ASSERT_TRUE(tally);
  EXPECT_TRUE(tally->interrupted);
  EXPECT_GE(tally->scores.count(), 5);
  EXPECT_LT(tally->scores.count(), options.duplicates);
  EXPECT_EQ(told, tally->scores.count());
}

}  // namespace
}  // namespace tacit::match
