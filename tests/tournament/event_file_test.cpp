// Tournaments as text: read back as they were, or refused.
#include "tournament/event_file.h"
#include "base/strings.h"

#include <gtest/gtest.h>

#include "support/tournaments.h"
#include "tournament/standings.h"

namespace tacit::tournament {
namespace {

using tacit::testing::describe;
using tacit::testing::Hall;

// Something of every kind has happened in it.
Hall eventful() {
  Plan plan;
  plan.rounds = 3;
  plan.minutes = 30;
  Hall hall(plan);
  Random random(7);
  EXPECT_FALSE(hall.director("ann").enter("Ann & Bob", {{"Ann", "ann"}, {"Bob", {}}}));
  EXPECT_FALSE(hall.director().enter("Zoë \"Zo\" 🎲", {{"Zoë", {}}}));
  EXPECT_FALSE(hall.director().enter("Eve", {{"Eve", "eve"}}));
  hall.enter(5);
  EXPECT_FALSE(hall.director().merge(3, 2));
  EXPECT_TRUE(hall.pair());
  const Round& round = hall.tournament.rounds().back();
  EXPECT_FALSE(hall.director().swap(round.byes[0], round.pairings[0].board.entrants[0]));
  const Board board = hall.tournament.pairing(1, 1)->board;
  EXPECT_FALSE(hall.director().openTable({1, 1, board.entrants, 1, "abcdefgh"}));
  EXPECT_FALSE(hall.director().report(1, 1, board.entrants[0], {Hall::game(board, {8, 2})}));
  EXPECT_FALSE(hall.director().confirm(1, 1, board.entrants[1]));
  hall.playRound(random);
  EXPECT_FALSE(hall.director().correct(1, 1, {Hall::game(board, {8, 3})}, "read from the wrong row"));
  EXPECT_FALSE(hall.director().leave(4));
  EXPECT_FALSE(hall.director().comeBack(4));
  EXPECT_FALSE(hall.director().change(5, "Team Five", {}));
  EXPECT_FALSE(hall.director().pause());
  EXPECT_FALSE(hall.director().resume());
  EXPECT_FALSE(hall.director().leave(6));
  EXPECT_FALSE(hall.director().undo());
  plan.name = "Club night";
  EXPECT_FALSE(hall.director().changePlan(plan));
  EXPECT_FALSE(hall.director().pair());
  EXPECT_FALSE(hall.director().pairAgain());
  EXPECT_FALSE(hall.director().startRound(5));
  EXPECT_FALSE(hall.director().extend(5));
  hall.playRound(random);
  while (hall.pair()) hall.playRound(random);
  EXPECT_FALSE(hall.director().finish());
  return hall;
}

std::vector<std::string> linesOfFile(const std::string& text) {
  std::vector<std::string> lines;
  for (const auto line : base::split(text, '\n'))
    if (!line.empty()) lines.emplace_back(line);
  return lines;
}

std::string joined(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

std::string errorIn(const std::string& text) {
  const auto read = parseEventFile(text);
  return read ? "" : read.error();
}

// The file with one line's text changed.
std::string errorWith(std::size_t line, std::string_view old, std::string_view fresh) {
  auto lines = linesOfFile(eventFile(eventful().tournament));
  const auto at = lines[line - 1].find(old);
  EXPECT_NE(at, std::string::npos) << lines[line - 1];
  lines[line - 1].replace(at, old.size(), fresh);
  return errorIn(joined(lines));
}

TEST(EventFile, IsTheSameTournamentWhenItIsReadBack) {
  const Tournament before = eventful().tournament;
  std::vector<bool> kinds(std::variant_size_v<EventBody>);
  for (const Event& event : before.events()) kinds[event.what.index()] = true;
  EXPECT_EQ(std::ranges::count(kinds, false), 0) << "a kind of event is missing";
  const auto read = parseEventFile(eventFile(before));
  ASSERT_TRUE(read) << read.error();
  EXPECT_EQ(eventFile(*read), eventFile(before));
  EXPECT_EQ(describe(*read), describe(before));
  EXPECT_EQ(standings(*read), standings(before));
  EXPECT_EQ(read->seed(), before.seed());
}

TEST(EventFile, EveryBeginningOfItIsATournamentThatGoesOnTheSame) {
  const auto lines = linesOfFile(eventFile(eventful().tournament));
  std::string text;
  Tournament step;
  for (const std::string& line : lines) {
    text += line + '\n';
    const auto read = parseEventFile(text);
    ASSERT_TRUE(read) << read.error();
    step.apply(read->events().back());
    EXPECT_EQ(describe(*read), describe(step));
  }
}

TEST(EventFile, MayHaveEmptyLinesAndNeedsNoneAtTheEnd) {
  const std::string text = eventFile(eventful().tournament);
  EXPECT_EQ(errorIn("\n" + text + "\n\n"), "");
  EXPECT_EQ(errorIn(text.substr(0, text.size() - 1)), "");
}

TEST(EventFile, NothingIsNoTournament) {
  EXPECT_EQ(errorIn(""), "there is no tournament in it");
  EXPECT_EQ(errorIn("\n\n"), "there is no tournament in it");
}

TEST(EventFile, WithoutOneOfItsLinesIsRefusedThere) {
  const auto lines = linesOfFile(eventFile(eventful().tournament));
  for (std::size_t gone = 0; gone + 1 < lines.size(); ++gone) {
    auto left = lines;
    left.erase(left.begin() + static_cast<std::ptrdiff_t>(gone));
    EXPECT_TRUE(errorIn(joined(left)).starts_with("line " + std::to_string(gone + 1) + ": its number")) << gone;
  }
}

TEST(EventFile, WithLinesExchangedIsRefused) {
  const auto lines = linesOfFile(eventFile(eventful().tournament));
  for (std::size_t i = 0; i + 1 < lines.size(); ++i) {
    auto other = lines;
    std::swap(other[i], other[i + 1]);
    EXPECT_NE(errorIn(joined(other)), "") << i;
  }
}

TEST(EventFile, CutAnywhereInALineIsRefused) {
  const auto lines = linesOfFile(eventFile(eventful().tournament));
  const std::string last = lines.back();
  const std::string rest = joined({lines.begin(), lines.end() - 1});
  for (std::size_t size = 1; size < last.size(); ++size)
    EXPECT_TRUE(errorIn(rest + last.substr(0, size)).starts_with("line " + std::to_string(lines.size()))) << size;
}

TEST(EventFile, NamesTheLineAndWhatIsWrongWithIt) {
  EXPECT_EQ(errorWith(1, "\"v\":1", "\"v\":2"), "line 1: it was written by a newer Tacit");
  EXPECT_EQ(errorWith(1, "swiss", "roulette").substr(0, 7), "line 1:");
  EXPECT_EQ(errorWith(1, "\"rounds\":3", "\"rounds\":0"), "line 1: rounds: must be between 1 and 99, not '0'");
  EXPECT_EQ(errorWith(2, "\"number\":1", "\"number\":7"), "line 2: its number is not the next one");
  EXPECT_EQ(errorWith(2, "Ann & Bob", ""), "line 2: the name is empty");
  EXPECT_EQ(errorWith(4, "\"eve\"", "\"ann\""), "line 4: 'Eve' plays for 'Ann & Bob' already");
  EXPECT_EQ(errorWith(10, "\"from\":3", "\"from\":99"), "line 10: there is no entrant 99");
  EXPECT_EQ(errorWith(10, "\"from\":3", "\"from\":-1"), "line 10: there is no entrant -1");
}

// What a file names becomes part of addresses and is shown to everybody.
TEST(EventFile, IdsStagesAndBracketsAreChecked) {
  EXPECT_EQ(errorWith(1, "\"id\":\"test\"", "\"id\":\"../x\""), "line 1: a tournament has no such id: '../x'");
  EXPECT_EQ(errorWith(1, "\"organiser\":\"\"", "\"organiser\":\"a b\""), "line 1: a person has no such id: 'a b'");
  EXPECT_EQ(errorWith(2, "\"who\":\"ann\"", "\"who\":\"\""), "line 2: a person has no such id: ''");
  EXPECT_EQ(errorWith(2, "\"person\":\"ann\"", "\"person\":\"<i>\""), "line 2: a person has no such id: '<i>'");
  EXPECT_EQ(errorWith(11, "\"stage\":\"\"", "\"stage\":\"group:x\""), "line 11: there is no stage 'group:x'");
  const auto withBracket = [](const char* places) {
    return errorWith(11, "\"byes\"", R"("bracket":)" + std::string(places) + R"(,"byes")");
  };
  EXPECT_EQ(withBracket("[1,2,4]"), "line 11: it is no bracket");
  EXPECT_EQ(withBracket("[1,2,4,4]"), "line 11: it is no bracket");
  EXPECT_EQ(withBracket("[1,2,4,99]"), "line 11: somebody in the bracket hasn't entered");
}

TEST(EventFile, TimeDoesNotGoBackOrToWhereNobodyCanReckon) {
  EXPECT_EQ(errorWith(1, "\"t\":1,", "\"t\":9223372036854775807,"), "line 1: there is no such time");
  EXPECT_EQ(errorWith(1, "\"t\":1,", "\"t\":0,"), "line 1: it happened before the one ahead of it");
  EXPECT_EQ(errorWith(2, "\"t\":2,", "\"t\":9,"), "line 3: it happened before the one ahead of it");
}

// An undo must name a step that is there: others would reach outside of what is kept.
TEST(EventFile, AnUndoOfNothingIsRefused) {
  Plan plan;
  plan.rounds = 1;
  const Hall hall(plan);
  const std::string text = eventFile(hall.tournament);
  for (const std::int64_t event : {-1, 0, 1, 2, 3})
    EXPECT_EQ(errorIn(text + eventLine({kEventVersion, 2, base::instantAt(2), {}, Undone{event}})),
              "line 2: only the organiser's last step can be undone");
}

// Histories show what was undone, too.
TEST(EventFile, WhatIsUndoneHasPlainTexts) {
  Plan plan;
  plan.rounds = 1;
  Hall hall(plan);
  const std::string text = eventFile(hall.tournament);
  const auto undone = [&](EventBody what) {
    return errorIn(text + eventLine({kEventVersion, 2, base::instantAt(2), {}, std::move(what)}) +
                   eventLine({kEventVersion, 3, base::instantAt(2), {}, Undone{2}}));
  };
  const std::string bell = "Anna\x07";
  Plan named = plan;
  named.name = bell;
  const std::vector<EventBody> all = {Entered{1, bell, {}}, Changed{1, "A", {{bell, {}}}},
                                      Entered{1, "A", {{"B", bell}}}, PlanChanged{named}, Corrected{1, 1, {}, bell}};
  for (const EventBody& what : all) EXPECT_EQ(undone(what).substr(0, 8), "line 2: ") << what.index();
  EXPECT_EQ(undone(Entered{1, "Anna", {}}), "");
}

}  // namespace
}  // namespace tacit::tournament
