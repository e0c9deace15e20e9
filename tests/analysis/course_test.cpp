// The course of a recorded game: what each decision could be based on.
#include "analysis/course.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "analysis/conclusions.h"
#include "support/recorded_games.h"

namespace tacit::analysis {
namespace {

using tacit::testing::recordedGame;

Course courseOfGame(const notation::GameRecord& record) {
  auto course = courseOf(record);
  EXPECT_TRUE(course.ok()) << (course.ok() ? "" : course.error());
  return course.ok() ? *course : Course{};
}

TEST(Course, HasEveryDecisionWithTheViewOfWhoeverMadeIt) {
  for (int layout = 0; layout < kLayouts; ++layout) {
    const auto record = recordedGame(Setup::of(static_cast<Layout>(layout)), 5, 3);
    const Course course = courseOfGame(record);
    ASSERT_EQ(course.deals.size(), 3U);
    const auto plays = std::make_unique<PlayList>();
    Position now = course.deals.front().after;
    for (std::size_t n = 0; n < course.moments.size(); ++n) {
      const Moment& moment = course.moments[n];
      if (n == course.deals[moment.deal].first) now = course.deals[moment.deal].after;
      EXPECT_EQ(moment.before, now);
      EXPECT_EQ(moment.view.position.by, moment.before.by);
      listPlays(moment.view.position, *plays);
      EXPECT_NE(std::ranges::find(*plays, moment.play), plays->end());
      for (const Seat seat : handsSeen(moment.before, only(moment.before.by)))
        EXPECT_EQ(moment.view.position.hands[seat], moment.before.hands[seat]);
      for (const Seat seat : moment.before.inGame().without(handsSeen(moment.before, only(moment.before.by)))) {
        EXPECT_TRUE(moment.before.hands[seat].empty() || moment.view.position.hands[seat].isHidden());
        EXPECT_EQ(moment.view.position.given[seat], Card::None);
      }
      now = moment.after;
    }
    EXPECT_EQ(course.last, now);
  }
}

TEST(Course, SeatsUnderOneNameAreOnePersons) {
  auto record = recordedGame(Setup::of(Layout::Pairs4), 6, 1);
  for (const auto& [seat, name] : {std::pair{"a", "Anna"}, {"c", "Anna"}, {"b", "bot simple"}, {"d", "bot simple"}})
    record.setHeader(seat, name);
  EXPECT_EQ(holdersIn(record), (std::vector{SeatSet(0b0101), SeatSet(0b0010), SeatSet(0b1000)}));
  for (const Moment& moment : courseOfGame(record).moments) {
    const bool annas = moment.before.by == Seat(0) || moment.before.by == Seat(2);
    EXPECT_EQ(moment.view.position.hands[2] == moment.before.hands[2], annas || moment.before.hands[2].empty());
  }
}

TEST(Course, WhatIsWrongWithAFileIsSaid) {
  auto record = recordedGame(Setup::of(Layout::Pairs4), 7, 1);
  record.deals.front().plays.front().text = "5:a1-64";
  EXPECT_FALSE(courseOf(record).ok());
}

// What is concluded must be true of the real hands.
TEST(Conclusions, AreTrue) {
  int cannot = 0;
  int holds = 0;
  for (const Layout layout : {Layout::Pairs4, Layout::Free3, Layout::Trios6}) {
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
      const Course course = courseOfGame(recordedGame(Setup::of(layout), seed));
      for (const Moment& moment : course.moments) {
        for (const Conclusion& one : conclusionsOf(moment)) {
          const Hand hand = one.seat == kNoSeat ? Hand{} : moment.before.hands[one.seat];
          switch (one.what) {
            case Known::Holds:
              ++holds;
              one.cards.forEachKind([&](Card card) { EXPECT_GE(hand.count(card), one.cards.count(card)); });
              break;
            case Known::CannotHold:
              ++cannot;
              ASSERT_TRUE(one.why);
              EXPECT_EQ(course.moments[one.why->decision].play.card, one.why->card);
              EXPECT_EQ(hand.kinds() & one.cards.kinds(), 0U);
              break;
            case Known::HasOpening: EXPECT_TRUE(hand.holdsOpeningCard()); break;
            case Known::HasNoOpening: EXPECT_FALSE(hand.holdsOpeningCard()); break;
            case Known::NoneLeft:
              for (const Seat seat : moment.before.inGame()) {
                if (!moment.view.position.hands[seat].isHidden() || !moment.view.knows[seat].empty()) continue;
                EXPECT_EQ(moment.before.hands[seat].kinds() & one.cards.kinds(), 0U);
              }
              break;
            default: break;
          }
        }
      }
    }
  }
  EXPECT_GT(cannot, 100);
  EXPECT_GT(holds, 100);
}

}  // namespace
}  // namespace tacit::analysis
