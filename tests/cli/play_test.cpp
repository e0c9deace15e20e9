// `tacit play` as a process: whole games, garbage, the end of input, saving and going on.
#include <gtest/gtest.h>
#include <sys/wait.h>

#include <algorithm>
#include <array>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

#include "base/result.h"
#include "notation/game_file.h"
#include "notation/position_text.h"
#include "rules/tacit.h"
#include "support/places.h"

namespace tacit::cli {
namespace {

namespace fs = std::filesystem;

struct Ran {
  int code = -1;
  std::string out;  // both streams
};

std::string contents(const fs::path& file) {
  std::ifstream in(file, std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

class Play : public ::testing::Test {
 protected:
  Play() : folder_(fs::temp_directory_path() / ("tacit_play_test" + std::to_string(getpid()))) {
    fs::create_directories(folder_);
  }
  ~Play() override { fs::remove_all(folder_); }

  fs::path path(const std::string& name) const { return folder_ / name; }

  // Quick bots, unless a test asks for others.
  Ran run(std::string arguments, const std::string& input) {
    if (arguments.find("--bots") == std::string::npos) arguments += " --bots simple";
    std::ofstream(path("in"), std::ios::binary) << input;
    const std::string command = "HOME=" + folder_.string() + " XDG_STATE_HOME= '" + testing::tacitProgram() +
                                "' play " + arguments + " < " + path("in").string() + " 2>&1";
    FILE* const pipe = popen(command.c_str(), "r");
    Ran ran;
    char buffer[4096];
    for (std::size_t n = 0; (n = fread(buffer, 1, sizeof buffer, pipe)) > 0;) ran.out.append(buffer, n);
    const int status = pclose(pipe);
    ran.code = WIFEXITED(status) ? WEXITSTATUS(status) : -1;
    return ran;
  }

  // So many answers of each kind, whatever is asked. Where 1 is no answer, the bot has the last word; it thinks for long,
  // so it is seldom asked.
  static std::string answers(int n) {
    std::string input;
    for (; n > 0; --n) input += "1\n1\n1\n1\n1\n1\n1\n1\n1\nany\n";
    return input;
  }

  static bool has(const Ran& ran, const std::string& text) { return ran.out.find(text) != std::string::npos; }

  // The position at the end of a saved game.
  base::Result<Position> end(const fs::path& file) const {
    const auto record = notation::parseGameFile(contents(file));
    if (!record) return base::Error{record.error()};
    const auto game = notation::replay(*record);
    if (!game) return base::Error{game.error()};
    return game->position();
  }

  fs::path folder_;
};

constexpr int kPlenty = 1000;
constexpr auto* kOne = "any\n";  // one decision

TEST_F(Play, EveryLayoutCanBePlayedToTheEnd) {
  for (const auto& layout : kLayoutTables) {
    const Ran ran = run("--seed 3 --layout " + std::string(layout.name), answers(kPlenty));
    EXPECT_EQ(ran.code, 0) << layout.name;
    EXPECT_TRUE(has(ran, "won the game.") || has(ran, "Every marble is home"))
        << layout.name << '\n'
        << ran.out.substr(ran.out.size() > 2000 ? ran.out.size() - 2000 : 0);
  }
}

TEST_F(Play, EveryEditionAndSomePacksToo) {
  for (const auto* const options :
       {"--rules zh --pack basic", "--rules ja --pack basic+JAWD", "--rules pl --layout trios6",
        "--rules th --pack basic+D", "--rules en --layout coop4", "--rules zh --layout coop6",
        "--rules std,places=yes --layout free3", "--rules std,places=yes --layout pairs6 --bots random"}) {
    const Ran ran = run(std::string("--seed 11 ") + options, answers(kPlenty));
    EXPECT_EQ(ran.code, 0) << options;
    EXPECT_TRUE(has(ran, "won the game.") || has(ran, "Every marble is home") || has(ran, "the game is lost"))
        << options;
  }
}

// Always the first choice is poor play, so that with people everywhere a game may well outlast its input.
TEST_F(Play, WithPeopleOnSeveralSeats) {
  int seed = 0;
  for (const std::string people : {"all", "ac,bd", "ac,b,d", "a,b"}) {
    const Ran ran = run("--seed " + std::to_string(++seed) + " --people " + people, answers(60));
    EXPECT_EQ(ran.code, 0) << people;
    EXPECT_TRUE(has(ran, "won the game.") || has(ran, "The input has ended.")) << people;
  }
}

TEST_F(Play, TheSameSeedGivesTheSameGame) {
  const std::string once = run("--seed 8", answers(kPlenty)).out;
  EXPECT_EQ(run("--seed 8", answers(kPlenty)).out, once);
  EXPECT_NE(run("--seed 9", answers(kPlenty)).out, once);
}

TEST_F(Play, BotsCanBeWatched) {
  const Ran ran = run("--people none --seed 4", "");
  EXPECT_EQ(ran.code, 0);
  EXPECT_TRUE(has(ran, "won the game."));
}

TEST_F(Play, TheEndOfInputEndsTheGamePolitely) {
  for (const auto& input : {std::string(), std::string(kOne), answers(7), std::string("any"), std::string("quit\n"),
                            std::string("any\nquit\n")}) {
    const Ran ran = run("--seed 3", input);
    EXPECT_EQ(ran.code, 0);
    EXPECT_TRUE(has(ran, "The game is saved. Resume it with: ") || has(ran, "The game is not finished")) << ran.out;
  }
  EXPECT_EQ(run("--seed 3 --people all", answers(3)).code, 0);
}

TEST_F(Play, GarbageIsAnsweredAndChangesNothing) {
  std::string input = std::string(100'000, 'x') + '\n' + std::string("\0\1\2\x1b[31m\xff\xfe", 10) +
                      "\n0\n-1\n99999999999999999999\n5:\n7:a1-8,\nTAC=\n::::\n~\n";
  input +=
      "give:\ngive:99\nhelp nonsense\nhelp 7\nhelp\nhelp tac\nhelp board\nhelp goal\nlog\nlog "
      "all\nhand\ncards\nboard\nhint\nundo\nback\ncancel\nsave\n\n   \n\t\n";
  const Ran ran = run("--seed 3 --save " + path("g.tac").string(), input + kOne + input + "quit\n");
  EXPECT_EQ(ran.code, 0);
  const Ran plain = run("--seed 3 --save " + path("h.tac").string(), std::string(kOne) + "quit\n");
  EXPECT_EQ(plain.code, 0);
  EXPECT_EQ(contents(path("g.tac")), contents(path("h.tac")));
  EXPECT_EQ(ran.out.find('\033'), std::string::npos)
      << "no escape codes where there is no terminal, not even those typed";
}

TEST_F(Play, HelpOnACardIsThePagesOwn) {
  const Ran ran = run("--seed 3", "help tac\nhelp 5\nquit\n");
  EXPECT_NE(ran.out.find("TAC: undo the last move, then use that card yourself."), std::string::npos);
  EXPECT_NE(ran.out.find("5: move one marble 5 spaces."), std::string::npos);
}

// The hand shown first, as its cards.
std::vector<std::string> handIn(const std::string& out) {
  constexpr std::string_view before = "Your hand: ";
  const auto at = out.find(before);
  if (at == std::string::npos) return {};
  std::istringstream line(out.substr(at + before.size(), out.find('\n', at) - at - before.size()));
  return {std::istream_iterator<std::string>(line), {}};
}

// What was given first, as the game's record has it.
std::string firstGift(const std::string& file) {
  const auto at = file.find("give ");
  return at == std::string::npos ? "" : file.substr(at, file.find_first_of(" \n", at + 5) - at);
}

TEST_F(Play, ACardIsGivenByItsOwnName) {
  for (int seed = 1; seed <= 6; ++seed) {
    const std::string game = "--seed " + std::to_string(seed) + " --save ";
    const auto hand = handIn(run(game + path("look.tac").string(), "").out);
    fs::remove(path("look.tac"));
    ASSERT_FALSE(hand.empty());
    for (std::size_t n = 0; n < hand.size(); ++n) {
      const std::string said =
          std::array{"", "give ", "give:", "GIVE "}.at((n + static_cast<std::size_t>(seed)) % 4) + hand[n];
      const auto file = path("gift.tac");
      fs::remove(file);
      run(game + file.string(), said + "\nquit\n");
      EXPECT_EQ(firstGift(contents(file)), "give a:" + hand[n]) << seed << ' ' << said;
    }
  }
}

TEST_F(Play, ACardThatIsNotThereIsNotGiven) {
  const auto hand = handIn(run("--seed 3", "").out);
  for (int number = 1; number <= 13; ++number) {
    if (std::ranges::find(hand, std::to_string(number)) != hand.end()) continue;
    EXPECT_TRUE(has(run("--seed 3", std::to_string(number) + "\nquit\n"), "There is no card")) << number;
  }
}

TEST_F(Play, NoHiddenCardIsPrinted) {
  const Ran ran = run("--seed 3", kOne);
  EXPECT_TRUE(has(ran, "Your hand: "));
  EXPECT_FALSE(has(ran, " hand ")) << "hands of other seats would be in the corners";
  const Ran open = run("--seed 3 --people ac", kOne);
  EXPECT_TRUE(has(open, " hand ")) << "one person with two seats sees both";
}

TEST_F(Play, SavingAndGoingOnGivesTheSamePosition) {
  for (const int plays : {0, 1, 3, 10, 15}) {
    const auto first = path("first.tac");
    const auto second = path("second.tac");
    fs::remove(first);
    fs::remove(second);
    ASSERT_TRUE(has(run("--seed 5", answers(plays) + "save " + first.string() + "\nquit\n"), "Saved.")) << plays;
    const Ran again = run(first.string(), "save " + second.string() + "\nquit\n");
    EXPECT_EQ(again.code, 0);
    ASSERT_TRUE(has(again, "Saved."));
    EXPECT_EQ(contents(first), contents(second));
    const auto position = end(second);
    ASSERT_TRUE(position.ok()) << position.error();
    EXPECT_EQ(run(first.string(), answers(kPlenty)).code, 0) << "and it can be played to the end";
  }
}

TEST_F(Play, ASaveKeptUpToDateIsReplayedByTheProgramItself) {
  const auto file = path("kept.tac");
  ASSERT_EQ(run("--seed 6 --layout pairs6 --save " + file.string(), answers(kPlenty)).code, 0);
  const auto position = end(file);
  ASSERT_TRUE(position.ok()) << position.error();
  EXPECT_EQ(position->phase, Phase::Over);
  EXPECT_NE(contents(file).find("[Result \"" + notation::wonText(*position) + "\"]"), std::string::npos);
  const Ran ended = run(file.string(), "");
  EXPECT_EQ(ended.code, 0);
  EXPECT_TRUE(has(ended, "is over.") && has(ended, "won the game.") && has(ended, "tacit replay")) << ended.out;
  EXPECT_FALSE(has(ended, "Congratulations") || has(ended, "Better luck")) << "it was not played just now";
}

TEST_F(Play, AFileThatEndsAfterADealGoesOnWithANewOne) {
  const auto file = path("whole.tac");
  run("--seed 6 --save " + file.string(), answers(12));
  auto record = notation::parseGameFile(contents(file));
  ASSERT_TRUE(record.ok());
  ASSERT_GT(record->deals.size(), 2U);
  record->deals.resize(2);
  std::ofstream(path("two.tac")) << notation::gameFileText(*record);
  const auto position = end(path("two.tac"));
  ASSERT_TRUE(position.ok());
  ASSERT_EQ(position->phase, Phase::Deal);
  const Ran ran = run(path("two.tac").string() + " --save " + path("three.tac").string(), kOne);
  EXPECT_EQ(ran.code, 0);
  const auto longer = notation::parseGameFile(contents(path("three.tac")));
  ASSERT_TRUE(longer.ok());
  EXPECT_EQ(longer->deals.size(), 3U);
}

TEST_F(Play, PeopleAreRememberedInTheFile) {
  const auto file = path("people.tac");
  run("--seed 2 --people ac,b --save " + file.string(), answers(4));
  EXPECT_TRUE(has(run(file.string(), ""), "Red, Blue and Green are at this terminal. Yellow is a bot."));
  EXPECT_TRUE(has(run(file.string() + " --people d", ""), "You are Yellow."));
}

TEST_F(Play, SavingNeverReplacesAnotherFileUnasked) {
  std::ofstream(path("mine.txt")) << "precious";
  const Ran ran = run("--seed 2", "save " + path("mine.txt").string() + "\nsave /nonexistent/folder/x.tac\nsave " +
                                      folder_.string() + "\nsave! " + folder_.string() + "\nsave! /dev/null\nquit\n");
  EXPECT_EQ(ran.code, 0);
  EXPECT_EQ(contents(path("mine.txt")), "precious");
  EXPECT_TRUE(has(ran, "exists already"));
  EXPECT_TRUE(has(ran, "No such file or directory"));
  EXPECT_TRUE(has(ran, "not a plain file"));
  EXPECT_TRUE(has(run("--seed 2", "save! " + path("mine.txt").string() + "\nquit\n"), "Saved."));
  for (const auto& entry : fs::directory_iterator(folder_))
    EXPECT_EQ(entry.path().string().find(".new"), std::string::npos) << "no drafts are left";
}

TEST_F(Play, TheOptionSaveNeverReplacesAnotherGame) {
  const std::string file = path("kept.tac").string();
  std::ofstream(file).flush();
  ASSERT_EQ(run("--seed 2 --save " + file, kOne).code, 0) << "an empty file is free";
  const std::string kept = contents(file);
  ASSERT_FALSE(kept.empty());
  const Ran refused = run("--seed 3 --save " + file, kOne);
  EXPECT_EQ(refused.code, 2);
  EXPECT_TRUE(has(refused, "exists already"));
  EXPECT_EQ(contents(file), kept);
  EXPECT_EQ(run(file + " --save " + file, kOne).code, 0) << "the game gone on with";
  EXPECT_NE(contents(file), kept);
}

TEST_F(Play, TheOptionSaveIsTriedBeforeTheGame) {
  for (const auto* const file : {"/nonexistent/x.tac", "/", "/dev/null"}) {
    const Ran ran = run(std::string("--seed 2 --save ") + file, kOne);
    EXPECT_EQ(ran.code, 1) << file;
    EXPECT_TRUE(has(ran, "cannot save to")) << ran.out;
    EXPECT_FALSE(has(ran, "deals")) << ran.out;
  }
}

TEST_F(Play, BadOptionsAreAskedWrongly) {
  for (const auto* const options :
       {"--layout nine", "--rules xx", "--rules std,places=no", "--pack half", "--people az", "--people aa",
        "--people ''x", "--people ,", "--bots clever", "--colour blue", "--seed minus", "--nonsense",
        "--layout duel2 --people b", "--continue x.tac"}) {
    const Ran ran = run(options, "");
    EXPECT_EQ(ran.code, 2) << options << '\n' << ran.out;
    EXPECT_FALSE(ran.out.empty());
  }
}

TEST_F(Play, AGameGoneOnWithKeepsItsSetup) {
  const std::string file = path("kept.tac").string();
  ASSERT_EQ(run("--seed 2 --save " + file, kOne).code, 0);
  for (const std::string option : {"--layout duel2", "--layout pairs4", "--rules ja", "--pack basic"})
    for (const auto& resumed : {file, std::string("--continue")}) {
      const Ran ran = run(resumed + ' ' + option, "");
      EXPECT_EQ(ran.code, 2) << option;
      EXPECT_TRUE(has(ran, "only for a new game")) << ran.out;
    }
}

TEST_F(Play, UnreadableOrIllegalFilesFail) {
  std::ofstream(path("bad.tac")) << "[Layout \"pairs4\"]\n\ndeal a a:1\n";
  std::ofstream(path("junk.tac"), std::ios::binary) << std::string("\0\xff{[", 4);
  for (const auto& file : {path("none.tac"), path("bad.tac"), path("junk.tac"), folder_}) {
    const Ran ran = run(file.string(), kOne);
    EXPECT_EQ(ran.code, 1) << file;
    EXPECT_FALSE(ran.out.empty());
  }
  EXPECT_EQ(run("--continue", "").code, 1) << "nothing is kept";
}

TEST_F(Play, ColoursOnlyWhereTheyAreWanted) {
  EXPECT_EQ(run("--seed 1", answers(2)).out.find('\033'), std::string::npos);
  EXPECT_NE(run("--seed 1 --colour always", answers(2)).out.find("\033["), std::string::npos);
}

}  // namespace
}  // namespace tacit::cli
