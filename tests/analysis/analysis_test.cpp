// A whole game: luck and skill add up to its result, and the order in which the jobs run changes nothing in the report.
#include "analysis/analysis.h"

#include <gtest/gtest.h>

#include <cmath>
#include <set>

#include "analysis/report.h"
#include "analysis/run_all.h"
#include "json/json.h"
#include "notation/words.h"
#include "support/recorded_games.h"

namespace tacit::analysis {
namespace {

using tacit::testing::recordedGame;

constexpr Settings kQuick{.effort = {0, 100}, .seed = 3, .lines = Lines{100, 20, 40, 60}};

Analysis analysed(const notation::GameRecord& record) {
  Analysis analysis(*courseOf(record), kQuick);
  for (std::size_t n = 0; n < analysis.jobs(); ++n) analysis.run(n);
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
      const double luck = luckOf(course->deals[d], {100, 0, 0, 0}, 100 * game + d).of(Seat(0));
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
    const Luck luck = luckOf(deal, {50, 20, 0, 0}, 9);
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
  const Luck luck = luckOf(deal, {200, 0, 0, 0}, 1);
  EXPECT_GT(luck.of(Seat(0)), 0.05);
  EXPECT_NEAR(luck.of(Seat(0)), -luck.of(Seat(1)), 1e-4);
}

// The best first, and of no two the same play; each as far behind the best as its value says.
void expectOrdered(const Judgement& judgement) {
  EXPECT_EQ(judgement.best().behind.mean, 0);
  std::set<int> numbers;
  for (const Valued& one : judgement.plays) {
    EXPECT_NEAR(judgement.best().value.mean - one.value.mean, one.behind.mean, 1e-9);
    EXPECT_GT(one.worlds, 0);
    EXPECT_TRUE(numbers.insert(one.number).second);
  }
  EXPECT_TRUE(std::is_sorted(judgement.plays.begin() + 1, judgement.plays.end(),
                             [](const Valued& x, const Valued& y) { return x.behind.mean < y.behind.mean; }));
}

// None that is left out lost more; none was forced.
void expectDecisive(const Analysis& analysis) {
  const auto decisive = analysis.decisive(3);
  EXPECT_EQ(decisive.size(), 3U);
  EXPECT_TRUE(std::ranges::is_sorted(decisive));
  double least = 1;
  const auto lossOf = [&](std::size_t n) {
    const Judgement& judgement = analysis.found()[n].judgement;
    return judgement.mark >= Mark::Inaccuracy ? judgement.loss.mean : 0;
  };
  for (const std::size_t n : decisive) {
    EXPECT_NE(analysis.found()[n].judgement.mark, Mark::Forced);
    least = std::min(least, lossOf(n));
  }
  for (std::size_t n = 0; n < analysis.found().size(); ++n)
    EXPECT_TRUE(lossOf(n) <= least || std::ranges::find(decisive, n) != decisive.end());
}

TEST(Analysis, AddsUpInEveryLayout) {
  for (int layout = 0; layout < kLayouts; ++layout) {
    const auto record = recordedGame(Setup::of(static_cast<Layout>(layout)), 11, 1);
    const Analysis analysis = analysed(record);
    const LayoutTable& table = analysis.course().setup.table();
    const auto sum = [&](auto ofSeat) {  // over the sides
      double all = 0;
      for (const SeatSet side : table.sides()) all += double{ofSeat(side.first())};
      return all;
    };
    for (const SeatSet side : table.sides()) {
      const Balance b = analysis.balanceOf(side);
      EXPECT_NEAR(b.start + b.deal.mean + b.play.mean + b.skill.mean, b.end, 1e-5);
      for (std::size_t n = 0; n < analysis.found().size(); ++n)
        EXPECT_NEAR(analysis.standBefore(n).means[side.first()] + analysis.skillOf(n, side.first()).mean +
                        analysis.playLuckOf(n, side.first()).mean,
                    analysis.standAfter(n).means[side.first()], 1e-6);
    }
    for (std::size_t n = 0; n < analysis.found().size(); ++n) {
      const Judgement& judgement = analysis.found()[n].judgement;
      const Moment& moment = analysis.course().moments[n];
      if (!table.cooperative) {
        EXPECT_NEAR(sum([&](Seat seat) { return analysis.standAfter(n).means[seat]; }), 1, 1e-3);
        EXPECT_NEAR(sum([&](Seat seat) { return analysis.skillOf(n, seat).mean; }), 0, 1e-6);
      }
      if (judgement.mark == Mark::Forced) continue;
      EXPECT_EQ(judgement.plays[judgement.chosen].play, moment.play);
      EXPECT_EQ(judgement.mark, markOf(judgement.loss));
      EXPECT_EQ(judgement.mark == Mark::Best, judgement.chosen == 0);
      expectOrdered(judgement);
    }
    if (!table.cooperative) {
      EXPECT_NEAR(sum([&](Seat seat) { return analysis.luck()[0].of(seat); }), 0, 1e-3);
      EXPECT_NEAR(sum([&](Seat seat) { return analysis.balanceOf(table.side[seat]).end; }), 1, 1e-3);
    }
    expectDecisive(analysis);
  }
}

TEST(Analysis, IsTheSameOnAnyNumberOfThreads) {
  const auto record = recordedGame(Setup::of(Layout::Pairs4), 12, 1);
  Analysis shared(*courseOf(record), kQuick);
  std::size_t told = 0;
  EXPECT_TRUE(runAll(shared, 3, [&](std::size_t done) { return done == ++told; }));
  EXPECT_EQ(told, shared.jobs());
  EXPECT_EQ(reportJson(analysed(record)), reportJson(shared));
}

TEST(Analysis, StopsWhenTold) {
  Analysis analysis(*courseOf(recordedGame(Setup::of(Layout::Duel2), 12, 1)), kQuick);
  std::size_t told = 0;
  EXPECT_FALSE(runAll(analysis, 1, [&](std::size_t done) { return (told = done) < 2; }));
  EXPECT_EQ(told, 2U);
}

TEST(Analysis, EndsWithTheResultOfAFinishedGame) {
  const auto record = recordedGame(Setup::of(Layout::Duel2), 2);
  auto course = courseOf(record);
  ASSERT_TRUE(course->over());
  const SeatSet winners = course->last.won[0];
  course->moments.clear();  // the end doesn't depend on the judgements
  Analysis analysis(std::move(*course), {.effort = {0, 1}, .seed = 1, .lines = Lines{20, 0, 0, 0}});
  for (std::size_t job = 0; job < analysis.jobs(); ++job) analysis.run(job);
  for (const SeatSet side : analysis.course().setup.table().sides())
    EXPECT_EQ(analysis.balanceOf(side).end, side == winners ? 1 : 0);
}

void expectKeys(const json::Node& node, std::initializer_list<const char*> keys) {
  for (const char* const key : keys) EXPECT_NE(node.find(key), nullptr) << key;
}

// The tables of docs/analysis.md, "The JSON".
TEST(Report, IsJsonWithEverythingInIt) {
  const auto record = recordedGame(Setup::of(Layout::Coop4), 3, 1);
  const Analysis analysis = analysed(record);
  const auto node = json::parse(reportJson(analysis));
  ASSERT_TRUE(node);
  const auto list = [&](const char* key) -> const auto& { return node->find(key)->elements; };
  expectKeys(*node,
             {"version", "layout", "rules", "pack", "unit", "result", "seed", "ms", "sims", "decisive", "luckiest"});
  EXPECT_EQ(node->find("unit")->text, "cards");
  ASSERT_EQ(list("sides").size(), 1U);
  ASSERT_EQ(list("seats").size(), 4U);
  ASSERT_EQ(list("deals").size(), 1U);
  const auto& side = list("sides")[0];
  expectKeys(side, {"seats", "deal_error", "play_error", "skill_error"});
  const auto figure = [&](const char* key) { return side.find(key)->real; };
  // Less is better for what is expected, more for what has changed it.
  EXPECT_NEAR(figure("start") - figure("deal") - figure("play") - figure("skill"), figure("end"), 1e-9);
  std::uint64_t decided = 0;
  for (const auto& seat : list("seats")) {
    expectKeys(seat, {"seat", "name", "side", "loss", "loss_each", "deal", "play", "skill"});
    std::uint64_t marks = 0;
    for (const char* const mark : {"best", "good", "inaccuracies", "mistakes", "blunders"})
      marks += seat.find(mark)->integer;
    EXPECT_EQ(marks, seat.find("decisions")->integer);
    const auto accuracy = analysis.accuracyOf(*notation::seatNamed(seat.find("seat")->text));
    ASSERT_EQ(accuracy.has_value(), seat.find("accuracy") != nullptr);
    if (accuracy) {
      EXPECT_NEAR(seat.find("accuracy")->real, *accuracy, 1e-4);
    }
    decided += marks;
  }
  expectKeys(list("deals")[0], {"first", "dealer", "before", "after", "luck", "error"});
  for (const auto& hand : list("deals")[0].find("hands")->elements) expectKeys(hand, {"seat", "cards", "luck"});
  ASSERT_EQ(list("decisions").size(), analysis.course().moments.size());
  for (const auto& decision : list("decisions")) {
    expectKeys(decision, {"deal", "seat", "kind", "play", "mark", "chances", "skill", "luck", "luck_error", "position",
                          "after", "plays", "reasons", "known"});
    EXPECT_GT(decision.find("chances")->elements[0].real, 50);  // cards of the whole game
    const bool forced = decision.find("mark")->text == "forced";
    decided -= forced ? 0 : 1;
    for (const char* const key : {"value", "loss", "error", "best"})
      EXPECT_EQ(decision.find(key) == nullptr, forced) << key;
    EXPECT_EQ(decision.find("plays")->elements.empty(), forced);
    for (const auto& play : decision.find("plays")->elements)
      expectKeys(play, {"play", "value", "loss", "error", "worlds"});
  }
  EXPECT_EQ(decided, 0U);
  EXPECT_EQ(list("decisions")[0].find("kind")->text, "gift");
}

TEST(Report, NamesTheKindOfADecision) {
  const auto named = [](Kind kind, Card card, Space from = Space(5)) {
    Moment moment;
    moment.play = Play::of(kind, card, card, Board{});
    moment.play.from = from;
    return kindOf(moment);
  };
  EXPECT_EQ(named(Kind::Give, Card::Seven), "gift");
  EXPECT_EQ(named(Kind::Drop, Card::Tac), "drop");
  EXPECT_EQ(named(Kind::Pass, Card::None), "pass");
  EXPECT_EQ(named(Kind::Seven, Card::Tac), "tac");
  EXPECT_EQ(named(Kind::Seven, Card::Seven), "seven");
  EXPECT_EQ(named(Kind::Exchange, Card::Trickster), "trickster");
  EXPECT_EQ(named(Kind::Jester, Card::Jester), "jester");
  EXPECT_EQ(named(Kind::Move, Card::Angel, kBase), "angel");
  EXPECT_EQ(named(Kind::Move, Card::Warrior), "warrior");
  EXPECT_EQ(named(Kind::Devil, Card::Devil), "devil");
  EXPECT_EQ(named(Kind::Skip, Card::Eight), "skip");
  EXPECT_EQ(named(Kind::Move, Card::Eight), "move");
  EXPECT_EQ(named(Kind::Move, Card::Thirteen, kBase), "out");
}

}  // namespace
}  // namespace tacit::analysis
