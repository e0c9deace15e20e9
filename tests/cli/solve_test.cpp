// `tacit solve` as people and scripts call it.
#include <gtest/gtest.h>

#include <filesystem>
#include <string>

#include "support/program.h"

namespace {

using tacit::testing::has;
using tacit::testing::kTacit;
using tacit::testing::Outcome;
using tacit::testing::run;
using tacit::testing::shell;

const std::string kFinish =
    "'layout=coop4 board=a:62,64,H3,H4/b:H1,H2,H3,H4/c:H1,H2,H3,H4/d:H1,H2,H3,H4 hands=a:5,7/b:9/c:9/d:9 dealer=d "
    "turn=a'";
const std::string kFirstDeal =
    "'layout=coop4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:1,4,5,9,13/b:3,6,7,8,13/c:1,4,4,12,TRI/"
    "d:1,2,7,8,TAC dealer=d turn=a phase=swap'";

TEST(Solve, ShowsAProvenFinish) {
  const Outcome text = run("solve " + kFinish);
  EXPECT_EQ(text.code, 0);
  EXPECT_TRUE(has(text, "a 7:")) << text.out;
  EXPECT_TRUE(has(text, "result all home with 1 card\n")) << text.out;
  EXPECT_TRUE(has(text, "verdict proven best for this deal")) << text.out;
  const Outcome json = run("solve --json " + kFinish);
  for (const char* const key : {"\"plays\":[{\"seat\":\"a\"", "\"finished\":true", "\"cards\":1", "\"proven\":true"})
    EXPECT_TRUE(has(json, key)) << json.out;
}

TEST(Solve, KeepsToItsTime) {
  const Outcome text = run("solve --ms 200 --memory 32 " + kFirstDeal);  // without a limit it would go on for hours
  EXPECT_EQ(text.code, 0);
  EXPECT_TRUE(has(text, "a give:")) << text.out;
  EXPECT_TRUE(has(text, "verdict best found for this deal")) << text.out;
}

TEST(Solve, SoloReportsItsGames) {
  const std::string folder = testing::TempDir() + "tacit_solo";
  std::filesystem::remove_all(folder);
  const Outcome json = run("solve --solo --seed 5 --games 3 --jobs 2 --nodes 5000 --json --save '" + folder + "'");
  EXPECT_EQ(json.code, 0);
  for (const char* const key :
       {"\"games\":3", "\"one_pack_share\":", "\"cards_mean\":", "\"cards_min\":", "\"cards_max\":"})
    EXPECT_TRUE(has(json, key)) << json.out;
  for (const char* const seed : {"5", "6", "7"})
    EXPECT_EQ(run("replay '" + folder + "/solo-" + seed + ".tac' >/dev/null").code, 0) << seed;
  const Outcome again = run("solve --solo --seed 5 --games 3 --nodes 5000 --json");
  const auto cards = [](const std::string& out) { return out.substr(out.find("\"cards\":[")); };
  EXPECT_EQ(cards(json.out), cards(again.out));
  const Outcome text = run("solve --solo --seed 5 --games 3 --nodes 5000");
  EXPECT_TRUE(has(text, "games 3, seeds from 5")) << text.out;
  EXPECT_TRUE(has(text, "#")) << text.out;
}

TEST(Solve, SoloWithTheWholePackKnown) {
  const std::string folder = testing::TempDir() + "tacit_whole_pack";
  std::filesystem::remove_all(folder);
  const Outcome json = run("solve --solo --whole-pack --seed 9010 --nodes 20000 --json --save '" + folder + "'");
  EXPECT_EQ(json.code, 0);
  EXPECT_TRUE(has(json, "\"whole_pack\":true")) << json.out;
  EXPECT_EQ(run("replay '" + folder + "/solo-9010.tac' >/dev/null").code, 0);
  EXPECT_EQ(run("solve --whole-pack 2>/dev/null").code, 2);
}

TEST(Solve, SixSeats) {
  const Outcome json = run("solve --solo --layout coop6 --seed 1 --nodes 3000 --json");
  EXPECT_EQ(json.code, 0);
  EXPECT_TRUE(has(json, "\"layout\":\"coop6\"")) << json.out;
}

TEST(Solve, InterruptedItSaysWhatThereIs) {
  const Outcome stopped = shell("timeout -s INT 1 " + kTacit + " solve --ms 100000 " + kFirstDeal);
  EXPECT_TRUE(has(stopped, "verdict best found")) << stopped.out;
}

TEST(Solve, WhatIsAskedWrongly) {
  const std::string versus =
      "'layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:1/b:1/c:1/d:1 dealer=d turn=a'";
  const std::string hidden =
      "'layout=coop4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:?1/b:1/c:1/d:1 dealer=d turn=a'";
  EXPECT_TRUE(has(run("solve " + versus + " 2>&1"), "co-operative"));
  EXPECT_TRUE(has(run("solve " + hidden + " 2>&1"), "open hands"));
  for (const std::string& refused : {versus, hidden, std::string("nonsense")})
    EXPECT_EQ(run("solve " + refused + " 2>/dev/null").code, 1) << refused;
  for (const char* const wrong : {"", "--solo --layout pairs4", "--solo --games 0", "--ms -1 x", "--solo --rules xx",
                                  "--solo --seed x", "--solo --pack none", "--solo position"})
    EXPECT_EQ(run(std::string("solve ") + wrong + " 2>/dev/null").code, 2) << wrong;
}

}  // namespace
