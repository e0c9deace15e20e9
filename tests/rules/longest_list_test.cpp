// How long lists get. A single colour's seven leads to at most 286 boards (found by climbing from 480,000 random boards
// of all layouts, the same figure in each). The longest list has a seven and a TAC that is a seven, each over four
// helped colours, and every other card; PlayList::kCapacity must leave ample room above it.
#include <gtest/gtest.h>

#include "notation/position_text.h"
#include "rules/tacit.h"

namespace tacit {
namespace {

// Seat a and its opposite are finished; the other four colours each stand where a seven can do the most.
Position longestList() {
  Position p;
  p.setup = Setup::of(Layout::Coop6);
  const auto& layout = p.layout();
  for (const Seat seat : {Seat{0}, Seat{3}})
    for (unsigned n = 0; n < kMarbles; ++n) p.board.marbles[seat][n] = marbleOn(home(static_cast<int>(n) + 1));
  for (const Seat seat : {Seat{1}, Seat{2}, Seat{4}, Seat{5}}) {
    const Space start = startOf(layout, seat);
    for (const int back : {0, 1, 6}) p.board.put(seat, 0, marbleOn(behind(layout.ring, start, back)));
    p.board.put(seat, 0, marbleOn(ahead(layout.ring, start, 3)));
  }
  p.undo = p.board;
  p.function = Card::Seven;
  for (const Card card : {Card::Seven, Card::Tac, Card::Trickster, Card::One, Card::Thirteen, Card::Four})
    p.hands[0].add(card);
  for (const Seat seat : kAllSeats.without(only(Seat(0)))) p.hands[seat].add(Card::Two);
  return p;
}

TEST(LongestList, FitsEasily) {
  PlayList plays;
  const Position p = longestList();
  listPlays(p, plays);
  EXPECT_GT(plays.size(), 1800) << "not an extreme position any more";
  EXPECT_LT(plays.size(), PlayList::kCapacity * 3 / 4);
}

TEST(LongestList, OneColourLeadsTo286Boards) {
  Position p;
  p.setup = Setup::of(Layout::Pairs4);
  const auto scene = notation::parsePosition(
      "layout=pairs4 board=a:1,20,59,64/b:B,9,14,47/c:B,45,H2,H3/d:B,43,48,49 hands=a:7/b:/c:/d: dealer=d turn=a");
  ASSERT_TRUE(scene) << scene.error();
  PlayList plays;
  listPlays(scene->position, plays);
  EXPECT_EQ(plays.size(), 286);
}

}  // namespace
}  // namespace tacit
