// A table is the fold of its events: the same events give the same table, and the same messages, byte for byte.
#include <gtest/gtest.h>

#include "notation/game_file.h"
#include "support/table_games.h"
#include "table/record.h"

namespace tacit::table {
namespace {

using testing::optionsOf;
using testing::TestTable;

std::vector<Event> throughText(const std::vector<Event>& events) {
  std::vector<Event> again;
  for (const Event& event : events) {
    const std::string text = json::text(event);
    const auto problem = json::readText(text, again.emplace_back());
    EXPECT_FALSE(problem) << problem->what << " in " << text;
    EXPECT_EQ(json::text(again.back()), text);
  }
  return again;
}

std::string dumpOf(const std::vector<Event>& events) {
  Table table;
  for (const Event& event : events) table.apply(event);
  return table.dump();
}

class EveryType : public ::testing::TestWithParam<std::string_view> {};

TEST_P(EveryType, IsPlayedToItsEndAndComesBackFromItsEvents) {
  TestTable game(optionsOf(GetParam()), 7);
  for (int p = 0; p < game.table().type().placeCount(); ++p) game.watch(TestTable::person(p));
  game.watch("stranger");
  game.seatAll();
  game.start();
  while (game.table().stage() == Stage::Playing) {
    game.now += std::chrono::milliseconds(10);
    ASSERT_NO_FATAL_FAILURE(game.decideAtRandom());
  }
  EXPECT_EQ(game.table().stage(), Stage::Over);

  const auto events = throughText(game.events());
  EXPECT_EQ(dumpOf(events), game.table().dump());
  for (const std::string person : {"p0", "stranger"})
    for (const std::int64_t last : {1, 17, 40}) {
      const auto rest = restFor(events, person, last);
      const auto& told = game.told(person);  // all but the first, which came before we listened
      ASSERT_EQ(rest.size() + static_cast<std::size_t>(last), told.size() + 1);
      EXPECT_TRUE(std::equal(rest.begin(), rest.end(), told.begin() + last - 1)) << person << ' ' << last;
    }

  const auto record = recordOf(events);
  const auto parsed = notation::parseGameFile(notation::gameFileText(record));
  ASSERT_TRUE(parsed) << parsed.error();
  const auto replayed = notation::replay(*parsed);
  ASSERT_TRUE(replayed) << replayed.error();
  EXPECT_EQ(notation::resultText(replayed->position()), game.table().result());
}

std::vector<std::string_view> typeNames() {
  std::vector<std::string_view> names;
  for (const GameType& type : gameTypes()) names.push_back(type.name);
  return names;
}

INSTANTIATE_TEST_SUITE_P(All, EveryType, ::testing::ValuesIn(typeNames()),
                         [](const auto& type) { return std::string(type.param); });

TEST(Fold, EveryPrefixIsATableOfItsOwn) {
  const std::string word = std::string(32, 'c') + " word";
  TestTable game(optionsOf("four"), 3);
  std::vector<std::string> dumps;
  game.outside().tell = [tell = game.outside().tell, &dumps, &game](const Event& event) {
    tell(event);
    dumps.push_back(game.table().dump());
  };
  game.seatAll();
  for (const std::string person : {"p1", "p3"}) ASSERT_FALSE(game.act(person, CommitWord{fair::commitmentTo(word)}));
  game.start();
  for (const std::string person : {"p3", "p1"}) ASSERT_FALSE(game.act(person, ShowWord{word}));
  for (int i = 0; i < 60; ++i) game.decideAtRandom();
  std::vector<Event> prefix;
  for (std::size_t i = 1; i < game.events().size(); ++i) {
    prefix.assign(game.events().begin(), game.events().begin() + static_cast<std::ptrdiff_t>(i) + 1);
    ASSERT_EQ(dumpOf(prefix), dumps[i - 1]) << i;  // the first event came before we listened
  }
}

// Tables from before words were sealed come back with theirs, and their games can be checked as they were.
TEST(Fold, WordsThatWereNotSealed) {
  TestTable game(optionsOf("four"));
  game.seatAll();
  std::vector<Event> events = game.events();
  for (const std::string word : {"luck", "wind"}) {
    const std::string kept = R"({"n":)" + std::to_string(events.size() + 1) +
                             R"(,"t":1000000,"who":"p0","id":"w","what":{"k":"word_added","place":0,"word":")" + word +
                             R"("}})";
    EXPECT_FALSE(json::readText(kept, events.emplace_back()));
    EXPECT_EQ(json::text(events.back()), kept);
  }
  Table table;
  for (const Event& event : events) table.apply(event);
  EXPECT_EQ(table.fairness().words, "luck|wind");
  EXPECT_EQ(*recordOf(events).header("Words"), "luck|wind");
  EXPECT_EQ(recordOf(events).header("WordCommits"), nullptr);
}

}  // namespace
}  // namespace tacit::table
