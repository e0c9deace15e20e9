// A whole game: luck and skill add up to its result, and whoever runs the jobs in whatever order gets the same report.
#include "analysis/analysis.h"

#include <gtest/gtest.h>

#include <cmath>

#include "analysis/report.h"
#include "json/json.h"
#include "support/recorded_games.h"

namespace tacit::analysis {
namespace {

using tacit::testing::recordedGame;

constexpr Settings kQuick{.effort = {0, 100}, .seed = 3, .lines = {100, 20, 20}};

Analysis analysed(const notation::GameRecord& record, bool backwards = false) {
  Analysis analysis(*courseOf(record), kQuick);
  for (std::size_t n = 0; n < analysis.jobs(); ++n) analysis.run(backwards ? analysis.jobs() - 1 - n : n);
  return analysis;
}

TEST(Luck, HasMeanZeroOverManyDeals) {
  double sum = 0;
  double squares = 0;
  double n = 0;
  for (std::uint64_t game = 1; game <= 12; ++game) {
    const auto course = courseOf(recordedGame(Setup::of(Layout::Pairs4), game, 10));
    ASSERT_TRUE(course.ok());
    for (std::size_t d = 0; d < course->deals.size(); ++d) {
      const double luck = luckOf(course->deals[d], {100, 0, 0}, 100 * game + d).of(Seat(0));
      sum += luck;
      squares += luck * luck;
      ++n;
    }
  }
  const double mean = sum / n;
  const double error = std::sqrt((squares / n - mean * mean) / n);
  EXPECT_GT(n, 100);
  EXPECT_LT(std::abs(mean), 4 * error);
  EXPECT_GT(squares / n, 0.0005);  // deals do matter
}

// What one side gets by its hands the other one loses.
TEST(Luck, IsTheSumOfItsHands) {
  const auto course = courseOf(recordedGame(Setup::of(Layout::Pairs4), 4, 5));
  for (const Dealt& deal : course->deals) {
    const Luck luck = luckOf(deal, {50, 20, 0}, 9);
    EXPECT_NEAR(luck.of(Seat(0)), luck.hands[0] + luck.hands[2] - luck.hands[1] - luck.hands[3], 1e-5);
  }
}

TEST(Luck, OfGoodCardsIsGood) {
  auto record = recordedGame(Setup::of(Layout::Pairs4), 4, 1);
  auto course = *courseOf(record);
  Dealt deal = course.deals.front();
  const auto hand = [](std::initializer_list<Card> cards) {
    Hand all;
    for (const Card card : cards) all.add(card);
    return all;
  };
  const Hand good = hand({Card::One, Card::Thirteen, Card::Tac, Card::Seven, Card::Twelve});
  const Hand poor = hand({Card::Two, Card::Three, Card::Five, Card::Nine, Card::Ten});
  dealHands(deal.after = deal.before,
            Deal{deal.before.dealer, {good, poor, good, poor, Hand{}, Hand{}}, true, deal.after.stack});
  const Luck luck = luckOf(deal, {200, 0, 0}, 1);
  EXPECT_GT(luck.of(Seat(0)), 0.05);
  EXPECT_NEAR(luck.of(Seat(0)), -luck.of(Seat(1)), 1e-4);
}

TEST(Analysis, AddsUpInEveryLayout) {
  for (int layout = 0; layout < kLayouts; ++layout) {
    const auto record = recordedGame(Setup::of(static_cast<Layout>(layout)), 11, 1);
    const Analysis analysis = analysed(record);
    const LayoutTable& table = analysis.course().setup.table();
    double ends = 0;
    for (const SeatSet side : table.sides()) {
      const Balance b = analysis.balanceOf(side);
      EXPECT_NEAR(b.start + b.luck.mean + b.own.mean + b.others.mean + b.remainder, b.end, 1e-6);
      EXPECT_NEAR(b.withoutLuck(), b.end - b.luck.mean, 1e-9);
      ends += b.end;
    }
    if (!table.cooperative) {
      EXPECT_NEAR(ends, 1, 1e-3);
    }
    for (std::size_t n = 0; n < analysis.found().size(); ++n) {
      const Judgement& judgement = analysis.found()[n].judgement;
      if (judgement.mark == Mark::Forced) continue;
      EXPECT_EQ(judgement.plays[judgement.chosen].play, analysis.course().moments[n].play);
      EXPECT_EQ(judgement.mark, markOf(judgement.loss));
      EXPECT_EQ(judgement.mark == Mark::Best, judgement.chosen == 0);
    }
    const auto decisive = analysis.decisive(3);
    EXPECT_EQ(decisive.size(), 3U);
    EXPECT_TRUE(std::ranges::is_sorted(decisive));
  }
}

TEST(Analysis, IsTheSameInAnyOrderOfItsJobs) {
  const auto record = recordedGame(Setup::of(Layout::Pairs4), 12, 1);
  EXPECT_EQ(reportJson(analysed(record)), reportJson(analysed(record, true)));
}

TEST(Analysis, EndsWithTheResultOfAFinishedGame) {
  const auto record = recordedGame(Setup::of(Layout::Duel2), 2);
  auto course = courseOf(record);
  ASSERT_TRUE(course->over());
  const SeatSet winners = course->last.won[0];
  course->moments.clear();  // the end doesn't depend on the judgements
  Analysis analysis(std::move(*course), {.effort = {0, 1}, .seed = 1, .lines = {20, 0, 0}});
  for (std::size_t job = 0; job < analysis.jobs(); ++job) analysis.run(job);
  for (const SeatSet side : analysis.course().setup.table().sides())
    EXPECT_EQ(analysis.balanceOf(side).end, side == winners ? 1 : 0);
}

TEST(Report, IsJsonWithEverythingInIt) {
  const auto record = recordedGame(Setup::of(Layout::Coop4), 3, 1);
  const auto node = json::parse(reportJson(analysed(record)));
  ASSERT_TRUE(node);
  EXPECT_EQ(node->find("unit")->text, "cards");
  EXPECT_EQ(node->find("sides")->elements.size(), 1U);
  EXPECT_EQ(node->find("seats")->elements.size(), 4U);
  EXPECT_EQ(node->find("deals")->elements.size(), 1U);
  const auto& decisions = node->find("decisions")->elements;
  EXPECT_EQ(decisions.size(), courseOf(record)->moments.size());
  for (const auto& decision : decisions) {
    for (const char* const key : {"deal", "seat", "kind", "play", "mark", "chances", "position", "after", "plays"})
      EXPECT_NE(decision.find(key), nullptr) << key;
    EXPECT_GT(decision.find("chances")->elements[0].real, 50);  // cards of the whole game
  }
  EXPECT_EQ(decisions[0].find("kind")->text, "gift");
}

}  // namespace
}  // namespace tacit::analysis
