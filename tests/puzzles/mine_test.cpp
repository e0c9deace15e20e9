#include "puzzles/mine.h"

#include <gtest/gtest.h>

#include "bots/bot.h"
#include "notation/play_text.h"
#include "puzzles/collection.h"
#include "puzzles/grade.h"
#include "puzzles/judging.h"
#include "puzzles/solo_deals.h"

namespace tacit::puzzles {
namespace {

const std::atomic<bool> kGoOn = false;

std::vector<std::string> linesOf(const std::vector<Puzzle>& puzzles) {
  std::vector<std::string> lines;
  for (const Puzzle& puzzle : puzzles) lines.push_back(lineText(puzzle));
  return lines;
}

// A past-and-back: the twelve goes by the own start, so that the four can step back into home.
View twelveThenFour() {
  return *viewIn(
      "layout=duel2 board=a:56,H2,H3,H4/c:18,H2,H3,H4 hands=a:2,4,12,13/c:?4 dealer=c turn=a fn=12 "
      "undo=a:56,H2,H3,H4/c:6,H2,H3,H4 "
      "gone=1,1,1,1,1,2,3,3,4,5,5,5,6,6,7,8,8,9,10,10,10,10,12,12,12,13,13,TRI,TRI,TAC,JES,WAR laid=132 deals=4 "
      "shuffles=2");
}

Play named(const View& view, const std::string& text) { return *notation::parsePlay(view.position, text); }

TEST(Lead, IsOfTheBestPlayAndOfNoOther) {
  constexpr int kMany = 16000;  // the lead is small: with 4,000 chance can hide it
  const View view = twelveThenFour();
  const Lead lead = leadOf(view, named(view, "12:a56-4"), kMany, 1);
  EXPECT_TRUE(lead.isClear());
  EXPECT_GT(lead.value, 0.5);
  EXPECT_LT(leadOf(view, named(view, "2:a56-58"), kMany, 1).ahead.mean, 0);
  EXPECT_EQ(leadOf(view, named(view, "12:a56-4"), kMany, 1).ahead.mean, lead.ahead.mean);
}

TEST(Simple, MissesWhatIsFarFromHome) {
  const View view = twelveThenFour();
  EXPECT_FALSE(simpleFinds(view, named(view, "12:a56-4")));
  Random random(1);
  EXPECT_TRUE(simpleFinds(view, bots::decide(view, bots::Level::Simple, {}, random)));
}

// All sevens are more than the judge looks at: the ones left out are tried as well.
TEST(Unpromising, PlaysAreTriedToo) {
  const View view =
      *viewIn("layout=duel2 board=a:20,24,28,40/c:B,B,B,B hands=a:5,7/c:?2 dealer=c turn=a laid=50 deals=2");
  const auto plays = std::make_unique<PlayList>();
  listPlays(view.position, *plays);
  ASSERT_GT(plays->size(), 32);
  EXPECT_FALSE(beatsTheUnpromising(view, (*plays)[0], 1));
}

TEST(Rating, IsLowWhereManyFindIt) {
  EXPECT_LT(ratingFor(0.9), 16);
  EXPECT_GT(ratingFor(0.05), 37);
  Puzzle puzzle;
  puzzle.positions = {asKnown(twelveThenFour())};
  puzzle.solution = {"12:a56-4"};
  const double easy = ratingOf(puzzle);
  EXPECT_EQ(ratingOf(puzzle), easy);
  EXPECT_LT(easy, 25);
  puzzle.solution = {"13:a56-5"};  // which nobody would play
  EXPECT_GT(ratingOf(puzzle), 35);
}

TEST(Mine, FindsTheSameInTheSameGame) {
  const Source source{Layout::Duel2, std::nullopt, 1};
  Sieve sieve;
  std::vector<Puzzle> found;
  std::uint64_t game = 0;
  for (; found.empty() && game < 20; ++game) found = puzzlesOfGame(source, game, sieve, kGoOn);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(sieve.games, game);
  EXPECT_GE(sieve.choices, sieve.promising);
  EXPECT_GE(sieve.looked, sieve.kept);
  EXPECT_EQ(sieve.kept, found.size());
  Sieve again;
  EXPECT_EQ(linesOf(puzzlesOfGame(source, game - 1, again, kGoOn)), linesOf(found));
  for (const Puzzle& puzzle : found) EXPECT_EQ(problemWith(puzzle), std::nullopt);
}

TEST(Mine, LooksForOneThemeIfAsked) {
  Sieve sieve;
  std::vector<Puzzle> found;
  for (std::uint64_t game = 0; found.empty() && game < 40; ++game)
    found = puzzlesOfGame({Layout::Duel2, Theme::Trickster, 1}, game, sieve, kGoOn);
  ASSERT_FALSE(found.empty());
  EXPECT_EQ(std::ranges::count(found.front().themes, Theme::Trickster), 1);
}

TEST(Mine, StopsWhenAsked) {
  const std::atomic<bool> stop = true;
  Sieve sieve;
  EXPECT_TRUE(puzzlesOfGame({Layout::Pairs4, std::nullopt, 1}, 0, sieve, stop).empty());
  EXPECT_EQ(sieve.choices, 0U);
}

TEST(Source, HasGamesOfItsOwn) {
  const Source source{Layout::Pairs4, std::nullopt, 1};
  EXPECT_NE(source.seedOfGame(0), source.seedOfGame(1));
  EXPECT_NE(source.seedOfGame(0), (Source{Layout::Coop4, std::nullopt, 1}.seedOfGame(0)));
  EXPECT_NE(source.seedOfGame(0), (Source{Layout::Pairs4, Theme::Seven, 1}.seedOfGame(0)));
  EXPECT_NE(source.seedOfGame(0), (Source{Layout::Pairs4, std::nullopt, 2}.seedOfGame(0)));
}

TEST(SoloDeals, ComeOutWithTheFewestCards) {
  std::vector<Puzzle> found;
  for (std::uint64_t seed = 1; found.empty() && seed < 20; ++seed)
    found = puzzlesOfSoloGame(Layout::Coop4, seed, kGoOn);
  ASSERT_EQ(found.size(), 1U);
  EXPECT_EQ(problemWith(found[0]), std::nullopt);
  EXPECT_EQ(problemWhenJudged(found[0], 1, 1), std::nullopt);
  Puzzle wrong = found[0];
  wrong.solution.pop_back();
  EXPECT_EQ(problemWith(wrong), "not all are home at the end");
}

}  // namespace
}  // namespace tacit::puzzles
