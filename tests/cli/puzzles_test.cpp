// `tacit puzzles` as people and scripts call it.
#include <gtest/gtest.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>

#include "support/folder.h"
#include "support/interrupt.h"
#include "support/program.h"

namespace {

using tacit::testing::has;
using tacit::testing::interrupted;
using tacit::testing::kTacit;
using tacit::testing::Outcome;
using tacit::testing::run;
using tacit::testing::TemporaryFolder;

const std::string kOurs = "'" + tacit::testing::sourceFile("src/puzzles/puzzles.txt") + "'";

std::string textOf(const std::string& file) {
  std::ifstream in(file);
  std::stringstream text;
  text << in.rdbuf();
  return text.str();
}

std::string make(const std::string& file, const std::string& arguments) {
  const Outcome made = run("puzzles make --layout duel2 --seed 1 --out '" + file + "' " + arguments + " 2>&1");
  EXPECT_EQ(made.code, 0) << made.out;
  return textOf(file);
}

TEST(MakePuzzles, GoesOnWhereItStopped) {
  const TemporaryFolder folder;
  const std::string whole = make(folder.path("whole"), "--games 6 --jobs 2");
  EXPECT_NE(whole.find("# made: tacit puzzles make --layout duel2 --seed 1 --games 6\n"), std::string::npos);
  EXPECT_NE(whole.find("\tduel2\t"), std::string::npos) << "six games and no puzzle";
  make(folder.path("parts"), "--games 2");
  EXPECT_EQ(make(folder.path("parts"), "--games 6"), whole);
  EXPECT_EQ(make(folder.path("parts"), "--games 6"), whole) << "nothing is left to do";
}

TEST(MakePuzzles, StopsWhenThereAreEnough) {
  const TemporaryFolder folder;
  const std::string text = make(folder.path("one"), "--count 1 --jobs 2");
  EXPECT_GE(std::ranges::count(text, '\t'), 8);
  EXPECT_EQ(make(folder.path("one"), "--count 1"), text);
}

TEST(MakePuzzles, CtrlCKeepsWhatWasFound) {
  const TemporaryFolder folder;
  const std::string file = folder.path("found");
  const Outcome stopped =
      interrupted(kTacit + " puzzles make --layout duel2 --seed 1 --games 9999999 --out '" + file + "' 2>&1",
                  "[ -e '" + file + "' ]");
  EXPECT_EQ(stopped.code, 130);
  EXPECT_TRUE(has(stopped, "tacit: stopped: what was found is in " + file)) << stopped.out;
  EXPECT_EQ(run("puzzles check '" + file + "'").code, 0);
}

TEST(MakePuzzles, AskedWrongly) {
  EXPECT_EQ(run("puzzles 2>/dev/null").code, 2);
  EXPECT_EQ(run("puzzles make --games 1 2>/dev/null").code, 2);
  EXPECT_EQ(run("puzzles make --games 1 --solo --theme tac --out x 2>/dev/null").code, 2);
  const std::string out = " --out '" + TemporaryFolder().path("none") + "' 2>&1";
  EXPECT_TRUE(has(run("puzzles make" + out), "--games or --count"));
  EXPECT_TRUE(has(run("puzzles make --games 1 --layout pairs5" + out), "--layout: no layout for this 'pairs5'"));
  EXPECT_TRUE(has(run("puzzles make --games 1 --solo --layout duel2" + out), "--layout: no layout for this 'duel2'"));
  EXPECT_TRUE(has(run("puzzles make --games 1 --theme luck" + out), "--theme: no theme 'luck'"));
}

TEST(Puzzles, AreListedForPrograms) {
  const Outcome list = run("puzzles list --json --layout pairs4 --theme tac - <" + kOurs);
  EXPECT_EQ(list.code, 0);
  EXPECT_TRUE(list.out.starts_with("[{\"id\":\"") && list.out.ends_with("}]\n")) << list.out;
  EXPECT_TRUE(has(list, "\"layout\":\"pairs4\"") && has(list, "\"tac\"")) << list.out;
  EXPECT_EQ(run("puzzles check --drop - <" + kOurs + " 2>/dev/null").code, 2);
}

TEST(Puzzles, AreListedAndShown) {
  const Outcome list = run("puzzles list --layout pairs4 --theme tac " + kOurs);
  EXPECT_EQ(list.code, 0);
  EXPECT_FALSE(has(list, "duel2"));
  const std::string id = list.out.substr(0, list.out.find(' '));
  const Outcome shown = run("puzzles show " + kOurs + " " + id);
  EXPECT_EQ(shown.code, 0) << shown.out;
  for (const char* const words : {"hand ", "position layout=pairs4 ", "solution ", "tac", "% to win"})
    EXPECT_TRUE(has(shown, words)) << shown.out;
  EXPECT_TRUE(has(run("puzzles show " + kOurs + " nobody 2>&1"), "no puzzle 'nobody'"));
}

TEST(Puzzles, AreChecked) {
  const TemporaryFolder folder;
  const std::string file = folder.path("some");
  std::string text = make(file, "--count 1");
  const Outcome good = run("puzzles check --count 1 '" + file + "'");
  EXPECT_EQ(good.code, 0) << good.out;
  EXPECT_TRUE(has(good, ", judged again 1, wrong 0")) << good.out;
  const auto themes = text.find("\tduel2\t") + 12;  // behind the rating
  text.replace(themes, text.find('\t', themes) - themes, "seven,gift");
  std::ofstream(file) << text;
  const Outcome bad = run("puzzles check '" + file + "'");
  EXPECT_EQ(bad.code, 1);
  EXPECT_TRUE(has(bad, "its themes are not what happens")) << bad.out;
  EXPECT_EQ(run("puzzles check --drop '" + file + "' >/dev/null 2>&1").code, 0);
  EXPECT_EQ(textOf(file).find("seven,gift"), std::string::npos);
  EXPECT_NE(textOf(file).find("# dropped: 1 by tacit"), std::string::npos);
  EXPECT_TRUE(has(run("puzzles check '" + folder.path("nowhere") + "' 2>&1"), "cannot read"));
}

}  // namespace
