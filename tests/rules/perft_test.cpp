// Perft counts as data: those of an independent implementation (perft.tsv) and our own for further positions
// (perft_own.tsv, made by `make golden`, which keeps the positions and counts them again).
#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <vector>

#include "base/strings.h"
#include "notation/position_text.h"
#include "notation/words.h"
#include "rules/tacit.h"
#include "support/places.h"

namespace tacit {
namespace {

void checkTable(const std::string& name, std::size_t fewest) {
  std::ifstream in(testing::dataFile(name));
  ASSERT_TRUE(in) << name;
  std::size_t positions = 0;
  for (std::string line; std::getline(in, line);) {
    if (line.starts_with('#')) continue;
    const auto columns = base::split(line, '\t');
    const auto scene = notation::parsePosition(columns[0]);
    ASSERT_TRUE(scene) << scene.error() << '\n' << line;
    EXPECT_EQ(notation::positionText(*scene), columns[0]);
    for (std::size_t depth = 1; depth < columns.size(); ++depth)
      EXPECT_EQ(std::to_string(perft(scene->position, static_cast<int>(depth))), columns[depth])
          << "perft " << depth << " of " << columns[0];
    ++positions;
  }
  EXPECT_GE(positions, fewest);
}

TEST(Perft, AgreesWithTheIndependentCounts) { checkTable("perft.tsv", 189); }
TEST(Perft, AgreesWithOurOwnCounts) { checkTable("perft_own.tsv", 200); }

}  // namespace
}  // namespace tacit
