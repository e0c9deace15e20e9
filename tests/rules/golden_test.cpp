// The golden play-throughs: the same set-ups, seeds and choices lead to the same games, byte for byte, and the files
// replay to the position they end with.
#include <gtest/gtest.h>

#include <fstream>
#include <iterator>

#include "support/golden.h"
#include "support/places.h"

namespace tacit {
namespace {

std::string contents(const std::string& name) {
  std::ifstream in(testing::dataFile(name), std::ios::binary);
  return {std::istreambuf_iterator<char>(in), {}};
}

TEST(Golden, TheSameGamesAgain) {
  for (const auto& [name, text] : testing::goldenFiles())
    EXPECT_EQ(contents(name), text) << name << ": see `make golden`";
}

TEST(Golden, FilesReplayToTheirLastPosition) {
  for (const auto& setup : testing::goldenSetups()) {
    const std::string name = "golden/" + testing::goldenName(setup);
    const std::string text = contents(name);
    const auto record = notation::parseGameFile(text);
    ASSERT_TRUE(record) << name << ": " << record.error();
    EXPECT_EQ(record->setup, setup);
    const auto last = notation::replay(*record);
    ASSERT_TRUE(last) << name << ": " << last.error();
    ASSERT_NE(record->header("Result"), nullptr);
    EXPECT_EQ(*record->header("Result"), notation::resultText(last->position()));
    const auto comment = text.rfind("{ ");
    const auto written = notation::parsePosition(std::string_view(text).substr(comment + 2, text.size() - comment - 5));
    ASSERT_TRUE(written) << written.error();
    EXPECT_EQ(written->position, last->position()) << name;
    const std::string again = notation::gameFileText(*record);
    EXPECT_EQ(text.substr(0, comment), again);
  }
}

}  // namespace
}  // namespace tacit
