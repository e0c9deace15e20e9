// A log read again: everything but the cards in the hands is as it was in the game.
#include "notation/game_log.h"

#include <gtest/gtest.h>

#include "support/game_text.h"
#include "support/random_games.h"

namespace tacit::notation {
namespace {

// What a log tells of a position.
std::string told(Position p) {
  for (const Seat seat : p.layout().seats)
    if (!p.hands[seat].empty()) p.hands[seat] = Hand::hidden(p.hands[seat].size());
  p.says = {};
  return positionText(View{.position = p});
}

struct Logged {
  testing::Texts lines;
  testing::Texts positions;
};

// A random game; the swap is not in a log.
Logged randomLog(const Setup& setup, Random& random) {
  Logged logged;
  unsigned deal = 0;
  testing::playRandomGame(setup, random, [&](const Game& game, const Play* play) {
    const Position& p = game.position();
    if (play == nullptr || play->kind == Kind::Give) return;
    if (const unsigned now = p.shuffles * 100 + p.deals; now != deal) {
      deal = now;
      logged.lines.push_back(std::string("= ") + seatLetter(p.dealer) + " ----");
      logged.positions.push_back(told(p));
    }
    logged.lines.push_back(std::string(1, seatLetter(p.by)) + ' ' + playText(p, *play));
    logged.positions.push_back(told(p));
  });
  return logged;
}

TEST(GameLog, IsTheGameWithoutTheHands) {
  Random random(7);
  for (int n = 0; n < 40; ++n) {
    tacit::Setup setup = testing::randomSetup(random);
    if (n % 2 == 0) {
      setup = tacit::Setup::of(n % 4 == 0 ? Layout::Free3 : Layout::Pairs6, static_cast<Edition>(n % kEditions));
      setup.switches |= bit(Switch::Places);
    }
    const Logged logged = randomLog(setup, random);
    const auto positions = positionsAlong(setup, {logged.lines.begin(), logged.lines.end()});
    ASSERT_EQ(positions.size(), logged.positions.size()) << testing::describe(setup);
    for (std::size_t i = 0; i < positions.size(); ++i)
      ASSERT_EQ(told(positions[i]), logged.positions[i]) << testing::describe(setup) << ' ' << logged.lines[i];
  }
}

TEST(GameLog, GoesOnFromABoardThatWasSetRight) {
  const tacit::Setup setup = tacit::Setup::of(Layout::Duel2);
  const auto positions = positionsAlong(
      setup, {"= c ++", "a 1:aB-1", "set a:B,B,B,10/c:B,B,B,B", "c 1:cB-33", "a 2:a10-12", "c 2:c33-35"});
  ASSERT_EQ(positions.size(), 6U);
  EXPECT_EQ(boardText(setup.table(), positions[2].board), "a:B,B,B,1*/c:B,B,B,B");
  EXPECT_EQ(boardText(setup.table(), positions[3].board), "a:B,B,B,10/c:B,B,B,B");
  EXPECT_EQ(boardText(setup.table(), positions[5].board), "a:B,B,B,12/c:B,B,B,33*");
  EXPECT_EQ(positionsAlong(setup, {"= c ++", "set x", "a 1:aB-1"}).size(), 2U);
  EXPECT_TRUE(positionsAlong(setup, {"set a:B,B,B,10/c:B,B,B,B"}).empty());
}

TEST(GameLog, EndsAtALineThatCannotBeRead) {
  const tacit::Setup setup = tacit::Setup::of(Layout::Pairs4);
  EXPECT_EQ(positionsAlong(setup, {"= d ----", "a 13:aB-1", "b 5:b20-25", "c 2:drop"}).size(), 3U);
  for (const auto* const line : {"", "=", "= e", "= x ----", "a", "a 13:aB-1", "e 13:eB-1"})
    EXPECT_TRUE(positionsAlong(setup, {line}).empty()) << line;
  EXPECT_EQ(positionsAlong(setup, {"= d ----", "a"}).size(), 1U);
  EXPECT_EQ(positionsAlong(setup, {"= d ----", "a :drop", "b 2:drop"}).size(), 2U);
}

}  // namespace
}  // namespace tacit::notation
