// Bots as they are named on the command line.
#include "match/bot_spec.h"

#include <gtest/gtest.h>

namespace tacit::match {
namespace {

bots::Budget usual(int milliseconds, int simulations) {
  bots::Budget budget;
  budget.milliseconds = milliseconds;
  budget.simulations = simulations;
  return budget;
}

TEST(BotSpec, ALevelWithTheUsualBudget) {
  const auto spec = parseBotSpec("random", usual(70, 0));
  ASSERT_TRUE(spec);
  EXPECT_EQ(spec->level, bots::Level::Random);
  EXPECT_FALSE(spec->isProgram());
  EXPECT_EQ(spec->budget.milliseconds, 70);
}

TEST(BotSpec, ABudgetOfItsOwn) {
  const auto timed = parseBotSpec("simple:ms=1000", usual(0, 500));
  ASSERT_TRUE(timed);
  EXPECT_EQ(timed->budget.milliseconds, 1000);
  EXPECT_EQ(timed->budget.simulations, 0);
  const auto counted = parseBotSpec("simple:sims=2000", usual(100, 0));
  ASSERT_TRUE(counted);
  EXPECT_EQ(counted->budget.milliseconds, 0);
  EXPECT_EQ(counted->budget.simulations, 2000);
  const auto both = parseBotSpec("simple:sims=2000:ms=30:threads=3", usual(100, 0));
  ASSERT_TRUE(both);
  EXPECT_EQ(both->budget.milliseconds, 30);
  EXPECT_EQ(both->budget.simulations, 2000);
  EXPECT_EQ(both->budget.threads, 3);
}

TEST(BotSpec, AProgramKeepsItsColons) {
  const auto spec = parseBotSpec("cmd:./bot --net http://x:80 --a=b:level=best:ms=20", usual(100, 0));
  ASSERT_TRUE(spec) << spec.error();
  EXPECT_EQ(spec->command, "./bot --net http://x:80 --a=b");
  EXPECT_EQ(spec->asks, " time=20 level=best");
  const auto counted = parseBotSpec("cmd:bot:sims=5:threads=3", usual(100, 0));
  ASSERT_TRUE(counted);
  EXPECT_EQ(counted->asks, " sims=5 threads=3");
}

TEST(BotSpec, WhatIsWrongIsNamed) {
  const auto complaint = [](std::string_view text) {
    const auto spec = parseBotSpec(text, usual(100, 0));
    return spec ? std::string() : spec.error();
  };
  EXPECT_NE(complaint("nobody").find("unknown bot 'nobody'; there are random, beginner, simple"), std::string::npos);
  EXPECT_NE(complaint("simple:ms=x").find("'x'"), std::string::npos);
  for (const char* const text :
       {"", "cmd:", "cmd:  ", "cmd::ms=5", "simple:", "simple:ms=", "simple:ms=0", "simple:ms=-5", "simple:ms=5:ms=6",
        "simple:sims=1.5", "simple:level=x", "simple:speed=5", "Simple", "simple:ms=99999999999", "simple:threads=0",
        "cmd:x:level=", "cmd:x:level=a b"})
    EXPECT_NE(complaint(text), "") << text;
}

}  // namespace
}  // namespace tacit::match
