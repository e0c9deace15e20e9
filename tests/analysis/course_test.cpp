// The course of a recorded game: what each decision could be based on.
#include "analysis/course.h"

#include <gtest/gtest.h>

#include <algorithm>
#include <memory>

#include "analysis/conclusions.h"
#include "support/random_games.h"
#include "support/recorded_games.h"

namespace tacit::analysis {
namespace {

using tacit::testing::describe;
using tacit::testing::randomSetup;
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

// What came after such a play was not its doing.
TEST(Course, AGameWhoseBoardWasSetRightIsNotJudged) {
  auto record = recordedGame(Setup::of(Layout::Pairs4), 6, 1);
  ASSERT_TRUE(courseOf(record).ok());
  auto& plays = record.deals.front().plays;
  plays.insert(plays.begin(), {kNoSeat, "a:B,B,B,9/b:B,B,B,B/c:B,B,B,B/d:B,B,B,B"});
  EXPECT_NE(courseOf(record).error().find("set right"), std::string::npos);
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
  const auto whole = recordedGame(Setup::of(Layout::Pairs4), 7, 1);
  const auto problem = [&](auto change) {
    auto record = whole;
    change(record.deals.front());
    const auto course = courseOf(record);
    return course ? "" : course.error();
  };
  EXPECT_NE(problem([](auto& deal) { deal.plays.front().text = "5:a1-64"; }), "");
  EXPECT_NE(problem([](auto& deal) { deal.plays.front().text = "nonsense"; }), "");
  EXPECT_NE(problem([](auto& deal) { deal.plays.front().seat = Seat(5); }), "");
  EXPECT_NE(problem([](auto& deal) { deal.plays.push_back(deal.plays.front()); }), "");
  EXPECT_NE(problem([](auto& deal) { deal.hands[0] = deal.hands[1]; }), "");
  EXPECT_NE(problem([](auto& deal) { deal.gifts[0] = Card::None; }), "");
}

TEST(Course, OfAGameThatGoesOnEndsWhereTheFileEnds) {
  auto record = recordedGame(Setup::of(Layout::Pairs4), 7, 2);
  record.deals.back().plays.resize(3);
  const Course course = courseOfGame(record);
  EXPECT_FALSE(course.over());
  EXPECT_EQ(course.moments.size(), course.deals.back().first + 4 + 3);  // gifts and plays
  record.deals.clear();
  EXPECT_EQ(courseOf(record).error(), "the file has no deal");
}

// What is concluded must be true of the real hands.
TEST(Conclusions, AreTrue) {
  Random random(4);
  std::array<int, kKnownNames.size()> seen{};
  for (std::uint64_t seed = 1; seed <= 40; ++seed) {
    const auto setup = randomSetup(random);
    SCOPED_TRACE(describe(setup));
    const Course course = courseOfGame(recordedGame(setup, seed, 4));
    for (const Moment& moment : course.moments) {
      for (const Conclusion& one : conclusionsOf(moment)) {
        const Hand hand = one.seat == kNoSeat ? Hand{} : moment.before.hands[one.seat];
        ++seen[static_cast<std::size_t>(one.what)];
        switch (one.what) {
          case Known::Holds:
            one.cards.forEachKind([&](Card card) { EXPECT_GE(hand.count(card), one.cards.count(card)); });
            break;
          case Known::CannotHold:
            ASSERT_TRUE(one.why);
            EXPECT_EQ(course.moments[one.why->decision].play.card, one.why->card);
            EXPECT_EQ(hand.kinds() & one.cards.kinds(), 0U);
            break;
          case Known::HasOpening: EXPECT_TRUE(hand.holdsOpeningCard()); break;
          case Known::HasNoOpening: EXPECT_FALSE(hand.holdsOpeningCard()); break;
          case Known::NoneLeft:
            for (const Seat seat : moment.before.inGame()) {
              if (!moment.view.position.hands[seat].isHidden()) continue;
              Hand rest = moment.before.hands[seat];
              moment.view.knows[seat].forEachCard([&](Card card) { rest.remove(card); });
              EXPECT_EQ(rest.kinds() & one.cards.kinds(), 0U);
            }
            break;
          case Known::SaidOpening:
          case Known::SaidNoOpening: EXPECT_TRUE(moment.before.says.known); break;
        }
      }
    }
  }
  for (std::size_t k = 0; k < seen.size(); ++k) EXPECT_GT(seen[k], 20) << kKnownNames[k];
}

// The deal of a record with a card of one hand and a card of another exchanged, up to a decision.
notation::GameRecord exchanged(notation::GameRecord record, Seat x, Card ofX, Seat y, Card ofY, std::size_t plays) {
  auto& deal = record.deals.front();
  deal.hands[x].remove(ofX);
  deal.hands[y].add(ofX);
  deal.hands[y].remove(ofY);
  deal.hands[x].add(ofY);
  deal.plays.resize(plays);
  return record;
}

Card anyOf(Hand hand, Random& random) {
  std::vector<Card> cards;
  hand.forEachCard([&](Card card) { cards.push_back(card); });
  return cards[random.below(static_cast<std::uint32_t>(cards.size()))];
}

// Whether who decides in the n-th moment has seen the same in both courses so far, and everybody has said the same.
bool looksAlike(const Course& one, const Course& other, std::size_t n) {
  const SeatSet own = one.holderOf(one.moments[n].before.by);
  for (std::size_t m = 0; m <= n; ++m) {
    const Position& p = one.moments[m].before;
    const Position& q = other.moments[m].before;
    if (p.says != q.says) return false;
    for (const Seat seat : handsSeen(p, own))
      if (p.hands[seat] != q.hands[seat]) return false;
  }
  return true;
}

// A decision is judged by its view: that is the same in every world its person can't tell from the real one.
TEST(Course, AViewDoesNotDependOnHiddenCards) {
  Random random(6);
  int compared = 0;
  const auto pick = [&](std::size_t n) { return random.below(static_cast<std::uint32_t>(n)); };
  for (std::uint64_t seed = 1; seed <= 150; ++seed) {
    const auto setup = randomSetup(random);
    SCOPED_TRACE(describe(setup));
    const auto record = recordedGame(setup, seed, 1);
    const auto& deal = record.deals.front();
    const Course course = courseOfGame(record);
    const std::size_t gifts = course.moments.size() - deal.plays.size();
    for (int tries = 0; tries < 20; ++tries) {
      const std::size_t plays = 1 + pick(deal.plays.size());
      const Seat x = setup.table().seats.next(Seat(pick(kSeats)));
      const Seat y = setup.table().seats.next(x);
      const Card ofX = anyOf(deal.hands[x], random);
      const Card ofY = anyOf(deal.hands[y], random);
      if (ofX == ofY) continue;
      const auto other = courseOf(exchanged(record, x, ofX, y, ofY, plays));
      const std::size_t n = gifts + plays - 1;
      if (!other || !looksAlike(course, *other, n)) continue;
      ++compared;
      EXPECT_NE(course.moments[n].before, other->moments[n].before);
      EXPECT_EQ(course.moments[n].view, other->moments[n].view);
      EXPECT_EQ(conclusionsOf(course.moments[n]), conclusionsOf(other->moments[n]));
    }
  }
  EXPECT_GT(compared, 50);
}

}  // namespace
}  // namespace tacit::analysis
