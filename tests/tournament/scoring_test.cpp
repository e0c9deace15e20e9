// What a game is worth, by examples worked out by hand.
#include "tournament/scoring.h"

#include <gtest/gtest.h>

namespace tacit::tournament {
namespace {

const Board kBoard{1, {7, 3}, ""};

GameResult game(std::vector<int> marbles, std::optional<int> winner) { return {std::move(marbles), winner, {}, {}}; }

std::vector<std::int64_t> tacOf(const Board& board, const GameResult& result) {
  std::vector<std::int64_t> points;
  for (const Share& share : sharesOf(board, result)) points.push_back(share.tac);
  return points;
}

using Points = std::vector<std::int64_t>;

TEST(TacSystem, TheWinnerGetsTwelveAndTheDifferenceTheLoserItsMarbles) {
  EXPECT_EQ(tacOf(kBoard, game({8, 5}, 7)), (Points{1500, 500}));
  EXPECT_EQ(tacOf(kBoard, game({2, 8}, 3)), (Points{200, 1800}));
}

TEST(TacSystem, TheLoserGetsAtLeastOne) { EXPECT_EQ(tacOf(kBoard, game({8, 0}, 7)), (Points{2000, 100})); }

TEST(TacSystem, WhenTimeRanOutMoreMarblesWin) {
  EXPECT_EQ(tacOf(kBoard, game({6, 4}, {})), (Points{1400, 400}));
  EXPECT_EQ(sharesOf(kBoard, game({6, 4}, {}))[0].wins, 100);
}

TEST(TacSystem, EqualsShareWhatWinnerAndLoserWouldGet) {
  EXPECT_EQ(tacOf(kBoard, game({4, 4}, {})), (Points{800, 800}));
  EXPECT_EQ(tacOf(kBoard, game({0, 0}, {})), (Points{650, 650}));
  EXPECT_EQ(sharesOf(kBoard, game({4, 4}, {}))[1].wins, 50);
}

TEST(TacSystem, OfThreeTheDifferenceIsToTheSecond) {
  const Board three{1, {1, 2, 3}, ""};
  EXPECT_EQ(tacOf(three, game({1, 4, 3}, 2)), (Points{100, 1300, 300}));
  EXPECT_EQ(tacOf(three, game({3, 3, 0}, {})), (Points{750, 750, 100}));
}

TEST(TacSystem, AByeIsFourteenAndSoIsAForfeit) {
  EXPECT_EQ(kBye.tac, 1400);
  const GameResult forfeit{{0, 0}, 3, {}, true};
  EXPECT_EQ(sharesOf(kBoard, forfeit)[1], kBye);
  EXPECT_EQ(sharesOf(kBoard, forfeit)[0], (Share{0, 0, -200}));
  const GameResult nobodyCame{{0, 0}, {}, {}, true};
  EXPECT_EQ(sharesOf(kBoard, nobodyCame)[0].tac, 0);
  EXPECT_EQ(sharesOf(kBoard, nobodyCame)[1].tac, 0);
}

TEST(TacSystem, APairingIsWonByGamesThenMarbles) {
  EXPECT_EQ(winnerOf(kBoard, {game({8, 5}, 7)}), 7);
  EXPECT_EQ(winnerOf(kBoard, {game({8, 5}, 7), game({2, 8}, 3)}), 3);
  EXPECT_EQ(winnerOf(kBoard, {game({8, 5}, 7), game({0, 8}, 3), game({7, 8}, 3)}), 3);
  EXPECT_EQ(winnerOf(kBoard, {game({8, 5}, 7), game({5, 8}, 3)}), 0);
  EXPECT_EQ(winnerOf(kBoard, {game({4, 4}, {}), game({8, 7}, 7)}), 7);
  EXPECT_EQ(winnerOf(kBoard, {}), 0);
  EXPECT_EQ(winnerOf(kBoard, {{{0, 0}, 3, {}, true}}), 3);
  EXPECT_EQ(winnerOf(kBoard, {{{0, 0}, {}, {}, true}}), 0);
}

TEST(TacSystem, TogetherAPairingIsWonWithAllMarblesHome) {
  const Board together{1, {5}, ""};
  EXPECT_EQ(winnerOf(together, {{{16}, 5, 90, {}}}), 5);
  EXPECT_EQ(winnerOf(together, {{{9}, {}, 90, {}}}), 0);
  EXPECT_EQ(winnerOf(together, {}), 0);
}

}  // namespace
}  // namespace tacit::tournament
