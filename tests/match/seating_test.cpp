// Who sits where: both bots get the same seats, and equal bots half of the games.
#include "match/seating.h"

#include <gtest/gtest.h>

#include <iterator>

namespace tacit::match {
namespace {

const LayoutTable& table(Layout layout) { return kLayoutTables[static_cast<std::size_t>(layout)]; }

TEST(Seating, TwoSidesAreExchanged) {
  EXPECT_EQ(seatings(table(Layout::Pairs4), false, 0),
            (std::vector<Seating>{{SeatSet(0b0101), SeatSet(0b0101)}, {SeatSet(0b1010), SeatSet(0b1010)}}));
  EXPECT_EQ(seatings(table(Layout::Duel2), false, 0),
            (std::vector<Seating>{{SeatSet(0b0001), SeatSet(0b0001)}, {SeatSet(0b0100), SeatSet(0b0100)}}));
  EXPECT_EQ(seatings(table(Layout::PairVsOne3), false, 0),
            (std::vector<Seating>{{SeatSet(0b001), SeatSet(0b001)}, {SeatSet(0b110), SeatSet(0b110)}}));
  EXPECT_EQ(seatings(table(Layout::Trios6), false, 0),
            (std::vector<Seating>{{SeatSet(0b010101), SeatSet(0b010101)}, {SeatSet(0b101010), SeatSet(0b101010)}}));
}

TEST(Seating, CooperativeGamesArePlayedByOneBotEach) {
  EXPECT_EQ(seatings(table(Layout::Coop4), false, 0),
            (std::vector<Seating>{{SeatSet(0b1111), SeatSet(0b1111)}, {SeatSet{}, SeatSet{}}}));
}

TEST(Seating, WhicheverSideWinsEqualBotsWinHalf) {
  for (const auto& layout : kLayoutTables) {
    if (layout.cooperative) continue;
    for (const bool mixed : {false, true}) {
      if (mixed && !canMix(layout)) continue;
      const auto games = seatings(layout, mixed, 1);
      for (const SeatSet winners : layout.sides()) {
        int won = 0;
        for (const Seating& game : games) won += !(game.sidesOfA & winners).empty() ? 1 : 0;
        EXPECT_EQ(2 * won, std::ssize(games)) << layout.name;
      }
    }
  }
}

TEST(Seating, EverySeatIsPlayedByBothEquallyOften) {
  for (const auto& layout : kLayoutTables) {
    const auto games = seatings(layout, false, 0);
    for (const Seat seat : layout.seats) {
      int ofA = 0;
      for (const Seating& game : games) ofA += game.seatsOfA.contains(seat) ? 1 : 0;
      EXPECT_EQ(2 * ofA, std::ssize(games)) << layout.name;
    }
  }
}

TEST(Seating, MixedPartners) {
  EXPECT_EQ(seatings(table(Layout::Pairs4), true, 0),
            (std::vector<Seating>{{SeatSet(0b0001), SeatSet(0b0101)}, {SeatSet(0b0010), SeatSet(0b1010)}}));
  EXPECT_EQ(seatings(table(Layout::Pairs4), true, 1),
            (std::vector<Seating>{{SeatSet(0b0100), SeatSet(0b0101)}, {SeatSet(0b1000), SeatSet(0b1010)}}));
  EXPECT_EQ(seatings(table(Layout::Trios6), true, 5),
            (std::vector<Seating>{{SeatSet(0b010000), SeatSet(0b010101)}, {SeatSet(0b100000), SeatSet(0b101010)}}));
  EXPECT_EQ(seatings(table(Layout::Coop4), true, 2),
            (std::vector<Seating>{{SeatSet(0b0100), SeatSet(0b1111)}, {SeatSet{}, SeatSet{}}}));
  EXPECT_TRUE(canMix(table(Layout::Pairs6)));
  EXPECT_FALSE(canMix(table(Layout::Duel2)));
  EXPECT_FALSE(canMix(table(Layout::PairVsOne3)));
}

}  // namespace
}  // namespace tacit::match
