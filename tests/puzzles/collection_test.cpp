// The data file of the repository, and files like it.
#include "puzzles/collection.h"

#include <gtest/gtest.h>

#include <fstream>
#include <map>
#include <sstream>

#include "notation/play_text.h"
#include "notation/words.h"
#include "puzzles/judging.h"
#include "support/places.h"

namespace tacit::puzzles {
namespace {

std::string textOfTheFile() {
  std::ifstream in(testing::sourceFile("src/puzzles/puzzles.txt"), std::ios::binary);
  std::ostringstream text;
  text << in.rdbuf();
  return text.str();
}

const Collection& ours() {
  static const Collection collection = *parseFile(textOfTheFile());
  return collection;
}

Layout layoutOf(const Puzzle& puzzle) { return viewIn(puzzle.positions.front())->position.setup.layout; }

TEST(Puzzles, AreWrittenAsTheyAreRead) { EXPECT_EQ(fileText(ours()), textOfTheFile()); }

TEST(Puzzles, AreManyAndOfEveryKind) {
  std::map<Layout, int> layouts;
  std::map<Theme, int> themes;
  std::map<Task, int> tasks;
  for (const Puzzle& puzzle : ours().puzzles()) {
    ++tasks[puzzle.task];
    ++layouts[layoutOf(puzzle)];
    for (const Theme theme : puzzle.themes) ++themes[theme];
  }
  EXPECT_GE(ours().puzzles().size(), 600U);
  EXPECT_GE(tasks[Task::Solo], 30);
  EXPECT_GE(tasks[Task::Line], 20);
  EXPECT_GE(layouts[Layout::Pairs4], 300);
  EXPECT_EQ(layouts.size(), std::size_t{kLayouts});
  for (const auto& [layout, count] : layouts) EXPECT_GE(count, 25) << notation::layoutName(layout);
  EXPECT_EQ(themes.size(), kThemeNames.size());
}

TEST(Puzzles, AreFreeOfProblems) {
  for (const Puzzle& puzzle : ours().puzzles()) EXPECT_EQ(problemWith(puzzle).value_or(""), "") << puzzle.id();
}

TEST(Puzzles, AreEasyAndHard) {
  const auto [easiest, hardest] = std::ranges::minmax(ours().puzzles(), {}, &Puzzle::rating);
  EXPECT_LT(easiest.rating, 18);
  EXPECT_GT(hardest.rating, 33);
}

// Few of them and with less effort than they were made with: `tacit puzzles check --count 1000` does all.
TEST(Puzzles, HaveTheSolutionThatIsFoundAnew) {
  constexpr std::size_t kEvery = 60;
  for (std::size_t n = 0; n < ours().puzzles().size(); n += kEvery) {
    const Puzzle& puzzle = ours().puzzles()[n];
    if (puzzle.task == Task::Solo) continue;
    const View view = *viewIn(puzzle.positions.front());
    const Lead lead = leadOf(view, *notation::parsePlay(view.position, puzzle.solution.front()), 4000, 7);
    EXPECT_GT(lead.ahead.mean, 3 * lead.ahead.error) << puzzle.id();
  }
}

TEST(Collection, KnowsWhichGamesItHasSeen) {
  const std::string text = textOfTheFile();
  for (const Made& made : ours().made()) {
    EXPECT_EQ(ours().gamesOf(made), made.games);
    Made other = made;
    other.source.seed += 1000;
    EXPECT_EQ(ours().gamesOf(other), 0U);
  }
  Collection collection;
  collection.setGames({{Layout::Coop6, Theme::LastMarble, 5}, false, 12});
  collection.setGames({{Layout::Coop6, std::nullopt, 5}, true, 3});
  collection.setGames({{Layout::Coop6, std::nullopt, 5}, true, 4});
  collection.addDropped({11, 30'000, 12});
  const std::string file = fileText(collection);
  EXPECT_NE(file.find("# made: tacit puzzles make --layout coop6 --theme last_marble --seed 5 --games 12\n"),
            std::string::npos);
  EXPECT_NE(file.find("# made: tacit puzzles make --layout coop6 --solo --seed 5 --games 4\n"), std::string::npos);
  EXPECT_NE(file.find("# dropped: 12 by tacit puzzles check --drop --seed 11 --sims 30000\n"), std::string::npos);
  EXPECT_EQ(fileText(*parseFile(file)), file);
  EXPECT_EQ(fileText(collection.withoutPuzzles()), file);
}

TEST(Collection, TakesNoPuzzleTwice) {
  Collection collection;
  const Puzzle& first = ours().puzzles().front();
  EXPECT_TRUE(collection.add(first));
  EXPECT_FALSE(collection.add(first));
  EXPECT_EQ(collection.named(first.id())->solution, first.solution);
  EXPECT_EQ(collection.named("nothing"), nullptr);
  const auto twice = parseFile(lineText(first) + '\n' + lineText(first) + '\n');
  ASSERT_FALSE(twice.ok());
  EXPECT_EQ(twice.error(), "line 2: a second puzzle of this position");
}

TEST(Collection, NamesTheLineThatIsWrong) {
  const auto wrong = [](const std::string& text) { return parseFile(text).ok() ? "" : parseFile(text).error(); };
  EXPECT_EQ(wrong("# anything\n\n"), "");
  EXPECT_TRUE(wrong("# anything\nnothing\n").starts_with("line 2: line: not of nine fields"));
  EXPECT_EQ(wrong("# made: tacit puzzles make --layout pairs5 --seed 1 --games 2\n"),
            "line 1: not a command that makes puzzles");
  EXPECT_EQ(wrong("# dropped: 3 by chance\n"), "line 1: not a command that drops puzzles");
}

// Each of these is a puzzle of the file with something wrong.
TEST(Problems, AreSeen) {
  const Puzzle& puzzle = *std::ranges::find(ours().puzzles(), Task::Play, &Puzzle::task);
  const auto with = [&](const auto& change) {
    Puzzle other = puzzle;
    change(other);
    return problemWith(other).value_or("");
  };
  EXPECT_EQ(with([](Puzzle&) {}), "");
  EXPECT_NE(with([](Puzzle& p) { p.solution = {"5:a1-2"}; }), "");
  EXPECT_EQ(with([](Puzzle& p) { p.themes = {Theme::Seven, Theme::Gift}; }), "its themes are not what happens");
  EXPECT_EQ(with([](Puzzle& p) { p.task = Task::Line; }), "not as many steps as it has");
}

}  // namespace
}  // namespace tacit::puzzles
