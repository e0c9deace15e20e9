// Decisions on their way to another machine: all that the seat may know arrives, and nothing else is made of nonsense.
#include "server/decision.h"

#include <gtest/gtest.h>

#include "rules/followed_game.h"
#include "support/common.h"

namespace tacit::server {
namespace {

TEST(Decisions, ArriveAsTheyWereSent) {
  int compared = 0;
  for (int layout = 0; layout < kLayouts; ++layout)
    for (std::uint64_t seed = 1; seed <= 3; ++seed) {
      Random random(seed);
      FollowedGame game(tacit::Setup(static_cast<Layout>(layout)), random);
      for (int n = 0; n < 200 && !game.over(); ++n) {
        PlayList plays;
        game.list(plays);
        const Position& p = game.position();
        const Decision sent{
            {"address", "person", "table"}, std::chrono::milliseconds(70), game.view(only(p.by)), bots::Level::Planner};
        const auto got = decisionFrom(textOf(sent));
        ASSERT_TRUE(got);
        ASSERT_EQ(got->view, sent.view) << layout << ' ' << seed << ' ' << n;
        ASSERT_EQ(got->asked, sent.asked);
        ASSERT_EQ(got->level, sent.level);
        ASSERT_EQ(got->payer.table, "table");
        ++compared;
        game.carryOut(plays[static_cast<int>(random.below(static_cast<std::uint32_t>(plays.size())))], random);
      }
    }
  EXPECT_GT(compared, 1000);
}

TEST(Decisions, OfNonsenseAreNone) {
  Random random(1);
  FollowedGame game(tacit::Setup(Layout::Pairs4), random);
  const std::string good =
      textOf(Decision{{}, std::chrono::milliseconds(70), game.view(only(game.position().by)), bots::Level::Simple});
  ASSERT_TRUE(decisionFrom(good));
  const auto with = [&](const std::string& from, const std::string& to) {
    std::string text = good;
    const auto at = text.find(from);
    EXPECT_NE(at, std::string::npos) << from;
    return text.replace(at, from.size(), to);
  };
  EXPECT_FALSE(decisionFrom(""));
  EXPECT_FALSE(decisionFrom(with("\"level\":\"simple\"", "\"level\":\"nobody\"")));
  EXPECT_FALSE(decisionFrom(with("\"received\":[18", "\"received\":[99")));
  EXPECT_FALSE(decisionFrom(with("\"milliseconds\":70", "\"milliseconds\":-1")));
  for (std::size_t size = 0; size < good.size(); size += 7) EXPECT_FALSE(decisionFrom(good.substr(0, size)));
}

}  // namespace
}  // namespace tacit::server
