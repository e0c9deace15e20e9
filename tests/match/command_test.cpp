// `tacit match` as people and scripts call it: options, output, files, other programs, Ctrl-C.
#include <gtest/gtest.h>
#include <unistd.h>

#include <algorithm>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>

#include "support/interrupt.h"
#include "support/program.h"

namespace {

namespace fs = std::filesystem;

using tacit::testing::has;
using tacit::testing::interrupted;
using tacit::testing::kTacit;
using tacit::testing::Outcome;
using tacit::testing::shell;

Outcome match(const std::string& arguments) { return shell(kTacit + " match " + arguments); }

// The number behind a key of a flat JSON object.
double number(const Outcome& json, const std::string& key) {
  const auto at = json.out.find("\"" + key + "\":");
  EXPECT_NE(at, std::string::npos) << key << " in " << json.out;
  return at == std::string::npos ? -1e9 : std::atof(json.out.c_str() + at + key.size() + 3);
}

// A program as a bot, in quotes for the shell; it must not have any of its own.
std::string program(const std::string& command) { return "\"cmd:" + command + "\""; }

class Folder : public ::testing::Test {
 protected:
  Folder() : folder_(fs::temp_directory_path() / ("tacit match test " + std::to_string(getpid()))) {
    fs::create_directories(folder_);
  }
  ~Folder() override { fs::remove_all(folder_); }

  std::string path(const std::string& name) const { return "'" + (folder_ / name).string() + "'"; }
  std::string contents(const std::string& name) const {
    std::ifstream in(folder_ / name);
    return {std::istreambuf_iterator<char>(in), {}};
  }

  fs::path folder_;
};

TEST(MatchCommand, JsonHasItsKeysAndTheStrongerBotItsPoints) {
  const Outcome json = match("simple random --layout pairs4 --deals 10 --ms 50 --seed 1 --jobs 2 --json");
  EXPECT_EQ(json.code, 0);
  EXPECT_TRUE(json.out.starts_with("{") && json.out.ends_with("}\n")) << json.out;
  EXPECT_EQ(std::ranges::count(json.out, '\n'), 1);
  EXPECT_EQ(number(json, "games"), 20);
  EXPECT_EQ(number(json, "pairs"), 10);
  EXPECT_GT(number(json, "score_a"), 0.5);
  EXPECT_GT(number(json, "elo"), number(json, "elo_lo"));
  EXPECT_LT(number(json, "elo"), number(json, "elo_hi"));
  EXPECT_GE(number(json, "ms_per_decision_a"), 0);
  EXPECT_GE(number(json, "ms_per_decision_b"), 0);
  EXPECT_EQ(number(json, "illegal"), 0);
  EXPECT_EQ(number(json, "ms"), 50);
  EXPECT_EQ(number(json, "seed"), 1);
  EXPECT_GT(number(json, "deals_per_game"), 1);
  EXPECT_GT(number(json, "plays_per_game"), 10);
  for (const char* const part : {"\"overtime\":", "\"layout\":\"pairs4\"", "\"rules\":\"std\"", "\"pack\":\"master\"",
                                 "\"interrupted\":false", "\"a\":\"simple\"", "\"b\":\"random\""})
    EXPECT_TRUE(has(json, part)) << part << " in " << json.out;
  EXPECT_FALSE(has(json, "inf"));
  EXPECT_FALSE(has(json, "nan"));
}

TEST(MatchCommand, TextForPeople) {
  const Outcome text = match("simple random --deals 3 --seed 1 2>&1");
  EXPECT_EQ(text.code, 0);
  for (const char* const part :
       {"games      6 in 3 duplicate deals", "score ", "Elo ", "95 %", "decision a", "illegal 0"})
    EXPECT_TRUE(has(text, part)) << part << " in " << text.out;
  const Outcome coop = match("simple random --layout coop4 --deals 2 --seed 1");
  EXPECT_TRUE(has(coop, "cards a")) << coop.out;
  const Outcome json = match("simple random --layout coop4 --deals 2 --seed 1 --json");
  EXPECT_TRUE(has(json, "\"cards_a\":{\"games\":2,\"won\":2,\"mean\":")) << json.out;
}

TEST(MatchCommand, RulesAndPack) {
  const Outcome json = match("simple random --rules ja,places=yes --pack basic+JW --deals 1 --seed 1 --json");
  EXPECT_EQ(json.code, 0);
  EXPECT_TRUE(has(json, "\"rules\":\"ja,places=yes\",\"pack\":\"basic+JW\"")) << json.out;
}

TEST(MatchCommand, SprtSaysWhatItAccepted) {
  const Outcome text = match("simple random --sprt 0,20 --seed 1");
  EXPECT_EQ(text.code, 0);
  EXPECT_TRUE(has(text, "accepted elo1: +20")) << text.out;
  const Outcome json = match("random simple --sprt -5,20.5 --seed 1 --json");
  EXPECT_TRUE(has(json, "\"sprt\":\"elo0\"")) << json.out;
  const Outcome open = match("simple simple --sprt 0,5 --deals 2 --seed 1 --json");
  EXPECT_TRUE(has(open, "\"sprt\":\"open\"")) << open.out;
}

TEST(MatchCommand, AskedWrongly) {
  for (const char* const arguments : {"",
                                      "simple",
                                      "simple nobody",
                                      "simple random --deals 0",
                                      "simple random --deals x",
                                      "simple random --layout x",
                                      "simple random --rules x",
                                      "simple random --pack x",
                                      "simple random --sprt 5",
                                      "simple random --sprt 5,0",
                                      "simple random --sprt 0,x",
                                      "simple random --jobs 0",
                                      "simple random --ms -1",
                                      "simple random --seed -1",
                                      "simple random --sims 0",
                                      "simple:ms=0 random",
                                      "simple cmd:",
                                      "simple random --mixed --layout duel2",
                                      "simple random extra",
                                      "simple random --fast",
                                      "simple random --sprt nan,inf"}) {
    const Outcome wrong = match(std::string(arguments) + " 2>/dev/null");
    EXPECT_EQ(wrong.code, 2) << arguments;
    EXPECT_EQ(wrong.out, "") << arguments;
  }
  EXPECT_TRUE(has(match("simple nobody 2>&1"), "unknown bot 'nobody'; there are random, beginner, simple"));
}

TEST(MatchCommand, Help) {
  const Outcome help = match("--help");
  EXPECT_EQ(help.code, 0);
  for (const char* const word : {"--layout", "--deals", "--ms", "--sims", "--seed", "--jobs", "--mixed", "--sprt",
                                 "--json", "--csv", "--save", "--rules", "--pack", "--clock", "docs/matches.md"})
    EXPECT_TRUE(has(help, word)) << word;
}

TEST_F(Folder, CsvHasOneRowPerGame) {
  EXPECT_EQ(match("simple random --deals 3 --seed 4 --layout free3 --csv " + path("games.csv") + " >/dev/null").code,
            0);
  const std::string csv = contents("games.csv");
  EXPECT_TRUE(csv.starts_with("pair,game,dealer,seats_a,result,end,score_a,")) << csv;
  EXPECT_EQ(std::ranges::count(csv, '\n'), 1 + 3 * 6);
  EXPECT_NE(csv.find("\n3,6,"), std::string::npos);
  EXPECT_NE(csv.find(",over,1,"), std::string::npos);
}

TEST_F(Folder, GamesAreKeptAndReplay) {
  EXPECT_EQ(match("simple:ms=20 random --deals 2 --seed 4 --save " + path("games") + " >/dev/null").code, 0);
  int files = 0;
  for (const auto& file : fs::directory_iterator(folder_ / "games")) {
    ++files;
    const Outcome replayed = shell(kTacit + " replay '" + file.path().string() + "'");
    EXPECT_EQ(replayed.code, 0) << file.path();
    EXPECT_TRUE(has(replayed, "phase=over")) << replayed.out;
  }
  EXPECT_EQ(files, 4);
  const std::string second = contents("games/000001-2.tac");
  for (const char* const header : {"[Layout \"pairs4\"]", "[a \"random\"]", "[b \"simple:ms=20\"]", "[c \"random\"]",
                                   "[d \"simple:ms=20\"]", "[Seed \"4\"]", "[Result \""})
    EXPECT_NE(second.find(header), std::string::npos) << header;
}

TEST_F(Folder, FilesThatCannotBeWritten) {
  EXPECT_EQ(match("simple random --deals 1 --csv /no/such/folder/x.csv 2>/dev/null").code, 1);
  EXPECT_EQ(match("simple random --deals 1 --save /dev/null/x 2>/dev/null").code, 1);
  EXPECT_EQ(match("simple random --deals 1 --csv /dev/full 2>/dev/null >/dev/null").code, 1);
}

TEST(MatchPrograms, OurOwnProtocolPlaysAMatch) {
  const std::string own = program(kTacit + " protocol");
  const Outcome json = match("random " + own + " --ms 5 --deals 1 --seed 1 --jobs 2 --json");
  EXPECT_EQ(json.code, 0);
  EXPECT_EQ(number(json, "illegal"), 0);
  EXPECT_LT(number(json, "score_a"), 0.5);
  EXPECT_GT(number(json, "decisions_b"), 20);
  for (const char* const layout : {"trios6", "coop4", "free3"}) {
    const Outcome other = match("simple " + own + " --sims 2 --deals 1 --seed 2 --layout " + layout + " --json");
    EXPECT_EQ(number(other, "illegal"), 0) << other.out;
  }
}

TEST(MatchPrograms, TheLevelIsPassedOnAndTheSeedToo) {
  const std::string own = program(kTacit + " protocol:level=random");
  const Outcome once =
      match("simple " + own + " --deals 2 --seed 1 --csv /dev/stderr 2>&1 >/dev/null | cut -d, -f1-12");
  const Outcome again =
      match("simple " + own + " --deals 2 --seed 1 --jobs 2 --csv /dev/stderr 2>&1 >/dev/null | cut -d, -f1-12");
  EXPECT_EQ(once.out, again.out);
  EXPECT_TRUE(has(once, ",over,1,")) << once.out;
}

// All four games against such a program are won, and counted by what it did.
void expectLost(const char* command, const std::string& counted) {
  const Outcome json = match("random " + program(command) + " --deals 2 --seed 1 --grace 300 --json 2>/dev/null");
  EXPECT_EQ(json.code, 1) << command;
  EXPECT_EQ(number(json, "games"), 4) << command;
  for (const std::string how : {"illegal_b", "crashed_b", "lost_on_time_b"})
    EXPECT_EQ(number(json, how), how == counted ? 4 : 0) << command << ": " << how;
  EXPECT_EQ(number(json, "score_a"), 1) << command;
  EXPECT_TRUE(has(json, "\"first_trouble\":\"pair 1, seat ")) << json.out;
}

TEST(MatchPrograms, NonsenseLosesTheGame) {
  for (const char* const nonsense : {"cat", "yes", "while read x; do echo best give:TAC,TAC; done",
                                     "while read x; do echo error no; done", "head -c 200000 /dev/zero"})
    expectLost(nonsense, "illegal_b");
}

TEST(MatchPrograms, ACrashLosesTheGameAndIsCountedApart) {
  for (const char* const crash : {"true", "head -n 1 >/dev/null; exit 3", "echo info; kill -9 \\$\\$"})
    expectLost(crash, "crashed_b");
}

TEST(MatchPrograms, SilenceLosesTheGame) {
  // Nobody waits for it to wake up.
  const Outcome json = shell("timeout 50 " + kTacit + " match " + program("sleep 60") +
                             " random --deals 1 --ms 20 --seed 1 --grace 100 --json 2>/dev/null");
  EXPECT_EQ(json.code, 1);
  EXPECT_GE(number(json, "overtime"), 2);
  EXPECT_EQ(number(json, "overtime_a"), 2);
  EXPECT_EQ(number(json, "lost_on_time_a"), 2);
  EXPECT_EQ(number(json, "crashed_a"), 0);
  EXPECT_EQ(number(json, "score_a"), 0);
}

TEST(MatchPrograms, ForfeitsAreToldOnStandardErrorAndAreAFailure) {
  const Outcome told = match("random " + program("cat") + " --deals 2 --seed 1 2>&1 >/dev/null");
  EXPECT_EQ(told.code, 1);
  const std::string wanted =
      "tacit: b, 'cmd:cat', forfeited 4 of 4 games (4 illegal, 0 late, 0 crashed); first trouble: pair 1, seat ";
  EXPECT_TRUE(has(told, wanted)) << told.out;
}

TEST(MatchPrograms, WhereEveryGameIsForfeitedThereIsNoElo) {
  const std::string bots = "random " + program("true") + " --seed 1 ";
  const Outcome text = match(bots + "--deals 2 2>/dev/null");
  EXPECT_TRUE(has(text, "4 won, 0 lost")) << text.out;
  EXPECT_TRUE(has(text, "Elo        unknown: there is no game without a forfeit\n")) << text.out;
  EXPECT_FALSE(has(match(bots + "--deals 2 --json 2>/dev/null"), "\"elo"));
  // A co-operative deal is won against what the other bot did in a game of its own.
  EXPECT_TRUE(has(match(bots + "--deals 1 --layout coop4 2>/dev/null"), "Elo        unknown"));
}

TEST(MatchPrograms, WhereEveryGameIsForfeitedATestEndsButAcceptsNothing) {
  const std::string bots = "random " + program("true") + " --seed 1 --sprt 0,20 ";
  const Outcome text = match(bots + "2>/dev/null");
  EXPECT_EQ(text.code, 1);
  EXPECT_TRUE(has(text, "SPRT       undecided: there is no game without a forfeit\n")) << text.out;
  const Outcome json = match(bots + "--json 2>/dev/null");
  EXPECT_TRUE(has(json, "\"sprt\":\"open\"")) << json.out;
  EXPECT_LT(number(json, "pairs"), 100);
}

TEST_F(Folder, OneForfeitIsAFailureToo) {
  // The one that comes first plays; the next seat's has nothing to say.
  const std::string once = program("mkdir " + path("first") + " && exec " + kTacit + " protocol:level=random");
  const Outcome both = match("random " + once + " --layout duel2 --deals 1 --seed 1 2>&1");
  EXPECT_EQ(both.code, 1);
  EXPECT_TRUE(has(both, "forfeited 1 of 2 games (0 illegal, 0 late, 1 crashed)")) << both.out;
  EXPECT_TRUE(has(both, "95 % between")) << both.out;
}

TEST(MatchPrograms, AProgramThatIsNotThere) {
  const Outcome wrong = match("simple " + program("/no/such/program") + " --deals 5 2>&1 >/dev/null");
  EXPECT_EQ(wrong.code, 1);
  EXPECT_TRUE(has(wrong, "cannot be started: '/no/such/program'")) << wrong.out;
}

TEST_F(Folder, AGameLostForWantOfAPlayIsKeptAsFarAsItWent) {
  EXPECT_EQ(match("random " + program("cat") + " --deals 1 --seed 1 --save " + path("g") + " >/dev/null 2>&1").code, 1);
  const std::string file = contents("g/000001-1.tac");
  EXPECT_NE(file.find("[Trouble \"seat "), std::string::npos) << file;
  EXPECT_NE(file.find("[Result \"none\"]"), std::string::npos);
  EXPECT_EQ(shell(kTacit + " replay " + path("g/000001-1.tac") + " >/dev/null").code, 0);
}

// ---- The handshake, and what a program is told ----

class Scripts : public Folder {
 protected:
  // A bot: what a shell script makes of each line, before ours answers it. `pass` hands it on.
  std::string bot(const std::string& eachLine) {
    std::ofstream(folder_ / "bot.sh") << "(while IFS= read -r line; do\n"
                                      << eachLine << "\ndone) | " << kTacit << " protocol\n";
    return "\"cmd:sh " + path("bot.sh") + ":level=random\"";
  }
  static constexpr auto kPass = "printf '%s\\n' \"$line\"";
};

TEST(MatchPrograms, NamesAndVersionsAreInTheResults) {
  const std::string own = program(kTacit + " protocol:level=random");
  const Outcome json = match("random " + own + " --deals 1 --seed 1 --json");
  for (const char* const part :
       {"\"name_a\":\"Tacit random\",\"version_a\":\"", "\"name_b\":\"Tacit\",\"version_b\":\""})
    EXPECT_TRUE(has(json, part)) << part << " in " << json.out;
  const Outcome text = match("random " + own + " --deals 1 --seed 1");
  EXPECT_TRUE(has(text, "protocol:level=random (Tacit ")) << text.out;
}

TEST_F(Folder, NamesAndVersionsAreInTheGames) {
  const std::string own = program(kTacit + " protocol:level=random");
  EXPECT_EQ(match("random " + own + " --deals 1 --seed 1 --save " + path("g") + " >/dev/null").code, 0);
  EXPECT_NE(contents("g/000001-1.tac").find("protocol:level=random (Tacit "), std::string::npos);
}

TEST_F(Scripts, AProgramIsToldTheGameAndItsClock) {
  const std::string told = bot("printf '%s\\n' \"$line\" >>" + path("told") + "; " + kPass);
  EXPECT_EQ(match("random " + told + " --layout duel2 --deals 1 --seed 1 --clock 3600000 >/dev/null").code, 0);
  const std::string lines = contents("told");
  EXPECT_TRUE(lines.starts_with("hello\nnewgame duel2 rules=std pack=master seat=")) << lines.substr(0, 200);
  EXPECT_NE(lines.find(" side=a clock=3600000\nseed "), std::string::npos) << lines.substr(0, 200);
  EXPECT_NE(lines.find("\ngo level=random clock=35"), std::string::npos) << "no time of its own, and a running clock";
}

TEST(MatchCommand, AClockIsInTheResults) {
  const Outcome json = match("simple random --deals 1 --seed 1 --clock 3600000 --json");
  EXPECT_TRUE(has(json, "\"clock\":3600000")) << json.out;
  EXPECT_EQ(number(json, "ms_a"), 0) << "the usual budget would be a second limit";
  EXPECT_TRUE(has(match("simple random --deals 1 --seed 1 --clock 3600000"), "clock      3600000 ms for each seat"));
}

TEST_F(Scripts, OlderProgramsPlayWithoutTheHandshake) {
  for (const std::string hello : {"exit", "echo nonsense", "continue"}) {
    const Outcome json =
        match("random " + bot("case $line in hello|newgame*) " + hello + ";; *) " + kPass + ";; esac") +
              " --layout duel2 --deals 1 --seed 1 --json 2>&1");
    EXPECT_EQ(json.code, 0) << hello << ": " << json.out;
    EXPECT_FALSE(has(json, "first_trouble")) << json.out;
  }
  // One that says whatever it likes to what it does not know, and leaves out `ok`.
  const std::string gruff = "\"cmd:" + kTacit + " protocol | sed -u 's/^name.*/what?/; /^ok/d':level=random\"";
  const Outcome json = match("random " + gruff + " --layout duel2 --deals 1 --seed 1 --json 2>&1");
  EXPECT_EQ(json.code, 0) << json.out;
}

TEST(MatchPrograms, WhoHasANameIsTakenAtItsWord) {
  const std::string twice = program(kTacit + " protocol | sed -u 's/^best.*/&\\n&/':level=random");
  const Outcome told = match("random " + twice + " --layout duel2 --deals 1 --seed 1 2>&1 >/dev/null");
  EXPECT_EQ(told.code, 1);
  EXPECT_TRUE(has(told, "it said 'best' twice")) << told.out;
  EXPECT_TRUE(told.out.starts_with("tacit: a game is forfeited: pair 1, seat ")) << "at once: " << told.out;
}

TEST(MatchPrograms, ACrashSaysHow) {
  const Outcome told = match("random " + program("exit 3") + " --deals 1 --seed 1 2>&1 >/dev/null");
  EXPECT_TRUE(has(told, "the program has ended (exit code 3)")) << told.out;
}

// Runs a match and sends it a Ctrl-C as soon as its file of rows has more than so many lines.
Outcome interruptedMatch(const std::string& arguments, const std::string& rows, int lines) {
  return interrupted(kTacit + " match " + arguments + " --csv " + rows,
                     "[ -e " + rows + " ] && [ $(wc -l < " + rows + ") -ge " + std::to_string(lines) + " ]");
}

TEST_F(Folder, CtrlCPrintsWhatIsFinished) {
  const Outcome json = interruptedMatch("simple random --deals 9999999 --jobs 2 --json", path("1.csv"), 5);
  EXPECT_EQ(json.code, 130);
  EXPECT_TRUE(has(json, "\"interrupted\":true")) << json.out;
  EXPECT_GE(number(json, "games"), 4);
  const Outcome text = interruptedMatch("simple random --deals 9999999", path("2.csv"), 5);
  EXPECT_EQ(text.code, 130);
  EXPECT_TRUE(has(text, "interrupted")) << text.out;
}

TEST_F(Folder, CtrlCDoesNotWaitForAProgram) {
  const Outcome json =
      interruptedMatch("simple " + program("sleep 60") + " --deals 5 --grace 60000 --json", path("3.csv"), 1);
  EXPECT_EQ(json.code, 130);
  EXPECT_TRUE(has(json, "\"interrupted\":true")) << json.out;
  EXPECT_EQ(number(json, "games"), 0);
}

}  // namespace
