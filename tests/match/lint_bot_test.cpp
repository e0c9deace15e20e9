// `tacit lint-bot`: bots of good and of bad manners, as shell commands around our own protocol.
#include <gtest/gtest.h>

#include <algorithm>
#include <string>

#include "support/program.h"

namespace {

using tacit::testing::has;
using tacit::testing::kTacit;
using tacit::testing::Outcome;
using tacit::testing::run;
using tacit::testing::shell;

// Short games, and so much time that a busy machine does not make anyone late.
const std::string kAtLeisure = " --layout duel2 --games 1 --ms 60000 --seed 1 2>&1";

Outcome lint(const std::string& bot, const std::string& options = kAtLeisure) {
  return run("lint-bot \"" + bot + "\"" + options);
}

// Ours, after a filter of what it is sent, and before one of what it says.
std::string filtered(const std::string& in, const std::string& out) {
  return (in.empty() ? "" : "sed -u '" + in + "; /^quit/q' | ") + kTacit + " protocol" +
         (out.empty() ? "" : " | sed -u '" + out + "'") + ":level=random";
}

void expectFound(const Outcome& found, const std::string& line) {
  EXPECT_EQ(found.code, 1) << found.out;
  EXPECT_TRUE(has(found, line)) << line << " in " << found.out;
}

TEST(LintBot, OurOwnProtocolHasManners) {
  const Outcome found = lint("cmd:" + kTacit + " protocol:level=random", " --games 2 --ms 60000 --seed 1 2>&1");
  EXPECT_EQ(found.code, 0) << found.out;
  for (const char* const manner :
       {"hello     it is Tacit ", "unknown   a line", "plays     ", "time      at most ", "answers   every",
        "chatter   nothing but", "life      it stays", "budgets   it takes", "memory    it decides",
        "quit      it ends", "hang-up   it ends"})
    EXPECT_TRUE(has(found, std::string("ok       ") + manner)) << manner << " in " << found.out;
  EXPECT_TRUE(has(found, "\n0 things wrong, 0 warnings; ")) << found.out;
}

TEST(LintBot, AnIllegalPlayIsNamedWithWhatWasSentAndSaid) {
  const Outcome found = lint(filtered("", "s/^best .*/best DEV/"));
  expectFound(found, "wrong    plays     illegal: ");
  EXPECT_TRUE(has(found, "           sent   position layout=duel2 ")) << found.out;
  EXPECT_TRUE(has(found, "           sent   go time=60000 level=random\n")) << found.out;
  EXPECT_TRUE(has(found, "           said   best DEV\n")) << found.out;
}

TEST(LintBot, WhatIsWrongCanBeHadAgain) {
  const Outcome found = lint(filtered("", "s/^best .*/best DEV/"));
  const auto at = found.out.find("again  ");
  ASSERT_NE(at, std::string::npos) << found.out;
  const std::string again = found.out.substr(at + 7, found.out.find('\n', at) - at - 7);
  EXPECT_TRUE(has(shell(again), "best DEV\nok\n")) << again;
}

TEST(LintBot, ALateAnswerIsLateAndNoMore) {
  const std::string slowly =
      "while IFS= read -r line; do case \\$line in go*) sleep 0.02;; quit) exit;; esac; printf '%s\\n' "
      "\\\"\\$line\\\"; done | ";
  const Outcome found =
      lint(slowly + kTacit + " protocol:level=random", " --layout duel2 --games 1 --ms 1 --grace 60000 --seed 1 2>&1");
  expectFound(found, "wrong    time      late: ");
  EXPECT_TRUE(has(found, "ok       plays     ")) << found.out;
}

TEST(LintBot, SilenceIsNotWaitedForForLong) {
  const Outcome all = lint("sleep 60", " --ms 1 --grace 50 2>&1");
  expectFound(all, "warning  hello     `hello` is not answered (does it flush its output after each answer?)");
  expectFound(
      all, "wrong    answers   silent: `seed` is not answered (does it flush its output after each answer?) (3 times)");
  const Outcome end = lint(filtered("", "/^best/,/^ok/{/^ok/d}"), " --layout duel2 --games 1 --ms 1 --grace 300 2>&1");
  expectFound(end, "wrong    answers   silent: ");
}

TEST(LintBot, ChatterIsQuoted) {
  expectFound(lint(filtered("", "s/^best/I think\\nbest/")), "wrong    chatter   chatty: 'I think' is no answer");
  expectFound(lint(filtered("", "s/^best.*/&\\n&/")), "wrong    chatter   chatty: `best` more than once");
  expectFound(lint("yes", " --ms 1 --grace 300 2>&1"), "wrong    chatter   chatty: ");
}

TEST(LintBot, AProgramThatDiesIsSaidToHaveDied) {
  expectFound(lint(filtered("7q", "")), "wrong    life      died");
  expectFound(lint("exit 3"), "wrong    life      died (exit code 3) at `seed`");
}

TEST(LintBot, NoPlayAtAll) {
  expectFound(lint(filtered("", "/^best/d")), "wrong    plays     `ok` without `best`");
  expectFound(lint(filtered("s/^go.*/nonsense/", "")), "wrong    plays     it answers 'error command: unknown");
  expectFound(lint(filtered("s/^position .*/nonsense/", "")), "wrong    plays     it refuses the position: ");
}

TEST(LintBot, WhoStaysWhenTheOtherSideIsGone) {
  const Outcome stays = lint("(" + kTacit + " protocol; sleep 60):level=random",
                             " --layout duel2 --games 1 --ms 1000 --grace 2000 --seed 1 2>&1");
  expectFound(stays, "wrong    hang-up   it stays");
  EXPECT_TRUE(has(stays, "warning  quit      it is still there")) << stays.out;
}

TEST(LintBot, AnOlderBotIsWarnedOnly) {
  const Outcome found = lint(filtered("s/^hello$/nonsense/; s/^newgame.*/nonsense/", ""));
  EXPECT_EQ(found.code, 0) << found.out;
  EXPECT_TRUE(has(found, "warning  hello     it does not know `hello`: results will show no name")) << found.out;
}

TEST(LintBot, AsJson) {
  const Outcome found =
      lint(filtered("", "s/^best .*/best DEV/"), " --layout duel2 --games 1 --ms 60000 --seed 1 --json");
  EXPECT_EQ(found.code, 1);
  EXPECT_EQ(std::ranges::count(found.out, '\n'), 1);
  for (const char* const part :
       {"\"name\":\"Tacit\",\"version\":\"", "\"seed\":1,\"games\":1,\"decisions\":",
        "{\"manner\":\"plays\",\"verdict\":\"wrong\",\"what\":\"illegal: ", "\"sent\":[\"newgame duel2 ",
        "\"said\":[\"ok\",\"ok\",\"ok\",", "\"again\":\"printf "})
    EXPECT_TRUE(has(found, part)) << part << " in " << found.out;
}

TEST(LintBot, WhatCannotBeStartedAndWhatIsNoQuestion) {
  expectFound(lint("/no/such/bot"), "wrong    start     the program cannot be started");
  for (const char* const arguments : {"", "''", "x --layout none", "x --games 0", "x --ms x", "x:ms=0"})
    EXPECT_EQ(run("lint-bot " + std::string(arguments) + " 2>/dev/null").code, 2) << arguments;
}

}  // namespace
