// What can be agreed on for a table.
#include "table/options.h"

#include <gtest/gtest.h>

#include "table/choices.h"

namespace tacit::table {
namespace {

std::string problemWith(const Options& options) {
  const auto agreed = agree(options);
  return agreed ? "" : agreed.error();
}

TEST(AgreedOptions, ARatedGameLeavesNobodyAnAdvantage) {
  Options rated;
  rated.rated = true;
  EXPECT_EQ(problemWith(rated), "rated: a rated game needs a clock");
  rated.clock.decision = 60;
  EXPECT_EQ(problemWith(rated), "");
  const auto with = [&](auto change) {
    Options changed = rated;
    change(changed);
    return problemWith(changed);
  };
  EXPECT_EQ(with([](Options& o) { o.hints = true; }), "rated: there are no hints in a rated game");
  EXPECT_EQ(with([](Options& o) { o.openHands = true; }), "rated: hands are closed in a rated game");
  EXPECT_EQ(with([](Options& o) { o.spectators = Spectators::Open; }),
            "rated: spectators can't see hands in a rated game");
  EXPECT_NE(with([](Options& o) { o.type = "solo"; }), "");
}

TEST(Choices, TellWhatARatedGameMayBe) {
  const Choices choices = allChoices();
  EXPECT_EQ(choices.rated.spectators, (std::vector{Spectators::None, Spectators::Public}));
  for (const bool one : {choices.rated.noClock, choices.rated.takeBack, choices.rated.hints, choices.rated.openHands})
    EXPECT_FALSE(one);
  for (const Choice& type : choices.types)
    EXPECT_EQ(type.rated, !familyOf(*gameTypeNamed(type.name)).empty()) << type.name;
}

TEST(AgreedOptions, AmongFriendsAllOfThatIsAllowed) {
  Options friendly;
  friendly.hints = true;
  friendly.openHands = true;
  friendly.spectators = Spectators::Open;
  EXPECT_EQ(problemWith(friendly), "");
}

TEST(AgreedOptions, ByCorrespondenceThereAreWholeDaysForADecision) {
  const auto with = [](int seconds) {
    Options options;
    options.clock.decision = seconds;
    return problemWith(options);
  };
  EXPECT_EQ(with(3600), "");
  EXPECT_NE(with(3601), "");
  EXPECT_EQ(with(Clock::kDay), "");
  EXPECT_NE(with(Clock::kDay + 1), "");
  EXPECT_EQ(with(14 * Clock::kDay), "");
  EXPECT_NE(with(15 * Clock::kDay), "");
}

}  // namespace
}  // namespace tacit::table
