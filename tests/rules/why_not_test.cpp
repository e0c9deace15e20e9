// Why a card cannot be played: one reason for each rule, from the position alone.
#include "rules/why_not.h"

#include <gtest/gtest.h>

#include "support/game_text.h"
#include "support/random_games.h"

namespace tacit::testing {
namespace {

std::optional<WhyNot> whyOf(std::string_view parts, std::string_view card) {
  const auto scene = notation::parsePosition(completed(parts));
  if (!scene) throw std::invalid_argument(scene.error());
  return whyNot(scene->position, notation::cardNamed(card).value());
}

TEST(WhyNotTest, NamesTheRule) {
  EXPECT_EQ(whyOf("hands=a:5", "5"), WhyNot::NoMarble);
  EXPECT_EQ(whyOf("board=a:20 hands=a:5", "5"), std::nullopt);
  EXPECT_EQ(whyOf("board=a:20/b:22 hands=a:5", "5"), WhyNot::Blocked);
  EXPECT_EQ(whyOf("board=a:20/b:21 hands=a:7", "7"), std::nullopt);
  EXPECT_EQ(whyOf("board=a:20 hands=a:TRI", "TRI"), WhyNot::OneMarble);
  EXPECT_EQ(whyOf("board=b:20,21 hands=a:TRI", "TRI"), WhyNot::NoMarble);
  EXPECT_EQ(whyOf("hands=a:JES others=", "JES"), WhyNot::NoCardsLeft);
  EXPECT_EQ(whyOf("hands=a:DEV/b:", "DEV"), WhyNot::NextHasNoCard);
  EXPECT_EQ(whyOf("hands=a:TAC", "TAC"), WhyNot::NothingLaid);
  EXPECT_EQ(whyOf("hands=a:TAC fn=5", "TAC"), WhyNot::TacUseless);
  EXPECT_EQ(whyOf("board=a:20 hands=a:TAC fn=5 ban=tac", "TAC"), WhyNot::Ban);
  EXPECT_EQ(whyOf("board=a:20 hands=a:5,TAC fn=8 phase=skipped", "5"), WhyNot::Skipped);
  EXPECT_EQ(whyOf("board=a:20 hands=a:5,TAC fn=8 phase=skipped", "TAC"), std::nullopt);
  EXPECT_EQ(whyOf("board=a:H1,H2,H3,H4/c:H1,H2,H4 hands=a:ANG", "ANG"), std::nullopt);
}

// The opposite colour comes first where all play together: the marbles of the others are not the seat's to move.
TEST(WhyNotTest, R4_1_TogetherTheOppositeColourIsHelpedFirst) {
  EXPECT_EQ(whyOf("layout=coop4 board=a:H1,H2,H3,H4/b:20/d:50 hands=a:5", "5"), WhyNot::NoMarble);
  EXPECT_EQ(whyOf("layout=coop4 board=a:H1,H2,H3,H4/b:20/c:40/d:42 hands=a:5", "5"), WhyNot::Blocked);
  EXPECT_EQ(whyOf("layout=coop4 board=a:H1,H2,H3,H4/b:20/c:H1,H2,H3,H4/d:22 hands=a:5", "5"), std::nullopt);
}

// The next seat is the next that has not left the game.
TEST(WhyNotTest, R12_1_ASeatThatHasLeftIsNotNext) {
  const std::string left = "layout=free3 rules=std,places=yes board=a:20/b:H1,H2,H3,H4/c:40 won=b ";
  EXPECT_EQ(whyOf(left + "hands=a:DEV/b:/c:5", "DEV"), std::nullopt);
  EXPECT_EQ(whyOf(left + "hands=a:DEV/b:/c:", "DEV"), WhyNot::NextHasNoCard);
}

// There is a reason exactly where there is no play with effect.
TEST(WhyNotTest, IsThereForEveryCardThatCannotBePlayed) {
  Random random(5);
  for (int n = 0; n < 60; ++n) {
    const tacit::Setup setup = randomSetup(random);
    playRandomGame(
        setup, random,
        [&](const Game& game, const Play* play) {
          if (play == nullptr || play->kind == Kind::Give) return;
          PlayList plays;
          game.list(plays);
          game.position().hands[game.position().turn].forEachKind([&](Card card) {
            const bool playable = std::ranges::any_of(
                plays, [&](const Play& each) { return each.card == card && each.kind != Kind::Drop; });
            ASSERT_EQ(!whyNot(game.position(), card), playable) << describe(setup);
          });
        },
        60);
  }
}

}  // namespace
}  // namespace tacit::testing
