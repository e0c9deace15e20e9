// The commands as people and scripts call them: output, messages on standard error, exit codes.
#include <gtest/gtest.h>

#include <fstream>
#include <string>

#include "base/version.h"
#include "support/places.h"
#include "support/program.h"

namespace {

using tacit::testing::dataFile;
using tacit::testing::has;
using tacit::testing::kTacit;
using tacit::testing::Outcome;
using tacit::testing::run;
using tacit::testing::shell;
using tacit::testing::tacitProgram;

const std::string kGame = dataFile("golden/duel2-std.tac");

std::string quoted(const std::string& word) { return "'" + word + "'"; }

// The game with one text put in place of another, as a file of its own.
std::string changedGame(const std::string& name, const std::string& from, const std::string& to) {
  std::ifstream in(kGame);
  std::string text{std::istreambuf_iterator<char>(in), {}};
  const auto at = text.find(from);
  EXPECT_NE(at, std::string::npos);
  text.replace(at, from.size(), to);
  const std::string file = testing::TempDir() + name;
  std::ofstream(file) << text;
  return file;
}

TEST(Commands, ReplayPrintsTheFinalPosition) {
  const Outcome good = run("replay " + quoted(kGame));
  EXPECT_EQ(good.code, 0);
  EXPECT_TRUE(good.out.starts_with("position layout=duel2 ")) << good.out;
  EXPECT_TRUE(has(good, "phase=over"));
  EXPECT_TRUE(has(good, "\nresult "));
  const Outcome piped = run("replay - < " + quoted(kGame));
  EXPECT_EQ(piped.out, good.out);
  const Outcome json = run("replay --json " + quoted(kGame));
  EXPECT_TRUE(json.out.starts_with(R"({"position":"layout=duel2 )") && has(json, R"(","result":")")) << json.out;
  const Outcome all = run("replay --plays " + quoted(kGame));
  EXPECT_TRUE(all.out.starts_with("deal ")) << all.out;
  EXPECT_TRUE(all.out.ends_with(good.out));
}

TEST(Commands, ReplayNamesTheFirstIllegalPlayAndItsLine) {
  std::ifstream in(kGame);
  std::string line;
  int number = 0;
  while (std::getline(in, line) && !line.starts_with("deal ")) ++number;
  std::getline(in, line);  // the first plays of the first deal
  const std::string first = line.substr(0, line.find(' ', 2));
  const std::string file = changedGame("illegal.tac", '\n' + first, '\n' + first.substr(0, 2) + "DEV");
  const Outcome bad = run("replay " + quoted(file) + " 2>&1");
  EXPECT_EQ(bad.code, 1);
  EXPECT_TRUE(has(bad, "line " + std::to_string(number + 2) + ": ")) << bad.out;
  EXPECT_TRUE(has(bad, "'DEV'")) << bad.out;
}

TEST(Commands, ReplayRefusesAFalseResult) {
  const Outcome bad = run("replay " + quoted(changedGame("result.tac", "[Result \"", "[Result \"x")) + " 2>&1");
  EXPECT_EQ(bad.code, 1);
  EXPECT_TRUE(has(bad, "Result")) << bad.out;
}

TEST(Commands, ReplayOfWhatIsNoGame) {
  for (const std::string& file :
       {std::string("/no/such/file"), std::string("."), tacitProgram(), std::string("/dev/null")}) {
    const Outcome bad = run("replay " + quoted(file) + " 2>/dev/null");
    EXPECT_EQ(bad.code, 1) << file;
    EXPECT_EQ(bad.out, "") << file;
  }
}

TEST(Commands, PerftCounts) {
  const std::string position =
      "layout=pairs4 board=a:B,B,B,20/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:1,5/b:9/c:9/d:9 dealer=d turn=a";
  const Outcome one = run("perft 1 '" + position + "'");
  EXPECT_EQ(one.code, 0);
  EXPECT_EQ(one.out, "nodes 3\n");
  const Outcome divided = run("perft --divide 2 '" + position + "'");
  EXPECT_EQ(divided.out, "1:a20-21 1\n1:aB-1 1\n5:a20-25 1\nnodes 3\n");
  const Outcome json = shell("echo '" + position + "' | " + kTacit + " perft --json --divide 1 -");
  EXPECT_EQ(json.out, R"({"nodes":3,"plays":[{"play":"1:a20-21","nodes":1},{"play":"1:aB-1","nodes":1},)"
                      R"({"play":"5:a20-25","nodes":1}]})"
                      "\n");
  EXPECT_EQ(run("perft 1 nonsense 2>/dev/null").code, 1);
  EXPECT_EQ(run("perft -1 '" + position + "' 2>/dev/null").code, 2);
  const std::string hidden =
      "layout=pairs4 board=a:B,B,B,B/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B hands=a:1/b:2/c:3,3/d:4,4 dealer=b turn=a "
      "phase=swap "
      "given=c:?/d:?";
  EXPECT_EQ(run("perft 3 '" + hidden + "' 2>/dev/null").code, 1);
}

TEST(Commands, RulesListsEverything) {
  const Outcome rules = run("rules");
  EXPECT_EQ(rules.code, 0);
  for (const char* const word : {"pairs4", "coop6", "pair_vs_one3", "master", "basic+JAWD", "5-5-5-5-6", "6-5-6",
                                 "places", "skip_needs_marble", "zh", "en"})
    EXPECT_TRUE(has(rules, word)) << word;
}

TEST(Commands, BenchPrintsItsSignatureFirstAndOneObject) {
  const Outcome json = run("bench --json --seconds 0.05");
  EXPECT_EQ(json.code, 0);
  EXPECT_TRUE(json.out.starts_with("{\"signature\":")) << json.out;
  for (const char* const key : {"playout_decisions_per_s", "seven_list_us_mean", "seven_list_us_max",
                                "perft_leaves_per_s", "sampler_decisions_per_100ms"})
    EXPECT_TRUE(has(json, std::string("\"") + key + "\":")) << key;
  EXPECT_TRUE(json.out.ends_with("}\n"));
}

TEST(Commands, HelpEverywhere) {
  EXPECT_EQ(run("--help").code, 0);
  for (const char* const command :
       {"play", "analyse", "protocol", "perft", "bench", "match", "solve", "replay", "verify", "rules"}) {
    const Outcome help = run(std::string(command) + " --help");
    EXPECT_EQ(help.code, 0) << command;
    EXPECT_TRUE(has(help, "Usage: tacit " + std::string(command))) << help.out;
  }
}

TEST(Commands, AskedWrongly) {
  for (const char* const arguments : {"", "nonsense", "perft", "replay", "verify", "bench --fast", "play --seed -1",
                                      "play --seed 99999999999999999999", "play --seed 1.5"}) {
    const Outcome wrong = run(std::string(arguments) + " 2>/dev/null");
    EXPECT_EQ(wrong.code, 2) << arguments;
    EXPECT_EQ(wrong.out, "") << arguments;
  }
}

TEST(Commands, VersionNamesAllThatCanChange) {
  const Outcome plain = run("--version");
  EXPECT_EQ(plain.code, 0);
  EXPECT_TRUE(plain.out.starts_with("tacit " + std::string(tacit::base::kVersion) + "\ncommit ")) << plain.out;
  const Outcome json = run("--version --json");
  for (const char* const key : {"version", "commit", "compiler", "schema", "protocol", "notation"})
    EXPECT_TRUE(has(json, std::string("\"") + key + "\":")) << json.out;
}

TEST(Commands, UnknownWordsSuggestTheNearest) {
  EXPECT_TRUE(has(run("mach 2>&1"), "there is no command 'mach'; did you mean match?"));
  EXPECT_TRUE(has(run("admin people fnd 2>&1"), "did you mean find?"));
  EXPECT_TRUE(has(run("match simple random --deels=5 2>&1"), "there is no option '--deels'; did you mean --deals?"));
  EXPECT_FALSE(has(run("nonsense 2>&1"), "did you mean"));
}

TEST(Commands, HelpOfACommand) {
  EXPECT_EQ(run("help match").out, run("match --help").out);
  EXPECT_EQ(run("help admin people find").out, run("admin people find --help").out);
  EXPECT_EQ(run("help").out, run("--help").out);
  EXPECT_EQ(run("help nonsense 2>/dev/null").code, 2);
}

TEST(Commands, CompletionsKnowEveryCommand) {
  const std::string words = shell("bash -c '. <(" + tacitProgram() +
                                  " completions bash); COMP_WORDS=(tacit admin pe);"
                                  " COMP_CWORD=2; _tacit; echo ${COMPREPLY[@]}'")
                                .out;
  EXPECT_EQ(words, "people\n");
  for (const char* const name : {"bash", "zsh", "fish"})
    EXPECT_TRUE(has(run(std::string("completions ") + name), "print-config"));
  EXPECT_EQ(run("completions tcsh 2>/dev/null").code, 2);
}

TEST(Commands, ManualHasEveryCommand) {
  const Outcome manual = run("manual");
  for (const char* const name : {".SS tacit match", ".SS tacit admin people find", "\\-\\-layout"})
    EXPECT_TRUE(has(manual, name)) << name;
}

TEST(Commands, OutputThatCannotBeWrittenIsAFailure) {
  EXPECT_EQ(run("rules 2>/dev/null >/dev/full").code, 1);
  EXPECT_EQ(run("replay " + quoted(kGame) + " 2>/dev/null >/dev/full").code, 1);
}

}  // namespace
