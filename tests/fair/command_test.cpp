// `tacit verify` as people and scripts call it, and the check without Tacit that the document gives.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>
#include <string>

#include "support/fair_games.h"
#include "support/places.h"
#include "support/program.h"

namespace tacit::fair {
namespace {

using testing::fairGame;
using testing::has;
using testing::Outcome;
using testing::secretNumber;
using testing::shell;

Outcome verifyBy(const std::string& arguments) { return shell(testing::kTacit + " verify " + arguments + " 2>&1"); }

std::string quoted(const std::string& word) { return "'" + word + "'"; }

// In a folder of this test's own, since tests run at the same time.
std::string written(const std::string& name, const std::string& text) {
  const std::string test = ::testing::UnitTest::GetInstance()->current_test_info()->name();
  std::string file = ::testing::TempDir() + "tacit_fair_" + test + "_" + name;
  std::ofstream(file) << text;
  return file;
}

std::string written(const std::string& name, const notation::GameRecord& record) {
  return written(name, notation::gameFileText(record));
}

notation::GameRecord shortGame() { return fairGame(tacit::Setup::of(Layout::Duel2), secretNumber(5), "Grüße", 400); }

notation::GameRecord unfairGame() {
  notation::GameRecord record = shortGame();
  std::swap(record.deals[0].hands[0], record.deals[0].hands[2]);
  return record;
}

TEST(VerifyCommand, SaysWhatItChecked) {
  const std::string file = written("one deal.tac", fairGame(tacit::Setup::of(Layout::Pairs4), secretNumber(5), "", 10));
  const Outcome good = verifyBy(quoted(file));
  EXPECT_EQ(good.code, 0);
  EXPECT_EQ(good.out, file + ": fair: the commitment matches, and 1 shuffle and 1 deal match the seed\n");
  const Outcome piped = verifyBy("- < " + quoted(file));
  EXPECT_EQ(piped.code, 0);
  EXPECT_EQ(piped.out, "standard input: fair: the commitment matches, and 1 shuffle and 1 deal match the seed\n");
}

TEST(VerifyCommand, SeveralFilesAreAllChecked) {
  const std::string good = written("good.tac", shortGame());
  const std::string bad = written("bad.tac", unfairGame());
  const Outcome both = verifyBy(quoted(bad) + " " + quoted(good));
  EXPECT_EQ(both.code, 1);
  EXPECT_TRUE(has(both, "tacit: " + bad + ": line ")) << both.out;
  EXPECT_TRUE(has(both, "deal 1 does not match the seed: seat a has ")) << both.out;
  EXPECT_TRUE(has(both, good + ": fair: ")) << both.out;
}

TEST(VerifyCommand, Json) {
  const std::string good = written("good.tac", shortGame());
  const std::string bad = written("bad.tac", unfairGame());
  const Outcome both = verifyBy("--json " + quoted(good) + " " + quoted(bad));
  EXPECT_EQ(both.code, 1);
  EXPECT_TRUE(both.out.starts_with("{\"file\":\"" + good + "\",\"fair\":true,\"shuffles\":")) << both.out;
  EXPECT_TRUE(has(both, "}\n{\"file\":\"" + bad + "\",\"fair\":false,\"error\":\"" + bad + ": line ")) << both.out;
  EXPECT_TRUE(both.out.ends_with("\"}\n")) << both.out;
}

// Two players sealed a word; one of them never showed it.
notation::GameRecord sealedGame() {
  const std::string word = std::string(32, 'a') + " Grüße";
  notation::GameRecord record = fairGame(tacit::Setup::of(Layout::Duel2), secretNumber(5), word, 10);
  record.setHeader(kWordCommitsHeader,
                   "a:" + commitmentTo(word) + "|c:" + commitmentTo(std::string(32, 'c')) + " withheld");
  return record;
}

notation::GameRecord gameWithAnotherWord() {
  notation::GameRecord record = sealedGame();
  record.setHeader(kWordCommitsHeader, "a:" + commitmentTo(std::string(32, 'b')));
  return record;
}

TEST(VerifyCommand, SealedWords) {
  const std::string withheld = written("withheld.tac", sealedGame());
  const Outcome good = verifyBy(quoted(withheld));
  EXPECT_EQ(good.code, 0);
  EXPECT_TRUE(good.out.ends_with(" match the seed; 1 of 2 words withheld\n")) << good.out;
  EXPECT_TRUE(has(verifyBy("--json " + quoted(withheld)), "\"sealed\":2,\"withheld\":1}"));
  const Outcome bad = verifyBy(quoted(written("bad.tac", gameWithAnotherWord())));
  EXPECT_EQ(bad.code, 1);
  EXPECT_TRUE(has(bad, "the word of seat a does not match its commitment")) << bad.out;
}

TEST(VerifyCommand, WhatCannotBeChecked) {
  const Outcome golden = verifyBy(quoted(testing::dataFile("golden/duel2-std.tac")));
  EXPECT_EQ(golden.code, 1);
  EXPECT_TRUE(has(golden, "no headers Commit and Seed")) << golden.out;
  for (const char* const file : {"/no/such/file", ".", "/dev/null"}) EXPECT_EQ(verifyBy(file).code, 1) << file;
  EXPECT_EQ(verifyBy("").code, 2);
}

// The Python of the document, as somebody would copy it.
std::string pythonOfTheDocument() {
  std::ifstream in(testing::sourceFile("docs/fair-shuffle.md"));
  const std::string text{std::istreambuf_iterator<char>(in), {}};
  const std::string fence = "```python\n";
  const auto begin = text.find(fence);
  const auto end = text.find("```", begin + fence.size());
  EXPECT_NE(end, std::string::npos);
  return text.substr(begin + fence.size(), end - begin - fence.size());
}

TEST(VerifyCommand, TheDocumentsOwnCheckAgrees) {
  const std::string check =
      "PYTHONIOENCODING=utf-8 python3 " + quoted(written("check.py", pythonOfTheDocument())) + " ";
  for (int layout = 0; layout < kLayouts; ++layout) {
    const auto pack = static_cast<std::uint8_t>((16 + 5 * layout) % kPacks);  // master, basic and some between
    tacit::Setup setup = tacit::Setup::of(static_cast<Layout>(layout), Edition::Std, Pack{pack});
    setup.switches |= bit(Switch::Places);
    const auto record = fairGame(setup, secretNumber(pack), layout == 0 ? "" : "Grüße|🎲");
    const Outcome good = shell(check + quoted(written("good.tac", record)) + " 2>&1");
    EXPECT_EQ(good.code, 0) << good.out;
    EXPECT_TRUE(has(good, " and " + std::to_string(record.deals.size()) + " deals match the seed")) << good.out;
  }
  const Outcome sealed = shell(check + quoted(written("sealed.tac", sealedGame())) + " 2>&1");
  EXPECT_EQ(sealed.code, 0) << sealed.out;
  EXPECT_TRUE(has(sealed, "; 1 of 2 words withheld\n")) << sealed.out;
  const Outcome other = shell(check + quoted(written("other.tac", gameWithAnotherWord())) + " 2>&1");
  EXPECT_EQ(other.code, 1);
  EXPECT_TRUE(has(other, "the word of seat a does not match its commitment")) << other.out;
  const Outcome bad = shell(check + quoted(written("bad.tac", unfairGame())) + " 2>&1");
  EXPECT_EQ(bad.code, 1);
  EXPECT_TRUE(has(bad, "deal 1: seat ")) << bad.out;
}

}  // namespace
}  // namespace tacit::fair
